"""A bot that fails is named with counts, and nothing that somebody else played for it is a result."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from openps.bots.ladder import Rung
from openps.bots.specs import joined, listed
from openps.catalog import bots, edition_named
from openps.cli.main import main
from openps.lab import origin
from openps.words.messages import Messages
from tests.lab.experiments import run, written

NOT_THERE = "program:there-is-no-such-program"
ANY_MOVE = """
import json, random, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["steps"] == 400 and question["seconds"] is None
    print(json.dumps(random.Random(question["luck"]).choice(question["moves"])), flush=True)
"""
GUEST = """
class Guest:
    def choose(self, view, moves, chance, budget):
        if len(moves) > 3:
            raise RuntimeError("nobody thought of this")
        return chance.pick(moves, "guest")


class Unmade:
    def __init__(self):
        raise FileNotFoundError("weights.json")
"""


def ladder(bot: str, *more: str) -> int:
    return main(["ladder", "pani_high", "--bots", f"random,{bot}", "--num", "10", *more])


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two bots in a module of one file, as the guide has it, beside ours."""
    (tmp_path / "guest_bot.py").write_text(GUEST)
    monkeypatch.syspath_prepend(str(tmp_path))
    import guest_bot

    rungs = [Rung("guest", guest_bot.Guest), Rung("unmade", guest_bot.Unmade)]
    monkeypatch.setattr(bots, "_guests", lambda: ({"pani_high": rungs}, []))
    for cached in (bots.ladder_of, origin.origin_of):
        cached.cache_clear()
    yield
    for cached in (bots.ladder_of, origin.origin_of):
        cached.cache_clear()
    del sys.modules["guest_bot"]


