"""A review is made once, however asking for it and making it meet."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import tiergarten as tg
from tests.tables import finished_table
from tiergarten.bots.thinker import SearchBot
from tiergarten.lab.review import Review, review
from tiergarten.server.routes.past import Reviews
from tiergarten.server.store.writer import Conflict


class Thinkers:
    """They know the review already, and say it when they are told to."""

    def __init__(self, judged: Review) -> None:
        self.judged, self.times, self.may_end = judged, 0, asyncio.Event()

    async def review(self, table: object, progress: object) -> Review:
        self.times += 1
        await self.may_end.wait()
        return self.judged


class SlowStore:
    """While its answer is on its way the review that is being made is kept, so that the answer is out of date."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers, self.kept, self.is_kept = thinkers, list[Any](), asyncio.Event()

    async def review(self, table: str) -> Any:
        then = self.kept[0] if self.kept else None
        if self.thinkers.times:
            self.thinkers.may_end.set()
            await self.is_kept.wait()
        return then

    async def add_review(self, table: str, review: object) -> None:
        if self.kept:
            raise Conflict
        self.kept.append(review)
        self.is_kept.set()


def a_place() -> tuple[Any, Any, Thinkers]:
    """A table that is over, and the hall that it stands in."""
    table = finished_table(tg.game("dice"), 2, 5)
    sitting = SimpleNamespace(
        header=SimpleNamespace(id="table"),
        game=table.game,
        table=table,
        chairs=[SimpleNamespace(name=name) for name in ("Ada", "Ben")],
    )
    thinkers = Thinkers(review(table, SearchBot(2, iterations=10)))
    return SimpleNamespace(sitting=sitting), SimpleNamespace(thinkers=thinkers, store=SlowStore(thinkers)), thinkers


def test_a_review_that_is_kept_while_somebody_asks_is_not_made_again() -> None:
    async def ask_twice() -> int:
        live, hall, thinkers = a_place()
        reviews = Reviews()
        assert await reviews.ask(live, hall) == (0.0, None)
        await asyncio.sleep(0)  # it is begun
        assert await reviews.ask(live, hall) == (0.0, None)
        thinkers.may_end.set()
        while (await reviews.ask(live, hall))[0] < 1:
            await asyncio.sleep(0)
        await reviews.close()
        return thinkers.times

    assert asyncio.run(ask_twice()) == 1


def test_a_review_that_another_server_has_kept_first_is_as_good() -> None:
    async def come_second() -> object:
        live, hall, thinkers = a_place()
        reviews = Reviews()
        await reviews.ask(live, hall)
        await hall.store.add_review("table", {"made": "elsewhere"})
        thinkers.may_end.set()
        while (found := await reviews.ask(live, hall))[0] < 1:
            await asyncio.sleep(0)
        await reviews.close()
        return found

    assert asyncio.run(come_second()) == (1.0, {"made": "elsewhere"})
