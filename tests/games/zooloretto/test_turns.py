"""A turn of Zooloretto: drawing and loading, taking a truck, or a money action."""

from __future__ import annotations

import numpy as np
import pytest

from tiergarten.core.position import state_from
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import ZOOLORETTO, cargo, choices, coins, look, money_choices, play, position, table, zoo


@rule_test("zooloretto", 13)
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_each_seat_comes_the_one_to_its_left(turn: int, following: int) -> None:
    at = play(table(players=4, hand="panda", turn=turn), "load-truck-1")
    assert at.actors == (following,)


@rule_test("zooloretto", 14)
def test_in_a_turn_one_draws_takes_a_truck_or_spends_money_and_cannot_pass() -> None:
    at = table(zoos=[zoo(barn="panda", coins=1)], trucks="zebra")
    moves = {f"move-panda-enclosure-{number}" for number in (1, 2, 3)}
    assert choices(at) == {"draw", "take-truck-1", *moves}


@rule_test("zooloretto", 14)
@pytest.mark.parametrize("action", ["discard-panda", "exchange-enclosure-1-barn-panda", "expand"])
def test_a_money_action_is_the_whole_turn(action: str) -> None:
    at = table(zoos=[zoo("zebra", barn="panda", coins=9)], trucks="zebra")
    assert play(at, action).actors == (1,)


@rule_test("zooloretto", 15)
def test_who_has_a_truck_is_skipped() -> None:
    """Ruling E30: nor are there any money actions."""
    at = play(table(zoos=[zoo(), zoo(truck=3, barn="panda", coins=9)], hand="panda"), "load-truck-1")
    assert at.actors == (2,)


@rule_test("zooloretto", 15)
def test_who_takes_a_truck_is_out_until_the_next_round_and_then_back() -> None:
    at = table(trucks="panda | panda | panda")
    out = []
    for truck in (1, 2, 3):
        play(at, f"take-truck-{truck}", "place-box-1-barn")
        out.append([each["truck"] is not None for each in look(at)["zoos"]])
    assert out == [[True, False, False], [True, True, False], [False, False, False]]


@rule_test("zooloretto", 16)
def test_when_all_trucks_in_the_middle_are_full_nobody_can_draw() -> None:
    """Ruling E27."""
    at = table(zoos=[zoo(coins=3), zoo(truck=1)], trucks="- | panda panda panda | zebra coin camel")
    assert choices(at) == {"take-truck-2", "take-truck-3", "expand"}


@rule_test("zooloretto", 16)
@pytest.mark.parametrize("taken", [(None, None), (1, 3)])
def test_when_all_trucks_in_the_middle_are_empty_none_can_be_taken(taken: tuple[int | None, int | None]) -> None:
    """Ruling E28."""
    rivals = [zoo(truck=truck) for truck in taken]
    assert choices(table(zoos=[zoo(coins=3), *rivals])) == {"draw", "expand"}


@rule_test("zooloretto", 17)
def test_every_unseen_tile_is_equally_likely_to_be_drawn() -> None:
    zoos, trucks = [zoo("4 panda | male-camel", barn="2 drinks-stall", coins=3)], "panda coin | zebra"
    laid_out = position(3, zoos, trucks, phase="reveal-tile", bank=24)  # a coin tile is money already
    states = room_for(1, ZOOLORETTO.parts)
    states[:] = np.frombuffer(state_from(ZOOLORETTO, laid_out), ZOOLORETTO.parts.state)
    buffers = Buffers.of(ZOOLORETTO.parts)
    n = ZOOLORETTO.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
    kinds = [ZOOLORETTO.parts.outcomes[i] for i in buffers.outcomes[:n]]
    likely = dict(zip(kinds, buffers.weights[:n].tolist(), strict=True))
    assert likely == look(table(3, zoos, trucks, bank=24))["unseen"]
    named = ("panda", "male-camel", "drinks-stall", "coin")
    assert [likely[name] for name in named] == [2, 1, 1, 10]


@rule_test("zooloretto", 17)
def test_a_drawn_tile_is_shown_to_everybody() -> None:
    at = play(table(), "draw")
    shown = {at.view(seat)["hand"] for seat in (None, 0, 1, 2)}
    assert len(shown) == 1
    assert None not in shown


@rule_test("zooloretto", 18)
def test_a_drawn_tile_goes_onto_any_truck_in_the_middle_with_a_free_box() -> None:
    at = table(players=4, zoos=[zoo(), zoo(truck=4)], trucks="coin | panda panda panda | -", hand="zebra")
    assert choices(at) == {"load-truck-1", "load-truck-3"}


