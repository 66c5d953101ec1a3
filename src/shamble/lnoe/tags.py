"""What a card is good for, in one word each. A card says it in its row (`tags`); whoever values cards reads it there.

What its Combat Bonus does and whether it shoots is in its row already and counts as tags too.
"""

from __future__ import annotations

TAGS: dict[str, str] = {
    # dice of a fight; the first ones are what a Combat Bonus can be
    "add-die": "the Hero rolls one more Fight Die",
    "kill-on-win": "a Zombie that is beaten is killed",
    "win-ties": "the Hero wins ties",
    "reroll-own-dice": "the Hero rolls any of the own Fight Dice again",
    "reroll-own-die": "the Hero rolls one of the own Fight Dice again",
    "zombie-rerolls": "the Zombie rolls its Fight Dice again",
    "kill-on-six": "a 6 of the Hero kills at once",
    "kill-by-two": "a Zombie that is beaten by two or more is killed",
    "near-doubles": "Fight Dice that differ by one are doubles",
    "cancel-fight-card": "a Fight card of the Zombie is cancelled",
    "change-die": "a Fight Die shows one more or less",
    "zombie-dice": "Zombies roll two more Fight Dice",
    "hero-rerolls": "the Hero rolls Fight Dice again that the Zombie player picks",
    "cancel-fight": "a fight does not take place",
    "in-a-crowd": "for a Hero among several Zombies",
    "lasting": "remains in play and helps",
    # Heroes
    "shoot": "attacks from afar",
    "light": "lights explosives and dark rooms",
    "spare": "goes in place of a card that would be lost",
    "heal": "takes off one wound",
    "heal-all": "takes off every wound of a Hero",
    "prevent": "prevents a wound",
    "put-out": "puts fires out",
    "hold": "keeps Zombies where they are",
    "drive-away": "moves Zombies away",
    "strike": "kills Zombies around a place, and costs nothing",
    "bar": "keeps Zombies from going through walls",
    "through-walls": "lets Heroes go through walls",
    "short-cut": "leads Heroes to a far place sooner",
    "barricade": "builds or strengthens barricades",
    "fetch": "finds a card of one's choice",
    "get-away": "takes a Hero out of a fight and farther",
    "last-blow": "a Hero dies and takes Zombies along",
    "pass-on": "hands an item to a Hero elsewhere",
    "guard-deck": "keeps Zombies from discarding Hero cards",
    "sturdy": "gives a Hero another Health box",
    "aim": "makes ranged attacks better",
    "run": "makes a movement roll better",
    "second-move": "gives a Hero another Move Action",
    "combine": "makes one item of two",
    "lure": "draws Zombies to a Hero",
    "no-fight-cards": "keeps Heroes who stand together safe from Fight cards",
    "together": "Heroes fight a Zombie together",
    "company": "helps Heroes who share a space",
    "hold-the-house": "helps Heroes behind a full barricade",
    "pass-zombies": "lets Heroes run past Zombies",
    "learn": "gives Experience",
    "atone": "pays with Experience to be rid of what keeps a Hero from spending it",
    "search-after-moving": "lets a Hero search where a move ends",
    "experience": "teaches a Hero something",
    # either side
    "draw": "draws cards",
    "shuffle-back": "puts discarded cards back into the deck",
    "cancel": "cancels a card of the other side that is being played",
    "cancel-in-play": "cancels a card of the other side in play",
    # Zombies
    "walk": "moves Zombies farther",
    "spawn": "brings Zombies",
    "pit": "makes a new Spawning Pit",
    "unkillable": "keeps Zombies from being killed",
    "dark": "ends moves in a building",
    "lock": "ends a move at a door, or keeps a Hero inside",
    "slow": "shortens moves",
    "no-search": "keeps Heroes from searching",
    "lose-turn": "costs Heroes their turn",
    "weaken": "makes a Hero fight worse",
    "unlearn": "takes Upgrades or Experience, or keeps it from being spent",
    "hinder": "makes a Hero's life a little harder",
    "wound": "wounds a Hero",
    "worse": "makes a lost fight cost the Hero more",
    "fight-again": "a Zombie that was fended off fights on",
    "infect": "infects a Hero",
    "turn": "turns a Hero into a Zombie Hero",
    "break-test": "makes a weapon more likely to break",
    "break-gun": "takes a gun",
    "take-item": "takes an item of a Hero",
    "take-card": "takes a card out of the game",
    "discard-deck": "discards many cards of the Hero deck",
    "burn": "starts or spreads a fire",
    "drain": "discards a card of the Hero deck again and again",
}
"""All the tags there are, and what they say."""

MODES: dict[str, str] = {
    "extra-die": "add-die",
    "reroll": "zombie-rerolls",
    "add": "change-die",
    "subtract": "change-die",
    "shuffle": "shuffle-back",
    "place": "spawn",
    "holy-fire": "strike",
}
"""How a use of a card is called where it has several, if that is no tag itself."""


def meant(mode: str, tags: frozenset[str]) -> frozenset[str]:
    """What one use of a card is good for: its mode says it, or else all its tags do."""
    tag = MODES.get(mode, mode)
    return _SINGLE[tag] if tag in TAGS else tags


_SINGLE = {tag: frozenset((tag,)) for tag in TAGS}
