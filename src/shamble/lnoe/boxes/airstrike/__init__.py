"""Airstrike (2014): ten cards, buildings that are destroyed from the air, and a scenario."""
