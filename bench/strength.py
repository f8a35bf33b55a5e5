"""How strong the bots are: matches played by the arena, which stops on Ctrl-C and goes on with the same command.

Shares of wins have 95 % intervals; who ties shares the win. ✓: even the lower end of the interval reaches the goal;
✗: not even the upper end does; ?: more games would tell. Games are kept under --out and only missing ones are played;
where bots or rules have changed, so that they would play otherwise now, the match begins anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import Progress

import tiergarten as tg
from tiergarten.bots import NAMES, bot
from tiergarten.core.game import Game
from tiergarten.errors import TiergartenError
from tiergarten.lab.arena import Plan, play_arena
from tiergarten.lab.arena.crew import cores
from tiergarten.lab.arena.folder import RECORDS, SETTINGS
from tiergarten.lab.arena.playing import play_game
from tiergarten.lab.arena.schedule import is_line_up

from .console import wide_console
from .strength_page import GOALS, Book, Outcome, called, screen

PROJECT = Path(__file__).resolve().parents[1]
OUT = PROJECT / "build" / "strength"
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Play and show."""
    parser = argparse.ArgumentParser(
        prog="python -m bench strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ids = [game.id for game in tg.games()]
    parser.add_argument("--game", action="append", choices=ids, help="may be given again (all games)")
    parser.add_argument(
        "--match", action="append", type=line_up_in, metavar="BOTS", help="such as hard,greedy; the first is measured"
    )
    parser.add_argument("--games", type=int, default=200, help="of a match, at least, with all before (200)")
    parser.add_argument("--jobs", type=int, default=cores(), help="games at once (as many as there are cores)")
    parser.add_argument("--seed", type=int, default=1, help="of the matches (1)")
    parser.add_argument(
        "--out", type=Path, default=OUT, help="where games are kept (build/strength, of which docs/strength.md tells)"
    )
    parser.add_argument("--show", action="store_true", help="play nothing, show what is known")
    chosen = parser.parse_args(arguments)
    console = wide_console()
    book = Book(PROJECT / "docs" if chosen.out.resolve() == OUT else chosen.out)
    code = 0
    if not chosen.show:
        games = [tg.game(id) for id in chosen.game or ids]
        try:
            code = play(games, chosen.match or list(GOALS), chosen.games, chosen.jobs, chosen.seed, chosen.out, book)
        except TiergartenError as mistake:
            console.print(str(mistake), markup=False)
            return 2
    console.print(screen(book.read().values()))
    return code


def line_up_in(text: str) -> tuple[str, ...]:
    """The bots of a match."""
    bots = tuple(text.split(","))
    if not set(bots) <= set(NAMES) or len(bots) < 2 or (len(bots) > 2 and not is_line_up(bots)):
        raise argparse.ArgumentTypeError(
            f"“{text}” is no match: two bots, or more with copies among them, of: {', '.join(NAMES)}"
        )
    return bots


def play(
    games: Sequence[Game], line_ups: Sequence[tuple[str, ...]], least: int, jobs: int, seed: int, out: Path, book: Book
) -> int:
    """Play the matches one after another until all are finished, or Ctrl-C; what is known is kept after each."""
    for game in games:
        for line_up in line_ups:
            if len(line_up) in game.players:
                plan = Plan.of(game, line_up, players=len(line_up), seed=seed)
                if not play_match(plan, line_up, least, jobs, out / game.id / "-".join(line_up), book):
                    return INTERRUPTED
    return 0


def play_match(plan: Plan, line_up: tuple[str, ...], least: int, jobs: int, folder: Path, book: Book) -> bool:
    """Play what is missing of a match; was it played to the end?"""
    name = f"{plan.game.id}, {called(line_up)}"
    if not plays_as_before(plan, folder):
        print(f"{name}: bots, rules or seed have changed. The games of before are now in {set_aside(folder)}.")
    there: list[int] = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=None)

        def watch(done: int, of: int) -> None:
            there.append(done)
            bar.update(task, completed=done, total=of)

        standings = play_arena(plan, least, jobs, folder, watch=watch)
    known = book.read().get((plan.game.id, line_up))
    if standings.games and (known is None or known.games != standings.games or there[-1] > there[0]):
        # Who stops it will not wait for more than what there is.
        pace, longest = (None, None) if standings.missing else seconds_a_choice(plan, line_up[0])
        book.note(
            Outcome(
                game=plan.game.id,
                line_up=line_up,
                games=standings.games,
                seed=plan.seed,
                date=datetime.now(UTC).date().isoformat(),
                win=standings.by_bot[line_up[0]].win,
                pace=pace,
                longest=longest,
            )
        )
    return not standings.missing


def seconds_a_choice(plan: Plan, name: str) -> tuple[float, float]:
    """The mean and the most CPU seconds that the bot takes where it has a choice, in a game of each seating."""
    seconds = []
    for seating in plan.seatings:
        table = plan.game.new(plan.players, seed=plan.seed)
        bots = [bot(each, seed=plan.seed) for each in seating]
        for each in bots:
            each.choose(table, table.actors[0])  # what is compiled is loaded before the clock runs
        while actors := table.actors:
            seat = actors[0]
            start = process_time()
            action = bots[seat].choose(table, seat)
            took = process_time() - start
            if seating[seat] == name and len(table.legal_ids(seat)) > 1:
                seconds.append(took)
            table.play(action, seat)
    return sum(seconds) / len(seconds), max(seconds)


def plays_as_before(plan: Plan, folder: Path) -> bool:
    """Would the first game of the folder be played in the same way now? If there is none, nothing has changed."""
    try:
        if json.loads((folder / SETTINGS).read_bytes()) != plan.settings():
            return False
        with open(folder / RECORDS, "rb") as records:
            entry = json.loads(records.readline())
        again = play_game(plan, entry["number"], lambda: False)
    except (OSError, ValueError, KeyError):  # nothing is there, or nothing whole; the arena says what is wrong
        return True
    return again is None or bool(json.loads(again.line)["record"] == entry["record"])


def set_aside(folder: Path) -> Path:
    """Give a folder of games another name, that of the next number."""
    number = 1
    while (aside := folder.with_name(f"{folder.name}.{number}")).exists():
        number += 1
    return folder.rename(aside)
