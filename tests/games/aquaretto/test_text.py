"""Water zoos as lines of text: what there is room for, who may still breed, and where an expansion can lie."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from .tables import AQUARETTO, cell, own, play, table, zoo


def drawn(at: Table, language: str = "en") -> list[str]:
    """What Ada sees in the terminal."""
    return AQUARETTO.parts.draw(at.view(0), AQUARETTO.words(language), ["Ada", "Ben", "Cleo"][: at.players])


def close_up(at: Table, language: str = "en") -> list[str]:
    """What Ada sees before a choice where the rest of the table has not changed."""
    return AQUARETTO.parts.close_up(at.view(0), AQUARETTO.words(language))


def test_basins_and_those_allowed_are_shown() -> None:
    assert "  Basins 2 of 3; expansions left: small 2, large 2" in drawn(table(zoos=[zoo("D 1,1; Om 3,1")]))
    at = play(table(zoos=[zoo("D 1,1; Om 3,1", coins=2)]), "expand-large", f"build-{cell(5, 1)}")
    assert "  Basins 2 of 4; expansions left: small 2, large 1" in drawn(at)


@pytest.mark.parametrize(
    ("animals", "fertile"),
    [
        ("Dm 1,1; D 2,1", "male dolphin"),
        ("Dm 1,1 2,1; Of 1,3 2,3", "2 × male dolphin, 2 × female orca"),
        ("Dm 1,1 2,1; Df 3,1; Db 4,1", "male dolphin"),
    ],
)
def test_animals_that_have_not_bred_are_shown(animals: str, fertile: str) -> None:
    assert f"  No offspring yet: {fertile}" in drawn(table(zoos=[zoo(animals)]))


def test_a_pair_that_has_bred_is_not() -> None:
    assert not any("No offspring yet" in line for line in drawn(table(zoos=[zoo("Dm 1,1; Df 2,1; Db 3,1")])))


def test_letters_are_those_of_the_language() -> None:
    at = table(zoos=[zoo("Lf 1,1; Hm 3,1; H* 4,1; P 1,3")])
    assert "  10 -  Lf -  Hm H*" in drawn(at)
    assert "  10 -  Sw -  Fm F*" in drawn(at, "de")
    assert "Dahinter: m männlich, w weiblich, j Junges, ! mit Blitz, * mit Fisch." in drawn(at, "de")


def test_where_an_expansion_can_lie_is_drawn_around_the_water_zoo() -> None:
    at = play(table(zoos=[zoo("D 1,1", coins=2)]), "expand-large")
    assert close_up(at) == [
        "     g  h  i  j  k  l  m  n  o",
        "   7 .  .  +  +  +  +  +  .  .",
        "   8 .  +  +  +  +  +  +  +  .",
        "   9 +  +  +  -  -  -  +  +  +",
        "  10 +  +  -  D  -  -  -  +  +",
        "  11 +  +  -  -  -  -  -  +  +",
        "  12 +  +  #  -  -  -  -  +  +",
        "  13 .  .  #  #  -  -  +  +  +",
        "  14 .  .  .  +  +  +  +  +  .",
        "  15 .  .  .  +  +  +  +  .  .",
        "  + You can build here.",
    ]


def test_every_cell_that_a_choice_names_can_be_found_in_the_picture() -> None:
    for size in ("small", "large"):
        at = play(table(zoos=[zoo(coins=2, added="5,1 6,1 5,2")]), f"expand-{size}")
        named = {name for action in at.legal() for name in str(action.message.values["cells"]).split(", ")}
        assert named == set(own(at)["building_land"])
        assert sum(line.count("+") for line in close_up(at)) == len(named) + 1


def test_a_small_expansion_is_offered_on_three_cells_or_on_three_of_four() -> None:
    at = play(table(), "expand-small")
    labels = [action.label for action in at.legal()]
    assert "Build it on three of n10, o10, n11, o11" in labels
    assert "Build it on i8, j8, i9" in labels  # the fourth is a space already


def test_the_corners_of_a_small_expansion_are_drawn_once_its_place_is_chosen() -> None:
    at = play(table(), "expand-small", "build-n10")
    assert "  10 -  -  -  -  -  +  +" in close_up(at)
    assert close_up(at, "de")[-1] == "  + Hier kannst du bauen."


def test_the_animal_in_hand_is_shown_below_the_water_zoo_that_it_goes_to() -> None:
    at = table(zoos=[zoo(truck=1)], trucks="dolphin")
    assert close_up(at) == []
    assert close_up(play(at, "pick-box-1"))[-2:] == ["  13 #  #  -  -  .", "In hand: dolphin"]


def test_others_see_where_an_expansion_can_lie_too() -> None:
    at = play(table(2, [zoo(coins=2)]), "expand-large")
    assert "  + You can build here." in AQUARETTO.parts.draw(at.view(1), AQUARETTO.words(), ["Ada", "Ben"])
