"""Advice names the best move and says why, in words that numbers bear out."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tiergarten as tg
from tests.bots.test_search import each_game, ending
from tiergarten.bots.thinker import SearchBot, Thought
from tiergarten.core.game import Game
from tiergarten.lab.advice import RIVALS, SEEN, Advice, advise, compare, comparisons, line_of, reasons
from tiergarten.words import LANGUAGES, Message, Seat, message


@each_game
def test_the_best_move_comes_first_and_all_can_be_said(game: Game) -> None:
    table = ending(game, "one-way")
    advice = advise(table, SearchBot(1, iterations=300))
    assert advice.seat == table.actors[0]
    assert {thought.action for thought in advice.thoughts} == set(table.legal())
    said = list(advice.reasons)
    for comparison in comparisons(table, SearchBot(1, iterations=300), advice):
        assert comparison.best is advice.thoughts[0]
        assert comparison.other in advice.rivals
        assert comparison.remark or comparison.only_best or comparison.only_other
        said += [*comparison.reasons, *comparison.only_best, *comparison.only_other]
        said += [comparison.remark] if comparison.remark else []
    assert all(game.words(language).say(sentence) for sentence in said for language in LANGUAGES)


def test_the_table_is_left_as_it_is() -> None:
    table = tg.game("mini").new(3, seed=1)
    before = table.state_bytes(), table.moves
    advise(table, SearchBot(1, iterations=50))
    assert (table.state_bytes(), table.moves) == before


def test_a_line_goes_on_until_chance_or_another_seat_is_to_act() -> None:
    table = tg.game("mini").new(2, seed=2, starter=0)
    for name in ("draw", "load-truck-1", "draw"):
        table.play(name)
    while table.actors[0] != 0 or "take-truck-1" not in (action.name for action in table.legal()):
        table.play(table.legal_ids()[0])
    bot = SearchBot(1, iterations=100)
    taken = next(each for each in bot.think(table) if each.action.name == "take-truck-1")
    events = line_of(table, bot, taken.action)
    assert events[0].key == "told-take"
    assert len(events) > 1  # its tiles are placed
    assert {event.values["seat"] for event in events if "seat" in event.values} == {Seat(0)}
    drawn = next(each for each in bot.think(table) if each.action.name == "draw")
    assert line_of(table, bot, drawn.action) == ()  # chance is to answer


def thought(win: float, *points: float, error: float = 0.01, points_error: float = 0.5) -> Thought:
    """A thought about a move of seat 0 in a game of Mini that has just begun."""
    action = tg.game("mini").new(len(points), seed=1, starter=0).legal(0)[0]
    return Thought(action, 100, 0.5, 1.0, win, error, points[0], points_error, (win, 1 - win), points)


def saying(key: str, **values: int) -> Thought:
    """A thought about a move that a player says so."""
    usual = thought(0.5, 20.0, 15.0)
    return replace(usual, action=replace(usual.action, message=message(key, **values)))


def put(number: int) -> Message:
    """What is told of such a move."""
    return message("told-put", seat=Seat(0), number=number)


def test_reasons_tell_who_wins_more_often_and_who_gains_and_loses_points() -> None:
    best, other = thought(0.6, 20.0, 15.0), thought(0.4, 18.5, 16.0)
    verdict, *told = reasons(best, other)
    assert verdict == message("advice-wins-more", other=other.action.message, games=20, error=1)
    assert [sentence.key for sentence in told] == ["advice-more", "advice-less"]
    assert [sentence.values["points"] for sentence in told] == [1.5, 1.0]


def test_points_that_the_search_may_be_off_by_are_not_told() -> None:
    best, other = thought(0.6, 20.0, 15.0, points_error=2.0), thought(0.4, 18.5, 16.0, points_error=2.0)
    assert [sentence.key for sentence in reasons(best, other)] == ["advice-wins-more"]


def test_two_errors_do_not_add_up_in_full() -> None:
    best, other = thought(0.68, 20.0, 15.0, error=0.07), thought(0.55, 20.0, 15.0, error=0.1)
    assert reasons(best, other)[0].key == "advice-wins-more"


@pytest.mark.parametrize(
    ("points", "verdict"),
    [(12.0, "advice-points-more"), (28.0, "advice-points-less"), (20.2, "advice-close")],
)
def test_where_chances_are_equal_points_decide(points: float, verdict: str) -> None:
    best, other = thought(0.6, 20.0, 15.0, error=0.1), thought(0.55, points, 15.0, error=0.1)
    assert reasons(best, other)[0] == message(verdict, other=other.action.message)


def test_a_move_that_won_more_often_than_the_one_preferred_is_not_hidden() -> None:
    assert reasons(thought(0.4, 20.0, 15.0), thought(0.6, 20.0, 15.0))[0].key == "advice-wins-less"


def test_only_what_differs_is_told_of_two_lines() -> None:
    full = message("told-full", seat=Seat(0))
    both = message("told-round", seat=Seat(0))
    found = compare(saying("put", number=1), (put(1), full, both), saying("put", number=2), (put(2), put(3), both))
    assert (found.only_best, found.only_other, found.remark) == ((full,), (put(3),), None)


@pytest.mark.parametrize(
    ("line", "its_line", "remark"),
    [
        ([1, 2], [2, 1], message("advice-same")),
        ([1, 3], [2, 3], message("advice-alike")),
        ([], [2], message("advice-open", move=message("put", number=1))),
        ([1], [], message("advice-open", move=message("put", number=2))),
        ([], [], message("advice-both-open")),
    ],
)
def test_lines_that_can_hardly_be_told_apart_are_said_to_be_so(
    line: list[int], its_line: list[int], remark: Message
) -> None:
    best, other = saying("put", number=1), saying("put", number=2)
    found = compare(best, tuple(map(put, line)), other, tuple(map(put, its_line)))
    assert (found.only_best, found.only_other, found.remark) == ((), (), remark)


def test_the_next_best_moves_are_compared_as_far_as_they_were_looked_at() -> None:
    best, seen = thought(0.6, 20.0, 15.0), thought(0.5, 20.0, 15.0)
    hardly_seen = replace(seen, visits=SEEN - 1)
    assert Advice(0, (best, hardly_seen, *[seen] * 5), ()).rivals == [seen] * RIVALS
    assert Advice(0, (best, hardly_seen, hardly_seen), ()).rivals == [hardly_seen]
    assert reasons(best, hardly_seen) == [message("advice-clear")]


def test_what_differs_too_little_is_said_to_be_close() -> None:
    best, other = thought(0.51, 20.0, 15.0, error=0.05), thought(0.5, 20.1, 15.0, error=0.05)
    assert reasons(best, other) == [message("advice-close", other=other.action.message)]


def test_good_are_the_best_move_and_those_that_win_nearly_as_often() -> None:
    best, close, worse = thought(0.6, 20.0, 15.0), thought(0.59, 20.0, 15.0), thought(0.4, 18.5, 16.0)
    hardly_seen = replace(close, visits=SEEN - 1)
    assert Advice(0, (best, close, hardly_seen, worse), ()).good_moves == [best, close]


def test_a_move_without_a_rival_is_clear() -> None:
    assert reasons(thought(0.9, 20.0, 15.0)) == [message("advice-clear")]


@pytest.mark.parametrize(("language", "number"), [("en", "1.5"), ("de", "1,5")])
def test_numbers_are_written_as_the_language_does(language: str, number: str) -> None:
    best, other = thought(0.6, 20.0, 15.0), thought(0.4, 18.5, 15.0)
    assert f" {number} " in tg.game("mini").words(language).say(reasons(best, other)[1])
