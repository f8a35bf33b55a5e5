"""Gymnasium's own checks, on every game; and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tiergarten as tg
from tests.tables import GAMES, every_game, names
from tiergarten.core.game import Game
from tiergarten.envs.gymnasium import PENALTY, SeatEnv, TablesEnv
from tiergarten.envs.rewards import AT_THE_END, KNOWN
from tiergarten.envs.spaces import FORMS
from tiergarten.errors import BadOption, GameOver, IllegalAction, UnknownBot

each_game = pytest.mark.parametrize(("game", "players"), every_game, ids=names)


def play(env: SeatEnv, seed: int | None = None) -> float:
    """Play a game at random; what the agent got in all."""
    _, info = env.reset(seed=seed)
    chooser = np.random.default_rng(1)
    got, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(chooser.choice(np.flatnonzero(info["action_mask"])))
        got += reward
    assert env.observation_space.contains(seen)
    return got


@each_game
@pytest.mark.filterwarnings("ignore:.*render:UserWarning")
def test_gymnasiums_check_env(game: Game, players: int) -> None:
    for form in FORMS:
        env = gymnasium.make(f"tiergarten/{game.id}-v0", players=players, observation=form, disable_env_checker=True)
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_a_seat_sees_the_table(mode: str) -> None:
    env = SeatEnv("mini", 3, render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    assert {"ansi": str, "rgb_array": np.ndarray, "human": type(None)}[mode] is type(shown)
    env.close()


@each_game
def test_rewards_are_what_the_options_say(game: Game, players: int) -> None:
    for reward in KNOWN:
        env = SeatEnv(game.id, players, seat=players - 1, reward=reward)
        got, table = play(env, seed=2), env.table
        own = players - 1
        wanted = {
            "win": (own in table.winners) / max(len(table.winners), 1),
            "rank": 0.0 if table.cut_off else 1 - 2 * (table.ranking[own] - 1) / (players - 1),
            "points": float(table.scores[own]),
            "points-per-step": float(table.scores[own]),
        }
        assert got == wanted[reward]


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (SeatEnv("dice", 3, bots=["random", "greedy"]) for _ in range(2))
    for seed in (4, None):
        play(first, seed)
        play(second, seed)
        assert first.table.record() == second.table.record()


def test_an_illegal_action_loses_and_tells_what_would_be_right() -> None:
    env = SeatEnv("mini", 3, starter=0)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(5)
    assert (reward, terminated, truncated) == (PENALTY, True, False)
    assert "possible: “Draw a tile”" in info["illegal"]
    with pytest.raises(GameOver, match=r"call reset\(\)"):
        env.step(0)
    env.reset()
    env.step(0)


def test_an_illegal_action_can_be_refused_instead() -> None:
    env = SeatEnv("mini", 3, starter=0, illegal="raise")
    env.reset(seed=1)
    before = env.table.state_bytes()
    with pytest.raises(IllegalAction, match="possible: “Draw a tile”"):
        env.step(5)
    assert env.table.state_bytes() == before
    assert env.action_masks().tolist() == [id == 0 for id in range(len(tg.game("mini").spec.actions))]


def test_an_environment_is_used_after_a_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"before calling reset\(\)"):
        SeatEnv("mini", 3).step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"before calling reset\(\)"):
        TablesEnv("mini", 3, 2).step([0, 0])
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"before calling reset\(\)"):
        TablesEnv("mini", 3, 2).sample()


@pytest.mark.parametrize(
    ("options", "error", "problem"),
    [
        ({"players": 1}, BadOption, "2 to 5 players, not 1"),
        ({"players": "3"}, BadOption, "2 to 5 players, given as a whole number, not as '3'"),
        ({"players": 2.0}, BadOption, "given as a whole number, not as 2.0"),
        ({"players": True}, BadOption, "given as a whole number, not as True"),
        ({"seat": 3}, BadOption, "from 0 to 2, not 3"),
        ({"seat": "me"}, BadOption, "from 0 to 2, not 'me'"),
        ({"bots": ["random"]}, BadOption, "2 bots are needed"),
        ({"bots": "wizard"}, UnknownBot, "wizard"),
        ({"illegal": "cheat"}, BadOption, "is one of lose, raise"),
        ({"reward": "glory"}, BadOption, "is one of win"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], error: type[Exception], problem: str) -> None:
    with pytest.raises(error, match=problem):
        SeatEnv("mini", **{"players": 3, **options})


@pytest.mark.parametrize("players", ["3", 2.0, True])
def test_how_many_play_at_tables_is_a_whole_number(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 5 players, given as a whole number"):
        TablesEnv("mini", players, 2)


@each_game
def test_tables_step_like_a_batch(game: Game, players: int) -> None:
    env = TablesEnv(game.id, players, 5)
    seen, info = env.reset(seed=3)
    was_over = np.zeros(5, np.bool_)
    for _ in range(300):
        assert env.observation_space.contains(seen)
        assert (info["action_mask"].any(axis=1) == (info["actor"] >= 0)).all()
        movers = info["actor"].copy()
        seen, rewards, over, truncated, info = env.step(env.sample())
        assert not (over & was_over).any()
        assert not truncated.any()
        assert (rewards == np.where(over, info["rewards"][np.arange(5), np.maximum(movers, 0)], 0)).all()
        assert np.isclose(info["rewards"].sum(axis=1), 1.0)[over].all() or game.id in ("dice", "dices-zoo")
        was_over = over


@pytest.mark.parametrize("reward", AT_THE_END)
def test_tables_pay_at_the_end_what_a_table_pays(reward: str) -> None:
    env = TablesEnv("dice", 3, 4, reward=reward)
    _, info = env.reset(seed=1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, _, over, _, info = env.step(env.sample())
    batch, table = env._batch, int(np.argmax(over))
    places, scores, shares = batch.places[table], batch.scores[table], batch.rewards[table]
    wanted = {"win": shares, "rank": np.where(places > 0, 1 - (places - 1), 0), "points": scores}
    assert info["rewards"][table].tolist() == wanted[reward].tolist()
    assert not info["rewards"][~over].any()


def test_tables_begin_anew_in_the_next_step_and_reuse_their_arrays() -> None:
    env = gymnasium.make_vec("tiergarten/mini-v0", num_envs=3, players=2, vectorization_mode="vector_entry_point")
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    first, _ = env.reset(seed=1)
    again, *_ = env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
    assert again is first


def test_the_same_seed_samples_the_same_tables() -> None:
    first, second = (TablesEnv("mini", 3, 4) for _ in range(2))
    first.reset(seed=1)
    second.reset(seed=1)
    for _ in range(20):
        one, other = first.step(first.sample()), second.step(second.sample())
        assert (one[0] == other[0]).all()
    first.reset()
    second.reset(seed=2)
    assert first._batch.state_bytes(0) != second._batch.state_bytes(0)


def test_a_wrong_step_moves_no_table() -> None:
    env = TablesEnv("mini", 3, 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="at table 1"):
        env.step([0, 5])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_registered(game: Game) -> None:
    env = gymnasium.make(f"tiergarten/{game.id}-v0", players=2)
    assert env.action_space.n == len(game.spec.actions)  # type: ignore[attr-defined]
