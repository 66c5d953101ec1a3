"""The few REST calls: what there is to play, new tables, replays, saves, proofs, the rules, reports."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from shamble import __version__, games
from shamble.server import bodies
from shamble.server.hall import Hall
from shamble.server.live import language_of
from shamble.server.messages import encoder
from shamble.server.proof import proof_of
from shamble.server.refusals import Refused
from shamble.server.seats import own
from shamble.server.story import Story
from shamble.server.table import WATCH, Table
from shamble.server.tokens import Ticket
from shamble.server.viewer import audiences_of, decision_of, result_of, view_of

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": bodies.Refusal, "description": "It cannot be done; the message says why."},
    401: {"model": bodies.Refusal, "description": "The token opens no seat here."},
    404: {"model": bodies.Refusal, "description": "There is no such table, game or step."},
    422: {"model": bodies.Refusal, "description": "The request is not of the right form."},
}

api = APIRouter(prefix="/api", responses=REFUSALS)


async def hall_of(request: Request) -> Hall:
    """The hall, once storage is open."""
    hall: Hall = await request.app.state.ready
    return hall


HallHere = Annotated[Hall, Depends(hall_of)]
TokenGiven = Annotated[str, Query(max_length=500)]
Lang = Annotated[str, Query(max_length=8, description="en or it")]


def json(data: Any, file: str = "") -> Response:
    headers = {"content-disposition": f'attachment; filename="{file}"'} if file else {}
    return Response(encoder.encode(data), media_type="application/json", headers=headers)


@api.get("/catalog")
def catalog(game: Annotated[str, Query(max_length=64)] = "last-night-on-earth", lang: Lang = "en") -> dict[str, Any]:
    """What can be chosen from: scenarios, profiles, Heroes, cards, boards."""
    return games.rulebook(game).catalog(language_of(lang))


@api.post("/tables")
async def make_table(wanted: bodies.TableWanted, hall: HallHere) -> bodies.TableMade:
    """Make a table. The hash of its seed is known from now on, the seed itself after the end."""
    seats = [seat.model_dump() for seat in wanted.seats]
    table = await hall.make(wanted.game, wanted.config, seats, wanted.seed, wanted.hints, wanted.delay)
    return tickets_of(hall, table)


def tickets_of(hall: Hall, table: Table) -> bodies.TableMade:
    sign = hall.tokens.sign
    return bodies.TableMade(
        table=table.id,
        token=sign(Ticket(table.id, own(table.seats), host=True)),
        links={seat.seat: sign(Ticket(table.id, (seat.seat,))) for seat in table.seats if seat.who == "link"},
        watch=sign(Ticket(table.id)),
        seed_hash=table.seed_hash,
    )


@api.get("/seat")
async def seat(token: TokenGiven, hall: HallHere) -> bodies.SeatStatus:
    """Where the game of this seat stands."""
    ticket = hall.tokens.read(token)
    table = await hall.table(ticket.table)
    story = table.story(audiences_of(table, ticket))
    shown = story.last()
    game = story.state(shown)
    asked = table.asked() if story.is_now(shown) else None
    return bodies.SeatStatus(
        table=table.id,
        game=table.game_name,
        seat=ticket.seats[0] if ticket.seats else WATCH,
        scenario=game.scenario,
        round=game.round,
        over=game.result is not None,
        waiting_for=[asked.seat] if asked else [],
    )


@api.get("/replay")
async def replay(
    token: TokenGiven,
    hall: HallHere,
    step: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    lang: Lang = "en",
    seat: Annotated[str, Query(max_length=32)] = "",
) -> Response:
    """The table after so many choices, through the own eyes or, after the end, through any seat's."""
    ticket = hall.tokens.read(token)
    table = await hall.table(ticket.table)
    story = table.story(audiences_of(table, ticket))
    last = story.last()
    step = min(step, last)
    game = story.state(step)
    language = language_of(lang)
    over = story.state(last).result is not None
    eyes = eyes_for(table, ticket, seat, over)
    asked = None if game.decision is None else game.seats[game.decision.seat]
    mine = asked is not None and (over or (asked in ticket.seats and not hides(table, ticket)))
    answer = {
        "game": table.game_name,
        "view": view_of(table, game, eyes, language),
        "step": step,
        "steps": last + 1,
        "events": [table.book.event(game, event) for event in story.events(step)],
        "log": [{"n": n, **line} for n, line in enumerate(log_until(story, step, language))],
        "decision": decision_of(table, game, language) if mine else None,
        "layout": table.book.layout(game),
        "result": result_of(table, game, language),
        "rounds": table.speech.rounds(game),
    }
    return json(answer)


