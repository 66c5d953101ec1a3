"""What a socket receives tells nothing that its seat may not know: not by content, by count, or by time."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from shamble import games
from shamble.lnoe.hidden import redeal
from shamble.lnoe.scenario import SCENARIOS
from shamble.server.live import Line
from shamble.server.messages import Choose, Hint, encoder
from shamble.server.refusals import Refused
from shamble.server.table import Table
from shamble.server.tokens import Ticket
from shamble.server.viewer import Viewer
from tests.awaited import awaited
from tests.conftest import nightly
from tests.server.house import House, Page, table_of

BOOK = games.kit("last-night-on-earth")


def received(table: Table, seats: tuple[str, ...]) -> bytes:
    """All that a page of these seats is told when it opens."""
    return encoder.encode(Viewer(table, Ticket("t", seats), "en").next_message())


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_dealing_anew_what_a_seat_cannot_see_changes_no_byte_of_what_it_receives(scenario: str) -> None:
    dice = random.Random(scenario)
    game = BOOK.new({"scenario": scenario, "players": min(4, SCENARIOS[scenario].row.most_players)}, seed=3)
    table = table_of(game)
    for step in range(150):
        if table.game.decision is None:
            break
        real = table.match.game
        for number, seat in enumerate(real.seats) if step % nightly(1, 3) == 0 else ():
            before = received(table, (seat,))
            table.match.game = redeal(real, number, seed=step)
            assert received(table, (seat,)) == before, f"step {step}, {seat}"
            table.match.game = real
        table.replay(dice.randrange(len(real.decision.options)))


def before_a_fight(hand: list[str]) -> Any:
    """Billy shares a space with a Zombie and is about to end his move; the dead hold these cards."""
    game = BOOK.situation(
        {
            "board": {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]},
            "profile": "original-advanced",
            "players": 2,
            "turn": "heroes",
            "heroes": {"billy": {"space": "5,5"}, "sally": {"space": "9,9"}},
            "zombies": {"z1": {"space": "5,5"}},
            "hands": {"zombies-1": hand},
        },
        seed=4,
        dice=[3, 5, 2],
    )
    game.choose(0)
    assert game.decision.kind == "move-action"
    return game


class Clock:
    """Stands still until it is turned: however busy the machine is, the table takes as long as it should."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of tables, stories and pages."""
    turned = Clock()
    for module in ("table", "story", "viewer"):
        monkeypatch.setattr(f"shamble.server.{module}.time", turned)
    return turned


def follow(clock: Clock, hand: list[str]) -> tuple[list[bytes], list[float], int]:
    """All that the Hero player's page receives while the dead pass all their windows, when, and how many those were."""

    async def play() -> tuple[list[bytes], list[float], int]:
        table = table_of(before_a_fight(hand), people_answer=(0.3, 0.3), receipt=0.05)
        viewer = Viewer(table, Ticket("t", ("heroes-1",)), "en")
        heard, times, windows = [encoder.encode(viewer.next_message())], [0.0], 0
        started = clock.now
        skip = [option[0] for option in table.game.decision.options].index("skip")
        await table.choose(skip, table.seq)
        while clock.now < started + 0.6:
            decision = table.game.decision
            if decision.kind == "window" and clock.now > started + 0.1:
                assert table.kit.side(table.seats[decision.seat].seat) == "zombies"
                windows += 1
                await table.choose(0, table.seq)
            message = viewer.next_message()
            if message is not None:
                heard.append(encoder.encode(message))
                times.append(clock.now - started)
            clock.now += 0.005
        return heard, times, windows

    return awaited(play())


def test_asked_and_unasked_opponents_look_alike(clock: Clock) -> None:
    asked, asked_times, windows = follow(clock, ["uuuurrrggghh", "braaains"])
    unasked, unasked_times, none = follow(clock, ["shamble", "cornered"])
    assert windows > 0
    assert none == 0
    assert asked == unasked
    assert asked_times == pytest.approx(unasked_times, abs=1e-6)


