"""Coworkers of Aquaretto: where they are placed, and moving them."""

from __future__ import annotations

from typing import Any

import pytest

from ...rulebook import rule_test
from .tables import Zoo, cell, choices, look, on, own, places, play, settle, spaces_offered, table, zoo

FIVE = "D 1,0 2,0 3,0 3,1 4,1"
TEN = f"{FIVE}; P* 1,2 1,3 2,3 3,3 3,4; P 2,4"


def with_a_coworker_due(waters: str = "", added: str = "") -> Zoo:
    """A water zoo that is about to get a coworker for its fifth dolphin."""
    return zoo(f"D 1,0 2,0 3,0 3,1; {waters}", truck=1, added=added)


@rule_test("aquaretto", 51, 52, 54)
def test_a_coworker_is_placed_at_once_in_any_office() -> None:
    """Ruling E27, and E28: the depot is empty."""
    at = table(zoos=[with_a_coworker_due()], trucks="dolphin orca")
    settle(at, "dolphin", 4, 1)
    free = {(1, 1), *places("0,1 2,1 0,2 1,2 2,2 3,2 4,2 1,3 2,3 3,3 4,3 2,4 3,4")}
    assert choices(at) == {"place-cashier", "place-keeper", "place-manager"} | {
        f"place-trainer-{cell(x, y)}" for x, y in free
    }
    assert look(at)["turn"] == 0


@rule_test("aquaretto", 51)
@pytest.mark.parametrize(
    ("staff", "offered"),
    [
        ({}, {"cashier", "keeper", "manager"}),
        ({"cashier": 1}, {"cashier", "keeper", "manager"}),
        ({"cashier": 2}, {"keeper", "manager"}),
        ({"keeper": 2}, {"cashier", "manager"}),
        ({"manager": 1}, {"cashier", "keeper"}),
        ({"cashier": 1, "keeper": 1}, {"cashier", "keeper", "manager"}),
    ],
)
def test_which_offices_have_a_free_place(staff: dict[str, Any], offered: set[str]) -> None:
    """Two coworkers are there; those that have no office are trainers."""
    others = "P* 1,2 1,3 2,3 3,3 3,4; P 2,4; H* 6,1 7,1 8,1 8,2 7,2"
    trainers = " ".join(["@", *["0,1", "4,2"][sum(staff.values()) :]]) if sum(staff.values()) < 2 else ""
    mine = zoo(f"D 1,0 2,0 3,0 3,1; {others}; {trainers}", truck=1, added="5,1 6,1 5,2 6,2 7,1 8,1 7,2 8,2", **staff)
    at = table(zoos=[mine], trucks="dolphin")
    settle(at, "dolphin", 2, 1)
    assert {name.removeprefix("place-") for name in choices(at) if "trainer" not in name} == offered


@rule_test("aquaretto", 51)
def test_any_number_of_trainers_may_work() -> None:
    mine = zoo("D 1,0 2,0 3,0 3,1; P* 1,2 1,3 2,3 3,3 3,4; P 2,4; @ 1,1", truck=1)
    at = table(zoos=[mine], trucks="dolphin")
    settle(at, "dolphin", 4, 1)
    assert spaces_offered(play(at, f"place-trainer-{cell(2, 1)}"), "place-trainer-") == set()
    assert [on(at, x, 1) for x in (1, 2)] == ["trainer"] * 2


@rule_test("aquaretto", 52, 71)
def test_a_trainer_may_stand_on_an_expansion_with_nothing_around() -> None:
    """Rulings E19 and E21."""
    at = table(zoos=[with_a_coworker_due(added="5,3 6,3 6,4")], trucks="dolphin")
    settle(at, "dolphin", 4, 1)
    play(at, f"place-trainer-{cell(6, 4)}")
    assert (on(at, 6, 4), at.scores[0]) == ("trainer", 5)


@rule_test("aquaretto", 53)
def test_a_trainer_may_stand_in_the_gap_between_two_basins() -> None:
    """Ruling E20."""
    at = table(zoos=[with_a_coworker_due("O 1,2 2,2")], trucks="dolphin")
    settle(at, "dolphin", 4, 1)
    play(at, f"place-trainer-{cell(2, 1)}")
    assert at.scores[0] == 7 + 6


@rule_test("aquaretto", 59)
def test_a_coworker_moves_for_a_coin_to_another_office() -> None:
    at = table(zoos=[zoo(FIVE, coins=2, cashier=1)])
    play(at, "move-cashier")
    assert {name for name in choices(at) if "trainer" not in name} == {"place-keeper", "place-manager"}
    play(at, "place-manager")
    assert (own(at)["cashier"], own(at)["manager"], own(at)["coins"], look(at)["bank"]) == (0, 1, 1, 27)
    assert (look(at)["turn"], look(at)["coworkers"]) == (1, 15)


@rule_test("aquaretto", 59, 60)
def test_a_trainer_moves_to_another_space_or_office_but_not_to_where_it_stands() -> None:
    """Ruling E23."""
    at = table(zoos=[zoo(f"{FIVE}; @ 2,2", coins=1)])
    play(at, f"move-trainer-{cell(2, 2)}")
    offered = spaces_offered(at, "place-trainer-")
    assert (2, 2) not in offered
    assert len(offered) == 19 - 5 - 1
    assert {"place-cashier", "place-keeper", "place-manager"} < choices(at)
    play(at, f"place-trainer-{cell(2, 1)}")
    assert [on(at, 2, y) for y in (1, 2)] == ["trainer", None]


@rule_test("aquaretto", 60)
@pytest.mark.parametrize("office", ["cashier", "keeper"])
def test_nobody_moves_within_an_office(office: str) -> None:
    staff: dict[str, Any] = {office: 1}
    at = play(table(zoos=[zoo(FIVE, coins=1, **staff)]), f"move-{office}")
    assert f"place-{office}" not in choices(at)


@rule_test("aquaretto", 59)
def test_nobody_moves_to_a_place_that_is_taken_or_back_to_the_supply() -> None:
    """Rulings E22 and E24."""
    at = play(table(zoos=[zoo(TEN, coins=1, cashier=1, manager=1)]), "move-cashier")
    free = places("0,1 1,1 2,1 0,2 2,2 3,2 4,2 4,3")
    assert choices(at) == {"place-keeper", *(f"place-trainer-{cell(x, y)}" for x, y in free)}
    for move in choices(at):
        assert look(play(at.copy(), move))["coworkers"] == 14


@rule_test("aquaretto", 59)
def test_coworkers_of_others_cannot_be_moved() -> None:
    at = table(zoos=[zoo(coins=5), zoo(FIVE, cashier=1)])
    assert not {name for name in choices(at) if name.startswith("move-")}
