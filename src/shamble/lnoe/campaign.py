"""Linked games: short ones, each with another Hero, then a whole scenario with the Heroes who got through theirs.

What has been played comes with the configuration and is handed on with the result, so that nobody but the players
has to keep it: `{"campaign": [{"hero": "billy", "survived": true, "cards": ["revolver", "faith"]}]}`.
"""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import BadConfig
from shamble.lnoe.content import DECK, SHEET, Content
from shamble.lnoe.rules.cards import copy_if_any, copy_in
from shamble.lnoe.rules.piles import out_of_deck
from shamble.lnoe.rules.search import gain_card
from shamble.lnoe.scenario import SCENARIOS, scenario_of
from shamble.lnoe.state import Lnoe, card_names
from shamble.lnoe.tabletop import HEROES_WIN, Played


def checked_campaign(said: Any, scenario: str, known: Content, hero_players: int) -> tuple[Played, ...]:
    """The games played so far; raises BadConfig with a sentence where they cannot lead to this one."""
    if not said:
        return ()
    rows = _rows(said, known)
    linked = max((SCENARIOS[name].row.linked for name in known.scenarios), default=0)
    if not linked or not scenario:
        raise BadConfig("A campaign needs a scenario by name, and a box with games that are linked.")
    if SCENARIOS[scenario].row.linked:
        if len(rows) >= linked:
            raise BadConfig(f"All {linked} games of the campaign are played; what comes now is another scenario.")
        return rows
    if len(rows) < linked:
        raise BadConfig(f"A campaign goes on after {linked} games, not after {len(rows)}.")
    left = sum(row.survived for row in rows)
    if not left:
        raise BadConfig("Nobody has survived: the campaign is over.")
    if left < hero_players:
        raise BadConfig(f"With {left} of the Heroes left there cannot be {hero_players} Hero players.")
    return rows


def _rows(said: Any, known: Content) -> tuple[Played, ...]:
    """The rows of a campaign, each with a Hero and cards that there are."""
    if not isinstance(said, list | tuple) or not all(isinstance(row, dict) for row in said):
        raise BadConfig("A campaign is a list of games, each with hero, survived and cards.")
    sheets = [sheet.id for sheet in known.sheets]
    left = [known.kind_of[copy] for deck in known.decks if DECK[deck].side == "heroes" for copy in known.decks[deck]]
    rows = []
    for row in said:
        hero, survived, cards = row.get("hero"), row.get("survived"), row.get("cards", [])
        if hero not in sheets:
            raise BadConfig(f"There is no Hero {hero!r} in these boxes; there are {', '.join(sheets)}.")
        if not isinstance(survived, bool) or not isinstance(cards, list | tuple):
            raise BadConfig(f"The game of {hero} says survived, true or false, and a list of cards.")
        for card in cards:
            if card not in left:
                raise BadConfig(f"{hero} cannot have {card!r}: the decks of the Heroes hold no further copy of it.")
            left.remove(card)
        rows.append(Played(hero, survived, tuple(cards)))
    if len({SHEET[row.hero].person for row in rows}) < len(rows):
        raise BadConfig("A Hero plays one game of a campaign, in whatever version.", ("5.6.1",))
    return tuple(rows)


def campaign_team(played: tuple[Played, ...], scenario: str, asked: tuple[str, ...]) -> tuple[str, ...]:
    """Another Hero in each of the linked games, as far as one is asked for; then those who are left."""
    if not SCENARIOS[scenario].row.linked:
        return tuple(row.hero for row in played if row.survived)
    met = {SHEET[row.hero].person for row in played}
    again = [hero for hero in asked if SHEET[hero].person in met]
    if again:
        raise BadConfig(f"{again[0]} has played a game of this campaign already.")
    return asked


# -- in the game -------------------------------------------------------------------------------------------


def survivors(g: Lnoe) -> list[Played]:
    return [row for row in g.campaign if row.survived]


def goes_on(g: Lnoe) -> bool:
    """Whether this is one of the linked games, and not the one that they lead to."""
    return scenario_of(g).row.linked > 0


def set_kept_cards_aside(g: Lnoe) -> None:
    """What Heroes of earlier games have kept is in nobody's deck, before any other card is taken out of one."""
    for row in survivors(g):
        for card in row.cards:
            deck = g.content.pile_of[card]
            copy = copy_if_any(g, g.deck[deck], card)
            if copy < 0:
                raise BadConfig(f"{row.hero} has kept {card!r}, which is a card of rules that are off in this game.")
            out_of_deck(g, copy, deck)
            g.removed.append(copy)


def give_kept_cards(g: Lnoe, hero: int) -> None:
    """Who got through an earlier game has kept items and events from it.  [Appendix II]"""
    if goes_on(g):
        return
    for row in survivors(g):
        if row.hero == g.sheet[hero].id:
            for card in row.cards:
                copy = copy_in(g, g.removed, card)
                g.removed.remove(copy)
                gain_card(g, hero, copy)


# -- told --------------------------------------------------------------------------------------------------


def standing(g: Lnoe) -> dict[str, Any]:
    """How a campaign stands, this game included once it is over; nothing where there is none.

    What a survivor keeps is open from then on.  [Ruling G17]
    """
    rows = list(g.campaign)
    linked = scenario_of(g).row.linked
    if linked and g.result is not None:
        rows.append(_played(g))
    if not rows and not linked:
        return {}
    return {
        "campaign": {
            "games": [{"hero": row.hero, "survived": row.survived, "cards": list(row.cards)} for row in rows],
            "of": linked or len(rows),
            **({} if linked else {"last": True}),
        }
    }


def _played(g: Lnoe) -> Played:
    """Who has not escaped by morning is lost, dead or not.  [Ruling G16]"""
    assert g.result is not None
    hero = next(model for model in range(len(g.model)) if g.is_hero(model))
    if g.result[0] != HEROES_WIN:
        return Played(g.sheet[hero].id, False, ())
    kept = (*g.items[hero], *g.hands[g.owner[hero]])
    return Played(g.sheet[hero].id, True, tuple(card_names(g, kept)))
