"""The arena: bots play each other at every seat in every company; statistics say who is better and how sure that is.

>>> from tiergarten.lab.arena import run_arena
>>> standings = run_arena(tg.game("mini"), ["greedy", "random"], players=2, games=100, seed=1)
>>> standings.ratings["greedy"], standings.by_bot["greedy"].win, standings.ahead["greedy", "random"]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from ...bots import all_kernels
from ...core.game import Game
from ..files import check_extra
from .crew import play_games
from .folder import opened
from .plan import Plan, check_jobs
from .report import get_ready, write_reports
from .standings import Standings, standings_of
from .stop import Stop, stopping_by_hand

__all__ = ["Plan", "Standings", "Stop", "play_arena", "run_arena", "stopping_by_hand"]

Watcher = Callable[[int, int], object]  # hears how many games are there, and how many there will be


def compile_quietly(plan: Plan) -> None:
    """Compile once what the processes that play would otherwise all compile."""
    for kernels in all_kernels(plan.game):
        kernels.ensure()


def run_arena(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    out: Path | None = None,
    options: Mapping[str, object] | None = None,
) -> Standings:
    """Play whole rounds, at least so many games; with a folder `out`, go on from the games it holds, and report there.

    With more than one job games are played by processes of their own; a script that asks for that needs the usual
    `if __name__ == "__main__":`. Ctrl-C ends it early, with the standings of the games that are finished.
    """
    return play_arena(Plan.of(game, bots, players, seed, options), games, jobs, out)


def play_arena(
    plan: Plan,
    games: int,
    jobs: int = 1,
    out: Path | None = None,
    *,
    prepare: Callable[[Plan], object] = compile_quietly,
    watch: Watcher = lambda done, of: None,
    stop: Stop | None = None,
    language: str = "en",
) -> Standings:
    """As `run_arena`, of a plan that is made already; reports are written in the language.

    `prepare` is called when nothing can be refused any more, then `watch` at once and after every game. Who gives a
    `stop` sees to Ctrl-C, from the end of `prepare` on.
    """
    planned = plan.rounds(games) * len(plan.seatings)
    check_jobs(jobs)
    check_extra("openskill", *(("polars", "matplotlib") if out else ()))
    with ExitStack() as leaving:
        folder = leaving.enter_context(opened(out, plan)) if out else None
        results = folder.results if folder else []
        played = {result.number for result in results}
        missing = [number for number in range(planned) if number not in played]
        if folder:
            get_ready()
        prepare(plan)
        if stop is None:
            stop = Stop()
            leaving.enter_context(stopping_by_hand(stop))
        done = planned - len(missing)
        watch(done, planned)
        with closing(play_games(plan, missing, min(jobs, len(missing)), stop)) as games_played:
            for finished in games_played:
                if folder:
                    folder.add(finished.line)
                results.append(finished.result)
                done += 1
                watch(done, planned)
        standings = standings_of(plan, results, planned)
        if folder and standings.games:
            write_reports(folder, standings, language)
        return standings
