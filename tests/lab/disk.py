"""A disk that fills up."""

from __future__ import annotations

import errno
import os

import pytest


def fill_disk(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Nothing more can be written after so many files."""
    files = iter(range(after))

    def fsync(file: int) -> None:
        if next(files, None) is None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fsync)
