"""The parent of the processes that share the tables: forks them, forks again in the place of one that died, stops them.

It serves nobody and has no thread and no event loop: whatever it forks begins with nothing but open files.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Final, TypeAlias

from openps.desk.logs import Log, where
from openps.engine.errors import OpenpsError

STOP_WITHIN: Final = 20.0
"""Seconds: more than a process takes to finish by itself."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
LONG_ENOUGH: Final = 30.0
"""Seconds that a process lived before its end counts as the first one again."""
READY: Final = b"r"
_REFUSED: Final = 2
_FAILED: Final = 1
_LOOK: Final = 1.0

Work: TypeAlias = Callable[[int, socket.socket], None]
"""The life of one process: its number, and the line to its parent, which says when it is ready."""


@dataclass(slots=True)
class Post:
    """One place among the processes, whoever has it at the moment."""

    number: int
    pid: int = 0
    line: socket.socket | None = None
    ready: bool = False
    began: float = 0.0
    due: float = 0.0  # when somebody is to be sent here
    pause: float = FIRST_PAUSE


@dataclass(slots=True)
class Foreman:
    posts: list[Post]
    work: Work
    log: Log
    gone: Callable[[int], None]  # told the number of a process that ended, before there is another one
    ready: Callable[[], None]  # once, when all are
    _stopping: float = 0.0  # until when they have time; never begun at zero
    _code: int = 0
    _told: bool = False
    _signals: list[int] = field(default_factory=list)

    def run(self) -> int:
        """Until all have ended; what a host reads as the result."""
        with self._woken() as bell:
            while not self._stopping or any(post.pid for post in self.posts):
                self._mind_signals()
                self._send_whoever_is_due()
                self._wait(bell)
                self._mind_signals()  # before the ends: a key pressed reaches all of them at once
                self._reap()
        return self._code

    # ---- signals

    @contextlib.contextmanager
    def _woken(self) -> Iterator[socket.socket]:
        """Signals ring a bell that can be waited for together with the lines of the processes."""
        bell, rope = socket.socketpair()
        bell.setblocking(False)
        rope.setblocking(False)
        before = {number: signal.signal(number, self._note) for number in (signal.SIGINT, signal.SIGTERM)}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        old = signal.set_wakeup_fd(rope.fileno(), warn_on_full_buffer=False)
        try:
            yield bell
        finally:
            signal.set_wakeup_fd(old)
            for number, handler in before.items():
                signal.signal(number, handler)
            bell.close()
            rope.close()

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._signals.append(number)

    def _mind_signals(self) -> None:
        while self._signals:
            self._signals.pop(0)
            self._stop()
        if self._stopping and time.monotonic() > self._stopping:
            self._tell(signal.SIGKILL)

    def _stop(self) -> None:
        """Once more hurries them up."""
        self._stopping = self._stopping or time.monotonic() + STOP_WITHIN
        self._tell(signal.SIGTERM)

    def _tell(self, number: signal.Signals) -> None:
        for post in self.posts:
            if post.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(post.pid, number)

    # ---- beginnings

    def _send_whoever_is_due(self) -> None:
        for post in self.posts:
            if not post.pid and not self._stopping and time.monotonic() >= post.due:
                self._send(post)

    def _send(self, post: Post) -> None:
        ours, theirs = socket.socketpair()
        post.began, post.ready = time.monotonic(), False
        post.pid = os.fork()
        if not post.pid:
            ours.close()
            self._live(post.number, theirs)
        theirs.close()
        post.line = ours
        self.log("worker-started", worker=post.number, pid=post.pid)

    def _live(self, number: int, line: socket.socket) -> None:
        """Never returns: what the parent has begun is not the child's to end."""
        code = _FAILED
        try:
            self._forget_the_others()
            self.work(number, line)
            code = 0
        except OpenpsError as error:
            self.log(error.key, **error.arguments)
            code = _REFUSED
        except Exception as error:  # noqa: BLE001 - the last door of the process; nothing of its message goes out
            self.log("unexpected", error=type(error).__name__, where=where(error))
        finally:
            os._exit(code)

    def _forget_the_others(self) -> None:
        """Their lines must end with the parent, and a signal is no longer the parent's."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        for post in self.posts:
            if post.line is not None:
                post.line.close()

    # ---- waiting

    def _wait(self, bell: socket.socket) -> None:
        silent = [post for post in self.posts if post.line is not None and not post.ready]
        lines = {post.line.fileno(): post for post in silent if post.line is not None}
        heard, _, _ = select.select([bell.fileno(), *lines], [], [], self._patience())
        with contextlib.suppress(BlockingIOError):
            bell.recv(4096)
        for one in heard:
            if one in lines:
                self._hear(lines[one])
        if not self._told and all(post.ready for post in self.posts):
            self._told = True
            self.ready()

    def _patience(self) -> float:
        waits = [post.due - time.monotonic() for post in self.posts if not post.pid]
        return max(0.0, min([_LOOK, *waits]))

    def _hear(self, post: Post) -> None:
        assert post.line is not None
        if post.line.recv(len(READY)) == READY:
            post.ready = True
        else:
            post.line.close()  # it has ended, or is about to: that is noticed by itself
            post.line = None

    # ---- ends

    def _reap(self) -> None:
        for post in self.posts:
            ended, status = os.waitpid(post.pid, os.WNOHANG) if post.pid else (0, 0)
            if ended:
                self._ended(post, os.waitstatus_to_exitcode(status))

    def _ended(self, post: Post, code: int) -> None:
        post.pid = 0
        if post.line is not None:
            post.line.close()
            post.line = None
        self.gone(post.number)
        if self._stopping:
            return
        self.log("worker-ended", worker=post.number, code=code)
        if not self._told:  # what fails at the start is no accident
            self._code = self._code or (code if code > 0 else _FAILED)
            self._stop()
            return
        lived = time.monotonic() - post.began
        post.pause = FIRST_PAUSE if lived > LONG_ENOUGH else min(2 * post.pause, LONGEST_PAUSE)
        post.due = time.monotonic() + post.pause
