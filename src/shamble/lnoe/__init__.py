"""Last Night on Earth: its rules on the kernel, its boxes, and what every way in asks of it."""

GAMES = ("last-night-on-earth",)
"""The games of this package; their kits are in `kit.py`."""
ORDER = 1
"""Games of the package with the lowest number come first: the first of all is the usual one."""
