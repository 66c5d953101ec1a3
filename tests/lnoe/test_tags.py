"""Tags: a card says what it is good for, so that nobody needs a line of their own about it."""

from pathlib import Path

import pytest

from shamble.lnoe.bots.overrides import ABILITIES, CARDS, KEEP, WEIGHTS
from shamble.lnoe.content import KIND, SHEET
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.shelf import BadBox
from shamble.lnoe.tags import MODES, TAGS
from tests.lnoe.made_up import made_up_box


def test_every_card_says_what_it_is_good_for_or_is_tuned() -> None:
    assert [kind.id for kind in KIND.values() if not kind.tags and kind.id not in CARDS] == []


def test_what_is_tuned_exists() -> None:
    assert sorted(set(CARDS) - set(KIND)) == []
    assert sorted(set(ABILITIES) - {ability for sheet in SHEET.values() for ability in sheet.abilities}) == []
    assert {name for name, _ in (*KEEP, *WEIGHTS)} <= set(SCENARIOS)


def test_a_mode_stands_for_a_tag() -> None:
    assert set(MODES.values()) <= set(TAGS)


def test_a_tag_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    row = '[[card]]\nid = "bandage"\ndeck = "hero"\ntype = "event"\ntags = ["cuddle"]\n'
    with pytest.raises(BadBox, match="there is no tag 'cuddle'; there are add-die"), made_up_box(tmp_path, cards=row):
        pass
