"""Auctions of O Zoo le Mio: sealed bids, flags, and what a year brings."""

from __future__ import annotations

import numpy as np
import pytest

from tiergarten.core.randomness import generator_of
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.games.o_zoo_le_mio import rules, scoring
from tiergarten.games.o_zoo_le_mio.actions import ACTIONS, OFFER, OPEN
from tiergarten.games.o_zoo_le_mio.state import BID, OPEN_BIDS, OVER, PLACE_TILE, REVEAL
from tiergarten.games.o_zoo_le_mio.tiles import BUSHES_OF, TYPES

from .zoos import new_game, offer

A, B, C, D = range(4)
APE, SEA = TYPES.index("ape"), TYPES.index("sea")


def auction(pole: list[int], bids: list[int]) -> np.record:
    """The table after an auction for T02 in which the seats bid so much, with that order of flags."""
    s = new_game(len(pole))
    s.pole[: len(pole)] = pole
    offer(s, "T02")
    for seat, coins in enumerate(bids):
        rules.apply(s, seat, OFFER + coins)
    rules.apply(s, CHANCE, OPEN)
    return s


@pytest.mark.parametrize(
    ("pole", "bids", "buyer", "pole_after"),
    [
        ([C, B, A, D], [2, 3, 3, 1], C, [B, A, D, C]),  # worked example 7: Reiner's flag is above Klaus's
        ([A, B, C], [0, 0, 0], A, [B, C, A]),  # 10
        ([A, B, C, D], [2, 2, 4, 1], C, [A, B, C, D]),  # 11
        ([D, B, A, C], [3, 3, 3, 0], B, [D, A, C, B]),  # 12
    ],
)
def test_the_highest_bid_buys_and_flags_decide_between_equals(
    pole: list[int], bids: list[int], buyer: int, pole_after: list[int]
) -> None:
    s = auction(pole, bids)
    assert (s.phase, s.turn) == (PLACE_TILE, buyer)
    assert s.pole[: len(pole)].tolist() == pole_after
    paid = [8 - int(coins) for coins in s.coins[: len(pole)]]
    assert paid == [bids[buyer] if seat == buyer else 0 for seat in range(len(pole))]


def test_everybody_who_has_not_bid_may_bid_in_any_order() -> None:
    s = new_game(3)
    offer(s, "T02")
    assert rules.actors(s) == 0b111
    rules.apply(s, 1, OFFER + 3)
    assert rules.actors(s) == 0b101
    rules.apply(s, 2, OFFER)
    rules.apply(s, 0, OFFER + 3)
    assert (rules.actors(s), s.phase) == (CHANCE_ACTS, OPEN_BIDS)
    rules.apply(s, CHANCE, OPEN)
    assert (rules.actors(s), s.phase) == (1 << 0, PLACE_TILE)


def test_a_bid_is_anything_from_nothing_to_all_coins() -> None:
    s = new_game(2)
    s.coins[1] = 3
    out = np.zeros(ACTIONS, np.int16)
    assert out[: rules.legal(s, 1, out)].tolist() == [OFFER, OFFER + 1, OFFER + 2, OFFER + 3]


def test_only_sealed_bids_of_others_are_dealt_anew() -> None:
    seen = set()
    for seed in range(60):
        s = new_game(3)
        offer(s, "T02")
        rules.apply(s, 0, OFFER + 5)
        rules.apply(s, 1, OFFER + 2)
        rules.redeal(s, 0, generator_of(seed))
        assert (s.bids[0], s.bids[2]) == (5, -1)
        seen.add(int(s.bids[1]))
    assert seen == set(range(9))


def stars(s: np.record, type_: int, seat: int, number: int, auction: int) -> None:
    s.stars[seat, type_], s.grown[seat, type_] = number, auction


def visitors(s: np.record, type_: int) -> list[int]:
    return [int(scoring.visitors(s, seat, type_)) for seat in range(s.players)]


def test_visitors_go_to_the_best_and_of_equals_to_the_newest() -> None:
    """Worked example 13."""
    s = new_game(3)
    steps = [(0, 5, 4, [1, 0, 0]), (1, 2, 9, [2, 1, 0]), (2, 3, 10, [2, 0, 1]), (1, 5, 12, [1, 2, 0])]
    for seat, number, auction_, expected in [*steps, (2, 5, 13, [0, 1, 2])]:
        stars(s, APE, seat, number, auction_)
        assert visitors(s, APE) == expected


def test_a_second_enclosure_that_is_equal_counts_as_newer() -> None:
    """Worked example 15."""
    s = new_game(2)
    for seat, auction_, expected in ((0, 2, [1, 0]), (1, 5, [1, 2]), (0, 7, [2, 1])):
        stars(s, SEA, seat, 3, auction_)
        assert visitors(s, SEA) == expected


def test_trees_go_to_most_bushes_and_of_equals_to_the_later() -> None:
    """Worked example 14."""
    s = new_game(3)
    for seat, bushes, auction_, expected in (
        (0, 2, 3, [2, 0, 0]),
        (1, 2, 6, [1, 2, 0]),
        (2, 2, 8, [0, 1, 2]),
        (0, 3, 10, [2, 0, 1]),
    ):
        s.bushes[seat], s.planted[seat] = bushes, auction_
        assert [int(scoring.trees(s, each)) for each in range(3)] == expected


def play(s: np.record, seed: int) -> list[int]:
    """Play at random to the end; how many tiles each year had."""
    chooser = np.random.default_rng(seed)
    actions, outcomes, weights = np.zeros(ACTIONS, np.int16), np.zeros(64, np.int16), np.zeros(64, np.int32)
    years: list[int] = []
    while mask := rules.actors(s):
        if mask == CHANCE_ACTS:
            n = rules.chances(s, outcomes, weights)
            is_reveal = s.phase == REVEAL
            rules.apply(s, CHANCE, int(chooser.choice(outcomes[:n])))
            if is_reveal and s.phase == BID:
                years.append(int(s.shown))
        else:
            seat = int(chooser.choice([seat for seat in range(4) if mask >> seat & 1]))
            n = rules.legal(s, seat, actions)
            rules.apply(s, seat, int(chooser.choice(actions[:n])))
    return years


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_five_years_of_five_tiles(players: int) -> None:
    s = new_game(players)
    s.phase = REVEAL
    assert play(s, players) == [5] * 5
    assert (s.phase, s.auction) == (OVER, 26)
    assert scoring.score(s, 0) == s.points[0].sum()


def test_in_the_professional_game_a_year_lasts_until_three_tiles_have_bushes() -> None:
    for seed in range(5):
        s = new_game(2, professional=True)
        s.phase = REVEAL
        years = play(s, seed)
        assert sum(years) == 25
        assert min(years) >= 3
        assert int((BUSHES_OF > 0).sum()) == 15


def test_units_count_as_often_as_the_year_says_and_tiles_pay_coins() -> None:
    """Worked examples 4, 5 and 21."""
    s = new_game(2)
    s.benches[0] = 6
    s.owner[[3, 4, 5]] = 0
    for year in (3, 4):
        s.year, s.sold, s.shown, s.phase = year, 0, 1, PLACE_TILE
        before = int(s.coins[0])
        rules.end_auction(s)
        assert s.points[0, year - 1] == 6 * year
        assert s.coins[0] - before == 3
    s = new_game(2)
    for year, benches in enumerate((2, 4, 5, 6, 7), 1):
        s.benches[0], s.year, s.sold, s.shown = benches, year, 0, 1
        rules.end_auction(s)
    assert (s.phase, scoring.score(s, 0)) == (OVER, 84)
