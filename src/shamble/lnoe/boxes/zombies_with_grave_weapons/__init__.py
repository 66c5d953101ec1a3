"""Zombies with Grave Weapons."""
