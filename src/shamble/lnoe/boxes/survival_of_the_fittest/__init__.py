"""Survival of the Fittest."""
