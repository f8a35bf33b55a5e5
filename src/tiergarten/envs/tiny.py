"""Games so small that they can be solved: positions to begin from, near the end of a game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ..core.game import Game
from ..errors import BadOption

TINY = "tiny"


def tiny_position(game: Game) -> dict[str, Any]:
    """The small position of a game that has one."""
    page = files(__package__).joinpath(f"tiny-{game.id}.json")
    if not page.is_file():
        raise BadOption("env-no-tiny", game=game.title)
    position: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return position
