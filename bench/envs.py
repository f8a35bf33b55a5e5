"""Decisions a second of the environments for researchers, beside those libraries' own games, on one core.

All cases take turns, round by round, so that a busy moment of the machine hits them alike.
"""

from __future__ import annotations

import argparse
import random
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

import numpy as np
from rich.table import Table

import tiergarten as tg
from tiergarten.envs import check_extra
from tiergarten.errors import MissingExtra
from tiergarten.lab.speed import Rate, measure

from .console import wide_console
from .engine import at_least_one, short, some_seconds
from .envs_peers import agents_in_turn, found_peers
from .peers import play_from_python

TABLES = 1024
SEATS = 4  # where the game can have as many
CONNECT_FOUR = "PettingZoo connect_four_v3"
PIG = "OpenSpiel rl_environment, pig(players=4)"
PYTHON_PEER = "OpenSpiel python_tic_tac_toe"


@dataclass
class Case:
    """Something to measure, beside which peer, and what came out, a value a round."""

    name: str
    measure: Callable[[float], Rate]
    peer: str | None = None
    goal: float | None = None  # times the peer
    rates: list[float] = field(default_factory=list)


def many_tables(game: str, players: int) -> Callable[[], int]:
    """A step of our VectorEnv, with masks and observations."""
    from tiergarten.envs.gymnasium import TablesEnv

    env = TablesEnv(game, players, TABLES)
    env.reset(seed=1)

    def step() -> int:
        _, _, over, _, _ = env.step(env.sample())
        return TABLES - int(np.count_nonzero(over))  # the next step of a finished table is no decision

    return step


def rl_environment(game: str) -> Callable[[], int]:
    """A game of OpenSpiel through its environment for learning."""
    from open_spiel.python import rl_environment as spiel

    env = spiel.Environment(game)
    chooser = random.Random(1)

    def play() -> int:
        step = env.reset()
        decisions = 0
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([chooser.choice(step.observations["legal_actions"][player])])
            decisions += 1
        return decisions

    return play


def spiel_states(game: str) -> Callable[[], int]:
    """A game of OpenSpiel, stepped from Python; chance's moves count too, as its games differ in them."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    chooser = random.Random(1)
    return lambda: sum(play_from_python(loaded, chooser))


def case(name: str, work: Callable[[], int], peer: str | None = None, goal: float | None = None) -> Case:
    """A case that repeats some work."""
    return Case(name, lambda seconds: measure(work, seconds), peer, goal)


def cases(missing: list[str]) -> list[Case]:
    """The peers, then every game of ours through every interface; `missing` is told what could not be measured."""
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers it
    from pettingzoo.classic import connect_four_v3

    from tiergarten.envs import openspiel, pettingzoo

    found = [
        case(CONNECT_FOUR, agents_in_turn(connect_four_v3.env())),
        case(PIG, rl_environment("pig(players=4)")),
        case(PYTHON_PEER, spiel_states("python_tic_tac_toe")),
        *(case(name, work) for name, work in found_peers(missing)),
    ]
    for game in tg.games():
        seats = min(SEATS, game.players.stop - 1)
        spiel = f"{openspiel.short_name(game)}(players={seats})"
        found += [
            case(f"{game.id}, PettingZoo", agents_in_turn(pettingzoo.env(game.id, seats)), CONNECT_FOUR, 10),
            case(f"{game.id}, VectorEnv of {TABLES}", many_tables(game.id, seats), PIG, 100),
            case(f"{game.id}, OpenSpiel", spiel_states(spiel), PYTHON_PEER, 1),
        ]
    return found


def report(measured: Sequence[Case]) -> Table:
    """All cases as one table."""
    table = Table("case", title="Decisions a CPU second, one core")
    for heading in ("median", "min–max", "× peer", "wanted", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    named = {each.name: each for each in measured}
    for each in measured:
        row = [each.name, short(median(each.rates)), f"{short(min(each.rates))}–{short(max(each.rates))}"]
        if each.peer is not None and each.goal is not None:
            pairs = zip(each.rates, named[each.peer].rates, strict=True)
            times = median(own / other for own, other in pairs)
            row += [f"{short(times)}×", f"≥ {short(each.goal)}×", "met" if times >= each.goal else "not met"]
        table.add_row(*row)
    table.caption = (
        f"The peers: {CONNECT_FOUR} of PettingZoo's rows, {PIG} of VectorEnv's, {PYTHON_PEER} of OpenSpiel's"
    )
    return table


def comparison(measured: Sequence[Case]) -> list[str]:
    """Ours beside the fastest of those that others have, one interface after another."""
    lines = []
    for ours, theirs in ((", PettingZoo", ("PettingZoo ", "RLCard ")), (", VectorEnv", ("pgx ",))):
        own = min((each for each in measured if ours in each.name), key=lambda each: median(each.rates))
        peers = [each for each in measured if each.name.startswith(theirs)]
        if peers:
            peer = max(peers, key=lambda each: median(each.rates))
            times = median(mine / other for mine, other in zip(own.rates, peer.rates, strict=True))
            lines.append(f"the slowest of ours, {own.name}: {short(times)} × the fastest of theirs, {peer.name}")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench envs", description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=at_least_one, default=3, help="rounds, each with all cases (3)")
    parser.add_argument("--seconds", type=some_seconds, default=0.5, help="CPU seconds for each case in a round (0.5)")
    options = parser.parse_args(arguments)
    try:
        check_extra("rl,openspiel", "gymnasium", "pettingzoo", "pyspiel")
    except MissingExtra as mistake:
        parser.error(str(mistake))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's of its own games
        missing: list[str] = []
        measured = cases(missing)
    for number in range(1, options.runs + 1):
        print(f"round {number} of {options.runs} …", file=sys.stderr, flush=True)
        for each in measured:
            each.rates.append(each.measure(options.seconds).per_second)
    console = wide_console()
    console.print(report(measured))
    for line in (*comparison(measured), *(f"not measured: {reason}" for reason in missing)):
        console.print(line, markup=False)
    return 0
