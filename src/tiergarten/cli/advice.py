"""Advice on a position and the review of a record, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .. import bot as bot_named
from .. import game as game_of
from .. import replay
from ..bots import LEVELS
from ..bots.thinker import SearchBot, Thought
from ..core.parts import Json
from ..core.table import Table
from ..errors import BadOption, WrongSeat
from ..words import Seat, Words, message
from .files import names_in
from .progress import progress_bar

if TYPE_CHECKING:
    from ..lab.advice import Comparison
    from ..lab.review import Review

WORST = 5  # mistakes that the terminal lists


def thinker_named(name: str, seed: int | None, time: float | None) -> SearchBot:
    """A bot that searches; the others cannot say why."""
    made = bot_named(name, seed, time=time)
    if not isinstance(made, SearchBot):
        raise BadOption("bot-no-search", bot=name, levels=", ".join(LEVELS))
    return made


def advice_lines(
    position: Mapping[str, Json], seat: int | None, bot: SearchBot, bot_name: str, language: str
) -> Iterator[str]:
    """What to do in a position, and why."""
    from ..lab.advice import advise, comparisons

    game = game_of(str(position.get("game")))
    table = game.position(position)
    words = game.words(language)
    _check_seat(table, seat)
    advice = advise(table, bot, seat)
    names = [words.text("player", number=each + 1) for each in range(table.players)]
    playouts = sum(thought.visits for thought in advice.thoughts)
    title = game.title_in(language)
    yield words.text("advice-head", game=title, seat=names[advice.seat], bot=bot_name, playouts=playouts)
    for rank, thought in enumerate(advice.thoughts, 1):
        yield "  " + _move_line(rank, thought, words, names)
    best = words.say(advice.thoughts[0].action.message, names)
    yield words.text("advice-why", move=best)
    compared = comparisons(table, bot, advice)
    if not compared:
        yield from ("  " + words.say(reason, names) for reason in advice.reasons)
    for comparison in compared:
        yield from _comparison_lines(comparison, words, names)


def _check_seat(table: Table, seat: int | None) -> None:
    """Is it clear whose move is asked for? Otherwise say which seats `--seat` takes now, by their numbers."""
    is_clear = len(table.actors) == 1 if seat is None else seat in table.actors or seat not in range(table.players)
    if table.actors and not is_clear:
        seats = tuple(message("advice-seat", number=each, seat=Seat(each)) for each in table.actors)
        raise WrongSeat("advice-seat-needed", seats=seats)


def _comparison_lines(comparison: Comparison, words: Words, names: list[str]) -> Iterator[str]:
    verdict, *reasons = comparison.reasons
    yield "  " + words.say(verdict, names)
    if comparison.remark is not None:
        reasons.append(comparison.remark)
    yield from ("    " + words.say(reason, names) for reason in reasons)
    for thought, events in (comparison.best, comparison.only_best), (comparison.other, comparison.only_other):
        if events:
            yield "    " + words.text("advice-only", move=words.say(thought.action.message, names))
            yield from ("      " + words.say(event, names) for event in events)


def _move_line(rank: int, thought: Thought, words: Words, names: list[str]) -> str:
    move = words.say(thought.action.message, names)
    if thought.visits < 2:
        return words.text("advice-once" if thought.visits else "advice-unseen", rank=rank, move=move)
    return words.text(
        "advice-move",
        rank=rank,
        move=move,
        win=round(100 * thought.win),
        error=round(100 * thought.win_error),
        points=thought.points,
        spread=thought.points_error,
        visits=thought.visits,
    )


def review_lines(record: dict[str, Json], folder: Path, bot: SearchBot, bot_name: str, language: str) -> Iterator[str]:
    """The review of a game. The files are written first; if they cannot be, all is told before that is."""
    from ..lab.review import review
    from ..lab.review_files import check_folder, write_review

    table = replay(record)
    check_folder(folder)
    words = table.game.words(language)
    names = names_in(record, language)
    with progress_bar() as progress:
        task = progress.add_task("", total=table.ply)
        judged = review(table, bot, lambda done, all: progress.update(task, completed=done))
    if not judged.judgements:
        yield words.text("review-none")
        return
    try:
        written = write_review(judged, folder, names, language, bot_name)
    finally:
        yield words.text("review-head", game=table.game.title_in(language), bot=bot_name)
        yield from _summary(judged, words, names)
    yield words.text("review-written", folder=str(folder), files=", ".join(written))


def _summary(judged: Review, words: Words, names: list[str]) -> Iterator[str]:
    """How everybody played, where the game turned, and the worst mistakes."""
    from ..lab.review_words import mistakes, seat_rows, turns

    yield from ("  " + words.say(row, names) for row in seat_rows(judged))
    for heading, told in (("review-turns", turns(judged)), ("review-mistakes", mistakes(judged, WORST))):
        yield ""
        yield words.text(heading)
        for sentences in told:
            yield "  " + " ".join(words.say(sentence, names) for sentence in sentences)
    if (more := len(judged.mistakes) - WORST) > 0:
        yield "  " + words.text("review-more-mistakes", mistakes=more)
    yield ""
