"""Iterations of a tree search a second, with random playouts to the end, beside OpenSpiel's own MCTS in C++.

Both search from the opening of a game of four with chance in it: Zooloretto Mini, and Mensch ärgere dich nicht. All
cases take turns, round by round, so that a busy moment of the machine hits them alike.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from statistics import median

from rich.console import Console
from rich.table import Table

import tiergarten as tg
from tiergarten.bots.thinker import SearchBot
from tiergarten.core.game import Game
from tiergarten.lab.speed import Rate, measure

from .console import wide_console
from .peers import MISSING, open_spiel_version

PLAYERS = 4
PEER = "OpenSpiel MCTSBot in C++, maedn(players=4)"
GOAL = 5  # times the peer, with random playouts, in Mini


def ours(game: Game, candidates: int | None, iterations: int) -> Callable[[float], Rate]:
    """Our search from the opening; with one candidate a move playouts are random."""
    table = game.new(PLAYERS, seed=1)
    bot = SearchBot(1, iterations=iterations, candidates=candidates)

    def search() -> int:
        bot.search(table, table.actors[0])
        return iterations

    return lambda seconds: measure(search, seconds)


def theirs(iterations: int) -> Callable[[float], Rate]:
    """OpenSpiel's search from the opening, from the first position where there is something to choose."""
    import pyspiel

    game = pyspiel.load_game(f"maedn(players={PLAYERS})")
    state = game.new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(chooser.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=iterations,
        max_memory_mb=1000,
        solve=False,
        seed=1,
        verbose=False,
    )

    def search() -> int:
        bot.mcts_search(state)
        return iterations

    return lambda seconds: measure(search, seconds)


def main(arguments: Sequence[str]) -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench search", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="rounds (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each case in a round (1)")
    parser.add_argument("--iterations", type=int, default=2_000, help="of one search (2000)")
    chosen = parser.parse_args(arguments)
    console = wide_console()
    cases: dict[str, Callable[[float], Rate]] = {}
    if open_spiel_version() is None:
        console.print(MISSING)
    else:
        cases[PEER] = theirs(chosen.iterations)
    for game in tg.games():
        cases[f"{game.id}, random playouts"] = ours(game, 1, chosen.iterations)
        cases[f"{game.id}, the bots' own playouts"] = ours(game, None, chosen.iterations)
    rates: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(chosen.runs):
        for name, measured in cases.items():
            rates[name].append(measured(chosen.seconds).per_second)
    show(rates, console)
    return 0


def show(rates: dict[str, list[float]], console: Console) -> None:
    """A table: the median of all rounds, the extremes, and the ratio to the peer, round by round."""
    table = Table(title=f"Iterations a CPU second from the opening, {PLAYERS} players, one core")
    for column in ("case", "median", "min–max", "× OpenSpiel"):
        table.add_column(column, justify="left" if column == "case" else "right")
    peer = rates.get(PEER)
    for name, values in rates.items():
        times = f"{median(own / other for own, other in zip(values, peer, strict=True)):.2f}" if peer else "–"
        table.add_row(name, f"{median(values):,.0f}", f"{min(values):,.0f}–{max(values):,.0f}", times)
    console.print(table)
    if peer:
        own = rates["mini, random playouts"]
        reached = median(each / other for each, other in zip(own, peer, strict=True))
        console.print(f"Goal: mini with random playouts at least {GOAL} × OpenSpiel: {reached:.1f} ×")
