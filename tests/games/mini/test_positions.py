"""Positions of Zooloretto Mini that cannot be are refused, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import looked_at, refusal
from .tables import MINI, play, position, steps, table, zoo

NO_FREE_BOX = "wolf wolf wolf | llama llama llama | impala impala impala"

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: {**position(), "phase": "tea-time"},
    "position-left-out": lambda: position(left_out=["wolf"]),
    "position-seat": lambda: position(starter=3),
    "position-no-seat": lambda: position(turn=None),
    "position-trucks": lambda: {**position(), "trucks": [[None, None, None]] * 4},
    "position-baby-on-truck": lambda: position(trucks="baby-wolf"),
    "position-one-each": lambda: position(zoos=[zoo()] * 4),
    "position-crowded": lambda: position(zoos=[zoo("5 wolf, 2 pond")]),
    "position-mixed": lambda: position(zoos=[zoo("2 wolf, llama")]),
    "position-unborn": lambda: position(zoos=[zoo("male-wolf, female-wolf")]),
    "position-no-parents": lambda: position(zoos=[zoo("male-wolf | female-wolf | baby-wolf")]),
    "position-left-out-seen": lambda: position(zoos=[zoo("wolf")], left_out=["wolf", "llama"]),
    "position-too-many": lambda: position(zoos=[zoo("6 wolf | 2 wolf")]),
    "position-truck-twice": lambda: position(zoos=[zoo(), zoo(truck=2), zoo(truck=2)]),
    "position-no-truck": lambda: position(zoos=[zoo(), zoo(truck=4)]),
    "position-truck-not-placed": lambda: position(zoos=[zoo(), zoo(truck=1)], trucks="wolf"),
    "position-hand": lambda: position(hand="wolf", phase="draw-or-take"),
    "position-is-out": lambda: position(zoos=[zoo(truck=1)], phase="draw-or-take"),
    "position-no-box": lambda: position(trucks=NO_FREE_BOX, hand="pond"),
    "position-trucks-not-back": lambda: position(trucks="wolf", phase="game-over", unseen=14),
    "position-too-early": lambda: position(zoos=[zoo("wolf")], phase="find-starter", turn=None, starter=None),
    "position-filled": lambda: position(zoos=[zoo("6 wolf")], filled=True),
    "position-no-truck-taken": lambda: position(zoos=[zoo("6 wolf", barn="pond")], phase="bonus"),
    "position-nothing-to-place": lambda: position(zoos=[zoo(truck=1)], phase="place-tiles"),
    "position-no-bonus": lambda: position(zoos=[zoo("6 wolf", barn="pond", truck=1)], phase="bonus", filled=False),
    "position-useless-bonus": lambda: position(zoos=[zoo("6 wolf", truck=1)], phase="bonus"),
    "position-homeless": lambda: position(
        zoos=[zoo("6 wolf | llama | impala", truck=1)], hand="ostrich", phase="settle-tile"
    ),
    "position-not-over": lambda: position(phase="game-over", unseen=15),
    "position-few-unseen": lambda: position(trucks="wolf", unseen=7),
    "position-baby-drawn": lambda: position(
        zoos=[zoo("male-wolf, female-wolf")], hand="baby-wolf", phase="load-tile"
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("position-crowded", "7 tiles"),
        ("position-mixed", "wolves and llamas"),
        ("position-too-many", "8 tiles of the kind “wolf”"),
        ("position-truck-twice", "Player 2 and by Player 3"),
        ("position-left-out-seen", "a wolf"),
        ("position-few-unseen", "at least 14 must be"),
    ],
)
def test_the_sentence_names_the_problem(key: str, words: str) -> None:
    assert words in str(refusal(MINI, IMPOSSIBLE[key]()))


def test_thirteen_wolves_are_too_many() -> None:
    assert refusal(MINI, position(zoos=[zoo("6 wolf | 6 wolf | wolf")])).message.values["found"] == 13


@pytest.mark.parametrize("kind", ["female-llama", "rhinoceros"])
def test_one_tile_more_than_the_game_has_is_too_many(kind: str) -> None:
    most = 2 if "-" in kind else 7
    table(zoos=[zoo(barn=f"{most} {kind}")])
    refused = refusal(MINI, position(zoos=[zoo(barn=f"{most + 1} {kind}")]))
    assert refused.message.key == "position-too-many"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_laid_out_again(players: int) -> None:
    for _, at in looked_at(steps(players, seed=20 + players)):
        assert MINI.position(at.position()).state_bytes() == at.state_bytes()


def test_a_position_can_wait_for_chance_to_leave_out_species_and_to_find_who_begins() -> None:
    at = table(phase="leave-out-species", left_out=["wolf"], turn=None, starter=None)
    assert at.position()["left_out"] != ["wolf"]
    assert play(at, "draw").position()["hand"]
