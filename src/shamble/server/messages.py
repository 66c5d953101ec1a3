"""What a browser may say on its line, checked in one pass."""

from __future__ import annotations

import msgspec


class Choose(msgspec.Struct, tag="choose", tag_field="t"):
    """An option of the decision that came with this sequence number."""

    seq: int
    option: str


class Undo(msgspec.Struct, tag="undo", tag_field="t"):
    """Take the last choice back."""


class Say(msgspec.Struct, tag="chat", tag_field="t"):
    """A line of chat."""

    text: str


class Hint(msgspec.Struct, tag="hint", tag_field="t"):
    """What would a bot do?"""


class Why(msgspec.Struct, tag="why", tag_field="t"):
    """Why can't I? About one card, space, Hero, Zombie or option."""

    about: dict[str, str]


class Reveal(msgspec.Struct, tag="reveal", tag_field="t"):
    """The next player at a shared device is alone with it."""

    seat: str


class Quiet(msgspec.Struct, tag="quiet", tag_field="t"):
    """Pass windows of these kinds for me, or ask again."""

    kinds: list[str]
    on: bool


class Asking(msgspec.Struct, tag="asking", tag_field="t"):
    """Ask me always, when there is something new, or only when it presses."""

    mode: str


class Name(msgspec.Struct, tag="name", tag_field="t"):
    """What whoever came by link wants to be called; said once."""

    name: str


class Odds(msgspec.Struct, tag="odds", tag_field="t"):
    """The chances of a Hero against so many Zombies."""

    hero: str
    zombies: int = 1


class TakeOver(msgspec.Struct, tag="takeover", tag_field="t"):
    """A bot plays for somebody who left."""

    seat: str
    level: str = "normal"


class Contribute(msgspec.Struct, tag="contribute", tag_field="t"):
    """A page's own part of the seed, in hexadecimal, before the cards are dealt."""

    part: str


Said = Choose | Undo | Say | Hint | Why | Reveal | Quiet | Asking | Name | Odds | TakeOver | Contribute

LEVELS = ("easy", "normal", "hard")
"""How well a bot plays that takes somebody's seat."""

decoder = msgspec.json.Decoder(Said)
encoder = msgspec.json.Encoder()
