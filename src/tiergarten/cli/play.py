"""A game in the terminal, in plain lines: sentences come out, numbers go in. Works over a pipe too."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from ..bots import KNOWN, Bot, bot, is_bot, title_of
from ..bots.outside import OutsideBot
from ..core.actions import Action, Effects
from ..core.dealer import Dealer
from ..core.game import Game
from ..core.options import Options
from ..core.table import Table
from ..errors import BadOption, TiergartenError
from ..pages import rules_page
from ..words import LANGUAGES, Value
from . import INTERRUPTED
from .files import check_writable, write_record
from .progress import compile_with_progress
from .speech import complain, say

HUMAN = "human"
COMMANDS = ("table", "score", "rules", "help", "undo", "quit")  # understood in English and in the game's language
DEFAULT_PLAYERS = 3
DEFAULT_BOT = "greedy"
ENOUGH_NEWS = 2  # events after which the table is shown again before a choice
MANY = 12  # choices of one and the same sort after which those that bring the most points come first
CLEAR_SCREEN = "\033[2J\033[3J\033[H"  # and what has scrolled off it


class Left(Exception):
    """The person wants to stop."""


class InputEnded(BadOption):
    """Nobody is there to answer any more."""


def seats_of(players: int | None, named: list[str], game: Game) -> list[str]:
    """Who sits where: the seats that were named, then bots up to the number of players."""
    for kind in named:
        if kind != HUMAN and not is_bot(kind):
            raise BadOption("seat-kind-unknown", kind=kind, known=KNOWN)
    if players is None:
        players = len(named) if len(named) > 1 else DEFAULT_PLAYERS
    game.check_options(players, {})
    if len(named) > players:
        raise BadOption("too-many-seats", seats=len(named), players=players)
    return named + [DEFAULT_BOT] * (players - len(named))


def result_lines(table: Table, names: list[str], language: str) -> list[str]:
    """The end of a game: places, where the points come from, who has won."""
    text = table.game.words(language).text
    lines = [text("play-over")]
    for seat in sorted(range(table.players), key=lambda seat: (table.ranking[seat], -table.scores[seat])):
        key = "play-points" if table.cut_off else "play-place"  # who was cut off has points, but no place
        values: dict[str, Value] = {"place": table.ranking[seat], "seat": names[seat], "points": table.scores[seat]}
        lines.append(with_minus(text(key, **values)))
        lines += breakdown_lines(table, seat, language)
    winners = ", ".join(names[seat] for seat in table.winners)
    lines.append(text("play-winners", count=len(table.winners), names=winners) if winners else text("play-nobody"))
    return lines


def table_lines(table: Table, seat: int | None, names: list[str], language: str) -> list[str]:
    """The table as a seat sees it, or a spectator."""
    return table.game.parts.draw(table.view(seat), table.game.words(language), names)


def breakdown_lines(table: Table, seat: int, language: str) -> list[str]:
    """Where a seat's points come from."""
    return [with_minus(f"    {points:+3d}  {row}") for row, points in table.breakdown(seat, language)]


def _cells(action: Action) -> set[str]:
    """The cells that a choice is about, in games that have cells."""
    values = action.message.values
    return {cell for value in ("cell", "cells") for cell in str(values.get(value, "")).split(", ") if cell}


def with_minus(line: str) -> str:
    """The line with a true minus sign before negative points."""
    return line.replace(" -", " −")


