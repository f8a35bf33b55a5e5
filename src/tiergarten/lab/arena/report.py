"""The files that tell of an arena: a page of tables, a picture, and a row a game and seat for studies of one's own."""

from __future__ import annotations

import re
from io import BytesIO

from ...words import words
from .folder import RECORDS, Folder
from .plot import picture
from .schedule import line_up
from .standings import Standings
from .tables import Grid, Tables, fault_lines, summary

PAGE, PICTURE, ROWS = "report.md", "ratings.png", "games.parquet"


def get_ready() -> None:
    """Before Ctrl-C is ours: Polars takes it for itself when it is imported, and one that comes meanwhile is deadly."""
    import polars  # noqa: F401


def write_reports(folder: Folder, standings: Standings, language: str) -> None:
    """Write all reports, the cheapest first; each is whole, or the one that was there before."""
    folder.put(PAGE, page(standings, language).encode())
    folder.put(ROWS, rows(standings))
    folder.put(PICTURE, picture(standings, language))


def page(standings: Standings, language: str) -> str:
    """The tables as Markdown, with the command that made them."""
    text = words(language).text
    plan = standings.plan
    title = text("arena-title", game=plan.game.title_in(language), players=plan.players)
    played = text("arena-played", games=standings.games, seatings=len(plan.seatings), seed=str(plan.seed))
    parts = [
        f"# {title}",
        " ".join([played, *summary(standings, language)]),
        "\n".join(f"- {_plain(line)}" for line in fault_lines(standings, language)),
        f"```sh\n{plan.command(standings.planned)}\n```",
        f"![{text('arena-picture')}]({PICTURE})",
        *(_markdown(grid) for grid in Tables(standings, language).all()),
        text("arena-files", records=f"`{RECORDS}`", rows=f"`{ROWS}`"),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _plain(text: str) -> str:
    """What a program said as it said it, not as Markdown."""
    return re.sub(r"([\\`*_<\[])", r"\\\1", text)


def _markdown(grid: Grid) -> str:
    lines = [
        _row(grid.header),
        _row(tuple("---" if at < grid.names else "---:" for at in range(len(grid.header)))),
        *map(_row, grid.rows),
    ]
    return f"## {grid.title}\n\n" + "\n".join(lines) + f"\n\n{grid.note}"


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def rows(standings: Standings) -> bytes:
    """One row a game and seat, as Parquet."""
    import polars

    table = polars.DataFrame(
        [
            {
                "game": result.number,
                "round": result.round,
                "line_up": " + ".join(line_up(result.bots)),
                "seat": seat,
                "bot": bot,
                "points": result.points[seat],
                "place": result.places[seat] or None,
                "win": result.win(seat),
                "cut_off": result.was_cut_off,
                "choices": result.choices[seat],
                "seconds": result.seconds[seat],
                "forfeits": result.forfeits[seat],
                "moves": result.moves,
            }
            for result in standings.results
            for seat, bot in enumerate(result.bots)
        ],
        schema={
            "game": polars.Int64,
            "round": polars.Int64,
            "line_up": polars.String,
            "seat": polars.Int8,
            "bot": polars.String,
            "points": polars.Int32,
            "place": polars.Int8,
            "win": polars.Float64,
            "cut_off": polars.Boolean,
            "choices": polars.Int32,
            "seconds": polars.Float64,
            "forfeits": polars.Int32,
            "moves": polars.Int32,
        },
    )
    out = BytesIO()
    table.write_parquet(out)
    return out.getvalue()
