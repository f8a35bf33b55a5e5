"""What is played in an arena: its settings, checked, and as JSON."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ... import __version__
from ...bots import bot
from ...core.dealer import Dealer
from ...core.game import Game
from ...core.numbers import whole
from ...core.options import Options, OptionValue
from ...core.parts import Json
from ...errors import BadOption
from .schedule import Seating, is_line_up, rounds_for, seatings

FORMAT = 1
MOST_GAMES = 10_000_000
MOST_JOBS = 1024


@dataclass(frozen=True)
class Plan:
    """The settings that every game of the arena follows from."""

    game: Game
    bots: tuple[str, ...]  # sorted, so that their order in a command means nothing; with copies, they are the line-up
    players: int
    seed: int
    options: Options

    @classmethod
    def of(
        cls, game: Game, bots: Sequence[str], players: int, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> Plan:
        """The plan, or a mistake that says what would be right."""
        checked = game.check_options(players, options or {})
        dealer = Dealer.of(seed)
        names = sorted(name.strip() for name in bots)
        if not names:
            raise BadOption("arena-bots-missing")
        if is_line_up(names) and len(names) != players:
            raise BadOption("arena-line-up-bad", bots=", ".join(names), named=len(names), players=int(players))
        for name in set(names):
            dismiss(bot(name, seed=0))
        return cls(game, tuple(names), int(players), dealer.seed, checked)

    @cached_property
    def seatings(self) -> list[Seating]:
        """The games of a round."""
        return seatings(self.bots, self.players)

    def rounds(self, games: int) -> int:
        """How many whole rounds have at least so many games."""
        count = whole(games)
        if count is None or not 1 <= count <= MOST_GAMES:
            raise BadOption("arena-games-bad", games=str(games), most=MOST_GAMES)
        return rounds_for(count, len(self.seatings))

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def round(self, number: int) -> int:
        """The round that a game belongs to: its deal."""
        return number // len(self.seatings)

    def settings(self) -> dict[str, Json]:
        """The plan as JSON; games of other settings are other games."""
        return {
            "format": FORMAT,
            "tiergarten": __version__,  # bots may play otherwise in another version
            "game": self.game.id,
            "rules": self.game.rules_version,
            "bots": list(self.bots),
            "players": self.players,
            "seed": str(self.seed),  # digits, for JSON readers that cannot hold large numbers
            "options": {
                name: list(value) if isinstance(value, list) else value for name, value in self.options.items()
            },
        }

    def command(self, games: int) -> str:
        """The command that plays these games."""
        words = ["tiergarten", "arena", self.game.id, *_as_options(self.bots), "--players", str(self.players)]
        words += ["--games", str(games), "--seed", str(self.seed)]
        defaults = self.game.check_options(self.players, {})
        for name, value in self.options.items():
            if value != defaults[name]:
                words += ["--option", f"{name}={_as_typed(value)}"]
        return shlex.join(words)


def _as_options(bots: Sequence[str]) -> list[str]:
    """The names as a command has them: all in one list, but those with commas in them one by one."""
    listed = [name for name in bots if "," not in name]
    words = ["--bots", ",".join(listed)] if listed else []
    return words + [word for name in bots if "," in name for word in ("--bot", name)]


def _as_typed(value: OptionValue) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def check_jobs(jobs: int) -> int:
    """How many processes play at once."""
    count = whole(jobs)
    if count is None or not 1 <= count <= MOST_JOBS:
        raise BadOption("arena-jobs-bad", jobs=str(jobs), most=MOST_JOBS)
    return count


def dismiss(player: object) -> None:
    """Let go of a bot: one that runs as a process of its own has a `close`."""
    close = getattr(player, "close", None)
    if callable(close):
        close()
