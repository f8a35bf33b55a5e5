"""Every sentence is there in every language, with the same values, and nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tiergarten as tg
from tiergarten.words import LANGUAGES, Message, Name, Seat, Words, message

PACKAGE = Path(tg.__file__).parent
CATALOGUES = sorted(path.parent for path in PACKAGE.rglob(f"{LANGUAGES[0]}.ftl"))
FORMS = re.compile(r"^(a|the|who|one|plural|enclosure|short)$")


class Variables(Visitor):
    """The values that a message needs; the forms of a thing count as the thing."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        head, _, form = node.id.name.rpartition("-")
        self.names.add(head if head and FORMS.match(form) else node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the values each needs."""
    found: dict[str, set[str]] = {}
    for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder.name}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.name)
def test_all_languages_have_the_same_sentences_with_the_same_values(folder: Path) -> None:
    first, *others = (messages(folder, language) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.name)
def test_no_sentence_is_left_over(folder: Path) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for key in messages(folder, LANGUAGES[0]):
        if not key.startswith(
            ("tile-", "species-", "type-", "home-", "die-", "face-", "symbol-", "command-", "event-")
        ):  # named by what is on the table, typed, or kept in a store
            said = key.removeprefix("told-")  # what a move is called is also what is told of it
            assert any(f'"{name}"' in sources or f"'{name}'" in sources for name in (key, said)), key


@pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
def test_no_game_says_otherwise_what_the_catalogues_it_shares_say(game: tg.Game) -> None:
    said: set[str] = set()
    for name in ("tiergarten.words", *game.word_packages):
        own = messages(PACKAGE.joinpath(*name.split(".")[1:]), LANGUAGES[0]).keys()
        assert own & said <= {"aim", "title"}  # a game that has two others in it has its own
        said |= own


def test_every_key_in_the_sources_has_a_sentence() -> None:
    keys = {key for folder in CATALOGUES for key in messages(folder, LANGUAGES[0])}
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for key in re.findall(r'(?:message|text|[A-Z]\w+)\(\s*"([a-z]+(?:-[a-z]+)+)"', text):
            assert key in keys, f"{path.name}: {key}"


@pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
def test_a_game_is_called_in_english_as_its_catalogue_says(game: tg.Game) -> None:
    assert game.title_in("en") == game.title
    assert game.title_in("de")


def test_a_mistake_names_the_game_in_the_language_it_is_told_in() -> None:
    with pytest.raises(tg.errors.BadOption) as refused:
        tg.game("zoo-and-sea").new(players=9)
    assert str(refused.value).startswith("Aquaretto with Zooloretto is for 2 to 5 players")
    assert refused.value.say("de").startswith("Aquaretto mit Zooloretto")


def test_numbers_below_zero_have_a_true_minus_sign() -> None:
    words = tg.game("mini").words("en")
    assert words.text("show-zoo", seat="Ada", points=-1) == "Zoo of Ada, −1 point"
    assert words.text("show-zoo", seat="Ada", points=-2) == "Zoo of Ada, −2 points"


def test_things_and_seats_are_put_into_words() -> None:
    words = tg.game("mini").words("de")
    said = words.say(message("told-draw", seat=Seat(1), tile=Name("tile-male-wolf")))
    assert said == "Spieler 2 zieht einen männlichen Wolf."


def test_a_sentence_without_its_values_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(LookupError, match="told-starter"):
        tg.game("mini").words().say(Message("told-starter"))


def test_a_key_with_forms_only_has_no_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "formsonly"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "en.ftl").write_text("thing =\n    .a = a thing\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(LookupError, match="no sentence for 'thing'"):
        Words("en", ("formsonly",)).text("thing")


def test_a_message_is_json() -> None:
    told = message("told-left-truck", tiles=(Name("tile-wolf"),), seat=Seat(1), truck=2, tile=Name("tile-rock"))
    assert told.json() == {
        "key": "told-left-truck",
        "values": {"tiles": [{"name": "tile-wolf"}], "seat": {"seat": 1}, "truck": 2, "tile": {"name": "tile-rock"}},
    }
