"""Bots and advice: thinking is done in threads, which kernels let run beside the event loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..bots import LEVELS, bot
from ..bots.thinker import SearchBot
from ..core.table import Table
from ..lab.advice import Advice, advise
from ..lab.review import Review, review

T = TypeVar("T")
ADVISER = "hard"  # whose thoughts a hint is
JUDGE = "medium"  # whose thoughts a review is: it looks at every choice of a game
GOOD_MOVES = 3


class Thinkers:
    """The threads."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self._bots = ThreadPoolExecutor(cores, "bot")
        self._lab = ThreadPoolExecutor(1, "lab")  # reviews take long, and never keep a bot waiting

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The name of the move that a bot makes."""
        own = table.copy()
        return await self._think(self._bots, lambda: bot(level).choose(own, seat).name)

    async def advise(self, table: Table, seat: int) -> Advice:
        """What a bot would do."""
        own = table.copy()
        return await self._think(self._bots, lambda: advise(own, _searcher(ADVISER), seat))

    async def review(self, table: Table, progress: Callable[[int, int], None]) -> Review:
        """What there is to say about a game; `progress` is called from another thread."""
        own = table.copy()
        return await self._think(self._lab, lambda: review(own, _searcher(JUDGE), progress))

    async def _think(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def close(self) -> None:
        """Begin nothing new; what is being thought goes nowhere."""
        for pool in (self._bots, self._lab):
            pool.shutdown(wait=False, cancel_futures=True)


def _searcher(level: str) -> SearchBot:
    searcher = bot(level)
    assert isinstance(searcher, SearchBot), LEVELS
    return searcher
