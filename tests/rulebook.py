"""The rules pages and the tests that claim their numbered statements."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

PAGES = Path(__file__).parent.parent / "docs" / "rules"
RULING_MARKS = ("*(our ruling)*", "*(unsere Regelung)*")
NUMBERED = re.compile(r"(\d+)\. (.+)")


@dataclass(frozen=True)
class Statement:
    """One numbered line of a rules page."""

    number: int
    text: str

    @property
    def is_ruling(self) -> bool:
        """Is it our own, and not the rulebook's?"""
        return self.text.endswith(RULING_MARKS)


def rule_test(game: str, *numbers: int) -> pytest.MarkDecorator:
    """Claims that the test would fail if one of these statements of the game's rules page were wrong."""
    return pytest.mark.rule(game, numbers)


def page_of(game: str, language: str = "en") -> Path:
    """Where the rules of a game are."""
    return PAGES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")


def statements(page: Path) -> list[Statement]:
    """The numbered statements of a page, in its order."""
    lines = page.read_text(encoding="utf-8").splitlines()
    found = [NUMBERED.fullmatch(line.rstrip()) for line in lines]
    return [Statement(int(match[1]), match[2]) for match in found if match]
