"""What nobody may know in O Zoo le Mio: sealed bids until all are opened, and coins that are hidden."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import tiergarten
from tiergarten.core.table import Table
from tiergarten.errors import IllegalAction, NothingToUndo

from ...rulebook import rule_test
from ...tables import refusal
from .test_positions import position

ZOO = tiergarten.game("o-zoo-le-mio")
PLAYERS = 3


def shown(table: Table, seat: int) -> tuple[Any, ...]:
    """All that a seat and a spectator get: views, log, what the seat may do and what that would cause, numbers."""
    legal = table.legal(seat) if seat in table.actors else []
    numbers = np.zeros(ZOO.spec.length, ZOO.spec.dtype)
    ZOO.parts.rules.observe(table.state, seat, numbers)
    texts = [ZOO.parts.draw(table.view(viewer), ZOO.words("de"), ["A", "B", "C"]) for viewer in (seat, None)]
    views = json.dumps([table.view(seat), table.view()])
    return views, table.log, legal, [table.effects(action) for action in legal], numbers.tolist(), texts


@rule_test("o-zoo-le-mio", 16)
@pytest.mark.parametrize("money", ["hidden", "open"])
@pytest.mark.parametrize("first", [0, 3, 8])
@pytest.mark.parametrize("second", [0, 8])
def test_nobody_learns_anything_of_a_bid_before_the_last_one(money: str, first: int, second: int) -> None:
    table, other = (ZOO.new(PLAYERS, seed=1, money=money) for _ in range(2))
    table.play(f"bid-{first}", 1)
    other.play("bid-5", 1)
    assert [shown(table, seat) for seat in (0, 2)] == [shown(other, seat) for seat in (0, 2)]
    table.play(f"bid-{second}", 2)
    other.play("bid-1", 2)
    assert shown(table, 0) == shown(other, 0)


@rule_test("o-zoo-le-mio", 16)
def test_who_has_bid_knows_the_own_bid_and_nobody_elses() -> None:
    table = ZOO.new(PLAYERS, seed=1)
    table.play("bid-5", 1)
    assert [zoo["bid"] for zoo in zoos(table, 1)] == [None, 5, None]
    assert [zoo["bid"] for zoo in zoos(table, 0)] == [None, None, None]
    assert [zoo["has_bid"] for zoo in zoos(table, None)] == [False, True, False]


@rule_test("o-zoo-le-mio", 16)
def test_bids_are_told_together_when_the_last_one_is_there() -> None:
    table = ZOO.new(PLAYERS, seed=1)
    before = len(table.log)
    for seat, coins in ((2, 1), (0, 4), (1, 0)):
        assert len(table.log) == before
        table.play(f"bid-{coins}", seat)
    told = table.story(names=["Ada", "Ben", "Cleo"])[before:]
    assert told[0].endswith(": Ada bids 4, Ben bids 0, Cleo bids 1.")
    assert told[1] == "Ada buys the tile for 4 coins."


@rule_test("o-zoo-le-mio", 21)
def test_a_bid_can_be_taken_back_until_all_are_opened() -> None:
    table = ZOO.new(PLAYERS, seed=1)
    table.play("bid-5", 1)
    table.undo()
    assert table.actors == (0, 1, 2)
    table.play("bid-6", 1)
    assert table.effects("bid-2", 0).chance_follows is False
    table.play("bid-2", 0)
    table.undo(1)
    assert table.moves[-1] == (0, 2)
    assert [*table.actors] == [1, 2]
    table.play("bid-3", 1)
    assert table.effects("bid-1", 2).chance_follows
    assert not any(table.effects("bid-8", 2).points)


def test_only_an_own_sealed_move_can_be_taken_back_from_among_others() -> None:
    table = ZOO.new(PLAYERS, seed=1)
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            table.undo(seat)
        table.play("bid-5", seat)
    table.play("bid-2", 2)
    with pytest.raises(NothingToUndo):
        table.undo(0)  # all bids are opened
    buyer = table.actors[0]
    table.play(table.legal_ids()[0])
    table.play("bid-0", (buyer + 1) % PLAYERS)
    before = table.state_bytes(), table.moves
    with pytest.raises(NothingToUndo):
        table.undo(buyer)  # another has bid for the next tile since then
    assert (table.state_bytes(), table.moves) == before


def test_a_second_bid_is_refused_without_telling_the_first() -> None:
    table = ZOO.new(PLAYERS, seed=1)
    table.play("bid-5", 1)
    with pytest.raises(IllegalAction) as refused:
        table.play("bid-6", 1)
    assert "5" not in str(refused.value)


@rule_test("o-zoo-le-mio", 53)
def test_coins_are_hidden_from_others_unless_agreed_otherwise() -> None:
    for money, expected in (("hidden", [None, 8, None]), ("open", [8, 8, 8])):
        table = ZOO.new(PLAYERS, seed=1, money=money)
        assert [zoo["coins"] for zoo in zoos(table, 1)] == expected
    hidden = ZOO.new(PLAYERS, seed=1)
    assert [zoo["coins"] for zoo in zoos(hidden, None)] == [None] * PLAYERS


@rule_test("o-zoo-le-mio", 53)
def test_hidden_coins_change_nothing_that_others_see() -> None:
    rich, poor = (position(coins=[3, coins], bids=[None, None]) for coins in (8, 2))
    tables = [ZOO.position(each) for each in (rich, poor)]
    assert shown(tables[0], 0) == shown(tables[1], 0)
    assert shown(tables[0], 1) != shown(tables[1], 1)
    opened = [ZOO.position({**each, "money": "open"}) for each in (rich, poor)]
    assert shown(opened[0], 0) != shown(opened[1], 0)


def test_a_sealed_bid_above_the_coins_is_no_position() -> None:
    too_high = {**ZOO.new(PLAYERS, seed=1).position(), "bids": [None, 9, None]}
    assert refusal(ZOO, too_high).message.key == "position-bid-too-high"


def zoos(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The zoos as a seat or a spectator sees them."""
    view: dict[str, Any] = table.view(seat)
    found: list[dict[str, Any]] = view["zoos"]
    return found
