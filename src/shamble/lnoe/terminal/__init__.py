"""Last Night on Earth in characters: the board, the lines around it, the choices and their help."""
