"""Sentences for people: Fluent messages in every language the product speaks, one catalogue for all of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Union

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")  # what Fluent writes for a minus sign
LONGEST = 1000  # characters of a value within a sentence


@dataclass(frozen=True)
class Name:
    """A thing with a name in the catalogue, such as a tile; its message's attributes are its forms (the wolf)."""

    key: str


@dataclass(frozen=True)
class Seat:
    """A seat, shown by the name of whoever sits there."""

    number: int


Thing = Union[Name, Seat, "Message"]
Value = int | float | str | Thing | tuple[Thing, ...]


@dataclass(frozen=True)
class Message:
    """What is to be said, in no language yet: a key of the catalogue and the values for its sentence."""

    key: str
    items: tuple[tuple[str, Value], ...] = ()

    def __hash__(self) -> int:
        """Of key and items, computed once: sentences that are said often are looked up by it."""
        known: int | None = self.__dict__.get("_hash")
        if known is None:
            known = self.__dict__["_hash"] = hash((self.key, self.items))
        return known

    def __getstate__(self) -> dict[str, object]:
        """Without the hash, which is another one in every process."""
        return {"key": self.key, "items": self.items}

    @property
    def values(self) -> dict[str, Value]:
        """The values by their names."""
        return dict(self.items)

    def json(self) -> dict[str, object]:
        """The message as JSON: a thing is {"name": key}, a seat {"seat": number}, a message within it is one again."""
        return {"key": self.key, "values": {name: _plain(value) for name, value in self.items}}


def message(key: str, **values: Value) -> Message:
    """A message with its values, the short way."""
    return Message(key, tuple(values.items()))


def _plain(value: Value) -> object:
    if isinstance(value, Name):
        return {"name": value.key}
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


def _cut(value: float | str) -> float | str:
    """The value, not longer than Fluent takes one: a guard against words that somebody sent us by the kilobyte."""
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def catalogue(language: str, package: str) -> str:
    """The sentences of a package, as Fluent."""
    return files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Words:
    """One language: the sentences every part shares, and those of the packages named."""

    def __init__(self, language: str, packages: tuple[str, ...] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in (__name__, *packages):
            self._bundle.add_resource(FluentResource(catalogue(language, package)))

    def say(self, message: Message, names: Sequence[str] | None = None) -> str:
        """The sentence; `names` are who sits at seats 0, 1, …, otherwise they are called Player 1, Player 2, …"""
        values: dict[str, float | str] = {}
        for name, value in message.items:
            if isinstance(value, Name):
                for form, pattern in self._bundle.get_message(value.key).attributes.items():
                    values[f"{name}-{form}"] = str(self._bundle.format_pattern(pattern)[0])
            if isinstance(value, tuple):
                values[name] = ", ".join(self._called(each, names) for each in value)
            else:
                values[name] = value if isinstance(value, int | float | str) else self._called(value, names)
        return self._text(message.key, **{name: _cut(value) for name, value in values.items()})

    def _called(self, thing: Thing, names: Sequence[str] | None) -> str:
        if isinstance(thing, Message):
            return self.say(thing, names)
        if isinstance(thing, Name):
            return self._text(thing.key)
        return names[thing.number] if names else self._text("player", number=thing.number + 1)

    def text(self, key: str, **values: Value) -> str:
        """The sentence of a key and its values."""
        return self.say(message(key, **values))

    def _text(self, key: str, **values: float | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl has no sentence for {key!r}")
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"{self.language}.ftl cannot say {key!r} with {sorted(values)}: {faults[0]}")
        is_below_zero = any(isinstance(value, int | float) and value < 0 for value in values.values())
        return HYPHEN_BEFORE_NUMBER.sub("−", str(text)) if is_below_zero else str(text)


@cache
def words(language: str, packages: tuple[str, ...] = ()) -> Words:
    """The catalogue of a language, read once."""
    return Words(language, packages)
