"""The few REST calls: what there is to play, new tables, replays, saves, proofs, the rules, reports."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from shamble import __version__, games
from shamble.server import bodies, luck
from shamble.server.database import Outrun
from shamble.server.hall import Hall
from shamble.server.live import language_of
from shamble.server.messages import encoder
from shamble.server.opening import as_kept
from shamble.server.proof import proof_of
from shamble.server.ratings import PLAYER, player_of, ratings, told
from shamble.server.refusals import Refused
from shamble.server.seats import Seat, own, plain
from shamble.server.shelf import catalog_of, rules_of
from shamble.server.story import Story
from shamble.server.table import Table
from shamble.server.tokens import HANDLE, HOST, WATCH, Ticket, cookie_of, handle_of
from shamble.server.viewer import audiences_of, decision_of, layout_of, result_of, view_of

COOKIE_SECONDS = 365 * 86400
MOST_REPORTS = 20
"""Reports about one table."""
LONGEST_REPORT = 5000

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": bodies.Refusal, "description": "It cannot be done; the message says why."},
    401: {"model": bodies.Refusal, "description": "The token opens no seat here."},
    403: {"model": bodies.Refusal, "description": "Not for this person, or not from this page."},
    404: {"model": bodies.Refusal, "description": "There is no such table, game or step."},
    408: {"model": bodies.Refusal, "description": "The request did not arrive in time."},
    409: {"model": bodies.Refusal, "description": "The game has not begun: not everybody has sat down."},
    413: {"model": bodies.Refusal, "description": "The request is too large."},
    422: {"model": bodies.Refusal, "description": "The request is not of the right form."},
    429: {"model": bodies.Refusal, "description": "Too much at once; the message says when to try again."},
    503: {"model": bodies.Refusal, "description": "The server cannot do it at the moment; nothing has changed."},
}

api = APIRouter(prefix="/api", responses=REFUSALS)


async def hall_of(request: Request) -> Hall:
    """The hall, once storage is open."""
    hall: Hall = await request.app.state.ready
    return hall


HallHere = Annotated[Hall, Depends(hall_of)]
TokenGiven = Annotated[str, Query(max_length=500)]
Lang = Annotated[str, Query(max_length=8, description="en or it")]
GameNamed = Annotated[str, Query(max_length=64, description="a game by name; without it, the usual one")]


def json(data: Any, file: str = "") -> Response:
    headers = {"content-disposition": f'attachment; filename="{file}"'} if file else {}
    return Response(encoder.encode(data), media_type="application/json", headers=headers)


@api.get("/catalog", response_model=dict[str, Any])
async def catalog(request: Request, hall: HallHere, game: GameNamed = "", lang: Lang = "en") -> Response:
    """What can be chosen from: scenarios, profiles, Heroes, cards, boards."""
    return await hall.shelf.answer(request, catalog_of, games.kit(game or games.usual()), language_of(lang))


async def at_table(hall: Hall, request: Request, token: str) -> tuple[Table, Ticket]:
    """The table of a token or of a seat kept in a cookie. Raises NotYourSeat also where the link was revoked."""
    ticket = hall.tokens.read(token, request.cookies)
    table = await hall.table(ticket.table)
    ticket.check(table.links)
    return table, ticket


async def at_table_of_token(request: Request, hall: HallHere, token: TokenGiven) -> tuple[Table, Ticket]:
    return await at_table(hall, request, token)


Here = Annotated[tuple[Table, Ticket], Depends(at_table_of_token)]


@api.post("/tables")
async def make_table(wanted: bodies.TableWanted, hall: HallHere) -> bodies.TableMade:
    """Make a table. The hash of its seed is known from now on, the seed itself after the end."""
    asked = [seat.model_dump() for seat in wanted.seats]
    row = await hall.make(
        wanted.game,
        wanted.config,
        asked,
        wanted.seed,
        wanted.hints,
        wanted.delay,
        wanted.choices,
        rated=wanted.rated,
    )
    return table_made(hall, row)


def table_made(hall: Hall, row: dict[str, Any]) -> bodies.TableMade:
    """The tokens of a new table."""
    seats = [Seat(**seat) for seat in row["seats"]]
    name = row["id"]
    return bodies.TableMade(
        table=name,
        token=hall.signed(Ticket(name, own(seats), host=True)),
        links={seat.seat: hall.signed(Ticket(name, (seat.seat,))) for seat in seats if seat.who == "link"},
        watch=hall.signed(Ticket(name)),
        seed_hash=luck.of_row(row).commitment,
    )


@api.post("/sit")
async def sit(wanted: bodies.SitWanted, request: Request, response: Response, hall: HallHere) -> bodies.Sat:
    """Keep a token in a cookie that no script can read; the handle names it wherever a token is asked for."""
    ticket = hall.tokens.read(wanted.token, request.cookies)
    row = await hall.storage.table(ticket.table)
    if row is None:
        raise Refused("no-table")
    ticket.check(row["links"])
    if wanted.token.startswith(HANDLE):
        return bodies.Sat(handle=wanted.token)
    handle = handle_of(wanted.token)
    response.set_cookie(
        cookie_of(handle),
        wanted.token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return bodies.Sat(handle=handle)


@api.post("/links")
async def links(wanted: bodies.LinkWanted, request: Request, hall: HallHere) -> bodies.LinkMade:
    """A new link for a seat, for watching, or for whoever made the table; the old one opens nothing any more.

    The host may renew every link; everybody may hand over the own seat.
    """
    table, ticket = await at_table(hall, request, wanted.token)
    people = {seat.seat for seat in table.seats if seat.who == "link" or seat.was == "link"}
    if wanted.link not in people | {WATCH, HOST}:
        raise Refused("bad-message")
    if (not ticket.host and wanted.link != ticket.link) or (wanted.link == WATCH and not ticket.host):
        raise Refused("host-only")
    seats = () if wanted.link == WATCH else ticket.seats if wanted.link == HOST else (wanted.link,)
    try:
        await table.revoke(wanted.link)
    except Outrun as error:
        raise await hall.outrun(table) from error
    if wanted.link in people:
        await table.note("link-new", seat=wanted.link)
    fresh = Ticket(table.id, seats, wanted.link == HOST, table.links[wanted.link])
    return bodies.LinkMade(token=hall.signed(fresh))


@api.get("/seat")
async def seat(request: Request, token: TokenGiven, hall: HallHere) -> bodies.SeatStatus:
    """Where the game of this seat stands."""
    ticket = hall.tokens.read(token, request.cookies)
    row = await hall.gathering(ticket.table)
    if row is not None:
        ticket.check(row["links"])
        return bodies.SeatStatus(
            table=row["id"],
            game=row["game"],
            seat=ticket.seats[0] if ticket.seats else WATCH,
            scenario=str(row["config"].get("scenario", "")),
            round=0,
            over=False,
            waiting_for=luck.of_row(row).waits_for,
        )
    table, ticket = await at_table(hall, request, token)
    story = table.story(audiences_of(table, ticket))
    shown = story.last()
    game = story.state(shown)
    asked = table.asked(game) if story.is_now(shown) else None
    return bodies.SeatStatus(
        table=table.id,
        game=table.game_name,
        seat=ticket.seats[0] if ticket.seats else WATCH,
        scenario=table.kit.facts(game)["scenario"],
        round=table.kit.facts(game)["round"],
        over=game.result is not None,
        waiting_for=[asked.seat] if asked else [],
    )


@api.get("/replay")
async def replay(
    here: Here,
    step: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    lang: Lang = "en",
    seat: Annotated[str, Query(max_length=32)] = "",
) -> Response:
    """The table after so many choices, through the own eyes or, after the end, through any seat's."""
    table, ticket = here
    audiences, language = audiences_of(table, ticket), language_of(lang)
    await table.story(audiences).read_up(language, min(step, table.story(audiences).last()))
    story = table.story(audiences)
    last = story.last()
    step = min(step, last)
    game = story.state(step)
    over = story.state(last).result is not None
    eyes = eyes_for(table, ticket, seat, over)
    asked = None if game.decision is None else game.seats[game.decision.seat]
    mine = asked is not None and (over or (asked in ticket.seats and not hides(table, ticket)))
    answer = {
        "game": table.game_name,
        "view": view_of(table, game, eyes, language),
        "step": step,
        "steps": last + 1,
        "events": [table.kit.event(game, event) for event in story.events(step)],
        "log": [{"n": n, **line} for n, line in enumerate(log_until(story, step, language))],
        "decision": decision_of(table, game, language) if mine else None,
        "layout": layout_of(table, game),
        "result": result_of(table, game, language),
        "rounds": table.kit.facts(game)["rounds"],
    }
    return json(answer)


