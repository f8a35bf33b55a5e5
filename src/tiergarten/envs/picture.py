"""A table as text, as a picture of that text, or in a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..core.table import Table
from .spaces import one_of

if TYPE_CHECKING:
    import pygame

ANSI, RGB, HUMAN = "ansi", "rgb_array", "human"
MODES = (ANSI, RGB, HUMAN)
SIZE = (960, 720)  # of the picture, in pixels
MARGIN = 16
PAPER, INK = (247, 243, 232), (40, 48, 40)
LARGEST = 20  # of letters, in pixels
FRAMES = 30  # a second at most, in a window
SMOOTH = True  # letters

Pixels = NDArray[np.uint8]


class Painter:
    """Shows a table as a spectator sees it, in the way that was asked for."""

    def __init__(self, mode: str | None) -> None:
        self._mode = None if mode is None else one_of("render_mode", mode, MODES)
        self._window: pygame.Surface | None = None

    @property
    def shows_every_step(self) -> bool:
        """Is there a window that follows the game?"""
        return self._mode == HUMAN

    def show(self, table: Table) -> str | Pixels | None:
        """The text, the picture, or nothing where a window shows it."""
        if self._mode is None:
            return None
        lines = lines_of(table)
        if self._mode == ANSI:
            return "\n".join(lines)
        sheet = _written(lines)
        if self._mode == RGB:
            return _pixels(sheet)
        self._hang_up(sheet, table.game.title)
        return None

    def _hang_up(self, sheet: pygame.Surface, title: str) -> None:
        import pygame

        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption(title)
            self._window = pygame.display.set_mode(SIZE)
        self._window.blit(sheet, (0, 0))
        pygame.event.pump()
        pygame.display.update()
        pygame.time.Clock().tick(FRAMES)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None


def lines_of(table: Table) -> list[str]:
    """The table in lines of text, as anybody may see it."""
    seats = [f"player_{seat}" for seat in range(table.players)]
    return table.game.parts.draw(table.view(None), table.game.words("en"), seats)


def _written(lines: Sequence[str]) -> pygame.Surface:
    """The lines on a sheet, in letters as large as all of them fit."""
    import pygame

    pygame.font.init()
    room = SIZE[1] - 2 * MARGIN
    height = min(LARGEST, room // max(len(lines), 1))
    font = pygame.font.Font(None, height)
    sheet = pygame.Surface(SIZE)
    sheet.fill(PAPER)
    for i, line in enumerate(lines):
        sheet.blit(font.render(line, SMOOTH, INK), (MARGIN, MARGIN + i * height))
    return sheet


def _pixels(sheet: pygame.Surface) -> Pixels:
    import pygame

    across: Pixels = pygame.surfarray.array3d(sheet)
    return np.ascontiguousarray(across.swapaxes(0, 1))
