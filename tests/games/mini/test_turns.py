"""A turn of Zooloretto Mini: drawing and loading, or taking a truck."""

from __future__ import annotations

import numpy as np
import pytest

from tiergarten.core.position import state_from
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import MINI, Zoo, cargo, choices, look, play, position, table, zoo


@rule_test("mini", 11)
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_each_seat_comes_the_one_to_its_left(turn: int, following: int) -> None:
    at = play(table(players=4, hand="wolf", turn=turn), "load-truck-1")
    assert at.actors == (following,)


@rule_test("mini", 12)
def test_in_a_turn_one_draws_or_takes_a_truck_and_cannot_pass() -> None:
    at = table(zoos=[zoo("3 wolf | llama", barn="impala")], trucks="wolf")
    assert choices(at) == {"draw", "take-truck-1"}


@rule_test("mini", 13)
def test_who_has_a_truck_is_skipped() -> None:
    at = play(table(zoos=[zoo(), zoo(truck=3)], hand="wolf"), "load-truck-1")
    assert at.actors == (2,)


@rule_test("mini", 13)
def test_who_takes_a_truck_is_out_until_the_next_round_and_then_back() -> None:
    at = table(trucks="wolf | wolf | wolf")
    out = []
    for truck in (1, 2, 3):
        play(at, f"take-truck-{truck}", "place-box-1-barn")
        out.append([each["truck"] is not None for each in look(at)["zoos"]])
    assert out == [[True, False, False], [True, True, False], [False, False, False]]


@rule_test("mini", 14)
def test_when_all_trucks_in_the_middle_are_full_one_has_to_be_taken() -> None:
    at = table(zoos=[zoo(), zoo(truck=1)], trucks="- | wolf wolf wolf | pond rock shrub")
    assert choices(at) == {"take-truck-2", "take-truck-3"}


@rule_test("mini", 14)
@pytest.mark.parametrize("rivals", [[zoo(), zoo()], [zoo(truck=1), zoo(truck=3)]])
def test_when_all_trucks_in_the_middle_are_empty_one_has_to_draw(rivals: list[Zoo]) -> None:
    assert choices(table(zoos=[zoo(), *rivals])) == {"draw"}


@rule_test("mini", 15)
def test_every_unseen_tile_is_equally_likely_to_be_drawn() -> None:
    zoos, trucks = [zoo("4 wolf, male-wolf", barn="2 pond")], "wolf rock | llama"
    states = room_for(1, MINI.parts)
    states[:] = np.frombuffer(state_from(MINI, position(3, zoos, trucks, phase="reveal-tile")), MINI.parts.state)
    buffers = Buffers.of(MINI.parts)
    n = MINI.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
    kinds = [MINI.parts.outcomes[i] for i in buffers.outcomes[:n]]
    likely = dict(zip(kinds, buffers.weights[:n].tolist(), strict=True))
    assert likely == look(table(3, zoos, trucks))["unseen"]
    assert (likely["wolf"], likely["male-wolf"], likely["pond"], likely["rock"]) == (2, 1, 1, 2)


@rule_test("mini", 15)
def test_a_drawn_tile_is_shown_to_everybody() -> None:
    at = play(table(), "draw")
    shown = {at.view(seat)["hand"] for seat in (None, 0, 1, 2)}
    assert len(shown) == 1
    assert None not in shown


@rule_test("mini", 16)
def test_a_drawn_tile_goes_onto_any_truck_in_the_middle_with_a_free_box() -> None:
    at = table(players=4, zoos=[zoo(), zoo(truck=4)], trucks="pond | wolf wolf wolf | -", hand="rock")
    assert choices(at) == {"load-truck-1", "load-truck-3"}


@rule_test("mini", 16)
def test_the_truck_is_chosen_after_the_tile_is_seen_and_then_the_turn_ends() -> None:
    at = play(table(trucks="pond"), "draw")
    drawn = look(at)["hand"]
    assert at.actors == (0,)
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}
    play(at, "load-truck-1")
    assert (cargo(at), at.actors) == (f"pond {drawn} - | - - - | - - -", (1,))


@rule_test("mini", 17)
@pytest.mark.parametrize("instead", ["draw", "take-truck-1"])
def test_a_drawn_tile_cannot_be_refused_and_no_other_be_drawn(instead: str) -> None:
    at = table(trucks="wolf", hand="pond")
    with pytest.raises(IllegalAction):
        play(at, instead)
    assert look(at)["hand"] == "pond"


@rule_test("mini", 18)
def test_the_end_pile_is_touched_only_when_the_draw_pile_is_used_up() -> None:
    at = table(unseen=17)
    piles = []
    for _ in range(3):
        play(at, "draw", "load-truck-1")
        piles.append((look(at)["draw_pile"], look(at)["end_pile"]))
    assert piles == [(1, 15), (0, 15), (0, 14)]


@rule_test("mini", 19)
def test_any_truck_in_the_middle_that_carries_something_can_be_taken() -> None:
    at = table(players=5, zoos=[zoo(), zoo(truck=1)], trucks="- | wolf | rock pond shrub | - | wolf wolf")
    assert choices(at) == {"draw", "take-truck-2", "take-truck-3", "take-truck-5"}


@rule_test("mini", 20)
def test_all_tiles_of_a_truck_are_placed_before_anything_else_happens() -> None:
    at = play(table(trucks="wolf pond | rock"), "take-truck-1")
    assert choices(at) == {f"place-box-{box}-{place}" for box in (1, 2) for place in (
        "enclosure-1", "enclosure-2", "enclosure-3", "barn")}  # fmt: skip
    play(at, "place-box-2-enclosure-3")
    assert at.actors == (0,)
    play(at, "place-box-1-enclosure-3")
    assert (cargo(at), at.actors) == ("- - - | rock - - | - - -", (1,))


@rule_test("mini", 21)
def test_tiles_are_placed_in_any_order() -> None:
    at = play(table(trucks="wolf pond rock"), "take-truck-1", "place-box-2-barn")
    assert {"place-box-1-barn", "place-box-3-barn"} <= choices(at)


@rule_test("mini", 22)
def test_of_equal_tiles_on_a_truck_only_one_is_offered() -> None:
    at = table(zoos=[zoo("llama | llama | llama", truck=1)], trucks="wolf pond wolf")
    assert {name for name in choices(at) if name.endswith("barn")} == {"place-box-1-barn", "place-box-2-barn"}
    assert "place-box-3-barn" in choices(play(at, "place-box-1-barn"))


def test_a_male_and_a_plain_animal_are_not_equal_tiles() -> None:
    at = table(zoos=[zoo("llama | llama | llama", truck=1)], trucks="wolf male-wolf female-wolf")
    assert choices(at) == {"place-box-1-barn", "place-box-2-barn", "place-box-3-barn"}
