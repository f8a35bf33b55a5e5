"""What every game passes by being registered."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiergarten as tg
from tests.tables import GAMES, every_game, finished_table, names, play_at_random, random_table, seeds
from tiergarten.core.actions import Action
from tiergarten.core.ahead import Foresight
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.core.kernel import COMPILED
from tiergarten.core.randomness import generator_of
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.core.states import Buffers, States, readable, room_for
from tiergarten.core.table import Table
from tiergarten.errors import IllegalAction
from tiergarten.words import LANGUAGES

each_game = pytest.mark.parametrize(("game", "players"), every_game, ids=names)


def states_of(table: Table) -> States:
    """Its state, as kernels take it."""
    return np.frombuffer(bytearray(table.state_bytes()), table.game.parts.state)


STEPS = 300 if COMPILED else 100  # of a batch


@each_game
@given(seed=seeds)
def test_illegal_moves_raise_and_change_nothing(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    before = table.state_bytes(), table.moves
    for seat in range(players):
        legal = table.legal_ids(seat) if seat in table.actors else []
        for action in (-1, *range(len(game.parts.actions)), len(game.parts.actions), 2**40):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    table.play(action, seat)
    assert (table.state_bytes(), table.moves) == before


@each_game
@given(seed=seeds)
def test_what_was_found_of_a_move_before_is_what_would_be_found_anew(game: Game, players: int, seed: int) -> None:
    table, chooser = random_table(game, players, seed), random.Random(seed)
    for _ in range(STEPS // 10):
        for seat in table.actors:
            anew = Foresight(game.parts)
            for choice in table.choices(seat):
                [same] = anew.choices(states_of(table), players, seat, np.array([choice.id], np.int16))
                assert (choice.label, choice.effects) == (same.label, same.effects)
                assert table.foreseen(seat, choice.id) == same.effects.events
        if table.over:
            break
        seat = chooser.choice(table.actors)
        table.play(chooser.choice(table.legal_ids(seat)), seat)
        assert table.foreseen(seat, 0) is None, "another state, other choices"


@each_game
@given(seed=seeds)
def test_legal_moves_never_raise_and_there_always_is_one(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    assert table.over or table.actors
    for seat in table.actors:
        legal = table.legal_ids(seat)
        assert legal
        assert len(set(legal)) == len(legal)
        for action in legal:
            table.copy().play(action, seat)


@each_game
@given(seed=seeds)
def test_no_piece_appears_or_vanishes(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed, most_moves=1)
    pieces = game.parts.pieces(table.state)
    chooser = random.Random(seed)
    while not table.over:
        play_at_random(table, 1, chooser)
        assert game.parts.pieces(table.state) == pieces


@each_game
@given(seed=seeds)
def test_a_copy_has_the_same_future_and_goes_its_own_way(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    twin, before = table.copy(), table.state_bytes()
    play_at_random(twin, 20, random.Random(seed))
    assert table.state_bytes() == before
    play_at_random(table, 20, random.Random(seed))
    assert (table.state_bytes(), table.moves, table.log) == (twin.state_bytes(), twin.moves, twin.log)


@each_game
@given(seed=seeds)
def test_undo_restores_the_bytes(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    before, log = table.state_bytes(), table.log
    for seat in table.actors:
        for action in table.legal_ids(seat):
            table.play(action, seat)
            after = table.state_bytes()
            table.undo()
            assert (table.state_bytes(), table.log) == (before, log)
            table.play(action, seat)
            assert table.state_bytes() == after
            table.undo()


@each_game
@given(seed=seeds)
def test_a_position_comes_back_as_it_was(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    position = json.loads(json.dumps(table.position()))
    again = game.position(position)
    assert again.state_bytes() == table.state_bytes()
    assert again.position() == position


@each_game
@given(seed=seeds)
def test_every_state_even_one_where_chance_is_to_answer_is_a_position(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    states = table._first_states()
    for ply, (seat, action) in enumerate(table.moves):
        if ply % 8 == seed % 8:
            described = {"players": players, **game.parts.describe(readable(states))}
            laid_out = room_for(1, game.parts)
            game.parts.lay_out(json.loads(json.dumps(described)), readable(laid_out))
            assert laid_out.tobytes() == states.tobytes()
        game.parts.rules.apply(readable(states), seat, action)


@each_game
@given(seed=seeds)
def test_a_record_replays_to_the_same_bytes(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    record = json.loads(json.dumps(table.record()))
    again = tg.replay(record)
    assert (again.state_bytes(), again.moves, again.log) == (table.state_bytes(), table.moves, table.log)


@each_game
@given(seed=seeds)
def test_a_finished_record_verifies_and_one_changed_move_is_noticed(game: Game, players: int, seed: int) -> None:
    table = finished_table(game, players, seed)
    record = json.loads(json.dumps(table.record()))
    assert tg.verify(record).state_bytes() == table.state_bytes()
    ply = random.Random(seed).randrange(table.ply)
    other = random.Random(seed).choice([move for move in record["moves"] if move != record["moves"][ply]])
    record["moves"][ply] = other
    with pytest.raises(tg.errors.DamagedRecord):
        tg.replay(record)


@each_game
@given(seed=seeds)
def test_what_a_seat_cannot_know_changes_nothing_it_sees(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    for seat in range(players):
        assert shown_to(seat, redealt(table, seat, seed)) == shown_to(seat, table)


def redealt(table: Table, seat: int, seed: int) -> Table:
    """The table with all that the seat cannot know dealt anew."""
    twin = table.copy()
    table.game.parts.rules.redeal(readable(twin._states), seat, generator_of(seed))
    return twin


def shown_to(seat: int, table: Table) -> tuple[object, ...]:
    """All that a seat, and anybody who watches, gets of a table."""
    legal = table.legal(seat) if seat in table.actors else []
    views = json.dumps([table.view(seat), table.view(None)])
    return views, table.actors, legal, table.log, observed(table, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_secret_that_is_shown_would_be_noticed(game: Game) -> None:
    table = random_table(game, game.players.start, 1, most_moves=40)
    before = table.copy()
    other = random_table(game, game.players.start, 2, most_moves=40)
    table._states[:] = other._states
    assert shown_to(0, table) != shown_to(0, before)


@each_game
@given(seed=seeds)
def test_a_state_comes_back_from_its_bytes(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    again = Table(game, players, {}, Dealer.of(seed), table.state_bytes())
    assert again.state_bytes() == table.state_bytes()
    assert [again.legal(seat) for seat in again.actors] == [table.legal(seat) for seat in table.actors]


@each_game
@given(seed=seeds)
def test_a_table_can_be_sent_to_another_process(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    again = pickle.loads(pickle.dumps(table))
    assert (again.state_bytes(), again.log, again.record()) == (table.state_bytes(), table.log, table.record())
    for seat in table.actors:
        assert {*pickle.loads(pickle.dumps(table.legal(seat)))} == {*again.legal(seat)}


def observed(table: Table, seat: int) -> list[int]:
    """The observation of a seat."""
    out = np.full(table.game.spec.length, 99, table.game.spec.dtype)
    table.game.parts.rules.observe(table.state, seat, out)
    numbers: list[int] = out.tolist()
    return numbers


@each_game
@given(seed=seeds)
def test_observations_keep_within_their_bounds(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    for seat in range(players):
        numbers = iter(observed(table, seat))
        for part in game.parts.observation:
            values = [next(numbers) for _ in range(part.length)]
            assert part.least <= min(values), part.name
            assert max(values) <= part.most, part.name


@each_game
@given(seed=seeds)
def test_every_game_ends_with_winners_and_points_that_add_up(game: Game, players: int, seed: int) -> None:
    table = finished_table(game, players, seed)
    assert table.over
    assert table.actors == ()
    assert table.legal() == []
    for seat in range(players):
        assert sum(points for _, points in table.breakdown(seat)) == table.scores[seat]
        assert (table.ranking[seat] == 1) == (seat in table.winners)
    if table.cut_off:  # a limit may stop a game, and then nobody has won
        assert table.winners == ()
        assert table.ranking == (0,) * players
    else:
        assert len(table.winners) >= 1
        assert all(table.scores[seat] == max(table.scores) for seat in table.winners)


@each_game
@given(seed=seeds)
def test_chances_weights_sum_to_what_is_left_and_each_outcome_can_happen(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    states, buffers = table._first_states(), Buffers.of(game.parts)
    rules = game.parts.rules
    for seat, action in table.moves:
        s = readable(states)
        assert (rules.actors(s) == CHANCE_ACTS) == (seat == CHANCE)
        if seat == CHANCE:
            n = rules.chances(s, buffers.outcomes, buffers.weights)
            outcomes = buffers.outcomes[:n].tolist()
            assert n > 0
            assert len(set(outcomes)) == n
            assert action in outcomes
            assert (buffers.weights[:n] > 0).all()
            assert buffers.weights[:n].sum() == game.parts.left(s)
        rules.apply(s, seat, action)


@each_game
@given(seed=seeds)
def test_labels_are_unique_and_parse_back_in_every_language(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    for seat in table.actors:
        legal = table.legal(seat)
        sayers: list[Callable[[Action], str]] = [lambda action: action.name, *map(sayer(game), LANGUAGES)]
        for say in sayers:
            assert len({say(action).casefold() for action in legal}) == len(legal)
            for action in legal:
                twin = table.copy()
                twin.play(say(action), seat)
                assert twin.moves[table.ply] == (seat, action.id)


def sayer(game: Game) -> Callable[[str], Callable[[Action], str]]:
    """Given a language, what says an action in it."""
    return lambda language: lambda action: game.words(language).say(action.message)


@each_game
@given(seed=seeds)
def test_everything_that_happens_can_be_told_in_every_language(game: Game, players: int, seed: int) -> None:
    table = finished_table(game, players, seed)
    for language in LANGUAGES:
        assert len(table.story(language)) == len(table.log)
        assert all(table.story(language))
        for seat in range(players):
            assert [points for _, points in table.breakdown(seat, language)] == [p for _, p in table.breakdown(seat)]


@each_game
@given(seed=seeds)
def test_the_table_can_be_drawn_as_text_for_anybody_in_every_language(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    called = [f"name{seat}" for seat in range(players)]
    for language in LANGUAGES:
        for viewer in (None, *range(players)):
            drawn = "\n".join(game.parts.draw(table.view(viewer), game.words(language), called))
            assert all(name in drawn for name in called)


@each_game
@given(seed=seeds)
def test_effects_foretell_what_a_move_does(game: Game, players: int, seed: int) -> None:
    table = random_table(game, players, seed)
    for seat in table.actors:
        for action in table.legal(seat):
            foretold, after = table.effects(action), table.copy()
            after.play(action)
            told = after.log[len(table.log) :]
            assert foretold.chance_follows == (after.moves[table.ply + 1 :] != [])
            assert told[: len(foretold.events)] == foretold.events
            if not foretold.chance_follows:
                gains = tuple(new - old for new, old in zip(after.scores, table.scores, strict=True))
                assert (foretold.points, foretold.events) == (gains, told)


@each_game
@given(seed=st.integers(0, 2**64), tables=st.integers(1, 5))
def test_a_batch_steps_like_tables_and_its_masks_match_their_lists(
    game: Game, players: int, seed: int, tables: int
) -> None:
    batch = game.batch(tables, players, seed)
    alone = [game.new(players, seed, number=number) for number in range(tables)]
    for _ in range(STEPS):
        mask, observations, over = batch.legal_mask(), batch.observe(), batch.over
        for i, table in enumerate(alone):
            assert batch.state_bytes(i) == table.state_bytes()
            assert over[i] == table.over
            seat = 0 if table.over else table.actors[0]
            assert np.flatnonzero(mask[i]).tolist() == ([] if table.over else sorted(table.legal_ids(seat)))
            assert observations[i].tolist() == observed(table, seat)
            share = 1 / len(table.winners) if table.winners else 0
            expected = [share if seat in table.winners else 0 for seat in range(players)]
            assert batch.rewards[i].tolist() == np.array(expected, np.float32).tolist()
            if table.over:
                assert (tuple(batch.scores[i]), tuple(batch.places[i])) == (table.scores, table.ranking)
        moves = batch.sample().copy()
        batch.step(moves)
        for i, table in enumerate(alone):
            if table.over:
                alone[i] = game.new(players, seed, number=table.dealer.number + tables)
            else:
                table.play(int(moves[i]), table.actors[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_of_actions_and_outcomes_are_unique(game: Game) -> None:
    for fixed in (game.parts.actions, game.parts.outcomes):
        assert len(set(fixed)) == len(fixed)
        assert all(name == name.strip().casefold() for name in fixed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_schema_is_a_valid_one_and_says_what_every_field_is(game: Game) -> None:
    from jsonschema import Draft202012Validator

    schema = json.loads(json.dumps(game.schema()))
    Draft202012Validator.check_schema(schema)
    position = game.new(game.players.start, seed=1).position()
    assert set(schema["required"]) == set(position)
    Draft202012Validator(schema).validate(position)
