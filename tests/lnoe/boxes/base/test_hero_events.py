"""Events of the Hero deck, Townsfolk apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import fight, hero_turn, until
from tests.table import Table, table


def zombies_about_to_move(hand: tuple[str, ...] = (), **situation: Any) -> Table:
    """The Heroes are asked before the first Zombie moves."""
    situation.setdefault("heroes", {"billy": "7,0"})
    t = table(turn="zombies", step="move", hands={"heroes-1": list(hand)}, **situation)
    until(t, "before-zombies-move")
    return t


# -- what all share ----------------------------------------------------------------------------------------


@pytest.mark.rule("3.9.1.2")
def test_a_played_event_leaves_the_hand_for_the_discard_pile() -> None:
    t = hero_turn("billy", wounds=1, hand=("recovery", "faith"))
    t.choose("play-card", card="recovery", hero="billy")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert t.state["hero_discard"] == ["recovery"]


@pytest.mark.rule("7.1")
def test_an_event_that_comes_back_may_be_played_again_in_the_same_turn() -> None:
    t = hero_turn("sheriff-anderson", space="5,0", wounds=2, hand=("recovery",), hero_deck=["just-what-i-needed"])
    t.choose("play-card", card="recovery", hero="sheriff-anderson")
    t.choose("search")
    assert t.state["hands"]["heroes-1"] == ["recovery"], "the only card in the pile"
    t.passes()
    t.choose("play-card", card="recovery", hero="sheriff-anderson")
    assert t.heroes["sheriff-anderson"]["wounds"] == 0


def test_the_zombie_player_sees_the_same_whatever_event_a_hero_player_holds() -> None:
    hands = [("faith", "just-a-scratch"), ("recovery", "get-back-you-devils"), ("at-last", "heroic-resolve")]
    views = [fight([3, 5, 4], ("crowbar",), hand=hand).view("zombies-1") for hand in hands]
    assert views[0] == views[1] == views[2]


def test_another_hero_player_may_play_events_in_the_turn_of_somebody_elses_hero() -> None:
    hands = {"heroes-2": ["faith", "escape-through-the-window"]}
    team = {"billy": {"space": "3,3", "seat": "heroes-1"}, "becky": {"space": "7,0", "seat": "heroes-2"}}
    t = table(players=3, heroes=team, hands=hands, zombies={"z1": "3,3"})
    t.passes()
    t.choose("activate", hero="billy")
    assert t.seat == "heroes-2"
    assert t.offers("play-card", card="escape-through-the-window")
    t.passes()
    t.dice(1, 2, 5)
    t.choose("skip")
    until(t, "fight")
    assert t.seat == "heroes-2"
    t.dice(6)
    t.choose("play-card", card="faith", hero="billy")
    assert t.saw("fended-off", hero="billy")


# -- At Last ... -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2.3", "7.2.2")
def test_at_last_cancels_a_zombie_card_in_play_with_its_markers() -> None:
    dark: dict[str, Any] = {"in_play": ["lights-out", "heavy-rain"]}
    dark["markers"] = [{"kind": "lights-out", "building": "church"}]
    t = table(heroes={"billy": "3,3", "becky": "7,0"}, hands={"heroes-1": ["at-last"]}, **dark)
    assert t.values("play-card", "target") == ["heavy-rain", "lights-out"]
    t.choose("play-card", card="at-last", target="lights-out")
    assert t.state["markers"] == []
    assert [row if isinstance(row, str) else row["card"] for row in t.state["in_play"]] == ["heavy-rain"]
    assert t.state["zombie_discard"] == ["lights-out"]
    t.nothing_pending()


@pytest.mark.rule("7.2.2")
def test_at_last_is_too_late_once_a_hero_has_taken_a_move_action() -> None:
    t = hero_turn("billy", hand=("at-last",), in_play=["heavy-rain"])
    assert t.offers("play-card", card="at-last")
    t.choose("skip")
    assert not t.offers("play-card", card="at-last")


@pytest.mark.rule("7.2.2")
def test_at_last_may_be_played_after_a_roll_for_movement_but_not_after_a_step() -> None:
    """The start of the turn ends when a Hero moves or declares a search; the roll may come before.  [Ruling 87]"""
    t = hero_turn("billy", hand=("at-last",), in_play=["heavy-rain"])
    t.dice(3)
    t.choose("roll-movement")
    assert t.offers("play-card", card="at-last")
    t.choose("step", to="3,4")
    assert not t.offers("play-card", card="at-last")


@pytest.mark.rule("7.2.2")
def test_another_players_at_last_may_follow_the_first_roll_of_a_turn() -> None:
    heroes = {"billy": "3,3", "sally": "3,4", "jenny": "7,0", "becky": "7,1"}
    t = table(players=3, heroes=heroes, hands={"heroes-2": ["at-last"]}, in_play=["heavy-rain"])
    t.passes()
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert (t.seat, t.window) == ("heroes-2", "move-rolled")
    assert t.offers("play-card", card="at-last", target="heavy-rain")
    t.choose("pass")
    t.choose("stop")
    t.choose("activate", hero="sally")
    t.choose("roll-movement")
    assert t.kind == "move-action"


def test_at_last_does_not_answer_a_card_being_played_or_a_hero_card_in_play() -> None:
    team = {"father-joseph": {"space": "3,3", "in_play": ["faith"]}, "becky": "7,0"}
    t = table(heroes=team, hands={"heroes-1": ["at-last"]})
    assert t.kind == "activate-hero"
    assert not t.offers("play-card")


# -- Blocked Windows ---------------------------------------------------------------------------------------


def test_no_zombie_goes_through_a_wall_or_a_door_this_turn() -> None:
    t = zombies_about_to_move(("blocked-windows",), zombies={"z1": "2,1"})
    t.choose("play-card", card="blocked-windows")
    assert t.values("move", "to", zombie="z1") == ["1,2", "2,0", "2,2", "3,0", "3,1", "3,2"]


def test_a_zombie_cut_off_from_a_hero_feels_no_hunger_for_them() -> None:
    t = zombies_about_to_move(("blocked-windows",), heroes={"billy": "1,0"}, zombies={"z1": "2,0"})
    t.choose("play-card", card="blocked-windows")
    assert t.offers("move", zombie="z1", to="3,0")
    assert t.offers("done")


def test_windows_may_be_blocked_between_two_moves_of_zombies() -> None:
    t = zombies_about_to_move(("blocked-windows",), zombies={"z1": "2,4", "z2": "2,1"})
    t.choose("pass")
    t.choose("move", zombie="z1", to="2,3")
    assert t.window == "zombies-moving"
    t.choose("play-card", card="blocked-windows")
    assert not t.offers("move", zombie="z2", to="1,1")


def test_next_turn_the_walls_are_open_to_zombies_again() -> None:
    t = hero_turn("billy", hand=("blocked-windows",), zombies={"z1": "2,1"}, zombie_hand=("shamble",), others={})
    t.choose("play-card", card="blocked-windows")
    t.choose("skip")
    t.choose("keep")
    t.passes()
    assert t.offers("move", zombie="z1", to="1,1")


# -- Escape Through the Window -----------------------------------------------------------------------------


def test_heroes_go_through_walls_if_the_move_ends_outside() -> None:
    t = hero_turn("billy", space="0,0", hand=("escape-through-the-window",))
    t.choose("play-card", card="escape-through-the-window")
    t.dice(1)
    t.choose("roll-movement")
    assert not t.offers("step", to="2,0"), "two spaces away"
    t.choose("step", to="1,0")
    t.choose("step", to="2,0")
    assert t.heroes["billy"]["space"] == "2,0"


def test_a_step_through_the_wall_is_not_offered_if_the_move_would_end_inside() -> None:
    t = hero_turn("jake-cartwright", space="2,0", hand=("escape-through-the-window",))
    t.choose("play-card", card="escape-through-the-window")
    t.dice(1)
    t.choose("roll-movement")
    assert not t.offers("step", to="1,0")


def test_through_the_wall_and_out_again_is_fine_and_no_stop_inside() -> None:
    t = hero_turn("jake-cartwright", space="2,0", hand=("escape-through-the-window",))
    t.choose("play-card", card="escape-through-the-window")
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    assert not t.offers("stop")
    assert all(int(to.split(",")[0]) > 1 or int(to.split(",")[1]) > 1 for to in t.values("step", "to"))


def test_a_locked_door_being_played_is_cancelled_by_the_window() -> None:
    hand = ("escape-through-the-window",)
    t = hero_turn("jake-cartwright", space="2,1", hand=hand, zombie_hand=("locked-door",))
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("play-card", card="locked-door")
    assert t.window == "card-played"
    t.choose("play-card", card="escape-through-the-window", mode="cancel")
    assert t.saw("canceled", card="locked-door")
    assert t.heroes["jake-cartwright"]["space"] == "1,1"


def test_the_window_is_no_answer_to_another_card() -> None:
    t = hero_turn("billy", hand=("escape-through-the-window",), zombie_hand=("trip",))
    t.dice(4, 1)
    t.choose("roll-movement")
    t.choose("play-card", card="trip")
    assert t.window is None


# -- Faith -------------------------------------------------------------------------------------------------


def test_faith_is_one_more_fight_die_until_the_turn_ends() -> None:
    t = hero_turn("billy", hand=("faith",), zombies={"z1": "3,3", "z2": "3,3"})
    t.choose("play-card", card="faith", hero="billy")
    t.dice(1, 2, 6, 3, 1, 2, 6, 3)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    rolls = [e["values"] for e in t.events if e.get("for") == "hero-fight"]
    assert rolls == [[1, 2, 6], [1, 2, 6]], "every fight of the turn"
    assert t.state["hero_discard"] == ["faith"]


@pytest.mark.rule("11.3")
def test_faith_played_in_the_fight_brings_the_die_at_once() -> None:
    t = fight([1, 2, 5], hand=("faith",))
    t.dice(6)
    t.choose("play-card", card="faith", hero="billy")
    assert t.saw("fended-off", hero="billy")
    t.nothing_pending()


def test_faith_on_somebody_else_does_not_touch_this_fight() -> None:
    t = fight([1, 2, 5], hand=("faith",))
    t.choose("play-card", card="faith", hero="becky")
    assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.rule("7.2.4")
def test_faith_remains_in_play_on_a_holy_hero_at_most_once() -> None:
    t = hero_turn("father-joseph", hand=("faith", "faith"))
    assert t.values("play-card", "hero") == ["becky", "father-joseph"]
    t.choose("play-card", card="faith", hero="father-joseph")
    assert t.heroes["father-joseph"]["in_play"] == ["faith"]
    assert t.state["hero_discard"] == []
    assert t.values("play-card", "hero") == ["becky"]


def test_a_holy_hero_with_faith_rolls_three_dice_in_every_fight() -> None:
    t = fight([1, 2, 6, 5], hero="father-joseph", on_hero=("faith",))
    assert t.saw("fended-off", hero="father-joseph")


def test_faith_is_gone_next_turn() -> None:
    calm = {"zombie_hand": ("shamble",), "zombie_deck": ["shamble"] * 3, "zombies": {"z1": "3,3", "z2": "0,5"}}
    t = hero_turn("billy", hand=("faith",), others={}, **calm)
    t.choose("play-card", card="faith", hero="billy")
    t.dice(1, 2, 6, 3)
    t.choose("skip")
    t.choose("keep")
    t.choose("done")
    assert [len(e["values"]) for e in t.events if e.get("for") == "hero-fight"] == [3, 2]


# -- Get Back You Devils -----------------------------------------------------------------------------------


def test_a_zombie_that_was_beaten_is_killed_without_doubles() -> None:
    t = fight([3, 5, 4], hand=("get-back-you-devils",))
    until(t, "zombie-beaten")
    t.choose("play-card", card="get-back-you-devils")
    assert "z1" not in t.zombies
    t.nothing_pending()


def test_played_in_the_fight_it_waits_for_the_result() -> None:
    t = fight([3, 5, 5], hand=("get-back-you-devils",))
    assert t.window == "fight"
    t.choose("play-card", card="get-back-you-devils")
    assert t.heroes["billy"]["wounds"] == 1
    assert "z1" in t.zombies
    assert t.state["hero_discard"] == ["get-back-you-devils"]


def test_it_kills_a_zombie_hero_outright() -> None:
    t = fight([3, 5, 4], hand=("get-back-you-devils",), zombies={"jenny": {"space": "3,3", "hero": "jenny"}})
    until(t, "zombie-beaten")
    t.choose("play-card", card="get-back-you-devils")
    assert t.zombies == {}


def test_a_lost_fight_is_no_moment_for_it() -> None:
    t = fight([3, 5, 6], hand=("get-back-you-devils",))
    t.choose("pass")
    assert t.heroes["billy"]["wounds"] == 1
    assert t.window is None


# -- Heroic Resolve and Hero's Rage ------------------------------------------------------------------------

CROWD = {"z1": "3,3", "z2": "3,3"}


@pytest.mark.parametrize("card", ["heroic-resolve", "heros-rage"])
def test_heroic_cards_are_for_heroes_with_two_zombies_or_more_in_the_space(card: str) -> None:
    team = {"becky": "5,5", "jake-cartwright": "7,0"}
    t = hero_turn("billy", hand=(card,), zombies={**CROWD, "z3": "5,5"}, others=team)
    assert t.values("play-card", "hero") == ["billy"]


def test_heroic_resolve_is_a_die_and_won_ties_as_long_as_it_lies_there() -> None:
    t = hero_turn("billy", hand=("heroic-resolve",), zombies=CROWD)
    t.choose("play-card", card="heroic-resolve", hero="billy")
    assert t.heroes["billy"]["in_play"] == ["heroic-resolve"]
    t.dice(1, 2, 5, 5, 1, 2, 5, 5)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    assert t.heroes["billy"]["wounds"] == 0
    assert sum(e["type"] == "fended-off" for e in t.events) == 2


@pytest.mark.rule("11.3")
def test_heroic_resolve_in_the_fight_brings_the_die_at_once_and_wins_the_tie() -> None:
    t = hero_turn("billy", hand=("heroic-resolve",), zombies=CROWD)
    t.dice(1, 2, 6)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    until(t, "fight-begins")
    t.choose("pass")
    until(t, "fight")
    t.dice(6, 6, 5, 4, 3)
    t.choose("play-card", card="heroic-resolve", hero="billy")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.parametrize("how", ["search", "pick-up"])
def test_heroic_resolve_is_discarded_when_the_hero_searches(how: str) -> None:
    t = hero_turn("billy", space="0,0", on_hero=("heroic-resolve",), hero_discard=["faith"])
    t.choose(how)
    assert t.heroes["billy"]["in_play"] == []
    assert "heroic-resolve" in t.state["hero_discard"]


def test_it_stays_when_another_hero_searches() -> None:
    team = {"becky": {"space": "7,0", "in_play": ["heroic-resolve"]}}
    t = hero_turn("billy", space="0,0", others=team)
    t.choose("search")
    assert t.heroes["becky"]["in_play"] == ["heroic-resolve"]


def test_heros_rage_is_a_die_and_a_kill_for_every_zombie_beaten() -> None:
    t = hero_turn("billy", hand=("heros-rage",), zombies=CROWD)
    t.choose("play-card", card="heros-rage", hero="billy")
    t.dice(1, 2, 6, 5, 1, 2, 4, 5)
    t.choose("skip")
    t.choose("fight", zombie="z1")
    assert sorted(t.zombies) == ["z2"]
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["hero_discard"] == ["heros-rage"]


def test_heros_rage_serves_in_the_zombie_turn_too() -> None:
    t = table(
        turn="zombies",
        step="fight",
        heroes={"billy": "3,3"},
        zombies=CROWD,
        hands={"heroes-1": ["heros-rage"], "zombies-1": ["shamble"]},
    )
    t.choose("fight", zombie="z1")
    until(t, "fight-begins")
    t.dice(1, 2, 6, 5, 1, 3, 6, 5)
    t.choose("play-card", card="heros-rage", hero="billy")
    assert t.zombies == {}
    t.nothing_pending()
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.parametrize(("first", "second"), [("heroic-resolve", "heros-rage"), ("heros-rage", "heroic-resolve")])
def test_one_heroic_card_a_hero(first: str, second: str) -> None:
    t = hero_turn("billy", hand=(first, second), zombies=CROWD)
    t.choose("play-card", card=first, hero="billy")
    assert not t.offers("play-card", card=second)


# -- Just a Scratch ----------------------------------------------------------------------------------------


@pytest.mark.rule("11.6.1")
def test_a_wound_is_prevented() -> None:
    t = fight([1, 2, 5], hand=("just-a-scratch",))
    assert t.window == "about-to-wound"
    t.choose("play-card", card="just-a-scratch", hero="billy")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("prevented", who="billy", by="just-a-scratch")
    t.nothing_pending()


def test_a_prevented_wound_is_still_a_lost_fight() -> None:
    t = fight([1, 2, 5], ("chainsaw",), hand=("just-a-scratch",))
    t.dice(3)
    t.choose("use-item", card="chainsaw")
    t.choose("play-card", card="just-a-scratch")
    assert t.heroes["billy"]["items"] == []


@pytest.mark.rule("10.4.2")
def test_of_being_killed_it_prevents_one_wound() -> None:
    t = hero_turn("billy", ("dynamite", "lighter"), hand=("just-a-scratch",), zombies={"z1": "3,3"})
    t.choose("skip")
    t.dice(2, 5)
    t.choose("attack", card="dynamite", to="3,3")
    until(t, "about-to-wound")
    t.choose("play-card", card="just-a-scratch")
    assert t.heroes["billy"]["wounds"] == 1
    assert not t.saw("killed", who="billy")


def test_the_wound_may_be_let_happen_and_the_card_kept() -> None:
    t = fight([1, 2, 5], hand=("just-a-scratch",))
    t.choose("pass")
    assert t.heroes["billy"]["wounds"] == 1
    assert t.state["hands"]["heroes-1"] == ["just-a-scratch"]


# -- Just What I Needed ------------------------------------------------------------------------------------


def finds_it(**situation: Any) -> Table:
    """Billy draws Just What I Needed."""
    situation.setdefault("hero_deck", ["just-what-i-needed"])
    t = hero_turn("billy", space="5,0", **situation)
    t.choose("search")
    return t


@pytest.mark.rule("7.2.1", "8.5.1")
def test_it_is_played_at_once_and_takes_any_card_from_the_discard_pile() -> None:
    t = finds_it(hero_discard=["crowbar", "faith", "just-what-i-needed"])
    assert t.values("choose", "card") == ["crowbar", "faith"], "not a play-immediately card"
    t.choose("choose", card="crowbar")
    assert t.heroes["billy"]["items"] == ["crowbar"]
    assert sorted(t.state["hero_discard"]) == ["faith", "just-what-i-needed", "just-what-i-needed"]
    t.nothing_pending()


def test_an_event_from_the_pile_goes_to_the_hand() -> None:
    t = finds_it(hero_discard=["faith", "recovery"])
    t.choose("choose", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]


@pytest.mark.parametrize("pile", [[], ["just-what-i-needed"]])
def test_with_nothing_to_take_a_card_is_drawn(pile: list[str]) -> None:
    t = finds_it(hero_discard=pile, hero_deck=["just-what-i-needed", "torch"])
    assert t.heroes["billy"]["items"] == ["torch"]
    t.nothing_pending()


def test_a_search_card_of_the_scenario_is_taken_from_the_deck_and_the_deck_shuffled() -> None:
    deck = ["just-what-i-needed", "torch", "gasoline", "crowbar", "keys"]
    t = finds_it(scenario="escape-in-the-truck", hero_deck_exact=deck, hero_discard=["faith"])
    assert t.values("choose", "effect") == ["discard-pile", "search-card"]
    t.choose("choose", effect="search-card")
    assert t.values("choose", "card") == ["gasoline", "keys"]
    t.choose("choose", card="gasoline")
    assert t.heroes["billy"]["items"] == ["gasoline"]
    assert t.saw("picked-up", card="gasoline", deck="hero")
    assert sorted(t.state["hero_deck"]) == ["crowbar", "keys", "torch"]
    assert sorted(t.state["hero_discard"]) == ["faith", "just-what-i-needed"]


def test_a_look_through_a_deck_without_search_cards_brings_nothing() -> None:
    deck = ["just-what-i-needed", "torch"]
    t = finds_it(scenario="escape-in-the-truck", hero_deck_exact=deck)
    t.choose("choose", effect="search-card")
    assert t.heroes["billy"]["items"] == []
    assert t.state["hero_deck"] == ["torch"]
    t.nothing_pending()


# -- Recovery ----------------------------------------------------------------------------------------------


def test_recovery_heals_one_wound_of_any_hero() -> None:
    team = {"becky": {"space": "7,0", "wounds": 2}, "sally": "0,5"}
    t = hero_turn("billy", hand=("recovery",), wounds=1, others=team)
    assert t.values("play-card", "hero") == ["becky", "billy"]
    t.choose("play-card", card="recovery", hero="becky")
    assert t.heroes["becky"]["wounds"] == 1
    assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.rule("7.1.1.2")
def test_recovery_is_not_played_during_a_fight() -> None:
    t = hero_turn("billy", ("crowbar",), hand=("recovery",), wounds=1, zombies={"z1": "3,3"})
    t.dice(6, 2, 3)
    t.choose("skip")
    assert t.window == "fight-begins"
    assert t.offers("play-card", card="recovery")
    t.choose("pass")
    assert t.window == "fight"
    assert not t.offers("play-card", card="recovery")
