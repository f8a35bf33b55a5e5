"""PettingZoo's own tests, on every game; and what they do not look at."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import tiergarten as tg
from tests.tables import GAMES, every_game, names
from tiergarten.core.game import Game
from tiergarten.envs import pettingzoo
from tiergarten.envs.pettingzoo import TogetherEnv, TurnEnv, acts_together
from tiergarten.envs.rewards import KNOWN
from tiergarten.envs.spaces import FORMS
from tiergarten.errors import BadOption, GameOver, IllegalAction, UnknownAgent

CYCLES = 25
# PettingZoo's tests warn of observations that are dictionaries unless they know the environment's name.
pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
each_game = pytest.mark.parametrize(("game", "players"), every_game, ids=names)
sealed = [(game, players) for game, players in every_game if acts_together(game)]


def play(env: TurnEnv, chooser: random.Random, most: int = 100_000) -> dict[str, float]:
    """Play at random; what every agent got in all."""
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        done = terminated or truncated
        env.step(None if done else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@each_game
def test_pettingzoos_api_test(game: Game, players: int) -> None:
    for form in FORMS:
        api_test(pettingzoo.env(game.id, players, observation=form), num_cycles=CYCLES)


@pytest.mark.parametrize("reward", KNOWN)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pettingzoos_api_test_with_every_reward(game: Game, reward: str) -> None:
    api_test(pettingzoo.env(game.id, game.players[0], reward=reward, max_cycles=CYCLES), num_cycles=2 * CYCLES)


@each_game
def test_pettingzoos_seed_test(game: Game, players: int) -> None:
    seed_test(partial(pettingzoo.env, game.id, players), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pettingzoos_render_test(game: Game) -> None:
    render_test(partial(pettingzoo.env, game.id, game.players[-1]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pettingzoos_performance_benchmark(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000))  # each look at it is a second later: it plays a few cycles
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo.env(game.id, game.players[0]))


@pytest.mark.parametrize(("game", "players"), sealed)
def test_pettingzoos_parallel_tests(game: Game, players: int) -> None:
    for form in FORMS:
        parallel_api_test(pettingzoo.parallel_env(game.id, players, observation=form), num_cycles=CYCLES)
    env = pettingzoo.parallel_env(game.id, players, reward="points-per-step", render_mode="rgb_array", max_cycles=3)
    parallel_api_test(env, num_cycles=CYCLES)
    assert isinstance(env.render(), np.ndarray)
    env.close()


def test_two_environments_of_one_seed_play_the_same_games_one_after_another() -> None:
    first, second = (pettingzoo.env("mini", 3) for _ in range(2))
    for seed in (5, None, None):
        first.reset(seed=seed)
        second.reset(seed=seed)
        for env in (first, second):
            play(env, random.Random(1))
        assert first.table.record() == second.table.record()
    first.reset(seed=5)
    assert first.table.state_bytes() == tg.game("mini").new(3, seed=5).state_bytes()
    third = pettingzoo.env("mini", 3)
    third.reset()
    assert third.table.commitment != first.table.commitment


@each_game
def test_rewards_are_what_the_options_say(game: Game, players: int) -> None:
    for reward in KNOWN:
        env = pettingzoo.env(game.id, players, reward=reward)
        env.reset(seed=players)
        got, table = play(env, random.Random(3)), env.table
        assert table.over
        winners = table.winners
        wanted: dict[str, list[float]] = {
            "win": [(seat in winners) / len(winners) if winners else 0.0 for seat in range(players)],
            "rank": [0.0 if table.cut_off else 1 - 2 * (place - 1) / (players - 1) for place in table.ranking],
            "points": [float(points) for points in table.scores],
            "points-per-step": [float(points) for points in table.scores],
        }
        assert list(got.values()) == wanted[reward]


@pytest.mark.parametrize("form", FORMS)
def test_masks_are_the_legal_actions_and_stand_in_observation_and_info(form: str) -> None:
    env = pettingzoo.env("dice", 3, observation=form)
    env.reset(seed=1)
    for agent in env.agent_iter(30):
        seen, _, _, _, info = env.last()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == sorted(env.table.legal_ids())
        assert info["action_mask"] is seen["action_mask"]
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(legal[-1])


def test_a_named_observation_has_the_numbers_of_the_vector() -> None:
    vector, named = (pettingzoo.env("mini", 2, observation=form) for form in FORMS)
    for env in (vector, named):
        env.reset(seed=1)
    seen = named.observe("player_1")["observation"]
    assert [*seen] == [stretch.name for stretch in tg.game("mini").spec.observation]
    assert np.concatenate([*seen.values()]).tolist() == vector.observe("player_1")["observation"].tolist()


def test_a_bid_that_is_sealed_is_seen_by_nobody_else() -> None:
    seen = []
    for bid in (0, 1):
        env = pettingzoo.env("o-zoo-le-mio", 3)
        env.reset(seed=1)
        env.step(bid)
        seen.append([env.observe(agent)["observation"].tolist() for agent in env.agents])
    assert [one == other for one, other in zip(*seen, strict=True)] == [False, True, True]


def test_cycles_cut_a_game_short() -> None:
    env = pettingzoo.env("mini", 3, max_cycles=4)
    env.reset(seed=1)
    play(env, random.Random(1))
    assert not env.table.over
    assert len([seat for seat, _ in env.table.moves if seat < 3]) == 12


def bad_step(env: TurnEnv | TogetherEnv, action: Any, error: type[Exception], problem: str) -> None:
    """The step is refused, and nothing has changed."""
    before = env.table.state_bytes()
    with pytest.raises(error, match=problem):
        env.step(action)
    assert env.table.state_bytes() == before


@pytest.mark.parametrize(
    "use",
    [
        lambda env: env.step(0),
        lambda env: env.last(),
        lambda env: env.last(observe=False),
        lambda env: env.observe("player_0"),
        lambda env: env.agent_iter(),
        lambda env: env.render(),
        lambda env: env.table,
        lambda env: env.agent_selection,
        lambda env: env.rewards,
        lambda env: env.terminations,
        lambda env: env.truncations,
        lambda env: env.infos,
    ],
)
def test_an_environment_is_used_after_a_reset(use: Callable[[TurnEnv], object]) -> None:
    with pytest.raises(AttributeError, match=r"reset\(\) needs to be called"):
        use(pettingzoo.env("mini", 3))


def test_an_agent_that_is_none_is_told_who_is_one() -> None:
    env = pettingzoo.env("mini", 3)
    env.reset(seed=1)
    strangers: list[Any] = ["player_3", 0, None, []]
    for stranger in strangers:
        with pytest.raises(UnknownAgent, match="the agents are: player_0, player_1, player_2"):
            env.observe(stranger)


def test_wrong_steps_are_refused_and_change_nothing() -> None:
    env = pettingzoo.env("mini", 3)
    env.reset(seed=1)
    for action in (5, -1, 99_999, None, 0.5):
        bad_step(env, action, IllegalAction, "possible: “Draw a tile”")
    play(env, random.Random(1))
    bad_step(env, 0, GameOver, r"call reset\(\)")


def test_a_finished_agent_steps_with_none() -> None:
    env = pettingzoo.env("mini", 2, max_cycles=1)
    env.reset(seed=1)
    play(env, random.Random(1), most=2)
    bad_step(env, 0, ValueError, "only valid action is None")


def test_wrong_steps_together_are_refused_and_change_nothing() -> None:
    env = pettingzoo.parallel_env("o-zoo-le-mio", 2, max_cycles=1)
    with pytest.raises(AttributeError, match=r"reset\(\) needs to be called"):
        env.step({"player_0": 0, "player_1": 0})
    env.reset(seed=1)
    bad_step(env, {"player_0": 0}, IllegalAction, "action of player_1 is missing")
    for action in (1000, -1, None, 0.5):
        bad_step(env, {"player_0": 0, "player_1": action}, IllegalAction, "possible: “Bid 1 coin”")
    for stranger in ("player_2", 0, None):
        together = {"player_0": 0, "player_1": 0, stranger: 0}
        bad_step(env, together, UnknownAgent, f"no agent {stranger!r}; the agents are: player_0, player_1")
    for actions in ([0, 0], None, 0):
        bad_step(env, actions, IllegalAction, "a dictionary by agents, such as {'player_0': 0, 'player_1': 0}")
    env.step({"player_0": 0, "player_1": 0})
    bad_step(env, {}, GameOver, r"call reset\(\)")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 9}, "2 to 5 players, not 9"),
        ({"players": "3"}, "2 to 5 players, given as a whole number, not as '3'"),
        ({"players": 2.0}, "given as a whole number, not as 2.0"),
        ({"players": True}, "given as a whole number, not as True"),
        ({"reward": "glory"}, "is one of win, rank, points, points-per-step"),
        ({"observation": "picture"}, "is one of vector, dict"),
        ({"render_mode": "film"}, "is one of ansi, rgb_array, human"),
        ({"max_cycles": 0}, "at least 1"),
        ({"max_cycles": 1.5}, "at least 1"),
        ({"max_cycles": "5"}, "at least 1, or None; not '5'"),
        ({"colour": "red"}, "There is no option “colour”"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        pettingzoo.env("mini", **{"players": 3, **options})


@pytest.mark.parametrize("players", ["3", 2.0, True])
def test_how_many_play_together_is_a_whole_number(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players, given as a whole number"):
        pettingzoo.parallel_env("o-zoo-le-mio", players)


def test_who_cannot_act_now_may_be_left_out_or_not() -> None:
    env = pettingzoo.parallel_env("o-zoo-le-mio", 3)
    env.reset(seed=1)
    while len(env.table.actors) > 1:
        env.step({agent: env.table.legal_ids(seat)[0] for seat, agent in enumerate(env.agents)})
    (seat,) = env.table.actors
    bad_step(env, {agent: 0 for each, agent in enumerate(env.agents) if each != seat}, IllegalAction, "is missing")
    env.step({env.agents[seat]: env.table.legal_ids(seat)[0]})


def test_a_game_of_turns_has_no_parallel_environment() -> None:
    with pytest.raises(BadOption, match="act one after another"):
        pettingzoo.parallel_env("mini", 3)


@pytest.mark.parametrize(("game", "players"), sealed)
def test_pettingzoos_parallel_seed_test(game: Game, players: int) -> None:
    parallel_seed_test(partial(AnyAction, game.id, players), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), sealed)
def test_pettingzoos_max_cycles_test(game: Game, players: int) -> None:
    """It wants all agents to act in every cycle: that is how PettingZoo turns agents who act at once into turns."""
    together = partial(AnyAction, game.id, players)
    module = SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    max_cycles_test(module)


class AnyAction(TogetherEnv):
    """Takes any action for a legal one: some of PettingZoo's tests sample without masks."""

    def __init__(self, game: str, players: int, max_cycles: int | None = None) -> None:
        super().__init__(pettingzoo.parallel_env(game, players, max_cycles=max_cycles)._sitting)

    def step(self, actions: dict[str, int]) -> Any:
        """Of the legal actions the one that the number comes to."""
        legal = {agent: self.table.legal_ids(seat) for seat, agent in enumerate(self.possible_agents)}
        return super().step({agent: ids[actions[agent] % len(ids)] for agent, ids in legal.items() if ids})
