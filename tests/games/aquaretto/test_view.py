"""Aquaretto: what the view adds to a position, for those who draw the table."""

from __future__ import annotations

import numpy as np

from tiergarten.core.table import Table

from .tables import cell, look, own, play, table, zoo

FIVE = "D 1,0 2,0 3,0 3,1 4,1"
MARGIN = 8  # cells between the grid's edge and the board


def observed(at: Table, name: str) -> list[int]:
    """The numbers of what seat 0 observes whose name begins so."""
    spec = at.game.spec
    numbers = np.zeros(spec.length, spec.dtype)
    at.game.parts.rules.observe(at.state, 0, numbers)
    (place,) = (each.place for each in spec.observation if each.name.startswith(name))
    return [int(number) for number in numbers[place]]


def test_the_view_tells_prices_and_the_places_of_offices() -> None:
    shown = look(table())
    assert shown["prices"] == {
        "move_tile": 1,
        "move_coworker": 1,
        "buy": 2,
        "discard": 2,
        "expand_small": 1,
        "expand_large": 2,
    }
    assert shown["offices"] == {"cashier": 2, "keeper": 2, "manager": 1}


def test_the_view_tells_which_spaces_are_expansions() -> None:
    at = table(zoos=[zoo(added="5,1 6,1 6,2"), zoo(), zoo()])
    assert own(at, 0)["expansions"] == [cell(5, 1), cell(6, 1), cell(6, 2)]
    assert own(at, 1)["expansions"] == []


def test_an_observation_has_where_a_coworker_comes_from() -> None:
    office, square = "office that the coworker", "column and row of the trainer"
    at = play(table(zoos=[zoo(FIVE, keeper=1)]), "move-keeper")
    assert (observed(at, office), observed(at, square)) == ([2], [0, 0])
    at = play(table(zoos=[zoo(f"{FIVE}; @ 2,2")]), f"move-trainer-{cell(2, 2)}")
    assert (observed(at, office), observed(at, square)) == ([0], [2 + MARGIN + 1, 2 + MARGIN + 1])


def test_an_observation_has_where_a_small_expansion_will_lie() -> None:
    square = "column and row of the small expansion"
    at = play(table(zoos=[zoo(coins=1)]), "expand-small")
    assert observed(at, square) == [0, 0]
    assert observed(play(at, f"build-{cell(5, 1)}"), square) == [5 + MARGIN + 1, 1 + MARGIN + 1]


def test_an_observation_has_the_spaces_of_a_water_zoo_row_by_row() -> None:
    at = table(zoos=[zoo(f"{FIVE}; @ 1,2", added="4,0 5,0 5,1")])
    frame, outside = observed(at, "own zoo: spaces")[:25], observed(at, "own zoo: spaces")[25:]
    squares = observed(at, "own zoo: column and row")
    dolphin, free, gone, trainer = 1, 0, -1, 42
    assert frame == [
        *(gone, dolphin, dolphin, dolphin, free),
        *(free, free, free, dolphin, dolphin),
        *(free, trainer, free, free, free),
        *(gone, free, free, free, free),
        *(gone, gone, free, free, gone),
    ]
    assert outside == [free, free, *[gone] * 12]
    assert squares == [5 + MARGIN + 1, 0 + MARGIN + 1, 5 + MARGIN + 1, 1 + MARGIN + 1, *[0] * 24]
