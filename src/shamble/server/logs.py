"""Log lines: plain for people, JSON for machines, and never a token, a seed or a password in them."""

from __future__ import annotations

import json
import logging
import re
import time

_SECRETS = [
    (re.compile(r"(token=)[^&\s\"']+"), r"\1…"),
    (re.compile(r"(://[^:/@\s]+:)[^@\s]+@"), r"\1…@"),
    # Signed tokens, wherever they turn up: they begin as the JSON list that they hold.
    (re.compile(r"\bWy[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}"), "…"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "…"),
]


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class Plain(logging.Formatter):
    """One line for people."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Structured(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps({name: without_secrets(value) for name, value in line.items()}, ensure_ascii=False)


def set_up(kind: str) -> None:
    """Send every log line of the process to standard error in this form: `plain` or `json`."""
    handler = logging.StreamHandler()
    plain = Plain("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Structured() if kind == "json" else plain)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("shamble").setLevel(logging.INFO)
