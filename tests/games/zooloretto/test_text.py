"""The table of Zooloretto as lines of text."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from .tables import ZOOLORETTO, play, table, zoo


def drawn(at: Table, language: str = "en") -> list[str]:
    """What Ada sees in the terminal."""
    return ZOOLORETTO.parts.draw(at.view(0), ZOOLORETTO.words(language), ["Ada", "Ben", "Cleo"][: at.players])


def test_a_zoo_shows_how_much_room_there_is_for_animals_stalls_and_expansions() -> None:
    own = zoo("3 panda, drinks-stall | | zebra | camel, snack-stall", "leopard", coins=1)
    assert drawn(table(2, [own]))[-7:] == [
        "Zoo of Ada, 7 points",
        "  1 coin; expansions left: 1",
        "  Enclosure 1, animals 3 of 4, stalls 1 of 2: 3 × panda, drinks stall",
        "  Enclosure 2, animals 0 of 5, stalls 0 of 1: nothing",
        "  Enclosure 3, animals 1 of 6, stalls 0 of 1: zebra",
        "  Expansion 1, animals 1 of 5, stalls 1 of 1: camel, snack stall",
        "  Barn: leopard",
    ]


def test_a_tile_that_was_bought_is_in_hand_until_it_is_placed() -> None:
    at = table(zoos=[zoo(coins=2), zoo(barn="panda")])
    play(at, "buy-panda-from-left-1")
    assert drawn(at)[-1] == "In hand: panda"
    assert drawn(at, "de")[-1] == "Auf der Hand: Panda"
    assert "In hand: panda" not in drawn(play(at, "settle-enclosure-1"))


def test_a_tile_that_was_drawn_is_in_hand_until_it_is_loaded() -> None:
    assert drawn(table(hand="zebra"))[-1] == "In hand: zebra"


@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_last_round_once_the_game_is_over(players: int) -> None:
    at = table(players, unseen=14, trucks="panda")
    assert drawn(at)[0] == "This is the last round. End pile: 14."
    while not at.over:
        at.play(at.legal_ids()[-1])
    assert not any("last round" in line for line in drawn(at))
