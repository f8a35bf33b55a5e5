"""Statistics of results that are made by hand, checked by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

import tiergarten as tg
from tiergarten.core.intervals import Share
from tiergarten.lab.arena.figures import Figures
from tiergarten.lab.arena.plan import Plan
from tiergarten.lab.arena.playing import Result
from tiergarten.lab.arena.ratings import rate
from tiergarten.lab.arena.schedule import Seating
from tiergarten.lab.arena.standings import Standings, standings_of
from tiergarten.lab.arena.tables import Tables, summary

DUEL = Plan.of(tg.game("mini"), ["greedy", "random"], players=2, seed=1)


def result(number: int, round: int, bots: str, points: list[int], places: list[int]) -> Result:
    """A game whose bots took 2, 4, … seconds for 10 choices each."""
    names: Seating = tuple({"g": "greedy", "r": "random"}[letter] for letter in bots)
    seconds = tuple(2.0 * (seat + 1) for seat in range(len(bots)))
    return Result(
        number=number,
        round=round,
        bots=names,
        points=tuple(points),
        places=tuple(places),
        choices=(10,) * len(bots),
        seconds=seconds,
        forfeits=(0,) * len(bots),
        moves=99,
    )


@pytest.fixture
def standings() -> Standings:
    """Two rounds of a duel: greedy wins, ties, loses, wins."""
    results = [
        result(3, 1, "rg", [1, 4], [2, 1]),
        result(0, 0, "gr", [10, 5], [1, 2]),
        result(2, 1, "gr", [3, 9], [2, 1]),
        result(1, 0, "rg", [7, 7], [1, 1]),
    ]
    return standings_of(DUEL, results, planned=4)


def test_those_who_tie_share_the_win(standings: Standings) -> None:
    assert standings.by_bot["greedy"].win.value == (1 + 0.5 + 0 + 1) / 4
    assert standings.by_bot["random"].win.value == (0 + 0.5 + 1 + 0) / 4
    assert standings.bots == ("greedy", "random")


def test_two_rounds_are_two_trials_for_the_interval(standings: Standings) -> None:
    win = standings.by_bot["greedy"].win
    assert (win.low, win.high) == pytest.approx((0.1417, 0.9439), abs=1e-4)


def test_points_and_places_are_averages(standings: Standings) -> None:
    greedy = standings.by_bot["greedy"]
    assert (greedy.times, greedy.points, greedy.place) == (4, (10 + 7 + 3 + 4) / 4, (1 + 1 + 2 + 1) / 4)


def test_seats_are_counted_for_anybody_and_for_each_bot(standings: Standings) -> None:
    first = standings.by_seat[0]
    assert (first.times, first.win.value, first.points) == (4, (1 + 0.5 + 0 + 0) / 4, (10 + 7 + 3 + 1) / 4)
    own = standings.by_bot_and_seat["greedy", 1]
    assert (own.times, own.win.value, own.points, own.place) == (2, 0.75, 5.5, 1.0)


def test_the_crosstable_counts_a_tie_as_half(standings: Standings) -> None:
    assert standings.ahead["greedy", "random"].value == 2.5 / 4
    assert standings.ahead["random", "greedy"].value == 1.5 / 4
    assert set(standings.ahead) == {("greedy", "random"), ("random", "greedy")}


def test_the_pace_is_seconds_a_choice(standings: Standings) -> None:
    assert standings.pace["greedy"] == pytest.approx((2 + 4 + 2 + 4) / 40)


def test_choices_that_a_bot_failed_at_are_told(standings: Standings) -> None:
    assert standings.forfeits == {"greedy": 0, "random": 0}
    assert summary(standings, "en") == []
    failed = replace(standings.results[0], forfeits=(3, 0))
    found = standings_of(DUEL, [failed, *standings.results[1:]], planned=4)
    assert found.forfeits == {"greedy": 3, "random": 0}
    assert summary(found, "en") == ["“greedy” failed at 3 of its 40 choices: random moves were made instead."]
    assert summary(found, "de")[0].startswith("„greedy“ versagte bei 3 von 40 Entscheidungen:")


def test_who_wins_more_is_rated_higher(standings: Standings) -> None:
    greedy, random = standings.ratings["greedy"], standings.ratings["random"]
    assert greedy.mu > 25 > random.mu
    assert greedy.low == pytest.approx(greedy.mu - 1.96 * greedy.sigma)
    assert greedy.sigma < 25 / 3


def test_copies_of_a_bot_at_a_table_are_counted_each_against_the_others() -> None:
    plan = Plan.of(tg.game("mini"), ["greedy", "random"], players=3)
    found = standings_of(plan, [result(0, 0, "ggr", [9, 1, 5], [1, 3, 2])], planned=1)
    assert found.by_bot["greedy"].win.value == 0.5  # two seats, one win
    assert found.ahead["greedy", "random"].value == 0.5  # one copy ahead, one behind
    assert found.by_line_up[("greedy", "greedy", "random"), "greedy"].times == 2
    assert [row[0] for row in Tables(found, "en").line_ups().rows] == ["2 × greedy, random"] * 2


def test_copies_do_not_rate_each_other() -> None:
    one = rate([result(0, 0, "ggr", [9, 7, 5], [1, 2, 3])], ["greedy", "random"], seed=1)
    two = rate([result(0, 0, "gr", [9, 5], [1, 2])], ["greedy", "random"], seed=1)
    assert one == two


def test_nobody_wins_a_game_that_was_cut_off_and_it_has_no_places() -> None:
    games = [result(0, 0, "gr", [9, 5], [0, 0]), result(1, 0, "rg", [5, 9], [2, 1])]
    found = standings_of(DUEL, games, planned=2)
    assert found.cut_off == 1
    assert found.by_bot["greedy"].win.value == 0.5
    assert found.by_bot["greedy"].place == 1.0
    assert found.ahead["greedy", "random"].value == 1.0
    assert math.isnan(standings_of(DUEL, games[:1], planned=2).by_bot["greedy"].place)
    assert "1 game was cut off" in summary(found, "en")[0]


def test_a_bot_alone_has_no_rating_but_its_seats_are_told_apart() -> None:
    plan = Plan.of(tg.game("mini"), ["greedy"], players=2)
    found = standings_of(plan, [result(n, n, "gg", [9, 5], [1, 2]) for n in range(3)], planned=3)
    assert found.ratings == {}
    assert (found.by_seat[0].win.value, found.by_seat[1].win.value) == (1.0, 0.0)
    assert len(Tables(found, "en").all()) == 2


def test_a_line_up_of_one_bot_is_a_bot_alone() -> None:
    plan = Plan.of(tg.game("mini"), ["greedy", "greedy"], players=2)
    found = standings_of(plan, [result(0, 0, "gg", [9, 5], [1, 2])], planned=1)
    assert found.ratings == {}


def test_games_that_are_missing_are_counted(standings: Standings) -> None:
    assert standings.missing == 0
    fewer = standings_of(DUEL, standings.results[:1] + standings.results[3:], planned=4)
    assert fewer.missing == 2
    assert summary(fewer, "en")[0].startswith("Stopped early: 2 games")


def test_numbers_are_written_as_the_language_has_it() -> None:
    english, german = Figures("en"), Figures("de")
    assert english.share(Share(0.625, 0.1, 0.9)) == "62.5 % (10.0–90.0)"
    assert german.share(Share(0.625, 0.1, 0.9)) == "62,5 % (10,0–90,0)"
    assert english.decimal(-1.25, 2) == "−1.25"
    assert [english.duration(each) for each in (None, 0.00123, 0.0123, 0.123, 1.5)] == [
        "–",
        "1.23 ms",
        "12.3 ms",
        "123 ms",
        "1.50 s",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_row_of_a_table_has_all_its_columns(standings: Standings, language: str) -> None:
    for grid in Tables(standings, language).all():
        assert {len(row) for row in grid.rows} == {len(grid.header)}
        assert grid.note
