"""What is worked out once and kept is at every moment what it would be if it were worked out anew."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.kernel import chance
from shamble.lnoe.at_hand import look_at_hand, refresh
from shamble.lnoe.content import BOXES, parts_of
from shamble.lnoe.game import of_the_package
from shamble.lnoe.rules.hunger import still_to_move
from shamble.lnoe.scenario import agree_on
from shamble.lnoe.uses import note_changes

KIT = games.kit("last-night-on-earth")
EVERYTHING = {"profile": "complete", "boxes": of_the_package()}
FIRST_BOX = [{"scenario": scenario} for scenario in BOXES["base"].scenarios]
LATER_BOXES = [
    {**EVERYTHING, "scenario": scenario}
    for box in parts_of(of_the_package())
    for scenario in BOXES[box].scenarios
    if box != "base"
]
CONFIGS = [*FIRST_BOX, *({**EVERYTHING, **config} for config in FIRST_BOX[:3]), *LATER_BOXES, {"players": 4}]


def kept(g: Any) -> list[Any]:
    """What a game keeps of its effects, cards in play, markers, hands and Zombies."""
    hands = [hand.uses for hand in g.at_hand if hand is not None]
    waiting = still_to_move(g)
    moves = (waiting.free, waiting.hungry)
    return [g.changed, g.heard, g.in_effect, g.flags, g.hindered, g.react, hands, moves]


def anew(g: Any) -> list[Any]:
    """The same of a copy that works all of it out again."""
    copy = g.clone()
    note_changes(copy)
    copy.note_markers()
    agree_on(copy, copy.special)
    for seat, hand in enumerate(g.at_hand):
        if hand is not None:
            refresh(copy, seat)
    copy.at_hand = [None if hand is None else look_at_hand(copy, seat) for seat, hand in enumerate(g.at_hand)]
    return kept(copy)


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_what_is_kept_is_what_would_be_found_anew(number: int):
    game = KIT.new(CONFIGS[number], number)
    luck = chance.stream(number, "kept")
    for _ in range(400):
        if game.decision is None:
            break
        assert kept(game) == anew(game)
        index, luck = chance.pick(luck, len(game.decision.options))
        game.choose(index)
