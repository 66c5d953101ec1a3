"""The Hero cards of Blood in the Forest, and its two Heroes."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import board_from
from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.blood_in_the_forest.scenes import fight, hero_turn, table
from tests.table import GRID, Table, new_game


def grid(**more: Any) -> dict[str, Any]:
    """The usual small board with something added to it."""
    return {"grid": {**GRID["grid"], **more}}


WOODS = grid(forest=["3,3", "4,3"])


# -- Bear Trap ---------------------------------------------------------------------------------------------


def trapped(die: int, **more: Any) -> Table:
    situation = {"turn": "zombies", "step": "move", "markers": [{"kind": "bear-trap", "space": "6,4"}], **more}
    t = table(heroes={"billy": "0,0"}, zombies={"z1": "7,5", "z2": "5,5"}, dice=[die], **situation)
    t.choose("move", zombie="z1", to="6,4")
    return t


def test_a_bear_trap_is_set_in_the_own_space_once() -> None:
    t = hero_turn("billy", ("bear-trap",))
    t.choose("use-item", card="bear-trap")
    assert {"kind": "bear-trap", "space": "3,3"} in t.state["markers"]
    assert t.heroes["billy"]["items"] == []
    t = hero_turn("billy", ("bear-trap",), markers=[{"kind": "bear-trap", "space": "3,3"}])
    assert not t.offers("use-item", card="bear-trap")


@pytest.mark.parametrize(("die", "there"), [(2, True), (3, False)])
def test_the_first_zombie_in_a_bear_trap_is_hit_on_three_or_more(die: int, there: bool) -> None:
    t = trapped(die)
    assert ("z1" in t.zombies) is there
    assert t.state["markers"] == [], "the trap is used up"
    t.choose("move", zombie="z2", to="6,4")
    assert "z2" in t.zombies


def test_a_bear_trap_ends_a_longer_move() -> None:
    switches = {"champions": "on", "experience": "on"}
    t = table(
        heroes={"billy": "0,0"}, zombies={"f1": "7,5"}, dice=[1], turn="zombies", step="move", switches=switches,
        markers=[{"kind": "bear-trap", "space": "6,4"}],
    )  # fmt: skip
    t.choose("move", zombie="f1", to="6,4")
    assert t.zombies["f1"]["space"] == "6,4"
    assert not t.find("move", zombie="f1")


# -- Climbing Rope -----------------------------------------------------------------------------------------

CLIFF = grid(impassable=[["3,2", "4,2"], ["3,3", "4,3"], ["3,4", "4,4"]])


@pytest.mark.rule("3.3.10.3")
@pytest.mark.parametrize(("items", "over"), [((), False), (("climbing-rope",), True)])
def test_only_a_rope_leads_over_the_cliff_wall(items: tuple[str, ...], over: bool) -> None:
    t = hero_turn("billy", items, board=CLIFF)
    t.dice(1)
    t.choose("roll-movement")
    assert t.offers("step", to="4,3") is over
    if over:
        t.choose("step", to="4,3")
        assert t.heroes["billy"]["items"] == ["climbing-rope"], "it is not used up"


@pytest.mark.rule("3.3.10.3")
def test_a_hero_beside_the_rope_crosses_too_but_nobody_farther_away() -> None:
    for space, over in (("3,3", True), ("2,2", False)):
        others = {"becky": {"space": space, "items": ["climbing-rope"]}}
        t = hero_turn("billy", board=CLIFF, others=others)
        t.dice(2)
        t.choose("roll-movement")
        assert t.offers("step", to="4,3") is over


def test_a_rope_is_discarded_for_a_step_through_a_wall_that_may_end_inside() -> None:
    t = hero_turn("billy", ("climbing-rope",), space="2,0")
    assert not t.offers("use-item", card="climbing-rope"), "before the roll nobody moves"
    t.dice(1)
    t.choose("roll-movement")
    assert t.values("use-item", "to", card="climbing-rope") == ["1,0", "1,1"]
    t.choose("use-item", card="climbing-rope", to="1,0")
    assert t.heroes["billy"]["space"] == "1,0"
    assert t.heroes["billy"]["items"] == []
    t.nothing_pending()


@pytest.mark.rule("3.14.16")
def test_no_rope_leads_into_a_building_that_is_taken_over() -> None:
    markers = [{"kind": "taken-over", "building": "church"}]
    t = hero_turn("billy", ("climbing-rope",), space="2,0", markers=markers)
    t.dice(1)
    t.choose("roll-movement")
    assert not t.offers("use-item", card="climbing-rope")


def test_who_may_not_enter_spaces_with_zombies_does_not_climb_there_either() -> None:
    afraid = [{"effect": "shuns-zombies", "who": "billy", "amount": 1, "until": "zombies"}]
    t = hero_turn("billy", ("climbing-rope",), space="2,0", zombies={"z1": "1,0"}, effects=afraid)
    t.dice(2)
    t.choose("roll-movement")
    assert t.values("use-item", "to", card="climbing-rope") == ["1,1"]


def test_a_rope_leads_out_of_a_fight_before_the_dice_and_not_after() -> None:
    t = hero_turn("billy", ("climbing-rope",), zombies={"z1": "3,3"})
    t.choose("skip")
    until(t, "fight-begins")
    t.choose("use-item", card="climbing-rope")
    assert t.saw("fight-canceled")
    t = fight([1, 2, 6], ("climbing-rope",))
    assert not t.offers("use-item", card="climbing-rope")


# -- Emergency Radio ---------------------------------------------------------------------------------------


def test_the_radio_discards_a_card_and_puts_the_next_two_in_order_once_a_turn() -> None:
    t = hero_turn("billy", ("emergency-radio",), hero_deck=["faith", "torch", "ammo"])
    t.choose("use-item", card="emergency-radio")
    assert t.state["hero_discard"][0] == "faith"
    assert t.values("choose", "card") == ["ammo", "torch"]
    assert not t.view("zombies-1").get("options")
    t.choose("choose", card="ammo")
    assert t.state["hero_deck"][:2] == ["ammo", "torch"]
    assert not t.offers("use-item", card="emergency-radio")


def test_the_radio_itself_goes_for_a_discarded_townsfolk_event() -> None:
    discard = ["faith", "frank-forest-ranger"]
    t = hero_turn("billy", ("emergency-radio",), hero_discard=discard)
    t.choose("use-item", card="emergency-radio", mode="fetch")
    assert "frank-forest-ranger" in t.state["hands"]["heroes-1"]
    assert t.heroes["billy"]["items"] == []
    t = hero_turn("billy", ("emergency-radio",), hero_discard=["faith"])
    assert not t.offers("use-item", card="emergency-radio", mode="fetch")


# -- Frank, Forest Ranger ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "helps"), [("3,3", True), ("0,0", False)])
def test_frank_cancels_a_fight_outdoors_only(space: str, helps: bool) -> None:
    t = fight([1, 2, 6], space=space, hand=("frank-forest-ranger",), zombies={"z1": space})
    assert t.offers("play-card", card="frank-forest-ranger", mode="cancel-fight") is helps
    if helps:
        t.choose("play-card", card="frank-forest-ranger", mode="cancel-fight")
        assert t.saw("fight-canceled")
        assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.rule("3.3.6")
@pytest.mark.parametrize(("building", "helps"), [("thrashers-mill", True), ("old-cabin", False)])
def test_frank_cancels_a_fight_in_a_building_that_is_a_forest_too(building: str, helps: bool) -> None:
    board = {"center": "town-center", "outer": ["bf-thrashers-mill", "bf-old-cabin", "school", "church"]}
    (inside,) = (board_from(board).names[space] for space in board_from(board).place(building))
    t = hero_turn("billy", space=inside, board=board, hand=("frank-forest-ranger",), zombies={"z1": inside}, others={})
    t.choose("skip")
    until(t, "fight-begins")
    assert t.offers("play-card", card="frank-forest-ranger", mode="cancel-fight") is helps


def test_frank_lets_a_hero_see_through_the_forest_and_aim_better_this_turn() -> None:
    situation = {"board": grid(forest=["4,3"]), "zombies": {"z1": "5,3"}, "hand": ("frank-forest-ranger",)}
    t = hero_turn("billy", ("revolver",), **situation)
    t.choose("skip")
    assert t.kind != "ranged-attack"
    t = hero_turn("billy", ("revolver",), **situation)
    t.choose("play-card", card="frank-forest-ranger", hero="billy")
    t.choose("skip")
    t.dice(3)
    t.choose("attack", card="revolver", target="z1")
    t.passes()
    assert "z1" not in t.zombies, "3 and one more is a hit"


# -- Hunting Bow and Knife ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "die", "hit"), [(GRID, 3, False), (GRID, 4, True), (WOODS, 3, True), (WOODS, 2, False)]
)
def test_the_bow_hits_on_four_and_on_three_from_or_into_a_forest(board: dict[str, Any], die: int, hit: bool) -> None:
    for hero, zombie in (("2,3", "3,3"), ("3,3", "2,3")):
        t = hero_turn("billy", ("hunting-bow",), space=hero, zombies={"z1": zombie}, board=board)
        t.choose("skip")
        t.dice(die, 3)
        t.choose("attack", card="hunting-bow", target="z1")
        t.passes()
        assert ("z1" not in t.zombies) is hit
        assert t.heroes["billy"]["items"] == ["hunting-bow"]


@pytest.mark.parametrize(("die", "kept"), [(2, False), (3, True)])
def test_after_a_shot_the_bow_is_discarded_on_one_or_two(die: int, kept: bool) -> None:
    t = hero_turn("billy", ("hunting-bow",), zombies={"z1": "3,4"})
    t.choose("skip")
    t.dice(1, die)
    t.choose("attack", card="hunting-bow", target="z1")
    t.passes()
    assert (t.heroes["billy"]["items"] == ["hunting-bow"]) is kept


def test_the_knife_adds_one_to_a_die_and_counts_as_no_weapon() -> None:
    t = fight([4, 2, 4], ("hunting-knife", "baseball-bat", "fire-axe"))
    t.choose("use-item", card="hunting-knife")
    assert [(option["dice"], option["of"]) for option in t.options] == [([4], "hero"), ([2], "hero")]
    t.dice(2)
    t.choose("choose", dice=[4])
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0
    assert "hunting-knife" in t.heroes["billy"]["items"]


def test_a_lower_die_may_be_raised_to_make_doubles() -> None:
    t = fight([4, 3, 2], ("hunting-knife",))
    t.choose("use-item", card="hunting-knife")
    t.dice(2)
    t.choose("choose", dice=[3])
    t.passes()
    assert "z1" not in t.zombies


# -- Hurst, Survivalist ------------------------------------------------------------------------------------


def test_hurst_heals_a_wound_and_takes_an_infected_marker_off() -> None:
    others = {"becky": {"space": "7,0", "wounds": 1, "tokens": {"infected": 1}}}
    t = hero_turn("billy", hand=("hurst-survivalist",), others=others)
    assert t.values("play-card", "hero", card="hurst-survivalist") == ["becky"]
    assert not t.offers("play-card", mode="draw"), "there are no Survival decks"
    t.choose("play-card", card="hurst-survivalist", hero="becky")
    assert t.heroes["becky"]["wounds"] == 0
    assert "tokens" not in t.heroes["becky"]
    assert t.saw("cured", who="becky")


def test_hurst_brings_a_card_of_a_survival_deck() -> None:
    boxes = ["base", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"]
    t = hero_turn("billy", hand=("hurst-survivalist",), boxes=boxes, switches={"survival_decks": "on"})
    t.choose("play-card", card="hurst-survivalist", hero="becky", mode="draw")
    assert t.values("choose", "deck") == ["survival-tactics", "unique-items"]
    before = t.view("heroes-1")["piles"]["unique-items"]["deck"]
    t.choose("choose", deck="unique-items")
    t.passes()
    assert t.view("heroes-1")["piles"]["unique-items"]["deck"] == before - 1


# -- Prayer Book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "more"), [("billy", [6]), ("father-joseph", [5, 6])])
def test_a_marker_of_the_prayer_book_is_a_die_and_two_for_the_holy(hero: str, more: list[int]) -> None:
    t = fight([1, 2, 5], ("prayer-book",), hero)
    t.dice(*more)
    t.choose("use-item", card="prayer-book")
    assert t.heroes[hero]["charges"] == {"prayer-book": [2]}
    assert t.decision is not None
    assert t.decision["fight"]["hero_dice"] == [1, 2, *more]


def test_the_prayer_book_is_discarded_with_its_last_marker() -> None:
    own = {"space": "3,3", "items": ["prayer-book"], "charges": {"prayer-book": [1]}}
    t = table(heroes={"billy": own, "becky": "7,0"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.dice(1, 2, 5)
    t.choose("skip")
    until(t, "fight")
    t.dice(6)
    t.choose("use-item", card="prayer-book")
    t.passes()
    assert t.heroes["billy"]["items"] == []


# -- Trail Map ---------------------------------------------------------------------------------------------


def farther_than_rolled(space: str, board: dict[str, Any], way: tuple[str, str]) -> bool:
    """Whether who carries the map and rolls a 2 may take a third step."""
    t = hero_turn("sheriff-anderson", ("trail-map",), space=space, others={}, board=board)
    t.dice(2)
    t.choose("roll-movement")
    for to in way:
        t.choose("step", to=to)
    return t.offers("step")


def test_the_map_adds_a_space_to_who_starts_in_a_forest() -> None:
    assert farther_than_rolled("3,3", WOODS, ("3,4", "3,5"))
    assert not farther_than_rolled("3,3", GRID, ("3,4", "3,5"))


def test_on_a_forest_board_the_map_helps_outside_the_trees_too() -> None:
    outer = ["bf-old-cabin", "bf-tower-relay", "bf-thrashers-mill", "bf-ranger-station"]
    board = {"center": "town-center", "outer": outer}
    laid = board_from(board)
    open_ground = next(
        name
        for at, name in enumerate(laid.names)
        if laid.outer_of[at] == 0 and not laid.forest >> at & 1 and laid.plot[at] < 0 and len(laid.hero_steps[at]) > 4
    )
    for space, helps in ((open_ground, True), ("6,6", False)):
        t = hero_turn("sheriff-anderson", ("trail-map",), space=space, others={}, board=board)
        t.dice(1)
        t.choose("roll-movement")
        t.choose("step")
        assert t.offers("step") is helps


@pytest.mark.rule("3.2.7", "3.2.9")
def test_the_forest_center_and_the_straight_boards_with_their_trees_up_are_forest_boards() -> None:
    woods = ["bf-old-cabin", "bf-tower-relay", "bf-thrashers-mill", "bf-ranger-station"]
    straights = [f"bf-straight-{number}" for number in range(1, 5)]
    board = {"layout": "forest-only", "boards": ["forest-center", *woods, *straights]}
    laid = board_from(board)
    for part in laid.plan.parts:
        space = next(
            at
            for at, name in enumerate(laid.names)
            if any(f"{x},{y}" == name for x, y in part.cells) and not laid.forest >> at & 1 and laid.plot[at] < 0
        )
        t = hero_turn("sheriff-anderson", ("trail-map",), space=laid.names[space], others={}, board=board)
        t.dice(1)
        t.choose("roll-movement")
        t.choose("step")
        assert t.offers("step"), part.id


def leak(dice: list[int]) -> Table:
    """Gas is spilled in a random building, and Billy has the map."""
    situation = {"turn": "zombies", "step": "draw", "zombie_deck": ["spilled-gas"], "dice": dice}
    heroes = {"billy": {"space": "3,3", "items": ["trail-map"]}}
    t = table(heroes=heroes, hands={"zombies-1": ["resilient", "resilient", "trip"]}, **situation)
    t.choose("keep")
    return t


@pytest.mark.rule("3.4")
def test_the_map_is_discarded_to_roll_a_random_building_anew() -> None:
    t = leak([2, 1])
    assert (t.kind, t.window, t.seat) == ("window", "building-rolled", "heroes-1")
    t.dice(2, 5)
    t.choose("use-item", card="trail-map")
    assert t.heroes["billy"]["items"] == []
    assert t.values("choose", "space") == ["5,0", "5,1", "6,0", "6,1"]


def test_who_keeps_the_map_leaves_the_building_as_it_was_rolled() -> None:
    t = leak([2, 1])
    t.choose("pass")
    assert t.values("choose", "space") == ["0,0", "0,1", "1,0", "1,1"]
    assert t.heroes["billy"]["items"] == ["trail-map"]


# -- Agent Carter and Sister Ophelia -----------------------------------------------------------------------


def test_agent_carter_hunts_for_information_where_he_could_search() -> None:
    deck = ["faith", "faith", "faith", "torch", "ammo"]
    t = hero_turn("agent-carter", space="0,0", hero_deck=deck)
    t.choose("ability", ability="hunt-for-information")
    t.passes()
    assert sorted(t.heroes["agent-carter"]["items"]) == ["ammo", "torch"]
    assert t.state["hero_discard"].count("faith") == 3
    assert not hero_turn("agent-carter", space="3,3").offers("ability", ability="hunt-for-information")


def test_agent_carter_starts_with_a_pistol() -> None:
    t = new_game(
        scenario="die-zombies-die", profile="original-advanced", heroes=["agent-carter"],
        boxes=["base", "timber-peak", "blood-in-the-forest"],
    )  # fmt: skip
    while t.kind == "place-hero":
        t.choose("place")
    assert t.heroes["agent-carter"]["items"] == ["pistol"]


@pytest.mark.parametrize(("die", "canceled"), [(2, False), (3, True)])
def test_sister_ophelia_takes_a_wound_to_be_spared_a_fight_on_three(die: int, canceled: bool) -> None:
    t = fight([1, 2, 6], hero="sister-ophelia")
    t.dice(die)
    t.choose("ability", ability="redemption")
    t.passes()
    assert t.saw("fight-canceled") is canceled
    assert t.heroes["sister-ophelia"]["wounds"] == (1 if canceled else 2)


def test_nobody_prevents_the_wound_that_redemption_costs() -> None:
    t = fight([1, 2, 6], hero="sister-ophelia", hand=("just-a-scratch",))
    t.dice(3)
    t.choose("ability", ability="redemption")
    assert t.window != "about-to-wound"
    assert t.heroes["sister-ophelia"]["wounds"] == 1


def test_only_her_own_fight_is_redeemed() -> None:
    t = fight([1, 2, 6], others={"sister-ophelia": "7,0"})
    assert not t.offers("ability", ability="redemption")


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 0)])
def test_her_dark_past_heals_her_when_she_kills_in_a_fight(die: int, wounds: int) -> None:
    t = fight([5, 5, 1, die], hero="sister-ophelia", wounds=1)
    t.passes()
    assert "z1" not in t.zombies
    assert t.heroes["sister-ophelia"]["wounds"] == wounds


def test_a_zombie_that_she_shoots_heals_nobody() -> None:
    t = hero_turn("sister-ophelia", ("revolver",), wounds=1, zombies={"z1": "3,4"})
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver", target="z1")
    t.passes()
    assert "z1" not in t.zombies
    assert not t.saw("roll", **{"for": "solace"})
