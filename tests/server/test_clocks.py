"""Clocks: whose time runs, what the end of a turn adds, and what happens when none is left."""

from __future__ import annotations

import math
import time
from pathlib import Path

from .people import Person
from .running import running
from .test_tables import play, started


def test_a_clock_runs_for_who_is_to_move_and_at_zero_the_others_choose(folder: Path) -> None:
    with running(folder, limits=("away=1000",)) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben, clock={"allowance": 1, "increment": 5})
        assert [seat["ticking"] for seat in ada.see(table)["table"]["seats"]] == [True, False]
        while ben.see(table)["table"]["seats"][0]["left"] > 0:
            time.sleep(0.05)
        assert ada.see(table)["table"]["seats"][1]["left"] == 1
        ben.command(table, "hand_over", seat=0, level="random")
        ada.command(table, "take_back")
        for person in (ada, ben):
            person.close()


def seconds_left(person: Person, table: str) -> int:
    """On the clock of the first seat, to the next ten: what a test takes is less."""
    left: float = person.see(table)["table"]["seats"][0]["left"]
    return 10 * math.ceil(left / 10)


def test_the_end_of_a_turn_adds_the_increment_once_however_often_it_is_taken_back(ada: Person, ben: Person) -> None:
    table = started(ada, ben, clock={"allowance": 100, "increment": 50})
    play(ada, table, "draw")
    assert seconds_left(ada, table) == 100, "the tile has yet to be loaded"
    play(ada, table)
    assert seconds_left(ada, table) == 150
    for _ in range(3):
        ada.command(table, "undo")
        assert seconds_left(ada, table) == 100
        play(ada, table)
    assert seconds_left(ada, table) == 150
    ada.command(table, "undo")
    play(ada, table, hold=True)
    assert seconds_left(ada, table) == 100, "the turn is not over before it is confirmed"
    ada.command(table, "confirm")
    assert seconds_left(ada, table) == 150


def test_a_bot_that_stands_in_gains_no_time(folder: Path) -> None:
    with running(folder) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben, clock={"allowance": 100, "increment": 50})
        ben.command(table, "hand_over", seat=0, level="random")
        while 1 not in ben.see(table)["play"]["view"]["actors"]:
            time.sleep(0.05)
        ada.command(table, "take_back")
        assert seconds_left(ada, table) == 100
        for person in (ada, ben):
            person.close()
