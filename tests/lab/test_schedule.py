"""Every seating of every line-up, or of the one that is named, in whole rounds, each round on one deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from math import factorial, prod

from hypothesis import given
from hypothesis import strategies as st

import tiergarten as tg
from tiergarten.lab.arena.plan import Plan
from tiergarten.lab.arena.schedule import chance_for, line_up, rounds_for, seatings

several = st.integers(2, 4).map(lambda n: ["a", "b", "c", "d"][:n])
table_sizes = st.integers(2, 5)


@given(bots=several, players=table_sizes)
def test_a_round_has_every_order_of_every_line_up_of_two_bots_or_more_once(bots: list[str], players: int) -> None:
    line_ups = [each for each in combinations_with_replacement(bots, players) if len(set(each)) > 1]
    expected = {order for each in line_ups for order in permutations(each)}
    found = seatings(bots, players)
    assert len(found) == len(expected)
    assert set(found) == expected
    assert {line_up(seating) for seating in found} == set(line_ups)


@given(bots=several, players=table_sizes)
def test_every_bot_has_every_seat_equally_often(bots: list[str], players: int) -> None:
    counts = Counter((seat, bot) for seating in seatings(bots, players) for seat, bot in enumerate(seating))
    assert len(counts) == players * len(bots)
    assert len(set(counts.values())) == 1


line_ups_with_copies = st.lists(st.sampled_from("abc"), min_size=2, max_size=5).filter(
    lambda names: len(set(names)) < len(names)
)


@given(named=line_ups_with_copies)
def test_a_line_up_with_copies_is_played_in_all_its_orders_and_nothing_else(named: list[str]) -> None:
    found = seatings(named, len(named))
    assert {line_up(seating) for seating in found} == {line_up(tuple(named))}
    copies = Counter(named)
    assert len(found) == len(set(found)) == factorial(len(named)) // prod(map(factorial, copies.values()))
    counts = Counter((seat, bot) for seating in found for seat, bot in enumerate(seating))
    assert all(counts[seat, bot] * len(named) == copies[bot] * len(found) for seat, bot in counts)


def test_one_strong_bot_among_three_equals_has_four_seatings() -> None:
    plan = Plan.of(tg.game("mini"), ["hard", "greedy", "greedy", "greedy"], players=4)
    assert [seating.index("hard") for seating in plan.seatings] == [3, 2, 1, 0]
    assert "--bots greedy,greedy,greedy,hard --players 4 " in plan.command(100)


def test_a_bot_alone_plays_against_itself() -> None:
    assert seatings(["a"], 3) == [("a", "a", "a")]


@given(games=st.integers(1, 10_000), size=st.integers(1, 500))
def test_rounds_are_the_fewest_with_enough_games(games: int, size: int) -> None:
    rounds = rounds_for(games, size)
    assert (rounds - 1) * size < games <= rounds * size


def test_the_arena_of_the_manual_has_26_rounds_of_78_seatings() -> None:
    plan = Plan.of(tg.game("mini"), ["hard", "greedy", "random"], players=4, seed=1)
    assert (plan.rounds(2000), len(plan.seatings), plan.rounds(2000) * len(plan.seatings)) == (26, 78, 2028)


def test_the_order_in_which_bots_are_named_means_nothing() -> None:
    game = tg.game("mini")
    first, second = (Plan.of(game, names, players=3) for names in (["random", " greedy"], ["greedy", "random"]))
    assert first == second
    assert first.seatings == second.seatings


def test_bots_have_a_chance_of_their_own_in_every_game_and_at_every_seat() -> None:
    seeds = {chance_for(seed, game, f"seat {seat}") for seed in range(5) for game in range(50) for seat in range(5)}
    assert len(seeds) == 5 * 50 * 5
    assert chance_for(1, 2, "seat 3") == chance_for(1, 2, "seat 3")


def test_a_plan_knows_the_command_that_plays_it() -> None:
    options = {"starter": 1, "left_out": ["wolf", "llama"]}
    plan = Plan.of(tg.game("mini"), ["random"], players=3, seed=7, options=options)
    starts = "tiergarten arena mini --bots random --players 3 --games 12 --seed 7 --option "
    assert plan.command(12).startswith(starts)
    typed = dict(word.split("=") for word in plan.command(12).split() if "=" in word)
    assert Plan.of(tg.game("mini"), ["random"], players=3, seed=7, options=typed) == plan
