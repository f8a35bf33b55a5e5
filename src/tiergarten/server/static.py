"""The browser's part: built files, and the page for every path that the browser itself knows."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parent / "static"  # where the build of web/ goes
PAGE = "index.html"
ASSETS = "assets/"  # named by what is in them, so they never change
NO_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tiergarten</title>
<h1>Tiergarten</h1>
<p>The table server is running. This installation has no browser table;
programs can play: <a href="/api/openapi.json">/api/openapi.json</a> describes how.</p>
</html>
"""


class Web(StaticFiles):
    """Files as they are; any other path that is no asset is a place within the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page."""
        try:
            found = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith(ASSETS) or scope["method"] not in ("GET", "HEAD"):
                raise
            found = await super().get_response(PAGE, scope)
        lasting = path.startswith(ASSETS)
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return found
