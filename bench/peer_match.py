"""How often `hard` beats OpenSpiel's own tree search in our games, two players, at equal CPU time a choice.

Both seatings are played on the same deals; who ties has half a win. OpenSpiel's bot plays through our environment for
OpenSpiel. It is its Python MCTSBot: the one in C++ crashes on games that are written in Python.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table as Sheet

import tiergarten as tg
from tiergarten.bots import bot
from tiergarten.core.game import Game
from tiergarten.core.intervals import wilson
from tiergarten.core.table import Table
from tiergarten.envs import check_extra
from tiergarten.errors import MissingExtra
from tiergarten.lab.arena.figures import Figures
from tiergarten.lab.files import write_whole

from .console import wide_console
from .engine import at_least_one

DOCS = Path(__file__).resolve().parents[1] / "docs"
BEGIN, END = "<!-- peer: the bench writes from here -->", "<!-- peer: to here -->"
OWN = "hard"
GOAL = 0.80
EXPLORATION = 1.4  # OpenSpiel's own examples search so
FEWEST = 2  # iterations that its bot needs to find a move
FIGURES = Figures("en")
CRASHES = """
import pyspiel
from open_spiel.python.games import tic_tac_toe
game = pyspiel.load_game("python_tic_tac_toe")
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
pyspiel.MCTSBot(game, evaluator, 1.4, 10, 10, False, 1, False).step(game.new_initial_state())
"""


@dataclass
class Clock:
    """The CPU seconds that a player has thought, where it had a choice."""

    seconds: float = 0.0
    choices: int = 0

    @property
    def mean(self) -> float:
        """Seconds a choice."""
        return self.seconds / max(self.choices, 1)

    def note(self, start: float) -> None:
        """One more choice, begun at that time."""
        self.seconds += process_time() - start
        self.choices += 1


class Peer:
    """OpenSpiel's tree search, which counts iterations and not time: it gets as many as make up for the time so far."""

    def __init__(self, game: Any, seed: int) -> None:
        from open_spiel.python.algorithms import mcts

        chooser = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chooser)
        self.bot = mcts.MCTSBot(game, EXPLORATION, FEWEST, evaluator, random_state=chooser)
        self.iterations = 0

    def choose(self, state: Any, own: Clock, other: Clock) -> int:
        """A move, after about as much thought as brings its mean up to the other's."""
        budget = max(other.mean * (own.choices + 1) - own.seconds, other.mean / 2)
        rate = self.iterations / own.seconds if own.seconds else 100.0
        self.bot.max_simulations = max(round(budget * rate), FEWEST)
        self.iterations += self.bot.max_simulations
        return int(self.bot.step(state))


@dataclass
class Match:
    """What a match has told so far."""

    game: str
    games: int = 0
    wins: float = 0.0  # of ours
    own: Clock = field(default_factory=Clock)
    peer: Clock = field(default_factory=Clock)
    iterations: int = 0  # of the peer
    seed: int = 1
    date: str = ""

    @property
    def row(self) -> list[str]:
        """The match as a row of a table."""
        share = wilson(self.wins / self.games, self.games)
        verdict = "✓" if share.low >= GOAL else "✗" if share.high < GOAL else "?"
        return [
            self.game,
            f"{verdict} {FIGURES.share(share)}",
            str(self.games),
            FIGURES.duration(self.own.mean),
            FIGURES.duration(self.peer.mean),
            f"{self.iterations / max(self.peer.choices, 1):.0f}",
            self.date,
        ]


def play_match(game: Game, games: int, seed: int, note: Callable[[Match], None]) -> Match:
    """Play so many games, two on each deal, after each of which the match so far is noted."""
    import pyspiel

    from tiergarten.envs.openspiel import short_name

    spiel = pyspiel.load_game(f"{short_name(game)}(players=2)")
    match = Match(game.id, seed=seed, date=datetime.now(UTC).date().isoformat())
    warm_up = game.new(2, seed=seed)
    bot(OWN, seed).choose(warm_up, warm_up.actors[0])  # what is compiled is loaded before the clock runs
    peer = Peer(spiel, seed)
    for number in range(games):
        seat = number % 2
        table = game.new(2, seed=seed, number=number // 2)
        play(table, spiel.new_initial_state(), seat, peer, match, seed * games + number)
        match.games += 1
        match.wins += (seat in table.winners) / len(table.winners) if table.winners else 0.5
        print(f"{game.id}: {match.wins:g} of {match.games}", file=sys.stderr, flush=True)
        if seat == 1:
            note(match)
    return match


def play(table: Table, state: Any, own_seat: int, peer: Peer, match: Match, seed: int) -> None:
    """Play a game to its end; OpenSpiel's state follows the table."""
    own, made = bot(OWN, seed), 0
    while not table.over:
        for _, move in table.moves[made:]:
            state.apply_action(move)
        made = table.ply
        seat = table.actors[0]
        legal = table.legal_ids(seat)
        start = process_time()
        if len(legal) == 1:
            move = legal[0]
        elif seat == own_seat:
            move = own.choose(table, seat).id
            match.own.note(start)
        else:
            move = peer.choose(state, match.peer, match.own)
            match.peer.note(start)
        table.play(move, seat)
    match.iterations = peer.iterations


HEADINGS = ("game", f"{OWN} wins", "games", f"{OWN}: a choice", "OpenSpiel: a choice", "its iterations", "played on")


def keep(match: Match) -> None:
    """Keep a match in place of an earlier one of the game, and write the table of the page anew."""
    book = DOCS / "strength_peer.json"
    known = json.loads(book.read_text(encoding="utf-8")) if book.exists() else {}
    known[match.game] = asdict(match)
    write_whole(book, (json.dumps(known, indent=1) + "\n").encode())
    page = DOCS / "strength.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    write_whole(page, f"{before}{BEGIN}\n\n{markdown(known)}\n\n{END}{after}".encode())


def markdown(known: dict[str, Any]) -> str:
    """All matches, as the page has them."""
    rows = [restored(known[game.id]).row for game in tg.games() if game.id in known]
    lines = [list(HEADINGS), ["---"] * len(HEADINGS), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def restored(entry: dict[str, Any]) -> Match:
    """A match as it was kept."""
    return Match(**{**entry, "own": Clock(**entry["own"]), "peer": Clock(**entry["peer"])})


def main(arguments: Sequence[str]) -> int:
    """Play and show."""
    parser = argparse.ArgumentParser(prog="python -m bench peer_match", description=__doc__.partition("\n")[0])
    ids = [game.id for game in tg.games()]
    parser.add_argument("--game", action="append", choices=ids, help="may be given again (all games)")
    parser.add_argument("--games", type=at_least_one, default=20, help="of each match (20)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and bots (1)")
    parser.add_argument("--note", action="store_true", help="write the result into docs/strength.md")
    chosen = parser.parse_args(arguments)
    try:
        check_extra("openspiel", "pyspiel")
    except MissingExtra as mistake:
        parser.error(str(mistake))
    code = subprocess.run([sys.executable, "-c", CRASHES], capture_output=True, check=False).returncode
    print(f"OpenSpiel's MCTSBot in C++ on its own python_tic_tac_toe: exit code {code}")
    sheet = Sheet(*HEADINGS, title=f"{OWN} against OpenSpiel's MCTSBot in Python, two players")
    for id in chosen.game or ids:
        match = play_match(tg.game(id), chosen.games, chosen.seed, keep if chosen.note else lambda match: None)
        sheet.add_row(*match.row)
    wide_console().print(sheet)
    return 0
