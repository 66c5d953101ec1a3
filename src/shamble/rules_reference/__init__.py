"""Rules that can be found: the numbered rules, our words for them, the code and the tests that cite them."""
