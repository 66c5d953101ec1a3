"""Why can't I? One sentence and the rules behind it, for whatever a player points at.

    why(game, seat, {"card": "revolver"}, "en")
    why(game, seat, {"space": "4,7"}, "en")                     the Hero who moves; for a Zombie add "zombie"
    why(game, seat, {"option": "search"}, "en")                 with "deck" for one that is not the Hero deck
    why(game, seat, {"objective": "heroes"}, "en")              why that side has not won yet

An answer uses only what the seat may see: open facts, its own hand and its own question.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from shamble.kernel.errors import UnknownId
from shamble.lnoe.at_hand import events_of
from shamble.lnoe.content import DECK, KIND, SHEET, Kind
from shamble.lnoe.describe import EXERT, option_fields, rules_behind
from shamble.lnoe.explain_steps import why_not_there, why_not_zombie
from shamble.lnoe.labels import label, prompt
from shamble.lnoe.names import building_name, model_name, player_name, thing
from shamble.lnoe.progress import in_words
from shamble.lnoe.reasons import Reason, active_hero, reason
from shamble.lnoe.rules.barricades import building_options, may_barricade, movement_to_build
from shamble.lnoe.rules.combat_bonus import fight_cards_left
from shamble.lnoe.rules.deck_apart import deck_of
from shamble.lnoe.rules.items import can_use, may_exchange
from shamble.lnoe.rules.ranged_options import attack_options, has_moved
from shamble.lnoe.rules.search import can_search
from shamble.lnoe.rules.survival import NEEDED, decks_in, movement_of
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import ANY_TIME, CALM, MOMENTS
from shamble.lnoe.uses import ABILITY, Use
from shamble.lnoe.view import is_alive
from shamble.texts import has, say

SUBJECTS = ("card", "ability", "space", "hero", "zombie", "option", "deck", "objective")
"""What can be asked about; `space` may come with the `zombie` or `hero` that would go there, `option` with the `deck`
that would be searched, `objective` is a side."""


class Question(NamedTuple):
    """What is asked, checked against the game: slugs exist, spaces are on the board."""

    card: str = ""
    ability: str = ""
    space: str = ""
    hero: str = ""
    zombie: str = ""
    option: str = ""
    deck: str = ""
    objective: str = ""


def why(game: Lnoe, seat: int, about: Any, language: str) -> dict[str, Any]:
    """Why this seat cannot do that now, or that it can: `{"text": one sentence, "rules": [numbers]}`."""
    asked = _checked(game, about)
    found = not_won(game, asked.objective, language) if asked.objective else None
    found = found or _possible(game, seat, asked, language) or _reason(game, seat, asked, language)
    return {"text": say(language, f"whynot-{found.key}", **found.words), "rules": list(found.rules)}


def _checked(g: Lnoe, about: Any) -> Question:
    if not isinstance(about, dict) or not about or not all(key in SUBJECTS for key in about):
        raise UnknownId(f"Ask about one of {', '.join(SUBJECTS)}, not {about!r}.")
    if not all(isinstance(value, str) for value in about.values()):
        raise UnknownId("What is asked about is named by its id.")
    asked = Question(**about)
    if asked.card and asked.card not in KIND:
        raise UnknownId(f"There is no card {asked.card!r}.")
    if asked.ability and not any(asked.ability in sheet.abilities for sheet in SHEET.values()):
        raise UnknownId(f"There is no ability {asked.ability!r}.")
    if asked.hero and asked.hero not in g.content.order:
        raise UnknownId(f"There is no Hero {asked.hero!r}; there are {', '.join(g.content.order)}.")
    if asked.space and asked.space not in g.board.by_name:
        raise UnknownId(f"The board has no space {asked.space!r}.")
    if asked.zombie and not any(asked.zombie == g.name_of(zombie) for zombie in g.zombies):
        raise UnknownId(f"There is no Zombie {asked.zombie!r} on the board.")
    if asked.deck and asked.deck not in DECK:
        raise UnknownId(f"There is no deck {asked.deck!r}; there are {', '.join(DECK)}.")
    if asked.objective and asked.objective not in g.side:
        raise UnknownId(f"There is no side {asked.objective!r}; there are {', '.join(dict.fromkeys(g.side))}.")
    return asked


# -- winning -----------------------------------------------------------------------------------------------


def not_won(g: Lnoe, side: str, language: str) -> Reason:
    """What a side still lacks for each of its objectives."""
    if g.decision is None:
        return reason("game-over")
    own = [objective for objective in scenario_of(g).objectives if objective.side == side]
    lacking = [in_words(g, objective.goal, side, language) for objective in own]
    rules = tuple(dict.fromkeys(rule for objective in own for rule in objective.rules()))
    joint = say(language, "objective-any")
    return reason("not-won", rules, side=say(language, f"side-{side}"), objectives=joint.join(lacking))


# -- it can be done ----------------------------------------------------------------------------------------


def _possible(g: Lnoe, seat: int, asked: Question, language: str) -> Reason | None:
    """The choice that does what is asked about, if it is offered to this seat now."""
    decision = g.decision
    if decision is None or decision.seat != seat:
        return None
    for option in decision.options:
        fields = option_fields(g, option)
        if _is_about(g, fields, asked):
            return reason("possible", rules_behind(decision), choice=label(g, language, fields))
    return None


def _is_about(g: Lnoe, fields: dict[str, Any], asked: Question) -> bool:
    space = g.board.names[g.board.by_name[asked.space]] if asked.space else ""
    wanted = (
        (asked.card, (fields.get("card"),)),
        (asked.ability, (fields.get("ability"),)),
        (space, (fields.get("to"), fields.get("space"))),
        (asked.hero, (fields.get("hero"), fields.get("target"))),
        (asked.zombie, (fields.get("zombie"), fields.get("target"))),
        (asked.option, (fields["type"],)),
        (asked.deck, (fields.get("deck"),)),
    )
    return all(not value or value in values for value, values in wanted)


# -- it cannot ---------------------------------------------------------------------------------------------


def _reason(g: Lnoe, seat: int, asked: Question, language: str) -> Reason:
    if g.decision is None:
        return reason("game-over")
    if seat < 0:
        return reason("watching")
    found = None
    if asked.card:
        found = _card(g, seat, asked, language)
    elif asked.ability:
        found = _ability(g, seat, asked.ability, language)
    elif asked.space:
        found = why_not_there(g, seat, asked.space, asked.zombie, language)
    elif asked.zombie:
        found = why_not_zombie(g, seat, g.named(asked.zombie), language)
    elif asked.hero:
        found = _hero(g, seat, asked.hero, language)
    elif asked.option or asked.deck:
        found = _option(g, seat, asked.option or "search", asked.deck, language)
    return found or _not_now(g, seat, language)


def _not_now(g: Lnoe, seat: int, language: str) -> Reason:
    """Nothing special stands in the way: something else is asked, of this seat or of another."""
    decision = g.decision
    assert decision is not None
    if decision.seat != seat:
        return reason("not-your-choice", player=player_name(g, language, decision.seat))
    return reason("something-else", rules_behind(decision), question=prompt(g, decision, language))


def _hero(g: Lnoe, seat: int, asked: str, language: str) -> Reason | None:
    """Why a Hero cannot act now."""
    name, hero = thing(language, "hero", asked), g.named(asked)
    if hero < 0 or not is_alive(g, hero):
        return reason("hero-not-in-play", hero=name)
    if g.side[seat] != "heroes":
        return reason("hero-for-zombies", ("8.1.1", "11.1"), hero=name)
    if g.owner[hero] != seat:
        return reason("other-players-hero", hero=name, player=player_name(g, language, g.owner[hero]))
    if g.turn != "heroes":
        return reason("not-hero-turn", ("6.4",))
    if g.lost_turn >> hero & 1:
        return reason("lost-turn", hero=name)
    acting = active_hero(g)
    if acting == hero:
        return None
    if g.activated >> hero & 1:
        return reason("hero-done", ("6.4",), hero=name)
    if acting >= 0:
        return reason("hero-waits", ("6.4",), hero=name, other=model_name(g, language, acting))
    return None


def _option(g: Lnoe, seat: int, type: str, deck: str, language: str) -> Reason | None:
    """Why an action is not among the choices."""
    if type in (*("search", "pick-up", "roll-movement", "step", "give", "take", "attack", "fight"), *WORK):
        if g.side[seat] != "heroes":
            return reason("heroes-only")
        hero = active_hero(g)
        if hero < 0 or g.owner[hero] != seat:
            return reason("no-hero-acts", ("6.4",))
        return _action(g, hero, type, deck, language)
    if type in ("move", "done", "place") and g.side[seat] == "zombies":
        if type == "done" and g.decision is not None and g.decision.kind == "move-zombies":
            return reason("hungry-first", ("8.1.1", "8.1.1.1"))
        return reason("zombie-step", ("6.1.4", "6.1.6"))
    return None


def _action(g: Lnoe, hero: int, type: str, deck: str, language: str) -> Reason | None:
    decision = g.decision
    assert decision is not None
    name = model_name(g, language, hero)
    before_move = decision.kind == "move-action" and EXERT not in decision.facts
    if type in ("search", "pick-up"):
        return _search(g, hero, deck, before_move, language)
    if type == "roll-movement":
        rolled = before_move and decision.facts[0] > 0
        return (
            reason("already-rolled", ("8.4",), hero=name) if rolled else reason("move-is-over", ("6.4.1",), hero=name)
        )
    if type in WORK:
        return _work(g, hero, type, before_move, name)
    if type in ("give", "take"):
        if g.heroes_at[g.space_of[hero]] < 2:
            return reason("nobody-to-exchange-with", ("6.4.2",), hero=name)
        if not may_exchange(g, hero):
            return reason("may-not-exchange", ("6.4.2",), hero=name)
        return reason("exchange-step", ("6.4.2",), hero=name)
    if type == "attack":
        if before_move or decision.kind == "move-hero":
            return reason("attack-after-move", ("6.4.3",), hero=name)
        return None if attack_options(g, hero) else reason("nothing-to-shoot", ("10.1", "10.3"), hero=name)
    if type == "fight":
        if not g.zombies_at[g.space_of[hero]]:
            return reason("nobody-to-fight", ("11.1",), hero=name)
        return reason("fights-last", ("6.4.4",), hero=name)
    return None


WORK = ("build", "reinforce")


def _work(g: Lnoe, hero: int, type: str, before_move: bool, name: str) -> Reason:
    """Why no barricade can be built or reinforced now."""
    if not may_barricade(g):
        return reason("no-barricades", ("8.6",))
    possible = {option[0] for option in building_options(g, hero)}
    if type == "build" and type not in possible:
        return reason("nothing-to-build", ("8.6.1",), hero=name)
    if type == "reinforce" and type not in possible:
        return reason("nothing-to-reinforce", ("8.6.2",), hero=name)
    if not before_move:
        return reason("build-or-move", ("8.6.1",), hero=name)
    return reason("build-with-four", ("8.6.1",), hero=name, needed=movement_to_build(g, hero))


def _search(g: Lnoe, hero: int, deck: str, before_move: bool, language: str) -> Reason:
    name = model_name(g, language, hero)
    building = g.board.building[g.space_of[hero]]
    if not before_move:
        return reason("search-or-move", ("8.5",), hero=name)
    if building < 0:
        return reason("search-inside", ("8.5",), hero=name)
    place = building_name(g, language, building)
    if not g.board.buildings[building].searchable and not deck_of(g, building):
        return reason("search-never-here", ("3.2.2.1",), building=place)
    if g.flagged("no-search", building):
        return reason("search-taken-over", ("3.14.16",), building=place)
    if not can_search(g, hero):
        return reason("search-forbidden", ("8.5",), hero=name)
    if deck:
        return _survival(g, hero, deck, building, language)
    return reason("nothing-to-pick-up", ("3.3.9.1", "8.5.3"), building=place)


def _survival(g: Lnoe, hero: int, deck: str, building: int, language: str) -> Reason:
    """Why a Hero who may search does not find this deck here and now.  [8.5.4]"""
    name = thing(language, "deck", deck)
    rows = [row for row in g.content.searched if row.id == deck]
    if not rows:
        return reason("no-such-deck", ("8.5.4",), deck=name)
    if deck not in decks_in(g, building):
        sets = ", ".join("-".join(map(str, numbers)) for numbers in rows[0].numbers)
        return reason("deck-elsewhere", ("8.5.4",), deck=name, building=building_name(g, language, building), sets=sets)
    if movement_of(g) < NEEDED:
        return reason("deck-with-five", ("8.5.4",), deck=name, hero=model_name(g, language, hero))
    return reason("deck-empty", ("8.5.4.1",), deck=name)


# -- cards and abilities -----------------------------------------------------------------------------------


def _card(g: Lnoe, seat: int, asked: Question, language: str) -> Reason | None:
    kind = KIND[asked.card]
    name = thing(language, "card", kind.id)
    side = DECK[kind.deck].side
    if g.side[seat] != side:
        return reason("other-sides-card", card=name, side=say(language, f"side-{side}"))
    if kind.is_item:
        return _item(g, seat, kind, name, language)
    if kind.immediate is not None:
        return reason("immediate", ("7.2.1",), card=name)
    held = any(g.content.kind_of[copy] == kind.id for copy in (*g.hands[seat], *g.townsfolk))
    if not held:
        if any(g.content.kind_of[row[0]] == kind.id for row in g.in_play):
            return reason("in-play-already", ("7.2.4",), card=name)
        return reason("not-in-hand", card=name)
    if not any(g.content.kind_of[copy] == kind.id for copy in events_of(g, seat)):
        return reason("barred-now", ("7.1",), card=name)
    fight = g.top("fight")
    if fight is not None and kind.row.fight_card and not fight_cards_left(g):
        return reason("fight-card-limit", ("11.3.1",))
    return _moment(g, seat, f"card-{kind.id}", kind.uses, language)


def _item(g: Lnoe, seat: int, kind: Kind, name: str, language: str) -> Reason | None:
    carriers = [hero for hero in g.living_heroes() if any(g.content.kind_of[copy] == kind.id for copy in g.items[hero])]
    if not carriers:
        return reason("nobody-has-it", ("9.1",), card=name)
    own = [hero for hero in carriers if g.owner[hero] == seat]
    if not own:
        player = player_name(g, language, g.owner[carriers[0]])
        return reason("other-has-it", card=name, hero=model_name(g, language, carriers[0]), player=player)
    acting = active_hero(g)
    hero = acting if acting in own else own[0]
    copy = g.item_of(hero, kind.id)
    words = {"card": name, "hero": model_name(g, language, hero)}
    if g.lost_turn >> hero & 1:
        return reason("lost-turn", hero=words["hero"])
    if not g.may_use(hero, copy):
        return reason("used-by-another", card=name)
    if not can_use(g, hero, copy):
        return reason("no-guns", (), **words)
    fight = g.top("fight")
    if fight is not None and kind.row.bonus:
        if fight.hero not in own:
            return reason("not-own-fight", ("11.3.3",), **words)
        if kind.id in fight.bonuses and not kind.row.repeatable:
            return reason("bonus-spent", ("11.3.3",), card=name)
    if kind.row.range >= 0:
        return _weapon(g, hero, kind, words)
    if not kind.uses:
        return reason("works-by-itself", ("9.1",), card=name)
    return _moment(g, seat, f"card-{kind.id}", kind.uses, language)


def _weapon(g: Lnoe, hero: int, kind: Kind, words: dict[str, str]) -> Reason:
    """Why a weapon with a range cannot be fired."""
    decision = g.decision
    assert decision is not None
    moving = decision.kind in ("move-action", "move-hero", "exchange")
    if active_hero(g) != hero or moving or g.top("fight") is not None:
        return reason("weapon-step", ("6.4.3",), **words)
    if kind.row.needs and not g.has_item(hero, kind.row.needs):
        return reason("weapon-needs-fire", ("9.5.1",), **words)
    if kind.row.standing and has_moved(g, hero):
        return reason("weapon-standing", ("6.4.3",), **words)
    return reason("weapon-no-target", ("10.1", "10.3"), range=kind.row.range, **words)


def _ability(g: Lnoe, seat: int, ability: str, language: str) -> Reason | None:
    name = thing(language, "ability", ability)
    owners = [hero for hero in g.living_heroes() if ability in g.sheet[hero].abilities]
    if not any(g.owner[hero] == seat for hero in owners):
        return reason("not-your-ability", ability=name)
    if ability not in ABILITY or not ABILITY[ability].uses:
        return reason("ability-by-itself", ability=name)
    return _moment(g, seat, f"ability-{ability}", ABILITY[ability].uses, language)


def _moment(g: Lnoe, seat: int, message: str, uses: list[Use], language: str) -> Reason:
    """The moment is wrong, another player is asked, or there is nothing to use it on."""
    name = say(language, message)
    moments = 0
    for use in uses:
        moments |= use.when
    decision = g.decision
    assert decision is not None
    if not moments & decision.accept:
        if moments & CALM:
            if g.top("fight") is not None and not moments & ANY_TIME:
                return reason("not-in-a-fight", ("7.1.1.2",), card=name)
            return reason("answer-first", ("7.1",), card=name)
        named = [MOMENTS[bit] for bit in MOMENTS if moments & bit]
        text = "; ".join(say(language, f"whynot-moment-{word}") for word, _ in named)
        return reason("wrong-moment", named[0][1], card=name, moments=text)
    if decision.seat != seat:
        return reason("not-your-choice", ("7.1.1",), player=player_name(g, language, decision.seat))
    effect = say(language, f"{message}.text") if has(language, f"{message}.text") else ""
    return reason("no-target", ("7.1",), card=name, effect=effect)
