"""Radioactive Zombies with Grave Weapons."""
