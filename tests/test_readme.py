"""The README's code runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import tiergarten

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_runs_from_top_to_bottom() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    scope: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), scope)
    assert scope["observation"] is not None


def test_the_examples_in_docstrings_run() -> None:
    assert doctest.testmod(tiergarten) == (0, 2)


def test_the_subcommands_of_the_readme_exist() -> None:
    from tiergarten.cli.commands import app

    known = {command.callback.__name__ for command in app.registered_commands if command.callback}
    named = set(
        re.findall(r"tiergarten (\w+)", "\n".join(re.findall(r"```sh\n(.*?)```", README.read_text(), re.DOTALL)))
    )
    assert named <= known
    assert {"games", "play", "rules", "replay", "verify"} <= named
