"""The rules pages of the games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from .core.game import Game
from .errors import BadOption

CHECKOUT = Path(__file__).parents[2]


def rules_page(game: Game, language: str) -> str:
    """The game's rules page: shipped with the package, or in the checkout it runs from."""
    name = f"{game.id}.md" if language == "en" else f"{game.id}.{language}.md"
    for page in (files("tiergarten") / "rules_pages" / name, CHECKOUT / "docs" / "rules" / name):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise BadOption("rules-page-missing", game=game.title)
