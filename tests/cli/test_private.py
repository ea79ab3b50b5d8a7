"""What the terminal and the server keep is for its owner alone: it holds the seeds of running matches."""

from __future__ import annotations

import io
import stat
from pathlib import Path

import pytest

from openps.cli import files, serve
from openps.cli.given import write_private
from openps.cli.main import main
from openps.engine.errors import OpenpsError
from tests.store.test_files import careless


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def play_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["--lang", "en", "play", "negotiator"]) == 0


def test_a_saved_match_and_a_career_are_read_by_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    with careless():
        play_a_little(monkeypatch)

    kept = list((tmp_path / "data").rglob("*"))
    assert {".jsonl", ".json"} <= {path.suffix for path in kept}
    assert {mode(path) for path in kept if path.is_file()} == {0o600}
    assert {mode(path) for path in (tmp_path / "data", *kept) if path.is_dir()} == {0o700}


def test_a_folder_of_matches_that_was_open_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    files.matches_folder().mkdir(parents=True)
    files.matches_folder().chmod(0o755)
    (tmp_path / "data").chmod(0o755)
    play_a_little(monkeypatch)

    assert mode(files.matches_folder()) == 0o700
    assert mode(tmp_path / "data") == 0o755  # that one was named by its owner


def test_a_part_that_was_left_behind_opens_nothing(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl.part").write_text("half")
    (tmp_path / "match.jsonl.part").chmod(0o644)
    write_private(tmp_path / "match.jsonl", b"whole")

    assert (tmp_path / "match.jsonl").read_bytes() == b"whole"
    assert mode(tmp_path / "match.jsonl") == 0o600


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OpenpsError, match="error-file-write"):
        write_private(tmp_path / "file" / "match.jsonl", b"")


def test_the_folder_of_the_server_is_closed_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ours = tmp_path / "openps"
    ours.mkdir()
    ours.chmod(0o755)
    told: list[tuple[str, object]] = []
    serve.close_our_folder(lambda event, **arguments: told.append((event, arguments["file"])))

    assert told == [("tightened", str(ours))]
    assert mode(ours) == 0o700
