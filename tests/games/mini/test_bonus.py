"""The bonus action of Zooloretto Mini."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table
from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import Zoo, barn, choices, enclosure, look, play, table, tiles, zoo


def full_of_wolves(others: str = "", barn: str = "", rivals: tuple[Zoo, ...] = ()) -> Table:
    """Seat 0 has just filled its first enclosure with the last tile of its truck."""
    at = table(zoos=[zoo(f"5 wolf | {others}", barn=barn, truck=1), *rivals], trucks="wolf")
    return play(at, "place-box-1-enclosure-1")


@rule_test("mini", 35)
@pytest.mark.parametrize(
    ("lying", "last"),
    [("5 wolf", "wolf"), ("5 wolf", "rock"), ("2 pond, 3 shrub", "rock"), ("4 wolf, pond", "male-wolf")],
)
def test_any_tile_that_fills_the_last_space_earns_a_bonus_action(lying: str, last: str) -> None:
    at = table(zoos=[zoo(lying, barn="impala", truck=1)], trucks=last)
    assert look(play(at, "place-box-1-enclosure-1"))["phase"] == "bonus"


@rule_test("mini", 35)
@pytest.mark.parametrize("own", ["4 wolf", "4 wolf | 6 llama"])
def test_without_filling_an_enclosure_in_this_turn_there_is_no_bonus_action(own: str) -> None:
    at = table(zoos=[zoo(own, barn="impala", truck=1)], trucks="wolf")
    assert play(at, "place-box-1-enclosure-1").actors == (1,)


@rule_test("mini", 36)
def test_the_bonus_comes_after_the_whole_truck_and_may_use_what_just_went_to_the_barn() -> None:
    at = table(zoos=[zoo("5 wolf", barn="impala", truck=1)], trucks="wolf llama")
    play(at, "place-box-1-enclosure-1")
    assert look(at)["phase"] == "place-tiles"
    play(at, "place-box-2-barn")
    assert choices(at) == {"discard-impala", "discard-llama", "decline-bonus"}


@rule_test("mini", 37)
def test_any_tile_of_the_own_barn_can_be_discarded_and_leaves_the_game() -> None:
    at = full_of_wolves(barn="impala, 2 llama, pond")
    assert choices(at) == {"discard-impala", "discard-llama", "discard-pond", "decline-bonus"}
    play(at, "discard-llama")
    assert (barn(at), look(at)["removed"]) == (tiles("impala, llama, pond"), tiles("llama"))


@rule_test("mini", 37)
def test_a_discarded_offspring_does_not_return_to_the_supply() -> None:
    at = play(table(zoos=[zoo("4 wolf, female-wolf", truck=1)], trucks="male-wolf"), "place-box-1-enclosure-1")
    play(at, "discard-baby-wolf")
    assert (look(at)["unborn"]["wolf"], look(at)["removed"]) == (1, tiles("baby-wolf"))


@pytest.mark.parametrize(("tile", "points"), [("impala", 12 - 2), ("llama", 12 - 4)])
def test_discarding_pays_when_it_was_the_last_of_its_kind(tile: str, points: int) -> None:
    """Worked example 13."""
    at = full_of_wolves(barn="impala, 2 llama")
    assert at.scores[0] == 12 - 4
    assert play(at, f"discard-{tile}").scores[0] == points


@rule_test("mini", 38)
def test_tiles_of_every_sort_can_be_taken_over_from_rivals_in_and_out_of_the_round() -> None:
    out = zoo("4 llama, male-llama, female-llama", barn="baby-llama, pond", truck=2)
    at = full_of_wolves(rivals=(out, zoo(barn="impala, male-ostrich")))
    assert choices(at) == {
        "take-over-baby-llama-from-left-1",
        "take-over-pond-from-left-1",
        "take-over-impala-from-left-2",
        "take-over-male-ostrich-from-left-2",
        "decline-bonus",
    }


@rule_test("mini", 38)
def test_a_tile_taken_over_moves_from_the_rivals_barn_into_an_own_enclosure() -> None:
    at = play(full_of_wolves(rivals=(zoo(barn="2 llama"),)), "take-over-llama-from-left-1", "settle-enclosure-2")
    assert (enclosure(at, 2), barn(at, seat=1), at.actors) == (tiles("llama"), tiles("llama"), (1,))


@rule_test("mini", 38)
def test_the_rival_is_found_by_counting_to_the_left() -> None:
    at = table(players=4, zoos=[zoo(), zoo(barn="pond"), zoo("5 wolf", truck=1), zoo()], trucks="wolf", turn=2)
    play(at, "place-box-1-enclosure-1", "take-over-pond-from-left-3", "settle-enclosure-3")
    assert (enclosure(at, 3, seat=2), barn(at, seat=1)) == (tiles("pond"), {})


@rule_test("mini", 39)
def test_only_a_tile_that_fits_can_be_taken_over() -> None:
    """Worked example 17."""
    own = zoo("6 impala | 5 rhinoceros | 3 llama", truck=1)
    at = table(zoos=[own, zoo(barn="shrub, wolf")], trucks="rhinoceros")
    play(at, "place-box-1-enclosure-2")
    assert choices(at) == {"take-over-shrub-from-left-1", "decline-bonus"}


@rule_test("mini", 39)
def test_a_tile_taken_over_cannot_go_into_the_own_barn() -> None:
    at = play(full_of_wolves("llama | llama", rivals=(zoo(barn="llama"),)), "take-over-llama-from-left-1")
    assert choices(at) == {"settle-enclosure-2", "settle-enclosure-3"}


@rule_test("mini", 40)
def test_the_tile_is_chosen_first_and_its_enclosure_second() -> None:
    at = play(full_of_wolves("llama | ", rivals=(zoo(barn="ostrich, pond"),)), "take-over-pond-from-left-1")
    assert (look(at)["hand"], barn(at, seat=1), at.actors) == ("pond", tiles("ostrich"), (0,))
    assert choices(at) == {"settle-enclosure-2", "settle-enclosure-3"}


@rule_test("mini", 41)
def test_a_tile_taken_over_that_finds_a_partner_has_offspring() -> None:
    rival = zoo(barn="male-llama")
    at = full_of_wolves("female-llama", rivals=(rival,))
    play(at, "take-over-male-llama-from-left-1", "settle-enclosure-2")
    assert enclosure(at, 2) == tiles("male-llama, female-llama, baby-llama")


@rule_test("mini", 42)
def test_a_bonus_action_can_be_declined() -> None:
    at = play(full_of_wolves(barn="impala", rivals=(zoo(barn="pond"),)), "decline-bonus")
    assert (barn(at), barn(at, seat=1), at.actors) == (tiles("impala"), tiles("pond"), (1,))


@rule_test("mini", 43)
@pytest.mark.parametrize("bonus", [["discard-impala"], ["take-over-rock-from-left-1", "settle-enclosure-3"]])
def test_filling_two_enclosures_earns_one_bonus_action(bonus: list[str]) -> None:
    """Worked example 11."""
    own = zoo("5 wolf | 5 ostrich", barn="impala, pond", truck=1)
    at = table(zoos=[own, zoo(barn="rock, shrub")], trucks="wolf ostrich")
    play(at, "place-box-1-enclosure-1", "place-box-2-enclosure-2")
    assert [each["free"] for each in look(at)["zoos"][0]["enclosures"]] == [0, 0, 6]
    assert play(at, *bonus).actors == (1,)


FAQ = zoo("3 impala, 2 shrub | 4 rhinoceros, female-rhinoceros | 4 llama, pond", truck=1)


@rule_test("mini", 44, 41)
def test_a_bonus_action_that_fills_an_enclosure_earns_no_other() -> None:
    """Worked example 4."""
    at = table(zoos=[FAQ, zoo(barn="male-rhinoceros")], trucks="llama")
    play(at, "place-box-1-enclosure-3")
    assert look(at)["phase"] == "bonus"
    play(at, "take-over-male-rhinoceros-from-left-1", "settle-enclosure-2")
    assert (enclosure(at, 2), barn(at)) == (
        tiles("4 rhinoceros, male-rhinoceros, female-rhinoceros"),
        tiles("baby-rhinoceros"),
    )
    assert (at.scores[0], at.actors) == (3 + 12 + 8 + 4 - 2, (1,))


def test_without_the_take_over_the_faq_zoo_is_worth_less() -> None:
    """Worked example 4, our addition."""
    at = table(zoos=[FAQ, zoo(barn="male-rhinoceros")], trucks="llama")
    assert play(at, "place-box-1-enclosure-3", "decline-bonus").scores[0] == 3 + 8 + 8 + 4


@rule_test("mini", 44)
@pytest.mark.parametrize(
    ("lying", "taken"), [("3 llama, female-llama", "male-llama"), ("5 llama", "pond"), ("5 llama", "male-llama")]
)
def test_no_chain_whatever_the_take_over_fills_the_enclosure_with(lying: str, taken: str) -> None:
    at = full_of_wolves(lying, barn="impala", rivals=(zoo(barn=taken),))
    play(at, f"take-over-{taken}-from-left-1", "settle-enclosure-2")
    assert sum(enclosure(at, 2).values()) == 6
    assert at.actors == (1,)


@rule_test("mini", 45)
@pytest.mark.parametrize("rival", ["", "rock", "impala"])
def test_a_bonus_action_without_any_use_lapses(rival: str) -> None:
    """Worked example 16, first half."""
    at = table(zoos=[zoo("6 wolf | 6 llama | 5 impala", truck=1), zoo(barn=rival)], trucks="impala")
    assert play(at, "place-box-1-enclosure-3").actors == (1,)


@rule_test("mini", 45)
def test_with_full_enclosures_and_a_tile_in_the_own_barn_only_discarding_is_offered() -> None:
    """Worked example 16, second half."""
    at = table(zoos=[zoo("6 wolf | 6 llama | 5 impala", barn="rock", truck=1), zoo(barn="pond")], trucks="impala")
    assert choices(play(at, "place-box-1-enclosure-3")) == {"discard-rock", "decline-bonus"}


def test_a_rivals_barn_cannot_be_discarded_from() -> None:
    at = full_of_wolves(barn="impala", rivals=(zoo(barn="pond"),))
    with pytest.raises(IllegalAction):
        play(at, "discard-pond")


@rule_test("mini", 38)
def test_the_barn_of_the_first_seat_is_looked_at_like_any_other() -> None:
    at = table(zoos=[zoo(barn="pond"), zoo(), zoo("5 wolf", truck=1)], trucks="wolf", turn=2)
    play(at, "place-box-1-enclosure-1")
    assert choices(at) == {"take-over-pond-from-left-1", "decline-bonus"}


@rule_test("mini", 45)
def test_a_bonus_action_that_lapses_is_told() -> None:
    at = play(table(zoos=[zoo("5 wolf", truck=1)], trucks="wolf"), "place-box-1-enclosure-1")
    assert at.story()[-1] == "The bonus action lapses: there is nothing to discard or to take over."
