"""Writes the messages of the wire as TypeScript types: `python -m tiergarten.server.typescript > web/src/wire.ts`."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from .wire import WIRE, http
from .wire.commands import COMMANDS, SOCKET_MESSAGES
from .wire.messages import SERVER_MESSAGES

Schema = Mapping[str, Any]
HEAD = """// The messages of the table server, made from its models: do not edit.
// `make wire` writes this file anew; a test fails while it is stale.
"""
UNIONS = {"Command": COMMANDS, "SocketMessage": SOCKET_MESSAGES, "ServerMessage": SERVER_MESSAGES}
BODIES = (http.NewSession, http.NewTable, http.Upload)  # what is sent over HTTP, beside commands
ANSWERS = (
    *(http.Session, http.TableMade, http.Lobby, http.OwnTables, http.Past, http.Scores, http.ReviewShown),
    http.Health,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    definitions: dict[str, Schema] = {}
    lines = [HEAD, f"export const WIRE = {WIRE};", ""]
    for name, union in UNIONS.items():
        mode = "serialization" if name == "ServerMessage" else "validation"
        schema = union.json_schema(mode=mode)  # type: ignore[attr-defined]
        _add(definitions, schema.pop("$defs"))
        lines += [f"export type {name} = {_type(schema)};", ""]
    _, bodies = models_json_schema([(model, "validation") for model in BODIES])
    _add(definitions, bodies["$defs"])
    for answer in ANSWERS:
        schema = TypeAdapter(answer).json_schema(mode="serialization")
        _add(definitions, {**schema.pop("$defs", {}), answer.__name__: schema})
    for name in sorted(definitions):
        lines += _declared(name, definitions[name])
    return "\n".join(lines)


def _add(definitions: dict[str, Schema], more: Mapping[str, Schema]) -> None:
    """More types, none of which may have the name of another."""
    for name, schema in more.items():
        if definitions.setdefault(name, schema) != schema:
            raise ValueError(f"two messages are called {name}")


def _declared(name: str, schema: Schema) -> list[str]:
    """A type by its name."""
    about = _comment(schema.get("description"), "")
    if "properties" not in schema:
        return [*about, f"export type {name} = {_type(schema)};", ""]
    required = schema.get("required", ())
    lines = [*about, f"export interface {name} {{"]
    for field, inner in schema["properties"].items():
        lines += _comment(inner.get("description"), "  ")
        is_sent = field in required or ("const" in inner and field == "kind")
        lines.append(f"  {field}{'' if is_sent else '?'}: {_type(inner)};")
    return [*lines, "}", ""]


def _comment(text: str | None, margin: str) -> list[str]:
    if not text:
        return []
    first, *rest = text.replace("*/", "").splitlines()
    if not rest:
        return [f"{margin}/** {first} */"]
    return [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in (first, *rest)), f"{margin} */"]


def _type(schema: Schema) -> str:
    """A type within another."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[union])))
    if schema.get("type") == "array":
        item = _type(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", True)
        return f"Record<string, {_type(inner) if isinstance(inner, Mapping) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    sys.stdout.write(typescript())
