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


gymnasium.register("shamble/Seat-v0", entry_point="shamble.lab.env:Seat")
