"""Positions of Aquaretto that cannot be are refused, each with its own sentence; the others come back as they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import looked_at, refusal
from .tables import AQUARETTO, cell, choices, own, play, position, steps, table, waters, zoo

NO_FREE_BOX = "orca orca orca | dolphin dolphin dolphin | sea-lion sea-lion sea-lion"
FIVE = "D 1,0 2,0 3,0 3,1 4,1"


def drawn(lines: list[str]) -> dict[str, Any]:
    """A position in which the first seat's water zoo looks so."""
    laid_out = position()
    laid_out["zoos"][0]["water_zoo"] = lines
    return laid_out


IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: {**position(), "phase": "tea-time"},
    "position-left-out": lambda: position(left_out=["penguin"]),
    "position-seat": lambda: position(starter=3),
    "position-no-seat": lambda: position(turn=None),
    "position-trucks": lambda: {**position(), "trucks": [[None, None, None]] * 4},
    "position-one-each": lambda: position(zoos=[zoo()] * 4),
    "position-money": lambda: position(bank=26),
    "position-start-coins": lambda: position(
        zoos=[zoo(coins=2)], phase="find-starter", turn=None, starter=None, bank=26
    ),
    "position-sign": lambda: drawn([". X - - .", *waters()[1:]]),
    "position-board": lambda: drawn([". - - - .", "- - . - -", *waters()[2:]]),
    "position-expansions-unbuilt": lambda: position(zoos=[zoo(added="5,1 6,1")]),
    "position-basin-torn": lambda: position(zoos=[zoo("D 1,1 3,1")]),
    "position-basins-touch": lambda: position(zoos=[zoo("D 1,1; O 2,1")]),
    "position-basins": lambda: position(zoos=[zoo("D 0,1; O 2,1; L 4,1; P 2,4")]),
    "position-unbred": lambda: position(zoos=[zoo("Dm 1,1; Df 2,1")]),
    "position-no-pair": lambda: position(zoos=[zoo("Dm 1,1; Db 2,1")]),
    "position-left-out-seen": lambda: position(zoos=[zoo("P 1,1")], left_out=["penguin", "hippo"]),
    "position-too-many": lambda: position(zoos=[zoo("P 1,1 2,1")]),
    "position-coworkers": lambda: position(zoos=[zoo(FIVE, cashier=1, keeper=1)]),
    "position-coworker-late": lambda: position(zoos=[zoo("D 1,0 2,0 3,0 3,1 4,1; D! 4,2")], phase="place-coworker"),
    "position-coin-removed": lambda: position(removed="coin"),
    "position-truck-gap": lambda: position(trucks="orca - orca"),
    "position-truck-twice": lambda: position(zoos=[zoo(), zoo(truck=2), zoo(truck=2)]),
    "position-no-truck": lambda: position(zoos=[zoo(), zoo(truck=4)]),
    "position-truck-not-placed": lambda: position(zoos=[zoo(), zoo(truck=1)], trucks="orca"),
    "position-hand-to-load": lambda: position(hand="orca", phase="choose-action"),
    "position-is-out": lambda: position(zoos=[zoo(truck=1)], phase="choose-action"),
    "position-no-box": lambda: position(trucks=NO_FREE_BOX, hand="coin"),
    "position-trucks-not-back": lambda: position(trucks="orca", phase="game-over", unseen=14),
    "position-too-early": lambda: position(zoos=[zoo("D 1,1")], phase="find-starter", turn=None, starter=None),
    "position-decided": lambda: position(phase="find-starter", turn=None),
    "position-no-truck-taken": lambda: position(trucks="orca", phase="place-tiles"),
    "position-nothing-to-place": lambda: position(zoos=[zoo(truck=1)], phase="place-tiles"),
    "position-coin-to-place": lambda: position(zoos=[zoo(truck=1)], trucks="coin orca"),
    "position-unpaid": lambda: position(
        zoos=[zoo(), zoo(coins=29), zoo(coins=0)], bank=0, phase="build-expansion", expansion="small"
    ),
    "position-carried": lambda: position(carried="orca", phase="choose-action"),
    "position-baby-carried": lambda: position(zoos=[zoo("Dm 1,1; Df 2,1", truck=1)], carried="baby-dolphin"),
    "position-not-born": lambda: position(
        zoos=[zoo("D 1,1", depot=""), zoo("Dm 1,1; Df 2,1")], carried="baby-dolphin", phase="place-offspring"
    ),
    "position-truck-full": lambda: position(zoos=[zoo(truck=1)], trucks="orca orca orca", carried="dolphin"),
    "position-no-space": lambda: position(zoos=[zoo("O 2,2 3,2; L 2,4 3,4")], carried="sea-lion"),
    "position-expansion": lambda: position(phase="build-expansion"),
    "position-built": lambda: position(
        zoos=[zoo(added="5,1 6,1 5,2 -1,1 -2,1 -1,2")], phase="build-expansion", expansion="small"
    ),
    "position-box": lambda: position(phase="build-expansion", expansion="small", box=cell(1, 1)),
    "position-moved-from": lambda: position(zoos=[zoo(FIVE, keeper=1)], moved_from="cashier"),
    "position-moved": lambda: position(
        zoos=[zoo(FIVE)], phase="move-coworker", moved_from=f"trainer-{cell(1, 0)}"
    ),
    "position-not-over": lambda: position(phase="game-over", unseen=15),
    "position-few-unseen": lambda: position(trucks="orca", unseen=7),
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("position-sign", "“X” in the water zoo of Player 1"),
        ("position-basins-touch", "The orcas of Player 1 lie beside dolphins"),
        ("position-basins", "4 basins; with these expansions 3"),
        (
            "position-coworkers",
            "have earned 1 coworker, one for every five animals of a basin, and all",
        ),
        ("position-no-space", "no space for the sea lion"),
    ],
)
def test_the_sentence_names_the_problem(key: str, words: str) -> None:
    assert words in str(refusal(AQUARETTO, IMPOSSIBLE[key]()))


