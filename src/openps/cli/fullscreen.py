"""Whether this terminal is one for the full screen, and the program on it."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from openps.catalog import USUAL
from openps.cli import settings
from openps.cli.local import LocalTable
from openps.cli.opening import opened
from openps.words.messages import Messages

if TYPE_CHECKING:  # the toolkit may not be there
    from textual.screen import Screen

DUMB: Final = ("", "dumb", "unknown")


def is_wanted(given: argparse.Namespace, environment: Mapping[str, str] | None = None) -> bool:
    """Where a person sits at a capable terminal, the toolkit is installed, and nobody asked for the prompts."""
    return not given.plain and _is_capable(os.environ if environment is None else environment) and is_installed()


def _is_capable(environment: Mapping[str, str]) -> bool:
    """Pipes and dumb terminals get the prompts by themselves."""
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    return seen and (sys.platform == "win32" or environment.get("TERM", "") not in DUMB)


def is_installed() -> bool:
    return find_spec("textual") is not None


def play(given: argparse.Namespace, say: Messages) -> int:
    """At the table that was asked for; without any word, the menu."""
    from openps.tui.app import OpenpsApp

    say = Messages(settings.language(given.lang or "", say.language))
    app = OpenpsApp(_first(given, say), say.language, keep_language=settings.keep_language)
    app.run()
    for line in app.farewell:
        print(line)
    return app.return_code or 0


def _first(given: argparse.Namespace, say: Messages) -> Screen[None]:
    from openps.cli.doors import LocalDoor
    from openps.tui.menu import Menu
    from openps.tui.table import TableScreen

    if given.server is not None:
        from openps.cli.online_table import opened as seated

        given.game = given.game or USUAL
        return TableScreen(asyncio.run(seated(given, say)))
    if given.game is None and given.resume is None:
        return Menu(LocalDoor())
    opening = opened(given, say)
    words = Messages(say.language, opening.edition.words)
    return TableScreen(LocalTable(opening, opening.written(given.resume is not None, words), say.language))
