"""A review as files: JSON for programs, a page in words, and a plot of everybody's chance to win."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

import numpy as np

from ..errors import BadOption
from ..words import Words
from .files import check_extra, write_together
from .review import Judgement, Review, TurningPoint
from .review_words import mistakes, seat_rows, turns

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # which people who see colours differently can tell
LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
SIZE = (9, 4.5)  # inches
DOTS_AN_INCH = 150
CLOSE = 0.04  # of the width, within which the numbers of two moves would touch


def check_folder(folder: Path) -> None:
    """Can a review be written there? To be asked before the work is done, so that it is not done for nothing."""
    check_extra("matplotlib")
    nearest = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    try:
        with TemporaryFile(dir=nearest):
            pass
    except OSError as fault:
        raise _unwritable(folder, fault) from None


def write_review(review: Review, folder: Path, names: Sequence[str], language: str, bot: str) -> list[str]:
    """Write all files into the folder, which is made where it is missing; their names."""
    contents = {
        "review.json": json.dumps(as_json(review, names, language), ensure_ascii=False, indent=1).encode(),
        "review.md": "\n".join(as_page(review, names, language, bot)).encode(),
        "win-chance.png": plot(review, names, language, "png"),
        "win-chance.svg": plot(review, names, language, "svg"),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_together({folder / name: written for name, written in contents.items()})
    except OSError as fault:
        raise _unwritable(folder, fault) from None
    return list(contents)


def _unwritable(folder: Path, fault: OSError) -> BadOption:
    return BadOption("review-unwritable", folder=str(folder), reason=fault.strerror or str(fault))


def as_json(review: Review, names: Sequence[str], language: str) -> dict[str, object]:
    """The review for programs, such as the browser table: numbers, names of moves, and sentences in one language."""
    words = review.table.game.words(language)
    return {
        "format": 1,
        "game": review.table.game.id,
        "players": review.table.players,
        "names": list(names),
        "curve": [
            {"ply": moment.ply, "wins": _rounded(moment.wins), "errors": _rounded(moment.errors)}
            for moment in review.curve
        ],
        "moves": [_judged(judgement, words, names) for judgement in review.judgements],
        "turning_points": [_turned(point, words, names) for point in review.turning_points],
    }


def _turned(point: TurningPoint, words: Words, names: Sequence[str]) -> dict[str, object]:
    return {
        "ply": point.ply,
        "move": point.judgements[0].move,
        "seat": point.seat,
        "before": round(point.before, 4),
        "after": round(point.after, 4),
        "error": round(point.error, 4),
        "mistake": point.is_by_mistake,
        "text": [words.say(sentence, names) for sentence in point.told()],
    }


def _judged(judgement: Judgement, words: Words, names: Sequence[str]) -> dict[str, object]:
    return {
        "ply": judgement.ply,
        "move": judgement.move,
        "seat": judgement.seat,
        "played": judgement.played.name,
        "best": judgement.best.name,
        "loss": round(judgement.loss, 4),
        "loss_error": round(judgement.loss_error, 4),
        "points_loss": round(judgement.points_loss, 2),
        "mistake": judgement.is_mistake,
        "text": [words.say(sentence, names) for sentence in judgement.told()],
    }


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def as_page(review: Review, names: Sequence[str], language: str, bot: str) -> list[str]:
    """The review in words, as Markdown."""
    words = review.table.game.words(language)
    game = review.table.game.title_in(language)
    lines = ["# " + words.text("review-head", game=game, bot=bot), ""]
    lines += [f"- {words.say(row, names)}" for row in seat_rows(review)]
    lines += ["", "![](win-chance.png)", ""]
    for heading, told in (("review-turns", turns(review)), ("review-mistakes", mistakes(review))):
        lines += ["## " + words.text(heading), ""]
        lines += ["- " + " ".join(words.say(sentence, names) for sentence in sentences) for sentences in told]
        lines += [""]
    return lines


def plot(review: Review, names: Sequence[str], language: str, kind: str) -> bytes:
    """Everybody's chance to win over the game, the turning points marked."""
    from matplotlib.figure import Figure

    text = review.table.game.words(language).text
    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    plies = [moment.ply for moment in review.curve]
    for seat, name in enumerate(names):
        chances = np.array([100 * moment.wins[seat] for moment in review.curve])
        errors = np.array([100 * moment.errors[seat] for moment in review.curve])
        axes.plot(plies, chances, LINES[seat], color=COLOURS[seat], label=name, linewidth=1.8)
        axes.fill_between(plies, chances - errors, chances + errors, color=COLOURS[seat], alpha=0.12, linewidth=0)
    _mark(axes, [point.judgements[0].move for point in review.turning_points], plies[-1])
    axes.set(xlabel=text("review-axis-move"), ylabel=text("review-axis-chance") + ", %", ylim=(-1, 101))
    axes.margins(x=0.01)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
    image = BytesIO()
    figure.savefig(image, format=kind, dpi=DOTS_AN_INCH)
    return image.getvalue()


def _mark(axes: Axes, moves: Sequence[int], last: int) -> None:
    """A line for each of these moves, with its number above; numbers that would touch stand one above the other."""
    height = 0
    for move, before in zip(moves, [-last, *moves], strict=False):
        height = height + 1 if move - before < CLOSE * last else 0
        axes.axvline(move, color="#888888", linewidth=0.8)
        above = (0, 4 + 12 * height)
        axes.annotate(str(move), (move, 101), above, textcoords="offset points", ha="center", annotation_clip=False)
