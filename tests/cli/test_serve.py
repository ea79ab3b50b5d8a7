"""`openps serve` says in one line what is wrong."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from openps import DISTRIBUTION
from openps.cli.main import main
from tests.server.running import running


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["--lang", "en", "serve", *arguments]) == 2
    told = capsys.readouterr().err.strip()
    assert "\n" not in told
    return told


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "t.db")
    with running(db, tmp_path):
        assert "in use by another server" in refused(["--db", db, "--port", "0"], capsys)


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused(["--db", str(tmp_path / "t.db"), "--port", port], capsys)


@pytest.mark.parametrize(
    "arguments",
    [["--port", "x"], ["--db", "mysql://a:secret@b/c"], ["--public-url", "games"], ["--limit", "nonsense=1"],
     ["--limit", "sockets=many"], ["--behind-proxy", "10.0.0.1/8"], ["--behind-proxy", "proxy.example"]],
)  # fmt: skip
def test_nonsense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "secret" not in refused(arguments, capsys)


def test_without_the_packages_it_says_which_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "uvicorn", None)
    assert f"{DISTRIBUTION}[web]" in refused([], capsys)
