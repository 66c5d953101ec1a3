"""What is the same for everybody, put into words and packed once: the catalog of a game, its rules."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

from fastapi import Request, Response

from shamble.kit import Kit
from shamble.server.messages import encoder

Make = Callable[[Kit, str], Any]


class Shelf:
    """Answers by what makes them, their game and their language."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Make, Kit, str], tuple[bytes, bytes]] = {}
        self._turn = asyncio.Lock()

    async def answer(self, request: Request, make: Make, kit: Kit, language: str) -> Response:
        """The answer, made off the loop where nobody has asked for it yet."""
        key = make, kit, language
        async with self._turn:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(_packed, make, kit, language)
        plain, packed = self._kept[key]
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, media_type="application/json")
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type="application/json", headers=headers)


def _packed(make: Make, kit: Kit, language: str) -> tuple[bytes, bytes]:
    plain = encoder.encode(make(kit, language))
    return plain, gzip.compress(plain)


def catalog_of(kit: Kit, language: str) -> Any:
    return kit.catalog(language)


def rules_of(kit: Kit, language: str) -> Any:
    """Every numbered rule of a game, in rulebook order."""
    from shamble.rules_reference.reference import entries

    return [] if kit.rules is None else entries(kit.rules, language, kit.box_rules())
