"""Balance of components that a player brought, measured in the background of the prompts and of the full screen."""

from __future__ import annotations

import json
import subprocess
import sys

from openps.catalog import messages_of
from openps.catalog.balance import is_own, sentence
from openps.editions.balance import LEVEL, MATCHES, MEASURE, Measured, meter_of_cell, read_measured
from openps.engine.game import AnyGame
from openps.words.messages import Messages


class Measurement:
    """Of the components of one match: begun when the player asks for it."""

    def __init__(self, game: AnyGame, options: object, matches: int = MATCHES) -> None:
        plain = dict(game.plain_options(options))
        self._game, self._players = game.info.key, int(str(plain.pop("players")))
        self._options = plain
        self._is_own = is_own(self._game, plain)
        self._matches = matches
        self._process: subprocess.Popen[bytes] | None = None
        self._known: Measured | None = None

    def begin(self, say: Messages) -> str:
        """Begin unless it is under way; returns what to say."""
        if self._process is None and self._is_own:
            asked = json.dumps({"game": self._game, "players": self._players, "options": self._options})
            command = (sys.executable, *MEASURE, str(self._matches))
            self._process = subprocess.Popen(  # noqa: S603 - our own module
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            assert self._process.stdin is not None
            self._process.stdin.write(asked.encode())
            self._process.stdin.close()
        return self.told(say)

    def news(self, say: Messages) -> str:
        """The sentence once it is there; nothing before, and nothing a second time."""
        process = self._process
        if process is None or process.poll() is None:
            return ""
        self._process = None
        assert process.stdout is not None
        with process.stdout as told:
            text = told.read()
        self._known = None if process.returncode else read_measured(text)
        return self.told(say)

    def told(self, say: Messages) -> str:
        """How it is: impossible, under way, with its figures, or failed."""
        if not self._is_own:
            return say("error-no-measuring")
        if self._process is not None:
            return say("meter-measuring")
        if self._known is None:
            return say("play-not-measured")
        return sentence(meter_of_cell(self._known, LEVEL), messages_of(self._game, say.language))

    def end(self) -> None:
        """Nobody waits for it any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None
