"""The web scenarios (2007 to 2012): more nights with what other boxes hold."""
