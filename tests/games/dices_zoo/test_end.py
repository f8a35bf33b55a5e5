"""The end of a round of Dice's Zoo, minus points and places."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.tables import seeds

from ...rulebook import rule_test
from .tables import (
    ANIMALS,
    MINUS_POINTS,
    ZOO,
    bag,
    centre,
    choices,
    dice,
    faces,
    hand,
    look,
    numbers,
    place,
    placements,
    play,
    position,
    steps,
    table,
)


@rule_test("dices-zoo", 52)
def test_the_round_is_over_in_the_middle_of_a_turn() -> None:
    at = play(place(table(hands=["fox-a, 2 x2, trap-c", "trap-d", "2 bear-b"]), "fox, 2 x2"), "trap-d-of-left-1")
    assert (at.over, at.actors, at.winners, numbers(at)) == (True, (), (1,), [1, 0, 2])
    assert look(at)["phase"] == "game-over"


@rule_test("dices-zoo", 52)
def test_gifts_stop_when_there_is_nothing_left_to_give() -> None:
    at = play(place(table(hands=["earthworm, 3 x2, trap-c"]), "earthworm, 3 x2"), "own-trap-c", "left-2")
    assert (at.over, at.winners, numbers(at)) == (True, (0,), [0, 2, 3])


@rule_test("dices-zoo", 53)
def test_four_wild_boars_as_the_last_dice_win_without_a_swap() -> None:
    """Worked example 4, from the rulebook."""
    at = table(hands=["4 wild-boar", "fox-a", "bear-b"], centre="2 wild-boar")
    assert placements(at) == {("wild-boar", 3, 0), ("wild-boar", 4, 0)}
    place(at, "4 wild-boar")
    assert (at.over, at.winners, centre(at)) == (True, (0,), dice("4 wild-boar"))
    assert (faces(at, 1), faces(at, 2)) == ({"fox-a": 1}, {"bear-b": 1})


@rule_test("dices-zoo", 53)
def test_earthworms_as_the_last_dice_win_without_a_gift() -> None:
    """Worked example 8."""
    at = place(table(hands=["3 earthworm"], centre="2 earthworm"), "3 earthworm")
    assert (at.over, at.winners, numbers(at)) == (True, (0,), [0, 2, 2])


@rule_test("dices-zoo", 54)
def test_foxes_as_the_last_dice_win_and_nobody_loses_a_die() -> None:
    """Worked example 15."""
    at = place(table(hands=["2 fox"]), "2 fox")
    assert (at.over, at.winners, numbers(at)) == (True, (0,), [0, 2, 2])


@rule_test("dices-zoo", 54)
@pytest.mark.parametrize("animal", ["bear", "fox", "squirrel"])
@pytest.mark.parametrize("doubles", ["", ", 2 x2"])
def test_no_ability_takes_effect_for_who_goes_out(animal: str, doubles: str) -> None:
    at = table(2, [f"2 {animal}{doubles}", "trap-d, elephant-c"])
    before = bag(at)
    place(at, f"2 {animal}{doubles}")
    assert (at.over, at.winners, bag(at)) == (True, (0,), before)
    assert faces(at, 1) == {"trap-d": 1, "elephant-c": 1}


@rule_test("dices-zoo", 55)
def test_who_gives_away_the_last_die_wins() -> None:
    """Worked example 7."""
    at = place(table(hands=["2 earthworm, trap"]), "2 earthworm")
    assert (at.over, choices(at)) == (False, {"own-trap-c"})
    play(at, "own-trap-c", "left-1")
    assert (at.over, at.winners, numbers(at)) == (True, (0,), [0, 3, 2])


@rule_test("dices-zoo", 56, 57)
def test_a_fox_that_takes_the_last_die_lets_that_player_win() -> None:
    """Worked example 14."""
    at = place(table(2, ["2 fox, bear, trap", "bear-b"]), "fox")
    assert (choices(at), numbers(at)) == ({"bear-b-of-left-1"}, [3, 1])
    play(at, "bear-b-of-left-1")
    assert (at.over, at.winners, at.scores, at.ranking) == (True, (1,), (-8, 0), (2, 1))


@rule_test("dices-zoo", 57)
@pytest.mark.parametrize("step", [1, 2])
def test_who_has_to_let_somebody_win_chooses_who(step: int) -> None:
    at = place(table(hands=["fox-a, 2 trap-c", "trap-d", "trap-d"]), "fox")
    assert choices(at) == {"trap-d-of-left-1", "trap-d-of-left-2"}
    assert play(at, f"trap-d-of-left-{step}").winners == (step,)


@rule_test("dices-zoo", 57)
def test_a_fox_may_spare_who_has_only_one_die() -> None:
    at = play(place(table(hands=["fox-a, trap-c", "trap-d", "2 bear-b"]), "fox"), "bear-b-of-left-2")
    assert (at.over, numbers(at)) == (False, [1, 1, 1])


@rule_test("dices-zoo", 59)
@pytest.mark.parametrize("symbol", MINUS_POINTS)
def test_what_each_symbol_costs(symbol: str) -> None:
    at = table(hands=[f"3 {symbol}"])
    assert at.scores[0] == -3 * MINUS_POINTS[symbol]
    assert sum(points for _, points in at.breakdown(0)) == at.scores[0]


@rule_test("dices-zoo", 59)
def test_minus_points_of_several_dice_are_added() -> None:
    """Worked example 20."""
    at = table(hands=["2 elephant, fox, x2, 3 trap"])
    assert (at.scores[0], look(at)["hands"][0]["minus"]) == (-22, 22)
    assert at.breakdown(0) == [("2 elephants", -12), ("1 fox", -3), ("1 X2", -7)]


@rule_test("dices-zoo", 60, 61, 62)
def test_the_winner_is_first_then_come_traps_and_equal_minus_points_share_a_place() -> None:
    """Worked example 21."""
    same = "2 elephant, fox, x2, 3 trap"
    at = place(table(4, ["fox", same, "4 trap", same]), "fox")
    assert (at.winners, at.scores, at.ranking) == ((0,), (0, -22, 0, -22), (1, 3, 2, 3))


@rule_test("dices-zoo", 60)
def test_the_fewer_minus_points_the_better_the_place() -> None:
    at = place(table(5, ["elephant", "earthworm", "x2, x2", "trap, squirrel", "bear"]), "elephant")
    assert at.ranking == (1, 2, 5, 3, 4)


@rule_test("dices-zoo", 61)
def test_who_has_only_traps_has_no_minus_points_but_has_not_won() -> None:
    at = table(2, ["fox", "trap"])
    assert (at.over, at.scores) == (False, (-3, 0))
    place(at, "fox")
    assert (at.scores, at.ranking, at.winners) == ((0, 0), (1, 2), (0,))


@pytest.mark.parametrize("animal", ANIMALS)
def test_any_animal_may_be_the_last(animal: str) -> None:
    assert place(table(2, [animal, "2 trap"]), animal).winners == (0,)


def test_a_game_that_is_over_can_be_laid_out() -> None:
    over = position(hands=["", "2 bear", "trap"], centre="2 fox", owner=0, phase="game-over")
    at = table(hands=["", "2 bear", "trap"], centre="2 fox", owner=0, phase="game-over")
    assert (at.over, at.winners, at.ranking, at.legal()) == (True, (0,), (1, 3, 2), [])
    assert at.position() == over


@rule_test("dices-zoo", 59, 60, 62, 66)
@pytest.mark.parametrize(("players", "limit"), [(2, 0), (4, 0), (3, 25)])
@given(seed=seeds)
def test_minus_points_and_places_are_as_counted_by_hand(players: int, limit: int, seed: int) -> None:
    at = ZOO.new(players, seed=seed, limit=limit)
    for _ in steps(at, seed):
        pass
    costs = [look(at)["hands"][seat]["total"] for seat in range(players)]
    for seat in range(players):
        costs[seat] += sum(n * MINUS_POINTS[symbol] for symbol, n in hand(at, seat).items())
    assert at.scores == tuple(-cost for cost in costs)
    order = [(cost, bool(faces(at, seat)) and not limit) for seat, cost in enumerate(costs)]
    assert at.ranking == tuple(1 + sum(other < own for other in order) for own in order)
    assert at.winners == tuple(seat for seat in range(players) if order[seat] == min(order))
