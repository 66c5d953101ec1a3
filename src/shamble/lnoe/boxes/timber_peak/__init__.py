"""Timber Peak, of 2012."""
