"""The table of Aquaretto with Zooloretto as lines of text."""

from __future__ import annotations

from tiergarten.core.table import Table

from .tables import GAME, Zoos, play, table


def drawn(at: Table) -> list[str]:
    """What Ada sees in the terminal."""
    return GAME.parts.draw(at.view(0), GAME.words(), ["Ada", "Ben", "Cleo"])


def test_both_zoos_show_what_there_is_room_for() -> None:
    lines = drawn(table(zoos=[Zoos("panda, drinks-stall", waters="Dm 1,1; P 3,1")]))
    for shown in (
        "  2 coins; expansions left: 1",
        "  Enclosure 1, animals 1 of 4, stalls 1 of 2: panda, drinks stall",
        "  Basins 2 of 3; expansions left: small 2, large 2",
        "  No offspring yet: male dolphin",
    ):
        assert shown in lines


def test_the_water_zoo_is_shown_again_for_its_own_tiles_only() -> None:
    at = table(zoos=[Zoos(), Zoos(barn="panda", depot="dolphin")])
    for buy, hand, picture in (
        ("buy-panda-from-left-1", "In hand: panda", []),
        ("buy-from-left-1", "In hand: dolphin", ["     i  j  k  l  m"]),
    ):
        bought = play(at.copy(), buy)
        assert drawn(bought)[-1] == hand
        assert GAME.parts.close_up(bought.view(0), GAME.words())[:1] == picture