@api.get("/statistics")
async def statistics(here: Here) -> Response:
    """The night in numbers; after its end."""
    table, ticket = here
    if not is_over_for(table, ticket):
        raise Refused("no-statistics-yet")
    return json(table.kit.talk.statistics(table.game, [event for step in table.events for event in step]))


def log_until(story: Story, moment: int, language: str) -> list[dict[str, Any]]:
    return [line for number in range(moment + 1) for line in story.lines(language, number)]


def is_over_for(table: Table, ticket: Ticket) -> bool:
    """Whether somebody may know that the game is over: spectators learn it with their delay."""
    story = table.story(audiences_of(table, ticket))
    return story.state(story.last()).result is not None


def hides(table: Table, ticket: Ticket) -> bool:
    """Whether people of both sides share this device, so that nothing of one may be shown to the other."""
    return table.keeps_secrets and len(audiences_of(table, ticket)) > 1


def eyes_for(table: Table, ticket: Ticket, wanted: str, over: bool) -> str | None:
    """Through whose eyes a past moment is shown; None for a spectator's."""
    if wanted:
        if wanted not in table.game.seats:
            raise Refused("bad-message")
        shared = table.audience(wanted) in audiences_of(table, ticket) and not hides(table, ticket)
        if not (over or shared):
            raise Refused("secret-view")
        return wanted
    return None if not ticket.seats or (hides(table, ticket) and not over) else ticket.seats[0]


