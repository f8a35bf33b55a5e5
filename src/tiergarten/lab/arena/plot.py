"""The standings as a picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from itertools import takewhile
from typing import TYPE_CHECKING

from ...words import words
from .figures import Figures
from .standings import Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Line = tuple[str, float, float, float]  # what it is about, value, and the ends of its interval

INK, FAINT = "#1f2933", "#9aa5b1"
GREEN, BLUE = "#2f7d4f", "#2b6cb0"
WIDTH, LINE, FRAME = 10.0, 0.42, 1.75  # inches: of the picture, of a line, of what is above and below
LONGEST = 36  # characters of a name
DOTS = 144  # an inch


def picture(standings: Standings, language: str) -> bytes:
    """Ratings and win shares with their intervals, as PNG; of a bot that is alone, what each seat is worth."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    text, figures, plan = words(language).text, Figures(language), standings.plan
    panels: list[tuple[str, str, list[Line], float | None]] = []
    equal = 100 / plan.players
    if standings.ratings:
        rated = [(bot, rating.mu, rating.low, rating.high) for bot, rating in standings.ratings.items()]
        panels.append((text("arena-plot-rating"), GREEN, rated, None))
        scores = [(bot, standings.by_bot[bot]) for bot in standings.bots]
    else:
        scores = [(text("arena-plot-seat", seat=seat), score) for seat, score in sorted(standings.by_seat.items())]
    won = [(name, 100 * score.win.value, 100 * score.win.low, 100 * score.win.high) for name, score in scores]
    panels.append((text("arena-plot-win", equal=figures.percent(1 / plan.players)), BLUE, won, equal))

    drawing = Figure(
        figsize=(WIDTH, FRAME + LINE * max(len(won), 3)), layout=ConstrainedLayoutEngine(w_pad=0.12, wspace=0.04)
    )
    FigureCanvasAgg(drawing)
    title = text("arena-title", game=plan.game.title_in(language), players=plan.players)
    drawing.suptitle(f"{title}\n", fontsize=13, fontweight="bold", color=INK, x=0.02, ha="left")
    drawing.text(0.02, 0.985, "\n\n" + text("arena-plot-games", games=standings.games), fontsize=9, color=INK, va="top")
    axes = drawing.subplots(1, len(panels), squeeze=False, sharey=True)[0]
    for panel, (label, colour, lines, mark) in zip(axes, panels, strict=True):
        _draw(panel, label, colour, lines, mark, figures)
    out = BytesIO()
    drawing.savefig(out, format="png", dpi=DOTS, facecolor="white")
    return out.getvalue()


def _draw(panel: Axes, label: str, colour: str, lines: Sequence[Line], mark: float | None, figures: Figures) -> None:
    """One line a bot, the first on top: its value as a dot with the number beside it, its interval as a bar."""
    from matplotlib.ticker import MaxNLocator

    if mark is not None:
        panel.axvline(mark, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for at, (_, value, low, high) in enumerate(lines):
        panel.plot([low, high], [at, at], color=colour, linewidth=5, alpha=0.35, solid_capstyle="butt", zorder=2)
        panel.plot([value], [at], marker="o", markersize=6, color=colour, zorder=3)
        panel.annotate(
            figures.decimal(value), (value, at), (0, 7), textcoords="offset points", ha="center", fontsize=8, color=INK
        )
    panel.set_yticks(range(len(lines)), short([name for name, *_ in lines]), color=INK, parse_math=False)
    panel.set_ylim(len(lines) - 0.5, -0.7)
    panel.margins(x=0.08)
    panel.xaxis.set_major_locator(
        MaxNLocator(7, integer=True, steps=[1, 2, 5, 10])
    )  # whole numbers need no decimal point or comma
    panel.set_xlabel(label, color=INK, fontsize=9)
    panel.tick_params(axis="x", colors=INK, labelsize=8)
    panel.tick_params(axis="y", length=0)
    panel.grid(axis="x", color=FAINT, alpha=0.25, linewidth=0.7)
    panel.spines[["top", "right", "left"]].set_visible(False)
    panel.spines["bottom"].set_color(FAINT)


def short(names: Sequence[str]) -> list[str]:
    """The names, long ones without what lies far from where they differ; whole where two would look alike."""
    shown = [_cut(name, {_difference(name, other) for other in names if other != name}) for name in names]
    return shown if len(set(shown)) == len(set(names)) else list(names)


def _difference(name: str, other: str) -> int:
    """The first place where the name is not as the other."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(name, other, strict=False))
    return sum(1 for _ in alike)


def _cut(name: str, differences: set[int]) -> str:
    """The name with its ends and what is near the differences; “…” stands for what is left out."""
    if len(name) <= LONGEST:
        return name
    end = len(name) - 1
    marks = {0, end, *(min(at, end) for at in differences)}
    by_nearness = sorted(range(len(name)), key=lambda at: min(abs(at - mark) for mark in marks))
    kept = set(by_nearness[: LONGEST - len(marks)])
    signs = (sign if at in kept or {at - 1, at + 1} <= kept else "\0" for at, sign in enumerate(name))
    return re.sub("\0+", "…", "".join(signs))
