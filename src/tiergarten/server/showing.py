"""A table as messages show it: to each only what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from ..core.actions import Effects
from ..core.ahead import Choice
from ..core.game import Game
from ..core.record import result_of
from ..core.table import Table
from ..words import Message, Name, Seat, Value
from .line import frame_of
from .presence import Presence
from .sitting import Sitting
from .wire import WIRE, messages
from .wire.plain import MOST_SEATS, Move, Said, SeatShown
from .wire.plain import Effects as EffectsShown

NULL = b"null"
MOVED = b'{"kind":"moved","wire":%d,"version":%d,"since":%d,"play":'  # a message before `play`
CLOCKS = b',"clocks":%b}'  # and after it
EYES, VIEW = b'{"eyes":', b',"view":{"seat":'  # the beginning of `play`, each before who looks
NO_CLOCKS = tuple(CLOCKS % orjson.dumps([None] * players) for players in range(MOST_SEATS))
WHO: dict[int | None, bytes] = {None: NULL, **{seat: b"%d" % seat for seat in range(MOST_SEATS)}}
LOOKS_ON, LOOKS_ON_AND_CAN_UNDO = (b',"choice":null,"legal":[],"can_undo":%b,' % can for can in (b"false", b"true"))


def said(message: Message) -> Said:
    """A sentence as JSON."""
    return message.json()  # type: ignore[return-value]  # has just these fields


def targets(label: Message) -> list[str]:
    """What a move is about, for a front end to find it on the table: the label's values, by name."""
    return [_target(name, value) for name, value in label.items]


def _target(name: str, value: Value) -> str:
    if isinstance(value, Name):
        return value.key
    if isinstance(value, Seat):
        return f"seat-{value.number}"
    if isinstance(value, tuple | Message):
        return name
    return f"{name}-{value}"


def legal_moves(table: Table, seat: int, *, with_effects: bool) -> bytes:
    """The seat's legal moves as JSON."""
    if with_effects:
        moves = [choice.shown or _shown(choice, table.game) for choice in table.choices(seat)]
    else:
        moves = [_move(action.name, action.message, None) for action in table.legal(seat)]
    return b"[%b]" % b",".join(moves)


def _shown(choice: Choice, game: Game) -> bytes:
    """A choice as JSON; most come again and again, so that it is noted there."""
    choice.shown = _move(game.parts.actions[choice.id], choice.label, effects_shown(choice.effects))
    return choice.shown


def _move(name: str, label: Message, effects: EffectsShown | None) -> bytes:
    """A legal move as JSON."""
    shown: Move = {"action": name, "label": said(label), "targets": targets(label), "effects": effects}
    return orjson.dumps(shown)


def effects_shown(found: Effects) -> EffectsShown:
    """What a move would cause."""
    return {
        "points": list(found.points),
        "told": [said(event) for event in found.events],
        "chance_follows": found.chance_follows,
        "half_done": found.is_half_done,
    }


def view_of(table: Table, eyes: int | None, *, strict: bool) -> dict[str, Any]:
    """The view, without aids at a strict table whose game is not over."""
    view: dict[str, Any] = table.view(eyes)
    return _without(table.game.parts.aids, view) if strict and not table.over else view


def _without(aids: frozenset[str], shown: Any) -> Any:
    """A part of a view without these aids, wherever in it they are."""
    if isinstance(shown, dict):
        return {name: _without(aids, part) for name, part in shown.items() if name not in aids}
    return [_without(aids, part) for part in shown] if isinstance(shown, list) else shown


def _for_nobody(view: dict[str, Any], actors: tuple[int, ...]) -> bytes:
    """A view, or its heading, as JSON without who looks; these seats may act."""
    view["actors"] = actors
    del view["seat"]
    return orjson.dumps(view)


