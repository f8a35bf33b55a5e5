"""What is told of a game of Dice's Zoo."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from tiergarten.core.table import Table

from .tables import ZOO, place, play, roll, table, told


def story(at: Table, language: str = "en") -> list[str]:
    """All that has been told, with names."""
    return at.story(language, ["Peter", "Mike", "Rita"][: at.players])


TELLING: dict[str, Callable[[], Table]] = {  # one table for each sentence
    "told-dealt": lambda: ZOO.new(2, seed=1),
    "told-place": lambda: place(table(hands=["elephant, x2, trap"]), "elephant, x2"),
    "told-replaced": lambda: place(table(hands=["2 elephant, trap"], centre="2 fox", used_dice="box"), "2 elephant"),
    "told-cleared": lambda: roll(table(hands=["2 trap"], centre="fox", owner=1), "trap"),
    "told-roll": lambda: roll(table(hands=["2 trap"]), "trap"),
    "told-reroll-own": lambda: play(place(table(hands=["bear, trap-c"]), "bear"), "trap-c-of-left-0"),
    "told-reroll": lambda: play(place(table(hands=["bear, trap-c"]), "bear"), "trap-d-of-left-1"),
    "told-swap": lambda: play(place(table(hands=["wild-boar, trap-c"]), "wild-boar"), "own-trap-c", "trap-d-of-left-1"),
    "told-remove": lambda: play(place(table(hands=["fox, trap-c"]), "fox"), "trap-d-of-left-2"),
    "told-add": lambda: play(place(table(hands=["squirrel, trap-c"]), "squirrel"), "left-2"),
    "told-drawn": lambda: play(place(table(hands=["squirrel, trap-c"]), "squirrel"), "left-2"),
    "told-give": lambda: play(place(table(hands=["earthworm, 2 trap-c"]), "earthworm"), "own-trap-c", "left-1"),
    "told-lapses": lambda: place(table(2, ["squirrel, trap-c"], bag=0), "squirrel"),
    "told-out": lambda: place(table(hands=["fox"]), "fox"),
    "told-out-of-round": lambda: place(table(hands=["fox", "elephant"], limit=50), "fox"),
    "told-refilled": lambda: play(
        place(table(2, ["squirrel, trap-c"], used_dice="box", box="2 a", bag=0), "squirrel"), "left-1"
    ),
    "told-minus": lambda: place(table(hands=["fox", "elephant"], limit=50), "fox"),
    "told-next-round": lambda: place(table(hands=["fox", "elephant"], limit=50), "fox"),
    "told-match-over": lambda: place(table(hands=["fox", "9 elephant"], limit=50), "fox"),
    "told-cut-off": lambda: roll(table(hands=["trap"], turns=999, stalled=7), "trap"),
    "told-stalled": lambda: roll(table(hands=["trap"], turns=400, stalled=299), "trap"),
}


def test_every_sentence_is_told() -> None:
    words = (files("tiergarten.games.dices_zoo") / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(told-[a-z0-9-]+) =", words, re.MULTILINE))
    rolled = {key for seed in range(20) for key in told(roll(table(hands=["2 trap"], seed=seed), "2 trap"))}
    assert keys - rolled == set(TELLING) - rolled
    assert {"told-rolled", "told-rolled-again"} <= rolled


@pytest.mark.parametrize("key", TELLING)
def test_each_is_told_in_both_languages(key: str) -> None:
    at = TELLING[key]()
    assert key in told(at)
    assert all(one != other for one, other in zip(story(at), story(at, "de"), strict=True))


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("told-place", "Peter places 1 elephant with 1 X2."),
        ("told-replaced", "Into the box: 2 foxes."),
        ("told-cleared", "Nobody has replaced what Mike placed; into the bag: 1 fox."),
        ("told-swap", "Peter gives trap C to Mike and takes trap D."),
        ("told-remove", "Peter lets the fox take trap D from Rita."),
        ("told-give", "Peter gives trap C to Mike."),
        ("told-out", "Peter has no dice left!"),
        ("told-out-of-round", "Peter has no dice left and wins the round."),
        ("told-refilled", "The bag is empty, so the 2 dice in the box go into it."),
        ("told-minus", "Mike: 6 minus points, 6 in all."),
        ("told-next-round", "Round 2 begins."),
    ],
)
def test_the_sentence_says_who_did_what(key: str, sentence: str) -> None:
    assert sentence in story(TELLING[key]())


def test_the_seat_that_a_fox_lets_win_is_named() -> None:
    at = play(place(table(hands=["fox, trap-c", "2 bear", "trap-d"]), "fox"), "trap-d-of-left-2")
    assert story(at)[-2:] == ["Peter lets the fox take trap D from Rita.", "Rita has no dice left!"]


def test_a_lapse_is_told_when_the_bag_is_empty_after_a_draw() -> None:
    at = table(2, ["squirrel-a, 2 x2-e, trap-c"], bag=1)
    play(place(at, "squirrel, 2 x2"), "left-1")
    assert told(at)[-1] == "told-lapses"


def test_elephants_with_x2_are_not_told_to_lapse() -> None:
    assert told(TELLING["told-place"]()) == ["told-place"]


def test_what_is_picked_is_not_told() -> None:
    assert told(play(table(hands=["fox-a, trap-c"]), "pick-fox-a-to-place")) == []


def test_the_table_as_text_shows_box_match_and_centre() -> None:
    at = table(hands=["fox-a"], centre="2 bear", limit=50, round=2, totals=[3, 4, 5], used_dice="box", box="2 c")
    drawn = ZOO.parts.draw(at.view(0), ZOO.words("en"), ["Peter", "Mike", "Rita"])
    assert "Round 2 of a match up to 50 minus points." in drawn
    assert "Box, 2 dice: 2 × C" in drawn
    assert "Centre: 2 × bear B (placed by Rita)" in drawn
    assert drawn[-2:] == ["Peter, 1 die, 3 minus points and 3 from before:", "  fox A"]


def test_a_lapse_is_told_even_when_the_game_is_cut_off_then() -> None:
    at = table(2, ["squirrel-a, x2-e, trap-c"], bag=1, turns=999)
    play(place(at, "squirrel, x2"), "left-1")
    assert told(at)[-2:] == ["told-lapses", "told-cut-off"]