@api.post("/fork")
async def fork(wanted: bodies.ForkWanted, request: Request, hall: HallHere) -> bodies.Forked:
    """Go on from a step as a table of one's own; the seats of others are played by bots."""
    there, ticket = await at_table(hall, request, wanted.token)
    if there.keeps_secrets or (not ticket.seats and not is_over_for(there, ticket)):
        raise Refused("secret-fork")
    table, mine = await hall.fork(there, ticket, wanted.step)
    return bodies.Forked(token=hall.signed(Ticket(table.id, mine, host=True)))


@api.post("/rematch")
async def rematch(wanted: bodies.RematchWanted, request: Request, hall: HallHere) -> bodies.Forked:
    """A table of the same game with the same seats; who asks first makes it, the others come to the same one."""
    there, ticket = await at_table(hall, request, wanted.token)
    name = await hall.rematch(there, ticket)
    return bodies.Forked(token=hall.signed(Ticket(name, ticket.seats, host=ticket.host)))


@api.get("/save")
async def save(here: Here) -> Response:
    """The whole game as a file; only where nobody's secrets are in it any more."""
    table, ticket = here
    if table.keeps_secrets or not (ticket.host or is_over_for(table, ticket)):
        raise Refused("secret-save")
    kept = {"shamble": __version__, "seats": as_kept(table.seats), "save": table.game.sealed()}
    return json(kept, f"shamble-{table.id}.json")


@api.post("/open")
async def open_file(wanted: bodies.OpenWanted, hall: HallHere) -> bodies.TableMade:
    """A table that goes on where a saved file stands. The file is tried out as a whole before anything is made."""
    return table_made(hall, await hall.open_file(wanted.file))


@api.get("/proof")
async def proof(here: Here, hall: HallHere) -> Response:
    """The seed and every choice and roll, for `shamble verify`; after the end."""
    table, ticket = here
    if not is_over_for(table, ticket):
        raise Refused("no-proof-yet")
    return json(await proof_of(hall.storage, table.id), f"shamble-proof-{table.id}.json")


@api.get("/ratings")
async def all_ratings(request: Request, hall: HallHere) -> bodies.Ratings:
    """How strong people and bots have proved here, by game and side."""
    cookie = request.cookies.get(PLAYER)
    found = ratings([(row["game"], row["players"]) for row in await hall.storage.results()])
    return bodies.Ratings(on=bool(cookie), rows=[bodies.Rated(**row) for row in told(found, player_of(cookie))])


@api.post("/player")
async def player(wanted: bodies.PlayerWanted, request: Request, response: Response) -> bodies.PlayerWanted:
    """Be rated on this server from now on, or not any more. What a browser keeps for it says nothing about anybody."""
    secure = request.url.scheme == "https"
    if not wanted.on:
        response.delete_cookie(PLAYER, httponly=True, samesite="strict", secure=secure)
    elif PLAYER not in request.cookies:
        fresh = secrets.token_hex(16)
        response.set_cookie(PLAYER, fresh, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure)
    return wanted


@api.get("/rules", response_model=list[bodies.Rule])
async def rules(request: Request, hall: HallHere, game: GameNamed = "", lang: Lang = "en") -> Response:
    """Every numbered rule of a game, in rulebook order."""
    return await hall.shelf.answer(request, rules_of, games.kit(game or games.usual()), language_of(lang))


@api.post("/report")
async def report(wanted: bodies.ReportWanted, request: Request, hall: HallHere) -> bodies.Reported:
    """Keep a report with the save, the log and the version, so that it can be looked into."""
    table, ticket = await at_table(hall, request, wanted.token)
    if await hall.storage.count_reports(table.id) >= MOST_REPORTS:
        raise Refused("too-many-reports", most=MOST_REPORTS)
    number = f"R-{secrets.token_hex(4)}"
    await table.story(table.audiences).read_up("en", table.story(table.audiences).last())
    story = table.story(table.audiences)
    lines = log_until(story, story.last(), "en")
    await hall.storage.add_report(
        {
            "id": number,
            "table_id": table.id,
            "seat": ticket.seats[0] if ticket.seats else WATCH,
            "text": plain(wanted.text, LONGEST_REPORT),
            "save": table.game.save().decode(),
            "log": "\n".join(line["text"] for line in lines),
            "version": __version__,
        }
    )
    return bodies.Reported(id=number)
