"""Builds the browser's page where it is missing, so that no wheel goes out without it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/tiergarten/server/static/index.html")


class PageHook(BuildHookInterface[Any]):
    """Runs before a source archive or a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the page there; a checkout that is worked in builds its own."""
        page = Path(self.root) / PAGE
        if version == "editable" or page.is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The browser's page is missing, and so is npm to build it: install Node 20.19 or newer.")
        for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root) / "web", check=True)
        if not page.is_file():
            raise RuntimeError(f"The build of web/ has not made {PAGE}.")
