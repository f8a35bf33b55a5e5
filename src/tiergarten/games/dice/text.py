"""Zooloretto: The Dice Game: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Round, dice, trucks and zoos; the viewer's own zoo last, next to where the choice is made."""
    lines = [words.text("show-round", round=view["round"], most=view["most_rounds"], dice=view["supply"])]
    if view["last_round"]:
        lines.append(words.text("show-last-round"))
    for number, boxes in enumerate(view["trucks"], 1):
        cargo = ", ".join(_name(words, name) if name else words.text("show-empty-box") for name in boxes)
        lines.append(words.text("show-truck", truck=number, cargo=cargo))
    if view["hand"]:
        lines.append(words.text("show-hand", dice=_names(words, view["hand"])))
    for zoo in own_last(view, view["zoos"]):
        lines += _zoo(zoo, view["coin_groups"], words, names)
    return lines


def _zoo(zoo: Mapping[str, Any], groups: Sequence[int], words: Words, names: Sequence[str]) -> list[str]:
    lines = [words.text("show-zoo", seat=names[zoo["seat"]], points=zoo["points"])]
    lines += ["  " + _enclosure(enclosure, zoo["seat"], words, names) for enclosure in zoo["enclosures"]]
    lines.append("  " + words.text("show-barn", tiles=_names(words, zoo["barn"])))
    office = {"coins": zoo["coins"], "spaces": sum(groups), "groups": zoo["complete_groups"]}
    lines.append("  " + words.text("show-office", sizes="-".join(map(str, groups)), **office))
    if zoo["parked"]:
        lines.append("  " + words.text("show-parked", truck=zoo["truck"], dice=_names(words, zoo["parked"])))
    return lines


def _enclosure(enclosure: Mapping[str, Any], seat: int, words: Words, names: Sequence[str]) -> str:
    """How full it is, and whose its bonus is."""
    name, owner = Name(f"die-{enclosure['animal']}"), enclosure["bonus_of"]
    filled = {"animals": enclosure["animals"], "spaces": enclosure["spaces"], "bonus": enclosure["bonus"]}
    if owner is None:
        return words.text("show-enclosure-open", die=name, **filled)
    if owner == seat:
        return words.text("show-enclosure-first", die=name, **filled)
    return words.text("show-enclosure-late", die=name, owner=names[owner], **filled)


def _names(words: Words, dice: Sequence[str]) -> str:
    return ", ".join(_name(words, name) for name in dice) or words.text("show-none")


def _name(words: Words, symbol: str) -> str:
    return words.text("show-die", die=Name(f"die-{symbol}"))
