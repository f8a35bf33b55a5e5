"""OpenSpiel's own tests, its tree search and its exact solver, on our games; and what they do not look at."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, exploitability, mcts, minimax
from open_spiel.python.tests import games_sim_test

import tiergarten as tg
from tests.bots.exact import Ending
from tests.tables import GAMES, every_game, names
from tiergarten.core.game import Game
from tiergarten.envs import openspiel
from tiergarten.envs.openspiel import REWARDS, short_name, start_at
from tiergarten.envs.tiny import tiny_position
from tiergarten.errors import BadOption

each_game = pytest.mark.parametrize(("game", "players"), every_game, ids=names)
ENDINGS = Path(__file__).parents[1] / "bots" / "endings"
SMALL = ("aquaretto-luck", "dice-one-way", "dices-zoo-one-way", "mini-one-way", "o-zoo-le-mio-one-way")


def load(game: Game, players: int, **parameters: Any) -> Any:
    """Our game, as OpenSpiel has it."""
    return pyspiel.load_game(short_name(game), {"players": players, **parameters})


def played(state: Any, moves: int, seed: int = 0) -> Any:
    """The state after so many random moves, chance's among them, or at the end."""
    chooser = random.Random(seed)
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
        moves -= 1
    return state


SHORT = {"dice": {"rounds": 20}, "dices-zoo": {"turns": 50}}  # what makes information states shorter


@each_game
def test_openspiels_random_simulation(game: Game, players: int) -> None:
    shorter = SHORT.get(game.id, {})
    pyspiel.random_sim_test(load(game, players, **shorter), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_openspiels_test_of_the_python_interface(game: Game) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, 2, **SHORT.get(game.id, {})))


@each_game
def test_a_game_is_the_one_that_a_table_plays(game: Game, players: int) -> None:
    table = game.new(players, seed=players)
    state = load(game, players).new_initial_state()
    chooser = random.Random(1)
    made = 0
    while True:
        for _, move in table.moves[made:]:
            state.apply_action(move)
        made = table.ply
        assert state.board.states.tobytes() == table.state_bytes()
        if table.over:
            break
        seat = state.current_player()
        assert state.legal_actions() == sorted(table.legal_ids(seat))
        table.play(chooser.choice(state.legal_actions()), seat)
    shares = [(seat in table.winners) / len(table.winners) if table.winners else 0.0 for seat in range(players)]
    even = 1 / players if table.winners else 0.0
    assert state.returns() == pytest.approx([share - even for share in shares])


@pytest.mark.parametrize("reward", REWARDS)
def test_utilities_are_what_the_parameter_says(reward: str) -> None:
    game = load(tg.game("mini"), 3, reward=reward)
    state = played(game.new_initial_state(), 100_000)
    assert all(game.min_utility() <= utility <= game.max_utility() for utility in state.returns())
    assert max(state.returns()) == {"win": pytest.approx(2 / 3), "rank": 1.0}.get(reward, max(state.returns()))


