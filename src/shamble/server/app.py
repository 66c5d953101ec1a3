"""The web application: the REST part, the live lines, and the built client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from shamble import __version__
from shamble.kernel.errors import RulesBug, ShambleError, UnknownId
from shamble.server import live, rest
from shamble.server.hall import Hall
from shamble.server.refusals import Refused, told
from shamble.server.settings import Settings
from shamble.server.tokens import NotYourSeat, Tokens, secret_in

log = logging.getLogger("shamble.server")

NOT_FOUND = 404


async def open_hall(settings: Settings) -> Hall:
    """Storage and hall. Loaded beside the server, so that the port is open at once."""
    await asyncio.to_thread(_load)
    from shamble.server.storage import Storage

    settings.data.mkdir(parents=True, exist_ok=True)
    return Hall(settings, await Storage.open(settings.database), Tokens(secret_in(settings.data)))


def _load() -> None:
    """Import what takes a while, off the event loop."""
    import shamble.lnoe.rulebook
    import shamble.server.storage  # noqa: F401


def make_app(settings: Settings) -> FastAPI:
    """The application for these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.ready = asyncio.create_task(open_hall(settings))
        yield
        hall = await app.state.ready
        await hall.close()
        await hall.storage.close()

    app = FastAPI(title="Shamble", version=__version__, lifespan=lifespan)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.include_router(rest.api)
    app.add_exception_handler(ShambleError, _refuse)
    app.add_exception_handler(RequestValidationError, _bad_form)
    app.add_exception_handler(RulesBug, _our_mistake)

    @app.websocket("/ws")
    async def line(socket: WebSocket) -> None:
        await live.live(await app.state.ready, socket)

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
    status = 400
    if isinstance(error, NotYourSeat):
        status = 401
    elif isinstance(error, UnknownId) or (isinstance(error, Refused) and error.key == "no-table"):
        status = 404
    message = told(error, live.language_of(request.query_params.get("lang")))
    return JSONResponse({"code": error.code, "message": message, "rules": list(error.rules)}, status)


async def _bad_form(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "bad-request", "message": f"{where}: {first['msg']}", "rules": []}, 422)


async def _our_mistake(request: Request, error: Exception) -> JSONResponse:
    log.exception("rules bug", exc_info=error)
    refusal = Refused("our-mistake")
    message = told(refusal, live.language_of(request.query_params.get("lang")))
    return JSONResponse({"code": "rules-bug", "message": message, "rules": []}, 400)
