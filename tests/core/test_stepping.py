"""What environments step is what a table plays."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tests.tables import every_game, names, random_options
from tiergarten.core import stepping
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.core.stepping import Stepped
from tiergarten.core.table import Table
from tiergarten.errors import GameOver, IllegalAction


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_moves_masks_and_observations_are_those_of_a_table(
    game: Game, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stepping, "MOVES", 1)  # so that the log has to grow
    chooser = random.Random(players)
    options = game.check_options(players, random_options(game, players, chooser))
    stepped, seen = Stepped(game, players, options), np.zeros(game.spec.length, game.spec.dtype)
    for number in range(2):
        dealer = Dealer.of(5, number=number)
        stepped.deal(dealer)
        table = Table(game, players, options, dealer)
        for _ in range(60):
            assert stepped.acting == (table.actors[0] if table.actors else -1)
            if table.over:
                break
            assert stepped.choices == table.legal_ids(stepped.acting)
            assert np.flatnonzero(stepped.mask).tolist() == sorted(stepped.choices)
            for seat in range(players):
                game.parts.rules.observe(table.state, seat, seen)
                assert (stepped.observe(seat) == seen).all()
            table.play(move := chooser.choice(stepped.choices), stepped.acting)
            stepped.move(move)
        assert stepped.table.record() == table.record()
        assert (stepped.scores, stepped.ranking, stepped.over) == (table.scores, table.ranking, table.over)


@pytest.mark.parametrize("action", [5, -1, 99_999, None, 0.5, True, "draw"])
def test_a_wrong_move_changes_nothing(action: Any) -> None:
    game = tg.game("mini")
    stepped = Stepped(game, 3, game.check_options(3, {"starter": 0}))
    stepped.deal(Dealer.of(1))
    before = stepped.table.state_bytes()
    with pytest.raises(IllegalAction, match="possible: “Draw a tile”"):
        stepped.move(action)
    assert stepped.table.state_bytes() == before
    stepped.move(np.int16(0))  # type: ignore[arg-type]
    assert stepped.table.state_bytes() != before


def test_a_finished_game_takes_no_move() -> None:
    game = tg.game("dice")
    stepped = Stepped(game, 2, game.check_options(2, {"rounds": 1}))
    stepped.deal(Dealer.of(1))
    while not stepped.over:
        stepped.move(stepped.choices[-1])
    with pytest.raises(GameOver):
        stepped.move(0)
