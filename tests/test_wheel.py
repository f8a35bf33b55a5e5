"""What is shipped: a wheel that has the rules pages, the sentences, the types and the browser's page in it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import tiergarten as tg
from tiergarten.words import LANGUAGES

PROJECT = Path(__file__).parents[1]


def test_the_wheel_made_from_the_source_archive_is_whole(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(PROJECT)]
    made = subprocess.run(build, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"tiergarten/py.typed", "tiergarten/server/static/index.html"} <= names
    assert any(name.startswith("tiergarten/server/static/assets/") and name.endswith(".js") for name in names)
    for game in tg.games():
        folder = game.package.replace(".", "/")
        assert {f"{folder}/{language}.ftl" for language in LANGUAGES} <= names
        assert {f"tiergarten/rules_pages/{game.id}.md", f"tiergarten/rules_pages/{game.id}.de.md"} <= names


def test_the_package_and_the_project_say_the_same_version() -> None:
    assert f'version = "{tg.__version__}"' in (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