def test_a_sealed_bid_is_in_nobody_elses_information_state_until_it_is_opened() -> None:
    state = load(tg.game("o-zoo-le-mio"), 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    low, high = state.child(0), state.child(3)
    assert low.information_state_string(1) == high.information_state_string(1)
    assert low.information_state_string(1).endswith("0:sealed")
    assert low.observation_tensor(1) == high.observation_tensor(1)
    assert low.information_state_tensor(1) == high.information_state_tensor(1)
    assert low.information_state_string(0) != high.information_state_string(0)
    assert low.information_state_tensor(0) != high.information_state_tensor(0)
    for each in (low, high):
        each.apply_action(1)  # the other bids
        assert each.is_chance_node()
        each.apply_action(each.legal_actions()[0])  # they are opened
    assert low.information_state_string(1) != high.information_state_string(1)
    assert low.information_state_tensor(1) != high.information_state_tensor(1)
    assert "0:bid-3 1:bid-1" in high.information_state_string(1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_information_state_is_all_that_the_player_has_seen(game: Game) -> None:
    """Two states look the same to a player if and only if it has seen the same moves: as a text and as a tensor."""
    spiel = load(game, 2, **SHORT.get(game.id, {}))
    texts: dict[bytes, str] = {}
    for seed in range(6):
        state, told = spiel.new_initial_state(), 0
        while not state.is_terminal() and told < 40:
            state = played(state, 1, seed + told)
            told += 1
            for player in range(2):
                tensor = np.array(state.information_state_tensor(player), np.float32)
                assert tensor.shape == (spiel.information_state_tensor_size(),)
                assert np.count_nonzero(tensor[2 + game.spec.length :]) == told
                assert tensor[:2].tolist() == [player == 0, player == 1]
                text = state.information_state_string(player)
                assert texts.setdefault(tensor.tobytes(), text) == text
    assert len({*texts.values()}) == len(texts)


def test_an_information_state_remembers_what_the_table_has_forgotten() -> None:
    spiel = pyspiel.load_game("tiergarten_mini(players=2,starter=seat-0,left_out=wolf+llama+ostrich)")
    states = []
    for first, second in ((0, 4), (4, 0)):  # the same tiles on the same trucks, drawn in another order
        state = spiel.new_initial_state()
        for tile, truck in ((first, 1 + (first == 4)), (second, 1 + (second == 4))):
            state.apply_action(0)
            state.apply_action(tile)
            state.apply_action(truck)
        states.append(state)
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_a_game_that_outlasts_its_bound_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = load(tg.game("zooloretto"), 2)
    monkeypatch.setattr(spiel.setting, "most_moves", 30)
    state = played(spiel.new_initial_state(), 1000)
    assert state.is_terminal()
    assert len(state.history()) == 30
    assert state.returns() == [0.0, 0.0]


def test_openspiels_solvers_find_the_value_of_a_tiny_game() -> None:
    spiel = pyspiel.load_game("tiergarten_mini(players=2,start=tiny)")
    state = spiel.new_initial_state()
    value, _ = minimax.expectiminimax(state, 1000, None, state.current_player())
    table = tg.game("mini").position(tiny_position(tg.game("mini")))
    assert value + 1 / 2 == pytest.approx(max(Ending(table).values))
    random_play = policy.UniformRandomPolicy(spiel)
    gap = exploitability.nash_conv(spiel, random_play, return_only_nash_conv=False)
    best = gap.player_improvements + np.array(policy_value(spiel, random_play))
    assert best[state.current_player()] >= value  # against who plays at random there is at least as much to get
    assert gap.nash_conv > 0


def policy_value(spiel: Any, plays: Any) -> Any:
    """What both get who play so."""
    return expected_game_score.policy_value(spiel.new_initial_state(), [plays, plays])


def test_only_some_games_have_a_tiny_position() -> None:
    with pytest.raises(BadOption, match="Aquaretto has no tiny position"):
        load(tg.game("aquaretto"), 2, start="tiny")


@pytest.mark.parametrize("name", SMALL)
def test_openspiels_exact_solver_agrees_with_ours_on_endings(name: str) -> None:
    position = json.loads((ENDINGS / f"{name}.json").read_text(encoding="utf-8"))
    position = position.get("position", position)
    table = tg.game(position["game"]).position(position, seed=1)
    state = load(table.game, 2, start=start_at(table)).new_initial_state()
    value, move = minimax.expectiminimax(state, 1000, None, state.current_player())
    values = Ending(table).values
    assert value + 1 / 2 == pytest.approx(max(values))
    assert values[table.legal_ids().index(move)] == pytest.approx(max(values))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_openspiels_tree_search_plays(game: Game) -> None:
    spiel = load(game, 2)
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert mcts.MCTSBot(spiel, 1.4, 3, mcts.RandomRolloutEvaluator(1)).step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("tiergarten_dice(players=3,rounds=20,coin_groups=1_2_3,starter=seat-2)")
    setting = game.setting
    assert int(setting.first[0]["most_rounds"]) == 20
    assert setting.first[0]["coin_groups"].tolist() == [1, 2, 3]
    assert game.new_initial_state().current_player() == 2
    left_out = pyspiel.load_game("tiergarten_mini(players=3,left_out=wolf+llama,starter=seat-1)").new_initial_state()
    assert left_out.current_player() == 1


@pytest.mark.parametrize(
    ("parameters", "problem"),
    [
        ({"players": 9}, "2 to 5 players"),
        ({"reward": "glory"}, "is one of win, rank, points"),
        ({"start": "middle"}, "what start_at"),
        ({"start": "state-00"}, "what start_at"),
        ({"start": "tiny", "players": 3}, "a table of 2 players, so the game needs players=2, not 3"),
    ],
)
def test_bad_parameters_are_refused(parameters: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        pyspiel.load_game("tiergarten_mini", parameters)


def test_openspiel_refuses_what_is_no_parameter_and_what_is_not_legal() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("tiergarten_mini(colour=red)")
    with pytest.raises(ValueError, match="takes no parameters"):
        load(tg.game("mini"), 2).make_py_observer(None, {"colour": "red"})


def test_a_process_that_has_played_ends_in_peace() -> None:
    program = "import pyspiel; from tiergarten.envs import openspiel; pyspiel.load_game('tiergarten_mini')"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_every_game_is_registered() -> None:
    assert {short_name(game) for game in GAMES} <= {*pyspiel.registered_names()}
    assert openspiel.game_type(tg.game("o-zoo-le-mio")).information == (
        pyspiel.GameType.Information.IMPERFECT_INFORMATION
    )
