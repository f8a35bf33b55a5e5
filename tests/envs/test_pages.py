"""The generated pages say what the games say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables import GAMES
from tiergarten.core.game import Game
from tiergarten.envs.page import page_of

PAGES = Path(__file__).parents[2] / "docs" / "spaces"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_is_up_to_date(game: Game) -> None:
    page = (PAGES / f"{game.id}.md").read_text(encoding="utf-8")
    assert page == page_of(game), "python -m tiergarten.envs.page docs/spaces"


def test_every_page_is_of_a_game() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == {game.id for game in GAMES}
