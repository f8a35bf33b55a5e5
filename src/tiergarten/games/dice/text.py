"""Zooloretto: The Dice Game: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Round, dice, trucks and zoos; the viewer's own zoo last, next to where the choice is made."""
    lines = [words.text("show-round", round=view["round"], dice=view["supply"])]
    if view["last_round"] and view["phase"] != "game-over":
        lines.append(words.text("show-last-round"))
    bonuses = [_entry(words, "show-bonus", name, bonus=bonus) for name, bonus in view["open_bonuses"].items()]
    lines.append(words.text("show-bonuses", bonuses=", ".join(bonuses)) if bonuses else words.text("show-no-bonuses"))
    for number, boxes in enumerate(view["trucks"], 1):
        cargo = ", ".join(_name(words, name) if name else words.text("show-empty-box") for name in boxes)
        lines.append(words.text("show-truck", truck=number, cargo=cargo))
    if view["hand"]:
        lines.append(words.text("show-hand", dice=_names(words, view["hand"])))
    for zoo in own_last(view, view["zoos"]):
        lines += _zoo(zoo, view["coin_groups"], words, names)
    return lines


def _zoo(zoo: Mapping[str, Any], groups: Sequence[int], words: Words, names: Sequence[str]) -> list[str]:
    seat = zoo["seat"]
    enclosures = ", ".join(_enclosure(enclosure, seat, words) for enclosure in zoo["enclosures"])
    office = {"coins": zoo["coins"], "spaces": sum(groups), "groups": zoo["complete_groups"]}
    lines = [
        words.text("show-zoo", seat=names[seat], points=zoo["points"]),
        "  " + words.text("show-enclosures", enclosures=enclosures),
        "  " + words.text("show-barn", tiles=_names(words, zoo["barn"])),
        "  " + words.text("show-office", sizes="-".join(map(str, groups)), **office),
    ]
    if zoo["parked"]:
        lines.append("  " + words.text("show-parked", truck=zoo["truck"], dice=_names(words, zoo["parked"])))
    return lines


def _enclosure(enclosure: Mapping[str, Any], seat: int, words: Words) -> str:
    """How full it is, and the bonus if that is here."""
    filled = {"animals": enclosure["animals"], "spaces": enclosure["spaces"]}
    if enclosure["bonus_of"] == seat:
        return _entry(words, "show-enclosure-first", enclosure["animal"], bonus=enclosure["bonus"], **filled)
    return _entry(words, "show-enclosure", enclosure["animal"], **filled)


def _entry(words: Words, key: str, symbol: str, **values: int) -> str:
    return words.text(key, die=Name(f"die-{symbol}"), **values)


def _names(words: Words, dice: Sequence[str]) -> str:
    return ", ".join(_name(words, name) for name in dice) or words.text("show-none")


def _name(words: Words, symbol: str) -> str:
    return words.text("show-die", die=Name(f"die-{symbol}"))
