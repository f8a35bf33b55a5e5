"""Every statement of every rules page is held by a test, and the pages say the same in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tiergarten
from tiergarten.words import LANGUAGES

from .rulebook import page_of, rule_test, statements

TESTS = Path(__file__).parent
GAMES = [game.id for game in tiergarten.games()]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@cache
def claims() -> dict[str, frozenset[int]]:
    """The statements that tests claim, by game: read from the sources, so it does not matter which tests run."""
    found: dict[str, set[int]] = {}
    for source in sorted(TESTS.rglob("*.py")):
        for game, numbers in claims_in(source.read_text(encoding="utf-8")):
            found.setdefault(game, set()).update(numbers)
    return {game: frozenset(numbers) for game, numbers in found.items()}


def claims_in(source: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The claims that decorate the tests of one source; anything but plain names and numbers is a mistake."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(rule_test.__name__):
                    game, *numbers = (ast.literal_eval(claimed) for claimed in mark.args)
                    assert numbers, f"{function.name} claims no number"
                    yield game, tuple(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_claimed_by_a_test(game: str) -> None:
    claimed = claims().get(game, frozenset())
    assert [said.number for said in statements(page_of(game)) if said.number not in claimed] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_claims_a_statement_that_is_not_there(game: str) -> None:
    assert claims().get(game, frozenset()) <= {said.number for said in statements(page_of(game))}


def test_no_test_claims_statements_of_an_unknown_game() -> None:
    assert set(claims()) <= set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_statements_are_numbered_without_a_gap(game: str, language: str) -> None:
    numbers = [said.number for said in statements(page_of(game, language))]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_statements_and_marks_the_same_rulings(game: str, language: str) -> None:
    original, translated = ([(said.number, said.is_ruling) for said in statements(page_of(game, each))]
                            for each in ("en", language))  # fmt: skip
    assert translated == original


def test_a_missing_claim_is_noticed() -> None:
    source = '@rule_test("some", 1, 3)\ndef test_this() -> None: ...\n\ndef test_that() -> None: ...\n'
    assert list(claims_in(source)) == [("some", (1, 3))]
