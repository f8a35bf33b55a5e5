"""JSON Schemas that positions of several games share."""

from __future__ import annotations

from ...core.parts import Json


def number_schema(least: int, most: int) -> dict[str, Json]:
    """The JSON Schema of a whole number."""
    return {"type": "integer", "minimum": least, "maximum": most}
