"""The same numbers whoever plays them, nothing lost when it is stopped, and nothing mixed."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from openps import DISTRIBUTION
from openps.cli.main import main
from openps.engine.errors import OpenpsError
from openps.lab import matches as playing
from openps.lab import parquet
from openps.lab.experiment import Cell
from openps.lab.experiment_file import read
from openps.lab.hands import hands
from openps.lab.running import Progress, Run
from tests.lab.experiments import SMALL, results, run, written


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small experiment by one process."""
    folder = tmp_path_factory.mktemp("whole")
    assert run(written(folder), folder / "out") == 0
    return folder / "out"


def test_two_processes_give_the_same_bytes_as_one(whole: Path, tmp_path: Path) -> None:
    assert run(written(tmp_path), tmp_path / "two", "--jobs", "2") == 0
    assert results(whole) == results(tmp_path / "two")


def test_what_was_stopped_goes_on_and_gives_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    """Ctrl-C in the middle: what is played is there, and only the rest is played after it."""
    out = tmp_path / "out"
    stopped = Run(read(SMALL), out)

    def stop(progress: Progress) -> None:
        if progress.fresh >= 5:
            raise KeyboardInterrupt

    with stopped.journal, hands(1) as here, pytest.raises(KeyboardInterrupt):
        stopped.go(here, stop)
    kept = sum(piece.last - piece.first for piece in stopped.journal.pieces)
    assert 5 <= kept < 24

    heard = []
    again = Run(read(SMALL), out)
    with again.journal, hands(1) as here:
        again.go(here, lambda progress: heard.append(progress.fresh))
        parquet.write(again)
    assert 24 - kept == heard[-1]
    assert results(whole) == results(out)