@pytest.mark.parametrize(("staff", "found"), [({}, 0), ({"cashier": 1, "manager": 1}, 2)])
def test_a_seat_has_just_as_many_coworkers_as_its_basins_have_earned(staff: dict[str, Any], found: int) -> None:
    """Rulings E25 to E27: nobody declines one, and none is lost."""
    table(zoos=[zoo(FIVE, keeper=1)])
    refused = refusal(AQUARETTO, position(zoos=[zoo(FIVE, **staff)]))
    assert (refused.message.key, refused.message.values["found"]) == ("position-coworkers", found)


@pytest.mark.parametrize(
    ("waters", "keeper", "is_possible"),
    [
        (FIVE, 0, True),
        ("D 1,0 2,0 3,0; Dm 3,1; Df 4,1; Db 4,2", 0, True),  # the offspring came after the fifth
        ("D 1,0 2,0 3,0; Dm 3,1; D! 4,1 4,2", 0, False),  # the sixth came later
        ("D 1,0 2,0 3,0; Dm 3,1; Df 4,1; Db 4,2; D! 4,3", 0, False),
        (f"{FIVE}; P* 1,2 1,3 2,3 3,3; P 2,4", 1, True),
        ("D 1,0 2,0 3,0 3,1 4,1; D! 4,2; P* 1,2 1,3 2,3 2,4 3,4 3,3", 1, False),
    ],
)
def test_a_coworker_is_placed_when_it_has_just_been_earned(waters: str, keeper: int, is_possible: bool) -> None:
    laid_out = position(zoos=[zoo(waters, keeper=keeper)], phase="place-coworker")
    if is_possible:
        assert AQUARETTO.position(laid_out).legal()
    else:
        assert refusal(AQUARETTO, laid_out).message.key == "position-coworker-late"


def test_two_players_can_have_lost_coin_tiles() -> None:
    assert table(2, removed="coin coin").position()["removed"] == {"coin": 2}


def test_a_picture_may_be_typed_with_any_blanks_and_without_what_is_not_there() -> None:
    at = AQUARETTO.position(drawn([".   - -   D", "- - -  D -", "- - - - -", "# -    - - -", "# # - -"]))
    assert own(at)["water_zoo"] == [".  -  -  D  .", "-  -  -  D  -", "-  -  -  -  -", "#  -  -  -  -", "#  #  -  -  ."]


