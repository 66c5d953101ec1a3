"""Hold the Line! (2013): ten cards and a scenario about an edge of the board that must not be reached."""
