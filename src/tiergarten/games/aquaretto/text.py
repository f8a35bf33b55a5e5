"""Aquaretto: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last
from ..family.tiles.text import pile_line, tile_text, truck_lines
from .grid import COLUMNS
from .picture import FISH, FLASH, FREE, LETTERS, TRAINER_SIGN, YARD, aligned
from .tiles import SPECIES


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Piles, bank, trucks and water zoos; the viewer's own last, next to where the choice is made."""
    lines = [pile_line(view, words), words.text("show-bank", coins=view["bank"])]
    lines += [*truck_lines(view, words, names), *legend(words, view["left_out"])]
    for zoo in own_last(view, view["zoos"]):
        owned = {"points": zoo["points"], "coins": zoo["coins"]}
        lines.append(words.text("show-water-zoo", seat=names[zoo["seat"]], **owned))
        lines += zoo_lines(zoo, words)
    return lines


def legend(words: Words, left_out: Sequence[str]) -> list[str]:
    """What the signs of the pictures mean; species that take no part have none."""
    species = (
        f"{letter} {words.text('show-tile', tile=Name(f'species-{name}'))}"
        for letter, name in zip(LETTERS, SPECIES, strict=True)
        if name not in left_out
    )
    return [
        words.text("show-letters", species=", ".join(species), flash=FLASH, fish=FISH),
        words.text("show-signs", free=FREE, trainer=TRAINER_SIGN, yard=YARD),
    ]


def zoo_lines(zoo: Mapping[str, Any], words: Words) -> list[str]:
    """The picture between the letters of its columns and the numbers of its rows, the staff, the depot."""
    column, row = COLUMNS.index(zoo["corner"][0]), int(zoo["corner"][1:])
    width = max(len(line.split()) for line in zoo["water_zoo"])
    lines = [f"     {aligned(COLUMNS[column : column + width])}"]
    lines += [f"  {number:2} {line}" for number, line in enumerate(zoo["water_zoo"], row)]
    staff = {name: zoo[name] for name in ("cashier", "keeper", "manager")}
    expansions = {"small": zoo["small_expansions_left"], "large": zoo["large_expansions_left"]}
    stored = ", ".join(tile_text(words, name) for name in zoo["depot"])
    return [
        *lines,
        "  " + words.text("show-staff", **staff, **expansions),
        "  " + words.text("show-depot", tiles=stored or words.text("show-none")),
    ]
