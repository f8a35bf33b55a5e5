"""Dice's Zoo: the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...words import Name, Words
from ..family.seats import own_last
from .dice import SIDES


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """The kinds of dice, bag, centre and hands, the viewer's own last; what is picked, and what is still to be done."""
    lines = [_kinds(words)]
    if view["is_match"]:
        lines.append(words.text("show-match", round=view["round"], limit=view["limit"]))
    lines.append(words.text("show-bag", number=view["in_bag"], kinds=_by_kind(words, view["bag"])))
    if view["used_dice"] == "box":
        lines.append(words.text("show-box", number=sum(view["box"].values()), kinds=_by_kind(words, view["box"])))
    if view["centre"]:
        placer = names[view["owner"]]
        lines.append(words.text("show-centre", dice=_dice(words, view["centre"]), seat=placer))
    else:
        lines.append(words.text("show-centre-empty"))
    for hand in own_last(view, view["hands"]):
        lines += _hand(hand, view, words, names)
    if view["picked"]:
        lines.append(words.text("show-picked", dice=_dice(words, view["picked"])))
    if view["uses"]:
        lines.append(words.text("show-uses", uses=view["uses"]))
    return lines


def _kinds(words: Words) -> str:
    """Which symbols each kind of die has."""
    kinds = []
    for kind, pairs in SIDES.items():
        symbols = dict.fromkeys(symbol for pair in pairs for symbol in pair)
        shown = ", ".join(words.text("show-symbol", symbol=Name(f"symbol-{symbol}")) for symbol in symbols)
        kinds.append(f"{kind.upper()} ({shown})")
    return words.text("show-kinds", kinds="; ".join(kinds))


def _hand(hand: Mapping[str, Any], view: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    key = "show-hand-in-match" if view["is_match"] else "show-hand"
    values = {"number": hand["number"], "points": hand["minus"], "total": hand["total"]}
    return [words.text(key, seat=names[hand["seat"]], **values), "  " + _dice(words, hand["dice"])]


def _dice(words: Words, dice: Mapping[str, int]) -> str:
    if not dice:
        return words.text("show-none")
    called = {name: words.text("show-die", die=Name(f"face-{name}")) for name in dice}
    return ", ".join(f"{n} × {called[name]}" if n > 1 else called[name] for name, n in dice.items())


def _by_kind(words: Words, kinds: Mapping[str, int]) -> str:
    return ", ".join(f"{n} × {kind.upper()}" for kind, n in kinds.items()) or words.text("show-none")
