"""Bots from outside: programs in any language, and packages with an entry point."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from openps.bots.budget import QUICK
from openps.bots.ladder import Ladder, Rung
from openps.bots.program import BotFailed, ProgramBot
from openps.catalog import bots as registry
from openps.catalog import game_named, guests
from openps.catalog.bots import hire_backed, make_bot, rung_below, spec_named
from openps.cli.main import main
from openps.cli.players import Bots
from openps.engine.chance import Chance, FreeChance, named_seed
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch, Match
from openps.words.messages import Messages

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "write-a-bot.md"
GAME = game_named("pani_high")

ECHO = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['moves'][-1]), flush=True)"
BROKEN = {
    "bot-failed-ended": "raise SystemExit(1)",
    "bot-failed-slow": "import time\ntime.sleep(60)",
    "bot-failed-nonsense": "for line in __import__('sys').stdin: print('attack!', flush=True)",
    "bot-failed-illegal": "for line in __import__('sys').stdin: print('\"attack the moon\"', flush=True)",
}


def written(folder: Path, program: str) -> str:
    """The command that runs a program."""
    path = folder / "bot.py"
    path.write_text(program)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def a_question() -> tuple[Any, list[Any]]:
    state = GAME.setup(GAME.options(5, {}), FreeChance(1)).state
    decision = GAME.decision(state)
    assert decision is not None
    return GAME.view(state, decision.seats[0]), list(GAME.legal_moves(state, decision.seats[0]))


def test_a_program_answers_question_after_question(tmp_path: Path) -> None:
    view, moves = a_question()
    bot = ProgramBot(written(tmp_path, ECHO), GAME, grace=60)

    assert [bot.choose(view, moves, FreeChance(1), QUICK) for _ in range(3)] == [moves[-1]] * 3
    bot.close()
    assert bot.choose(view, moves, FreeChance(1), QUICK) == moves[-1], "it is started again"
    bot.close()


@pytest.mark.parametrize("key", BROKEN)
def test_a_program_that_fails_says_how(tmp_path: Path, key: str) -> None:
    view, moves = a_question()
    bot = ProgramBot(written(tmp_path, BROKEN[key]), GAME, grace=0.5 if key == "bot-failed-slow" else 60)
    for _ in range(2):
        with pytest.raises(BotFailed) as failed:
            bot.choose(view, moves, FreeChance(1), QUICK)
        assert failed.value.key == key
    bot.close()


def test_a_program_that_does_not_even_read_is_not_waited_for(tmp_path: Path) -> None:
    bot = ProgramBot(written(tmp_path, BROKEN["bot-failed-slow"]), GAME, grace=0.5)
    with pytest.raises(BotFailed, match="bot-failed-slow"):
        bot._ask("x" * 1_000_000, QUICK)


def test_a_program_that_is_not_there_says_so() -> None:
    view, moves = a_question()
    for command in ("no-such-program-anywhere", "'"):
        with pytest.raises(BotFailed, match="bot-failed-start"):
            ProgramBot(command, GAME).choose(view, moves, FreeChance(1), QUICK)


@pytest.mark.parametrize("key", [key for key in BROKEN if key != "bot-failed-slow"])
def test_where_a_program_fails_the_lower_rung_decides_and_its_owner_hears_of_it(tmp_path: Path, key: str) -> None:
    heard: list[str] = []
    spec = f"program:{written(tmp_path, BROKEN[key])}"
    player = hire_backed(spec, "negotiator", lambda: 0.0, lambda failed: heard.append(failed.key))
    game = game_named("negotiator")
    state = game.setup(game.options(1, {}), FreeChance(1)).state
    view, moves = game.view(state, 0), game.legal_moves(state, 0)

    assert rung_below(spec, "negotiator") == "heuristic"
    # That bot leaves nothing to luck, so it is known what it would do.
    expected = make_bot("heuristic", "negotiator").choose(view, moves, FreeChance(1), QUICK)
    assert player.choose(view, moves, FreeChance(7)) == expected != moves[0]
    assert heard == [key]


def test_a_bot_that_crashes_is_replaced_as_well() -> None:
    class Crashing:
        def choose(self, *_: object) -> object:
            raise ZeroDivisionError("in my hand: seal")

    heard: list[OpenpsError] = []
    player = hire_backed("heuristic", "pani_high", lambda: 0.0, heard.append)
    player.bot = Crashing()
    view, moves = a_question()

    assert player.choose(view, moves, FreeChance(7)) in moves
    assert heard[0].key == "bot-failed-crashed"
    assert heard[0].arguments["error"] == "ZeroDivisionError", "and nothing of what it saw"


def test_the_bot_of_the_guide_plays(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)[0]
    assert len(program.splitlines()) <= 30
    command = written(tmp_path, program)
    line = ["simulate", "pani_high", "--bots", f"program:{command},random", "--num", "2", "--json"]

    assert main(line) == 0
    told = capfd.readouterr()
    assert told.err == "", "no decision was left to another bot"
    assert '"num": 2' in told.out


def test_whoever_runs_a_broken_program_reads_why(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    command = written(tmp_path, BROKEN["bot-failed-illegal"])
    spec = f"program:{command}"

    assert main(["simulate", "negotiator", "--bots", spec, "--num", "1", "--json", "--lang", "en"]) == 1
    assert "answered with a move that it was not offered: attack the moon. heuristic decides instead." in (
        capfd.readouterr().err
    )


def test_a_program_needs_a_command() -> None:
    for spec in ("program", "program:", "program: "):
        with pytest.raises(OpenpsError, match="error-no-bot"):
            spec_named(spec, "pani_high")


# ---- entry points


class Timid:
    def choose(self, view: object, moves: list[Any], chance: Chance, budget: object) -> Any:
        return moves[-1]


LADDER = Ladder("pani_high", (Rung("timid", Timid), Rung("heuristic", Timid)), {"strong": "timid"})
ELSEWHERE = Ladder("negotiator", (Rung("bold", Timid),))


@pytest.fixture
def _clean() -> Iterator[None]:
    """What is installed is looked at once; here it changes."""
    for kept in (registry.ladder_of, registry._guests):
        kept.cache_clear()
    yield
    for kept in (registry.ladder_of, registry._guests):
        kept.cache_clear()


@pytest.mark.usefixtures("_clean")
def test_bots_of_other_packages_stand_above_ours_and_replace_none(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [EntryPoint(name, f"{__name__}:{name}", registry.GROUP) for name in ("LADDER", "ELSEWHERE")]
    before = registry.bot_names("pani_high")
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == registry.GROUP else [])
    registry.ladder_of.cache_clear()
    registry._guests.cache_clear()

    assert registry.bot_names("pani_high") == [*before, "timid"]
    assert isinstance(make_bot("timid", "pani_high"), Timid)
    assert not isinstance(make_bot("heuristic", "pani_high"), Timid)
    assert not isinstance(make_bot("strong", "pani_high"), Timid)
    assert rung_below("timid", "pani_high") == before[-1]
    assert registry.choices("pani_high") == ["beginner", "normal", "strong", "timid"]
    assert [(one.key, one.arguments["taken"]) for one in registry.left_out()] == [("left-out-taken", "heuristic")]


@pytest.mark.usefixtures("_clean")
@pytest.mark.parametrize("value", ["no.such.package:LADDER", f"{__name__}:GUIDE"])
def test_a_broken_package_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    before = registry.bot_names("pani_high")
    entries = [EntryPoint("broken", value, registry.GROUP), EntryPoint("good", f"{__name__}:LADDER", registry.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda **_: entries)
    registry.ladder_of.cache_clear()
    registry._guests.cache_clear()

    assert registry.bot_names("pani_high") == [*before, "timid"]
    failed = registry.left_out()[0]
    assert (failed.key, failed.arguments["name"], failed.arguments["value"]) == ("left-out-broken", "broken", value)


def test_what_a_failing_bot_said_is_not_told_at_its_own_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever runs it in the terminal plays against it."""
    match: AnyMatch = Match(GAME, GAME.options(5, {}), named_seed(1))
    decision = match.decision()
    assert decision is not None
    seat = decision.seats[0]
    command = written(tmp_path, BROKEN["bot-failed-illegal"])
    seats = [f"program:{command}" if one == seat else "human" for one in range(5)]
    Bots(match, seats, Messages("en", GAME.info.package)).move(seat)

    told = capsys.readouterr().err
    assert "move that it was not offered" in told
    assert "moon" not in told


