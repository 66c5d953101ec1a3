"""The web application: the REST part, the live lines, and the built client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from shamble import __version__, bots, games, texts
from shamble.kernel.errors import RulesBug, ShambleError
from shamble.server import live, owner_rest, rest
from shamble.server.database import CannotOpen, lock_folder
from shamble.server.docs_page import docs_page
from shamble.server.guard import Guard
from shamble.server.hall import Hall
from shamble.server.headers import Headers
from shamble.server.health import numbers
from shamble.server.refusals import Refused, status_of, told
from shamble.server.settings import Settings
from shamble.server.shelf import Shelf
from shamble.server.tokens import Tokens, secret_in

HEALTH_SECONDS = 5.0

log = logging.getLogger("shamble.server")

NOT_FOUND = 404
PACKED = 5
"""How hard answers are packed: the hardest takes more than twice the time and saves a thirtieth."""


async def open_hall(settings: Settings) -> Hall:
    """Storage and hall. Loaded beside the server, so that the port is open at once."""
    await asyncio.to_thread(_load)
    from shamble.server.bus import Bus, PostgresFar, RedisFar
    from shamble.server.database import asynchronous
    from shamble.server.storage import Storage

    url = asynchronous(settings.database)
    shared = not url.startswith("sqlite")
    lock = None if shared else lock_folder(settings.data)
    storage = await Storage.open(url, settings.durable)
    far = None if not shared else RedisFar(settings.redis) if settings.redis else PostgresFar(url)
    hall = Hall(settings, storage, Tokens(secret_in(settings.secret or settings.data / "secret")), Bus(far))
    hall.lock = lock
    try:
        await hall.open()
    except OSError as error:
        raise CannotOpen(f"The line to other processes cannot be opened: {error}.") from error
    return hall


def _load() -> None:
    """Import what takes a while, off the event loop."""
    import shamble.server.storage  # noqa: F401

    for name in games.names():
        # The rules, and the bots that answer at once.
        bots.bot(bots.usual_bot(name), game=name)
    # The first sentence of a language reads all of its texts, which takes seconds.
    for language in texts.languages():
        texts.say(language, "server-no-table")


def make_app(settings: Settings) -> FastAPI:
    """The application for these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.ready = asyncio.create_task(open_hall(settings))
        app.state.ready.add_done_callback(lambda task: app.state.opened(task.exception()))
        yield
        with contextlib.suppress(CannotOpen):
            hall = await app.state.ready
            await hall.close()
            await hall.storage.close()

    # FastAPI's own pages load script from elsewhere.
    app = FastAPI(title="Shamble", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKED)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Headers)
    app.state.opened = lambda error: None
    # What is the same for everybody needs no storage, so nobody waits for it.
    app.state.shelf = Shelf()
    app.include_router(rest.api)
    app.include_router(owner_rest.api)
    app.add_exception_handler(ShambleError, _refuse)
    app.add_exception_handler(RequestValidationError, _bad_form)
    app.add_exception_handler(RulesBug, _our_mistake)
    app.add_exception_handler(HTTPException, _no_such_call)

    @app.websocket("/ws")
    async def line(socket: WebSocket) -> None:
        await live.live(await app.state.ready, socket)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> JSONResponse:
        """Whether the table can be played at: 200, or 503 where the database does not answer."""
        try:
            hall = await asyncio.wait_for(asyncio.shield(app.state.ready), HEALTH_SECONDS)
            await asyncio.wait_for(hall.storage.ping(), HEALTH_SECONDS)
        except (ShambleError, TimeoutError, OSError):
            return JSONResponse({"ok": False, "version": __version__}, 503)
        return JSONResponse({"ok": True, "version": __version__, "database": hall.storage.kind})

    if settings.metrics:

        @app.get("/metrics", include_in_schema=False, response_class=PlainTextResponse)
        async def metrics() -> str:
            return numbers.text(await app.state.ready)

    @app.get("/docs", include_in_schema=False, response_class=HTMLResponse)
    def docs() -> str:
        return docs_page(app.openapi())

    if (settings.static / "index.html").is_file():
        app.mount("/", Client(directory=settings.static, html=True))
    else:
        app.add_api_route("/", _no_client, include_in_schema=False, response_class=HTMLResponse)
    return app


class Client(StaticFiles):
    """The built client. Names of its parts carry their hash, so only the page itself is asked for again."""

    async def get_response(self, path: str, scope: Any) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != NOT_FOUND or path.startswith(("api/", "assets/")):
                raise
            # Whoever mistypes an address wants the table, not a message for programs.
            return RedirectResponse("/")
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        answer.headers["cache-control"] = kept
        return answer


def _no_client() -> str:
    return "<!doctype html><title>Shamble</title><p>The client is not built yet: <code>./run play</code> builds it.</p>"


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ShambleError)
    if isinstance(error, CannotOpen):
        error = Refused("storage")
    numbers.counts["refusals"] += 1
    message = told(error, live.language_of(request.query_params.get("lang")))
    return JSONResponse({"code": error.code, "message": message, "rules": list(error.rules)}, status_of(error))


async def _bad_form(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "bad-request", "message": f"{where}: {first['msg']}", "rules": []}, 422)


async def _no_such_call(request: Request, error: Exception) -> JSONResponse:
    """A call that is none, or a body that cannot even be read."""
    assert isinstance(error, HTTPException)
    key = {404: "no-call", 405: "no-call"}.get(error.status_code, "bad-body")
    message = told(Refused(key), live.language_of(request.query_params.get("lang")))
    answer = {"code": "bad-request", "message": message, "rules": []}
    return JSONResponse(answer, error.status_code, getattr(error, "headers", None))


async def _our_mistake(request: Request, error: Exception) -> JSONResponse:
    log.exception("rules bug", exc_info=error)
    refusal = Refused("our-mistake")
    message = told(refusal, live.language_of(request.query_params.get("lang")))
    return JSONResponse({"code": "rules-bug", "message": message, "rules": []}, 400)
