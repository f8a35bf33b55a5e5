"""Bots that search find what there is to find, say how sure they are, and never look at what is sealed."""

from __future__ import annotations

import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tests.bots.exact import Ending
from tiergarten.bots import LEVELS, thinker
from tiergarten.bots.thinker import TO_SEARCH, SearchBot, Thought, chances_to_win
from tiergarten.core.game import Game
from tiergarten.core.randomness import generator_of
from tiergarten.core.table import Table
from tiergarten.errors import BadOption

ENDINGS = Path(__file__).parent / "endings"
SEALED = tg.game("o-zoo-le-mio")
each_game = pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
known_endings = sorted(path.stem for path in ENDINGS.iterdir() if not path.stem.endswith("one-way"))


def ending(game: Game, name: str) -> Table:
    """The end of a game of two, as it is kept in a file."""
    return laid_out(f"{game.id}-{name}")


def laid_out(name: str) -> Table:
    """The end of a game, as it is kept in a file."""
    position: dict[str, Any] = json.loads((ENDINGS / f"{name}.json").read_text("utf-8"))
    return tg.game(position["game"]).position(position, seed=0)


@each_game
@pytest.mark.parametrize("seed", range(5))
def test_the_only_move_that_wins_is_found(game: Game, seed: int) -> None:
    table = ending(game, "one-way")
    values = Ending(table).values
    assert sorted(values)[-2] < 0.8 < values[int(np.argmax(values))] == 1
    assert tg.bot("hard", seed=seed).choose(table).id == table.legal_ids()[int(np.argmax(values))]


@pytest.mark.parametrize("name", known_endings)
def test_what_the_best_move_is_worth_is_right_within_its_error(name: str) -> None:
    table = laid_out(name)
    seat = table.actors[0]
    exact = Ending(table, seat=seat)
    best = int(np.argmax(exact.values))
    worth = exact.worths[best]
    wins_off, points_off = [], []
    for seed in range(6):
        thought = SearchBot(seed, iterations=5_000).think(table, seat)[0]
        assert thought.action.id == table.legal_ids(seat)[best]
        assert 0 < thought.win_error < 0.1
        wins_off.append(abs(thought.win - exact.values[best]) / thought.win_error)
        nearest = min(max(thought.points, worth.least), worth.most)
        points_off.append(abs(thought.points - nearest) / thought.points_error)
    for off in (wins_off, points_off):
        assert max(off) < 2  # an error is two standard errors
        assert sum(each <= 1 for each in off) >= 5  # in one case of twenty the value may be further off


def test_such_an_ending_is_known_of_every_game() -> None:
    assert {laid_out(name).game.id for name in known_endings} == {game.id for game in tg.games()}
    assert any(laid_out(name).players > 2 for name in known_endings)


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


def test_what_is_thought_of_sealed_moves_does_not_depend_on_who_has_made_one() -> None:
    table = SEALED.new(3, seed=7)
    before = SearchBot(1, iterations=300).think(table, 1)
    table.play("bid-2", 0)
    assert SearchBot(1, iterations=300).think(table, 1) == before


class SameSearch(SearchBot):
    """A bot that searches alike, whatever its seed; only what it draws differs."""

    def _generator(self, ply: int, seat: int, use: int) -> Any:
        return generator_of(1) if use == TO_SEARCH else super()._generator(ply, seat, use)


def test_nobody_can_count_on_a_sealed_move() -> None:
    table = SEALED.new(2, seed=4)
    likely = {each.action.id: each.odds for each in SameSearch(0, iterations=300).think(table, 0) if each.odds}
    assert len(likely) > 1
    bids = [SameSearch(seed, iterations=300).choose(table, 0).id for seed in range(300)]
    for bid, odds in likely.items():
        assert abs(bids.count(bid) / 300 - odds) < 4 * math.sqrt(odds * (1 - odds) / 300)
    assert set(bids) == set(likely)


def bidding(auctions: int) -> Table:
    """A game of two after so many auctions, in which both are to bid."""
    table, bot = SEALED.new(2, seed=auctions), tg.bot("easy", seed=3)
    while auctions or len(table.actors) < 2:
        auctions -= len(table.actors) == 2
        table.play(bot.choose(table, table.actors[0]), table.actors[0])
    return table


@pytest.mark.parametrize("auctions", [0, 2, 5, 9, 13, 17, 21])
def test_what_bidders_think_of_their_chances_adds_up(auctions: int) -> None:
    table = bidding(auctions)
    total, error = 0.0, 0.0
    for seat in (0, 1):
        thoughts = SearchBot(1, iterations=1_000).think(table, seat)
        total += chances_to_win(thoughts)[seat]
        error += math.hypot(*(thought.odds * thought.win_error for thought in thoughts))
    assert total == pytest.approx(1, abs=error)
    assert error < 0.2


def test_an_open_move_is_the_one_looked_at_most() -> None:
    table = tg.game("dice").new(2, seed=9)
    bot = SearchBot(1, iterations=100)
    assert bot.choose(table) == bot.think(table)[0].action


def test_thinking_takes_no_longer_than_it_may() -> None:
    table = tg.game("zoo-and-sea").new(5, seed=1)
    bot = SearchBot(1, seconds=0.3)
    took = []
    for _ in range(4):  # the first time things may be compiled or loaded, and others may need the machine too
        start = time.perf_counter()
        bot.think(table)
        took.append(time.perf_counter() - start)
    assert min(took) < 0.45


def test_a_move_that_ends_the_game_leaves_nothing_in_doubt() -> None:
    thoughts = SearchBot(1, iterations=50).think(ending(SEALED, "one-way"))
    assert all(thought.win_error == thought.points_error == 0 for thought in thoughts)
