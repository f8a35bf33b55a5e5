"""Set-up and options of Dice's Zoo."""

from __future__ import annotations

from typing import Any

import pytest

from tiergarten.core.signs import CHANCE
from tiergarten.core.states import readable
from tiergarten.errors import BadOption

from ...rulebook import rule_test
from .tables import ALL_DICE, ZOO, all_dice, answers, bag, centre, faces, look, numbers, place, position, roll, table

all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
HAND_SIZES = {2: 12, 3: 12, 4: 12, 5: 10}
BAGS = {2: 26, 3: 14, 4: 2, 5: 0}


@rule_test("dices-zoo", 1)
def test_who_is_first_without_dice_ends_the_round_and_has_won() -> None:
    at = table(hands=["fox", "elephant, bear", "trap"])
    assert not at.over
    place(at, "fox")
    assert (at.over, at.winners) == (True, (0,))


@rule_test("dices-zoo", 8)
@all_players
def test_before_the_first_die_is_drawn_all_dice_are_in_the_bag(players: int) -> None:
    at = ZOO.new(players, seed=1)
    first = ZOO.parts.view(readable(at._first_states()), None)
    assert (first["bag"], first["centre"]) == (dict.fromkeys("abcde", 10), {})
    assert (all_dice(at), centre(at)) == (dict.fromkeys("abcde", 10), {})


@rule_test("dices-zoo", 9)
@all_players
def test_everybody_draws_dice_and_the_rest_stays_in_the_bag(players: int) -> None:
    at = ZOO.new(players, seed=2)
    assert (numbers(at), bag(at)) == ([HAND_SIZES[players]] * players, BAGS[players])


@rule_test("dices-zoo", 10)
def test_every_die_in_the_bag_is_as_likely_to_be_drawn_with_any_of_its_sides() -> None:
    dealt = position(2, ["10 trap-c, 2 fox-a", "bear-b"], phase="deal-dice", turn=None, roller=1)
    likely = answers(dealt)
    left = {"a": 8, "b": 9, "d": 10, "e": 10}
    pairs = {face: left[face[-1]] * (1 if face in ("trap-e", "x2-e") else 2) for face in likely}
    assert likely == pairs
    assert sum(likely.values()) == 6 * 37
    assert {face[-1] for face in likely} == set(left)


@rule_test("dices-zoo", 10)
@all_players
def test_each_die_is_drawn_and_rolled_once(players: int) -> None:
    at = ZOO.new(players, seed=3)
    deals = [outcome for seat, outcome in at.moves if seat == CHANCE and outcome < len(ZOO.parts.outcomes) - 5]
    assert len(deals) == players * HAND_SIZES[players]
    assert len(at.moves) == 1 + len(deals)


@rule_test("dices-zoo", 11)
@all_players
def test_everybody_is_as_likely_to_start(players: int) -> None:
    to_find = position(players, [""] * players, phase="find-starter", turn=None, starter=None)
    assert answers(to_find) == {f"start-seat-{seat}": 1 for seat in range(players)}


@rule_test("dices-zoo", 11)
def test_who_is_found_to_start_has_the_first_turn() -> None:
    for seed in range(8):
        at = ZOO.new(4, seed=seed)
        assert ZOO.parts.outcomes[at.moves[0][1]] == f"start-seat-{at.actors[0]}"


@rule_test("dices-zoo", 12)
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_who_starts_can_be_named(starter: int) -> None:
    at = ZOO.new(3, seed=1, starter=starter)
    assert at.actors == (starter,)
    assert len(at.moves) == 36


@rule_test("dices-zoo", 13)
@all_players
def test_everybody_sees_the_same_and_so_all_that_is_in_the_bag(players: int) -> None:
    at = roll(ZOO.new(players, seed=4, starter=0), next(iter(faces(ZOO.new(players, seed=4, starter=0)))))
    shown = [{**at.view(seat), "seat": None} for seat in range(players)]
    assert shown == [at.view(None)] * players
    assert sum(look(at)["bag"].values()) + sum(numbers(at)) == ALL_DICE


@rule_test("dices-zoo", 13)
def test_there_is_nothing_that_could_be_dealt_anew() -> None:
    at = ZOO.new(5, seed=5)
    assert all(at.imagine(seat).tobytes() == at.state_bytes() for seat in range(5))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("limit", -1),
        ("limit", 1001),
        ("turns", 0),
        ("turns", 10_001),
        ("stalled", 0),
        ("stalled", 10_001),
        ("used_dice", "pocket"),
        ("starter", 3),
    ],
)
def test_options_out_of_bounds_are_refused(option: str, value: int | str) -> None:
    chosen: dict[str, Any] = {option: value}
    with pytest.raises(BadOption) as refused:
        ZOO.new(3, seed=1, **chosen)
    assert refused.value.say("de") != str(refused.value)


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        ZOO.new(players, seed=1)


@all_players
def test_dealing_goes_on_from_any_point(players: int) -> None:
    dealt = position(players, ["3 fox-a, 2 trap-c", *[""] * (players - 1)], phase="deal-dice", turn=None, roller=0)
    at = ZOO.position({**dealt, "starter": 1}, seed=1)
    assert (numbers(at), at.actors) == ([HAND_SIZES[players]] * players, (1,))
    assert faces(at)["fox-a"] >= 3
