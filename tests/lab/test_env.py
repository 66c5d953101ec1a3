"""The learning environments, by their own tests and by ours: masks, rewards, nothing hidden."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, seed_test

from shamble.kernel.errors import IllegalChoice
from shamble.lab.env import MOST_OPTIONS, Seat, Table, Tables


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    """Play a game to its end; returns what each agent got."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(dice.choice(legal)))
    return got


@pytest.mark.parametrize("players", [2, 6])
def test_the_api_test_of_pettingzoo_passes(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(Table({"players": players}), num_cycles=150)


def test_the_seed_test_of_pettingzoo_passes() -> None:
    seed_test(lambda: Table({"scenario": "burn-em-out", "players": 4}), num_cycles=100)


def test_one_side_wins_and_the_other_loses() -> None:
    got = play_at_random(Table({"players": 4}), seed=3)
    assert got["heroes_1"] == got["heroes_2"] == -got["zombies_1"] == -got["zombies_2"]
    assert abs(got["heroes_1"]) == 1


def test_the_mask_counts_the_options_of_the_seat_that_decides() -> None:
    env = Table({"players": 2})
    env.reset(seed=1)
    game = env.unwrapped.game
    deciding = env.agent_selection
    waiting = next(agent for agent in env.agents if agent != deciding)
    assert env.observe(deciding)["action_mask"].sum() == len(game.decision.options)
    assert env.observe(waiting)["action_mask"].sum() == 0
    assert not env.observe(waiting)["options"].any()


def test_every_option_has_a_row_that_tells_its_type() -> None:
    env = Table({"players": 2})
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    count = int(observation["action_mask"].sum())
    assert (observation["options"][:count, :17].sum(axis=1) == 1).all()
    assert not observation["options"][count:].any()


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = Table({"players": 2})
    env.reset(seed=1)
    with pytest.raises(IllegalChoice):
        env.step(MOST_OPTIONS - 1)


@pytest.mark.parametrize("seed", range(4))
def test_dealing_anew_what_a_seat_cannot_see_changes_no_observation(seed: int) -> None:
    env = Table({"scenario": "escape-in-the-truck", "players": 2})
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for _ in range(60):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(dice.choice(legal)))
        table = env.unwrapped
        if table.game.decision is None:
            return
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            other = table.game.clone()
            for deck, pile in other.deck.items():
                other.deck[deck] = tuple(dice.permutation(pile).tolist())
            for hidden in range(2):
                if hidden != seat:
                    deck = "hero" if other.side[hidden] == "heroes" else "zombie"
                    pool, count = [*other.deck[deck], *other.hands[hidden]], len(other.deck[deck])
                    dice.shuffle(pool)
                    other.deck[deck], other.hands[hidden] = tuple(pool[:count]), tuple(pool[count:])
            kept, table.observer.game = table.observer.game, other
            assert data_equivalence(seen, env.observe(agent))
            table.observer.game = kept


def test_a_seat_plays_a_whole_game_against_bots() -> None:
    env = Seat({"players": 2}, seat="zombies-1", against="random")
    observation, _ = env.reset(seed=5)
    dice = np.random.default_rng(5)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert env.observation_space.contains(observation)
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, _ = env.step(action)
        steps += 1
    assert abs(reward) == 1
    assert steps > 10


def test_the_same_seed_gives_a_seat_the_same_first_observation() -> None:
    one, other = (Seat({"players": 2}, against="random").reset(seed=9)[0] for _ in range(2))
    assert data_equivalence(one, other)


def test_gymnasium_knows_the_seat_by_name() -> None:
    env = gymnasium.make("shamble/Seat-v0", config={"players": 2}, against="random", disable_env_checker=True)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].any()


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("seat", ["heroes-1", "zombies-1"])
def test_the_check_of_gymnasium_passes(seat: str) -> None:
    check_env(gymnasium.make("shamble/Seat-v0", config={"players": 2}, seat=seat, against="random").unwrapped)


def test_info_carries_the_mask_from_the_first_decision_on() -> None:
    env = Seat({"players": 2}, against="random")
    observation, info = env.reset(seed=2)
    assert (info["action_mask"] == observation["action_mask"]).all()
    observation, _, _, _, info = env.step(0)
    assert (info["action_mask"] == observation["action_mask"]).all()


def test_the_infos_of_a_table_carry_the_mask_too() -> None:
    env = Table({"players": 2})
    env.reset(seed=2)
    observation, _, _, _, info = env.last()
    assert (info["action_mask"] == observation["action_mask"]).all()


def test_an_action_that_is_not_offered_loses_the_seat_its_game_and_is_named() -> None:
    env = Seat({"players": 2}, against="random")
    observation, _ = env.reset(seed=2)
    count = int(observation["action_mask"].sum())
    _, reward, over, _, info = env.step(count)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == f"Option {count} is not offered; there are 0 to {count - 1}."


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="martians-1"):
        Seat({"players": 2}, seat="martians-1")


# -- many at once ------------------------------------------------------------------------------------------


def at_random(observation: dict[str, Any], dice: np.random.Generator) -> np.ndarray[Any, Any]:
    return (dice.random(len(observation["action_mask"])) * observation["action_mask"].sum(1)).astype(int)


def test_many_tables_are_the_same_games_as_single_ones() -> None:
    """A row sees what a table by itself shows to the seat that is asked."""
    many = Tables(3, {"players": 2})
    observation, info = many.reset(seed=4)
    assert many.observation_space.contains(observation)
    for row, game in enumerate(many.games):
        single = Table({"players": 2}).unwrapped
        single.reset(seed=1)
        single.observer = type(single.observer)(game)
        alone = single.observer.observe(game.decision.seat)
        assert data_equivalence(alone, {key: observation[key][row] for key in alone})
        assert info["seat"][row] == game.decision.seat


def test_the_same_seed_gives_the_same_games_in_all_rows() -> None:
    one, other = (Tables(4, {"players": 2}).reset(seed=9)[0] for _ in range(2))
    assert data_equivalence(one, other)


def test_a_row_that_is_over_begins_anew_and_tells_what_each_seat_got() -> None:
    many, dice = Tables(4, {"players": 2}), np.random.default_rng(1)
    observation, info = many.reset(seed=1)
    for _ in range(2000):
        asked = info["seat"]
        observation, reward, over, cut, info = many.step(at_random(observation, dice))
        assert not cut.any()
        assert observation["action_mask"].any(axis=1).all()
        if over.any():
            break
    row = int(np.flatnonzero(over)[0])
    assert sorted(info["rewards"][row]) == [-1, 1]
    assert reward[row] == info["rewards"][row, asked[row]]
    assert not info["rewards"][~over].any()


def test_bots_play_the_other_seats_of_many_tables() -> None:
    many, dice = Tables(3, {"players": 2}, seat="zombies-1"), np.random.default_rng(2)
    observation, info = many.reset(seed=2)
    for _ in range(30):
        assert (info["seat"] == 1).all()
        observation, *_, info = many.step(at_random(observation, dice))


def test_an_action_that_a_row_does_not_offer_changes_no_row() -> None:
    many = Tables(2, {"players": 2})
    many.reset(seed=3)
    before = [game.hash() for game in many.games]
    with pytest.raises(IllegalChoice, match="Row 1: option 255"):
        many.step([0, 255])
    assert [game.hash() for game in many.games] == before
