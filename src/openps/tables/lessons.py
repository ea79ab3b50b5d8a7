"""Tables of lessons: real ones, on which luck is known and others play by a script as long as the newcomer does.

Such a table says of itself that it is one. Nobody can choose its luck: it is that of the scene.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from openps.bots.ladder import BEGINNER
from openps.editions.edition import Edition
from openps.editions.lesson import NEWCOMER, Lesson, Scene, read_lesson
from openps.tables import acts, journal, news
from openps.tables.errors import NotFound, NotPossible
from openps.tables.tickets import hashed
from openps.wire import messages as wire

PACE: Final = 900
PATIENCE: Final = 86_400
"""Nobody plays for a newcomer who went to fetch a coffee."""


def lesson_of(edition: Edition) -> Lesson:
    if not edition.lesson:
        raise NotFound("error-no-lesson")
    return read_lesson(edition.lesson)


def facts(edition: Edition, asked: wire.NewLesson, member: str, ticket: str) -> Iterable[journal.Fact]:
    """The journal of a table that stands at a beat of a scene."""
    name, scene = acts.clean_name(asked.name), scene_asked(lesson_of(edition), asked)
    game = edition.rules
    plain = game.plain_options(game.options(scene.players, dict(scene.options)))
    settings = journal.Settings(
        listed=False, password="", spectators=False, patience=PATIENCE, clock=None, pace=PACE, reminders=True,
        resign=False,
    )  # fmt: skip
    yield journal.Opened(
        game=edition.key, rules=game.info.rules_version, options=news.option_values(plain), settings=settings,
        secret=scene.secret, bots=dict.fromkeys(range(1, scene.players), _bot(edition)), lesson=scene.name,
    )  # fmt: skip
    yield journal.Joined(member=member, name=name, ticket=hashed(ticket), seat=NEWCOMER, colour=None)
    yield journal.Readied(member=member, ready=True, entropy="")
    yield journal.Started(bots={})
    for seat, move in [*scene.before, *scene.until(asked.beat)]:
        yield journal.Played(seat=seat, move=move, by="person" if seat == NEWCOMER else "bot")


def scene_asked(lesson: Lesson, asked: wire.NewLesson) -> Scene:
    """The first where none is named."""
    scene = lesson.scene(asked.scene) if asked.scene else lesson.scenes[0]
    if scene is None:
        raise NotPossible("error-no-scene", got=asked.scene, expected=", ".join(one.name for one in lesson.scenes))
    if asked.beat >= len(scene.beats):
        raise NotPossible("error-no-beat", got=asked.beat, last=len(scene.beats) - 1)
    return scene


def _bot(edition: Edition) -> str:
    """Who plays on when the script is over."""
    return BEGINNER if BEGINNER in edition.ladder.levels else edition.ladder.rungs[0].key
