"""The edition of Négociateur."""

from __future__ import annotations

from typing import Any, Final

from openps.editions.edition import Edition
from openps.editions.negotiator import choices, screen
from openps.editions.negotiator.bots import LADDER
from openps.engine.match import AnyMatch
from openps.games.negotiator.game import NEGOTIATOR
from openps.words.screen import Screen


def _aid(match: AnyMatch, view: Any, table: str) -> object:
    from openps.editions.negotiator.aids import aid  # the terminal does without the packages of the web

    return aid(match, view, table)


EDITION: Final = Edition(
    rules=NEGOTIATOR,
    words=NEGOTIATOR.info.package,
    screen=Screen(
        draw=screen.draw,
        names=screen.names,
        label=choices.label,
        brief=choices.brief,
        typed=choices.typed,
        explain=choices.explain,
        story=screen.STORY,
    ),
    aid=_aid,
    bots=LADDER,
)
