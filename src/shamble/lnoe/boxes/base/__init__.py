"""The 2007 box."""
