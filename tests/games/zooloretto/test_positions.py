"""Positions of Zooloretto that cannot be are refused, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import looked_at, refusal
from .tables import ZOOLORETTO, play, position, steps, table, zoo

NO_FREE_BOX = "panda panda panda | zebra zebra zebra | camel camel camel"
NOT_BEGUN: dict[str, Any] = {"phase": "find-starter", "turn": None, "starter": None}

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: {**position(), "phase": "tea-time"},
    "position-left-out": lambda: position(left_out=["panda"]),
    "position-seat": lambda: position(starter=3),
    "position-no-seat": lambda: position(turn=None),
    "position-trucks": lambda: {**position(), "trucks": [[None, None, None]] * 4},
    "position-one-each": lambda: position(zoos=[zoo()] * 4),
    "position-zoo-expansions": lambda: position(zoos=[zoo(" | | | | ")]),
    "position-crowded": lambda: position(zoos=[zoo("5 panda")]),
    "position-many-stalls": lambda: position(zoos=[zoo("| drinks-stall, snack-stall")]),
    "position-mixed": lambda: position(zoos=[zoo("2 panda, zebra")]),
    "position-not-bred": lambda: position(zoos=[zoo("male-panda, female-panda")]),
    "position-families": lambda: position(zoos=[zoo("father-panda, mother-panda")]),
    "position-left-out-seen": lambda: position(zoos=[zoo("panda")], left_out=["panda", "zebra"]),
    "position-coin-removed": lambda: position(removed="coin"),
    "position-truck-gap": lambda: position(trucks="- panda"),
    "position-too-many": lambda: position(zoos=[zoo("4 panda | 4 panda")]),
    "position-truck-twice": lambda: position(zoos=[zoo(), zoo(truck=2), zoo(truck=2)]),
    "position-no-truck": lambda: position(zoos=[zoo(), zoo(truck=4)]),
    "position-truck-not-placed": lambda: position(zoos=[zoo(), zoo(truck=1)], trucks="panda"),
    "position-hand-to-load": lambda: position(hand="panda", phase="choose-action"),
    "position-bought": lambda: position(bought="panda", phase="choose-action"),
    "position-not-paid": lambda: position(zoos=[zoo(coins=9), zoo(coins=0), zoo(coins=0)], bought="panda"),
    "position-coin-to-place": lambda: position(zoos=[zoo(truck=1)], trucks="panda coin"),
    "position-is-out": lambda: position(zoos=[zoo(truck=1)], phase="choose-action"),
    "position-no-box": lambda: position(trucks=NO_FREE_BOX, hand="coin"),
    "position-trucks-not-back": lambda: position(trucks="panda", phase="game-over", unseen=14),
    "position-too-early": lambda: position(zoos=[zoo("panda")], **NOT_BEGUN),
    "position-start-coins": lambda: position(zoos=[zoo(coins=3)], **NOT_BEGUN),
    "position-decided": lambda: position(phase="find-starter", turn=None, starter=1),
    "position-no-truck-taken": lambda: position(phase="place-tiles"),
    "position-nothing-to-place": lambda: position(zoos=[zoo(truck=1)]),
    "position-money": lambda: position(bank=23),
    "position-not-over": lambda: position(phase="game-over", unseen=15),
    "position-few-unseen": lambda: position(trucks="panda", unseen=7),
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("position-crowded", "Enclosure 1 of Player 1 holds 5 animals"),
        ("position-mixed", "pandas and zebras"),
        ("position-too-many", "8 tiles of the kind “panda”"),
        ("position-families", "1 father, 1 mother and 0 babies"),
        ("position-money", "29 coins"),
        ("position-truck-gap", "On truck 1 box 1 is empty"),
        ("position-coin-removed", "with 3 players every truck is taken"),
        ("position-zoo-expansions", "has 2 expansions, but can build only 1"),
        ("position-few-unseen", "at least 14 must be"),
    ],
)
def test_the_sentence_names_the_problem(key: str, words: str) -> None:
    assert words in str(refusal(ZOOLORETTO, IMPOSSIBLE[key]()))


@pytest.mark.parametrize(("kind", "most"), [("female-zebra", 2), ("elephant", 7), ("snack-stall", 3)])
def test_one_tile_more_than_the_game_has_is_too_many(kind: str, most: int) -> None:
    table(zoos=[zoo(barn=f"{most} {kind}")])
    refused = refusal(ZOOLORETTO, position(zoos=[zoo(barn=f"{most + 1} {kind}")]))
    assert refused.message.key == "position-too-many"


def test_fathers_count_among_the_males() -> None:
    family = "| father-panda, mother-panda, baby-panda"
    table(zoos=[zoo(family, barn="male-panda")])
    refused = refusal(ZOOLORETTO, position(zoos=[zoo(family, barn="2 male-panda")]))
    assert (refused.message.key, refused.message.values["found"]) == ("position-too-many", 3)


def test_three_families_of_a_species_are_too_many() -> None:
    zoos = [zoo("| | 2 father-panda, 2 mother-panda, 2 baby-panda"), zoo("father-panda, mother-panda, baby-panda")]
    assert refusal(ZOOLORETTO, position(zoos=zoos)).message.key == "position-too-many"


def test_thirteen_coin_tiles_are_too_many() -> None:
    table(zoos=[zoo(coins=2)], bank=36)
    assert refusal(ZOOLORETTO, position(zoos=[zoo(coins=3)], bank=36)).message.key == "position-too-many"


def test_two_players_can_have_lost_coin_tiles() -> None:
    assert table(2, removed="3 coin").position()["removed"] == {"coin": 3}


def test_a_truck_that_was_taken_can_have_gaps() -> None:
    assert table(zoos=[zoo(truck=1)], trucks="- panda -").legal()


def test_coin_tiles_on_trucks_count_with_those_that_are_money() -> None:
    refused = refusal(ZOOLORETTO, position(zoos=[zoo(coins=2)], trucks="coin", bank=36))
    assert refused.message.key == "position-too-many"


def test_who_has_a_truck_has_not_just_bought_a_tile() -> None:
    refused = refusal(ZOOLORETTO, position(zoos=[zoo(truck=1)], bought="panda"))
    assert refused.message.key == "position-is-out"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_cannot_be_asked_for_one_more_species_when_enough_are_out(players: int) -> None:
    laid_out = position(players, phase="leave-out-species", turn=None, starter=None)
    assert refusal(ZOOLORETTO, laid_out).message.key == "position-decided"


@pytest.mark.parametrize("phase", ["leave-out-species", "find-starter"])
def test_nobody_has_an_expansion_before_the_game_begins(phase: str) -> None:
    left_out = ["panda"] if phase == "leave-out-species" else None
    laid_out = position(zoos=[zoo(" | | | ")], phase=phase, turn=None, starter=None, left_out=left_out)
    assert refusal(ZOOLORETTO, laid_out).message.key == "position-too-early"


def test_a_round_cannot_begin_when_the_end_pile_has_been_touched() -> None:
    assert refusal(ZOOLORETTO, position(unseen=14)).message.key == "position-few-unseen"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_laid_out_again(players: int) -> None:
    for _, at in looked_at(steps(players, seed=20 + players)):
        assert ZOOLORETTO.position(at.position()).state_bytes() == at.state_bytes()


def test_a_position_can_wait_for_chance_to_leave_out_species_and_to_find_who_begins() -> None:
    at = table(phase="leave-out-species", left_out=["panda"], turn=None, starter=None)
    assert at.position()["left_out"] != ["panda"]
    assert play(at, "draw").position()["hand"]