def _heading(table: Table, actors: tuple[int, ...]) -> bytes:
    """What a view of a game that goes on begins with, up to a comma and without the brace: as at many other tables."""
    alike = table.game.id, table.players, actors
    if alike not in _headings:
        _headings[alike] = _for_nobody(table.heading(None), actors)[1:-1] + b","
    return _headings[alike]


_headings: dict[tuple[str, int, tuple[int, ...]], bytes] = {}


class Picture:
    """A table at one version. What several people get alike is made once, and kept as JSON."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._version = sitting.version
        self._undoers = self._can_undo() if sitting.table is not None else []
        # Whoever sees or may do something that others do not; everybody else is shown the same.
        self._special = range(len(sitting.chairs)) if sitting.game.has_secrets else (*sitting.actors, *self._undoers)
        self._head = MOVED % (WIRE, self._version, self._version - 1) + EYES
        self._view: bytes = b""  # that all see, where nothing is secret
        self._shared: dict[int, bytes] = {}
        self._rests: dict[tuple[int, int | None], bytes] = {}

    def is_of(self, sitting: Sitting) -> bool:
        """Does it show the sitting as it is now?"""
        return sitting is self._sitting and sitting.version == self._version

    def play(self, eyes: int | None, log_from: int) -> bytes:
        """The game through somebody's eyes, with the log from there on: a `messages.Seen`, as JSON."""
        if self._sitting.table is None:
            return NULL
        who = WHO[eyes]
        return b"".join((EYES, who, VIEW, who, self._rest(eyes, log_from)))

    def _rest(self, eyes: int | None, log_from: int) -> bytes:
        """All but who looks: the same for all eyes but those that see or may do something special."""
        if eyes not in self._special:
            eyes = None
        rest = self._rests.get((log_from, eyes))
        if rest is None:
            table = self._sitting.table
            assert table is not None
            pieces = (b",", self._view_for(table, eyes), self._own(table, eyes), self._for_all(table, log_from))
            rest = self._rests[log_from, eyes] = b"".join(pieces)
        return rest

    def _view_for(self, table: Table, eyes: int | None) -> bytes:
        """The view without who looks and the brace before that."""
        if self._view:
            return self._view
        is_for_all = not self._sitting.game.has_secrets
        strict = self._sitting.header.settings.strict
        written = b"" if strict or table.over else table.written_view()
        if written:
            shown = _heading(table, self._sitting.actors) + written[1:]
        else:
            view = view_of(table, None if is_for_all else eyes, strict=strict)
            shown = _for_nobody(view, self._sitting.actors)[1:]
        if is_for_all:
            self._view = shown
        return shown

    def _own(self, table: Table, eyes: int | None) -> bytes:
        """What somebody may do, with a comma on either side."""
        sitting = self._sitting
        if eyes is None or eyes not in sitting.actors or sitting.chairs[eyes].level is not None:
            return LOOKS_ON_AND_CAN_UNDO if eyes in self._undoers else LOOKS_ON
        can_undo = b"true" if eyes in self._undoers else b"false"
        legal = legal_moves(table, eyes, with_effects=not sitting.header.settings.strict)
        return b',"choice":%d,"legal":%b,"can_undo":%b,' % (sitting.choices[eyes], legal, can_undo)

    def _for_all(self, table: Table, log_from: int) -> bytes:
        """What is the same for all eyes, without the brace that it begins with."""
        if log_from not in self._shared:
            sitting = self._sitting
            is_over = sitting.status == "over" and table.over
            self._shared[log_from] = b'"ply":%d,"held":%b,"log_from":%d,"log":%b,"result":%b,"deal":%b}' % (
                table.ply,
                WHO[sitting.held],
                log_from,
                sitting.log.since(log_from),
                orjson.dumps(result_of(table)) if is_over else NULL,
                orjson.dumps(_deal(sitting)) if is_over else NULL,
            )
        return self._shared[log_from]

    def _can_undo(self) -> list[int]:
        """The seats that could take a move back."""
        sitting = self._sitting
        if sitting.is_paused:
            return []
        seats = range(len(sitting.chairs)) if sitting.game.has_secrets else sitting.last_mover
        return [seat for seat in seats if sitting.chairs[seat].level is None and sitting.can_undo(seat)]

    def moved(self, eyes: int | None, now: int) -> bytes:
        """What has changed since the version before: a `messages.Moved`, as it goes over the line."""
        who = WHO[eyes]
        return frame_of(self._head, who, VIEW, who, self._rest(eyes, self._sitting.told_from), self._clocks(now))

    def _clocks(self, now: int) -> bytes:
        """Seconds left, by seat, and the end of the message."""
        sitting = self._sitting
        if sitting.header.settings.clock is None:
            return NO_CLOCKS[len(sitting.chairs)]
        return CLOCKS % orjson.dumps([sitting.time_left(seat, now) for seat in range(len(sitting.chairs))])

    def table(self, own: Sequence[int], eyes: int | None, presence: Presence, now: int) -> messages.Table:
        """Everything."""
        header = self._sitting.header
        return {
            "kind": "table",
            "wire": WIRE,
            "version": self._sitting.version,
            "table": table_shown(self._sitting, presence, now),
            "own": list(own),
            "keys": {"invite": header.invite, "watch": header.watch} if own else {},
            "play": orjson.Fragment(self.play(eyes, 0)),  # type: ignore[typeddict-item]  # a `messages.Seen`
        }


