"""Last Night on Earth and its family."""
