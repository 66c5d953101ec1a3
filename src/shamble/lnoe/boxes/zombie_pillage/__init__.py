"""Zombie Pillage (2009): ten cards, a special rule and a scenario about a town that is eaten bare."""
