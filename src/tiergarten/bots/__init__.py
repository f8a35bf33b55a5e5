"""Bots: who plays where no person does. A bot is asked for a move and answers with one of the legal ones.

A bot never sees more than its seat may: in what it looks at, the others have yet to choose what they have sealed.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Protocol

from ..core.numbers import whole
from ..errors import BadOption, UnknownBot
from .spec import FORMS, LONGEST, is_outside, is_time, read_spec

if TYPE_CHECKING:
    from ..core.actions import Action
    from ..core.game import Game
    from ..core.table import Table
    from ..core.warm import Kernels

LEVELS = {"easy": 30, "medium": 300, "hard": 4_000, "expert": 20_000}  # bots that search, by their iterations
NAMES = ("random", "greedy", *LEVELS)
KNOWN = ", ".join((*NAMES, *FORMS))  # to tell people


class Bot(Protocol):
    """Whatever can choose a move."""

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """One of the seat's legal moves; the seat can be left out where only one may act."""
        ...


def bot(name: str, seed: int | None = None, *, time: float | None = None) -> Bot:
    """The bot of that name, or one from outside (docs/bots.md); the same seed makes the same choices.

    A bot that searches can be given the seconds it may think about a move, instead of its number of iterations; then
    its choices depend on how fast the machine is. One from outside has so many seconds to answer.
    """
    if is_outside(name):
        from .invite import invited

        return invited(name, seed_of(seed), time)
    if name not in NAMES:
        raise UnknownBot("bot-unknown", bot=str(name), known=KNOWN)
    if time is not None and (name not in LEVELS or not is_time(time)):
        levels = ", ".join((*LEVELS, *FORMS))
        raise BadOption("bot-time-bad", bot=name, time=str(time), levels=levels, most=LONGEST)
    start = seed_of(seed)
    if name == "random":
        from .random import RandomBot

        return RandomBot(start)
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(start)
    from .thinker import SearchBot

    return SearchBot(start, iterations=LEVELS[name], seconds=time)


def seed_of(seed: int | None) -> int:
    """The seed of a bot, one that nobody knows where none is given, or BadOption."""
    start = whole(secrets.randbits(64) if seed is None else seed)
    if start is None or start < 0:
        raise BadOption("seed-bad", seed=str(seed))
    return start


def is_bot(name: str) -> bool:
    """Can there be a bot of that name?"""
    return name in NAMES or is_outside(name)


def title_of(name: str) -> str:
    """What to call the bot of that name."""
    return read_spec(name).title if is_outside(name) else name.capitalize()


def all_kernels(game: Game) -> tuple[Kernels, ...]:
    """Everything that is compiled for the game, its bots' part included."""
    from ..core.warm import kernels_of
    from . import greedy, thinker

    return kernels_of(game), greedy.kernels_of(game), thinker.kernels_of(game)
