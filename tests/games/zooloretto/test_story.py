"""What is told of a game of Zooloretto."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from .tables import ZOOLORETTO, play, table, zoo


def told(at: Table, *names: str) -> list[str]:
    """What these moves are told as."""
    before = len(at.log)
    play(at, *names)
    return at.story("en")[before:]


def test_a_birth_and_what_it_pays() -> None:
    at = table(zoos=[zoo("| 2 panda, female-panda", truck=1)], trucks="male-panda zebra")
    assert told(at, "place-box-1-enclosure-2") == [
        "Player 1 puts the male panda into enclosure 2.",
        "Offspring: a baby panda is born in enclosure 2.",
        "Enclosure 2 of Player 1 is full.",
        "The bank pays 2 coins to Player 1.",
    ]


def test_two_births_of_which_one_finds_no_room() -> None:
    at = table(zoos=[zoo("| 2 zebra", barn="2 male-camel, 2 female-camel")])
    assert told(at, "exchange-enclosure-2-barn-camel") == [
        "Player 1 pays 1 coin and exchanges the zebras in enclosure 2 for the camels in the barn.",
        "Offspring: a baby camel is born in enclosure 2.",
        "Enclosure 2 of Player 1 is full.",
        "Offspring: a baby camel is born in enclosure 2, which is full, so it goes to the barn.",
    ]


@pytest.mark.parametrize(
    ("banked", "sentence"), [(0, "The bank is empty and pays nothing."), (1, "The bank pays 1 coin to Player 1.")]
)
def test_what_an_empty_bank_pays(banked: int, sentence: str) -> None:
    zoos = [zoo("| 4 panda", coins=10, truck=1), zoo(coins=10), zoo(coins=10 - banked)]
    at = table(zoos=zoos, trucks="panda")
    assert told(at, "place-box-1-enclosure-2")[-1] == sentence


def test_the_price_of_a_move_can_be_paid_back_by_an_empty_bank() -> None:
    zoos = [zoo("| 4 panda", barn="panda", coins=10), zoo(coins=10), zoo(coins=10)]
    assert told(table(zoos=zoos), "move-panda-enclosure-2")[-1] == "The bank pays 1 coin to Player 1."


def test_a_purchase() -> None:
    at = table(zoos=[zoo("female-zebra"), zoo(barn="male-zebra")])
    assert told(at, "buy-male-zebra-from-left-1", "settle-enclosure-1") == [
        "Player 1 buys a male zebra from the barn of Player 2: 1 coin goes to Player 2, 1 to the bank.",
        "Player 1 puts the male zebra into enclosure 1.",
        "Offspring: a baby zebra is born in enclosure 1.",
    ]


def test_a_birth_by_a_move() -> None:
    at = table(zoos=[zoo("| | | female-zebra", barn="male-zebra")])
    assert told(at, "move-male-zebra-expansion-1") == [
        "Player 1 pays 1 coin and moves a male zebra from the barn to expansion 1.",
        "Offspring: a baby zebra is born in expansion 1.",
    ]


def test_stalls_stand_beside_an_enclosure() -> None:
    at = table(zoos=[zoo("drinks-stall | snack-stall", truck=None)], trucks="snack-stall")
    assert told(at.copy(), "take-truck-1", "place-box-1-enclosure-3")[1] == (
        "Player 1 puts the snack stall beside enclosure 3."
    )
    assert told(at, "move-snack-stall-enclosure-2-enclosure-1") == [
        "Player 1 pays 1 coin and moves the snack stall from enclosure 2 to enclosure 1."
    ]


def test_a_stall_out_of_the_barn_stands_beside_an_enclosure_too() -> None:
    at = table(zoos=[zoo("panda", barn="snack-stall, panda")])
    labels = {action.name: ZOOLORETTO.words("de").say(action.message) for action in at.legal()}
    assert labels["move-snack-stall-enclosure-1"].endswith("stelle den Imbissstand aus deinem Stall an Gehege 1")
    assert labels["move-panda-enclosure-1"].endswith("versetze den Panda aus deinem Stall in Gehege 1")
    assert told(at, "move-snack-stall-enclosure-1") == [
        "Player 1 pays 1 coin and puts a snack stall from the barn beside enclosure 1."
    ]


def test_coins_on_a_truck_and_the_truck_that_nobody_took() -> None:
    at = table(players=2, zoos=[zoo(), zoo(truck=1)], trucks="- | coin panda | coin coin")
    assert told(at, "take-truck-3") == [
        "Player 1 takes truck 3.",
        "Player 1 gets 2 coins from the truck.",
        "Nobody took truck 2; out of the game: coin, panda.",
        "The round is over. Player 1 starts the next one.",
    ]
