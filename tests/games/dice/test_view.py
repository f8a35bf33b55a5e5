"""What the view tells of Zooloretto: The Dice Game beside what lies on the table."""

from __future__ import annotations

from tests.tables import random_table

from .tables import DICE, look, table, zoo


def test_a_truck_offers_what_it_would_cross_off() -> None:
    rival = zoo("0 2 0 0 0", first="ostrich")
    at = table(zoos=[zoo("0 1 0 0 5", first="lion"), rival], trucks="ostrich lion coin | crocodile coin coin")
    own, others = (each["offers"] for each in look(at)["zoos"])
    assert own[0] == {"points": -1, "animals": {"ostrich": 1}, "bonuses": [], "barn": ["lion"], "coins": 1}
    assert own[1] == {"points": 3, "animals": {"crocodile": 1}, "bonuses": ["crocodile"], "barn": [], "coins": 2}
    assert own[2] == {"points": 0, "animals": {}, "bonuses": [], "barn": [], "coins": 0}
    assert others[0] == {"points": -1, "animals": {"lion": 1}, "bonuses": [], "barn": ["ostrich"], "coins": 1}


def test_a_truck_brings_the_points_that_it_offers() -> None:
    for seed in range(20):
        at = random_table(DICE, 4, seed, most_moves=40)
        trucks = [action.name for action in at.legal() if action.name.startswith("take")] if at.actors else []
        for name in trucks:
            (seat,) = at.actors
            offer = look(at)["zoos"][seat]["offers"][int(name[-1]) - 1]
            assert at.effects(name).points[seat] == offer["points"]


def test_looking_crosses_nothing_off() -> None:
    at = table(trucks="lion coin monkey | lion")
    before = at.state_bytes()
    look(at)
    assert at.state_bytes() == before
