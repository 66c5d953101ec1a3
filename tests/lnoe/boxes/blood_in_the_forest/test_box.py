"""Blood in the Forest as a box: what it holds, and what stays out of the decks without its rules."""

from __future__ import annotations

from shamble.lnoe.content import BOXES, KIND, content


def test_each_deck_of_the_box_has_its_twenty_cards() -> None:
    cards = BOXES["blood-in-the-forest"].cards
    counted = {deck: sum(count for kind, count, _ in cards if KIND[kind].deck == deck) for deck in ("hero", "zombie")}
    assert counted == {"hero": 20, "zombie": 20}
    assert len(BOXES["blood-in-the-forest"].heroes) == 2


def test_every_card_says_what_it_is_good_for() -> None:
    assert [kind.id for kind in KIND.values() if kind.box == "blood-in-the-forest" and not kind.tags] == []


def test_cards_whose_rules_are_in_no_box_in_play_stay_out_of_the_deck() -> None:
    kinds = set(content(("base", "blood-in-the-forest"), advanced=True).kind_of)
    assert not kinds & {"fire", "infected"}, "Fire and infection come with Timber Peak"
    assert kinds >= {"dark-forest", "trail-map"}
