"""What can go wrong by a person's doing: one class a kind of mistake, each saying what would be right.

An error is a message of the catalogue; `str(error)` is its English sentence, `error.say("de")` the German one.
"""

from __future__ import annotations

from .words import Value, message, words


class TiergartenError(Exception):
    """A mistake that a person can mend. Whatever was asked for has not happened; nothing is changed."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.message = message(key, **values)
        self.packages: tuple[str, ...] = ()  # whose words the message needs beside the shared ones

    def say(self, language: str) -> str:
        """The sentence, in that language."""
        return words(language, self.packages).say(self.message)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(TiergartenError):
    """No game of that name is registered."""


class UnknownBot(TiergartenError):
    """No bot of that name exists."""


class BotFault(TiergartenError):
    """A bot from outside gave no answer, or none that is a move; the game goes on with a random move."""


class BadOption(TiergartenError):
    """A number of players, a seed or an option that the game does not have."""


class IllegalAction(TiergartenError):
    """A move that the rules do not allow now."""


class UnknownAgent(TiergartenError, KeyError):
    """An agent that an environment does not have."""


class WrongSeat(IllegalAction):
    """A seat that may not act now."""


class GameOver(IllegalAction):
    """A move in a game that has ended."""


class NothingToUndo(TiergartenError):
    """No move has been made that could be taken back."""


class BadPosition(TiergartenError):
    """A position that cannot be."""


class DamagedRecord(TiergartenError):
    """A record that does not read, does not replay, or does not follow from its seed."""


class BadCache(TiergartenError):
    """Compiled rules cannot be kept where they should be."""


class BadFolder(TiergartenError):
    """A folder that cannot be written to, that holds something else, or whose files are damaged."""


class MissingExtra(TiergartenError, ImportError):
    """A part of the product whose packages are not installed."""


class WorkerLost(TiergartenError):
    """A process that worked for us has ended before its work was done."""


class BadStore(TiergartenError):
    """A store that cannot be used, or that holds what cannot be."""


class BadSetting(TiergartenError):
    """A setting of the server that it does not have, or a value that it cannot take."""


class UnknownTable(TiergartenError):
    """No table of that id is in the store."""


class NoSession(TiergartenError):
    """Somebody who has no token yet."""


class NoEntry(TiergartenError):
    """A seat or a table that is somebody else's."""


class NotNow(TiergartenError):
    """Something that this table does not allow, or not at present."""


class MovedOn(TiergartenError):
    """A choice that is no longer to be made: somebody was faster."""


class BadMessage(TiergartenError):
    """A message that is none of ours."""


class ServerFault(TiergartenError):
    """A mistake of the server's own."""


class TooMuch(TiergartenError):
    """More than one client, or all of them, may have."""


class NotReady(TiergartenError):
    """Something that will be possible in a while."""
