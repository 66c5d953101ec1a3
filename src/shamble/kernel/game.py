"""The running game: a stack of frames, one decision at a time, seeded chance, an outbox of events."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from shamble.kernel import chance
from shamble.kernel.errors import BadDice, BadSave, GameEnds, GameIsOver, IllegalChoice, RulesBug
from shamble.kernel.flow import PROGRAMS, Frame, Running, copied
from shamble.kernel.native import native
from shamble.kernel.save_form import FORM, as_written, saved, seal, tuples

Option = tuple[Any, ...]
"""A legal choice: its type, then its fields in the order of the game's option table. Plain data."""

STEP_CAP = 20_000
"""Steps between two decisions. A game in play needs some dozens; a rules bug must not hang a table."""
_STEPS: Final = range(STEP_CAP)


TRY_OUT = 30
"""Options of a strange save after which the game is played on, and for how many choices."""
TO_THE_END, LONG_GAME = 2, 5000
"""Options of a strange save after which the game is played to its end, and how many choices that takes at most."""


@native(free_list_len=1, acyclic=True)
class Decision:
    """What one seat has to choose. Never changed once asked, so clones share it."""

    # Filled by who asks it: to be given all this as arguments would take as long again.
    __slots__ = ("accept", "actor", "facts", "kind", "options", "seat")
    seat: int
    kind: str
    options: list[Option]
    actor: int
    facts: tuple[Any, ...]
    accept: int
    """The moments it stands for, as bits of the game: what may be used now is among the options. 0: nothing may."""