# ---- the end of a program

LINGERS = f"import os, sys\nopen(sys.argv[1], 'a').write(f'{{os.getpid()}}\\n')\n{ECHO}\nimport time\ntime.sleep(600)"
"""Writes down its number, and does not end by itself when nobody asks any more."""


def openps(*line: str, env: dict[str, str] | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A process of its own, whose end can be looked at."""
    command = [sys.executable, "-m", "openps", "--lang", "en", *line]
    told = {**os.environ, **(env or {})}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=told, input=typed, check=False)


def runs(number: int) -> bool:
    """A process that has ended, and waits for whoever is above it to look, does not run."""
    asked = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False)
    return asked.stdout.strip()[:1] not in ("", "Z")


def ends_soon(number: int) -> bool:
    """What was killed from afar ends when the machine gets to it; nobody here can wait for somebody else's child."""
    for _ in range(100):
        if not runs(number):
            return True
        time.sleep(0.1)
    return False


IN_A_PROCESS_OF_ITS_OWN = {
    "simulate in other processes": ("simulate", "pani_high", "--bots", "random,{}", "--num", "60", "--jobs", "2"),
    "play and quit": ("play", "pani_high", "--bots", "{}", "--seed", "1"),
}
HERE = {
    "ladder": ("ladder", "pani_high", "--bots", "random,{}", "--num", "1"),
    "ladder in other processes": ("ladder", "pani_high", "--bots", "random,{}", "--num", "1", "--jobs", "2"),
    "ladder that knows early": ("ladder", "pani_high", "--bots", "random,{}", "--num", "3", "--sprt", "90"),
    "simulate": ("simulate", "pani_high", "--bots", "random,{}", "--num", "2"),
    "endgames": ("endgames", "negotiator", "--bots", "{}", "--num", "1", "--nodes", "2000", "--seed", "3"),
    "play to the end": ("play", "negotiator", "--seats", "{}", "--seed", "1"),
}


def lingering(folder: Path) -> tuple[str, Path]:
    """The spec of a program that would stay, and the file where its processes write down their numbers."""
    noted = folder / "numbers"
    return f"program:{written(folder, LINGERS)} {shlex.quote(str(noted))}", noted


def left_behind(noted: Path) -> list[int]:
    numbers = [int(number) for number in noted.read_text().split()]
    assert numbers
    return [number for number in numbers if not ends_soon(number)]


@pytest.mark.parametrize("line", IN_A_PROCESS_OF_ITS_OWN.values(), ids=IN_A_PROCESS_OF_ITS_OWN)
def test_a_command_ends_well_and_leaves_no_program_behind(tmp_path: Path, line: tuple[str, ...]) -> None:
    spec, noted = lingering(tmp_path)
    ended = openps(*[word.format(spec) for word in line], env={"OPENPS_DATA": str(tmp_path)}, typed="quit\n")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout
    assert left_behind(noted) == []


@pytest.mark.parametrize("line", HERE.values(), ids=HERE)
def test_a_command_closes_its_programs_before_the_process_ends(
    tmp_path: Path, line: tuple[str, ...], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of this process: it is still there, so nobody but the command itself can have ended them."""
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    spec, noted = lingering(tmp_path)

    assert main(["--lang", "en", *[word.format(spec) for word in line]]) == 0
    told = capfd.readouterr()
    assert told.err == ""
    assert told.out
    assert left_behind(noted) == []


def test_a_program_that_was_closed_is_gone_with_all_that_it_started(tmp_path: Path) -> None:
    view, moves = a_question()
    noted = tmp_path / "numbers"
    command = f"{written(tmp_path, LINGERS)} {shlex.quote(str(noted))}"
    bot = ProgramBot(f"sh -c {shlex.quote(f'echo $$ >> {noted}; {command}; true')}", GAME, grace=60)
    assert bot.choose(view, moves, FreeChance(1), QUICK) == moves[-1]
    shell, program = [int(number) for number in noted.read_text().split()]
    bot.close()

    with pytest.raises(ProcessLookupError):
        os.kill(shell, 0)  # not even a zombie: this process was above it
    assert ends_soon(program)


def test_who_forgets_to_close_a_program_does_not_abort(tmp_path: Path) -> None:
    """As people do who write a few lines of their own."""
    command = written(tmp_path, ECHO)
    script = (
        "from tests.bots.test_program import GAME, a_question\n"
        "from openps.catalog.bots import hire\n"
        "from openps.engine.chance import FreeChance\n"
        "view, moves = a_question()\n"
        f"player = hire({f'program:{command}'!r}, 'pani_high', lambda: 0.0)\n"
        "assert player.choose(view, moves, FreeChance(1)) == moves[-1]\n"
    )
    run = [sys.executable, "-c", script]
    ended = subprocess.run(run, capture_output=True, text=True, timeout=120, cwd=GUIDE.parents[2], check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_answer_in_pieces_is_one_answer_and_lines_that_come_together_are_two(tmp_path: Path) -> None:
    view, moves = a_question()
    program = (
        "import json, sys, time\n"
        "move = json.dumps(json.loads(sys.stdin.readline())['moves'][-1]) + '\\n'\n"
        "sys.stdout.write(move[:3]); sys.stdout.flush(); time.sleep(0.2)\n"
        "sys.stdout.write(move[3:] + move + move.strip()); sys.stdout.flush()\n"
        "sys.stdin.readline(); sys.stdin.readline()"
    )
    bot = ProgramBot(written(tmp_path, program), GAME, grace=60)
    assert [bot.choose(view, moves, FreeChance(1), QUICK) for _ in range(3)] == [moves[-1]] * 3
    bot.close()
