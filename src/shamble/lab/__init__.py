"""The laboratory: many games at once, what they show, how fast they are, and environments to learn in."""
