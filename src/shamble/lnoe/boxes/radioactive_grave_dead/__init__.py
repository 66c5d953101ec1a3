"""Radioactive Grave Dead (2009): seven figures, their ooze, and a meteorite."""
