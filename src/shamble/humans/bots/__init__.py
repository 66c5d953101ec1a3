"""Bots for the three games: steady play for both roles, and what a searching bot looks ahead with."""
