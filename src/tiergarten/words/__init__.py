"""Sentences for people: Fluent messages in every language the product speaks, one catalogue for all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Name:
    """A thing with a name in the catalogue, such as a tile; its message's attributes are its forms (the wolf)."""

    key: str


@dataclass(frozen=True)
class Seat:
    """A seat, shown by the name of whoever sits there."""

    number: int


Value = int | str | Name | Seat | tuple[Name, ...]


@dataclass(frozen=True)
class Message:
    """What is to be said, in no language yet: a key of the catalogue and the values for its sentence."""

    key: str
    values: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def json(self) -> dict[str, object]:
        """The message as JSON: a thing is {"name": key}, a seat {"seat": number}."""
        return {"key": self.key, "values": {name: _plain(value) for name, value in self.values.items()}}


def message(key: str, **values: Value) -> Message:
    """A message with its values, the short way."""
    return Message(key, MappingProxyType(values))


def _plain(value: Value) -> object:
    if isinstance(value, Name):
        return {"name": value.key}
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


class Words:
    """One language: the sentences every part shares, and those of the packages named."""

    def __init__(self, language: str, packages: tuple[str, ...] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in (__name__, *packages):
            text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: Message, names: Sequence[str] | None = None) -> str:
        """The sentence; `names` are who sits at seats 0, 1, …, otherwise they are called Player 1, Player 2, …"""
        values: dict[str, int | str] = {}
        for name, value in message.values.items():
            if isinstance(value, Name):
                values[name] = self._text(value.key)
                for form, pattern in self._bundle.get_message(value.key).attributes.items():
                    values[f"{name}-{form}"] = str(self._bundle.format_pattern(pattern)[0])
            elif isinstance(value, Seat):
                values[name] = names[value.number] if names else self._text("player", number=value.number + 1)
            elif isinstance(value, tuple):
                values[name] = ", ".join(self._text(each.key) for each in value)
            else:
                values[name] = value
        return self._text(message.key, **values)

    def text(self, key: str, **values: Value) -> str:
        """The sentence of a key and its values."""
        return self.say(message(key, **values))

    def _text(self, key: str, **values: int | str) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl has no sentence for {key!r}")
        text, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise LookupError(f"{self.language}.ftl cannot say {key!r} with {sorted(values)}: {faults[0]}")
        return str(text)


@cache
def words(language: str, packages: tuple[str, ...] = ()) -> Words:
    """The catalogue of a language, read once."""
    return Words(language, packages)
