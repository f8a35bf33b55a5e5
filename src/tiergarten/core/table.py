"""A table: one game being played, by anybody, with every move checked and remembered."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption, GameOver, IllegalAction, NothingToUndo, WrongSeat
from ..words import LANGUAGES, Message, Seat, message
from . import drive
from .actions import Action, Effects
from .ahead import Choice, foresight_of, told_of
from .dealer import Dealer
from .game import Game
from .numbers import whole
from .options import Options
from .parts import Json
from .randomness import PLY
from .signs import CHANCE, CHANCE_ACTS
from .standings import Standings
from .states import Buffers, States, copied, readable, room_for
from .verbs import writes_no_view
from .views import written_view
from .warm import kernels_of

UNKNOWN = -1
ALL_SEATS = tuple(range(CHANCE))
SEATS_OF = tuple(tuple(seat for seat in ALL_SEATS if mask >> seat & 1) for mask in range(CHANCE_ACTS + 1))


class Table(Standings):
    """One game being played. The table itself plays chance; seats play by `play`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        dealer: Dealer,
        laid_out: bytes | None = None,
        *,
        moves: NDArray[np.int16] | None = None,
        commitment: str | None = None,
    ) -> None:
        """Made by `game.new`, `game.position` or `replay`.

        `laid_out` is the state to start from where it is not the beginning of the game. With `moves`, and the
        commitment that was made for them, the table begins by making these instead of letting its dealer answer.
        """
        kernels_of(game).ensure()
        self.game = game
        self.players = players
        self.options = options
        self.dealer = dealer
        self.laid_out = laid_out
        self.commitment = dealer.commitment if moves is None else commitment
        self._parts = game.parts
        self._buffers = Buffers.of(self._parts)
        self._states = self._first_states()
        self._deal = dealer.words()
        self._moves = array("h")  # seat and action in turn, chance's answers among them
        self._events: list[Message] = []
        self._told = 0  # moves whose events are known
        self._mask = UNKNOWN  # of the seats that may act
        self._foresight = foresight_of(game)
        self._choices: dict[int, dict[int, Choice]] = {}  # that seats have now, by id, if somebody has asked
        if moves is None:
            self._note_answers(drive.let_chance_answer(self._states, 0, self._deal, *self._chance_buffers))
        else:
            self._repeat(moves)

    def _first_states(self) -> States:
        """The state before the first move, where even chance has not answered."""
        states = room_for(1, self._parts)
        if self.laid_out is not None:
            states[:] = np.frombuffer(self.laid_out, self._parts.state)
        else:
            self._parts.prepare(readable(states), self.players, self.options)
            self._parts.rules.setup(readable(states))
        return states

    def _repeat(self, moves: NDArray[np.int16]) -> None:
        """Make moves that a record has, up to the first that cannot be."""
        buffers = self._buffers
        made = drive.replay(self._states, 0, moves, buffers.actions, buffers.outcomes, buffers.weights)
        self._moves.extend(moves[:made].ravel().tolist())
        self._deal[PLY] = made

    @property
    def _chance_buffers(self) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int32]]:
        return self._buffers.answers, self._buffers.outcomes, self._buffers.weights

    def _note_answers(self, n: int) -> None:
        for answer in self._buffers.answers[:n].tolist():
            self._moves.append(CHANCE)
            self._moves.append(answer)

    def state_bytes(self) -> bytes:
        """The state as bytes: equal bytes are equal positions."""
        return self._states.tobytes()

    @property
    def ply(self) -> int:
        """Moves made so far, chance's answers counted too."""
        return len(self._moves) // 2

    @property
    def moves(self) -> list[tuple[int, int]]:
        """All moves so far, each the seat (or CHANCE) and the id of what it did."""
        return self.moves_since(0)

    def moves_since(self, ply: int) -> list[tuple[int, int]]:
        """The moves after so many."""
        since = iter(self._moves[2 * ply :])
        return list(zip(since, since, strict=True))

    def mover(self, ply: int) -> int:
        """The seat (or CHANCE) that made the move after so many."""
        return self._moves[2 * ply]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none while chance is to answer."""
        return SEATS_OF[self._who_acts()]

    def _who_acts(self) -> int:
        if self._mask == UNKNOWN:
            self._mask = drive.who_acts(self._states, 0)
        return self._mask

    @property
    def waits_for_chance(self) -> bool:
        """Is chance to answer? Only ever so in a record that stops there."""
        return self._who_acts() == CHANCE_ACTS

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self._who_acts()

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The ids of a seat's legal actions: of the one seat that may act, where it is only one."""
        if self.over:
            return []
        ids: list[int] = self._legal_moves(self._seat(seat)).tolist()
        return ids

    def _legal_moves(self, seat: int) -> NDArray[np.int16]:
        """The ids of a seat's legal actions, until kernels write there again."""
        return self._buffers.actions[: drive.legal_actions(self._states, 0, seat, self._buffers.actions)]

    def legal(self, seat: int | None = None) -> list[Action]:
        """A seat's legal actions: of the one seat that may act, where it is only one."""
        if self.over:
            return []
        seat = self._seat(seat)
        return [self._action(seat, id) for id in self.legal_ids(seat)]

    def _action(self, seat: int, id: int) -> Action:
        said = self._parts.label(self.state, seat, id)
        return Action(seat, id, self._parts.actions[id], said, self.game.word_packages)

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: the one that may act, where it is left out."""
        if seat is None:
            actors = self.actors
            if len(actors) != 1:
                raise GameOver("game-over") if not actors else WrongSeat("seat-needed", seats=_called(actors))
            return actors[0]
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise WrongSeat("seat-unknown", seat=str(seat), last=self.players - 1)
        return number

    def acting_seat(self, seat: int | None = None) -> int:
        """The seat that is meant, which must be one that may act."""
        seat = self._seat(seat)
        if seat not in self.actors:
            raise self.refusal(seat, "")
        return seat

    def play(self, action: Action | int | str, seat: int | None = None) -> None:
        """Make a move: an Action, the id of one, its fixed name, or its label in any language."""
        self.make(*self._find(action, seat))

    def make(self, seat: int, id: int) -> None:
        """Make the move of that id, without a look at what else could be meant."""
        buffers = self._buffers
        if not 0 <= id < len(buffers.actions):
            raise self.refusal(seat, str(id))
        n, self._mask = drive.play(
            self._states, 0, seat, id, self._deal, buffers.answers, buffers.actions, buffers.outcomes, buffers.weights
        )
        if n == drive.ILLEGAL:
            raise self.refusal(seat, str(id))
        self._choices = {}
        self._moves.append(seat)
        self._moves.append(id)
        if n:
            self._note_answers(n)

    def _find(self, action: Action | int | str, seat: int | None) -> tuple[int, int]:
        """The seat and id that an Action, an id or some words mean."""
        id = whole(action)
        if id is not None:
            return self._seat(seat), id
        if isinstance(action, Action):
            return self._found(action, seat)
        seat = self._seat(seat)
        if isinstance(action, str) and seat in self.actors:
            meant = self._meant_by(action.strip().casefold(), seat)
            if meant is not None:
                return seat, meant
        raise self.refusal(seat, str(action))

    def _meant_by(self, words: str, seat: int) -> int | None:
        """The id of the seat's legal action that has this name, or is said so in any language."""
        for id in self.legal_ids(seat):
            if self._parts.actions[id] == words:
                return id
        for candidate in self.legal(seat):
            said = (self.game.words(language).say(candidate.message).casefold() for language in LANGUAGES)
            if words in said:
                return candidate.id
        return None

    def _found(self, action: Action, seat: int | None) -> tuple[int, int]:
        """The seat and id of an Action, which must mean the same here and now as where it came from."""
        if seat is not None and seat != action.seat:
            raise WrongSeat("seat-mismatch", own=Seat(action.seat), given=Seat(seat))
        if action.id not in self.legal_ids(action.seat) or self._action(action.seat, action.id) != action:
            raise self.refusal(self._seat(action.seat), action.message)
        return action.seat, action.id

    def refusal(self, seat: int, wanted: str | Message) -> IllegalAction:
        """Why a move cannot be made, and what can be, in the game's own words."""
        actors = self.actors
        if not actors:
            return GameOver("game-over")
        if seat not in actors:
            return WrongSeat("seat-waits", seat=Seat(seat), seats=_called(actors))
        choices = tuple(message("quoted", words=action.message) for action in self.legal(seat))
        refused = IllegalAction("action-illegal", action=wanted, choices=choices)
        refused.packages = self.game.word_packages
        return refused

    def effects(self, action: Action | int | str, seat: int | None = None) -> Effects:
        """What a legal move would cause."""
        seat, id = self._find(action, seat)
        if id not in self.legal_ids(seat):
            raise self.refusal(seat, str(id))
        return self._foresight.choices(self._states, self.players, seat, np.array([id], np.int16))[0].effects

    def choices(self, seat: int) -> list[Choice]:
        """A seat's legal actions, each with what it would cause."""
        moves = self._legal_moves(self._seat(seat))
        found = self._foresight.choices(self._states, self.players, seat, moves)
        self._choices[seat] = {choice.id: choice for choice in found}
        return found

    def foreseen(self, seat: int, id: int) -> tuple[Message, ...] | None:
        """What would be told of a legal move before chance answers, if somebody has asked for the seat's choices."""
        choice = self._choices[seat].get(id) if seat in self._choices else None
        return None if choice is None else choice.effects.events

    def breakdown(self, seat: int, language: str = "en") -> list[tuple[str, int]]:
        """Where a seat's points come from; the rows sum to its score."""
        words = self.game.words(language)
        return [(words.say(row), points) for row, points in self._parts.breakdown(self.state, self._seat(seat))]

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """All that a seat may know, or a spectator, as JSON."""
        if seat is not None:
            seat = self._seat(seat)
        return {**self.heading(seat), **self._parts.view(self.state, seat)}

    def written_view(self) -> bytes:
        """A view without its heading, as JSON, where everybody sees the same and the game's rules write it; or b""."""
        return b"" if self._parts.rules.write_view is writes_no_view else written_view(self._states)

    def heading(self, seat: int | None) -> dict[str, Json]:
        """What a view begins with in every game."""
        return {
            "game": self.game.id,
            "players": self.players,
            "seat": seat,
            "actors": list(self.actors),
            "over": self.over,
            "cut_off": self.cut_off,
            "winners": list(self.winners),
        }

    @property
    def log(self) -> tuple[Message, ...]:
        """What has happened so far; nothing in it that anybody may not know."""
        if self._told < self.ply:
            self._tell()
        return tuple(self._events)

    def _tell(self) -> None:
        """Replay the moves not told yet and note what each did."""
        self._events += told_of(self._parts, self._replayed(self._told), self.moves_since(self._told))
        self._told = self.ply

    def _replayed(self, plies: int) -> States:
        """The state after so many of the moves."""
        replayed = self._first_states()
        for seat, action in self.moves[:plies]:
            drive.make_move(replayed, 0, seat, action)
        return replayed

    def imagine(self, seat: int) -> States:
        """A copy of the state for the seat's bot to look at: what others have sealed they have yet to choose in it."""
        states = copied(self._states)
        self._parts.rules.unseal(readable(states), seat)
        return states

    def story(self, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """The log in words, a sentence an event; `names` are who sits at seats 0, 1, …"""
        if names is not None and len(names) != self.players:
            raise BadOption("names-number", players=self.players, names=len(names))
        words = self.game.words(language)
        return [words.say(event, names) for event in self.log]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move that a seat made, and what chance answered to it; made again it has the same answer.

        With a seat, its own last move, if only sealed moves of others have been made since: these stay.
        Where people play, what chance has shown is not taken back: the table they sit at sees to that.
        """
        moves = self.moves
        if seat is None:
            while moves and moves[-1][0] == CHANCE:
                moves.pop()
        at = len(moves) - 1 if seat is None else self._sealed_move_of(self._seat(seat))
        if at < 0:
            raise NothingToUndo("nothing-to-undo")
        del moves[at]
        self._go_back_to(moves)

    def _sealed_move_of(self, seat: int) -> int:
        """Which move is the seat's last one, if all made since then could have been made without it; otherwise -1."""
        since = 1
        movers = self._moves[::2]
        while since <= len(movers) and movers[-since] not in (seat, CHANCE):
            since += 1
        at = len(movers) - since
        if at < 0 or movers[at] == CHANCE:
            return -1
        could_act = drive.who_acts(self._replayed(at), 0)
        return at if all(could_act >> mover & 1 for mover in movers[at:]) else -1

    def _go_back_to(self, moves: list[tuple[int, int]]) -> None:
        """Make only these moves, which are among those made."""
        self._moves = array("h", [number for move in moves for number in move])
        self._states = self._replayed(len(moves))
        self._deal[PLY] = len(moves)
        self._mask = UNKNOWN
        self._choices = {}
        self._events.clear()
        self._told = 0

    def copy(self) -> Table:
        """A table in the same state with the same past and the same future."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._buffers = Buffers.of(self._parts)
        twin._states = copied(self._states)
        twin._moves = self._moves[:]
        twin._deal = self._deal.copy()
        twin._events = self._events[:]
        twin._choices = {}
        return twin

    def at(self, ply: int) -> Table:
        """The table as it was after so many moves, chance's answers counted too."""
        if whole(ply) is None or not 0 <= ply <= self.ply:
            raise BadOption("ply-bad", ply=str(ply), last=self.ply)
        twin = self.copy()
        twin._go_back_to(self.moves[:ply])
        return twin

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        """Tables are sent to other processes as their moves."""
        rest = (self.players, self.options, self.dealer, self.laid_out)
        return _table_again, (self.game, self._moves.tobytes(), self.commitment, *rest)

    def position(self) -> dict[str, Json]:
        """The state as a readable position; `game.position` lays it out again."""
        from .position import describe_state

        return describe_state(self.game, self.players, self.state_bytes())

    def record(self, names: Sequence[str] | None = None) -> dict[str, Json]:
        """The whole game as JSON; `replay` plays it again. `names` are who sits at seats 0, 1, …"""
        from .record import record_of

        return record_of(self, names)


def _called(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in seats)


def _table_again(game: Game, moves: bytes, commitment: str | None, *rest: Any) -> Table:
    return Table(game, *rest, moves=np.frombuffer(moves, np.int16).reshape(-1, 2), commitment=commitment)
