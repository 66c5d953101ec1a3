"""Steps, frames and decisions."""

import pytest

from shamble.kernel.errors import GameIsOver, IllegalChoice, RulesBug
from shamble.kernel.flow import PROGRAMS, RULES, Frame, Rule, running
from shamble.kernel.game import STEP_CAP
from tests.kernel.toy import Toy


def offered(g: Toy) -> list[object]:
    assert g.decision is not None
    return list(g.decision.options)


def test_a_rule_runs_step_by_step_to_the_next_decision() -> None:
    g = Toy(dice=(3,), hands=(("ladder",), ()))
    assert g.steps == [3, 0]
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind) == (0, "card")
    assert offered(g) == [("pass",), ("play", "ladder")]


def test_one_option_answers_itself() -> None:
    """Red and blue hold nothing at first, so nobody is asked before somebody has a card to play."""
    g = Toy(dice=(1, 1, 1, 1))
    assert g.decision is not None
    assert len(g.decision.options) > 1
    assert g.round >= 2


def test_a_called_rule_runs_before_the_next_step_of_its_caller() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ()))
    g.choose(1)
    assert g.events is not None
    types = [(e["type"], e.get("card") or e.get("seat")) for e in g.events]
    assert types.index(("played", "ladder")) < types.index(("drew", "red"))


def test_an_interrupt_changes_the_facts_of_the_rule_below() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ("net", "wind")))
    g.choose(1)
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind) == (1, "answer")
    assert [frame.rule for frame in g.stack] == ["toy-game", "toy-turn", "toy-play", "toy-answer"]
    g.choose(1)
    assert g.steps[0] == 1, "the ladder was cancelled"
    assert sorted(g.discard) == ["ladder", "net"]


def test_an_interrupt_that_is_declined_changes_nothing() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ("net", "wind")))
    g.choose(1)
    g.choose(0)
    assert g.steps[0] == 3
    assert "net" in g.hands[1]


def test_a_lasting_effect_lasts_as_long_as_it_says() -> None:
    """Wind of the first round blows in the first and the second, and no longer."""
    g = Toy(dice=(1, 3, 1, 3, 1, 3), hands=(("wind",), ("net", "wind")))
    g.choose(1)
    g.choose(0)
    climbed = {}
    while g.round < 4 and g.decision is not None:
        if g.decision.seat == 1:
            climbed[g.round] = g.steps[1]
        g.choose(0)
    assert climbed == {1: 2, 2: 4, 3: 7}


def test_the_game_ends_at_once_and_then_takes_no_choice() -> None:
    g = Toy(dice=(6, 1, 6), hands=(("ladder",), ()))
    g.choose(0)
    assert g.result == ("red", "at-the-top", ())
    assert g.decision is None
    assert g.stack == []
    with pytest.raises(GameIsOver, match="over"):
        g.choose(0)


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(index: int) -> None:
    g = Toy(dice=(1,), hands=(("ladder",), ()))
    before = g.hash()
    with pytest.raises(IllegalChoice, match="red has 0 to 1"):
        g.choose(index)
    assert g.hash() == before


def test_rules_that_never_end_are_stopped() -> None:
    g = Toy(dice=(1,), hands=(("spin",), ()))
    with pytest.raises(RulesBug, match=f"{STEP_CAP} steps without a decision in rule 'toy-endless'"):
        g.choose(1)


def test_a_decision_without_options_is_a_bug() -> None:
    with pytest.raises(RulesBug, match="no option to offer for 'card'"):
        Toy(dice=(1,)).ask(0, "card", [])


def test_two_rules_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="toy-game"):
        Rule("toy-game")
    assert RULES["toy-game"].steps


def test_a_frame_can_be_finished_early_or_sent_to_a_step() -> None:
    frame = running("toy-turn", {"seat": 1})
    frame.to("draw")
    assert frame.plain() == {"rule": "toy-turn", "step": "draw", "seat": 1}
    frame.finish()
    assert frame.plain()["step"] == "end"


def test_the_innermost_running_frame_of_a_rule_is_found() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ("net",)))
    g.choose(1)
    turn = g.top("toy-turn")
    assert turn is not None
    assert turn.seat == 0
    assert g.top("toy-endless") is None


errands = Rule("toy-errands")
errand = Rule("toy-errand")


@errands.step
def send_out(g: Toy, f: Frame) -> None:
    for name in ("bread", "milk", "eggs"):
        g.call("toy-errand", name=name)


@errands.step
def come_home(g: Toy, f: Frame) -> None:
    g.emit("home", carries=f.bought)
    g.end("red", "home")


@errand.step
def buy(g: Toy, f: Frame) -> None:
    g.emit("bought", name=f.name)
    g.hand_back(bought=f.name)


def test_what_a_step_calls_runs_in_the_order_in_which_it_is_written_and_the_last_hands_back_to_the_caller() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ()))
    g.decision, g.events = None, []
    g.call("toy-errands")
    g.run()
    assert [event.get("name") for event in g.events if event["type"] == "bought"] == ["bread", "milk", "eggs"]
    assert {"type": "home", "carries": "eggs"} in g.events


@pytest.mark.parametrize("name", ["end", "twice"])
def test_a_step_is_not_called_like_another_or_like_the_end(name: str) -> None:
    """A save says where it stands by the name of a step, and calls the place behind the last one `end`."""
    rule = Rule(f"test-names-{name}")

    def twice(g: object, f: Frame) -> None: ...
    def end(g: object, f: Frame) -> None: ...

    try:
        rule.step(twice)
        with pytest.raises(ValueError, match=name):
            rule.step({"end": end, "twice": twice}[name])
    finally:
        del RULES[rule.name], PROGRAMS[rule.name]


rounds = Rule("toy-rounds")  # facts: left


@rounds.step
def play_a_round(g: Toy, f: Frame) -> None:
    g.emit("round", left=f.left)


@rounds.back_to("play_a_round")
def another(g: Toy, f: Frame) -> None:
    f.left -= 1
    if not f.left:
        f.to("over")


@rounds.step
def over(g: Toy, f: Frame) -> None:
    g.end("red", "played")


def test_a_step_may_lead_back_to_an_earlier_one_and_what_is_behind_it_is_reached_by_its_name() -> None:
    g = Toy(dice=(1, 1), hands=(("ladder",), ()))
    g.decision, g.events = None, []
    g.call("toy-rounds", left=3)
    g.run()
    assert [event["left"] for event in g.events if event["type"] == "round"] == [3, 2, 1]
    assert g.result == ("red", "played", ())


def test_a_frame_knows_the_steps_it_has_taken_and_the_first_one_from_the_start() -> None:
    frame = running("toy-rounds", {"left": 1})
    assert frame.steps_taken() == ["play_a_round"]
    frame.to("over")
    assert frame.steps_taken() == ["play_a_round", "another"]
    frame.finish()
    assert frame.steps_taken() == ["play_a_round", "another", "over"]
