"""Advice names the best move and says why, in words that numbers bear out."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tiergarten as tg
from tests.bots.test_search import each_game, ending
from tiergarten.bots.thinker import SearchBot, Thought
from tiergarten.core.game import Game
from tiergarten.lab.advice import SEEN, Advice, advise, line_of, reasons
from tiergarten.words import LANGUAGES, Seat, message


@each_game
def test_the_best_move_comes_first_and_all_can_be_said(game: Game) -> None:
    table = ending(game, "one-way")
    advice = advise(table, SearchBot(1, iterations=300))
    assert advice.seat == table.actors[0]
    assert {thought.action for thought in advice.thoughts} == set(table.legal())
    assert [line.thought for line in advice.lines] == list(advice.thoughts[: len(advice.lines)])
    said = [*advice.reasons, *(event for line in advice.lines for event in line.events)]
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
    events = line_of(table, bot, taken)
    assert events[0].key == "told-take"
    assert len(events) > 1  # its tiles are placed
    assert {event.values["seat"] for event in events if "seat" in event.values} == {Seat(0)}
    drawn = next(each for each in bot.think(table) if each.action.name == "draw")
    assert line_of(table, bot, drawn) == ()  # chance is to answer


def thought(win: float, *points: float, error: float = 0.01) -> Thought:
    """A thought about a move of seat 0 in a game of Mini that has just begun."""
    action = tg.game("mini").new(len(points), seed=1, starter=0).legal(0)[0]
    return Thought(action, 100, 0.5, 1.0, win, error, points[0], 1.0, (win, 1 - win), points)


def test_reasons_tell_who_gains_and_who_loses() -> None:
    best, other = thought(0.6, 20.0, 15.0), thought(0.4, 18.5, 16.0)
    told = reasons(best, other)
    assert [sentence.key for sentence in told] == ["advice-more", "advice-less"]
    assert [sentence.values["points"] for sentence in told] == [1.5, 1.0]


def test_what_differs_too_little_is_said_to_be_close() -> None:
    best, other = thought(0.51, 20.0, 15.0, error=0.05), thought(0.5, 20.1, 15.0, error=0.05)
    assert reasons(best, other) == [message("advice-close", other=other.action.message)]


def test_good_are_the_best_move_and_those_that_win_nearly_as_often() -> None:
    best, close, worse = thought(0.6, 20.0, 15.0), thought(0.59, 20.0, 15.0), thought(0.4, 18.5, 16.0)
    hardly_seen = replace(close, visits=SEEN - 1)
    assert Advice(0, (best, close, hardly_seen, worse), (), ()).good_moves == [best, close]


def test_a_move_without_a_rival_is_clear() -> None:
    assert reasons(thought(0.9, 20.0, 15.0)) == [message("advice-clear")]


@pytest.mark.parametrize(("language", "number"), [("en", "1.5"), ("de", "1,5")])
def test_numbers_are_written_as_the_language_does(language: str, number: str) -> None:
    best, other = thought(0.6, 20.0, 15.0), thought(0.4, 18.5, 15.0)
    assert f" {number} " in tg.game("mini").words(language).say(reasons(best, other)[0])
