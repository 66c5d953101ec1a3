"""How the bots play Last Night on Earth."""