def test_the_yard_shows_where_the_board_lies() -> None:
    added = "-1,1 -2,1 -1,0"
    at = table(zoos=[zoo("D -2,1", added=added)])
    assert own(at)["water_zoo"] == [
        ".  -  .  -  -  -  .",
        "D  -  -  -  -  -  -",
        ".  .  -  -  -  -  -",
        ".  .  #  -  -  -  -",
        ".  .  #  #  -  -  .",
    ]
    assert own(at)["corner"] == cell(-2, 0)


@pytest.mark.parametrize(
    "added",
    [
        "5,1 6,1 7,1 8,1 9,1 10,1",  # all in one row
        "-1,3 -2,3 -1,4",  # beside the yard only
        "5,0 6,0 5,-1",  # at a corner only
        "13,1 14,1 13,2 14,2",  # nowhere near
    ],
)
def test_cells_that_no_expansions_can_be_are_refused(added: str) -> None:
    assert refusal(AQUARETTO, position(zoos=[zoo(added=added)])).message.key == "position-expansions-unbuilt"


@pytest.mark.parametrize(
    ("added", "small", "large"),
    [
        ("5,1 6,1 5,2", 1, 0),
        ("5,1 6,1 5,2 6,2", 0, 1),
        ("5,1 6,1 7,1 5,2 6,2 7,2", 2, 0),
        ("5,1 6,1 5,2 6,2 7,1 8,1 7,2", 1, 1),
        ("4,4 5,4 4,5 5,5 0,0 -1,0 -1,-1", 1, 1),
        ("5,1 6,1 5,2 6,2 7,1 8,1 7,2 8,2 9,1 10,1 9,2 11,1 12,1 12,2", 2, 2),
    ],
)
def test_cells_beside_the_board_are_so_many_expansions(added: str, small: int, large: int) -> None:
    mine = own(table(zoos=[zoo(added=added)]))
    assert (2 - mine["small_expansions_left"], 2 - mine["large_expansions_left"]) == (small, large)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_laid_out_again(players: int) -> None:
    for _, at in looked_at(steps(players, seed=20 + players)):
        assert AQUARETTO.position(at.position()).state_bytes() == at.state_bytes()


def test_a_position_can_wait_for_chance_to_leave_out_species_and_to_find_who_begins() -> None:
    at = table(phase="leave-out-species", left_out=["penguin"], turn=None, starter=None)
    assert at.position()["left_out"] != ["penguin"]
    assert play(at, "draw").position()["hand"]


def test_a_depot_may_be_as_high_as_there_are_animals() -> None:
    everything = " ".join(
        f"{sort}{species} " * n
        for species in ("dolphin", "orca", "sea-lion")
        for sort, n in (("", 5), ("male-", 2), ("female-", 2), ("flash-", 2))
    )
    at = table(zoos=[zoo(depot="penguin"), zoo(depot=everything, coins=9), zoo(depot="hippo")], turn=1)
    play(at, "discard")
    assert len(own(at, 1)["depot"]) == 32
    assert (own(at, 0)["depot"], own(at, 2)["depot"]) == (["penguin"], ["hippo"])


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ({"carried": "baby-dolphin", "phase": "place-offspring"}, "put-"),
        ({"phase": "build-expansion", "expansion": "small", "box": cell(5, 1)}, "leave-out-"),
        ({"phase": "build-expansion", "expansion": "large"}, "build-"),
        ({"phase": "move-coworker", "moved_from": "cashier"}, "place-"),
        ({"phase": "place-coworker"}, "place-"),
    ],
)
def test_positions_in_the_midst_of_a_turn(rest: dict[str, Any], expected: str) -> None:
    family = "D 1,0 2,0; Dm 3,0; Df 3,1" if rest.get("carried") else FIVE if "coworker" in rest["phase"] else ""
    at = table(zoos=[zoo(family)], **rest)
    assert choices(at)
    assert all(name.startswith(expected) for name in choices(at))
    assert AQUARETTO.position(at.position()).state_bytes() == at.state_bytes()
