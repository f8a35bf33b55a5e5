"""Recorded games are told line by line as they always were."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tiergarten as tg
from tests.playthroughs import FOLDER, PLAYTHROUGHS, story_of


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_story_is_told_as_it_always_was(name: str) -> None:
    record = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    told = story_of(tg.verify(record))
    assert told.splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


FINGERPRINTS = """
import hashlib, json, pathlib, sys
import tiergarten as tg
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.json")):
    state = tg.replay(json.loads(file.read_text(encoding="utf-8"))).state_bytes()
    print(file.stem, hashlib.sha256(state).hexdigest())
"""


def test_two_processes_given_the_same_records_come_to_the_same_bytes() -> None:
    told = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split()[-1] for name in PLAYTHROUGHS}
    expected = "".join(f"{name} {told[name]}\n" for name in sorted(told, key=lambda name: f"{name}.json"))
    for seed in ("1", "2"):  # of Python's own hashes
        done = subprocess.run(
            [sys.executable, "-c", FINGERPRINTS, str(FOLDER)],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
        )
        assert done.stdout == expected


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(PLAYTHROUGHS)