def test_a_ladder_with_a_program_that_is_not_there_is_void(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "ladder.html"
    assert ladder(NOT_THERE, "--html", str(page), "--lang", "en") == 1
    told, wrong = capsys.readouterr()

    for text in (told, page.read_text()):
        assert f"{NOT_THERE} failed in 20 of 20 decisions: could not be started (20×)." in text
        assert "this is void" in text
        assert "points" not in text
        assert " 100.0 %" not in text
    assert wrong.count("cannot be started") == 1, "once, not for every decision"
    assert "belief decides instead" in wrong


def test_the_numbers_of_a_void_contest_are_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder(NOT_THERE, "--json", "--jobs", "2") == 1
    (contest,) = json.loads(capsys.readouterr().out)["contests"]

    assert contest["void"]
    assert contest["failures"] == {NOT_THERE: {"decisions": 20, "failed": 20, "reasons": {"start": 20}}}
    assert not {"rate", "baseline_rate", "difference", "better", "among", "roles"} & set(contest)


@pytest.mark.parametrize(
    ("command", "told"),
    [("true", "s’est arrêté sans réponse (20×)"), ("cat", "a répondu un coup qui ne lui était pas proposé (20×)")],
)
def test_every_way_to_fail_has_words(command: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder(f"program:{command}", "--lang", "fr") == 1
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("why", ["start", "ended", "slow", "nonsense", "illegal", "crashed"])
def test_every_error_says_who_decides_instead(language: str, why: str) -> None:
    say = Messages(language)
    assert "heuristic" in say(f"bot-failed-{why}", command="c", bot="b", reason="r", seconds=1, got="g", error="e",
                              instead="heuristic")  # fmt: skip
    assert "3×" in say("bot-failure", why=why, count=3)


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(("bot", "told"), [("guest", "crashed ("), ("unmade", "could not be started (20×)")])
def test_a_bot_of_a_package_fails_as_a_program_does(bot: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder(bot, "--lang", "en") == 1
    assert told in capsys.readouterr().out


def test_a_simulation_is_void_too(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "pani_high", "--bots", f"random,{NOT_THERE}", "--num", "60"]
    assert main([*line, "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "could not be started (20×)" in told
    assert "fair share" not in told
    assert main([*line, "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert result["void"]
    assert "rates_by_bot" not in result


def test_an_experiment_stops_at_a_match_in_which_a_bot_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f'matches = 4\n[[grid]]\ngame = "pani_high"\nbots = ["random", "program:400:{NOT_THERE}"]\n'
    for jobs in ("1", "2"):
        assert run(written(tmp_path, text), tmp_path / jobs, "--jobs", jobs) == 2
        told = capsys.readouterr().err
        assert f"program:400:{NOT_THERE} failed in 20 of its 20 decisions in match " in told
        assert (tmp_path / jobs / "pieces.jsonl").read_bytes() == b""


def test_an_experiment_takes_a_program_with_steps_and_a_comma(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "any move.py"
    bot.write_text(ANY_MOVE)
    command = f"{sys.executable} '{bot}' 1,2"
    text = f'matches = 1\n[[grid]]\ngame = "pani_high"\nbots = ["random", "program:400:{command}"]\n'
    assert run(written(tmp_path, text), tmp_path / "out") == 0
    assert main(["lab", "show", str(tmp_path / "out"), "--lang", "en"]) == 0
    assert f"random, program:400:{command}: " in capsys.readouterr().out
    before = origin.digest("pani_high", [f"program:400:{command}"])
    bot.write_text("")
    assert before != origin.digest("pani_high", [f"program:400:{command}"]), "another program by the same name"

    by_the_clock = text.replace("program:400:", "program:")
    assert run(written(tmp_path, by_the_clock), tmp_path / "clock") == 2
    assert "Give steps: program:400:" in capsys.readouterr().err


def test_a_list_of_bots_may_have_a_command_with_a_comma() -> None:
    assert listed('random, "program:./bot 1,2" ,heuristic') == ["random", "program:./bot 1,2", "heuristic"]
    for names in (["random", "search:400"], ["program:./bot 1,2", 'program:sh -c "a,b"'], [""]):
        assert listed(joined(names)) == names


@pytest.mark.usefixtures("guests")
def test_an_experiment_takes_a_bot_of_a_single_module(tmp_path: Path) -> None:
    text = 'matches = 1\n[[grid]]\ngame = "pani_high"\nbots = ["guest"]\n'
    assert main(["lab", "plan", str(written(tmp_path, text))]) == 2, "it fails in its match"
    assert origin.digest("pani_high", ["guest"]) != origin.digest("pani_high", ["random"])


# ---- own decks and cards


def test_own_decks_are_cells_of_an_experiment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (deck,) = edition_named("pani_high").files
    mine = tmp_path / "mine.toml"
    mine.write_text(deck.example(Messages("en", "openps.games.pani_high")).replace("bribe = 4", "bribe = 5"))
    text = 'matches = 2\n[[grid]]\ngame = "pani_high"\nbots = ["random"]\n[grid.options]\ndeck = ["house", "mine.toml"]'
    file = written(tmp_path, text)

    assert run(file, tmp_path / "out", "--jobs", "2") == 0
    assert main(["lab", "show", str(tmp_path / "out"), "--lang", "en"]) == 0
    assert "deck=mine.toml: 2 matches" in capsys.readouterr().out
    assert "bribe = 5" in json.loads((tmp_path / "out" / "run.json").read_text())["files"]["mine.toml"]
    mine.write_text(mine.read_text().replace("bribe = 5", "bribe = 6"))
    assert run(file, tmp_path / "out") == 2
    assert "another experiment (files" in capsys.readouterr().err

    named = written(tmp_path, text.partition("[grid.options]")[0], "named.toml")
    assert run(named, tmp_path / "named", "--deck", str(mine)) == 0
    assert run(named, tmp_path / "cards", "--cards", str(mine)) == 2
    assert "--cards: no game of this experiment has such a file" in capsys.readouterr().err
    mine.write_text("copies = 3")
    assert run(file, tmp_path / "other") == 2
    assert "line 6: deck: mine.toml cannot be used. See what is wrong: openps deck --check mine.toml" in (
        capsys.readouterr().err
    )
