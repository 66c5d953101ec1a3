"""Revenge of the Dead (2008): ten cards and a scenario."""
