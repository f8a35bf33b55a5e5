"""Positions that cannot be are refused by every game, each with a sentence of its own that says why."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files

import pytest

from tests.tables import GAMES, refusal
from tiergarten.core.game import SHARED_WORDS, Game

IMPOSSIBLE = {
    game: import_module(f"tests.games.{game.package.split('.')[-1]}.test_positions").IMPOSSIBLE for game in GAMES
}
each_key = pytest.mark.parametrize(
    ("game", "key"),
    [pytest.param(game, key, id=f"{game.id}-{key}") for game, positions in IMPOSSIBLE.items() for key in positions],
)


@each_key
def test_a_position_that_cannot_be_is_refused_with_a_sentence_that_says_why(game: Game, key: str) -> None:
    assert refusal(game, IMPOSSIBLE[game][key]()).message.key == key


@each_key
def test_the_refusal_is_a_sentence_in_both_languages(game: Game, key: str) -> None:
    refused = refusal(game, IMPOSSIBLE[game][key]())
    assert str(refused).endswith((".", ")."))
    assert refused.say("de").endswith((".", ")."))
    assert str(refused) != refused.say("de")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sentence_of_the_game_about_positions_is_reached(game: Game) -> None:
    assert sentences(game.package) <= set(IMPOSSIBLE[game])


@pytest.mark.parametrize("package", sorted({SHARED_WORDS, *(name for game in GAMES for name in game.more_words)}))
def test_every_sentence_that_games_share_about_positions_is_reached(package: str) -> None:
    assert sentences(package) <= {key for positions in IMPOSSIBLE.values() for key in positions}


def sentences(package: str) -> set[str]:
    """The keys of all sentences of a package about positions that cannot be."""
    catalogue = files(package).joinpath("en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(position-[a-z0-9-]+) =", catalogue, re.MULTILINE))
