"""The fields of every type of option, in order; apart from `describe` because saves read them too."""

from __future__ import annotations

FIELDS: dict[str, tuple[str, ...]] = {
    "place-tile": ("tile", "column", "row", "turn"),
    "people": ("what",),
    "place": ("what", "to"),
    "draw": ("deck",),
    "discard": ("card",),
    "step": ("from", "to"),
    "break-in": ("to",),
    "capture": ("to", "prey"),
    "run": ("from", "to", "prey"),
    "take": ("wound",),
    "heal": ("wound",),
    "human": ("human",),
    "zombie": ("zombie",),
    "pawn": ("seat", "pawn"),
    "tile": ("number",),
    "lead": ("seat", "from", "to"),
    "chit": ("to",),
    "enter": ("to",),
    "start": ("to",),
    "fight": ("seat",),
    "bullets": ("count",),
    "drop-item": ("seat", "card"),
    "drop-bullets": ("seat", "count"),
    "move": ("from", "to"),
    "play-card": ("card", "seat", "mode"),
    "use-item": ("card", "seat", "mode"),
    "ability": ("ability", "seat", "mode"),
}
"""Option type -> its fields, in order; types that are not listed have none."""
