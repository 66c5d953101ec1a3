"""Red Zombies with Grave Weapons."""
