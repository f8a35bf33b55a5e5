"""The subcommands of `tiergarten`."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Annotated

import typer

from .. import game as game_of
from .. import games as all_games
from ..bots import KNOWN
from ..core.numbers import from_digits
from ..errors import BadOption
from ..words import words
from .server import admin, serve
from .speech import explained, language_of, say

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A family of zoo board games: play in the terminal, replay and check records, measure the engine.",
    epilog="Example: tiergarten play mini --players 3 --seat human --seat greedy --seat random",
)

app.command()(serve)
app.add_typer(admin, name="admin")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `tiergarten games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play --record` writes it.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or de; the system's language unless told.")]


@app.command()
@explained
def games(lang: Language = None) -> None:
    """List the games, how many can play, and their options."""
    language = language_of(lang)
    for game in all_games():
        text = game.words(language).text
        say(f"{game.id}  –  {game.title_in(language)}")
        players = f"{game.players.start}–{game.players.stop - 1}"
        say("    " + text("games-line", players=players, minutes=game.minutes))
        for option in game.options:
            meaning, default = text(option.meaning), str(option.default)
            say("    " + text("games-option", option=option.name, default=default, meaning=meaning))


@app.command()
@explained
def play(
    game: GameId = "mini",
    players: Annotated[int | None, typer.Option(help="How many play; as many as seats are named, or 3.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(help=f"Who sits there: human, {KNOWN}; once a seat. Unnamed seats: greedy."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A whole number: the same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; `tiergarten games` lists the options.")] = None,
    record: Annotated[Path | None, typer.Option(help="A new file for the record of the game.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or each other: sentences and numbers, also over a pipe."""
    from .play import Sitting, seats_of

    language = language_of(lang)
    chosen = game_of(game)
    kinds = seats_of(players, seat or ["human"], chosen)
    options = dict(_named(text) for text in option or [])
    table_options = chosen.check_options(len(kinds), options)
    number = None if seed is None else _number(seed)
    logging.getLogger("tiergarten").addHandler(logging.NullHandler())  # faults of bots are told in the game itself
    Sitting(chosen, kinds, number, table_options, record, language).play()


def _named(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption("option-given-badly", text=text)
    return name.strip(), value.strip()


def _number(seed: str) -> int:
    number = from_digits(seed)
    if number is None:
        raise BadOption("seed-no-number", seed=seed)
    return number


@app.command()
@explained
def replay(file: RecordFile, lang: Language = None) -> None:
    """Tell the story of a recorded game; every move is checked."""
    from .. import replay as replay_record
    from .files import names_in, read_record
    from .play import result_lines, table_lines
    from .progress import compile_for

    language = language_of(lang)
    record = read_record(file)
    compile_for(record, language)
    table = replay_record(record)
    names = names_in(record, language)
    end = result_lines(table, names, language) if table.over else [words(language).text("replay-unfinished")]
    for line in (*table.story(language, names), "", *table_lines(table, None, names, language), "", *end):
        say(line)


@app.command()
@explained
def verify(file: RecordFile, lang: Language = None) -> None:
    """Check that a record is whole and that its deal was fair."""
    from .. import verify as verify_record
    from .files import read_record
    from .progress import compile_for

    language = language_of(lang)
    record = read_record(file)
    compile_for(record, language)
    table = verify_record(record)
    say(words(language).text("verify-good", moves=table.ply, commitment=str(table.commitment)))


@app.command()
@explained
def schema(game: GameId) -> None:
    """Print the JSON Schema of a game's positions."""
    say_json = json.dumps(game_of(game).schema(), indent=2, ensure_ascii=False)
    typer.echo(say_json)


@app.command()
@explained
def rules(game: GameId, lang: Language = None) -> None:
    """Print the rules of a game."""
    from ..pages import rules_page

    language = language_of(lang)
    for line in rules_page(game_of(game), language).splitlines():
        say(line)


@app.command()
@explained
def warm(lang: Language = None) -> None:
    """Compile all games now, so that nothing has to be compiled later."""
    from .progress import compile_all

    language = language_of(lang)
    compile_all(all_games(), language)
    say(words(language).text("warm-done"))


@app.command()
@explained
def bench(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given again.")] = None,
    lang: Language = None,
) -> None:
    """Measure random decisions a second of every game and player count, on one core."""
    from .bench import print_speeds

    language = language_of(lang)
    print_speeds([game_of(id) for id in game] if game else list(all_games()), language)


@app.command()
@explained
def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, as `table.position()` gives it.")],
    seat: Annotated[int | None, typer.Option(help="For whom, where several may act: 0, 1, …")] = None,
    bot: Annotated[str, typer.Option(help="Who is asked: a bot that searches.")] = "hard",
    time: Annotated[float | None, typer.Option(help="Seconds to think, instead of the bot's own measure.")] = None,
    seed: Annotated[str | None, typer.Option(help="A whole number: the same seed thinks the same.")] = None,
    lang: Language = None,
) -> None:
    """Say what to do in a position: the best moves with chances and points, and why."""
    from .advice import advice_lines, thinker_named
    from .files import read_position
    from .progress import compile_for

    language = language_of(lang)
    thinker = thinker_named(bot, None if seed is None else _number(seed), time)
    position = read_position(file)
    compile_for(position, language, with_bots=True)
    for line in advice_lines(position, seat, thinker, bot, language):
        say(line)


@app.command()
@explained
def review(
    file: RecordFile,
    out: Annotated[Path, typer.Option(help="The folder for the review; made if it is missing.")],
    bot: Annotated[str, typer.Option(help="Who judges: a bot that searches.")] = "hard",
    time: Annotated[float | None, typer.Option(help="Seconds for a choice, instead of the bot's own measure.")] = None,
    seed: Annotated[str | None, typer.Option(help="A whole number: the same seed judges the same.")] = None,
    lang: Language = None,
) -> None:
    """Review a recorded game: everybody's chance to win as a plot, what each move lost, where the game turned."""
    from .advice import review_lines, thinker_named
    from .files import read_record
    from .progress import compile_for

    language = language_of(lang)
    thinker = thinker_named(bot, None if seed is None else _number(seed), time)
    record = read_record(file)
    compile_for(record, language, with_bots=True)
    for line in review_lines(record, out, thinker, bot, language):
        say(line)


@app.command()
@explained
def arena(
    game: GameId,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays, with commas between them, such as hard,greedy,random: in every line-up of theirs. "
            "With copies, such as hard,greedy,greedy,greedy: just this line-up."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="One more, whose name may have commas in it; may be given again.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; the fewest the game is for.")] = None,
    games: Annotated[int, typer.Option(help="How many games at least: whole rounds are played.")] = 100,
    seed: Annotated[str, typer.Option(help="A whole number: the same seed plays the same games.")] = "0",
    jobs: Annotated[int | None, typer.Option(help="How many games at once; as many as there are cores.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="A folder for records and reports; the same command goes on from there.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; `tiergarten games` lists the options.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play each other, at every seat in every company, and show who is better and how sure that is."""
    from ..lab.arena.crew import cores
    from ..lab.arena.plan import Plan
    from .arena import hold_arena

    language = language_of(lang)
    chosen = game_of(game)
    options = dict(_named(text) for text in option or [])
    names = [*(bots.split(",") if bots is not None else ()), *(bot or ())]
    plan = Plan.of(chosen, names, chosen.players.start if players is None else players, _number(seed), options)
    logging.getLogger("tiergarten").addHandler(logging.NullHandler())  # faults of bots are told with the standings
    hold_arena(plan, games, cores() if jobs is None else jobs, out, language)
