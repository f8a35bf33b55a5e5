"""Recorded games are told line by line as they always were."""

from __future__ import annotations

import json

import pytest

import tiergarten as tg
from tests.playthroughs import FOLDER, story_of
from tests.tables import every_game, names
from tiergarten.core.game import Game


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_the_story_is_told_as_it_always_was(game: Game, players: int) -> None:
    record = json.loads((FOLDER / f"{game.id}-{players}.json").read_text(encoding="utf-8"))
    told = story_of(tg.verify(record))
    assert told.splitlines() == (FOLDER / f"{game.id}-{players}.txt").read_text(encoding="utf-8").splitlines()
