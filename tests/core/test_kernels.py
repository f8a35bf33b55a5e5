"""Machine code is kept by the sources it came from, in a folder that can be chosen."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tiergarten.core import kernel
from tiergarten.core.verbs import Rules, teach
from tiergarten.core.warm import Kernels, kernels_of
from tiergarten.errors import BadCache


def test_another_source_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for layer in kernel.RULES:
        (tmp_path / layer).mkdir()
    source = tmp_path / "core" / "rules.py"
    source.write_text("a = 1", encoding="utf-8")
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    first = kernel._fingerprint(kernel.RULES)
    source.write_text("a = 2", encoding="utf-8")
    assert kernel._fingerprint(kernel.RULES) != first


def test_another_copy_of_the_same_source_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for place in ("one", "other"):
        source = tmp_path / place / "core" / "rules.py"
        source.parent.mkdir(parents=True)
        source.write_text("a = 1", encoding="utf-8")
        os.utime(source, (1, 1))
        monkeypatch.setattr(kernel, "PACKAGE", tmp_path / place)
        found.add(kernel._fingerprint(kernel.RULES))
        found.add(kernel._fingerprint(kernel.RULES))
    os.utime(source, (2, 2))
    found.add(kernel._fingerprint(kernel.RULES))
    assert len(found) == 3


def test_another_bot_leaves_the_rules_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for layer in kernel.BOTS:
        (tmp_path / layer).mkdir()
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    rules, bots = kernel._fingerprint(kernel.RULES), kernel._fingerprint(kernel.BOTS)
    (tmp_path / "bots" / "search.py").write_text("a = 1", encoding="utf-8")
    assert kernel._fingerprint(kernel.RULES) == rules
    assert kernel._fingerprint(kernel.BOTS) != bots


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TIERGARTEN_CACHE", str(tmp_path / "file"))
    kernel.cache_folder.cache_clear()
    try:
        with pytest.raises(BadCache, match="set TIERGARTEN_CACHE to a folder that can be written to"):
            kernel.cache_folder(kernel.RULES)
    finally:
        kernel.cache_folder.cache_clear()


def test_machine_code_of_forgotten_sources_is_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, recent = tmp_path / "kernels-old", tmp_path / "kernels-recent"
    old.mkdir()
    recent.mkdir()
    month = time.time() - kernel.FORGOTTEN_AFTER - 1
    os.utime(old, (month, month))
    monkeypatch.setenv("TIERGARTEN_CACHE", str(tmp_path))
    kernel.cache_folder.cache_clear()
    try:
        assert kernel.cache_folder(kernel.RULES).parent == tmp_path
    finally:
        kernel.cache_folder.cache_clear()
    assert recent.exists()
    assert not old.exists()


def test_kernels_are_compiled_with_a_word_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tiergarten.core.warm.COMPILED", True)
    monkeypatch.setattr("tiergarten.core.warm.cache_folder", lambda layers: tmp_path)
    done: list[str] = []
    kernels = Kernels("Some game", "some.ready", lambda: {"one": lambda: done.append("one")})
    kernels.ensure()
    kernels.ensure()
    assert done == ["one"]
    assert capsys.readouterr().err == "Compiling Some game, once; later starts take a second.\n"


def test_compiling_tells_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tiergarten.core.warm.cache_folder", lambda layers: tmp_path)
    heard: list[tuple[str, float]] = []
    kernels_of(tg.game("mini")).compile(lambda name, done: heard.append((name, done)))
    assert heard[0] == ("setup", 0.0)
    assert [done for _, done in heard] == sorted(done for _, done in heard)


def test_mistakes_can_be_sent_to_another_process() -> None:
    mistake = pickle.loads(pickle.dumps(BadCache("cache-unwritable", folder="here", reason="why")))
    assert str(mistake).startswith("Compiled rules cannot be kept in here (why)")


def test_two_games_may_not_have_states_of_one_type() -> None:
    parts = tg.game("mini").parts
    with pytest.raises(ValueError, match="one and the same type"):
        teach(parts.state, Rules(**vars(parts.rules)))


def test_asking_for_a_title_does_not_load_the_compiler() -> None:
    program = "import sys, tiergarten as tg; tg.game('mini').title; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.skipif(not kernel.COMPILED, reason="nothing is compiled")
def test_a_rule_that_would_allocate_is_refused() -> None:
    @kernel.rule
    def doubled(numbers: Any) -> Any:
        return (numbers * 2).sum()

    with pytest.raises(Exception, match="NRT required but not enabled"):
        doubled(np.zeros(3))


def test_states_are_small() -> None:
    for game in tg.games():
        assert game.parts.state.itemsize <= 4096
    assert tg.game("mini").parts.state.itemsize <= 512
    assert np.zeros(1, tg.game("mini").parts.state).nbytes == tg.game("mini").parts.state.itemsize
