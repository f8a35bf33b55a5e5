"""Auctions of O Zoo le Mio: sealed bids, flags, and what a year brings."""

from __future__ import annotations

import numpy as np
import pytest

from tiergarten.core.randomness import generator_of
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.games.o_zoo_le_mio import rules, scoring
from tiergarten.games.o_zoo_le_mio.actions import ACTIONS, HANGS, OFFER, OPEN
from tiergarten.games.o_zoo_le_mio.state import BID, OPEN_BIDS, OVER, PLACE_TILE, REVEAL
from tiergarten.games.o_zoo_le_mio.tiles import BUSHES_OF, TYPES

from ...rulebook import rule_test
from .zoos import build, hold_auction, new_game, offer, way_to, ways

A, B, C, D = range(4)
APE, BIRD, REPTILE, SEA = (TYPES.index(name) for name in ("ape", "bird", "reptile", "sea"))


@rule_test("o-zoo-le-mio", 17, 18, 19, 20)
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
    s = new_game(len(pole))
    s.pole[: len(pole)] = pole
    hold_auction(s, "T02", bids)
    assert (s.phase, s.turn) == (PLACE_TILE, buyer)
    assert s.pole[: len(pole)].tolist() == pole_after
    paid = [8 - int(coins) for coins in s.coins[: len(pole)]]
    assert paid == [bids[buyer] if seat == buyer else 0 for seat in range(len(pole))]


@rule_test("o-zoo-le-mio", 16)
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


@rule_test("o-zoo-le-mio", 15)
def test_a_bid_is_anything_from_nothing_to_all_coins() -> None:
    s = new_game(2)
    s.coins[1] = 3
    out = np.zeros(ACTIONS, np.int16)
    assert out[: rules.legal(s, 1, out)].tolist() == [OFFER + 1, OFFER + 2, OFFER + 3, OFFER]


