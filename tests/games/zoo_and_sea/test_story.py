"""What is told of a game of Aquaretto with Zooloretto, and what the greedy bot makes of it."""

from __future__ import annotations

import pytest

import tiergarten as tg
from tiergarten.core.table import Table

from ..aquaretto.tables import cell
from .tables import Zoos, play, table

OUT = (Zoos(truck=2), Zoos(truck=3))


def told(at: Table, *names: str) -> list[str]:
    """What these moves are told as."""
    before = len(at.log)
    play(at, *names)
    return at.story("en")[before:]


def chosen(at: Table) -> str:
    """What the greedy bot does."""
    return tg.bot("greedy", seed=1).choose(at).name


def test_what_happens_in_the_zoo_is_told_as_in_zooloretto() -> None:
    at = table(zoos=[Zoos("| 2 panda, female-panda", truck=1)], trucks="male-panda zebra | orca", phase="place-tiles")
    assert told(at, "place-box-1-enclosure-2") == [
        "Player 1 puts the male panda into enclosure 2.",
        "Offspring: a baby panda is born in enclosure 2.",
        "Enclosure 2 of Player 1 is full.",
        "The bank pays Player 1 2 coins.",
    ]


def test_what_happens_in_the_water_zoo_is_told_as_in_aquaretto() -> None:
    at = table(zoos=[Zoos(waters="D 1,0 2,0", truck=1)], trucks="dolphin orca | panda", phase="place-tiles")
    assert told(at, "pick-box-1", f"put-{cell(3, 0)}") == [
        f"Player 1 puts the dolphin on {cell(3, 0)}.",
        "The basin has 3 dolphins now: Player 1 gets 1 coin.",
    ]


def test_coins_of_either_game_are_told_and_a_game_closes() -> None:
    at = table(zoos=[Zoos(), *OUT], trucks="sea-coin", sea_unseen=14)
    assert told(at, "take-truck-1") == [
        "Player 1 takes truck 1.",
        "Player 1 gets 1 coin from the truck.",
        "The round is over. Player 1 starts the next one.",
        "The rest of the tiles of the sea leave the game.",
    ]


def test_draws_of_either_game_are_told_once_the_tile_is_seen() -> None:
    at = table()
    assert [line.startswith("Player 1 draws ") for line in told(at, "draw-sea")] == [True]


@pytest.mark.parametrize(
    ("own", "choice"),
    [
        (Zoos("| 4 panda | zebra", barn="panda", coins=1), "move-panda-enclosure-2"),
        (Zoos("4 camel | 5 zebra | 2 leopard", barn="6 panda", coins=1), "exchange-enclosure-3-barn-panda"),
    ],
)
def test_greedy_uses_its_coins_where_it_pays(own: Zoos, choice: str) -> None:
    assert chosen(table(zoos=[own, *OUT])) == choice


def test_greedy_puts_a_tile_where_it_belongs() -> None:
    at = table(zoos=[Zoos("3 panda | zebra | camel", truck=1)], trucks="panda | orca", phase="place-tiles")
    assert chosen(at) == "place-box-1-enclosure-1"
    at = table(zoos=[Zoos(waters="D 1,0 2,0", truck=1)], trucks="dolphin | panda", phase="place-tiles")
    assert chosen(play(at, "pick-box-1")) != "store"
