"""A review as files: JSON for programs, a page in words, and a plot of everybody's chance to win."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile

from ..errors import BadOption
from ..words import Message, Seat, message
from .files import check_extra, write_whole
from .review import Judgement, Review

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # which people who see colours differently can tell
LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
SIZE = (9, 4.5)  # inches
DOTS_AN_INCH = 150


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
    contents: dict[str, Callable[[], bytes]] = {
        "review.json": lambda: json.dumps(as_json(review, names, language), ensure_ascii=False, indent=1).encode(),
        "review.md": lambda: "\n".join(as_page(review, names, language, bot)).encode(),
        "win-chance.png": lambda: plot(review, names, language, "png"),
        "win-chance.svg": lambda: plot(review, names, language, "svg"),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, make in contents.items():
            write_whole(folder / name, make())
    except OSError as fault:
        raise _unwritable(folder, fault) from None
    return list(contents)


def _unwritable(folder: Path, fault: OSError) -> BadOption:
    return BadOption("file-unwritable", file=str(folder), reason=fault.strerror or str(fault))


def as_json(review: Review, names: Sequence[str], language: str) -> dict[str, object]:
    """The review for programs; sentences are there as keys with values, and in a language."""
    words = review.table.game.words(language)
    return {
        "format": 1,
        "game": review.table.game.id,
        "players": review.table.players,
        "names": list(names),
        "curve": [{"ply": ply, "wins": _rounded(wins)} for ply, wins in review.curve],
        "moves": [_judged(judgement) for judgement in review.judgements],
        "turning_points": [
            {
                "ply": point.judgement.ply,
                "seat": point.seat,
                "before": round(point.before, 4),
                "after": round(point.after, 4),
                "mistake": point.judgement.is_mistake,
                "text": [words.say(sentence, names) for sentence in point.told()],
            }
            for point in review.turning_points
        ],
    }


def _judged(judgement: Judgement) -> dict[str, object]:
    return {
        "ply": judgement.ply,
        "seat": judgement.seat,
        "played": judgement.played.name,
        "best": judgement.best.name,
        "loss": round(judgement.loss, 4),
        "loss_error": round(judgement.loss_error, 4),
        "points_loss": round(judgement.points_loss, 2),
    }


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def as_page(review: Review, names: Sequence[str], language: str, bot: str) -> list[str]:
    """The review in words, as Markdown."""
    words = review.table.game.words(language)
    game = review.table.game.title_in(language)
    lines = ["# " + words.text("review-head", game=game, bot=bot), ""]
    lines += [f"- {words.say(row, names)}" for row in seat_rows(review)]
    lines += ["", "![](win-chance.png)", "", "## " + words.text("review-turns"), ""]
    for point in review.turning_points:
        lines += ["- " + " ".join(words.say(sentence, names) for sentence in point.told())]
    return [*lines, ""]


def seat_rows(review: Review) -> list[Message]:
    """How well each seat played."""
    rows = []
    for seat in range(review.table.players):
        own = [judgement for judgement in review.judgements if judgement.seat == seat]
        losses = [judgement.loss for judgement in own if judgement.is_mistake]
        loss = round(100 * sum(losses))
        rows.append(message("review-seat", seat=Seat(seat), choices=len(own), mistakes=len(losses), loss=loss))
    return rows


def plot(review: Review, names: Sequence[str], language: str, kind: str) -> bytes:
    """Everybody's chance to win over the game, the turning points marked."""
    from matplotlib.figure import Figure

    text = review.table.game.words(language).text
    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    plies = [ply for ply, _ in review.curve]
    for seat, name in enumerate(names):
        chances = [100 * wins[seat] for _, wins in review.curve]
        axes.plot(plies, chances, LINES[seat], color=COLOURS[seat], label=name, linewidth=1.8)
    for number, point in enumerate(review.turning_points, 1):
        axes.axvline(point.judgement.ply, color="#888888", linewidth=0.8)
        axes.annotate(str(number), (point.judgement.ply, 101), ha="center", annotation_clip=False)
    axes.set(xlabel=text("review-axis-move"), ylabel=text("review-axis-chance") + ", %", ylim=(0, 100))
    axes.margins(x=0.01)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
    image = BytesIO()
    figure.savefig(image, format=kind, dpi=DOTS_AN_INCH)
    return image.getvalue()
