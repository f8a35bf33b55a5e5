"""The table of Zooloretto: The Dice Game as lines of text."""

from __future__ import annotations

from tiergarten.core.table import Table

from .tables import ALL_FIRST, DICE, ended, table, zoo

OWN = zoo("1 2 0 0 3", "crocodile", "ostrich", coins=3)
RIVAL = zoo("0 2 0 0 1", "ostrich", truck=2, parked="lion ostrich")


def drawn(at: Table, language: str = "en") -> list[str]:
    """What Ada sees in the terminal."""
    return DICE.parts.draw(at.view(0), DICE.words(language), ["Ada", "Ben"])


def test_the_table_shows_dice_trucks_and_sheets_the_own_one_last() -> None:
    assert drawn(table(zoos=[OWN, RIVAL], trucks="lion coin")) == [
        "Round 12. Supply: 2 dice.",
        "Open bonuses: monkey 1, elephant 2, lion 2",
        "Truck 1: lion, coin, –",
        "Truck 2: –, –, –",
        "Truck 3: –, –, –",
        "Zoo of Ben, 4 points",
        "  Enclosures: crocodile 0 of 1, ostrich 2 of 2 with bonus 1, monkey 0 of 3, elephant 0 of 4, lion 1 of 5",
        "  Barn: nothing",
        "  Ticket office: 0 of 6 coins, 0 complete groups (groups of 2-2-2)",
        "  Out of the round with truck 2: lion, ostrich",
        "Zoo of Ada, 7 points",
        "  Enclosures: crocodile 1 of 1 with bonus 1, ostrich 2 of 2, monkey 0 of 3, elephant 0 of 4, lion 3 of 5",
        "  Barn: ostrich",
        "  Ticket office: 3 of 6 coins, 1 complete group (groups of 2-2-2)",
    ]


def test_a_roll_is_shown_until_it_is_loaded() -> None:
    assert "Gewürfelt: Löwe, Münze" in drawn(table(hand="lion coin"), "de")


def test_a_game_that_is_over_is_in_no_last_round_and_its_bonuses_are_gone() -> None:
    lines = drawn(ended(ALL_FIRST, zoo()))
    assert "All bonuses are gone." in lines
    assert "This is the last round." not in lines
