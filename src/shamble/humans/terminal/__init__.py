"""The three games in characters."""
