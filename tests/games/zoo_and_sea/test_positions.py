"""Positions of Aquaretto with Zooloretto that cannot be are refused, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import refusal
from .tables import GAME, Zoos, only, play, position, steps, table

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: position(phase="bonus"),
    "position-expansions-each": lambda: position(zoo_expansions=2),
    "position-coin-tiles": lambda: {**position(coin_tiles=(1, 0)), "coin_tiles": {"zoo": 0, "sea": 0}},
    "position-money": lambda: position(bank=50),
    "position-truck-mixed": lambda: position(trucks="panda orca"),
    "position-pile": lambda: position(pile="zoo"),
    "position-no-draw": lambda: position(trucks="panda | zebra | -", pile="sea", phase="reveal-tile", sea_unseen=0),
    "position-two-tiles": lambda: position(bought="panda", carried="orca", phase="settle-tile"),
    "position-both-not-over": lambda: position(phase="game-over", zoo_unseen=15, sea_unseen=0),
    "position-pile-few": lambda: position(zoo_unseen=14),
    "position-one-game-only": lambda: position(trucks="panda panda panda | zebra zebra zebra | camel camel camel"),
    "position-closed": lambda: position(trucks="panda | orca | -", zoo_unseen=0),
    "position-start-bank": lambda: position(bank=55, phase="find-starter", turn=None, starter=None, coin_tiles=(1, 0)),
    "position-coin-removed": lambda: position(sea_removed="coin"),
    "position-zoo-expansions": lambda: position(zoos=[Zoos(" | | | | ")]),
    "position-start-coins": lambda: position(zoos=[Zoos(coins=3)], phase="find-starter", turn=None, starter=None),
    "position-carried": lambda: position(phase="settle-tile"),
    "position-coin-to-place": lambda: position(zoos=[Zoos(truck=1)], trucks="orca sea-coin", phase="place-tiles"),
}  # fmt: skip


@pytest.mark.parametrize("rest", [{"zoo_unseen": 0, "sea_unseen": 0}, {"zoo_unseen": 14, "sea_unseen": 0}])
def test_a_round_cannot_begin_when_both_games_are_at_their_end(rest: dict[str, Any]) -> None:
    assert refusal(GAME, position(**rest)).message.key == "position-pile-few"


@pytest.mark.parametrize(
    "rest",
    [
        {"trucks": "orca | dolphin | sea-lion"},
        {"trucks": "- | - | -", "zoos": [Zoos(truck=1)], "turn": 1},
        {"trucks": "panda | zebra | camel", "zoos": [Zoos(truck=1)], "phase": "place-tiles"},
    ],
)
def test_both_games_are_there_before_a_truck_is_taken(rest: dict[str, Any]) -> None:
    assert refusal(GAME, position(**rest)).message.key == "position-one-game-only"


@pytest.mark.parametrize(
    "rest", [{"zoo_unseen": 14, "trucks": "orca | - | -"}, {"sea_unseen": 14, "trucks": "panda | - | -"}]
)
def test_an_end_pile_is_touched_only_by_tiles_of_its_game(rest: dict[str, Any]) -> None:
    assert refusal(GAME, position(**rest)).message.key == "position-pile-few"


@pytest.mark.parametrize("hand", ["zebra", "zoo-coin"])
def test_a_tile_that_no_truck_takes_was_not_drawn(hand: str) -> None:
    full = "panda panda panda | zebra zebra zebra | -"
    assert refusal(GAME, position(trucks=full, hand=hand, phase="load-tile")).message.key == "position-no-draw"


@pytest.mark.parametrize("rest", [{"zoos": [Zoos("panda")]}, {"zoos": [Zoos(depot="orca")]}])
def test_both_zoos_are_empty_before_the_game_begins(rest: dict[str, Any]) -> None:
    laid_out = position(phase="find-starter", turn=None, starter=None, **rest)
    assert refusal(GAME, laid_out).message.key == "position-too-early"


@pytest.mark.parametrize("half", ["zoo", "sea"])
def test_coin_tiles_leave_the_game_when_their_half_is_closed(half: str) -> None:
    removed: Any = table(**only(0, half)).position()[f"{half}_removed"]
    assert removed["coin"] > 0
    laid_out = {**position(), f"{half}_removed": {"coin": 1}}
    assert refusal(GAME, laid_out).message.key == "position-coin-removed"


def test_a_game_can_be_closed() -> None:
    assert table(zoo_unseen=0).legal()
    assert table(sea_unseen=0).legal()


def test_a_tile_can_be_bought_for_either_zoo() -> None:
    assert len(table(bought="panda", phase="settle-tile").legal()) == 4
    assert len(table(carried="orca", phase="settle-tile").legal()) == 19


@pytest.mark.parametrize("players", [2, 5])
def test_every_position_of_a_game_can_be_laid_out_again(players: int) -> None:
    for number, (_, at) in enumerate(steps(players, seed=20 + players)):
        if number % 5 == 0:
            assert GAME.position(at.position()).state_bytes() == at.state_bytes()


def test_a_position_can_wait_for_chance_to_leave_out_species_of_the_sea() -> None:
    at = table(phase="leave-out-species", sea_left_out=["hippo"], turn=None, starter=None)
    assert len(at.position()["sea_left_out"]) == 2  # type: ignore[arg-type]
    assert play(at, "draw-zoo").position()["hand"]