def refused_meanwhile(hand: list[str]) -> tuple[bool, list[str]]:
    """Whether the dead are asked after a choice, and what is said to a page that chooses again or wants a hint before
    it has been shown anything.
    """

    async def play() -> tuple[bool, list[str]]:
        table = table_of(before_a_fight(hand), people_answer=(0.3, 0.3), receipt=0.05)
        ticket: Any = Ticket("t", ("heroes-1",))
        nobody: Any = None
        line = Line(nobody, nobody, Viewer(table, ticket, "en"), ticket, nobody)
        seq = (line.viewer.next_message() or {})["seq"]
        skip = [option[0] for option in table.game.decision.options].index("skip")
        await line.choose(Choose(seq, str(skip)))
        said = []
        for question in (line.choose(Choose(seq, "0")), line.choose(Choose(seq + 1, "0")), line.hint(Hint())):
            with pytest.raises(Refused) as refusal:
                await question
            said.append(refusal.value.message)
        return table.window() != "", said

    return awaited(play())


def test_a_refusal_does_not_tell_whether_the_opponent_is_asked(clock: Clock) -> None:
    asked, said = refused_meanwhile(["uuuurrrggghh", "braaains"])
    unasked, said_otherwise = refused_meanwhile(["shamble", "cornered"])
    assert (asked, unasked) == (True, False)
    assert said == said_otherwise


def seen_while_one_zombie_must_move(clock: Clock, hand: list[str]) -> tuple[bool, list[bytes]]:
    """Of two hungry Zombies one has moved, the other must. Whether the dead are asked all the same, and what the page
    of the Heroes receives while they do what would have been done without asking.
    """
    game = BOOK.situation(
        {
            "board": {"grid": {"width": 6, "height": 6, "buildings": [], "pits": ["0,0"]}},
            "turn": "zombies",
            "step": "move",
            "heroes": {"billy": {"space": "5,5"}},
            "zombies": {"z1": {"space": "4,5"}, "z2": {"space": "5,4"}},
            "hands": {"zombies-1": hand},
        },
        seed=4,
    )

    async def play() -> tuple[bool, list[bytes]]:
        table = table_of(game, people_answer=(0.3, 0.3), receipt=0.05)
        viewer = Viewer(table, Ticket("t", ("heroes-1",)), "en")
        heard = [encoder.encode(viewer.next_message())]
        move = [option[0] for option in table.game.decision.options].index("move")
        await table.choose(move, table.seq)
        asked = table.game.decision.kind == "move-zombies"
        if asked:
            await table.choose(0, table.seq)
        for _ in range(400):
            if table.window() and table.asked().seat == "zombies-1":
                await table.choose(0, table.seq)
            message = viewer.next_message()
            if message is not None:
                heard.append(encoder.encode(message))
            clock.now += 0.005
        return asked, heard

    return awaited(play())


def test_a_question_that_only_a_hand_leaves_open_is_seen_by_nobody_else(clock: Clock) -> None:
    asked, received_then = seen_while_one_zombie_must_move(clock, ["shamble"])
    unasked, received_otherwise = seen_while_one_zombie_must_move(clock, ["uuuurrrggghh"])
    assert (asked, unasked) == (True, False)
    assert len(received_then) == 3  # the state, the receipt, and all that happened
    assert received_then == received_otherwise


def test_a_fight_is_shown_with_its_result_and_not_in_the_middle(clock: Clock) -> None:
    messages, _, _ = follow(clock, ["uuuurrrggghh"])
    assert len(messages) == 3  # the state, the receipt, and all that happened
    assert b"fight-started" not in messages[1]
    assert b"fight-resolved" in messages[2]


