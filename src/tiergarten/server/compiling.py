"""Compiles the games' kernels in a process of their own, so that the server answers meanwhile."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ..errors import NotReady
from ..games import registry

if TYPE_CHECKING:
    from ..core.game import Game

RETRY = 60.0  # seconds until a game that could not be compiled is tried again
log = logging.getLogger(__name__)


class Compiler:
    """Knows how much of each game is compiled, sees to the rest, and loads what is needed."""

    def __init__(self) -> None:
        self.done: dict[str, float] = {game.id: 0.0 for game in registry}  # 1 where a game can be played
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._work: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        """Begin, in the background."""
        self._work = asyncio.create_task(self._compile_all())

    async def close(self) -> None:
        """Stop."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        tasks = [*self._loading.values(), *([self._work] if self._work else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ready(self, game: Game) -> None:
        """Return when the game's kernels are loaded; NotReady while they are being compiled."""
        if self.done[game.id] < 1:
            raise NotReady("game-compiling", done=int(100 * self.done[game.id]))
        loading = self._loading.get(game.id)
        if loading is None or (loading.done() and loading.exception() is not None):
            loading = self._loading[game.id] = asyncio.create_task(asyncio.to_thread(load, game))
        await asyncio.shield(loading)

    def is_loaded(self, game: Game) -> bool:
        """Can the game be used at once?"""
        return game.id in self._loading and self._loading[game.id].done()

    async def _compile_all(self) -> None:
        """What fails is tried again later: memory or disk may have been short."""
        while lacking := await asyncio.to_thread(self._look):
            for game in lacking:
                await self._compile(game)
            if any(self.done[game.id] < 1 for game in lacking):
                await asyncio.sleep(RETRY)

    def _look(self) -> list[Game]:
        """Which games need compiling, the one to begin with first."""
        lacking = []
        for game in registry:
            if is_compiled(game):
                self.done[game.id] = 1.0
            else:
                lacking.append(game)
        return lacking

    async def _compile(self, game: Game) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, game.id, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            with suppress(ValueError):
                self.done[game.id] = min(float(json.loads(line)), 0.99)
        if await self._process.wait() == 0:
            self.done[game.id] = 1.0
        else:
            self.done[game.id] = 0.0
            log.error("compiling failed", extra={"game": game.id})


def is_compiled(game: Game) -> bool:
    """Is everything compiled that the game and its bots need?"""
    from ..bots import all_kernels

    return all(kernels.are_ready for kernels in all_kernels(game))


def load(game: Game) -> None:
    """Use every kernel of a table once, which reads it from the cache."""
    table = game.new(game.players.start, seed=0)
    for _ in range(3):
        seat = table.actors[0]
        table.effects(table.legal(seat)[0])
        table.view(seat)
        table.play(table.legal(seat)[0])
    table.copy().log  # noqa: B018 - for what it does
    _ = table.ranking
    gc.collect()
    gc.freeze()  # what was loaded stays: looking through it again and again would make everybody wait


def main(id: str) -> None:
    """Compile a game and print how much is done, a line at a time."""
    from ..bots import all_kernels

    groups = [kernels for kernels in all_kernels(registry.game(id)) if not kernels.are_ready]
    for i, kernels in enumerate(groups):
        kernels.compile(partial(tell_progress, i, len(groups)))


def tell_progress(group: int, groups: int, name: str, done: float) -> None:
    """How much of all groups of kernels is done, as a line for the server."""
    try:
        sys.stdout.write(f"{(group + done) / groups}\n")
        sys.stdout.flush()
    except BrokenPipeError:  # the server is gone, so nobody needs this any more
        os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
