"""O Zoo le Mio: the table as lines of text. A square of a zoo is a block of characters, with its paths as lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last
from .tiles import TYPES
from .view import HUT_SQUARES, start_halves

WIDE, HIGH = 7, 3  # characters of a square
CROSSINGS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by which of north (1), east (2), south (4) and west (8) paths go
SEAMS = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}
BITS = {"north": 1, "east": 2, "south": 4, "west": 8}
EMPTY = ("", "   ·", "")
HUT = ("", "▒" * WIDE, "")
MIDDLE = HIGH // 2
TILES_A_LINE, COLUMNS = 4, 10  # what eighty characters have room for

Half = Mapping[str, Any]
Square = tuple[int, int]


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """The flags, the zoos, the viewer's own last, and the tiles for sale, next to where the choice is made."""
    lines = [_legend(words)]
    if not view["over"]:
        lines.append(words.text("show-year", year=view["year"], auction=view["auction"], stack=view["stack"]))
    lines.append(words.text("show-pole", names=", ".join(names[seat] for seat in view["pole"])))
    if view["lost"]:
        lines.append(words.text("show-lost", number=len(view["lost"])))
    for zoo in own_last(view, view["zoos"]):
        lines += ["", *_zoo(zoo, words, names, over=view["over"])]
    for_sale = view["row"][view["sold"] :]
    if view["phase"] == "place-tile":
        bought, *for_sale = for_sale
        lines += ["", words.text("show-bought", seat=names[view["turn"]]), *_side_by_side([_tile(bought, words)])]
    if for_sale:
        lines += ["", words.text("show-row")]
    for first in range(0, len(for_sale), TILES_A_LINE):
        lines += _side_by_side([_tile(tile, words) for tile in for_sale[first : first + TILES_A_LINE]])
    return lines


def _legend(words: Words) -> str:
    """The short names of the types, and what the signs mean."""
    types = ", ".join(words.text("show-type", type=Name(f"type-{name}")) for name in TYPES)
    return words.text("show-legend", types=types)


def _zoo(zoo: Mapping[str, Any], words: Words, names: Sequence[str], *, over: bool) -> list[str]:
    """What a zoo has, and its map."""
    points = {"seat": names[zoo["seat"]], "noted": zoo["noted"]}
    header = [
        words.text("show-points-over", **points) if over else words.text("show-points", points=zoo["points"], **points),
        words.text("show-coins-hidden") if zoo["coins"] is None else words.text("show-coins", coins=zoo["coins"]),
        words.text("show-tiles", tiles=zoo["number"]),
    ]
    lines = ["; ".join(header)]
    best = [
        words.text("show-best", type=Name(f"type-{name}"), stars=zoo["stars"][name], visitors=zoo["visitors"][name])
        for name in TYPES
        if zoo["stars"][name]
    ]
    if best:
        lines.append("  " + words.text("show-enclosures", enclosures=", ".join(best)))
    counts = {"bushes": zoo["bushes"], "trees": zoo["trees"], "benches": zoo["benches"]}
    lines.append("  " + words.text("show-extras", **counts))
    if zoo["bid"] is not None:
        lines.append("  " + words.text("show-own-bid", coins=zoo["bid"]))
    elif zoo["has_bid"]:
        lines.append("  " + words.text("show-has-bid"))
    return lines + _map(zoo, words)


def _map(zoo: Mapping[str, Any], words: Words) -> list[str]:
    """All squares with a margin of one, north on top; a wide zoo in several parts, from west to east."""
    blocks: dict[Square, tuple[str, ...]] = dict.fromkeys(HUT_SQUARES, HUT)
    for halves in (start_halves(), *(tile["halves"] for tile in zoo["tiles"])):
        blocks |= _blocks(halves, words)
    columns = range(min(x for x, _ in blocks) - 1, max(x for x, _ in blocks) + 2)
    rows = range(max(y for _, y in blocks) + 1, min(y for _, y in blocks) - 2, -1)
    parts = [columns[first : first + COLUMNS] for first in range(0, len(columns), COLUMNS)]
    return [line.rstrip() for part in parts for line in _part(blocks, part, rows)]


def _part(blocks: Mapping[Square, tuple[str, ...]], columns: range, rows: range) -> list[str]:
    """Some columns of a map, with the numbers of columns and rows."""
    lines = ["     " + "".join(f"{x:^{WIDE}}" for x in columns)]
    for y in rows:
        shown = [blocks.get((x, y), EMPTY) for x in columns]
        for i in range(HIGH) if any(block[0] for block in shown) else (MIDDLE,):
            side = f"{y:>4} " if i == MIDDLE else "     "
            lines.append(side + "".join(f"{block[i]:<{WIDE}}" for block in shown))
    return lines


def _blocks(halves: Sequence[Half], words: Words) -> dict[Square, tuple[str, ...]]:
    """The two halves of a tile as blocks of characters, linked across the seam."""
    first, second = halves
    east, north = second["x"] - first["x"], second["y"] - first["y"]
    return {
        (first["x"], first["y"]): _block(first, [SEAMS[east, north]], words),
        (second["x"], second["y"]): _block(second, [SEAMS[-east, -north]], words),
    }


def _block(half: Half, seam: Sequence[str], words: Words) -> tuple[str, ...]:
    """Type and stars on top, bushes below, and the paths, which all meet in the middle."""
    paths = sum(BITS[exit_] for exit_ in (*half["exits"], *seam))
    animal = words.text("show-short", type=Name(f"type-{half['type']}")) if "type" in half else ""
    up, down = ("┃" if paths & BITS[way] else " " for way in ("north", "south"))
    left, right = ("━━━" if paths & BITS[way] else "   " for way in ("west", "east"))
    return (
        f"{animal:<3}{up}{'★' * half.get('stars', 0):<3}",
        left + CROSSINGS[paths] + right,
        f"{'♣' * half.get('bushes', 0):<3}{down}   ",
    )


def _tile(tile: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    """A tile that is for sale, as it lies in the row: half A to the west."""
    first, second = tile["halves"]
    blocks = (_block(first, ["east"], words), _block(second, ["west"], words))
    return tuple(a + b for a, b in zip(*blocks, strict=True))


def _side_by_side(blocks: Sequence[tuple[str, ...]]) -> list[str]:
    return [("  " + "   ".join(block[i] for block in blocks)).rstrip() for i in range(HIGH)] + [""]