@rule_test("zooloretto", 18)
def test_the_truck_is_chosen_after_the_tile_is_seen_and_then_the_turn_ends() -> None:
    at = play(table(trucks="coin"), "draw")
    drawn = look(at)["hand"]
    assert at.actors == (0,)
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}
    play(at, "load-truck-1")
    assert (cargo(at), at.actors) == (f"coin {drawn} - | - - - | - - -", (1,))


@rule_test("zooloretto", 19)
@pytest.mark.parametrize("instead", ["draw", "take-truck-1", "expand"])
def test_a_drawn_tile_cannot_be_refused_and_no_other_be_drawn(instead: str) -> None:
    at = table(zoos=[zoo(coins=3)], trucks="panda", hand="zebra")
    with pytest.raises(IllegalAction):
        play(at, instead)
    assert look(at)["hand"] == "zebra"


@rule_test("zooloretto", 20)
def test_the_end_pile_is_touched_only_when_the_draw_pile_is_used_up() -> None:
    at = table(unseen=17)
    piles = []
    for _ in range(3):
        play(at, "draw", "load-truck-1")
        piles.append((look(at)["draw_pile"], look(at)["end_pile"]))
    assert piles == [(1, 15), (0, 15), (0, 14)]


@rule_test("zooloretto", 21)
def test_any_truck_in_the_middle_that_carries_something_can_be_taken() -> None:
    """Ruling E26."""
    at = table(players=5, zoos=[zoo(), zoo(truck=1)], trucks="- | panda | coin | - | zebra zebra zebra")
    assert choices(at) == {"draw", "take-truck-2", "take-truck-3", "take-truck-5"}


@rule_test("zooloretto", 21, 22)
def test_a_truck_with_nothing_but_coin_tiles_is_dealt_with_at_once() -> None:
    at = play(table(trucks="coin coin | panda"), "take-truck-1")
    assert (coins(at), look(at)["bank"], cargo(at)) == (4, 24, "- - - | panda - - | - - -")
    assert at.actors == (1,)


@rule_test("zooloretto", 22)
def test_coin_tiles_are_money_at_once_and_do_not_come_out_of_the_bank() -> None:
    """Ruling E24."""
    at = play(table(zoos=[zoo(coins=0)], trucks="panda coin zebra", bank=26), "take-truck-1")
    assert (coins(at), look(at)["bank"], cargo(at)) == (1, 26, "panda - zebra | - - - | - - -")
    assert at.actors == (0,)


@rule_test("zooloretto", 23)
def test_all_tiles_of_a_truck_are_placed_before_anything_else_happens() -> None:
    at = play(table(zoos=[zoo(coins=3)], trucks="panda drinks-stall | zebra"), "take-truck-1")
    places = ("enclosure-1", "enclosure-2", "enclosure-3", "barn")
    assert choices(at) == {f"place-box-{box}-{place}" for box in (1, 2) for place in places}
    play(at, "place-box-2-enclosure-3")
    assert at.actors == (0,)
    play(at, "place-box-1-enclosure-3")
    assert (cargo(at), at.actors) == ("- - - | zebra - - | - - -", (1,))


@rule_test("zooloretto", 23)
def test_tiles_are_placed_in_any_order() -> None:
    """Ruling E1."""
    at = play(table(trucks="panda zebra camel"), "take-truck-1", "place-box-2-barn")
    assert {"place-box-1-barn", "place-box-3-barn"} <= choices(at)


@rule_test("zooloretto", 24)
def test_of_equal_tiles_on_a_truck_only_one_is_offered() -> None:
    at = table(zoos=[zoo("camel | camel | camel", truck=1)], trucks="panda zebra panda")
    assert choices(at) == {"place-box-1-barn", "place-box-2-barn"}
    assert "place-box-3-barn" in choices(play(at, "place-box-1-barn"))


def test_a_male_and_a_plain_animal_are_not_equal_tiles() -> None:
    at = table(zoos=[zoo("camel | camel | camel", truck=1)], trucks="panda male-panda female-panda")
    assert choices(at) == {"place-box-1-barn", "place-box-2-barn", "place-box-3-barn"}


def test_without_coins_there_are_no_money_actions() -> None:
    at = table(zoos=[zoo("zebra | panda", barn="camel, drinks-stall", coins=0), zoo(barn="zebra")])
    assert money_choices(at) == set()
