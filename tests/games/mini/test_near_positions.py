"""Zooloretto Mini: positions that nearly can be."""

from __future__ import annotations

import pytest

from ...tables import refusal
from .tables import MINI, position, zoo


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_ponds_are_too_many_with_any_number_of_players(players: int) -> None:
    assert refusal(MINI, position(players, [zoo(barn="4 pond")])).message.key == "position-too-many"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_cannot_be_asked_for_one_more_species_when_enough_are_out(players: int) -> None:
    laid_out = position(players, phase="leave-out-species", turn=None, starter=None)
    assert refusal(MINI, laid_out).message.key == "position-decided"


def test_nobody_has_a_truck_before_chance_has_left_out_the_species() -> None:
    laid_out = position(zoos=[zoo(), zoo(truck=2)], phase="leave-out-species", left_out=["wolf"], turn=None)
    assert refusal(MINI, laid_out).message.key == "position-trucks-not-back"


def test_nobody_has_a_truck_before_chance_has_found_who_begins() -> None:
    laid_out = position(zoos=[zoo(), zoo(truck=2)], phase="find-starter", turn=None, starter=None)
    assert refusal(MINI, laid_out).message.key == "position-trucks-not-back"


def test_nobody_has_a_truck_after_the_last_round() -> None:
    laid_out = position(zoos=[zoo(), zoo(truck=2)], phase="game-over", unseen=14)
    assert refusal(MINI, laid_out).message.key == "position-trucks-not-back"


def test_a_family_of_a_species_that_is_left_out_is_refused_for_being_left_out() -> None:
    own = zoo("male-wolf, female-wolf, baby-wolf")
    assert refusal(MINI, position(zoos=[own], left_out=["wolf", "llama"])).message.key == "position-left-out-seen"


def test_a_round_cannot_begin_when_the_end_pile_has_been_touched() -> None:
    assert refusal(MINI, position(unseen=14)).message.key == "position-few-unseen"


def test_the_starter_is_not_known_before_chance_has_found_one() -> None:
    assert refusal(MINI, position(phase="find-starter", turn=None, starter=1)).message.key == "position-decided"


def test_nobody_is_to_move_before_the_game_begins() -> None:
    assert refusal(MINI, position(phase="find-starter", turn=1, starter=None)).message.key == "position-too-early"
