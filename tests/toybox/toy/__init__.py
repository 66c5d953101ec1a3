"""The stairs of `tests/kernel/toy.py` as a game that the whole house serves; tests put it below `shamble`."""

GAMES = ("toy",)
ORDER = 1000