def table_shown(sitting: Sitting, presence: Presence, now: int) -> messages.TableShown:
    """What everybody may know of a table beside the game."""
    header = sitting.header
    hosts = sitting.seats_of(header.host)
    return {
        "id": header.id,
        "game": header.game,
        "players": len(sitting.chairs),
        "options": dict(header.options),
        "settings": settings_shown(sitting),
        "status": sitting.status,
        "paused": sitting.is_paused,
        "seats": [_seat_shown(sitting, seat, seat in hosts, presence, now) for seat in range(len(sitting.chairs))],
        "watchers": presence.watchers,
        "commitment": sitting.table.commitment if sitting.table is not None else None,
        "rematch": sitting.rematch,
        "replay": sitting.is_replay,
    }


def settings_shown(sitting: Sitting) -> messages.Settings:
    """What the host has chosen."""
    chosen = sitting.header.settings
    clock = chosen.clock
    return {
        "strict": chosen.strict,
        "hints": chosen.hints and not chosen.strict,
        "public": chosen.public,
        "watching": chosen.watching,
        "clock": {"allowance": clock.allowance, "increment": clock.increment} if clock else None,
        "pace": chosen.pace,
    }


def _seat_shown(sitting: Sitting, seat: int, is_host: bool, presence: Presence, now: int) -> SeatShown:
    chair = sitting.chairs[seat]
    return {
        "seat": seat,
        "kind": "person" if chair.is_person else "bot" if chair.level else "open",
        "name": chair.name,
        "level": chair.level,  # type: ignore[typeddict-item]  # only levels that commands can name get there
        "stands_in": chair.stands_in,
        "resigned": chair.resigned,
        "host": is_host,
        "present": presence.is_here(seat),
        "away": presence.away(seat) if chair.is_person else None,
        "hints": chair.hints,
        "left": sitting.time_left(seat, now),
        "ticking": seat in sitting.ticking,
    }


def _deal(sitting: Sitting) -> messages.Deal | None:
    if sitting.is_replay:
        return None
    return {"seed": str(sitting.header.seed), "salt": sitting.header.salt}


def names_at(sitting: Sitting, game: Game, language: str) -> list[str]:
    """Who sits at seats 0, 1, …: people by their names, bots by their levels."""
    text = game.words(language).text
    return [
        chair.name
        or (text("bot-name", level=chair.level, number=seat + 1) if chair.level else text("player", number=seat + 1))
        for seat, chair in enumerate(sitting.chairs)
    ]
