"""Aquaretto: what the view adds to a position, for those who draw the table."""

from __future__ import annotations

from .tables import cell, look, own, table, zoo


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
