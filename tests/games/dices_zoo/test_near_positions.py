"""Dice's Zoo: positions that nearly can be."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.tables import random_table, seeds
from tiergarten.core.table import Table
from tiergarten.errors import BadPosition

from ...tables import refusal
from .tables import FACES, KINDS, ZOO, all_dice, choices, play, position
from .test_positions import MATCH, NOT_BEGUN, ROLLING, USING

PHASES = (
    *("find-starter", "deal-dice", "roll-dice", "draw-die", "place-or-roll", "pick-to-place", "pick-to-roll"),
    *("use-ability", "finish-ability", "game-over", "cut-off"),
)

NEARLY: dict[str, tuple[str, dict[str, Any]]] = {
    "a match of one round has no second": ("position-rounds", position(limit=0, round=2)),
    "the first round has no sums": ("position-rounds", position(limit=50, totals=[1, 0, 0])),
    "dealing has begun with seat 0": (
        "position-dealt",
        position(hands=["", "trap", ""], phase="deal-dice", turn=None, roller=0),
    ),
    "nobody has dice while the starter is found": (
        "position-dealt",
        position(hands=["trap", "", ""], phase="find-starter", turn=None, starter=None),
    ),
    "who draws next is who has too few": (
        "position-roller",
        position(hands=["6 trap", "", ""], phase="deal-dice", turn=None, roller=1),
    ),
    "nobody draws while the starter is found": (
        "position-roller",
        position(phase="find-starter", starter=None, roller=0, **NOT_BEGUN),
    ),
    "when all dice are dealt dealing is over": (
        "position-roller",
        position(2, ["10 trap-c, 2 fox-a", "10 bear-b, 2 fox-a"], phase="deal-dice", turn=None, roller=1),
    ),
    "no turns before the deal": ("position-too-early", position(phase="deal-dice", roller=0, turns=1, **NOT_BEGUN)),
    "nothing picked before the deal": (
        "position-too-early",
        position(phase="deal-dice", roller=0, picked="fox-a", **NOT_BEGUN),
    ),
    "an empty box before the deal": (
        "position-too-early",
        position(phase="deal-dice", roller=0, used_dice="box", box="a", **NOT_BEGUN),
    ),
    "somebody rolls": ("position-roller", position(hands=["fox-a"], phase="roll-dice", picked="fox-a")),
    "who re-rolls is who moves": (
        "position-roller",
        position(hands=["fox-a", "fox-a"], phase="roll-dice", roller=1, picked="fox-a"),
    ),
    "after placing only bears make anybody roll": (
        "position-roller",
        position(hands=["fox-a"], centre="earthworm", owner=0, picked="fox-a", **ROLLING),
    ),
    "something is rolled": ("position-picked", position(hands=["fox-a"], **ROLLING)),
    "a bear rolls one die": (
        "position-picked",
        position(hands=["2 fox-a"], centre="bear", owner=0, picked="2 fox-a", **ROLLING),
    ),
    "nothing is picked before choosing": ("position-picked", position(hands=["fox-a"], picked="fox-a")),
    "squirrels are needed to draw": ("position-draw", position(centre="fox", owner=0, phase="draw-die", roller=1)),
    "an empty bag gives no die": (
        "position-draw",
        position(2, ["trap-c"], "squirrel", owner=0, phase="draw-die", roller=1, bag=0),
    ),
    "somebody draws": ("position-roller", position(centre="squirrel", owner=0, phase="draw-die")),
    "more of the same are needed": (
        "position-not-placeable",
        position(hands=["2 fox-a"], centre="2 fox", phase="pick-to-place", picked="fox-a"),
    ),
    "x2 come when the animals suffice": (
        "position-not-placeable",
        position(hands=["3 fox-a, x2-e"], centre="2 fox", phase="pick-to-place", picked="fox-a, x2-e"),
    ),
    "x2 are not picked alone": (
        "position-not-placeable",
        position(hands=["fox-a, x2-e"], phase="pick-to-place", picked="x2-e"),
    ),
    "a trap is not picked to be placed": (
        "position-not-placeable",
        position(hands=["trap-c, fox-a"], phase="pick-to-place", picked="trap-c"),
    ),
    "an ability needs somebody who placed": ("position-no-ability", position(centre="fox", **(USING | {"owner": 1}))),
    "no squirrel draws from nothing": ("position-no-ability", position(2, ["trap-c"], "squirrel", bag=0, **USING)),
    "no uses are left over": ("position-uses", position(centre="fox", **(USING | {"uses": 0}))),
    "uses belong to abilities": ("position-uses", position(uses=1)),
    "foxes give nothing": (
        "position-given",
        position(hands=["trap-d"], centre="fox", given="trap-d", **(USING | {"phase": "finish-ability"})),
    ),
    "what is given is own": (
        "position-given",
        position(hands=["trap-d"], centre="earthworm", given="fox-a", **(USING | {"phase": "finish-ability"})),
    ),
    "a die is chosen before it is given": (
        "position-given",
        position(centre="earthworm", **(USING | {"phase": "finish-ability"})),
    ),
    "two hands cannot be empty": ("position-not-over", position(hands=["", "", "fox"], phase="game-over")),
    "what is cut off had a limit": ("position-limits", position(phase="cut-off")),
    "stalled turns are turns": ("position-limits", position(turns=3, stalled=4)),
    "x2 do not lie there when it is cut off": (
        "position-x2-left",
        position(centre="fox, x2", owner=0, phase="cut-off", turns=1000),
    ),
    "a match is over only with its limit": ("position-match-over", position(totals=[0, 51, 0], **MATCH)),
}  # fmt: skip


@pytest.mark.parametrize("meaning", NEARLY)
def test_what_nearly_can_be_is_refused(meaning: str) -> None:
    key, laid_out = NEARLY[meaning]
    assert refusal(ZOO, laid_out).message.key == key


ALL_RIGHT: dict[str, dict[str, Any]] = {
    "a bear lets another seat roll": position(
        hands=["trap-c", "fox-a"], centre="bear", owner=0, phase="roll-dice", roller=1, picked="fox-a"
    ),
    "uses to come while a bear rolls": position(
        hands=["trap-c"], centre="bear, 2 x2", owner=0, phase="roll-dice", roller=0, picked="trap-c", uses=2
    ),
    "picked for a placement that is not enough yet": position(
        hands=["3 fox-a"], centre="2 fox-e", phase="pick-to-place", picked="fox-a"
    ),
    "a gift to be finished": position(
        hands=["trap-d"], centre="earthworm", given="trap-d", **(USING | {"phase": "finish-ability"})
    ),
    "x2 that lie there at the end": position(hands=["", "fox"], centre="fox, x2", owner=0, phase="game-over"),
    "cut off with the last animals in the centre": position(centre="fox", owner=0, phase="cut-off", turns=1000),
    "a second round without minus points": position(**MATCH),
    "a box with dice": position(used_dice="box", box="3 a"),
}


@pytest.mark.parametrize("meaning", ALL_RIGHT)
def test_what_can_be_is_accepted(meaning: str) -> None:
    assert ZOO.position(ALL_RIGHT[meaning], seed=1).game is ZOO


def spoil(laid_out: dict[str, Any], chooser: Random) -> None:
    """Change one thing in a position, by a little."""
    players = laid_out["players"]
    field = chooser.choice(sorted(set(laid_out) - {"game", "rules", "players"}))
    if field in ("starter", "turn", "owner", "roller"):
        laid_out[field] = chooser.choice([None, *range(players)])
    elif field == "phase":
        laid_out[field] = chooser.choice(PHASES)
    elif field == "used_dice":
        laid_out[field] = chooser.choice(["bag", "box"])
    elif field == "given":
        laid_out[field] = chooser.choice([None, *FACES])
    elif field in ("centre", "picked", "box"):
        spoil_dice(laid_out[field], KINDS if field == "box" else FACES, chooser)
    elif field == "hands":
        spoil_dice(chooser.choice(laid_out[field]), FACES, chooser)
    elif field == "totals":
        laid_out[field][chooser.randrange(players)] += chooser.choice([-1, 1, 50])
    else:
        laid_out[field] += chooser.choice([-1, 1, 2, 128, 10_000])


def spoil_dice(lying: dict[str, int], names: Any, chooser: Random) -> None:
    """One die more or less."""
    name = chooser.choice([*lying, chooser.choice([*names])])
    lying[name] = lying.get(name, 0) + chooser.choice([-1, 1])
    if not lying[name]:
        del lying[name]


@pytest.mark.parametrize("players", [2, 4])
@given(seed=seeds)
def test_a_spoiled_position_is_refused_with_a_sentence_or_can_be_played(players: int, seed: int) -> None:
    chooser = Random(seed)
    right = random_table(ZOO, players, seed, most_moves=150).position()
    for _ in range(15):
        laid_out: dict[str, Any] = copy.deepcopy(right)
        for _ in range(chooser.randint(1, 2)):
            spoil(laid_out, chooser)
        try:
            at = ZOO.position(laid_out, seed=1)
        except BadPosition as mistake:
            say_twice(mistake)
        else:
            play_a_little(at, chooser)


def say_twice(mistake: BadPosition) -> None:
    """A refusal has a sentence in both languages."""
    assert str(mistake) != mistake.say("de")


def play_a_little(at: Table, chooser: Random) -> None:
    """Some moves: there always is one until the game is over, no die is lost, and the story can be told."""
    for _ in range(5):
        assert at.over == (not choices(at))
        assert all_dice(at) == dict.fromkeys("abcde", 10)
        if at.over:
            break
        play(at, chooser.choice(sorted(choices(at))))
    assert len(at.story("de")) == len(at.log)
