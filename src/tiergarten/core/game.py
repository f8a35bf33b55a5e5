"""A game as everybody uses it: what it is called, who can play, and the ways to a table, a position or a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from ..errors import BadOption, TiergartenError
from ..words import LANGUAGES, Name, Words, words
from .numbers import as_given, whole
from .options import Option, OptionValue, checked

if TYPE_CHECKING:
    from .batch import Batch
    from .parts import Json, Parts
    from .spec import Spec
    from .table import Table

SHARED_WORDS = "tiergarten.games.family"


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games. Its rules are loaded when they are first needed, so that asking for a title costs nothing."""

    id: str
    title: str  # in English; `title_in` has the others
    players: range
    minutes: int  # about how long people play
    rules_version: int  # raised when a rule changes: records of other versions are refused
    options: tuple[Option, ...]
    package: str
    more_words: tuple[str, ...] = ()  # packages with sentences that it shares with some of the others

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Games are sent to other processes by name."""
        return _game_in, (self.package,)

    def __repr__(self) -> str:
        return f"<{self.title}, {self.players.start} to {self.players.stop - 1} players>"

    @cached_property
    def parts(self) -> Parts:
        """The record, the rules and all that belongs to them."""
        from .verbs import teach

        parts: Parts = import_module(f"{self.package}.parts").PARTS
        teach(parts.state, parts.rules)
        return parts

    @cached_property
    def spec(self) -> Spec:
        """What a program must know before it plays: actions, observations with their bounds, points, length."""
        from .spec import spec_of

        return spec_of(self)

    @cached_property
    def has_secrets(self) -> bool:
        """Is there something that one seat knows and another does not?"""
        from .verbs import nothing_hidden

        return self.parts.rules.redeal is not nothing_hidden

    def words(self, language: str = "en") -> Words:
        """The game's sentences in a language."""
        if language not in LANGUAGES:
            raise BadOption("language-unknown", language=str(language), known=", ".join(LANGUAGES))
        return words(language, self.word_packages)

    @property
    def word_packages(self) -> tuple[str, ...]:
        """The packages whose sentences the game uses beside the shared ones."""
        return SHARED_WORDS, self.package, *self.more_words

    def title_in(self, language: str) -> str:
        """What the game is called in a language."""
        return self.words(language).text("title")

    def option_meanings(self, language: str = "en") -> dict[str, str]:
        """What each option means."""
        text = self.words(language).text
        return {option.name: text(option.meaning) for option in self.options}

    @contextmanager
    def own_words(self) -> Iterator[None]:
        """Mistakes found within are told with the game's own words."""
        try:
            yield
        except TiergartenError as mistake:
            mistake.packages = self.word_packages
            raise

    def new(
        self, players: int, seed: int | None = None, *, salt: str | None = None, number: int = 0, **options: OptionValue
    ) -> Table:
        """A new table. The same seed deals the same game; without one the deal is secret until the game is over.

        `number` chooses among the games of one seed: a batch deals its tables the games 0, 1, 2, … of its seed.
        """
        from .dealer import Dealer
        from .table import Table

        chosen = self.check_options(players, options)
        return Table(self, int(players), chosen, Dealer.of(seed, salt, number))

    def position(self, position: Mapping[str, Json], seed: int | None = None) -> Table:
        """A table that goes on from a position, which is checked to be a possible one."""
        from .position import table_from

        return table_from(self, position, seed)

    def schema(self) -> dict[str, Json]:
        """The JSON Schema of the game's positions."""
        from .position import schema_of

        return schema_of(self)

    def batch(self, tables: int, players: int, seed: int | None = 0, **options: OptionValue) -> Batch:
        """Many tables at once, moved by arrays."""
        from .batch import Batch

        chosen = self.check_options(players, options)
        return Batch(self, tables, int(players), chosen, seed)

    def check_options(self, players: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, or BadOption; also checks the number of players."""
        with self.own_words():
            number = whole(players)
            if number not in self.players:
                first, last = self.players.start, self.players.stop - 1
                problem = "players-type" if number is None else "players-bad"
                raise BadOption(problem, game=Name("title"), players=as_given(players), first=first, last=last)
            return checked(self.options, options, players)


def _game_in(package: str) -> Game:
    """The game that a package has."""
    return next(found for found in vars(import_module(package)).values() if isinstance(found, Game))
