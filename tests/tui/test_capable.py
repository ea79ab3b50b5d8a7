"""Who gets the full screen, and who the prompts."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import pty
import re
import resource
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openps import DISTRIBUTION
from openps.cli import fullscreen
from openps.cli.local import LocalTable
from openps.cli.main import main
from openps.tui.app import OpenpsApp
from openps.tui.menu import Menu
from openps.tui.table import TableScreen
from tests.tui.playing import SMALL, Player, opening

ROWS, COLUMNS = 24, 80
MOST_SECONDS = 2.0  # of a processor, where several wait for it


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a test's own time: whatever catches output comes before it."""
    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr("sys.stdout", Screen())


PLAIN, FULL = argparse.Namespace(plain=True), argparse.Namespace(plain=False)


def test_a_capable_terminal_gets_the_full_screen_unless_prompts_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    assert fullscreen.is_wanted(FULL, {"TERM": "xterm-256color"})
    assert not fullscreen.is_wanted(PLAIN, {"TERM": "xterm-256color"})


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_dumb_terminal_gets_the_prompts_by_itself(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    assert not fullscreen.is_wanted(FULL, {"TERM": term})


@pytest.mark.parametrize("piped", ["sys.stdin", "sys.stdout"])
def test_a_pipe_gets_the_prompts_by_itself(piped: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    monkeypatch.setattr(piped, io.StringIO())
    assert not fullscreen.is_wanted(FULL, {"TERM": "xterm"})


def test_without_the_toolkit_there_are_the_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    monkeypatch.setitem(sys.modules, "textual", None)
    assert not fullscreen.is_installed()
    assert not fullscreen.is_wanted(FULL, {"TERM": "xterm"})


@pytest.mark.parametrize(("arguments", "first"), [([], Menu), (["negotiator"], TableScreen)])
def test_without_a_game_there_is_the_menu(
    arguments: list[str], first: type[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch)
    begun: list[object] = []
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(OpenpsApp, "run", lambda app: begun.append(app._first))
    assert main(["play", *arguments, "--lang", "en"]) == 0
    assert [type(one) for one in begun] == [first]


def test_whoever_names_a_server_is_told_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "websockets", None)
    assert main(["play", "--server", "http://127.0.0.1:9", "--lang", "en"]) == 2
    assert f'pip install "{DISTRIBUTION}[tui]"' in capsys.readouterr().err


# ---- a real terminal


class Terminal:
    """`openps play` on a pseudo-terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._screen, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "OPENPS_DATA": str(folder), "COLUMNS": str(COLUMNS)}
        environment |= {"LINES": str(ROWS), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        command = [sys.executable, "-m", "openps", "--lang", "en", "play", *arguments]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        self.shown = ""

    def until(self, words: str, seconds: float = 120.0) -> None:
        deadline = time.monotonic() + seconds
        while words not in self.shown:
            assert time.monotonic() < deadline, self.shown[-2000:]
            self._read(0.1)

    def _read(self, seconds: float) -> None:
        if select.select([self._screen], [], [], seconds)[0]:
            try:
                self.shown += os.read(self._screen, 65536).decode("utf-8", "replace")
            except OSError:  # the other end is closed
                return

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def ended(self) -> int:
        deadline = time.monotonic() + 120
        while self.process.poll() is None:
            assert time.monotonic() < deadline
            self._read(0.1)
        self._read(0.2)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(120)
        os.close(self._screen)


ALTERNATE, MAIN = "\033[?1049h", "\033[?1049l"


@pytest.mark.parametrize("keys", ["qy", "\x03"], ids=["q", "ctrl-c"])
def test_who_leaves_finds_a_clean_terminal_and_a_saved_match(keys: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "pani_high", "--bots", "random", "--seed", "3")
    try:
        terminal.until("Pani-High!")
        terminal.until("leave")
        time.sleep(0.5)
        terminal.press(keys[0])
        if keys[1:]:
            terminal.until("Leave the table?")
            terminal.press(keys[1:])
        assert terminal.ended() == 0
    finally:
        terminal.close()
    assert ALTERNATE in terminal.shown
    after = terminal.shown.partition(MAIN)[2]
    assert after, "the screen of before is back"
    assert "\033[?1000l" in terminal.shown, "the mouse is let go"
    assert re.search("Go on with: .*openps play --resume", after)
    assert "Traceback" not in terminal.shown
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 1


# ---- bots think elsewhere


def test_the_screen_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    """A bot that takes two seconds holds up no key."""

    class Slow:
        def choose(self, seat: int) -> object:
            time.sleep(2.0)
            raise AssertionError("nobody waits for it here")

        def talk(self) -> None: ...

        def least(self, seat: int) -> float:
            return 0.0

        def close(self) -> None: ...

    async def measured() -> list[float]:
        table = LocalTable(opening("pani_high", tmp_path, seats="random"), pace=0.0)
        table._bots = Slow()
        screen = TableScreen(table)
        app = OpenpsApp(screen, "en")
        took = []
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot, screen, "slow")
            await player.until(lambda: screen.sight is not None)
            for _ in range(4):
                began = time.monotonic()
                await pilot.press("v")
                took.append(time.monotonic() - began)
        return took

    assert min(asyncio.run(measured())) < 1.0


def test_the_first_question_comes_soon(tmp_path: Path) -> None:
    """Within 1.5 s on a quiet machine; the time of the processor is much the same on a busy one."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    terminal = Terminal(tmp_path, "negotiator", "--seed", "3")
    try:
        terminal.until("You are on the line")
    finally:
        terminal.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < MOST_SECONDS
