"""A table as the terminal draws it, for environments that are asked to show it."""

from __future__ import annotations

from openps.catalog import messages_of
from openps.rl.errors import LANGUAGE
from openps.rl.numbered import Numbered
from openps.words.screen import OfGame
from openps.words.teller import Teller


def drawn(numbered: Numbered, view: OfGame) -> str:
    """For whoever the view is for."""
    screen = numbered.edition.screen
    messages = messages_of(numbered.edition.key, LANGUAGE)
    return screen.draw(view, Teller(messages, view.viewer, screen.names(numbered.options, LANGUAGE)))