def test_what_became_visible_during_a_send_is_not_waited_for(clock: Clock) -> None:
    async def play() -> tuple[float, Any]:
        table = table_of(before_a_fight(["shamble"]), people_answer=(0.05, 0.05), receipt=0.01)
        viewer = Viewer(table, Ticket("t", ("heroes-1",)), "en")
        viewer.next_message()
        skip = [option[0] for option in table.game.decision.options].index("skip")
        await table.choose(skip, table.seq)
        clock.now += 0.02
        assert viewer.next_message() is not None  # the receipt; sending it takes longer than the pause
        clock.now += 0.08
        return viewer.wake_in(), viewer.next_message()

    wait, message = awaited(play())
    assert wait == 0
    assert message is not None


HOT_SEAT = [{"seat": "heroes-1", "who": "hotseat"}, {"seat": "zombies-1", "who": "hotseat"}]


def hands_in(text: str) -> dict[str, Any]:
    return {s: h for s, h in json.loads(text).get("view", {}).get("hands", {}).items() if isinstance(h, list)}


def test_a_shared_device_holds_only_the_hand_of_whoever_confirmed(house: House) -> None:
    page = house.page(house.table(HOT_SEAT)["token"])
    confirmed = None
    seen: set[str] = set()
    dice = random.Random(3)
    for _ in range(150):
        page.hear_until(lambda m: "view" in m and (m["waiting"] or m["result"]))
        if page.now["result"]:
            break
        for text in page.heard:
            assert set(hands_in(text)) <= {confirmed}
        page.heard.clear()
        if page.now["decision"] is None:
            assert page.now["active"] is None
            confirmed = page.now["waiting"][0]
            page.say("reveal", seat=confirmed)
            page.hear_until(lambda m: m.get("decision"))
            assert page.now["active"] == confirmed
            seen.add(confirmed)
        page.choose(dice.choice(page.now["decision"]["options"])["id"])
    page.close()
    assert seen == {"heroes-1", "zombies-1"}, "both have held the device"


def test_one_person_on_both_sides_is_asked_without_a_cover(house: House) -> None:
    page = house.page(house.table([{"seat": s, "who": "me"} for s in ("heroes-1", "zombies-1")])["token"])
    sides = set()
    for _ in range(40):
        page.asked()
        sides.add(page.now["active"])
        page.choose("0")
    assert sides == {"heroes-1", "zombies-1"}
    page.close()


def test_spectators_see_no_hand_and_no_question(house: House) -> None:
    made = house.table()
    watcher, page = house.page(made["watch"]), house.page(made["token"])
    for _ in range(20):
        page.choose(page.asked()["decision"]["options"][0]["id"])
    page.asked()
    watcher.hear_until(lambda m: m["log"] and m["waiting"] == ["heroes-1"])
    drain(watcher)
    for text in watcher.heard:
        assert hands_in(text) == {}
        assert '"decision":null' in text
    watcher.say("choose", seq=watcher.now["seq"], option="0")
    assert watcher.hear_until(lambda m: m["t"] == "error")["message"] == "Spectators only watch."
    watcher.say("undo")
    assert watcher.hear_until(lambda m: m["t"] == "error")
    page.close()
    watcher.close()


def drain(page: Page) -> None:
    try:
        while True:
            page.hear(0.3)
    except TimeoutError:
        return


def test_spectators_may_be_made_to_wait(house: House) -> None:
    made = house.table(delay=2)
    page, watcher = house.page(made["token"]), house.page(made["watch"])
    page.asked()
    assert watcher.hear()["seq"] == 0
    started = time.monotonic()
    page.choose(page.now["decision"]["options"][0]["id"])
    page.asked()
    watcher.hear_until(lambda m: m.get("seq", 0) > 0)
    assert time.monotonic() - started >= 2
    page.close()
    watcher.close()


