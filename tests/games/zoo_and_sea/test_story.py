"""What is told of a game of Aquaretto with Zooloretto, and what the greedy bot makes of it."""

from __future__ import annotations

from typing import Any

import pytest

import tiergarten as tg
from tiergarten.core.table import Table
from tiergarten.errors import BadOption

from ..aquaretto.tables import cell
from .tables import GAME, Zoos, look, play, table

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
        "The bank pays 2 coins to Player 1.",
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
        "The rest of the tiles of the water zoo leave the game.",
    ]


def test_draws_of_either_game_are_told_once_the_tile_is_seen() -> None:
    at = table()
    assert [line.startswith("Player 1 draws ") for line in told(at, "draw-sea")] == [True]


def shown(at: Table, language: str = "en") -> list[str]:
    """The lines of the table before the bank's."""
    lines = GAME.parts.draw(at.view(0), GAME.words(language), ["Ada", "Ben", "Cleo"])
    return lines[: next(i for i, line in enumerate(lines) if line.startswith("Bank"))]


@pytest.mark.parametrize(
    ("rest", "lines"),
    [
        ({}, ["Zoo: draw pile 75, end pile 15.", "Water zoo: draw pile 61, end pile 15."]),
        (
            {"trucks": "- | sea-coin | -", "sea_unseen": 14},
            [
                "Zoo: draw pile 75, end pile 15.",
                "Water zoo: end pile 14; after this round no more of its tiles are drawn.",
            ],
        ),
        ({"zoo_unseen": 0}, ["Zoo: closed, no more tiles.", "Water zoo: draw pile 61, end pile 15."]),
        (
            {"trucks": "zoo-coin | sea-coin | -", "zoo_unseen": 14, "sea_unseen": 14},
            ["This is the last round.", "Zoo: end pile 14.", "Water zoo: end pile 14."],
        ),
        (
            {"trucks": "sea-coin", "zoo_unseen": 0, "sea_unseen": 14},
            ["This is the last round.", "Zoo: closed, no more tiles.", "Water zoo: end pile 14."],
        ),
    ],
)
def test_the_table_says_which_half_is_closing_or_closed_and_when_the_round_is_the_last(
    rest: dict[str, Any], lines: list[str]
) -> None:
    assert shown(table(**rest)) == lines


@pytest.mark.parametrize(
    ("rest", "ends"),
    [
        ({}, (False, [(False, False), (False, False)])),
        ({"trucks": "zoo-coin", "zoo_unseen": 14}, (False, [(True, False), (False, False)])),
        ({"sea_unseen": 0}, (False, [(False, False), (False, True)])),
        ({"trucks": "zoo-coin", "zoo_unseen": 14, "sea_unseen": 0}, (True, [(True, False), (False, True)])),
    ],
)
def test_a_view_says_so_too(rest: dict[str, Any], ends: tuple[bool, list[tuple[bool, bool]]]) -> None:
    seen = look(table(**rest))
    halves = [seen["piles"][name] for name in ("zoo", "sea")]
    assert (seen["last_round"], [(each["closing"], each["closed"]) for each in halves]) == ends


def test_an_expansion_of_the_zoo_is_called_so() -> None:
    at = table(zoos=[Zoos(coins=3)])
    labels = {action.name: (action.label, GAME.words("de").say(action.message)) for action in at.legal()}
    assert labels["expand"] == (
        "Pay 3 coins to build an expansion of the zoo",
        "Zahle 3 Münzen und baue eine Erweiterung des Zoos",
    )
    assert told(at, "expand") == ["Player 1 pays 3 coins and builds an expansion of the zoo."]


def test_what_a_barn_costs_with_a_manager_is_explained() -> None:
    five = "D 1,0 2,0 3,0 1,1 2,1"
    at = table(zoos=[Zoos(barn="2 elephant, panda, drinks-stall", waters=five, depot="sea-turtle", manager=1)])
    assert dict(at.breakdown(0)) == {
        "In the barn, with a manager: elephant, panda": -2,
        "In the barn: drinks stall": -2,
        "Basin of dolphins: 5 animals": 5,
        "In the depot, with a manager: sea turtle": -1,
    }


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (2, "With 2 players each can build 1 or 2 expansions of the zoo, not “7”."),
        (3, "With 3 players each can build 1 expansion of the zoo, not “7”."),
    ],
)
def test_how_many_expansions_there_are(players: int, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players, seed=1, zoo_expansions=7)
    assert str(refused.value) == sentence


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
