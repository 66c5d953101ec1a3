"""`/docs`: the REST calls on one plain page, made here and without a line of script, so that it asks nobody else."""

from __future__ import annotations

from html import escape
from typing import Any

_STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto}code{background:#8883}dd{margin:0 0 .4rem 1rem}"
)


def docs_page(schema: dict[str, Any]) -> str:
    """The page for an OpenAPI schema."""
    calls = [
        _call(method, path, about)
        for path, methods in sorted(schema["paths"].items())
        for method, about in sorted(methods.items())
    ]
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
        f'<h1>{title}</h1><p>The whole schema is <a href="/openapi.json">/openapi.json</a>.</p>{"".join(calls)}</html>'
    )


def _call(method: str, path: str, about: dict[str, Any]) -> str:
    given = [
        (one["name"], ("" if one.get("required") else "optional. ") + one["schema"].get("description", ""))
        for one in about.get("parameters", ())
    ]
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" in body:
        given.append(("body", body["$ref"].rsplit("/", 1)[-1]))
    answers = [(status, one["description"]) for status, one in sorted(about["responses"].items())]
    rows = "".join(f"<dt><code>{escape(name)}</code></dt><dd>{escape(text)}</dd>" for name, text in given + answers)
    head = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    return f"{head}<p>{escape(about.get('description', ''))}</p><dl>{rows}</dl>"
