"""Games of PettingZoo, RLCard and pgx at random, each in the loop of its documentation, where they are installed."""

from __future__ import annotations

import pkgutil
import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "mahjong", "bridge")
PGX = ("connect_four", "leduc_holdem", "backgammon")
TABLES = 1024

Work = Callable[[], int]  # plays something; how many decisions


def found_peers(missing: list[str]) -> Iterator[tuple[str, Work]]:
    """All that can be made here, by name; of the others `missing` says why not."""
    for name, make in [*_classics(), *_rlcard(), *_pgx()]:
        try:
            work = make()
            work()
        except (ImportError, OSError, AttributeError, TypeError, ValueError, KeyError) as fault:
            missing.append(f"{name}: {type(fault).__name__}: {str(fault).splitlines()[0] if str(fault) else ''}")
        else:
            yield name, work


def _classics() -> Iterator[tuple[str, Callable[[], Work]]]:
    """PettingZoo's classic games; the one that others are compared with is not among them."""
    import pettingzoo.classic

    for module in pkgutil.iter_modules(pettingzoo.classic.__path__):
        if re.search(r"_v\d+$", module.name) and module.name != "connect_four_v3":
            full = f"pettingzoo.classic.{module.name}"
            yield f"PettingZoo {module.name}", lambda full=full: agents_in_turn(import_module(full).env())  # type: ignore[misc]


def _rlcard() -> Iterator[tuple[str, Callable[[], Work]]]:
    for name in RLCARD:
        yield f"RLCard {name}", lambda name=name: rlcard_game(name)  # type: ignore[misc]


def _pgx() -> Iterator[tuple[str, Callable[[], Work]]]:
    for name in PGX:
        yield f"pgx {name}, batch of {TABLES}", lambda name=name: pgx_batch(name)  # type: ignore[misc]


def agents_in_turn(env: Any) -> Work:
    """A game of PettingZoo by the loop of its documentation."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                mask = observation["action_mask"] if isinstance(observation, dict) else None
                action = env.action_space(agent).sample(mask)
                decisions += 1
            env.step(action)
        return decisions

    return play


def rlcard_game(name: str) -> Work:
    """A game of RLCard, stepped as its own environments run one."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    chooser = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pgx_batch(name: str) -> Work:
    """A step of many tables of pgx, each with a random legal move, and the next game where one is over."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)

    def move(state: Any, key: Any) -> Any:
        pick, deal = jax.random.split(key)
        action = jax.random.categorical(pick, jax.numpy.log(state.legal_action_mask.astype("float32")))
        return auto_reset(env.step, env.init)(state, action, deal)

    moved = jax.jit(jax.vmap(move))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    state = jax.jit(jax.vmap(env.init))(keys)
    number = 0

    def step() -> int:
        nonlocal state, number
        number += 1
        state = moved(state, jax.random.split(jax.random.PRNGKey(number), TABLES))
        jax.block_until_ready(state.observation)
        return TABLES

    return step
