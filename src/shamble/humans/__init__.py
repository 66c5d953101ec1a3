"""Humans!!!, Zombies!!! and both at one table, on the kernel."""

GAMES = ("humans", "zombies", "humans-and-zombies")
ORDER = 2
"""Where its games stand among all there are."""
