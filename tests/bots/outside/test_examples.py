"""The examples play, and so does what the page about bots shows."""

from __future__ import annotations

import re
import shutil
from typing import Any

import pytest

import tiergarten as tg
from tests.bots.outside.guests import MINI, O_ZOO, PROJECT, outside, play_to_the_end


def share_of_wins(name: str) -> float:
    """Of eight games of Mini against a random bot, in both seats in turn."""
    wins = 0.0
    for number in range(8):
        table, own = MINI.new(2, seed=1, number=number), number % 2
        with outside(name, seed=number) as bot:
            play_to_the_end(table, *(bot if seat == own else tg.bot("random", seed=number) for seat in range(2)))
            assert bot.faults == []
        wins += (own in table.winners) / len(table.winners)
    return wins / 8


def test_the_python_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    assert share_of_wins("python:examples.bots.first:First") > 0.7


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not on this machine, and only this example needs it")
def test_the_node_example_beats_random_and_plays_as_the_python_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    node = "program:node examples/bots/first.js"
    assert share_of_wins(node) > 0.7
    games = []
    for name in (node, "python:examples.bots.first:First"):
        table = MINI.new(3, seed=4)
        with outside(name) as bot:
            play_to_the_end(table, bot, bot, bot)
        games.append(table.moves)
    assert games[0] == games[1]


def test_the_python_example_can_play_other_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    table = O_ZOO.new(2, seed=1)
    with outside("python:examples.bots.first:First") as bot:
        assert bot.choose(table, 0) in table.legal(0)
        assert bot.faults == []


def test_the_python_of_the_page_about_bots_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    page = (PROJECT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 3
    scope: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), scope)
    assert scope["bot"].faults == []
