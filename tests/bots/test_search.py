"""Bots that search find what there is to find, say how sure they are, and never look at what is sealed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tests.bots.exact import Ending
from tiergarten.bots import LEVELS, thinker
from tiergarten.bots.thinker import SearchBot, Thought
from tiergarten.core.game import Game
from tiergarten.core.table import Table
from tiergarten.errors import BadOption

ENDINGS = Path(__file__).parent / "endings"
SEALED = tg.game("o-zoo-le-mio")
each_game = pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
games_with_luck = [game for game in tg.games() if (ENDINGS / f"{game.id}-luck.json").exists()]


def ending(game: Game, name: str) -> Table:
    """The end of a game of two, as it is kept in a file."""
    position: dict[str, Any] = json.loads((ENDINGS / f"{game.id}-{name}.json").read_text("utf-8"))
    return game.position(position, seed=0)


@each_game
@pytest.mark.parametrize("seed", range(5))
def test_the_only_move_that_wins_is_found(game: Game, seed: int) -> None:
    table = ending(game, "one-way")
    values = Ending(table).values
    assert sorted(values)[-2] < 0.8 < values[int(np.argmax(values))] == 1
    assert tg.bot("hard", seed=seed).choose(table).id == table.legal_ids()[int(np.argmax(values))]


@pytest.mark.parametrize("game", games_with_luck, ids=lambda game: game.id)
def test_the_value_of_the_best_move_is_right_within_its_error(game: Game) -> None:
    table = ending(game, "luck")
    values = Ending(table).values
    off = []
    for seed in range(6):
        thought = SearchBot(seed, iterations=5_000).think(table)[0]
        assert thought.action.id == table.legal_ids()[int(np.argmax(values))]
        assert 0 < thought.win_error < 0.1
        off.append(abs(thought.win - max(values)) / thought.win_error)
    assert max(off) < 2  # an error is two standard errors
    assert sum(each <= 1 for each in off) >= 5  # in one case of twenty the value may be further off


def test_luck_is_tested_in_several_games() -> None:
    assert len(games_with_luck) >= 3


@each_game
def test_the_same_seed_thinks_the_same(game: Game) -> None:
    table = game.new(game.players.stop - 1, seed=3)
    seat = table.actors[0]
    first, second, other = (SearchBot(seed, iterations=60).think(table, seat) for seed in (1, 1, 2))
    assert first == second
    assert [(each.visits, each.points) for each in first] != [(each.visits, each.points) for each in other]


@each_game
def test_a_search_that_ends_early_has_found_the_same_move(game: Game) -> None:
    table = game.new(game.players.start, seed=5)
    ended_early = 0
    for _ in range(12):
        seat = table.actors[0]
        bot = SearchBot(1, iterations=100)
        whole = bot.search(table, seat)
        if len(whole.visits) > 1:
            early = bot.search(table, seat, only_to_choose=True)
            assert np.argmax(early.visits) == np.argmax(whole.visits)
            assert whole.visits.sum() == 100
            ended_early += early.visits.sum() < 100
        table.play(table.legal_ids(seat)[int(np.argmax(whole.visits))], seat)
    assert ended_early


@each_game
def test_thoughts_add_up(game: Game) -> None:
    table = game.new(game.players.start, seed=4)
    while len(table.legal_ids(table.actors[0])) < 2:
        table.play(table.legal_ids(table.actors[0])[0], table.actors[0])
    seat = table.actors[0]
    thoughts = SearchBot(1, iterations=200).think(table, seat)
    assert sum(thought.visits for thought in thoughts) == 200
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    assert [thought.visits for thought in thoughts] == sorted((each.visits for each in thoughts), reverse=True)
    assert {thought.action for thought in thoughts} == set(table.legal(seat))
    best = thoughts[0]
    assert (best.win, best.points) == (best.wins[seat], best.all_points[seat])
    assert sum(best.wins) == pytest.approx(1)
    assert 0 < best.win_error < 1
    assert best.points_error > 0


def test_of_what_was_never_looked_at_little_is_known() -> None:
    table = SEALED.new(2, seed=1)
    unseen = [thought for thought in SearchBot(1, iterations=3).think(table, 0) if not thought.visits]
    assert unseen
    assert all(thought.win_error > 0.5 and thought.points_error == np.inf for thought in unseen)


def test_a_move_can_be_given_as_many_looks_as_the_best_one() -> None:
    table = tg.game("mini").position(json.loads((ENDINGS / "mini-one-way.json").read_text("utf-8")), seed=0)
    search = SearchBot(1, iterations=100).search(table, table.actors[0], also=table.legal_ids()[0])
    assert search.visits[0] == search.visits.max()


@each_game
def test_the_tree_keeps_to_its_room(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "MOST_NODES", 8)
    table = game.new(game.players.start, seed=5)
    search = SearchBot(1, iterations=300).search(table, table.actors[0])
    assert search.tree.used[0] <= len(search.tree.keys) == 8
    assert search.tree.used[1] <= len(search.tree.action)
    assert search.visits.sum() == 300


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_can_be_given_a_time(name: str) -> None:
    table = tg.game("mini").new(3, seed=6)
    assert tg.bot(name, seed=1, time=0.05).choose(table) in table.legal()


@pytest.mark.parametrize(("name", "time"), [("hard", 0), ("hard", -1), ("hard", "1"), ("hard", 4000), ("greedy", 1.0)])
def test_a_time_that_cannot_be_is_refused(name: str, time: Any) -> None:
    with pytest.raises(BadOption, match="bots that have one are easy, medium, hard, expert"):
        tg.bot(name, time=time)


def test_what_another_has_sealed_changes_nothing() -> None:
    thoughts: list[list[Thought]] = []
    for bid in ("bid-1", "bid-5"):
        table = SEALED.new(3, seed=7)
        table.play(bid, 0)
        thoughts.append(SearchBot(1, iterations=300).think(table, 1))
    assert thoughts[0] == thoughts[1]


def test_nobody_can_count_on_a_sealed_move() -> None:
    table = SEALED.new(2, seed=8)
    bids = {tg.bot("medium", seed=seed).choose(table, 0).id for seed in range(40)}
    assert len(bids) > 1


def test_an_open_move_is_the_one_looked_at_most() -> None:
    table = tg.game("dice").new(2, seed=9)
    bot = SearchBot(1, iterations=100)
    assert bot.choose(table) == bot.think(table)[0].action
