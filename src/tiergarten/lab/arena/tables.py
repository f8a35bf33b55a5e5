"""The standings as tables of words, for the screen and for the report."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...bots.outside import PATIENCE
from ...words import words
from .figures import Figures
from .schedule import Seating
from .standings import Score, Standings


@dataclass(frozen=True)
class Grid:
    """A table: what is in it, its columns, its rows, and what one should know to read it."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str
    names: int = 1  # columns, the first ones, that are words and not numbers


class Tables:
    """The tables of standings, in a language."""

    def __init__(self, standings: Standings, language: str) -> None:
        self._standings = standings
        self._text = words(language).text
        self._figures = Figures(language)
        text = self._text
        self._score_header = (
            text("arena-times"),
            text("arena-win-share"),
            text("arena-points"),
            text("arena-place"),
        )

    def all(self) -> list[Grid]:
        """All tables that these standings have."""
        if len(self._standings.bots) == 1:
            return [self.bots(), self.seats()]
        return [self.bots(), self.crosstable(), self.seats(), self.line_ups()]

    def bots(self) -> Grid:
        """How each bot did."""
        standings, text, figures = self._standings, self._text, self._figures
        rated = {bot: (figures.rating(rating),) for bot, rating in standings.ratings.items()}
        rows = tuple(
            (
                bot,
                *rated.get(bot, ()),
                *self._cells(standings.by_bot[bot]),
                figures.duration(standings.pace.get(bot)),
            )
            for bot in standings.bots
        )
        rating = (text("arena-rating"),) if rated else ()
        header = (text("arena-bot"), *rating, *self._score_header, text("arena-pace"))
        equal = figures.percent(1 / standings.plan.players)
        return Grid(text("arena-bots-title"), header, rows, text("arena-bots-note", equal=equal))

    def crosstable(self) -> Grid:
        """How often the bot of the row finishes ahead of the one of the column."""
        standings, text, figures = self._standings, self._text, self._figures
        rows = tuple(
            (
                bot,
                *("" if bot == rival else figures.share(standings.ahead.get((bot, rival))) for rival in standings.bots),
            )
            for bot in standings.bots
        )
        header = (text("arena-ahead-of"), *standings.bots)
        return Grid(text("arena-cross-title"), header, rows, text("arena-cross-note"))

    def seats(self) -> Grid:
        """What the seats are worth: to anybody, and to each bot."""
        standings, text = self._standings, self._text
        seats = range(standings.plan.players)
        rows = [(text("arena-anybody"), str(seat), *self._cells(standings.by_seat[seat])) for seat in seats]
        if len(standings.bots) > 1:
            for bot in standings.bots:
                scores = ((seat, standings.by_bot_and_seat.get((bot, seat))) for seat in seats)
                rows += [(bot, str(seat), *self._cells(score)) for seat, score in scores if score]
        header = (text("arena-bot"), text("arena-seat"), *self._score_header)
        return Grid(text("arena-seats-title"), header, tuple(rows), text("arena-seats-note"))

    def line_ups(self) -> Grid:
        """How the bots did in each company."""
        standings, text = self._standings, self._text
        order = {bot: at for at, bot in enumerate(standings.bots)}
        keys = sorted(
            standings.by_line_up, key=lambda key: ([order[bot] for bot in self._best_first(key[0])], order[key[1]])
        )
        rows = tuple(
            (self._company(line_up), bot, *self._cells(standings.by_line_up[line_up, bot])) for line_up, bot in keys
        )
        header = (text("arena-line-up"), text("arena-bot"), *self._score_header)
        return Grid(text("arena-line-ups-title"), header, rows, text("arena-line-ups-note"), names=2)

    def _best_first(self, line_up: Seating) -> list[str]:
        return sorted(line_up, key=self._standings.bots.index)

    def _company(self, line_up: Seating) -> str:
        """Such as “hard, 3 × greedy”."""
        counts = Counter(self._best_first(line_up))
        return ", ".join(bot if times == 1 else f"{times} × {bot}" for bot, times in counts.items())

    def _cells(self, score: Score) -> tuple[str, ...]:
        figures = self._figures
        times = self._text("number", number=score.times)
        return times, figures.share(score.win), figures.decimal(score.points), figures.decimal(score.place, 2)


def summary(standings: Standings, language: str) -> list[str]:
    """What was played, in sentences."""
    text = words(language).text
    lines = []
    if standings.missing:
        lines.append(text("arena-stopped", missing=standings.missing))
    if standings.cut_off:
        lines.append(text("arena-cut-off", games=standings.cut_off))
    lines += [
        text("arena-forfeits", bot=bot, forfeits=standings.forfeits[bot], choices=standings.choices[bot])
        for bot in standings.bots
        if standings.forfeits[bot]
    ]
    return lines


def fault_lines(standings: Standings, language: str) -> list[str]:
    """A sentence for each bot and kind, the most frequent first."""
    text = words(language).text
    often_first = sorted(standings.troubles.items(), key=lambda item: -item[1].times)
    lines = [
        text("arena-fault", bot=bot, times=each.times, ply=each.ply, game=each.game, problem=each.problem)
        for bot in standings.bots
        for (whose, _), each in often_first
        if whose == bot
    ]
    told = sum(trouble.times for trouble in standings.troubles.values())
    if told < sum(standings.forfeits.values()):
        lines.append(text("arena-unasked", times=PATIENCE))
    return lines