@rule_test("o-zoo-le-mio", 9, 10)
def test_everybody_has_eight_coins_and_any_flag_may_be_the_next() -> None:
    s = new_game(3)
    rules.setup(s)
    assert s.coins.tolist() == [8, 8, 8, 0]
    outcomes, weights = np.zeros(64, np.int16), np.zeros(64, np.int32)
    for hanging, left in (([], [0, 1, 2]), ([1], [0, 2]), ([1, 2], [0])):
        assert s.pole.tolist()[: len(hanging)] == hanging
        n = rules.chances(s, outcomes, weights)
        assert (outcomes[:n] - HANGS).tolist() == left
        assert set(weights[:n]) == {1}
        rules.apply(s, CHANCE, HANGS + left[len(left) // 2])


@rule_test("o-zoo-le-mio", 11)
def test_any_tile_that_has_not_been_seen_may_be_the_next() -> None:
    s = new_game(2)
    build(s, ("T02", (1, 1), 2))
    s.phase, s.year, s.shown, s.sold = REVEAL, 2, 0, 0
    rules.apply(s, CHANCE, 7)
    outcomes, weights = np.zeros(64, np.int16), np.zeros(64, np.int32)
    n = rules.chances(s, outcomes, weights)
    assert outcomes[:n].tolist() == [tile for tile in range(25) if tile not in (1, 7)]
    assert set(weights[:n]) == {1}


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


@rule_test("o-zoo-le-mio", 33, 34, 35)
def test_visitors_go_to_the_best_and_of_equals_to_the_newest() -> None:
    """Worked example 13."""
    s = new_game(3)
    steps = [(0, 5, 4, [1, 0, 0]), (1, 2, 9, [2, 1, 0]), (2, 3, 10, [2, 0, 1]), (1, 5, 12, [1, 2, 0])]
    for seat, number, auction_, expected in [*steps, (2, 5, 13, [0, 1, 2])]:
        stars(s, APE, seat, number, auction_)
        assert visitors(s, APE) == expected


@rule_test("o-zoo-le-mio", 37)
def test_a_second_enclosure_that_is_equal_counts_as_newer() -> None:
    """Worked example 15."""
    s = new_game(2)
    for seat, auction_, expected in ((0, 2, [1, 0]), (1, 5, [1, 2]), (0, 7, [2, 1])):
        stars(s, SEA, seat, 3, auction_)
        assert visitors(s, SEA) == expected


@rule_test("o-zoo-le-mio", 38, 39, 41)
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


@rule_test("o-zoo-le-mio", 40)
def test_who_alone_has_bushes_has_two_trees_or_one_as_agreed() -> None:
    s = new_game(3)
    s.bushes[1], s.planted[1] = 4, 2
    for lone_trees in (2, 1):
        s.lone_trees = lone_trees
        assert [int(scoring.trees(s, seat)) for seat in range(3)] == [0, lone_trees, 0]
    s.bushes[2], s.planted[2] = 1, 3
    assert [int(scoring.trees(s, seat)) for seat in range(3)] == [0, 2, 1]


ALAN, KLAUS, REINER, WOLFGANG = range(4)


@rule_test("o-zoo-le-mio", 32, 33, 34)
def test_only_the_best_enclosure_of_a_zoo_counts_and_a_lone_one_has_one_visitor() -> None:
    """Worked example 2: Alan has one enclosure of five stars, Klaus two of three; only Klaus has apes."""
    s = new_game(2)
    build(s, ("T22", *way_to(s, ALAN, "T22", "sea", 3)), seat=ALAN)
    build(s, ("T25", *way_to(s, ALAN, "T25", "sea", 5)), seat=ALAN)
    build(s, ("T23", *way_to(s, KLAUS, "T23", "sea", 3)), seat=KLAUS)
    build(s, ("T07", *way_to(s, KLAUS, "T07", "sea", 3)), seat=KLAUS)
    assert [int(s.stars[seat, SEA]) for seat in (ALAN, KLAUS)] == [5, 3]
    assert visitors(s, SEA) == [2, 1]
    assert visitors(s, APE) == [0, 1]


@rule_test("o-zoo-le-mio", 35, 36)
def test_a_new_tile_takes_a_visitor_from_an_older_enclosure_that_is_equal() -> None:
    """Worked example 3."""
    s = new_game(4)
    build(s, ("T08", *way_to(s, WOLFGANG, "T08", "reptile", 3)), seat=WOLFGANG)
    build(s, ("T09", *way_to(s, WOLFGANG, "T09", "reptile", 5)), seat=WOLFGANG)
    build(s, ("T24", *way_to(s, REINER, "T24", "reptile", 3)), seat=REINER)
    assert visitors(s, REPTILE) == [0, 0, 1, 2]
    build(s, ("T19", *way_to(s, REINER, "T19", "reptile", 5)), seat=REINER)
    assert visitors(s, REPTILE) == [0, 0, 2, 1]
    build(s, ("T02", *next(iter(ways(s, WOLFGANG, "T02")))), seat=WOLFGANG)
    assert visitors(s, REPTILE) == [0, 0, 2, 1]


def figure_8() -> np.record:
    """What the rulebook tells of four zoos after 13 auctions; only Reiner's bird enclosure lies there."""
    s = new_game(4)
    s.auction = 13
    build(s, ("T14", *way_to(s, REINER, "T14", "bird", 3)), seat=REINER)
    s.grown[REINER, BIRD] = 6
    for seat, type_, number_, auction_ in (
        (ALAN, BIRD, 4, 9),
        (KLAUS, BIRD, 3, 8),
        (KLAUS, REPTILE, 6, 10),
        (WOLFGANG, REPTILE, 3, 12),
        (REINER, SEA, 5, 11),
    ):
        stars(s, type_, seat, number_, auction_)
    for seat, bushes, auction_ in ((KLAUS, 3, 10), (REINER, 2, 7), (WOLFGANG, 4, 12)):
        s.bushes[seat], s.planted[seat] = bushes, auction_
    s.benches[:] = [1, 2, 1, 1]
    s.pole[:] = [REINER, KLAUS, ALAN, WOLFGANG]
    return s


@rule_test("o-zoo-le-mio", 17, 18, 33, 35, 38, 39)
def test_the_rulebooks_example_of_an_auction() -> None:
    """Worked examples 6, 7 and 8."""
    s = figure_8()
    assert visitors(s, BIRD) == [2, 1, 0, 0]
    assert visitors(s, REPTILE) == [0, 2, 0, 1]
    assert [int(scoring.trees(s, seat)) for seat in range(4)] == [0, 1, 0, 2]
    assert s.auction == 14
    hold_auction(s, "T23", [2, 3, 3, 1])
    assert (s.turn, s.coins.tolist()) == (REINER, [8, 8, 5, 8])
    assert s.pole.tolist() == [KLAUS, ALAN, WOLFGANG, REINER]
    rules.apply(s, REINER, ways(s, REINER, "T23")[way_to(s, REINER, "T23", "bird", 4)])
    assert visitors(s, BIRD) == [1, 0, 2, 0]
    assert [int(scoring.trees(s, seat)) for seat in range(4)] == [0, 0, 1, 2]
    assert (s.stars[REINER, SEA], s.grown[REINER, SEA]) == (5, 11)
    assert s.benches.tolist() == [1, 2, 1, 1]


@rule_test("o-zoo-le-mio", 46)
def test_the_rulebooks_trial_scoring() -> None:
    """Worked example 9, of which only the arithmetic can be: visitors, trees, benches, points if year 3 ended now."""
    for visitors_, trees_, benches, points in ((3, 0, 1, 12), (2, 0, 2, 12), (5, 1, 1, 21), (4, 2, 1, 21)):
        assert (visitors_ + trees_ + benches) * 3 == points


@rule_test("o-zoo-le-mio", 1, 49, 50)
def test_of_equals_the_higher_flag_wins_unless_they_share() -> None:
    """Worked example 23."""
    s = new_game(3)
    s.phase, s.pole[:3] = OVER, [2, 1, 0]
    s.points[:3, 4] = [96, 96, 90]
    standings = [scoring.standing(s, seat) for seat in range(3)]
    assert standings[1] > standings[0] > standings[2]
    s.shared_win = 1
    standings = [scoring.standing(s, seat) for seat in range(3)]
    assert standings[0] == standings[1] > standings[2]


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


@rule_test("o-zoo-le-mio", 12, 13, 14, 49)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_five_years_of_five_tiles(players: int) -> None:
    s = new_game(players)
    s.phase = REVEAL
    assert play(s, players) == [5] * 5
    assert (s.phase, s.auction) == (OVER, 26)
    assert scoring.score(s, 0) == s.points[0].sum()


@rule_test("o-zoo-le-mio", 51, 52)
def test_in_the_professional_game_a_year_lasts_until_three_tiles_have_bushes() -> None:
    for seed in range(5):
        s = new_game(2, professional=True)
        s.phase = REVEAL
        years = play(s, seed)
        assert sum(years) == 25
        assert min(years) >= 3
        assert int((BUSHES_OF > 0).sum()) == 15


@rule_test("o-zoo-le-mio", 2, 46, 47, 48)
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


@rule_test("o-zoo-le-mio", 45)
@pytest.mark.parametrize("seed", range(5))
def test_benches_never_become_fewer(seed: int) -> None:
    s, benches = new_game(2), [0, 0]
    s.phase = REVEAL
    while s.phase != OVER:
        if s.phase == REVEAL:
            out, weights = np.zeros(64, np.int16), np.zeros(64, np.int32)
            rules.apply(s, CHANCE, int(out[seed % rules.chances(s, out, weights)]))
        else:
            hold_sale(s)
            assert all(now >= before for now, before in zip(s.benches.tolist(), benches, strict=False))
            benches = s.benches[:2].tolist()
    assert sum(benches) > 0


@rule_test("o-zoo-le-mio", 51)
def test_the_years_of_a_professional_game() -> None:
    """Worked example 22: which tiles have bushes, in the order drawn, a year a line."""
    years = ["010011", "111", "011001", "1011", "010101"]
    bushes, others = (iter(np.flatnonzero(np.equal(BUSHES_OF > 0, has)).tolist()) for has in (True, False))
    s = new_game(2, professional=True)
    s.phase = REVEAL
    for year, signs in enumerate(years, 1):
        assert s.year == year
        for sign in signs:
            assert s.phase == REVEAL
            rules.apply(s, CHANCE, next(bushes if sign == "1" else others))
        assert (s.phase, s.shown) == (BID, len(signs))
        for _ in signs:
            hold_sale(s)
    assert s.phase == OVER


def hold_sale(s: np.record) -> None:
    """Nobody bids anything, and who gets the tile places it anywhere."""
    for seat in range(s.players):
        rules.apply(s, seat, OFFER)
    rules.apply(s, CHANCE, OPEN)
    out = np.zeros(ACTIONS, np.int16)
    rules.legal(s, int(s.turn), out)
    rules.apply(s, int(s.turn), int(out[0]))
