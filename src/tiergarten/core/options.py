"""The options of a game: what may be chosen before it starts, and checking what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..errors import BadOption
from .numbers import from_digits, whole
from .signs import NOTHING

OptionValue = str | int | list[str]
Options = Mapping[str, OptionValue]

RANDOM = "random"  # chance decides


@dataclass(frozen=True)
class Option:
    """One choice before the game: its name, what it means (a key of the game's words), how a value is checked."""

    name: str
    meaning: str
    default: OptionValue
    choices: Callable[[int], list[OptionValue]]  # what to offer with so many players
    check: Callable[[OptionValue, int], OptionValue]  # value and number of players; raises BadOption


def checked(options: tuple[Option, ...], chosen: Mapping[str, object], players: int) -> dict[str, OptionValue]:
    """All options of a game with their values, defaults where nothing was chosen."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise BadOption("option-unknown", option=name, known=", ".join(names))
    values: dict[str, OptionValue] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if isinstance(value, tuple):
            value = list(value)
        if isinstance(value, bool) or not isinstance(value, str | int | list):
            raise BadOption("option-type", option=option.name, value=repr(value))
        values[option.name] = option.check(value, players)
    return values


def among(name: str, meaning: str, words: Sequence[str]) -> Option:
    """One of some words; the first is the default."""

    def check(value: OptionValue, players: int) -> OptionValue:
        if value not in words:
            raise BadOption("option-word", option=name, value=str(value), known=", ".join(words))
        return value

    return Option(name, meaning, words[0], lambda players: list(words), check)


def number(name: str, meaning: str, bounds: range, offered: Sequence[int]) -> Option:
    """A whole number within bounds; the first of those offered is the default."""

    def check(value: OptionValue, players: int) -> OptionValue:
        found = from_digits(value) if isinstance(value, str) else whole(value)
        if found is None or found not in bounds:
            raise BadOption("option-number", option=name, value=str(value), least=bounds.start, most=bounds.stop - 1)
        return found

    return Option(name, meaning, offered[0], lambda players: list(offered), check)


def check_starter(value: OptionValue, players: int) -> OptionValue:
    """A seat, or chance."""
    if value == RANDOM:
        return RANDOM
    seat = from_digits(value) if isinstance(value, str) else whole(value)
    if seat is None or not 0 <= seat < players:
        raise BadOption("option-starter", value=str(value), last=players - 1)
    return seat


def starter_choices(players: int) -> list[OptionValue]:
    """Chance, or any seat."""
    return [RANDOM, *range(players)]


STARTER = Option("starter", "option-meaning-starter", RANDOM, starter_choices, check_starter)


def chosen_starter(options: Options) -> int:
    """The seat that the option STARTER names, or NOTHING where chance has yet to find it."""
    starter = options["starter"]
    return starter if isinstance(starter, int) else NOTHING
