"""What is told of a game of Aquaretto, and how the table is drawn."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from .tables import AQUARETTO, cell, play, settle, table, zoo


def told(at: Table, *moves: str, language: str = "en") -> list[str]:
    """The sentences about these moves."""
    before = len(at.log)
    return play(at, *moves).story(language)[before:]


def test_a_family_is_born_and_earns() -> None:
    at = table(zoos=[zoo("T* 1,1 2,1 3,1; Tf 4,1", coins=0)], trucks="male-sea-turtle coin")
    moves = ("take-truck-1", "pick-box-1", f"put-{cell(4, 2)}", f"put-{cell(4, 3)}", f"place-trainer-{cell(1, 3)}")
    assert told(at, *moves) == [
        "Player 1 takes truck 1.",
        "Player 1 gets 1 coin from the truck.",
        "Player 1 puts the male sea turtle on m11.",
        "Offspring: a baby sea turtle is born.",
        "Player 1 puts the baby sea turtle on m12.",
        "The basin has 6 sea turtles now: Player 1 gets 1 coin.",
        "Player 1 gets a coworker.",
        "The coworker of Player 1 is a trainer on j12 now.",
    ]


def test_the_same_in_german() -> None:
    at = table(zoos=[zoo("D 1,1; Df 2,1", coins=0, truck=1)], trucks="male-dolphin")
    assert told(at, "pick-box-1", f"put-{cell(3, 1)}", f"put-{cell(4, 1)}", language="de") == [
        "Spieler 1 setzt den männlichen Delfin auf l10.",
        "Im Becken sind jetzt 3 Delfine: Spieler 1 bekommt 1 Münze.",
        "Nachwuchs: ein Delfinjunges.",
        "Spieler 1 setzt das Delfinjunge auf m10.",
    ]


def test_offspring_without_a_space_and_an_empty_bank() -> None:
    crowded = zoo("H* 2,2 3,2; Cf 2,4", coins=0, truck=1)
    at = table(zoos=[crowded], trucks="male-crocodile")
    play(at, "pick-box-1")
    assert told(at, f"put-{cell(3, 4)}")[1] == (
        "Offspring: a baby crocodile is born, but its basin cannot grow, so it goes on the depot."
    )
    at = table(zoos=[zoo("D 1,1 2,1", coins=0, truck=1), zoo(coins=30)], trucks="dolphin", bank=0)
    assert "the bank has no coin" in settle(at, "dolphin", 3, 1).story("en")[-1]


@pytest.mark.parametrize(
    ("moves", "sentences"),
    [
        (("discard",), ["Player 1 pays 2 coins, and the penguin on the depot leaves the game."]),
        (
            ("buy-from-left-1", "put-m11"),
            [
                "Player 1 buys the orca from the depot of Player 2: 1 coin for Player 2, 1 for the bank.",
                "Player 1 puts the orca on m11.",
            ],
        ),
        (
            ("expand-small", "build-n10", "leave-out-top-left"),
            ["Player 1 pays 1 coin for a small expansion.", "Player 1 builds it on o10, n11, o11."],
        ),
        (
            ("expand-large", "build-n10"),
            ["Player 1 pays 2 coins for a large expansion.", "Player 1 builds it on n10, o10, n11, o11."],
        ),
        (
            ("move-cashier", "place-manager"),
            ["Player 1 pays 1 coin to move a cashier.", "The coworker of Player 1 is the manager now."],
        ),
        (
            ("move-tile", "put-j13"),
            [
                "Player 1 pays 1 coin to move the penguin from the depot into the water zoo.",
                "Player 1 puts the penguin on j13.",
            ],
        ),
    ],
)
def test_money_actions_are_told(moves: tuple[str, ...], sentences: list[str]) -> None:
    own = zoo("D 1,0 2,0 3,0 1,1 2,1", "penguin", coins=2, cashier=1)
    at = table(zoos=[own, zoo(depot="orca")])
    moves = tuple(move.replace("j13", cell(2, 4)) for move in moves)
    assert told(at, *moves) == [sentence.replace("j13", cell(2, 4)) for sentence in sentences]


def test_a_trainer_is_moved_from_where_it_stood() -> None:
    own = zoo("D 1,0 2,0 3,0 1,1 2,1; @ 3,2")
    assert told(table(zoos=[own]), f"move-trainer-{cell(3, 2)}", f"place-trainer-{cell(2, 2)}") == [
        "Player 1 pays 1 coin to move the trainer from l11.",
        "The coworker of Player 1 is a trainer on k11 now.",
    ]
    labels = {AQUARETTO.words("de").say(action.message) for action in table(zoos=[own]).legal()}
    assert "Zahle 1 Münze und versetze den Trainer von l11" in labels


def test_points_below_zero_have_a_minus_sign() -> None:
    at = table(2, [zoo(depot="penguin")])
    drawn = AQUARETTO.parts.draw(at.view(0), AQUARETTO.words("en"), ["Ada", "Ben"])
    assert "Water zoo of Ada, −2 points, 1 coin" in drawn


def test_the_table_as_text() -> None:
    own = zoo("D 1,0 2,0 3,0 1,1 0,1; P* 5,1; @ 2,2", "penguin orca", coins=2, added="5,1 6,1 5,2")
    at = table(2, [own], trucks="coin | flash-dolphin -")
    drawn = AQUARETTO.parts.draw(at.view(0), AQUARETTO.words("en"), ["Ada", "Ben"])
    assert "Truck 2: dolphin with a flash, –" in drawn
    assert drawn[-10:] == [
        "Water zoo of Ada, 3 points, 2 coins",
        "     i  j  k  l  m  n  o",
        "   9 .  D  D  D  .  .  .",
        "  10 D  D  -  -  -  P* -",
        "  11 -  -  @  -  -  -  .",
        "  12 #  -  -  -  -  .  .",
        "  13 #  #  -  -  .  .  .",
        "  Cashiers 0, keepers 0, manager 0",
        "  Basins 2 of 3; expansions left: small 1, large 2",
        "  Depot, top last: penguin, orca",
    ]


def test_the_signs_are_explained_but_for_species_that_take_no_part() -> None:
    at = table(2, left_out=["penguin", "hippo", "sea-turtle"])
    drawn = "\n".join(AQUARETTO.parts.draw(at.view(0), AQUARETTO.words("de"), ["Ada", "Ben"]))
    assert "Buchstaben: D=Delfin, O=Orca, S=Seelöwe, K=Krokodil, E=Eisbär.\n" in drawn
