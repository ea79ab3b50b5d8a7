"""What a person chose at the full screen and finds again at the next start: a small file beside the saved matches."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from openps.cli.files import matches_folder
from openps.cli.given import write_private
from openps.engine.errors import OpenpsError
from openps.words.messages import LANGUAGES, language_of_locale

FILE: Final = "terminal.json"
MOST: Final = 4096  # bytes of ours


def place() -> Path:
    return matches_folder().parent / FILE


def language(asked: str, usual: str) -> str:
    """The one that was asked for; otherwise the one kept, as long as the environment says what it said then."""
    kept = _read()
    if asked or kept.get("language") not in LANGUAGES or kept.get("instead_of") != language_of_locale():
        return asked or usual
    return str(kept["language"])


def keep_language(chosen: str) -> None:
    """A disk that is full costs the person nothing but this."""
    kept = {"language": chosen, "instead_of": language_of_locale()}
    with suppress(OpenpsError):
        write_private(place(), json.dumps(kept).encode())


def _read() -> dict[str, object]:
    """Nothing where there is no file, or one that nobody can read."""
    try:
        with place().open("rb") as file:
            read = json.loads(file.read(MOST))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}
