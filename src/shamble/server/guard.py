"""The door: who may come in under which name, how much, and how often. Everything refused gets a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.server.effort import Account, Paid, payer
from shamble.server.rates import Rates
from shamble.server.refusals import Refused, status_of, told
from shamble.server.settings import Settings
from shamble.server.tokens import Ticket
from shamble.texts import languages

CLASSES = {
    ("POST", "/api/tables"): "tables",
    ("POST", "/api/fork"): "tables",
    ("POST", "/api/open"): "tables",
    ("POST", "/api/rematch"): "tables",
    ("POST", "/api/report"): "reports",
    ("POST", "/api/links"): "links",
}


def address_of(scope: Scope) -> str:
    """Whom to count as one: an address, or in the new kind of addresses the net it belongs to."""
    host = (scope.get("client") or ("", 0))[0]
    address = _address(host)
    if address is None:
        return str(host)
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_owner(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether somebody sits at the machine itself, where it is a home: from it, and under a name of its own.

    A guest in the network comes from elsewhere; a page that was led here under another name is refused anyway.
    """
    name = _name_in(f"//{connection.headers.get('host', '')}")
    return settings.home and _is_loopback(name) and _is_loopback((connection.scope.get("client") or ("", 0))[0])


class Lines:
    """Open pages, by address and in all."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._limits = settings.limits
        self._open: Counter[str] = Counter()
        self.rates = Rates()
        """How often pages come, and how much they say."""

    @property
    def total(self) -> int:
        return self._open.total()

    @contextlib.contextmanager
    def one_more(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a page as long as it is open; raises Refused where it is one too many, or comes too often."""
        address = address_of(connection.scope)
        counted = not is_owner(connection, self._settings)
        if counted:
            self.rates.check(f"lines {address}", self._limits.lines_opened)
        many = counted and self._open[address] >= self._limits.lines_of_address
        if many or self._open.total() >= self._limits.lines:
            raise Refused("too-many", seconds=5)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Said:
    """What somebody says at a table, counted by seat and address: coming anew on another line does not begin anew."""

    def __init__(self, lines: Lines, connection: HTTPConnection, settings: Settings, ticket: Ticket) -> None:
        self._rates = lines.rates
        self._limits = settings.limits
        self._owner = is_owner(connection, settings)
        self._who = f"{address_of(connection.scope)} {ticket.table} {ticket.link}"

    def count(self, what: str) -> None:
        """Raises Refused where it is too much at once; whoever sits at the machine itself is not counted."""
        if not self._owner:
            self._rates.check(f"{what} {self._who}", getattr(self._limits, what))


class Guard:
    """Checks every request and every line before anything else sees it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._limits = settings.limits
        self._rates = Rates()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        account = self._account(scope, connection)
        payer.set(account)
        try:
            self._check_names(connection)
            if scope["type"] == "http":
                if account is not None:
                    account.check()
                receive = await self._checked(scope, receive, connection)
            await Paid(self._app(scope, receive, send), account)
        except Refused as refusal:
            await _refuse(refusal, scope, receive, send, connection)

    def _account(self, scope: Scope, connection: HTTPConnection) -> Account | None:
        """Who pays for what this connection costs; the owner of the machine need not."""
        if is_owner(connection, self._settings):
            return None
        return Account(self._rates, address_of(scope), self._limits.effort)

    def _check_names(self, connection: HTTPConnection) -> None:
        """A page of another site must not reach a table at home through the browser of whoever plays there."""
        host = connection.headers.get("host", "")
        name = _name_in(f"//{host}")
        if not _is_own(name) and name not in self._settings.hosts:
            raise Refused("wrong-host")
        origin = connection.headers.get("origin")
        asks = connection.scope["type"] == "websocket" or connection.scope["method"] not in ("GET", "HEAD")
        if asks and origin is not None and not _is_of(origin, host) and origin not in self._settings.origins:
            raise Refused("wrong-origin")

    async def _checked(self, scope: Scope, receive: Receive, connection: HTTPConnection) -> Receive:
        """Count the request and take in its body, as far as it may go."""
        if not scope["path"].startswith("/api/"):
            return receive
        if not is_owner(connection, self._settings):
            kind = CLASSES.get((scope["method"], scope["path"]), "requests")
            self._rates.check(f"{kind} {address_of(scope)}", getattr(self._limits, kind))
        announced = connection.headers.get("content-length", "0")
        if announced.isdecimal() and int(announced) > self._limits.body:
            raise Refused("too-large", kilobytes=self._limits.body // 1024)
        body = await self._body(receive)

        async def given() -> Message:
            # Once read, only the end of the connection is still to come.
            if body:
                return body.pop()
            return await receive()

        return given

    async def _body(self, receive: Receive) -> list[Message]:
        parts, size = [], 0
        try:
            async with asyncio.timeout(self._limits.patience):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        return [message]
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > self._limits.body:
                        raise Refused("too-large", kilobytes=self._limits.body // 1024)
                    if not message.get("more_body"):
                        return [{"type": "http.request", "body": b"".join(parts), "more_body": False}]
        except TimeoutError as error:
            raise Refused("too-slow") from error


def _name_in(address: str) -> str:
    """The name in an address; "" where it is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_of(origin: str, host: str) -> bool:
    """Whether a page of this origin is one of ours."""
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def _is_own(name: str) -> bool:
    """Names that nobody else can point at us: this machine's own, and addresses in numbers."""
    return _is_loopback(name) or _address(name) is not None


def _is_loopback(name: str) -> bool:
    """Whether this name or address never leaves the machine."""
    address = _address(name)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


async def _refuse(refusal: Refused, scope: Scope, receive: Receive, send: Send, connection: HTTPConnection) -> None:
    wanted = connection.query_params.get("lang", "")
    sentence = told(refusal, wanted if wanted in languages() else "en")
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": sentence})
        return
    headers = {"connection": "close"}
    if "seconds" in refusal.words:
        headers["retry-after"] = str(refusal.words["seconds"])
    answer = JSONResponse({"code": refusal.code, "message": sentence, "rules": []}, status_of(refusal), headers)
    await answer(scope, receive, send)
