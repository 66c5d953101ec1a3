"""The game in a terminal: the board in characters, numbered choices, one line of input at a time."""
