"""Honest dice: anybody can compute every roll again from the seed, whose hash was shown before the first one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from shamble import __version__
from shamble.kernel import chance
from shamble.kernel.errors import RulesBug, ShambleError
from shamble.server.start import begin

if TYPE_CHECKING:
    from shamble.server.storage import Storage

Proof = dict[str, Any]


async def proof_of(storage: Storage, table: str) -> Proof:
    """All that the dice of a table follow from, and the dice as they were shown."""
    row = await storage.table(table)
    assert row is not None
    chosen = await storage.choices(table)
    return {
        "shamble": __version__,
        "table": row["id"],
        "game": row["game"],
        "config": row["config"],
        "seed": str(row["seed"]),
        "seed_hash": chance.seed_hash(row["seed"]),
        "rolls": row["rolls"],
        "choices": [
            {"seat": choice["seat"], "option": choice["option"], "rolls": choice["rolls"], "hash": choice["hash"]}
            for choice in chosen
        ],
    }


def check(proof: Proof) -> tuple[int, str]:
    """Play the game again; how many dice came out as shown, and what did not ("" when all is well)."""
    from shamble.server.table import rolls

    seed = int(proof["seed"])
    if chance.seed_hash(seed) != proof["seed_hash"]:
        return 0, "the seed is not the one whose hash was shown"
    game = begin(proof["game"], proof["config"], seed)
    seen = 0
    shown = [(proof["rolls"], None), *((choice["rolls"], choice) for choice in proof["choices"])]
    for step, (dice, choice) in enumerate(shown):
        try:
            if choice is not None:
                if game.decision is None or game.seats[game.decision.seat] != choice["seat"]:
                    return seen, f"step {step}: {choice['seat']} was not asked"
                game.events = []
                game.choose(choice["option"])
        except (ShambleError, RulesBug) as error:
            return seen, f"step {step}: {error}"
        if rolls(game.events) != dice:
            return seen, f"step {step}: the dice are {rolls(game.events)}, shown were {dice}"
        if choice is not None and game.hash() != choice["hash"]:
            return seen, f"step {step}: the cards or models are not where they were"
        seen += sum(map(len, dice))
    return seen, ""


def verify(
    what: Annotated[Path, typer.Argument(help="A proof file of a finished game, or the database of a table's server.")],
    table: Annotated[str, typer.Option(help="Only this table of a database.")] = "",
) -> None:
    """Compute every roll again from seed, settings and choices, and say whether it is what was shown."""
    if not what.is_file():
        typer.echo(f"There is no file {what}.", err=True)
        raise typer.Exit(2)
    proofs = _read_proofs(what, table)
    if not proofs:
        typer.echo("There is no such table in it.", err=True)
        raise typer.Exit(2)
    failed = False
    for proof in proofs:
        dice, problem = check(proof)
        choices = len(proof["choices"])
        if problem:
            failed = True
            typer.echo(f"{proof['table']}: NOT as shown after {dice} dice: {problem}.")
        else:
            typer.echo(f"{proof['table']}: {choices} choices, {dice} dice, all as shown; seed {proof['seed']}.")
    raise typer.Exit(1 if failed else 0)


def _read_proofs(what: Path, table: str) -> list[Proof]:
    if what.read_bytes()[:6] == b"SQLite":
        return asyncio.run(_from_database(what, table))
    try:
        proof = json.loads(what.read_bytes())
        if not {"seed", "seed_hash", "config", "rolls", "choices", "game"} <= set(proof):
            raise ValueError("fields are missing")
    except (ValueError, TypeError) as error:
        typer.echo(f"{what} is no proof of a game: {error}.", err=True)
        raise typer.Exit(2) from error
    return [proof]


async def _from_database(what: Path, table: str) -> list[Proof]:
    from shamble.server.storage import Storage

    storage = await Storage.open(f"sqlite+aiosqlite:///{what.resolve()}")
    try:
        names = [name for name in await storage.table_ids() if table in ("", name)]
        return [await proof_of(storage, name) for name in names]
    finally:
        await storage.close()
