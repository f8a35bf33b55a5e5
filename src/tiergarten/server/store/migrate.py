"""Brings a store to the present schema, when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from ...errors import BadStore
from .place import make_room

MIGRATIONS = Path(__file__).parent / "migrations"


def settings_for(url: URL) -> Config:
    """What Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = url
    return config


def migrate(url: URL) -> None:
    """Make or change the tables of the store, as far as that has not been done; or BadStore."""
    make_room(url)
    try:
        command.upgrade(settings_for(url), "head")
    except CommandError as fault:  # a revision that this version does not know
        raise BadStore("store-newer", reason=str(fault)) from None
    except DBAPIError as fault:
        reason = str(fault.orig).strip().partition("\n")[0]
        raise BadStore("store-unreachable", url=url.render_as_string(hide_password=True), reason=reason) from None
