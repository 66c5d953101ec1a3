"""Environments to learn in (extra `rl`): a PettingZoo AEC environment, and a Gymnasium one for a single seat.

    env = Table({"scenario": "die-zombies-die", "players": 2})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))

An action is the number of an option. Which options there are changes with every decision, so an observation describes
each of them: `options` has one row of features for each, `action_mask` says which rows are filled, and `observation`
is the seat's view as numbers. The mask is also in `info`, where libraries look for it. The reward is 1 for the
winning side and -1 for the other when the game ends.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from shamble import games
from shamble.bots import bot, usual_bot
from shamble.kernel.errors import IllegalChoice
from shamble.lab.features import Features

MOST_OPTIONS = 256
"""Options that an action can name. No decision has come near it; later ones would be out of reach."""

Observation = dict[str, Any]


def observation_space(features: Features) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-4, 64, (features.state_size,), np.float32),
            "options": spaces.Box(-64, 64, (MOST_OPTIONS, features.option_size), np.float32),
            "action_mask": spaces.MultiBinary(MOST_OPTIONS),
        }
    )


class Observer:
    """Turns a game into observations, for any seat."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.kit = games.kit_of(game)
        self.features = self.kit.lab.features(game)

    def observe(self, seat: int) -> Observation:
        """What this seat sees; only the one that decides has options."""
        game = self.game
        view, decision = self.kit.view(game, seat), game.decision
        mask = np.zeros(MOST_OPTIONS, dtype=np.int8)
        options = np.zeros((MOST_OPTIONS, self.features.option_size), dtype=np.float32)
        if decision is not None and decision.seat == seat:
            shown = [self.kit.option(game, option) for option in decision.options[:MOST_OPTIONS]]
            options[: len(shown)] = self.features.options(view, shown, seat)
            mask[: len(shown)] = 1
        return {"observation": self.features.state(view, seat), "options": options, "action_mask": mask}

    def reward(self, seat: int) -> float:
        """1 for a win, -1 for a loss, 0 while the game goes on."""
        if self.game.result is None:
            return 0.0
        return 1.0 if self.game.result[0] == self.kit.side(self.game.seats[seat]) else -1.0


