"""The lobby: what can be played, and where."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, get_args

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...core.game import Game
from ...errors import UnknownGame
from ...games import registry
from ...pages import rules_page
from ...words import LANGUAGES, catalogue, message
from .. import keys
from ..hall import Hall
from ..session import COOKIE
from ..showing import said
from ..store.store import Listing
from ..wire import WIRE, http
from ..wire.plain import Level
from .answers import MAY_HAVE_TOKEN, Holder, Json, MaybeHolder, TheHall, answer, packed, text_answer

router = APIRouter(prefix="/api", tags=["lobby"])
MOST_LISTED = 50
TITLE = "title = "
A_YEAR = 365 * 24 * 3600  # seconds
Language = Annotated[Literal["en", "de"], Query(description="The language.")]


@router.post("/session", responses=answer(http.Session, "The token."))
async def new_session(asked: http.NewSession, request: Request) -> Response:
    """Get a token, which will hold your seats. Browsers keep it in a cookie, programs send it as a bearer token."""
    token = keys.new_token()
    if asked.kind == "bearer":
        return Json({"token": token})
    given = Json({"token": None})
    secure = request.url.scheme == "https"
    given.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return given


@router.get("/lobby", responses=answer(http.Lobby, "The games, and public tables."), openapi_extra=MAY_HAVE_TOKEN)
async def lobby(hall: TheHall, holder: MaybeHolder, request: Request) -> Response:
    """What can be played, how much of it is compiled, and which tables are public."""
    tables = await hall.store.public(MOST_LISTED)
    shown: http.Lobby = {
        "wire": WIRE,
        "games": [_game_shown(game, hall) for game in registry],
        "levels": list(get_args(Level)),
        "languages": list(LANGUAGES),
        "tables": [listed(table, hall, holder) for table in tables],
        "away": hall.limits.away,
    }
    return packed(request, shown)


@router.get("/tables", responses=answer(http.OwnTables, "The tables where you sit."))
async def own_tables(hall: TheHall, holder: Holder) -> Response:
    """The tables where you sit, the newest first."""
    tables = await hall.store.held_by(holder, MOST_LISTED)
    shown: http.OwnTables = {"wire": WIRE, "tables": [listed(table, hall, holder) for table in tables]}
    return Json(shown)


@router.get("/words/{language}/{name}", responses=text_answer("Fluent."))
async def words_of(language: Literal["en", "de"], name: str) -> Response:
    """A catalogue of sentences, as Fluent; the lobby names those that a game needs."""
    text = catalogue(language, name) if name in _catalogues() else None
    if text is None:
        raise UnknownGame("catalogue-unknown", name=name, known=", ".join(sorted(_catalogues())))
    return PlainTextResponse(text)


@router.get("/rules/{game}", responses=text_answer("Markdown."))
async def rules(game: str, language: Language = "en") -> Response:
    """The rules of a game, as numbered statements."""
    return PlainTextResponse(rules_page(registry.game(game), language))


def _catalogues() -> set[str]:
    return {"tiergarten.words", *(name for game in registry for name in game.word_packages)}


@cache
def _titles(game: Game) -> dict[str, str]:
    """The title in every language. Reading a whole catalogue takes too long for a lobby that answers at once."""
    lines = {language: catalogue(language, game.package).splitlines() for language in LANGUAGES}
    return {each: next(line[len(TITLE) :] for line in lines[each] if line.startswith(TITLE)) for each in LANGUAGES}


def _game_shown(game: Game, hall: Hall) -> http.GameShown:
    return {
        "id": game.id,
        "titles": _titles(game),
        "fewest": game.players.start,
        "most": game.players.stop - 1,
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "meaning": said(message(option.meaning)),
                "default": option.default,
                "choices": {str(players): option.choices(players) for players in game.players},
            }
            for option in game.options
        ],
        "compiled": round(hall.compiler.done[game.id], 3),
        "catalogues": ["tiergarten.words", *game.word_packages],
    }


def listed(table: Listing, hall: Hall, holder: str | None) -> http.TableListed:
    """A table in a list: what is in memory is known best."""
    live = hall.in_memory(table.header.id)
    chairs = table.chairs if live is None else live.sitting.chairs
    own = [seat for seat, chair in enumerate(chairs) if holder in chair.holders]
    return {
        "id": table.header.id,
        "game": table.header.game,
        "status": table.status,  # type: ignore[typeddict-item]  # the store has no others
        "names": [chair.name or chair.level for chair in chairs],
        "own": own,
        "to_move": None if live is None else any(seat in live.sitting.actors for seat in own),
        "changed": max(table.changed, live.sitting.at if live else 0),
    }
