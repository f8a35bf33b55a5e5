"""What a game says of itself holds in its games. That observations keep their bounds is in tests/games."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tiergarten as tg
from tests.tables import GAMES, every_game, names, play_at_random, random_options
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.core.table import Table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_stretches_of_an_observation_follow_each_other_and_have_names_of_their_own(game: Game) -> None:
    spec = game.spec
    assert [each.start for each in spec.observation] == [0, *(each.stop for each in spec.observation[:-1])]
    assert len({each.name for each in spec.observation}) == len(spec.observation)
    assert game.batch(1, spec.players[0]).observe().shape == (1, spec.length)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_has_the_bounds_of_its_stretch(game: Game) -> None:
    least, most = game.spec.least(), game.spec.most()
    assert (least < most).all()
    for stretch in game.spec.observation:
        assert stretch.shape == least[stretch.place].shape
        assert {*least[stretch.place].tolist()} == {stretch.least}
        assert {*most[stretch.place].tolist()} == {stretch.most}


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_points_and_decisions_keep_within_the_limits(game: Game, players: int) -> None:
    chooser = random.Random(players)
    spec, decisions = game.spec, 0
    options = game.check_options(players, random_options(game, players, chooser))
    table = Table(game, players, options, Dealer.of(players))
    while not table.over and decisions < 2000:
        assert spec.least_score <= min(table.scores)
        assert max(table.scores) <= spec.most_score
        play_at_random(table, 1, chooser)
        decisions += 1
    assert decisions <= spec.most_decisions_with(options) <= spec.most_decisions
    assert table.ply <= spec.most_moves_with(options)


def test_a_spec_is_told_without_playing() -> None:
    spec = tg.game("dice").spec
    assert spec.players == range(2, 5)
    assert spec.actions == tg.game("dice").parts.actions
    assert spec.least().dtype == np.int16
    assert spec.observation[1].name == "players"
    assert (spec.least_score, spec.most_score) == (-10, 63)
    assert (spec.most_decisions, spec.most_decisions_with({"rounds": 200})) == (140_000, 2_800)
    assert not spec.is_endless