class RawTable(AECEnv):  # type: ignore[misc]
    """All seats of a game, one decision after another."""

    metadata = {"name": "shamble_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, config: dict[str, Any] | None = None, render_mode: str | None = None, game: str | None = None
    ) -> None:
        super().__init__()
        self.kit = games.kit(game or games.usual())
        self.config = dict(config or {})
        self.render_mode = render_mode
        self.seeds = np.random.default_rng()
        first = self.kit.new(self.config, 0)
        self.possible_agents = [seat.replace("-", "_") for seat in first.seats]
        features = self.kit.lab.features(first)
        self._spaces = {agent: observation_space(features) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one. `options["config"]` changes the configuration of this game."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        number = int(self.seeds.integers(2**53))
        self.game = self.kit.new({**self.config, **(options or {}).get("config", {})}, number)
        self.game.events = None
        self.observer = Observer(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decision.seat]

    def observe(self, agent: str) -> Observation:
        seen = self.observer.observe(self.possible_agents.index(agent))
        self.infos[agent]["action_mask"] = seen["action_mask"]
        return seen

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked must choose"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.choose(int(action))
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self.observer.reward(seat)
        if self.game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.decision.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The decision in words."""
        if self.render_mode is None:
            return None
        decision = self.kit.decision(self.game)
        return "" if decision is None else f"{decision['seat']}: {decision['prompt']}"

    def close(self) -> None:
        """Nothing to put away."""


def Table(  # noqa: N802
    config: dict[str, Any] | None = None, render_mode: str | None = None, game: str | None = None
) -> AECEnv:
    """The AEC environment, guarded against calls in the wrong order."""
    return OrderEnforcingWrapper(RawTable(config, render_mode, game))


class Seat(gymnasium.Env):
    """One seat of a game; bots play all others.

    An action that is not offered loses the game at once, and `info["illegal"]` says so: a learner who draws from the
    whole action space, as Gymnasium's own checks do, must get an answer.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        config: dict[str, Any] | None = None,
        seat: str = "",
        against: str = "",
        render_mode: str | None = None,
        game: str | None = None,
    ) -> None:
        """Without a word about them it is the first seat, against the usual bot of the game."""
        self.kit = games.kit(game or games.usual())
        self.config = dict(config or {})
        self.against = against or usual_bot(self.kit.NAME)
        self.render_mode = render_mode
        first = self.kit.new(self.config, 0)
        seats = first.seats
        if seat and seat not in seats:
            raise IllegalChoice(f"There is no seat {seat!r}; the seats are {', '.join(seats)}.")
        self.seat = seats.index(seat) if seat else 0
        self.observation_space = observation_space(self.kit.lab.features(first))
        self.action_space = spaces.Discrete(MOST_OPTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to this seat's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**53))
        self.game = self.kit.new({**self.config, **(options or {}).get("config", {})}, number)
        self.game.events = None
        self.bots = [
            bot(self.against, seed=number + place, game=self.kit.NAME) for place in range(len(self.game.seats))
        ]
        self.observer = Observer(self.game)
        self._play_on()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose an option and play on to this seat's next decision or the end."""
        decision = self.game.decision
        if not 0 <= action < len(decision.options):
            seen, info = self._seen()
            offered = f"Option {action} is not offered; there are 0 to {len(decision.options) - 1}."
            return seen, -1.0, True, False, {**info, "illegal": offered}
        self.game.choose(int(action))
        self._play_on()
        over = self.game.decision is None
        seen, info = self._seen()
        return seen, self.observer.reward(self.seat), over, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.observer.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def _play_on(self) -> None:
        game = self.game
        while game.decision is not None and game.decision.seat != self.seat:
            game.choose(self.bots[game.decision.seat].choose(game))

    def render(self) -> str | None:
        """The decision in words."""
        if self.render_mode is None:
            return None
        decision = self.kit.decision(self.game)
        return "" if decision is None else str(decision["prompt"])


class Tables(gymnasium.vector.VectorEnv):
    """Many games side by side, several times as fast as single environments one after another.

    Every decision of every seat is answered here, as in self-play; with `seat`, bots `against` it play all others. Row
    by row an observation is what the seat sees that is asked. A game that is over gives way to a new one in the same
    step; `info["rewards"]` then has what each seat of it got, and the reward is that of the seat that chose last. An
    action that is not offered raises `IllegalChoice` before anything has changed.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        count: int,
        config: dict[str, Any] | None = None,
        seat: str = "",
        against: str = "random",
        game: str | None = None,
    ) -> None:
        self.kit = games.kit(game or games.usual())
        self.config = dict(config or {})
        self.against = against
        self.num_envs = count
        first = self.kit.new(self.config, 0)
        if seat and seat not in first.seats:
            raise IllegalChoice(f"There is no seat {seat!r}; the seats are {', '.join(first.seats)}.")
        self.seat = first.seats.index(seat) if seat else -1
        self.seats = len(first.seats)
        self.batch = self.kit.lab.batch(count, first, MOST_OPTIONS)
        self.games: list[Any] = [first] * count
        self.bots: list[list[Any]] = [[]] * count
        self.single_observation_space = observation_space(self.kit.lab.features(first))
        self.single_action_space = spaces.Discrete(MOST_OPTIONS)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games in all rows; the same seed gives the same ones."""
        super().reset(seed=seed)
        for row in range(self.num_envs):
            self._begin(row)
        return self._seen(np.zeros((self.num_envs, self.seats), np.float32))

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Choose in every row and play on to the next decisions."""
        chosen = np.asarray(actions, np.int64).tolist()
        for row, (game, action) in enumerate(zip(self.games, chosen, strict=True)):
            if not 0 <= action < len(game.decision.options):
                last = len(game.decision.options) - 1
                raise IllegalChoice(f"Row {row}: option {action} is not offered; there are 0 to {last}.")
        over = np.zeros(self.num_envs, np.bool_)
        reward = np.zeros(self.num_envs, np.float64)
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        for row, (game, action) in enumerate(zip(self.games, chosen, strict=True)):
            seat = game.decision.seat
            game.choose(action)
            if self.seat >= 0:
                self._play_on(row)
            if game.decision is None:
                over[row] = True
                rewards[row] = [1 if game.result[0] == self.kit.side(name) else -1 for name in game.seats]
                reward[row] = rewards[row, seat]
                self._begin(row)
        seen, info = self._seen(rewards)
        return seen, reward, over, np.zeros(self.num_envs, np.bool_), info

    def _begin(self, row: int) -> None:
        """A new game in this row, at a decision that is answered here."""
        while True:
            number = int(self.np_random.integers(2**53))
            game = self.games[row] = self.kit.new(self.config, number)
            game.events = None
            if self.seat >= 0:
                name = self.kit.NAME
                self.bots[row] = [bot(self.against, seed=number + place, game=name) for place in range(self.seats)]
                self._play_on(row)
            # A seat may never be asked in a game that is soon over.
            if game.decision is not None:
                break
        self.batch.take(row, game)

    def _play_on(self, row: int) -> None:
        game, bots = self.games[row], self.bots[row]
        while game.decision is not None and game.decision.seat != self.seat:
            game.choose(bots[game.decision.seat].choose(game))

    def _seen(self, rewards: Any) -> tuple[Observation, dict[str, Any]]:
        """Copies: what was seen must not change with the next step."""
        self.batch.write()
        mask = self.batch.mask.copy()
        seen = {"observation": self.batch.observation.copy(), "options": self.batch.options.copy(), "action_mask": mask}
        seats = np.array([game.decision.seat for game in self.games])
        return seen, {"action_mask": mask, "seat": seats, "rewards": rewards}


gymnasium.register("shamble/Seat-v0", entry_point="shamble.lab.env:Seat")
