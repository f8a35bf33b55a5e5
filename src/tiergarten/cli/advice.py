"""Advice on a position and the review of a record, as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from .. import bot as bot_named
from .. import game as game_of
from .. import replay
from ..bots import LEVELS
from ..bots.thinker import SearchBot, Thought
from ..core.parts import Json
from ..errors import BadOption
from ..words import Words
from .files import names_in
from .progress import progress_bar


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
    from ..lab.advice import advise

    game = game_of(str(position.get("game")))
    table = game.position(position)
    words = game.words(language)
    advice = advise(table, bot, seat)
    names = [words.text("player", number=each + 1) for each in range(table.players)]
    playouts = sum(thought.visits for thought in advice.thoughts)
    title = game.title_in(language)
    yield words.text("advice-head", game=title, seat=names[advice.seat], bot=bot_name, playouts=playouts)
    for rank, thought in enumerate(advice.thoughts, 1):
        yield "  " + _move_line(rank, thought, words, names)
    best = words.say(advice.thoughts[0].action.message, names)
    yield words.text("advice-why", move=best)
    for reason in advice.reasons:
        yield "  " + words.say(reason, names)
    for line in advice.lines:
        if line.events:
            yield "  " + words.text("advice-line", move=words.say(line.thought.action.message, names))
            yield from ("    " + words.say(event, names) for event in line.events)


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
    """The review of a game; the files are written first."""
    from ..lab.review import review
    from ..lab.review_files import check_folder, seat_rows, write_review

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
    written = write_review(judged, folder, names, language, bot_name)
    yield words.text("review-head", game=table.game.title_in(language), bot=bot_name)
    yield from ("  " + words.say(row, names) for row in seat_rows(judged))
    yield words.text("review-turns")
    for point in judged.turning_points:
        yield from ("  " + words.say(sentence, names) for sentence in point.told())
        yield ""
    yield words.text("review-written", folder=str(folder), files=", ".join(written))
