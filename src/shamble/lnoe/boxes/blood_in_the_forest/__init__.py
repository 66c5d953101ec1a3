"""Blood in the Forest, of 2013."""