@pytest.mark.parametrize("quiet", [True, False])
def test_only_a_seat_that_is_not_quiet_is_asked_in_windows(house: House, quiet: bool) -> None:
    heroes = {"sally": {"space": "5,5", "seat": "heroes-1", "wounds": 1}, "billy": {"space": "6,9", "seat": "heroes-1"}}
    hands = {"heroes-1": ["recovery", "faith"], "zombies-1": []}
    situation = {
        "scenario": "die-zombies-die", "profile": "original-basic", "turn": "heroes", "step": "activate",
        "heroes": heroes, "zombies": {"z1": {"space": "5,6"}, "z2": {"space": "6,8"}}, "hands": hands,
    }  # fmt: skip
    page = house.page(house.table(config={"situation": situation})["token"])
    page.say("quiet", kinds=["window"], on=quiet)
    kinds = set()
    for _ in range(40):
        if page.asked()["result"]:
            break
        kinds.add(page.now["decision"]["kind"])
        page.choose(page.now["decision"]["options"][0]["id"])
    page.close()
    assert ("window" in kinds) is not quiet


def test_only_the_moment_that_was_silenced_is_passed_and_it_can_be_heard_again(house: House) -> None:
    hand = {"heroes-1": ["recovery"], "zombies-1": []}
    heroes = {"sally": {"space": "5,5", "seat": "heroes-1", "wounds": 1}, "billy": {"space": "6,9", "seat": "heroes-1"}}
    situation = {
        "scenario": "die-zombies-die", "profile": "original-basic", "turn": "zombies", "step": "move", "heroes": heroes,
        "zombies": {"z1": {"space": "0,11"}, "z2": {"space": "0,0"}}, "hands": hand,
    }  # fmt: skip
    page = house.page(house.table(config={"situation": situation}, seed=6)["token"])
    silenced, seq = page.asked()["decision"]["window"], page.now["seq"]
    page.say("quiet", kinds=[silenced], on=True)
    page.hear_until(lambda m: m["quiet"] == [silenced] and m["seq"] > seq)
    others = set()
    for _ in range(40):
        decision = page.asked()["decision"]
        if decision is None:
            break
        assert decision.get("window") != silenced
        others.add(decision.get("window"))
        page.choose(decision["options"][0]["id"])
    assert len(others - {None}) > 0
    page.say("quiet", kinds=[silenced], on=False)
    page.hear_until(lambda m: m["t"] == "update" and m["quiet"] == [])
    page.close()


ATTACKED = {
    "scenario": "die-zombies-die", "profile": "original-basic", "turn": "zombies", "step": "move",
    "heroes": {"jake-cartwright": {"space": "5,5", "seat": "heroes-1"}},
    "hands": {"heroes-1": ["faith", "just-a-scratch"]},
    "zombies": {f"z{n}": {"space": "5,5"} for n in (1, 2, 3)},
}  # fmt: skip


def windows_of_a_zombie_turn(house: House, mode: str, seed: int = 6) -> list[str]:
    """The windows a Hero player who passes everything is asked in during one Zombie turn."""
    page = house.page(house.table(config={"situation": ATTACKED}, seed=seed)["token"])
    first = page.asked()["seq"]
    page.say("asking", mode=mode)
    if mode == "pressing":
        # The table passes the first window by itself; until then the wish may still be on its way.
        page.hear_until(lambda m: m.get("seq", first) > first)
    asked = []
    for _ in range(60):
        state = page.asked()
        if state["decision"] is None or state["view"]["turn"] == "heroes":
            break
        asked.append(state["decision"].get("window", ""))
        page.choose(state["decision"]["options"][0]["id"])
    page.close()
    return [window for window in asked if window]


def test_a_player_may_be_asked_only_when_there_is_something_new_or_something_to_lose(house: House) -> None:
    every, new, pressing = (windows_of_a_zombie_turn(house, mode) for mode in ("all", "new", "pressing"))
    assert every.count("fight-begins") == 3
    assert new.count("fight-begins") == 1, "the second and third fight offer the same cards"
    assert pressing.count("fight-begins") == 0
    assert len(every) > len(new) >= len(pressing)
    assert every.count("about-to-wound") == new.count("about-to-wound") == pressing.count("about-to-wound") > 0


def test_an_unknown_way_of_asking_is_refused(house: House) -> None:
    page = house.page(house.table()["token"])
    page.say("asking", mode="never")
    assert page.hear_until(lambda m: m["t"] == "error")["message"]
    page.close()