class Sitting:
    """One game, from the welcome to the result."""

    def __init__(
        self, game: Game, kinds: list[str], seed: int | None, options: Options, record: Path | None, language: str
    ) -> None:
        if record is not None:
            check_writable(record)
        self.bots: dict[int, Bot] = {
            seat: bot(kind, seed=None if seed is None else seed % 2**32 * 8 + seat)
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }
        compile_with_progress(game, language)
        self.game = game
        self.language = language
        self.words = game.words(language)
        self.record = record
        self.table = Table(game, len(kinds), options, Dealer.of(seed))
        self.faults_told = [0] * len(kinds)
        self.names = [
            self.words.text("player", number=seat + 1)
            if kind == HUMAN
            else self.words.text("play-bot", bot=title_of(kind), number=seat + 1)
            for seat, kind in enumerate(kinds)
        ]
        self.commands = {called: each for each in COMMANDS for called in (each, self.words.text(f"command-{each}"))}
        self.commands["?"] = "help"
        people = len(kinds) - len(self.bots)
        self.shares_secrets = people > 1 and game.has_secrets and sys.stdin.isatty()
        self.looking: int | None = None  # the person whose secrets are on the screen
        self.seen = [0] * len(kinds)  # events told to each seat, where people take turns at looking
        self.told = 0  # events told
        self.told_since = ENOUGH_NEWS  # events told since the table was last shown
        self.begun_with = self.table.scores  # everybody's points before what the person is in the midst of

    def play(self) -> None:
        """Play to the end, or until the person stops."""
        text = self.words.text
        try:
            say(text("play-welcome", game=self.game.title_in(self.language), players=self.table.players))
            say(text("aim"))
            people = [name for seat, name in enumerate(self.names) if seat not in self.bots]
            if len(people) == 1:
                say(text("play-you-are", name=people[0]))
            if people:
                say(text("play-help"))
            say(text("play-commitment", commitment=str(self.table.commitment)))
            while not self.table.over:
                self._tell()
                self._move(self.table.actors[0])
            self._tell()
            self._show_table(0)
            say()
            for line in result_lines(self.table, self.names, self.language):
                say(line)
        except Left:
            say(text("play-quit"))
            self._offer_record()
            return
        except KeyboardInterrupt:
            say()
            say(text("play-stopped"))
            self._offer_record()
            raise typer.Exit(INTERRUPTED) from None
        except InputEnded:
            self._offer_record()
            raise
        finally:
            for each in self.bots.values():
                if isinstance(each, OutsideBot):
                    each.close()
        self._offer_record()

    def _tell(self) -> None:
        """What has happened since it was last told."""
        log = self.table.log
        for event in log[self.told :]:
            say("  " + self.words.say(event, self.names))
        self.told_since += len(log) - self.told
        self.told = len(log)

    def _move(self, seat: int) -> None:
        if seat in self.bots:
            chosen = self.bots[seat].choose(self.table, seat)
            self._tell_faults(seat)
            return self.table.play(chosen)
        if self.shares_secrets and self.looking != seat:
            self._hand_over(seat)
        legal = self.table.legal(seat)
        if len(legal) > MANY and len({action.message.key for action in legal}) == 1:
            legal.sort(key=lambda action: -self.table.effects(action).points[seat])
        if len(legal) == 1 and not self.table.effects(legal[0]).chance_follows:
            say("  " + self.words.text("play-forced", choice=self.words.say(legal[0].message, self.names)))
            return self.table.play(legal[0])  # nothing to choose and nothing to reveal
        if self.told_since >= ENOUGH_NEWS:
            self._show_table(seat)
        else:
            for line in self.game.parts.close_up(self.table.view(seat), self.words):
                say(line)
        say()
        self.begun_with = self._scores_before_it()
        self._show_choices(legal)
        return self._ask(seat, legal)

    def _tell_faults(self, seat: int) -> None:
        """What has gone wrong with a bot from outside since it was last told."""
        mover = self.bots[seat]
        if isinstance(mover, OutsideBot):
            for fault in mover.faults[self.faults_told[seat] :]:
                say("  " + self.words.say(fault.message, self.names))
            self.faults_told[seat] = len(mover.faults)

    def _hand_over(self, seat: int) -> None:
        """Nobody but the person of this seat looks from now on; what happened since they last did is told again."""
        if self.looking is not None:
            self.seen[self.looking] = len(self.table.log)
            self._read(self.words.text("play-clear", seat=self.names[seat]))
            say(CLEAR_SCREEN, end="")
        self._read(self.words.text("play-hand-over", seat=self.names[seat]))
        self.looking = seat
        self.told = self.seen[seat]
        self._tell()
        self.told_since = ENOUGH_NEWS

    def _show_choices(self, legal: list[Action]) -> None:
        say(self.words.text("play-your-turn", seat=self.names[legal[0].seat]))
        for number, action in enumerate(legal, 1):
            say("  " + self._choice(number, action))

    def _choice(self, number: int, action: Action) -> str:
        said = self.words.say(action.message, self.names)
        effects = self.table.effects(action)
        gain = 0 if effects.is_half_done else self._gains(effects)[action.seat]
        if not gain:
            return self.words.text("play-choice", number=number, choice=said)
        effect = self.words.text("play-gain" if gain > 0 else "play-loss", points=abs(gain))
        return self.words.text("play-choice-effect", number=number, choice=said, effect=effect)

    def _gains(self, effects: Effects) -> list[int]:
        """What a choice brings everybody, together with the steps before it of what it completes."""
        now = self.table.scores
        return [now[seat] + gain - self.begun_with[seat] for seat, gain in enumerate(effects.points)]

    def _scores_before_it(self) -> tuple[int, ...]:
        """Everybody's points before the first step of what is half done; otherwise as they are."""
        back = self.table.copy()
        while back.is_half_done:
            back.undo()
        return back.scores

    def _ask(self, seat: int, legal: list[Action]) -> None:
        """Ask until there is an answer that makes a move or takes one back."""
        shows = {
            "table": self._show_table,
            "score": self._show_scores,
            "rules": self._show_rules,
            "help": self._help,
        }
        while True:
            prompt = "play-prompt-cells" if any(map(_cells, legal)) else "play-prompt"
            answer = self._read(self.words.text(prompt, last=len(legal)))
            command = self.commands.get(answer)
            meant = self._meant(answer.removesuffix("?").strip(), legal)
            if command in shows:
                shows[command](seat)
                say()
                self._show_choices(legal)
            elif command == "quit":
                raise Left
            elif command == "undo":
                if self._undo(seat):
                    return None
            elif meant is not None and answer.endswith("?"):
                self._foretell(meant)
            elif meant is not None:
                return self.table.play(meant)
            elif len(near := self._about_cells(answer, legal)) > 1:
                numbers = ", ".join(str(1 + legal.index(action)) for action in near)
                say(self.words.text("play-ambiguous", text=answer, numbers=numbers))
            elif answer:
                say(self.words.text("play-not-understood", text=answer, last=len(legal)))

    def _meant(self, answer: str, legal: list[Action]) -> Action | None:
        """The choice that a number, a sentence in any language or the name of its cell means."""
        for number, action in enumerate(legal, 1):
            sentences = (self.game.words(each).say(action.message, self.names).casefold() for each in LANGUAGES)
            if answer == str(number) or answer in sentences:
                return action
        about = self._about_cells(answer, legal)
        return about[0] if len(about) == 1 else None

    def _about_cells(self, answer: str, legal: list[Action]) -> list[Action]:
        """The choices that are about these cells: “k11”, or several with commas or blanks between them."""
        named = set(answer.replace(",", " ").split())
        return [action for action in legal if named and named <= _cells(action)]

    def _foretell(self, action: Action) -> None:
        """What a choice would cause."""
        effects = self.table.effects(action)
        for event in effects.events:
            say("  " + self.words.say(event, self.names))
        if effects.is_half_done:
            return say("  " + self.words.text("play-half-done"))
        for seat, points in enumerate(self._gains(effects)):
            if points:
                key = "play-gain-of" if points > 0 else "play-loss-of"
                say("  " + self.words.text(key, seat=self.names[seat], points=abs(points)))
        if effects.chance_follows:
            say("  " + self.words.text("play-then-chance"))
        elif not effects.events:
            say("  " + self.words.text("play-no-effects"))
        return None

    def _read(self, prompt: str) -> str:
        say(prompt, end=" ")
        line = sys.stdin.readline()
        if not line:
            say()
            raise InputEnded("input-ended")
        return line.strip().casefold()

    def _undo(self, seat: int) -> bool:
        """Take back the person's last choice, unless chance or somebody else has answered it."""
        back = self.table.copy()
        while back.moves and back.moves[-1][0] == seat:
            back.undo()
            if len(back.legal(seat)) > 1:  # what had to be was no choice
                self.table = back
                self.told = len(back.log)
                self.told_since = ENOUGH_NEWS
                say(self.words.text("play-undone"))
                return True
        say(self.words.text("play-cannot-undo"))
        return False

    def _show_table(self, seat: int) -> None:
        self.told_since = 0
        say()
        for line in table_lines(self.table, seat, self.names, self.language):
            say(line)

    def _show_scores(self, seat: int) -> None:
        for other, name in enumerate(self.names):
            say(with_minus(self.words.text("play-points", seat=name, points=self.table.scores[other])))
            for line in breakdown_lines(self.table, other, self.language):
                say(line)

    def _show_rules(self, seat: int) -> None:
        for line in rules_page(self.game, self.language).splitlines():
            say(line)

    def _help(self, seat: int) -> None:
        say(self.words.text("play-help"))

    def _offer_record(self) -> None:
        """The record of the game, where somebody is there to take it."""
        if self.record is not None:
            return self._write(self.record)
        while sys.stdin.isatty():
            try:
                file = input(self.words.text("play-offer") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return say()
            if not file:
                return None
            try:
                return self._write(Path(file))
            except TiergartenError as mistake:
                complain(mistake)
        return None

    def _write(self, file: Path) -> None:
        write_record(self.table.record(self.names), file)
        say(self.words.text("play-saved", file=str(file)))
