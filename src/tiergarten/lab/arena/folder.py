"""The folder of an arena: its settings, and the record of every game as soon as it is finished.

`records.jsonl` is the source of truth: lines are only ever added, and all reports follow from it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from ...core.position import read_json
from ...core.record import check_fields, digest
from ...errors import BadFolder, TiergartenError
from ...words import message
from ..files import PART, write_whole
from .plan import Plan
from .playing import Result, result_in

SETTINGS, RECORDS = "arena.json", "records.jsonl"


class Folder:
    """An arena's folder, open for writing."""

    def __init__(self, path: Path, records: IO[bytes], results: list[Result]) -> None:
        self.path = path
        self.results = results  # of the games that were there
        self._records = records

    def add(self, line: str) -> None:
        """Add the record of a game: whole, or not at all."""
        rest = memoryview(line.encode())
        end = self._records.tell()
        try:
            while rest:
                rest = rest[self._records.write(rest) :]
        except OSError as fault:
            with suppress(OSError):
                self._records.truncate(end)
            raise unwritable(self.path / RECORDS, fault) from None

    def put(self, name: str, contents: bytes) -> None:
        """Write a file of the folder anew: whole, or not at all."""
        put(self.path / name, contents)


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Folder]:
    """The folder for the arena: a new one, or one that holds games of this very arena."""
    _check_settings(path, plan)
    file = path / RECORDS
    try:
        with tempfile.TemporaryFile(dir=path):  # better now than when the first report is due
            pass
        records = open(file, "r+b" if file.exists() else "x+b", buffering=0)  # noqa: SIM115 - closed below
    except OSError as fault:
        raise unwritable(file, fault) from None
    with records:
        _take_lock(path, records)
        results, end = _read(file, plan)
        if not (path / SETTINGS).exists():
            _put_settings(path, plan)  # they are gone, but all records fit these
        try:
            records.truncate(end)  # a torn last line: its game is played again
            records.seek(end)
        except OSError as fault:
            raise unwritable(file, fault) from None
        yield Folder(path, records, results)


def put(file: Path, contents: bytes) -> None:
    """Write a file whole or not at all."""
    try:
        write_whole(file, contents)
    except OSError as fault:
        raise unwritable(file, fault) from None


def unwritable(file: Path, fault: OSError) -> BadFolder:
    """The mistake that a file cannot be written."""
    return BadFolder("arena-unwritable", file=str(file), reason=fault.strerror or str(fault))


def _check_settings(path: Path, plan: Plan) -> None:
    """Is this a folder of the very same arena, or one that can become it? Then it is one afterwards."""
    file = path / SETTINGS
    try:
        if not file.exists():
            if (path / RECORDS).exists():
                return  # which will tell
            if path.exists() and any(not each.name.endswith(PART) for each in path.iterdir()):
                raise BadFolder("arena-other-files", folder=str(path))
            path.mkdir(parents=True, exist_ok=True)
            _put_settings(path, plan)
            return
        found = _settings_in(file)
    except OSError as fault:
        raise unwritable(path, fault) from None
    given = plan.settings()
    if lacking := [name for name in given if name not in found]:
        problem = message("arena-settings-lacking", names=", ".join(lacking))
        raise BadFolder("arena-settings-damaged", file=str(file), problem=problem)
    if differing := [name for name in given | found if given.get(name) != found.get(name)]:
        told = tuple(
            message("arena-setting", name=name, found=_shown(found.get(name)), given=_shown(given.get(name)))
            for name in differing
        )
        raise BadFolder("arena-other-settings", folder=str(path), settings=told)


def _put_settings(path: Path, plan: Plan) -> None:
    put(path / SETTINGS, (json.dumps(plan.settings(), ensure_ascii=False, indent=2) + "\n").encode())


def _settings_in(file: Path) -> dict[str, Any]:
    try:
        return read_json(file.read_bytes().decode(errors="replace"), BadFolder)
    except BadFolder as fault:
        raise BadFolder("arena-settings-damaged", file=str(file), problem=fault.message) from None


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _take_lock(path: Path, records: IO[bytes]) -> None:
    """Two commands that add to the same file would play the same games."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(records, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadFolder("arena-in-use", folder=str(path)) from None
    except OSError:  # a file system without locks
        return


def _read(file: Path, plan: Plan) -> tuple[list[Result], int]:
    """The results of all games that are whole, and where in the file the last of them ends."""
    results: list[Result] = []
    numbers: set[int] = set()
    end = 0
    try:
        with open(file, "rb") as lines:
            for at, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    break  # torn in the midst of writing
                result = _result_of(line, file, at, plan)
                if result.number in numbers:
                    raise BadFolder("arena-damaged", file=str(file), line=at, problem=message("arena-twice"))
                numbers.add(result.number)
                results.append(result)
                end += len(line)
    except OSError as fault:
        raise BadFolder("file-unreadable", file=str(file), reason=fault.strerror or str(fault)) from None
    return results, end


def _result_of(line: bytes, file: Path, at: int, plan: Plan) -> Result:
    entry = _json_in(line, file, at)
    try:
        check_fields(entry["record"])
        if entry["record"]["digest"] != digest(entry["record"]):
            raise BadFolder("record-changed")
        result = result_in(entry)
        is_of_plan = _is_of_plan(result, entry["record"], plan)
    except (KeyError, TypeError, ValueError, TiergartenError) as fault:
        problem = fault.message if isinstance(fault, TiergartenError) else message("arena-no-game")
        raise BadFolder("arena-damaged", file=str(file), line=at, problem=problem) from None
    if not is_of_plan:
        raise _stranger(entry, file, at)
    return result


def _stranger(entry: dict[str, Any], file: Path, at: int) -> BadFolder:
    """A line that is no game of this arena: damage, unless it is the settings that are gone, and are guessed wrong."""
    if file.with_name(SETTINGS).exists():
        return BadFolder("arena-damaged", file=str(file), line=at, problem=message("arena-no-game"))
    record = entry["record"]
    played = {name: _shown(record[name]) for name in ("game", "rules", "players", "seed", "options")}
    return BadFolder("arena-settings-lost", file=str(file), line=at, bots=", ".join(entry["bots"]), **played)


def _is_of_plan(result: Result, record: dict[str, Any], plan: Plan) -> bool:
    """Is that one of the arena's games, with all that a result has?"""
    deal = (record["game"], record["players"], record["seed"], record["number"])
    by_seat = (result.points, result.places, result.choices, result.seconds, result.forfeits)
    return (
        type(result.number) is int
        and result.number >= 0
        and result.bots == plan.seating(result.number)
        and result.round == plan.round(result.number)
        and deal == (plan.game.id, plan.players, str(plan.seed), result.round)
        and (record["rules"], record["options"]) == (plan.game.rules_version, plan.options)
        and all(len(each) == plan.players for each in by_seat)
        and all(isinstance(value, int | float) for each in by_seat for value in each)
        and all(each.seat in range(plan.players) for each in result.troubles)
    )


def _json_in(text: bytes, file: Path, at: int) -> dict[str, Any]:
    try:
        return read_json(text.decode(), BadFolder)
    except UnicodeDecodeError:
        raise BadFolder("arena-damaged", file=str(file), line=at, problem=message("arena-no-game")) from None
    except BadFolder as fault:
        raise BadFolder("arena-damaged", file=str(file), line=at, problem=fault.message) from None
