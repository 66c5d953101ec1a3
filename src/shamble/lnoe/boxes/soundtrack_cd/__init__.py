"""The soundtrack of 2007: two cards."""
