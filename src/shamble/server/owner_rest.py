"""What only the owner of the machine may ask for: the laboratory."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse

from shamble.server import bodies
from shamble.server.guard import is_owner
from shamble.server.hall import Hall
from shamble.server.live import language_of
from shamble.server.refusals import Refused
from shamble.server.rest import REFUSALS, HallHere, Lang, hall_of

api = APIRouter(prefix="/api", responses=REFUSALS)

RunNamed = Annotated[str, Query(max_length=64, description="a run by its id")]


async def owners_hall(request: Request) -> Hall:
    """The hall, for whoever sits at the machine; a guest is refused with a sentence."""
    hall = await hall_of(request)
    if not is_owner(request, hall.settings):
        raise Refused("owner-only")
    return hall


OwnHall = Annotated[Hall, Depends(owners_hall)]


@api.get("/house")
async def house(request: Request, hall: HallHere) -> bodies.House:
    """What this page may do here beyond playing."""
    return bodies.House(owner=is_owner(request, hall.settings), address=hall.settings.address)


@api.get("/lab")
async def runs(hall: OwnHall, lang: Lang = "en") -> list[dict[str, Any]]:
    """The runs of the laboratory, the newest first."""
    return [run.told(language_of(lang)) for run in await hall.laboratory.runs()]


@api.post("/lab")
async def start(wanted: bodies.RunWanted, hall: OwnHall, lang: Lang = "en") -> dict[str, Any]:
    """Let bots play a set-up many times, beside everything else."""
    seats = [seat.model_dump() for seat in wanted.seats]
    run = await hall.laboratory.start(wanted.game, wanted.config, seats, wanted.games)
    return run.told(language_of(lang))


@api.post("/lab/stop")
async def stop(wanted: bodies.RunOf, hall: OwnHall, lang: Lang = "en") -> dict[str, Any]:
    """End a run; what was played stays."""
    return (await hall.laboratory.stop(wanted.run)).told(language_of(lang))


@api.post("/lab/forget")
async def forget(wanted: bodies.RunOf, hall: OwnHall) -> bodies.House:
    """Throw a run away."""
    await hall.laboratory.forget(wanted.run)
    return bodies.House(owner=True)


@api.get("/lab/report", response_model=None, responses={200: {"content": {"text/html": {}}}})
async def report(request: Request, hall: OwnHall, run: RunNamed, lang: Lang = "en") -> HTMLResponse:
    """The page about a run, as `shamble report` writes it."""
    return HTMLResponse(await hall.laboratory.report(run, language_of(lang), str(request.base_url)))
