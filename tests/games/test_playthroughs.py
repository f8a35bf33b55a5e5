"""Recorded games are told line by line as they always were."""

from __future__ import annotations

import json

import pytest

import tiergarten as tg
from tests.playthroughs import FOLDER, PLAYTHROUGHS, story_of


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_story_is_told_as_it_always_was(name: str) -> None:
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    told = story_of(tg.verify(record))
    assert told.splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PLAYTHROUGHS)