def test_a_line_that_was_never_finished_is_played_again(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    begun = Run(read(SMALL), out)
    with begun.journal:
        begun.journal.write(0, 0, 2, playing.play(begun.cells[0], 0, 2, False))
    with (out / "pieces.jsonl").open("ab") as file:
        file.write(b"[0, 2, 4]\tc$}(8")

    assert run(written(tmp_path), out) == 0
    assert results(whole) == results(out)


def test_a_complete_folder_is_left_as_it_is(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = results(whole)
    assert run(written(whole.parent), whole) == 0
    assert "complete" in capsys.readouterr().out
    assert before == results(whole)


def test_the_folder_of_another_experiment_is_refused(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = written(whole.parent, SMALL.replace("seed = 7", "seed = 8"), "other.toml")
    before = results(whole)

    assert run(other, whole) == 2
    assert "another experiment (seed differ)" in capsys.readouterr().err
    assert before == results(whole)


def test_a_folder_with_other_files_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.tex").write_text("mine")
    assert run(written(tmp_path), tmp_path) == 2
    assert "holds other files" in capsys.readouterr().err


def test_two_programs_do_not_write_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Run(read(SMALL), tmp_path / "out").journal:
        assert run(written(tmp_path), tmp_path / "out") == 2
    assert "Another program" in capsys.readouterr().err


FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))
from openps.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_full_disk_is_told_and_loses_nothing(whole: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: the system refuses to write either way."""
    file, out = written(tmp_path), tmp_path / "out"
    line = [sys.executable, "-c", FULL, "lab", "run", str(file), "--out", str(out), "--lang", "en"]
    refused = subprocess.run(line, capture_output=True, text=True, timeout=240)

    assert refused.returncode == 2, refused.stderr
    assert "cannot be written" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert run(file, out) == 0
    assert results(whole) == results(out)


def test_a_worker_of_another_version_is_refused_and_nothing_of_it_kept(tmp_path: Path) -> None:
    made = Run(read(SMALL), tmp_path / "out")

    def elsewhere(cell: Cell, first: int, last: int, decisions: bool) -> playing.Played:
        played = playing.play(cell, first, last, decisions)
        return replace(played, origin=replace(played.origin, version="0.0.1"))

    with made.journal, hands(1) as here:
        submit = here.submit
        here.submit = lambda _, *rest: submit(elsewhere, *rest)
        with pytest.raises(OpenpsError, match="error-lab-worker-version"):
            made.go(here, str)
        assert not made.journal.pieces


def test_a_bot_that_fails_is_told_with_its_match_and_loses_nothing(tmp_path: Path) -> None:
    made = Run(read(SMALL), tmp_path / "out")

    def failing(cell: Cell, first: int, last: int, decisions: bool) -> playing.Played:
        if first:
            raise ZeroDivisionError("division by zero")
        return playing.play(cell, first, last, decisions)

    with made.journal, hands(1) as here:
        submit = here.submit
        here.submit = lambda _, *rest: submit(failing, *rest)
        with pytest.raises(OpenpsError, match=r"ZeroDivisionError.*from match 1 on"):
            made.go(here, str)
        assert len(made.journal.pieces) == 1


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(written(tmp_path), tmp_path / "out", "--cluster", "nonsense://here") == 2
    assert "No Dask scheduler answers at nonsense://here" in capsys.readouterr().err


def test_a_cell_stops_once_its_interval_is_narrow(tmp_path: Path) -> None:
    text = SMALL.replace("matches = 12", 'matches = 40\nstep = 10\n[stop]\nfigure = "side:humans"\nwidth = 0.3\n')
    assert run(written(tmp_path, text), tmp_path / "out") == 0
    rows = pq.read_table(tmp_path / "out" / "matches.parquet").to_pylist()

    assert {cell: sum(row["cell"] == cell for row in rows) for cell in (0, 1)} == {0: 10, 1: 10}


def test_a_result_says_what_made_it(whole: Path) -> None:
    told = json.loads(pq.read_schema(whole / "matches.parquet").metadata[b"openps"])

    assert told["name"] == "small"
    assert told["experiment"] == SMALL
    made = told["made_by"][0]
    assert (made["game"], made["rules"], made["bots"]) == ("panic_station", 3, {"random": "random"})
    assert made["version"]
    assert made["bots_digest"]


def test_a_row_is_a_match(whole: Path) -> None:
    table = pq.read_table(whole / "matches.parquet")
    rows = table.to_pylist()

    assert [(cell, number) for cell in (0, 1) for number in range(12)] == [(row["cell"], row["number"]) for row in rows]
    assert {"off"} == {row["option_easier_humans"] for row in rows[:12]}
    assert {"infections", "scans", "trades", "attacks", "deaths"} == {
        name.removeprefix("figure_") for name in table.column_names if name.startswith("figure_")
    }
    assert all(row["bots"] == "random,random,random,random" and len(row["roles"].split(",")) == 4 for row in rows)
    assert all(row["rounds"] > 0 and row["decisions"] > 0 and row["why"] for row in rows)


def test_a_row_a_decision_where_asked_for(whole: Path, tmp_path: Path) -> None:
    text = SMALL.replace("matches = 12", "matches = 2\ndecisions = true")
    assert run(written(tmp_path, text), tmp_path / "out") == 0
    asked = pq.read_table(tmp_path / "out" / "decisions.parquet").to_pylist()
    matches = pq.read_table(tmp_path / "out" / "matches.parquet").to_pylist()

    assert sum(row["decisions"] for row in matches) == len(asked)
    assert all(row["choices"] >= 1 and row["move"] for row in asked)
    same = pq.read_table(whole / "matches.parquet").to_pylist()
    assert same[0]["decisions"] == matches[0]["decisions"], "whether decisions are kept changes nothing"


def test_it_is_shown_and_reported_without_a_network(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    assert main(["lab", "show", str(whole), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert main(["lab", "report", str(whole), "--html", str(page), "--against", str(whole), "--lang", "fr"]) == 0

    assert "Panic Station, 4 players, random: 12 matches" in shown
    assert "humans: 0.0 % (0.0 to 24.2)" in shown
    assert "What options change, on the same deals" in shown
    text = page.read_text()
    assert text.count("<svg ") == 2 * 3 + 3, "won, ended and length of each cell; changes, pairs and survival"
    assert not [word for word in ("http:", "https:", "url(", "<script", "lab-") if word in text]


def test_a_folder_without_results_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "show", str(tmp_path), "--lang", "en"]) == 2
    assert "There are no results" in capsys.readouterr().err


def test_what_is_missing_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "pyarrow.parquet", None)
        assert run(written(tmp_path), tmp_path / "out") == 2
    assert f'pip install "{DISTRIBUTION}[lab]"' in capsys.readouterr().err


def test_sides_and_roles_have_words_of_their_own_and_options_that_did_nothing_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The option decides only who of the infected shares a victory."""
    text = SMALL.replace("easier_humans", "master_and_servant")
    assert run(written(tmp_path, text), tmp_path / "out") == 0
    for language, untouched in (("en", "no match went otherwise"), ("fr", "aucune partie ne s’est déroulée autrement")):
        assert main(["lab", "show", str(tmp_path / "out"), "--lang", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        rates = [line.rpartition(": ")[0] if language == "en" else line.rpartition("\u202f: ")[0] for line in lines]
        of_cell = [name for name in rates[3 : lines.index("", 3)] if name.startswith("  ")]
        assert len(set(of_cell)) == len(of_cell) > 8, "each figure has a name of its own"
        assert lines[-1].endswith(untouched)
    assert main(["lab", "report", str(tmp_path / "out"), "--lang", "en"]) == 0
    page = (tmp_path / "out" / "report.html").read_text()
    assert "no match went otherwise" in page
    assert "<td>infected</td>" not in page


def test_the_example_answers_its_own_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With a tenth of its matches: humans win and lose in every cell."""
    assert main(["lab", "new", "--lang", "en"]) == 0
    text = capsys.readouterr().out.replace("matches = 200", "matches = 12")
    assert run(written(tmp_path, text), tmp_path / "out") == 0
    rows = pq.read_table(tmp_path / "out" / "matches.parquet").to_pylist()
    for cell in range(4):
        assert 0 < sum(row["side"] == "humans" for row in rows if row["cell"] == cell) < 12


def test_a_game_for_one_has_no_fair_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "negotiator", "--num", "5", "--lang", "en"]) == 0
    assert "fair share" not in capsys.readouterr().out
    assert main(["simulate", "negotiator", "--num", "5", "--json"]) == 0
    assert "fair_shares" not in capsys.readouterr().out
