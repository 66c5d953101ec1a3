"""Honest dice: anybody can compute every roll again from the seed, whose hash was shown before the first one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from shamble import __version__
from shamble.kernel.errors import RulesBug, ShambleError
from shamble.server import luck
from shamble.server.luck import Luck
from shamble.server.start import begin

if TYPE_CHECKING:
    from shamble.server.storage import Storage

Proof = dict[str, Any]

NOT_AS_SHOWN, NO_PROOF = 1, 2
"""With which status `shamble verify` ends where all is not well."""


class Malformed(ShambleError):
    """A file that is no proof of a game, whatever its dice."""

    code = "malformed-proof"


async def proof_of(storage: Storage, table: str) -> Proof:
    """All that the dice of a table follow from, and the dice as they were shown."""
    row = await storage.table(table)
    assert row is not None
    chosen = await storage.choices(table)
    found = luck.of_row(row)
    return {
        "shamble": __version__,
        "table": row["id"],
        "game": row["game"],
        "config": row["config"],
        "luck": found.revealed(),
        "marks": luck.marks_of(row),
        "seed": str(found.seed),
        "seed_hash": found.commitment,
        "rolls": row["rolls"],
        "choices": [
            {"seat": choice["seat"], "option": choice["option"], "rolls": choice["rolls"], "hash": choice["hash"]}
            for choice in chosen
        ],
    }


class Choice(msgspec.Struct):
    """One choice of a proof."""

    seat: str
    option: int
    rolls: list[list[int]]
    hash: str


class Shown(msgspec.Struct):
    """A proof as a file brings it: checked for its form before anything is computed."""

    game: str
    config: dict[str, Any]
    seed: str
    seed_hash: str
    rolls: list[list[int]]
    choices: list[Choice]
    luck: Luck = msgspec.field(default_factory=Luck)
    """Proofs of older versions have none: their seed is a number."""
    table: str = "?"
    marks: list[str] = []

    @property
    def made_of(self) -> Luck:
        if self.luck.kind == "fast":
            return Luck("fast", self.seed)
        return self.luck


def check(proof: Proof, shown_hash: str = "") -> tuple[int, str]:
    """Play the game again; how many dice came out as shown, and what did not ("" when all is well).

    Raises Malformed where it is no proof at all.
    """
    from shamble.server.table import rolls

    try:
        shown = msgspec.convert(proof, Shown)
        seed = shown.made_of.seed
    except (msgspec.ValidationError, ValueError) as error:
        raise Malformed(f"it is no proof of a game: {error}") from error
    if shown_hash and shown_hash != shown.seed_hash:
        return 0, f"the hash shown before the game was {shown_hash}, the proof has {shown.seed_hash}"
    if str(seed) != shown.seed or shown.made_of.commitment != shown.seed_hash:
        return 0, "the seed is not the one whose hash was shown"
    try:
        game = begin(shown.game, shown.config, seed)
    except (ShambleError, RulesBug, TypeError, ValueError, LookupError, AttributeError, RecursionError) as error:
        raise Malformed(f"no game begins with its settings: {error}") from error
    seen = 0
    for step, choice in enumerate([None, *shown.choices]):
        dice = shown.rolls if choice is None else choice.rolls
        try:
            if choice is not None:
                if game.decision is None or game.seats[game.decision.seat] != choice.seat:
                    return seen, f"step {step}: {choice.seat} was not asked"
                game.events = []
                game.choose(choice.option)
        except (ShambleError, RulesBug) as error:
            return seen, f"step {step}: {error}"
        if rolls(game.events) != dice:
            return seen, f"step {step}: the dice are {rolls(game.events)}, shown were {dice}"
        # One state in some is sealed, and the last one of every game that is over.
        sealed = choice is not None and (choice.hash or game.result is not None)
        if sealed and choice is not None and game.hash() != choice.hash:
            return seen, f"step {step}: the cards or models are not where they were"
        seen += sum(map(len, dice))
    return seen, ""


def verify(
    what: Annotated[
        str, typer.Argument(help="A proof file of a finished game, or the database of a server (file or address).")
    ],
    table: Annotated[str, typer.Option(help="Only this table of a database.")] = "",
    shown_hash: Annotated[str, typer.Option("--hash", help="The hash that was shown before the first die.")] = "",
    mine: Annotated[str, typer.Option(help="What your page added to the seed, as seat=part.")] = "",
) -> None:
    """Compute every roll again from seed, settings and choices, and say whether it is what was shown.

    Ends with 0 where all is as shown, 1 where dice, cards or seed are not, and 2 where there is no proof to check.
    """
    if "://" not in what and not Path(what).is_file():
        typer.echo(f"There is no file {what}.", err=True)
        raise typer.Exit(NO_PROOF)
    proofs = _read_proofs(what, table)
    if not proofs:
        typer.echo("There is no such table in it.", err=True)
        raise typer.Exit(NO_PROOF)
    raise typer.Exit(max(_tell(proof, shown_hash, mine) for proof in proofs))


def _tell(proof: Proof, shown_hash: str, mine: str) -> int:
    """Say how one proof comes out; returns the status."""
    try:
        dice, problem = check(proof, shown_hash)
    except Malformed as error:
        typer.echo(f"{proof.get('table', '?')}: {error}.", err=True)
        return NO_PROOF
    seat, _, part = mine.partition("=")
    if mine and not problem and proof["luck"]["given"].get(seat) != part:
        problem = f"the seed was made without what {seat} added"
    if problem:
        typer.echo(f"{proof['table']}: NOT as shown after {dice} dice: {problem}.")
        return NOT_AS_SHOWN
    marks = f" Marked: {', '.join(proof['marks'])}." if proof.get("marks") else ""
    typer.echo(
        f"{proof['table']}: {len(proof['choices'])} choices, {dice} dice, all as shown; seed {proof['seed']}.{marks}"
    )
    return 0


def _read_proofs(what: str, table: str) -> list[Proof]:
    from shamble.server.database import CannotOpen, StorageTrouble

    try:
        if "://" in what:
            return asyncio.run(_from_database(what, table))
        body = Path(what).read_bytes()
        if body.startswith(b"SQLite"):
            return asyncio.run(_from_database(f"sqlite:///{Path(what).resolve()}", table))
        proof = json.loads(body)
        if not isinstance(proof, dict):
            raise ValueError("it is not an object")
    except (CannotOpen, StorageTrouble) as error:
        typer.echo(error.message, err=True)
        raise typer.Exit(NO_PROOF) from error
    except (ValueError, RecursionError) as error:
        typer.echo(f"{what} is no proof of a game: {error}.", err=True)
        raise typer.Exit(NO_PROOF) from error
    return [proof]


async def _from_database(address: str, table: str) -> list[Proof]:
    from shamble.server.storage import Storage

    storage = await Storage.open(address)
    try:
        names = [name for name in await storage.table_ids() if table in ("", name)]
        rows = [await storage.table(name) for name in names]
        return [await proof_of(storage, row["id"]) for row in rows if row and not luck.of_row(row).waits_for]
    finally:
        await storage.close()
