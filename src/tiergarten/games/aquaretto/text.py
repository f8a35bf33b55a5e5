"""Aquaretto: the table as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last
from ..family.tiles.text import hand_lines, pile_line, tile_text, tiles_line, truck_lines
from .grid import CELL_NAMES, COLUMNS, SPAN
from .picture import ANIMAL_LETTERS, ELSEWHERE, FISH, FLASH, FREE, TRAINER_SIGN, YARD, aligned, rows
from .tiles import SPECIES

LAND = "+"  # where the expansion can lie that is being built
CELL_PHASES = ("settle-tile", "place-offspring", "place-coworker", "move-coworker", "build-expansion")


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, bank, trucks and water zoos, the viewer's own last, and the tile in hand: next to the choices."""
    lines = [pile_line(view, words), words.text("show-bank", coins=view["bank"])]
    lines += [*truck_lines(view, words, names), *legend(words, view["left_out"])]
    for zoo in own_last(view, view["zoos"]):
        owned = {"points": zoo["points"], "coins": zoo["coins"]}
        lines.append(words.text("show-water-zoo", seat=names[zoo["seat"]], **owned))
        lines += zoo_lines(zoo, words)
    return lines + hand_lines(view, words)


def close_up(view: Mapping[str, Any], words: Words) -> list[str]:
    """The viewer's water zoo alone, where a cell of it is to be chosen."""
    if view["phase"] not in CELL_PHASES or view.get("bought"):
        return []
    return [*picture_lines(view["zoos"][view["seat"]], words), *hand_lines(view, words)]


def legend(words: Words, left_out: Sequence[str]) -> list[str]:
    """What the signs of the pictures mean; species that take no part have none."""
    letters = words.text("picture-letters")
    species = (
        f"{letter}={words.text('show-tile', tile=Name(f'species-{name}'))}"
        for letter, name in zip(letters, SPECIES, strict=False)
        if name not in left_out
    )
    return [
        words.text("show-letters", species=", ".join(species)),
        words.text("show-sorts", flash=FLASH, fish=FISH),
        words.text("show-signs", free=FREE, trainer=TRAINER_SIGN, yard=YARD),
    ]


def zoo_lines(zoo: Mapping[str, Any], words: Words) -> list[str]:
    """The picture, the staff, what there is room for, who may still breed, the depot."""
    staff = {name: zoo[name] for name in ("cashier", "keeper", "manager")}
    room = {name: zoo[name] for name in ("basins", "most_basins", "small_expansions_left", "large_expansions_left")}
    lines = [words.text("show-staff", **staff), words.text("show-room", **room)]
    if zoo["fertile"]:
        lines.append(words.text("show-fertile", tiles=tiles_line(words, Counter(zoo["fertile"]))))
    stored = ", ".join(tile_text(words, kind) for kind in zoo["depot"])
    lines.append(words.text("show-depot", tiles=stored or words.text("show-none")))
    return [*picture_lines(zoo, words), *("  " + line for line in lines)]


def picture_lines(zoo: Mapping[str, Any], words: Words) -> list[str]:
    """The picture between the letters of its columns and the numbers of its rows, with the land to build on."""
    corner = CELL_NAMES.index(zoo["corner"])
    letters = str.maketrans(ANIMAL_LETTERS, words.text("picture-letters"))
    shown = {CELL_NAMES.index(cell): LAND for cell in zoo["building_land"]}
    for row, line in enumerate(zoo["water_zoo"]):
        shown |= {corner + row * SPAN + column: sign for column, sign in enumerate(line.split()) if sign != ELSEWHERE}
    first = min(cell % SPAN for cell in shown)
    last = max(cell % SPAN for cell in shown)
    lines = [f"     {aligned(COLUMNS[first : last + 1])}"]
    lines += [f"  {row + 1:2} {aligned(signs).translate(letters)}" for row, signs in rows(shown)]
    return [*lines, "  " + words.text("show-land", land=LAND)] if zoo["building_land"] else lines
