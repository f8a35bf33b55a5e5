"""What a person programs against."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

import tiergarten as tg
from tests.tables import finished_table, random_table
from tiergarten.core.actions import Effects
from tiergarten.errors import BadOption, GameOver, IllegalAction, NothingToUndo, UnknownGame, WrongSeat

MINI = tg.game("mini")


def test_the_same_seed_deals_the_same_game() -> None:
    assert random_table(MINI, 4, 5).state_bytes() == random_table(MINI, 4, 5).state_bytes()


def test_a_move_may_be_an_action_an_id_a_name_or_a_label_in_either_language() -> None:
    tables = [MINI.new(3, seed=1) for _ in range(5)]
    action = tables[0].legal()[0]
    for table, move in zip(
        tables, (action, action.id, np.int16(action.id), "Draw a tile", " zieh ein PLÄTTCHEN "), strict=True
    ):
        table.play(move)  # type: ignore[arg-type]  # NumPy's integers are welcome too
    assert len({table.state_bytes() for table in tables}) == 1


def test_an_action_knows_its_seat_and_says_itself() -> None:
    table = MINI.new(3, seed=1, starter=2)
    action = table.legal()[0]
    assert (action.seat, action.name, action.label) == (2, "draw", "Draw a tile")


def test_a_wrong_move_says_what_is_legal_and_changes_nothing() -> None:
    table = MINI.new(3, seed=1, starter=0)
    before = table.state_bytes()
    with pytest.raises(IllegalAction, match="“Take truck 1” is not possible now; possible: “Draw a tile”"):
        table.play("Take truck 1")
    assert table.state_bytes() == before


def test_the_refusal_is_there_in_german_too() -> None:
    with pytest.raises(IllegalAction) as refusal:
        MINI.new(3, seed=1, starter=0).play("Take truck 1")
    assert refusal.value.say("de") == "„Take truck 1“ ist jetzt nicht möglich; möglich: „Zieh ein Plättchen“."


def test_an_action_of_another_table_is_refused_in_the_language_that_is_spoken() -> None:
    table = MINI.new(3, seed=1, starter=0)
    table.play("draw")
    late = table.legal()[0]
    table.play(late)
    with pytest.raises(IllegalAction) as refusal:
        table.play(replace(late, seat=1))
    assert re.match("„Lege .* auf Wagen 1“ ist jetzt nicht möglich; möglich: „Zieh", refusal.value.say("de"))


@pytest.mark.parametrize("move", [3, "Draw a tile"])
def test_a_seat_that_waits_may_not_move(move: int | str) -> None:
    with pytest.raises(WrongSeat, match="Player 2 may not act now; it is the turn of: Player 1"):
        MINI.new(3, seed=1, starter=0).play(move, seat=1)


def test_the_seat_that_acts_is_found_and_one_that_waits_is_refused() -> None:
    table = MINI.new(3, seed=1, starter=2)
    assert (table.acting_seat(), table.acting_seat(2)) == (2, 2)
    with pytest.raises(WrongSeat, match="it is the turn of: Player 3"):
        table.acting_seat(0)


def test_an_action_of_a_seat_that_is_not_at_the_table_is_refused() -> None:
    large, small = MINI.new(5, seed=1, starter=4), MINI.new(2, seed=1, starter=0)
    with pytest.raises(WrongSeat, match="the seats are 0 to 1"):
        small.play(large.legal()[0])


def test_an_action_of_another_seat_is_refused() -> None:
    table = MINI.new(3, seed=1, starter=0)
    with pytest.raises(WrongSeat, match="That move belongs to Player 1, not to Player 2"):
        table.play(table.legal()[0], seat=1)


@pytest.mark.parametrize("seat", [-1, 3, 7, "0", True])
def test_a_seat_that_is_not_there_is_named(seat: object) -> None:
    with pytest.raises(WrongSeat, match="the seats are 0 to 2"):
        MINI.new(3, seed=1).legal_ids(seat)  # type: ignore[arg-type]


def test_a_very_long_wrong_move_is_quoted_in_part() -> None:
    with pytest.raises(IllegalAction, match=r"“x+…” is not possible now"):
        MINI.new(3, seed=1).play("x" * 5000)


def test_something_that_is_no_move_is_refused() -> None:
    with pytest.raises(IllegalAction, match="possible: “Draw a tile”"):
        MINI.new(3, seed=1).play(None)  # type: ignore[arg-type]


def test_after_the_end_nothing_can_be_played() -> None:
    table = finished_table(MINI, 2, 1)
    for move in (0, "Draw a tile"):
        with pytest.raises(GameOver, match="The game is over"):
            table.play(move)
    with pytest.raises(GameOver):
        table.play(0, seat=1)
    with pytest.raises(GameOver):
        table.effects(0, seat=1)
    assert table.legal() == []
    assert table.legal_ids() == []


def test_an_action_is_refused_where_it_means_something_else() -> None:
    first, second = (MINI.new(3, seed=seed, starter=0) for seed in (1, 2))
    for table in (first, second):
        table.play("draw")
    foreign = first.legal()[0]
    assert foreign.label != second.legal()[0].label
    with pytest.raises(IllegalAction, match=f"“{foreign.label}” is not possible now"):
        second.play(foreign)


def test_numpys_whole_numbers_are_as_good_as_pythons() -> None:
    table = MINI.new(np.int64(3), np.int64(1), starter=0)  # type: ignore[arg-type]
    table.play(np.int16(0), seat=np.int8(0))  # type: ignore[arg-type]
    other = MINI.new(3, 1, starter=0)
    other.play(0, seat=0)
    assert table.state_bytes() == other.state_bytes()


@pytest.mark.parametrize("move", [True, False, 0.0, np.zeros(1, np.int64)])
def test_what_is_no_whole_number_is_no_action(move: object) -> None:
    with pytest.raises(IllegalAction):
        MINI.new(3, seed=1).play(move)  # type: ignore[arg-type]


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="the languages are: en, de"):
        MINI.new(3, seed=1).story("fr")


def test_a_story_needs_a_name_for_every_player() -> None:
    with pytest.raises(BadOption, match="3 players need 3 names; 1 given"):
        MINI.new(3, seed=1).story("en", ["Ada"])


@pytest.mark.parametrize("salt", [5, "\ud800", "a\nb"])
def test_a_salt_is_printable_text(salt: object) -> None:
    with pytest.raises(BadOption, match="A salt is a text"):
        MINI.new(3, seed=1, salt=salt)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [1.5, None, "x"])
def test_the_number_of_a_game_is_a_whole_number(number: object) -> None:
    with pytest.raises(BadOption, match="from 0 to 4294967295"):
        MINI.new(3, seed=1, number=number)  # type: ignore[arg-type]


def test_options_come_with_their_meaning() -> None:
    assert list(MINI.option_meanings()) == ["left_out", "starter"]
    assert MINI.option_meanings("de")["starter"].startswith("wer beginnt")


def test_nobody_has_won_before_the_end() -> None:
    assert MINI.new(3, seed=1).winners == ()


def test_effects_of_an_illegal_move_are_refused() -> None:
    with pytest.raises(IllegalAction, match="possible: “Draw a tile”"):
        MINI.new(3, seed=1).effects(6)


def test_drawing_causes_nothing_before_chance_has_answered() -> None:
    assert MINI.new(3, seed=1).effects("draw") == Effects((0, 0, 0), (), chance_follows=True)


def test_before_the_first_move_there_is_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo, match="No move has been made"):
        MINI.new(3, seed=1).undo()


def test_undo_takes_back_what_chance_answered_too() -> None:
    table = MINI.new(3, seed=1)
    before = table.state_bytes(), table.ply
    table.play("draw")
    table.undo()
    assert (table.state_bytes(), table.ply) == before


def test_a_view_names_its_seat_and_a_spectators_names_none() -> None:
    table = MINI.new(3, seed=1, starter=1)
    assert (table.view(2)["seat"], table.view(None)["seat"], table.view(0)["actors"]) == (2, None, [1])


def test_the_story_can_name_the_players() -> None:
    table = MINI.new(2, seed=1, starter=0, left_out=["wolf", "llama", "impala"])
    table.play("draw")
    assert table.story("en", ["Ada", "Bob"])[0].startswith("Ada draws ")


def test_a_table_from_a_position_begins_there_and_its_record_too() -> None:
    start = random_table(MINI, 4, 12, most_moves=200)
    table = MINI.position(start.position(), seed=3)
    assert table.log == ()
    while not table.over:
        table.play(table.legal_ids()[0])
    record = table.record()
    assert record["position"] == start.position()
    assert tg.verify(record).state_bytes() == table.state_bytes()


@pytest.mark.parametrize("players", [1, 6, 0, -2, "3", True, None])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadOption, match="Zooloretto Mini is for 2 to 5 players"):
        MINI.new(players)  # type: ignore[arg-type]


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option “colour”; the options are: left_out, starter"):
        MINI.new(3, colour="red")


@pytest.mark.parametrize("value", [3, -1, "x", ["0"]])
def test_a_wrong_starter_is_refused(value: str | int | list[str]) -> None:
    with pytest.raises(BadOption, match="“random” or a seat from 0 to 2"):
        MINI.new(3, starter=value)


@pytest.mark.parametrize("value", [None, True, 1.5])
def test_an_option_of_a_wrong_type_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match="takes a word, a number or a list"):
        MINI.new(3, starter=value)  # type: ignore[arg-type]


def test_an_option_may_come_as_text_or_as_a_tuple() -> None:
    by_text = MINI.new(3, seed=1, starter="2", left_out="wolf, llama")
    by_values = MINI.new(3, seed=1, starter=2, left_out=("wolf", "llama"))  # type: ignore[arg-type]
    assert by_text.state_bytes() == by_values.state_bytes()


@pytest.mark.parametrize("id", ["chess", "", None, ["mini"]])
def test_an_unknown_game_names_the_known_ones(id: object) -> None:
    with pytest.raises(UnknownGame, match="the games are: " + ", ".join(game.id for game in tg.games())):
        tg.game(id)  # type: ignore[arg-type]


def test_a_game_tells_what_it_is() -> None:
    assert repr(MINI) == "<Zooloretto Mini, 2 to 5 players>"


def test_nobody_is_to_act_in_the_view_of_a_moment_when_chance_was() -> None:
    table = tg.game("mini").new(players=3, seed=7)
    table.play("Draw a tile")
    before_the_answer = table.at(table.ply - 1)
    assert before_the_answer.waits_for_chance
    assert before_the_answer.view(None)["actors"] == []
