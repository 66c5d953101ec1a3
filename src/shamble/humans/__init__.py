"""Humans!!!, Zombies!!! and both at one table, on the kernel."""
