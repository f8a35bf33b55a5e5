"""A review finds the blunder that was made, and tells it in words, numbers and a picture."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import tiergarten as tg
from tests.bots.exact import Ending
from tests.bots.test_search import each_game, ending
from tests.tables import random_table
from tiergarten.bots.thinker import SearchBot
from tiergarten.core.game import Game
from tiergarten.errors import BadOption
from tiergarten.lab.review import Review, review, shares_of_win
from tiergarten.lab.review_files import as_page, seat_rows, write_review
from tiergarten.words import LANGUAGES

BOT = SearchBot(1, iterations=400)


def blundered(game: Game) -> tuple[Review, int]:
    """A game whose first move gives the win away, and what would have won."""
    table = ending(game, "one-way")
    values = Ending(table).values
    legal = table.legal_ids()
    table.play(legal[int(np.argmin(values))])
    while not table.over:
        table.play(table.legal_ids()[0])
    return review(table, BOT), legal[int(np.argmax(values))]


@each_game
def test_a_blunder_is_found(game: Game) -> None:
    judged, winning = blundered(game)
    first = judged.judgements[0]
    assert first.best.id == winning
    assert first.is_mistake
    assert first.loss > 0.5
    assert any(point.judgement is first for point in judged.turning_points)


@pytest.fixture(scope="module")
def judged() -> Review:
    """The review of a random game of Mini."""
    return review(random_table(tg.game("mini"), 3, seed=5, most_moves=10_000), SearchBot(2, iterations=30))


def test_every_real_choice_is_judged_and_nothing_else(judged: Review) -> None:
    table = judged.table
    choices = [ply for ply, (seat, _) in enumerate(table.moves) if seat < 3 and len(table.at(ply).legal_ids(seat)) > 1]
    assert [judgement.ply for judgement in judged.judgements] == choices
    for judgement in judged.judgements:
        assert (judgement.seat, judgement.played.id) == table.moves[judgement.ply]
        assert judgement.loss >= 0
        assert sum(judgement.wins) == pytest.approx(1)


def test_the_curve_ends_with_the_result(judged: Review) -> None:
    assert judged.curve[-1] == (judged.table.ply, shares_of_win(judged.table))
    assert sum(shares_of_win(judged.table)) == 1


def test_turning_points_are_the_greatest_changes_in_the_order_they_came(judged: Review) -> None:
    assert len(judged.turning_points) == 3
    plies = [point.judgement.ply for point in judged.turning_points]
    assert plies == sorted(plies)
    told = {abs(point.after - point.before) for point in judged.turning_points}
    changes = [
        max(abs(then - now) for now, then in zip(before, after, strict=True))
        for (_, before), (_, after) in zip(judged.curve, judged.curve[1:], strict=False)
    ]
    assert sorted(told) == pytest.approx(sorted(changes)[-3:])


def test_a_bid_turns_nothing_before_it_is_opened() -> None:
    table = random_table(tg.game("o-zoo-le-mio"), 2, seed=5, most_moves=10_000)
    judged = review(table, SearchBot(2, iterations=30))
    assert any(len(table.at(judgement.ply).actors) > 1 for judgement in judged.judgements)
    for point in judged.turning_points:
        assert point.events


def test_a_game_that_is_not_over_can_be_reviewed_too() -> None:
    table = random_table(tg.game("dice"), 2, seed=3, most_moves=12)
    half = review(table, BOT)
    assert len(half.curve) == len(half.judgements)


def test_progress_is_told() -> None:
    table = random_table(tg.game("dice"), 2, seed=3, most_moves=12)
    heard: list[tuple[int, int]] = []
    review(table, SearchBot(1, iterations=10), lambda done, all: heard.append((done, all)))
    assert heard == [(ply, table.ply) for ply in range(table.ply)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_are_written_and_whole(judged: Review, tmp_path: Path, language: str) -> None:
    names = ["Ada", "Ben", "Cleo"]
    folder = tmp_path / "new" / "review"
    written = write_review(judged, folder, names, language, "hard")
    assert sorted(path.name for path in folder.iterdir()) == sorted(written)
    told = json.loads((folder / "review.json").read_text("utf-8"))
    assert len(told["moves"]) == len(judged.judgements)
    assert len(told["curve"]) == len(judged.judgements) + 1
    assert [point["ply"] for point in told["turning_points"]] == [p.judgement.ply for p in judged.turning_points]
    assert (folder / "win-chance.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (folder / "win-chance.svg").read_text("utf-8")
    assert all(name in (folder / "review.md").read_text("utf-8") for name in names)
    assert as_page(judged, names, language, "hard")[2].startswith("- Ada: ")
    assert len(seat_rows(judged)) == 3


def test_a_folder_that_cannot_be_written_is_named(judged: Review, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadOption, match="cannot be written"):
        write_review(judged, tmp_path / "file", ["a", "b", "c"], "en", "hard")
