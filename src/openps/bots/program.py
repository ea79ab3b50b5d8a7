"""A bot in any language: a program that reads questions and writes answers, a line each: docs/guide/write-a-bot.md."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from queue import Empty, Queue
from typing import IO, Final, Protocol, TypeVar

from openps.bots.budget import Budget
from openps.bots.protocol import MOST_LUCK, Question, message, plain_view
from openps.engine.chance import Chance
from openps.engine.claims import Claim
from openps.engine.errors import OpenpsError
from openps.engine.game import AnyGame

SECONDS: Final = 1.0  # what a program is given for a decision
GRACE: Final = 4.0  # and how much longer it is waited for: it has to start, and the machine may be busy
STEPS_TAKE: Final = 60.0  # what one that thinks in steps is given: they are the same on a slow machine
_PIECE: Final = 65_536


M = TypeVar("M")


class SeenBySeat(Protocol):
    """What the view of every game holds."""

    @property
    def options(self) -> object: ...

    @property
    def claims(self) -> Sequence[Claim]: ...


class BotFailed(OpenpsError):
    """A bot that gave no move that can be played; somebody else has to decide."""


class ProgramBot:
    """Starts the program when it is needed, and starts it again after it failed. Whoever hires it closes it."""

    def __init__(self, command: str, game: AnyGame, grace: float = GRACE) -> None:
        self._command = command
        self._game = game
        self._grace = grace
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[str | None] = Queue()

    def choose(self, view: SeenBySeat, moves: Sequence[M], chance: Chance, budget: Budget) -> M:
        texts = [self._game.move_text(move) for move in moves]
        seen = plain_view(self._game, view, view.options, view.claims)
        luck = chance.below(MOST_LUCK, "program")
        question = Question(self._game.info.key, seen, texts, luck, budget.steps, budget.seconds)
        answer = self._ask(json.dumps(message(question), ensure_ascii=False, separators=(",", ":")), budget)
        if answer not in texts:
            # What comes after this line may be anything: the next question goes to a fresh one.
            self.close()
            raise BotFailed("bot-failed-illegal", command=self._command, got=str(answer)[:80])
        return moves[texts.index(answer)]

    def close(self) -> None:
        """End the program, if it runs, with all that it started; none is left, not even as a zombie."""
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def _ask(self, question: str, budget: Budget) -> object:
        process = self._running()
        limit = (budget.seconds or (STEPS_TAKE if budget.steps else 0.0)) + self._grace
        # Pipes cannot be used with a time limit everywhere, and a program that does not read blocks whoever writes;
        # threads can be left alone.
        threading.Thread(target=_write, args=(process.stdin, f"{question}\n".encode()), daemon=True).start()
        try:
            line = self._lines.get(timeout=limit)
        except Empty:
            self.close()
            raise BotFailed("bot-failed-slow", command=self._command, seconds=f"{limit:g}") from None
        if line is None:
            self.close()
            raise BotFailed("bot-failed-ended", command=self._command)
        try:
            answer: object = json.loads(line)
        except ValueError:
            self.close()
            raise BotFailed("bot-failed-nonsense", command=self._command, got=line.strip()[:80]) from None
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            # Pipes without buffers: a buffer has a lock, and Python aborts if a thread holds it in the end.
            try:
                self._process = subprocess.Popen(  # noqa: S603 - the user's own program, named on the user's own line
                    shlex.split(self._command), 0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except (OSError, ValueError, IndexError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                raise BotFailed("bot-failed-start", command=self._command, reason=reason) from None
            self._lines = Queue()
            threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process


def _write(pipe: IO[bytes], question: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):
        while question:
            question = question[pipe.write(question) :]


def _read(pipe: IO[bytes], lines: Queue[str | None]) -> None:
    """Line by line, and nothing at the end. The pipe is closed here, where nobody else reads from it."""
    rest = b""
    with pipe, contextlib.suppress(OSError):
        while piece := pipe.read(_PIECE):
            *whole, rest = (rest + piece).split(b"\n")
            for line in whole:
                lines.put(line.decode(errors="replace"))
    if rest:
        lines.put(rest.decode(errors="replace"))
    lines.put(None)


def _end(process: subprocess.Popen[bytes]) -> None:
    """A program has a group of its own: a shell that was named on the command line is not all there is to it."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    if process.stdin is not None:
        process.stdin.close()
