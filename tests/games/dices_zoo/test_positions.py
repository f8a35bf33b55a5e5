"""Positions of Dice's Zoo that cannot be are refused, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import refusal
from .tables import ZOO, numbers, position, steps, table

NOT_BEGUN: dict[str, Any] = {"hands": ["", "", ""], "turn": None}
USING: dict[str, Any] = {"owner": 0, "phase": "use-ability", "uses": 1}
ROLLING: dict[str, Any] = {"phase": "roll-dice", "roller": 0}
MATCH: dict[str, Any] = {"limit": 50, "round": 2}

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: {**position(), "phase": "tea-time"},
    "position-seat": lambda: position(starter=3),
    "position-no-seat": lambda: position(turn=None),
    "position-one-each": lambda: position(hands=["trap"] * 4),
    "position-too-many": lambda: position(hands=["10 elephant-a, squirrel-a"]),
    "position-box": lambda: position(box="a"),
    "position-centre-mixed": lambda: position(centre="fox, bear"),
    "position-lone-x2": lambda: position(centre="x2"),
    "position-owner": lambda: position(centre="fox") | {"owner": None},
    "position-rounds": lambda: position(round=2),
    "position-match-over": lambda: position(totals=[50, 0, 1], **MATCH),
    "position-match-goes-on": lambda: position(
        hands=["", "bear", "trap"], centre="fox", owner=0, phase="game-over", totals=[44, 44, 44], **MATCH
    ),
    "position-too-early": lambda: position(phase="deal-dice", roller=0, **(NOT_BEGUN | {"turn": 0})),
    "position-decided": lambda: position(phase="find-starter", starter=0, **NOT_BEGUN),
    "position-dealt": lambda: position(hands=["11 trap", "trap", ""], phase="deal-dice", turn=None, roller=0),
    "position-roller": lambda: position(roller=0),
    "position-not-over": lambda: position(phase="game-over"),
    "position-not-won": lambda: position(hands=["trap", "", "fox"], centre="bear", owner=0, phase="game-over"),
    "position-no-dice": lambda: position(hands=["fox", "", "fox"]),
    "position-limits": lambda: position(turns=1000),
    "position-draw": lambda: position(centre="squirrel", owner=0, phase="draw-die", roller=0),
    "position-picked": lambda: position(phase="pick-to-roll"),
    "position-picked-not-there": lambda: position(hands=["2 fox-a"], phase="pick-to-roll", picked="3 fox-a"),
    "position-not-placeable": lambda: position(hands=["fox-a, bear-b"], phase="pick-to-place", picked="fox-a, bear-b"),
    "position-no-ability": lambda: position(centre="elephant", **USING),
    "position-own-centre": lambda: position(centre="fox", owner=0),
    "position-x2-left": lambda: position(centre="fox, x2"),
    "position-uses": lambda: position(centre="fox", **(USING | {"uses": 2})),
    "position-given": lambda: position(centre="earthworm", given="trap-d", **USING),
}


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("position-too-many", "11 dice of the kind “a”"),
        ("position-match-over", "50 minus points"),
        ("position-match-goes-on", "50 minus points"),
        ("position-dealt", "12 each"),
        ("position-not-over", "0 hands are empty"),
        ("position-no-dice", "Player 2 has no dice"),
        ("position-limits", "1,000 turns"),
        ("position-picked-not-there", "Player 1"),
        ("position-not-placeable", "fox-a does not fit"),
        ("position-own-centre", "What Player 1 placed"),
        ("position-uses", "1 to 1 uses"),
    ],
)
def test_the_sentence_names_the_problem(key: str, words: str) -> None:
    assert words in str(refusal(ZOO, IMPOSSIBLE[key]()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"limit": 30, "used_dice": "box"}, {"turns": 25}])
def test_every_position_of_a_game_can_be_laid_out_again(players: int, options: dict[str, Any]) -> None:
    at = ZOO.new(players, seed=20 + players, **options)
    for ply, _ in enumerate(steps(at, seed=players)):
        if ply % 5 == 0 or at.over:
            assert ZOO.position(at.position()).state_bytes() == at.state_bytes()
        if ply > 250:
            break


def test_a_position_can_wait_for_chance_to_find_who_starts() -> None:
    at = ZOO.position(position(phase="find-starter", starter=None, **NOT_BEGUN), seed=3)
    assert (at.actors, numbers(at)) == ((at.position()["starter"],), [12, 12, 12])


def test_a_position_can_wait_for_a_roll() -> None:
    at = table(hands=["2 trap-c, fox-a"], picked="2 trap-c", **ROLLING)
    assert (at.actors, len(at.moves)) == ((1,), 2)


def test_a_position_can_wait_for_a_die_to_be_drawn() -> None:
    at = table(hands=["fox"], centre="squirrel, x2", owner=0, phase="draw-die", roller=2, uses=1)
    assert (numbers(at), at.actors, at.position()["uses"]) == ([1, 2, 3], (0,), 1)
