"""How a match at a table follows the script of a lesson. At other tables there is none."""

from __future__ import annotations

from openps.editions.lesson import NEWCOMER, Line, Path, read_lesson
from openps.engine.ids import Viewer
from openps.tables.table import Table
from openps.wire import messages as wire


def path_of(table: Table) -> Path | None:
    """How far the newcomer is; of a table that teaches nothing, nothing."""
    if not (table.plan.lesson and table.edition.lesson) or table.match is None:
        return None
    scene = read_lesson(table.edition.lesson).scene(table.plan.lesson)
    return None if scene is None else Path(scene, _played(table)[len(scene.before) :])


def _played(table: Table) -> list[Line]:
    return [(seat, table.playing.game.move_text(move)) for seat, move in table.playing.moves]


def next_move(table: Table, seat: int) -> str | None:
    """What the script has a program play, where it may."""
    path, offer = path_of(table), table.offers.get(seat)
    move = path.next_move(seat) if path else None
    legal = [table.playing.game.move_text(one) for one in offer.moves] if offer else []
    return move if move in legal else None


def step_of(table: Table, viewer: Viewer) -> wire.LessonStep | None:
    """For the newcomer alone."""
    path = path_of(table) if viewer == NEWCOMER else None
    if path is None:
        return None
    return wire.LessonStep(done=path.done(NEWCOMER), played=len(path.played), left=path.left)
