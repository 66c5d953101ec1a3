"""What each of sixteen Heroes grows into, on both sides of its condition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, table

BOXES = ["base", "growing-hunger", "hero-pack-1", "lnoe-advanced-abilities"]


def hero_turn(hero: str, ability: str = "", items: tuple[str, ...] = (), space: str = "3,3", **more: Any) -> Table:
    """A Hero, with the ability or without, is about to take the Move Action; Becky or others are elsewhere."""
    known = {"upgrades": [{"card": ability}]} if ability else {}
    own = {"space": space, "items": list(items), **known, **more.pop("facts", {})}
    others = more.pop("others", {"johnny" if hero == "becky" else "becky": "7,0"})
    hands = {"heroes-1": list(more.pop("hand", ())), "zombies-1": list(more.pop("zombie_hand", ()))}
    t = table(boxes=BOXES, heroes={hero: own, **others}, hands=hands, **more)
    t.passes()
    if t.kind == "activate-hero":
        t.choose("activate", hero=hero)
    t.passes()
    assert t.kind == "move-action", t.decision
    return t


def fight(dice: list[int], hero: str, ability: str = "", items: tuple[str, ...] = (), **more: Any) -> Table:
    more.setdefault("zombies", {"z1": "3,3"})
    t = hero_turn(hero, ability, items, **more)
    t.dice(*dice)
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    while t.window == "fight-begins":
        t.choose("pass")
    return t


# -- Army Brat ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ability", "kept"), [("army-brat", True), ("", False)])
def test_jade_keeps_the_first_gun_of_a_turn_that_would_be_empty(ability: str, kept: bool) -> None:
    t = hero_turn("jade", ability, ("revolver",), zombies={"z1": "5,3"}, dice=[1])
    t.choose("skip")
    t.choose("attack", card="revolver")
    t.passes()
    assert (t.heroes["jade"]["items"] == ["revolver"]) == kept


def test_but_not_the_second() -> None:
    used = [{"effect": "gun-kept", "who": "jade", "amount": 1, "until": "turn"}]
    t = hero_turn("jade", "army-brat", ("revolver",), zombies={"z1": "5,3"}, dice=[1], effects=used)
    t.choose("skip")
    t.choose("attack", card="revolver")
    t.passes()
    assert t.heroes["jade"]["items"] == []


# -- Army Cook ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0)])
def test_sam_feeds_everybody_in_his_space_on_four(die: int, left: int) -> None:
    team = {"billy": {"space": "3,3", "wounds": 1}, "becky": {"space": "4,3", "wounds": 1}}
    t = hero_turn("sam", "army-cook", facts={"wounds": 1}, others=team, dice=[die])
    t.choose("use-item", card="army-cook")
    assert (t.heroes["sam"]["wounds"], t.heroes["billy"]["wounds"], t.heroes["becky"]["wounds"]) == (left, left, 1)
    assert t.state.get("acting") != "sam" or t.kind != "move-action", "it was his Move Action"


def test_he_cooks_for_nobody_who_is_well_and_not_without_the_ability() -> None:
    assert not hero_turn("sam", "army-cook").offers("use-item")
    assert not hero_turn("sam", facts={"wounds": 1}).offers("use-item")


# -- Center of Attention -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ability", "die", "hidden"), [("center-of-attention", 3, True), ("center-of-attention", 2, False), ("", 3, False)]
)
def test_amanda_hides_on_three(ability: str, die: int, hidden: bool) -> None:
    t = hero_turn("amanda", ability, zombies={"z1": "3,3"})
    t.choose("skip")
    until(t, "fight-begins")
    t.dice(die)
    t.choose("ability", ability="hide")
    assert t.saw("fight-canceled", hero="amanda") == hidden


def beside_amanda(hero: str, amanda: str) -> Table:
    team = {"amanda": {"space": amanda, "upgrades": [{"card": "center-of-attention"}]}}
    return fight([1, 2, 3, 4], hero, others=team)


def test_a_man_beside_her_rerolls_a_die_once_in_a_fight() -> None:
    t = beside_amanda("billy", "3,3")
    until(t, "fight")
    t.choose("use-item", card="center-of-attention")
    t.dice(6)
    t.choose("choose", dice=[1])
    assert not t.offers("use-item", card="center-of-attention")
    t.passes()
    assert t.saw("fight-resolved", hero="billy", won=True)


@pytest.mark.parametrize(("hero", "amanda"), [("billy", "4,3"), ("jenny", "3,3")])
def test_nobody_elsewhere_and_no_woman(hero: str, amanda: str) -> None:
    assert not beside_amanda(hero, amanda).offers("use-item", card="center-of-attention")


# -- Charmed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "die", "face", "won"), [("hero", 2, 6, True), ("zombie", 5, 1, True), ("hero", 2, 5, False)]
)
def test_sally_turns_any_one_die_once_in_a_game(whose: str, die: int, face: int, won: bool) -> None:
    t = fight([2, 3, 5], "sally", "charmed")
    until(t, "fight")
    t.choose("use-item", card="charmed")
    assert sorted((row["of"], *row["dice"]) for row in t.find("choose")) == [("hero", 2), ("hero", 3), ("zombie", 5)]
    t.choose("choose", dice=[die], of=whose)
    assert len(t.values("choose", "face")) == 5
    t.choose("choose", face=face)
    assert not t.offers("use-item", card="charmed")
    while t.kind == "window":
        t.choose("pass")
    assert t.saw("fight-resolved", hero="sally", won=won)


@pytest.mark.parametrize(("die", "face", "alive"), [(6, 4, True), (5, 6, False)])
def test_a_die_that_she_has_turned_counts_as_if_it_had_come_up_so(die: int, face: int, alive: bool) -> None:
    """A Behemoth wounds once more for each natural 6.  [14.5.3.1, Ruling A6]"""
    roll = [6, 5] if die == 6 else [5, 5]
    sally = {"sally": {"space": "3,3", "upgrades": [{"card": "charmed"}]}, "becky": "7,0"}
    t = table(
        boxes=[*BOXES, "timber-peak", "blood-in-the-forest"], zombies={"b1": "3,3"}, heroes=sally, acting="sally",
        switches={"champions": "on", "champion_pool": "full", "experience": "on"},
    )  # fmt: skip
    t.dice(1, 2, *roll)
    t.choose("skip")
    until(t, "fight")
    t.choose("use-item", card="charmed")
    t.choose("choose", dice=[die], of="zombie")
    t.choose("choose", face=face)
    t.passes()
    assert t.heroes["sally"]["alive"] is alive


@pytest.mark.parametrize(("lowers", "alive"), [(True, True), (False, False)])
def test_of_several_alike_she_turns_the_one_that_came_up_highest(lowers: bool, alive: bool) -> None:
    """Farmer Sty makes a 5 of a natural 6, beside another 5: it is the natural 6 that she turns."""
    sally = {"sally": {"space": "3,3", "upgrades": [{"card": "charmed"}]}, "becky": "7,0"}
    t = table(
        boxes=[*BOXES, "timber-peak", "blood-in-the-forest"], zombies={"b1": "3,3"}, heroes=sally, acting="sally",
        switches={"champions": "on", "champion_pool": "full", "experience": "on"}, hands={"heroes-1": ["farmer-sty"]},
    )  # fmt: skip
    t.dice(1, 2, 6, 5)
    t.choose("skip")
    until(t, "fight")
    if lowers:
        t.choose("play-card", card="farmer-sty", mode="subtract")
        t.choose("choose", dice=[6], of="zombie")
    t.choose("use-item", card="charmed")
    t.choose("choose", dice=[5], of="zombie")
    t.choose("choose", face=4)
    t.passes()
    assert t.heroes["sally"]["alive"] is alive


def test_it_is_for_her_own_fights_only() -> None:
    sally = {"sally": {"space": "3,3", "upgrades": [{"card": "charmed"}]}}
    assert not fight([2, 3, 5], "billy", others=sally).offers("use-item", card="charmed")


# -- Dead Shot ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ability", "offered"), [("dead-shot", True), ("", False)])
def test_the_sheriff_may_roll_again_for_a_gun_that_has_missed(ability: str, offered: bool) -> None:
    t = hero_turn("sheriff-anderson", ability, ("revolver",), zombies={"z1": "5,3"}, dice=[2, 6])
    t.choose("skip")
    t.choose("attack", card="revolver")
    assert t.offers("choose", reroll="yes") == offered
    if offered:
        t.choose("choose", reroll="yes")
        t.passes()
        assert "z1" not in t.zombies


def test_once_a_turn_and_not_after_a_hit() -> None:
    fired = [{"effect": "dead-shot-fired", "who": "sheriff-anderson", "amount": 1, "until": "turn"}]
    for dice, effects in (([2], fired), ([6], [])):
        t = hero_turn("sheriff-anderson", "dead-shot", ("revolver",), zombies={"z1": "5,3"}, dice=dice, effects=effects)
        t.choose("skip")
        t.choose("attack", card="revolver")
        assert not t.offers("choose", reroll="yes")


# -- Detective Work ----------------------------------------------------------------------------------------


def test_rachelle_keeps_one_of_three_cards() -> None:
    t = hero_turn("rachelle", "detective-work", space="1,1", hero_deck=["crowbar", "torch", "faith", "ammo"])
    t.choose("use-item", card="detective-work")
    assert t.values("choose", "card") == ["crowbar", "faith", "torch"]
    t.choose("choose", card="torch")
    assert "torch" in t.heroes["rachelle"]["items"]
    assert sorted(t.state["hero_discard"]) == ["crowbar", "faith"]
    assert t.state["hero_deck"][0] == "ammo"


def test_only_where_she_could_search() -> None:
    assert not hero_turn("rachelle", "detective-work").offers("use-item")


# -- Farm Strong -------------------------------------------------------------------------------------------


def jenny_hits(ability: str, item: str = "baseball-bat") -> Table:
    t = fight([2, 3, 4], "jenny", ability, (item,))
    until(t, "fight")
    t.dice(1, 5, 5)
    t.choose("use-item", card=item)
    return t


@pytest.mark.parametrize(("ability", "rolls"), [("farm-strong", [2, 1, 1]), ("", [2, 1])])
def test_jenny_rolls_one_more_die_with_a_hand_weapon(ability: str, rolls: list[int]) -> None:
    t = jenny_hits(ability)
    assert dice_rolled(t, "hero-fight") == rolls


def test_a_lighter_is_no_hand_weapon() -> None:
    t = fight([2, 3, 4], "jenny", "farm-strong", ("baseball-bat",))
    assert dice_rolled(t, "hero-fight") == [2], "not before she uses it"


# -- Hurdler -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ability", "goes_on"), [("hurdler", True), ("", False)])
def test_billy_runs_through_one_space_with_zombies(ability: str, goes_on: bool) -> None:
    t = hero_turn("billy", ability, dice=[5], zombies={"z1": "4,3", "z2": "5,3"})
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.offers("step", to="5,3") == goes_on
    if goes_on:
        t.choose("step", to="5,3")
        assert not t.offers("step"), "the second one ends his move"


# -- Mad Science -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_mr_goddard_throws_an_item_at_a_space_within_two(die: int, left: int) -> None:
    zombies = {"z1": "5,3", "z2": "5,3", "z3": "6,3"}
    t = hero_turn("mr-goddard", "mad-science", ("torch", "ammo"), zombies=zombies)
    t.choose("skip")
    assert t.values("attack", "to", card="mad-science") == ["5,3"]
    t.dice(die, 1)
    t.choose("attack", card="mad-science", to="5,3")
    t.choose("choose", card="ammo")
    t.passes()
    assert len(t.zombies) == left + 1
    assert t.heroes["mr-goddard"]["items"] == ["torch"]
    assert t.kind != "ranged-attack", "it was the ranged attack of the turn"


def test_not_without_an_item() -> None:
    t = hero_turn("mr-goddard", "mad-science", zombies={"z1": "5,3"})
    t.choose("skip")
    assert not t.offers("attack")


# -- Pent-Up Anger -----------------------------------------------------------------------------------------


def test_kenny_kills_a_beaten_zombie_for_nothing_once_a_turn() -> None:
    t = fight([6, 5, 1], "kenny", "pent-up-anger")
    until(t, "zombie-beaten")
    t.choose("use-item", card="pent-up-anger")
    assert "z1" not in t.zombies
    assert t.heroes["kenny"]["wounds"] == 0
    used = [{"effect": "anger-vented", "who": "kenny", "amount": 1, "until": "turn"}]
    t = fight([6, 5, 1], "kenny", "pent-up-anger", effects=used)
    until(t, "zombie-beaten")
    assert t.offers("ability", ability="clean-up-on-aisle-7")
    assert not t.offers("use-item", card="pent-up-anger")


# -- Scoop -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ability", "drawn"), [("scoop", ["crowbar"]), ("", [])])
def test_stacy_draws_a_card_when_she_turns_a_counter(ability: str, drawn: list[str]) -> None:
    counter = {"kind": "number-counter", "building": "gym", "value": 1}
    t = hero_turn(
        "stacy", ability, space="5,0", scenario="hunt-for-survivors", hero_deck=["crowbar"], dice=[6],
        markers=[counter, {"kind": "truck", "space": "3,3"}],
    )  # fmt: skip
    t.choose("find", marker="number-counter")
    t.passes()
    assert t.heroes["stacy"]["items"] == drawn


# -- Seen It All Before ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hand"), [(4, ["resilient", "trip"]), (5, ["resilient"])])
def test_jake_looks_at_the_zombies_hand_and_a_card_goes_on_five(die: int, hand: list[str]) -> None:
    t = hero_turn("jake-cartwright", "seen-it-all-before", space="1,1", zombie_hand=("resilient", "trip"), dice=[die])
    t.choose("use-item", card="seen-it-all-before")
    assert t.values("choose", "card") == ["resilient", "trip"]
    t.choose("choose", card="trip")
    assert t.state["hands"]["zombies-1"] == hand


@pytest.mark.parametrize(("space", "hand"), [("3,3", ("trip",)), ("1,1", ())])
def test_only_where_he_could_search_and_there_is_a_hand(space: str, hand: tuple[str, ...]) -> None:
    t = hero_turn("jake-cartwright", "seen-it-all-before", space=space, zombie_hand=hand)
    assert not t.offers("use-item", card="seen-it-all-before")


# -- Touchdown! --------------------------------------------------------------------------------------------


def johnny_charges(ability: str, dice: list[int]) -> Table:
    t = hero_turn("johnny", ability, zombies={"z1": "4,3"}, dice=[1, *dice])
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    t.choose("choose", charge="yes")
    t.passes()
    return t


@pytest.mark.parametrize(
    ("ability", "dice", "goes_on"),
    [("touchdown", [6, 6, 1], True), ("touchdown", [1, 1, 6], False), ("", [6, 6, 1], False)],
)
def test_a_fight_that_johnny_wins_in_a_move_is_worth_a_space(ability: str, dice: list[int], goes_on: bool) -> None:
    assert johnny_charges(ability, dice).offers("step", to="5,3") == goes_on


# -- Triage ------------------------------------------------------------------------------------------------


def becky_helps(ability: str, others: dict[str, Any], wounds: int = 0, dice: list[int] | None = None) -> Table:
    t = hero_turn("becky", ability, others=others, facts={"wounds": wounds})
    while t.window != "hero-turn-end" and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.must(cmd="choose", option="0")
    t.dice(*(dice or []))
    return t


@pytest.mark.parametrize(("ability", "patients"), [("triage", ["billy"]), ("", [])])
def test_becky_reaches_into_the_next_space(ability: str, patients: list[str]) -> None:
    team = {"billy": {"space": "4,3", "wounds": 1}, "johnny": {"space": "5,3", "wounds": 1}}
    assert becky_helps(ability, team).values("ability", "target", ability="first-aid") == patients


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 0)])
def test_or_helps_herself_on_four(die: int, wounds: int) -> None:
    t = becky_helps("triage", {"billy": "0,0"}, wounds=1, dice=[die])
    t.choose("ability", ability="first-aid", target="becky")
    assert t.heroes["becky"]["wounds"] == wounds


def test_others_need_no_luck() -> None:
    t = becky_helps("triage", {"billy": {"space": "4,3", "wounds": 1}})
    t.choose("ability", ability="first-aid", target="billy")
    assert t.heroes["billy"]["wounds"] == 0


# -- Unhinged ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "killed"), [(4, False), (5, True)])
def test_victor_kills_a_beaten_zombie_on_five(die: int, killed: bool) -> None:
    t = fight([6, 5, 1], "victor", "unhinged")
    until(t, "zombie-beaten")
    t.dice(die)
    t.choose("use-item", card="unhinged", mode="kill-on-win")
    assert ("z1" not in t.zombies) == killed
    assert not t.offers("use-item", card="unhinged"), "once in a fight"


def test_or_pushes_it_one_space() -> None:
    t = fight([6, 5, 1], "victor", "unhinged")
    until(t, "zombie-beaten")
    t.choose("use-item", card="unhinged", mode="drive-away")
    t.choose("choose", to="4,3")
    assert t.zombies["z1"]["space"] == "4,3"


def test_not_one_that_beat_him() -> None:
    t = fight([1, 2, 6], "victor", "unhinged")
    while t.kind == "window":
        assert not t.offers("use-item", card="unhinged")
        t.choose("pass")


# -- Unshakable Faith --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ability", "die", "canceled"), [("unshakable-faith", 1, False), ("unshakable-faith", 2, True), ("", 2, False)]
)
def test_father_joseph_is_heard_on_two(ability: str, die: int, canceled: bool) -> None:
    t = hero_turn("father-joseph", ability, in_play=["heavy-rain"])
    t.dice(die)
    t.choose("ability", ability="strength-of-spirit")
    t.passes()
    assert (t.state["in_play"] == []) == canceled


@pytest.mark.parametrize(("ability", "left"), [("unshakable-faith", ["faith"]), ("", [])])
def test_nothing_takes_his_faith(ability: str, left: list[str]) -> None:
    known = {"upgrades": [{"card": ability}]} if ability else {}
    heroes = {"father-joseph": {"space": "3,3", "in_play": ["faith"], **known}, "becky": "7,0"}
    t = table(
        boxes=[*BOXES, "revenge-of-the-dead"], heroes=heroes, turn="zombies", step="draw",
        hands={"zombies-1": ["falling-darkness", "resilient", "trip"]}, zombie_deck=["resilient"], dice=[6],
    )  # fmt: skip
    while not t.offers("play-card", card="falling-darkness"):
        t.must(cmd="choose", option="0")
    t.choose("play-card", card="falling-darkness")
    while t.window == "card-played":
        t.choose("pass")
    assert t.heroes["father-joseph"]["in_play"] == left
