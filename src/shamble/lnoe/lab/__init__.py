"""What the laboratory reads off a game of Last Night on Earth."""
