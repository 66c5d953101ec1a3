"""Rules that can be found: the numbered rules, our words for them, the code and the tests that cite them."""

from shamble.rules_reference.reference import coverage, entries, figure, reference_card

__all__ = ["coverage", "entries", "figure", "reference_card"]
