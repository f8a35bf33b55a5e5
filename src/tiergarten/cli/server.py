"""`tiergarten serve` and `tiergarten admin`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import BadOption, MissingExtra
from ..words import words
from .speech import explained, language_of, say

if TYPE_CHECKING:
    from sqlalchemy import URL

PACKAGES = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "orjson", "prometheus_client", "websockets")

Language = Annotated[str | None, typer.Option("--lang", help="en or de; the system's language unless told.")]
StoreUrl = Annotated[
    str | None,
    typer.Option("--store", help="sqlite:///FILE or postgresql://…; a file in your data folder unless told."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as its link has it.")]

admin = typer.Typer(no_args_is_help=True, help="Look after the tables of a server: list, show, close, prune, export.")


def check_installed() -> None:
    """Is everything there that a server needs?"""
    if lacking := [package for package in PACKAGES if find_spec(package) is None]:
        raise MissingExtra("extra-missing", packages=", ".join(lacking), extra="server")


def place_of(store: str | None) -> URL:
    """Where the tables are kept, if everything is there that a server needs."""
    check_installed()
    from ..server.store.place import checked, default_url

    return checked(store or default_url())


@explained
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 is any that is free.", min=0, max=65535)] = 8642,
    store: StoreUrl = None,
    bus: Annotated[str | None, typer.Option(help="redis://…, where several processes share a store.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
    limit: Annotated[
        list[str] | None, typer.Option(help="name=number, see docs/server.md; may be given again.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="https://HOST of another page that may use the server.")
    ] = None,
    log: Annotated[str, typer.Option(help="How much is logged: debug, info, warning, error.")] = "info",
    lang: Language = None,
) -> None:
    """Serve tables to browsers and programs, until Ctrl-C."""
    url = place_of(store)
    from ..server.app import Setup
    from ..server.bus import bus_at
    from ..server.serve import serve as run
    from ..server.settings import Limits

    language = language_of(lang)
    if log not in ("debug", "info", "warning", "error"):
        raise BadOption("option-word", option="log", value=log, known="debug, info, warning, error")
    bus_at(bus)
    setup = Setup(url, bus, Limits().with_chosen(limit or ()), tuple(origin or ()))
    shown = url.render_as_string(hide_password=True)

    def greet(address: str) -> None:
        say(words(language).text("server-listening", address=address, store=shown))

    run(setup, host, port, say=greet, open_browser=open_browser, level=log)


@admin.command("list")
@explained
def list_tables(
    store: StoreUrl = None,
    most: Annotated[int, typer.Option(help="How many at most.", min=1)] = 1000,
    lang: Language = None,
) -> None:
    """List the tables, the newest first."""
    url = place_of(store)
    from ..server import admin as work

    language = language_of(lang)
    for line in work.with_store(url, lambda kept: work.list_tables(kept, most)):
        say(words(language).say(line))


@admin.command("show")
@explained
def show_table(table: TableId, store: StoreUrl = None, lang: Language = None) -> None:
    """Show what has happened at a table, without what anybody has chosen."""
    url = place_of(store)
    from ..server import admin as work

    language = language_of(lang)
    for line in work.with_store(url, lambda kept: work.show_table(kept, table)):
        say(words(language).say(line))


@admin.command("close")
@explained
def close_table(table: TableId, store: StoreUrl = None, lang: Language = None) -> None:
    """Close a table: nobody plays there any more."""
    url = place_of(store)
    from ..server import admin as work

    language = language_of(lang)
    work.with_store(url, lambda kept: work.close_table(kept, table))
    say(words(language).text("admin-closed", id=table))


@admin.command()
@explained
def prune(
    days: Annotated[int, typer.Option(help="Where nothing has happened for so many days.")],
    store: StoreUrl = None,
    lang: Language = None,
) -> None:
    """Forget old tables for good."""
    url = place_of(store)
    from ..server import admin as work

    language = language_of(lang)
    number = work.with_store(url, lambda kept: work.prune(kept, days))
    say(words(language).text("admin-pruned", tables=number))


@admin.command()
@explained
def export(table: TableId, store: StoreUrl = None, lang: Language = None) -> None:
    """Print the record of a table's game; of one that is not over it holds what is sealed."""
    url = place_of(store)
    from ..server import admin as work
    from .files import pretty

    language_of(lang)
    record = work.with_store(url, lambda kept: work.export(kept, table))
    typer.echo(pretty(record), nl=False)
