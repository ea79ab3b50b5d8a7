"""Balance of components that a player brought, measured in the background of a match at the prompts."""

from __future__ import annotations

import json
import subprocess
import sys

from openps.catalog import messages_of
from openps.catalog.balance import is_own, sentence
from openps.editions.balance import LEVEL, MEASURE, meter_of_cell, read_measured
from openps.engine.match import AnyMatch
from openps.words.messages import Messages


class Measurement:
    """Of the components of one match: begun when the player asks for it."""

    def __init__(self, match: AnyMatch, say: Messages) -> None:
        plain = dict(match.game.plain_options(match.options))
        self._game, self._players = match.game.info.key, int(str(plain.pop("players")))
        self._options = plain
        self._say = say
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> str:
        """Begin unless it is under way; returns what to say."""
        if not is_own(self._game, self._options):
            return self._say("error-no-measuring")
        if self._process is None:
            asked = json.dumps({"game": self._game, "players": self._players, "options": self._options})
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                (sys.executable, *MEASURE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            assert self._process.stdin is not None
            self._process.stdin.write(asked.encode())
            self._process.stdin.close()
        return self._say("meter-measuring")

    def news(self) -> str:
        """The sentence once it is there; nothing before, and nothing a second time."""
        process = self._process
        if process is None or process.poll() is None:
            return ""
        self._process = None
        assert process.stdout is not None
        with process.stdout as told:
            text = told.read()
        if process.returncode:
            return self._say("play-not-measured")
        return sentence(meter_of_cell(read_measured(text), LEVEL), messages_of(self._game, self._say.language))

    def end(self) -> None:
        """Nobody waits for it any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
