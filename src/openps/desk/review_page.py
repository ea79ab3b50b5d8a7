"""A review that is kept, as one HTML file in the language of whoever asks."""

from __future__ import annotations

from functools import partial

from openps.desk.problems import messages
from openps.review.kept import read
from openps.review.page import page
from openps.review.told import Telling
from openps.tables.table import Table
from openps.words.teller import Teller


def review_page(body: bytes, table: Table, language: str, names: dict[str, str]) -> bytes:
    """Takes some tenths of a second: asked for in a thread."""
    edition, match = table.edition, table.playing
    teller = Teller(messages(language, edition.words), None, names, partial(match.seen, None))
    return page(Telling(read(body, edition, match), match, edition, teller)).encode()