@native(allow_interpreted_subclasses=True)
class Naming:
    """Facts and options as a save holds them: things by their ids, never by an index. This one has nothing to name."""

    def out(self, name: str, value: Any) -> Any:
        """A fact of this name for a save."""
        return value

    def back(self, name: str, value: Any) -> Any:
        """What `out` made, turned back."""
        return value

    def facts_out(self, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts of a frame for a save."""
        return {name: self.out(name, value) for name, value in facts.items()}

    def facts_back(self, plain: dict[str, Any]) -> dict[str, Any]:
        return {name: self.back(name, tuples(value)) for name, value in plain.items()}

    def options_out(self, options: list[Option]) -> list[Any]:
        return options

    def options_back(self, plain: list[Any]) -> list[Option]:
        return [tuples(option) for option in plain]


@native(allow_interpreted_subclasses=True)
class Game:
    """What every game on the kernel shares. A game adds its own slots, `copy_from` and `PLAIN` fields."""

    __slots__ = (
        "answer",
        "boundary",
        "decision",
        "events",
        "forced",
        "pending",
        "result",
        "seats",
        "seed",
        "stack",
        "streams",
    )

    NAME: ClassVar[str] = ""
    FORMAT: ClassVar[int] = 1
    DICE: ClassVar[int] = 0
    """Index of the stream that dice come from."""

    def __new__(cls, *_: Any, **__: Any) -> Any:
        """Empty, also when it is compiled: a copy is filled by hand."""
        return super().__new__(cls)

    def __init__(self, seed: chance.Seed, seats: tuple[str, ...]) -> None:
        self.seed = seed
        self.seats = seats
        self.stack: list[Running] = []
        self.pending = 0
        """How many times the running step has asked or called: what there is before its rule goes on."""
        self.decision: Decision | None = None
        self.result: tuple[str, str, tuple[str, ...]] | None = None
        self.events: list[dict[str, Any]] | None = []
        self.forced: tuple[int, ...] = ()
        self.streams: list[chance.Stream] = list(chance.streams(seed, self.stream_names()))
        self.answer: Option = ()
        self.boundary = False

    def stream_names(self) -> tuple[str, ...]:
        """The streams of chance; the first is that of the dice unless `DICE` says otherwise."""
        return ("dice",)

    # -- running -------------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        """Answer the decision with its option number `index` and play on to the next decision or the end."""
        decision = self.decision
        if decision is None:
            raise GameIsOver("The game is over; nothing can be chosen any more.")
        options = decision.options
        if index < 0 or index >= len(options):
            raise IllegalChoice(
                f"Option {index} is not offered; {self.seats[decision.seat]} has 0 to {len(options) - 1}."
            )
        self.answer = options[index]
        self.decision = None
        self.boundary = False
        self.run()

    def run(self) -> None:
        """Take steps until a decision is asked or the game is over."""
        stack = self.stack
        frame = stack[-1]
        try:
            for _ in _STEPS:
                step, frame.next = frame.next
                if step is None:
                    stack.pop()
                    if not stack:
                        raise RulesBug("the game ran out of rules without a result")
                    frame = stack[-1]
                    continue
                step(self, frame)
                if self.pending:
                    if self.pending > 1:
                        # What a step calls runs in the order in which it is written.
                        depth = stack.index(frame)
                        stack[depth + 1 :] = stack[:depth:-1]
                    self.pending = 0
                    if self.decision is not None:
                        return
                    frame = stack[-1]
            raise RulesBug(f"{STEP_CAP} steps without a decision in rule {frame.rule!r}")
        except GameEnds:
            self.decision = None
            stack.clear()

    def call(self, rule: str, **facts: Any) -> None:
        """Run another rule before the next step of this one; several run in the order in which they are called."""
        frame = Running()
        frame.rule = rule
        frame.next = PROGRAMS[rule]
        frame.__dict__ = facts
        self.stack.append(frame)
        self.pending += 1

    def hand_back(self, **facts: Any) -> None:
        """Give the calling rule its result: its next step finds these facts in its own frame.

        A rule whose result is wanted is the last one that its caller's step calls.
        """
        self.stack[-2].__dict__.update(facts)

    def top(self, rule: str) -> Frame | None:
        """The innermost running frame of this rule, if there is one."""
        for frame in reversed(self.stack):
            if frame.rule == rule:
                return frame
        return None

    def ask(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        actor: int = -1,
        facts: tuple[Any, ...] = (),
        accept: int = 0,
    ) -> None:
        """Ask one seat; the next step finds the answer in `g.answer`. One option answers itself."""
        if len(options) < 2:
            if not options:
                raise RulesBug(f"no option to offer for {kind!r}")
            self.answer = options[0]
            return
        decision = self.decision = Decision()
        decision.seat = seat
        decision.kind = kind
        decision.options = options
        decision.actor = actor
        decision.facts = facts
        decision.accept = accept
        self.pending += 1

    def end(self, winner: str, reason: str, rules: tuple[str, ...] = ()) -> None:
        """The game is over, now."""
        self.result = (winner, reason, rules)
        self.emit("game-over", winner=winner, reason=reason, rules=rules)
        raise GameEnds

    # -- chance and events ---------------------------------------------------------------------------------

    def d6(self, count: int = 1) -> tuple[int, ...]:
        """Roll dice: forced ones first, then the stream."""
        self.boundary = True
        streams, dice = self.streams, self.DICE
        value = streams[dice]
        if self.forced or type(value) is not int:
            return self._d6_otherwise(count)
        rolled, streams[dice] = chance.dice(value, count)
        return rolled

    def _d6_otherwise(self, count: int) -> tuple[int, ...]:
        """Dice of which some are forced, or from a stream that nobody can foresee."""
        faces, self.forced = self.forced[:count], self.forced[count:]
        rolled = []
        for _ in range(count - len(faces)):
            face, self.streams[self.DICE] = chance.pick(self.streams[self.DICE], 6)
            rolled.append(face + 1)
        return (*faces, *rolled)

    def roll(self, purpose: str, count: int = 1, who: Any = None) -> tuple[int, ...]:
        """Roll dice that everybody sees."""
        values = self.d6(count)
        if self.events is not None:
            self.events.append({"type": "roll", "for": purpose, "who": who, "values": values})
        return values

    def tell_of_roll(self, **facts: Any) -> None:
        """Add to the roll just made what it is about: which fire, what is needed."""
        if self.events:
            self.events[-1] |= facts

    def pick(self, stream: int, count: int) -> int:
        """A number below `count` from a stream."""
        self.boundary = True
        number, self.streams[stream] = chance.pick(self.streams[stream], count)
        return number

    def shuffle(self, stream: int, cards: list[Any]) -> None:
        self.streams[stream] = chance.shuffle(self.streams[stream], cards)

    def emit(self, type: str, **facts: Any) -> None:
        """Record what happened; one module per game turns it into words."""
        if self.events is not None:
            facts["type"] = type
            self.events.append(facts)

    def force_dice(self, values: Any) -> None:
        """The next dice show these faces, in order."""
        if not isinstance(values, list | tuple) or not all(
            isinstance(v, int) and not isinstance(v, bool) and 1 <= v <= 6 for v in values
        ):
            raise BadDice("Dice are a list of whole numbers from 1 to 6.")
        self.forced = tuple(values)

    # -- copies and saves ----------------------------------------------------------------------------------

    def clone(self) -> Any:
        """An independent copy that shares only what never changes. Its events are off."""
        cls = type(self)
        copy: Game = cls.__new__(cls)
        copy.seed = self.seed
        copy.seats = self.seats
        copy.stack = copied(self.stack)
        copy.pending = 0
        copy.decision = self.decision
        copy.result = self.result
        copy.events = None
        copy.forced = self.forced
        copy.streams = self.streams[:]
        copy.answer = ()
        copy.boundary = self.boundary
        copy.copy_from(self)
        return copy

    def blinded(self, seed: chance.Seed) -> Any:
        """A copy whose dice and draws to come are others: for whoever may not know what is to come."""
        copy = self.clone()
        copy.seed = seed
        copy.streams = list(chance.streams(seed, self.stream_names()))
        copy.forced = ()
        return copy

    def copy_from(self, other: Any) -> None:
        """Copy a game's own fields; hand-written beside its slots."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """Everything, as JSON-able data that names things by their ids."""
        decision, names = self.decision, self.naming()
        return {
            "game": self.NAME,
            "format": self.FORMAT,
            "seed": self.seed,
            "seats": self.seats,
            "streams": dict(zip(self.stream_names(), self.streams, strict=True)),
            "forced": self.forced,
            "result": self.result,
            "stack": [names.facts_out(frame.plain()) for frame in self.stack],
            "decision": None
            if decision is None
            else {
                "seat": self.seats[decision.seat],
                "kind": decision.kind,
                "options": names.options_out(decision.options),
                "actor": names.out("actor", decision.actor),
                "facts": decision.facts,
                "accept": names.out("accept", decision.accept),
            },
            "state": self.plain_state(),
        }

    def plain_state(self) -> dict[str, Any]:
        """A game's own fields as JSON-able data."""
        raise NotImplementedError

    def restore_state(self, state: dict[str, Any]) -> Naming | None:
        """Set a game's own fields from `plain_state` data; returns the naming if that took one."""
        raise NotImplementedError

    def naming(self) -> Naming:
        """How this game's saves call the things in facts and options."""
        return Naming()

    def sound(self) -> None:
        """Raise BadSave where the state says what can never be at a table; for saves that anybody may have written."""

    @classmethod
    def upgraded(cls, data: dict[str, Any]) -> dict[str, Any]:
        """A save as this version writes it; says in a sentence why one cannot be played on."""
        return data

    def sealed(self) -> dict[str, Any]:
        """A save as JSON-able data, with the seal that tells an altered one."""
        data = self.plain()
        return {**data, "seal": seal(data)}

    def save(self) -> bytes:
        return saved(self.plain())

    def hash(self) -> str:
        """Equal states hash alike, on every machine."""
        return seal(self.plain())

    @classmethod
    def load(cls, save: bytes | str) -> Any:
        """The game of a save; it continues exactly as the saved one would have."""
        try:
            data = msgspec.json.decode(save)
            if not as_written(save if isinstance(save, bytes) else save.encode()):
                return cls.from_plain(data)
            del data["seal"]
            return cls._from_sealed(cls._readable(data))
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError, OverflowError) as error:
            raise BadSave(f"This is no save of {cls.NAME}, format {cls.FORMAT}: {error}") from error

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Any:
        """The game of a save as data, if its seal fits."""
        data = cls._readable(data)
        if data.pop("seal", None) != seal(data):
            raise BadSave(f"The save of {cls.NAME} was altered or is incomplete: its seal does not fit.")
        return cls._from_sealed(data)

    @classmethod
    def from_unsealed(cls, data: dict[str, Any]) -> Any:
        """The game of what `plain` has just said, sent by ourselves: there is no seal to look at."""
        return cls._from_sealed(data)

    @classmethod
    def _readable(cls, data: dict[str, Any]) -> dict[str, Any]:
        """A save of this game in a format that can be read."""
        data = cls.upgraded(data)
        if data.get("game") != cls.NAME or data.get("format") != cls.FORMAT:
            raise BadSave(
                f"The save says game {data.get('game')!r}, format {data.get('format')!r}; "
                f"{cls.NAME!r}, format {cls.FORMAT} can be read."
            )
        return data

    @classmethod
    def _from_sealed(cls, data: dict[str, Any]) -> Any:
        """The game of a save that is what was once written; what it says is still checked."""
        for name, holds in FORM.items():
            if not holds(data[name]):
                raise BadSave(f"The save of {cls.NAME} says {name!r} in a form that it cannot have.")
        game = cls.__new__(cls)
        game.seed = data["seed"]
        game.seats = tuple(data["seats"])
        game.forced = tuple(data["forced"])
        result = data["result"]
        game.result = None if result is None else (result[0], result[1], tuple(result[2]))
        game.events = []
        game.answer = ()
        game.boundary = False
        game.decision = None
        game.pending = 0
        game.stack = []
        named = game.restore_state(data["state"])
        game.streams = [tuples(data["streams"][name]) for name in game.stream_names()]
        names = game.naming() if named is None else named
        game.stack = [Running.from_plain(names.facts_back(frame)) for frame in data["stack"]]
        asked = data["decision"]
        if asked is not None:
            decision = game.decision = Decision()
            decision.seat = game.seats.index(asked["seat"])
            decision.kind = asked["kind"]
            decision.options = names.options_back(asked["options"])
            decision.actor = names.back("actor", asked["actor"])
            decision.facts = tuples(asked["facts"])
            decision.accept = names.back("accept", asked["accept"])
        if game.decision is None and game.result is None:
            raise BadSave(f"The save of {cls.NAME} is of a game that is neither over nor asks anybody anything.")
        return game

    @classmethod
    def take_in(cls, save: bytes | str) -> Any:
        """The game of a save that anybody may have written: sealed and of the right form it may still describe what can
        never be. So it is looked over, every option is taken on a copy, some of those are played on for a while, and a
        few games are played to their end.
        """
        game = cls.load(save)
        count = len(game.decision.options) if game.decision else 0
        luck = chance.stream(0, "try out")
        try:
            game.sound()
            for index in range(count):
                luck = _try_out(game, index, TRY_OUT if index < TRY_OUT else 0, luck)
            for index in range(min(count, TO_THE_END)):
                luck = _try_out(game, index, LONG_GAME, luck)
        except BadSave:
            raise
        except Exception as error:
            raise BadSave(
                f"The save of {cls.NAME} cannot be played on: what it describes never happens ({error})."
            ) from error
        return game


def _try_out(game: Any, index: int, choices: int, luck: chance.Stream) -> chance.Stream:
    """Take an option on a copy and so many more at random; returns what is left of the luck."""
    copy = game.clone()
    copy.choose(index)
    for _ in range(choices):
        if copy.decision is None:
            break
        option, luck = chance.pick(luck, len(copy.decision.options))
        copy.choose(option)
    return luck
