"""Files that are written whole or not at all, and packages that only some work needs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from ..errors import MissingExtra

PART = ".part"  # of files that are not in place yet


def write_whole(file: Path, contents: bytes) -> None:
    """Write a file whole, or OSError: what was there before stays until all of the new is on the disk."""
    write_together({file: contents})


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Write several files whole, or OSError: all of the new are on the disk before the first takes its place."""
    drafts = {file: file.with_name(file.name + PART) for file in contents}
    try:
        for file, draft in drafts.items():
            with open(draft, "wb") as out:
                out.write(contents[file])
                out.flush()
                os.fsync(out.fileno())
        for file, draft in drafts.items():
            draft.replace(file)
    except OSError:
        for draft in drafts.values():
            with suppress(OSError):
                draft.unlink(missing_ok=True)
        raise


def check_extra(*packages: str) -> None:
    """Is everything installed that is needed beside the engine?"""
    if lacking := [package for package in packages if find_spec(package) is None]:
        raise MissingExtra("extra-missing", packages=", ".join(lacking), extra="lab")