@api.get("/statistics")
async def statistics(token: TokenGiven, hall: HallHere) -> Response:
    """The night in numbers; after its end."""
    ticket = hall.tokens.read(token)
    table = await hall.table(ticket.table)
    story = table.story(audiences_of(table, ticket))
    if story.state(story.last()).result is None:
        raise Refused("no-statistics-yet")
    return json(table.speech.statistics(table.game, [event for step in table.events for event in step]))


def log_until(story: Story, moment: int, language: str) -> list[dict[str, Any]]:
    return [line for number in range(moment + 1) for line in story.lines(language, number)]


def hides(table: Table, ticket: Ticket) -> bool:
    """Whether people of both sides share this device, so that nothing of one may be shown to the other."""
    return table.keeps_secrets and len(audiences_of(table, ticket)) > 1


def eyes_for(table: Table, ticket: Ticket, wanted: str, over: bool) -> str | None:
    """Through whose eyes a past moment is shown; None for a spectator's."""
    if wanted:
        if wanted not in table.game.seats:
            raise Refused("bad-message")
        own_side = table.seat(wanted).side in audiences_of(table, ticket) and not hides(table, ticket)
        if not (over or own_side):
            raise Refused("secret-view")
        return wanted
    return None if not ticket.seats or (hides(table, ticket) and not over) else ticket.seats[0]


@api.post("/fork")
async def fork(wanted: bodies.ForkWanted, hall: HallHere) -> bodies.Forked:
    """Go on from a step as a table of one's own; the seats of others are played by bots."""
    table, mine = await hall.fork(hall.tokens.read(wanted.token), wanted.step)
    return bodies.Forked(token=hall.tokens.sign(Ticket(table.id, mine, host=True)))


@api.post("/rematch")
async def rematch(wanted: bodies.RematchWanted, hall: HallHere) -> bodies.Forked:
    """A table of the same game with the same seats; who asks first makes it, the others come to the same one."""
    ticket = hall.tokens.read(wanted.token)
    table = await hall.rematch(await hall.table(ticket.table), ticket)
    return bodies.Forked(token=hall.tokens.sign(Ticket(table.id, ticket.seats, host=ticket.host)))


@api.get("/save")
async def save(token: TokenGiven, hall: HallHere) -> Response:
    """The whole game as a file; only where nobody's secrets are in it any more."""
    ticket = hall.tokens.read(token)
    table = await hall.table(ticket.table)
    if table.keeps_secrets or not (ticket.host or table.game.result is not None):
        raise Refused("secret-save")
    return json({"shamble": __version__, "save": table.game.sealed()}, f"shamble-{table.id}.json")


@api.get("/proof")
async def proof(token: TokenGiven, hall: HallHere) -> Response:
    """The seed and every choice and roll, for `shamble verify`; after the end."""
    table = await hall.table(hall.tokens.read(token).table)
    if table.game.result is None:
        raise Refused("no-proof-yet")
    return json(await proof_of(hall.storage, table.id), f"shamble-proof-{table.id}.json")


@api.get("/rules", response_model=list[bodies.Rule])
def rules(lang: Lang = "en") -> Any:
    """Every rule, in rulebook order."""
    from shamble.rules_reference.reference import entries

    return entries(language_of(lang))


@api.post("/report")
async def report(wanted: bodies.ReportWanted, hall: HallHere) -> bodies.Reported:
    """Keep a report with the save, the log and the version, so that it can be looked into."""
    ticket = hall.tokens.read(wanted.token)
    table = await hall.table(ticket.table)
    number = f"R-{secrets.token_hex(4)}"
    story = table.story(table.sides)
    lines = log_until(story, story.last(), "en")
    await hall.storage.add_report(
        {
            "id": number,
            "table_id": table.id,
            "seat": ticket.seats[0] if ticket.seats else WATCH,
            "text": wanted.text,
            "save": table.game.save().decode(),
            "log": "\n".join(line["text"] for line in lines),
            "version": __version__,
        }
    )
    return bodies.Reported(id=number)
