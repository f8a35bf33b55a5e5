"""A review finds the blunder that was made, and tells it in words, numbers and a picture."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tests.bots.exact import Ending
from tests.bots.test_search import each_game, ending
from tests.tables import random_table
from tiergarten.bots.thinker import SearchBot
from tiergarten.core.game import Game
from tiergarten.core.signs import CHANCE
from tiergarten.core.table import Table
from tiergarten.errors import BadOption
from tiergarten.lab.review import (
    TURNING_POINTS,
    Judgement,
    Moment,
    Review,
    changes,
    choices,
    doubt_in,
    moment_of,
    review,
    shares_of_win,
    turning_points,
)
from tiergarten.lab.review_files import as_json, write_review
from tiergarten.lab.review_words import mistakes, seat_rows, turns
from tiergarten.words import LANGUAGES, message

from .disk import fill_disk

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
    turn = next(point for point in judged.turning_points if first in point.judgements)
    told = game.words("en").say(turn.told()[0], ["Ada"] * judged.table.players)
    assert told.startswith("Move 1, Ada: “")


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
        assert sum(judgement.moment.wins) == pytest.approx(1)
        assert all(0 < error <= 1 for error in judgement.moment.errors)


def test_the_curve_ends_with_the_result(judged: Review) -> None:
    assert judged.curve[-1] == (judged.table.ply, shares_of_win(judged.table), (0.0, 0.0, 0.0))
    assert sum(shares_of_win(judged.table)) == 1


def choice(table: Table, ply: int, *wins: float, error: float = 0.02, loss: float = 0.0) -> Judgement:
    """A judgement on the move that was made after so many, as if it had been found so."""
    seat, move = table.moves[ply]
    played = next(action for action in table.at(ply).legal(seat) if action.id == move)
    best = replace(played, id=-1) if loss else played
    moment = Moment(ply, wins, (error,) * len(wins))
    return Judgement(moment, (False, ply), seat, played, best, loss, error, 0.0)


@pytest.fixture(scope="module")
def drawn() -> tuple[Table, list[int]]:
    """A game of Mini, and the plies after which somebody drew a tile."""
    table = tg.game("mini").new(2, seed=1, starter=0)
    while not table.over:
        table.play(table.legal_ids()[0])
    plies = [ply for ply, (seat, move) in enumerate(table.moves) if seat != CHANCE and move == 0]
    return table, plies


def test_turning_points_are_the_greatest_changes_in_the_order_they_came(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    chances = [0.5, 0.9, 0.85, 0.3, 0.35, 0.8, 0.8]
    judgements = [choice(table, ply, win, 1 - win) for ply, win in zip(plies, chances, strict=False)]
    found = turning_points(table, judgements)[:2]
    assert [(point.ply, point.before, point.after) for point in found] == [
        (plies[2], 0.85, 0.3),
        (plies[4], 0.35, 0.8),
    ]


def test_what_errors_explain_is_no_turning_point(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    judgements = [
        choice(table, ply, win, 1 - win, error=0.4) for ply, win in zip(plies, cycle([0.11, 0.82]), strict=False)
    ]
    assert [point for point in turning_points(table, judgements) if point.next.ply < table.ply] == []


def test_after_a_good_move_without_chance_nothing_turns(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    load = plies[0] + 2  # what was drawn is loaded
    assert table.moves[load][0] != CHANCE
    for loss, times in ((0.0, 0), (0.5, 1)):
        judgements = [choice(table, load, 0.9, 0.1, loss=loss), choice(table, load + 1, 0.4, 0.6)]
        assert [point.ply for point in turning_points(table, judgements)].count(load) == times


def test_a_judge_that_contradicts_itself_is_doubted(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    load = plies[0] + 2
    steady = [choice(table, load, 0.5, 0.5), choice(table, load + 1, 0.51, 0.49)]
    fickle = [choice(table, load, 0.5, 0.5), choice(table, load + 1, 0.9, 0.1)]
    assert doubt_in(changes(table, steady)[:1]) == 1
    assert doubt_in(changes(table, fickle)[:1]) > 10


def test_a_turning_point_says_who_did_what_and_what_chance_answered(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    judgements = [choice(table, plies[0], 0.5, 0.5), choice(table, plies[0] + 2, 0.9, 0.1)]
    told = changes(table, judgements)[0].told()
    said = [table.game.words("en").say(sentence, ["Ada", "Ben"]) for sentence in told]
    assert said[0] == f"Move {plies[0] + 1}, Ada: “Draw a tile”."
    assert said[1].startswith("Ada draws ")
    assert said[2:] == [
        "The chance of Ada to win went from 50 % to 90 % (±3).",
        "No better move was found: what came after it made the difference.",
    ]


def test_what_the_words_of_a_move_say_is_not_told_again(drawn: tuple[Table, list[int]]) -> None:
    table, plies = drawn
    load = plies[0] + 2
    judgements = [choice(table, load, 0.9, 0.1, loss=0.5), choice(table, load + 1, 0.4, 0.6)]
    keys = [sentence.key for sentence in changes(table, judgements)[0].told()]
    assert keys == ["review-move", "review-better", "review-change"]


def test_bids_that_are_opened_at_once_turn_the_game_together() -> None:
    table = tg.game("o-zoo-le-mio").new(2, seed=1)
    start = table.ply
    for seat in (0, 1):
        table.play(table.legal_ids(seat)[1], seat)
    bids = review(table, SearchBot(1, iterations=20)).judgements
    assert [judgement.ply for judgement in bids] == [start, start + 1]
    assert choices(bids) == [bids]
    moment = moment_of(bids)
    assert moment.ply == start
    assert moment.wins[0] == pytest.approx(sum(judgement.moment.wins[0] for judgement in bids) / 2)
    assert moment.errors[0] >= abs(bids[0].moment.wins[0] - moment.wins[0]) - 1e-9


def test_a_review_with_fewer_turning_points_says_so(judged: Review) -> None:
    for points in range(TURNING_POINTS + 1):
        point = changes(judged.table, judged.judgements)[0]
        told = turns(replace(judged, turning_points=(point,) * points))
        assert (told[-1] == [message("review-few-turns", points=points)]) == (points < TURNING_POINTS)


@pytest.fixture(scope="module")
def blamed(judged: Review) -> Review:
    """The same game, as if every tenth choice had been a mistake, a worse one each time."""
    found = [
        replace(judgement, loss=0.2 + number / 1000 if number % 10 == 0 else 0.0, loss_error=0.1)
        for number, judgement in enumerate(judged.judgements)
    ]
    return replace(judged, judgements=tuple(found))


def test_mistakes_are_listed_all_or_the_worst_in_the_order_they_came(blamed: Review) -> None:
    told = mistakes(blamed)
    assert [sentences[0].values["move"] for sentences in told] == [mistake.move for mistake in blamed.mistakes]
    assert mistakes(blamed, 2) == told[-2:]
    assert all(sentences[1].key == "review-better" for sentences in told)
    assert mistakes(replace(blamed, judgements=())) == [[message("review-no-mistakes")]]


def test_a_seats_worst_mistake_is_named(blamed: Review) -> None:
    for seat, row in enumerate(seat_rows(blamed)):
        own = [mistake for mistake in blamed.mistakes if mistake.seat == seat]
        assert (row.values["mistakes"], row.values["move"]) == (len(own), own[-1].move)
        assert row.values["games"] == round(100 * own[-1].loss)


def test_a_bid_turns_nothing_before_it_is_opened() -> None:
    table = random_table(tg.game("o-zoo-le-mio"), 2, seed=5, most_moves=10_000)
    chosen = choices(review(table, SearchBot(2, iterations=30)).judgements)
    bids = [both for both in pairwise(chosen) if len(both[0]) > 1]
    assert bids
    for bid, then in bids:
        assert CHANCE in [table.mover(ply) for ply in range(bid[0].ply, then[0].ply)]


def test_a_game_that_is_not_over_can_be_reviewed_too() -> None:
    table = random_table(tg.game("dice"), 2, seed=3, most_moves=12)
    half = review(table, BOT)
    assert len(half.curve) == len(choices(half.judgements))


def test_progress_is_told() -> None:
    table = random_table(tg.game("dice"), 2, seed=3, most_moves=12)
    heard: list[tuple[int, int]] = []
    review(table, SearchBot(1, iterations=10), lambda done, all: heard.append((done, all)))
    assert heard == [(ply, table.ply) for ply in range(table.ply)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_are_written_and_whole(blamed: Review, tmp_path: Path, language: str) -> None:
    names = ["Ada", "Ben", "Cleo"]
    folder = tmp_path / "new" / "review"
    written = write_review(blamed, folder, names, language, "hard")
    assert sorted(path.name for path in folder.iterdir()) == sorted(written)
    assert (folder / "win-chance.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (folder / "win-chance.svg").read_text("utf-8")
    page = (folder / "review.md").read_text("utf-8")
    assert page.splitlines()[2].startswith("- Ada: ")
    assert all(name in page for name in names)
    said = blamed.table.game.words(language).say
    assert all(f"- {said(mistake.told()[0], names)} " in page for mistake in blamed.mistakes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_told_numbers_and_sentences_of_one_language(blamed: Review, language: str) -> None:
    names = ["Ada", "Ben", "Cleo"]
    point = changes(blamed.table, blamed.judgements)[0]
    told: Any = json.loads(json.dumps(as_json(replace(blamed, turning_points=(point,)), names, language)))
    assert len(told["moves"]) == len(blamed.judgements)
    assert [moment["ply"] for moment in told["curve"]] == [moment.ply for moment in blamed.curve]
    assert all(moved["move"] == moved["ply"] + 1 for moved in [*told["moves"], *told["turning_points"]])
    words = blamed.table.game.words(language)
    assert told["turning_points"][0]["text"] == [words.say(sentence, names) for sentence in point.told()]
    blame = told["moves"][0]
    assert (blame["mistake"], len(blame["text"])) == (True, 2)
    assert f" {blame['move']}, {names[blame['seat']]}: " in blame["text"][0]


def test_on_a_full_disk_what_was_there_stays_whole(
    judged: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["Ada", "Ben", "Cleo"]
    write_review(judged, tmp_path, names, "en", "hard")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    fill_disk(monkeypatch, after=2)
    with pytest.raises(BadOption, match=r"No space left.*Nothing was changed there"):
        write_review(judged, tmp_path, names, "de", "hard")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_written_is_named(judged: Review, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadOption, match="cannot be written"):
        write_review(judged, tmp_path / "file", ["a", "b", "c"], "en", "hard")
