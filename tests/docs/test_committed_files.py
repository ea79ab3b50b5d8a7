"""Nothing of a workplace in committed files: no download address, no absolute path of somebody's machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"https?://[^\s\"')>\]]+")
# Addresses that say something and load nothing: a licence, a standard, an XML namespace, this machine, an example.
ALLOWED = (
    "http://127.0.0.1",
    "http://[::1",
    "http://evil.example",
    "http://localhost",
    "http://www.apache.org/licenses/",
    "http://www.w3.org/",
    "https://games.example",
    "https://github.com/OWNER/openps",
    "https://projectfluent.org",
    "https://www.apache.org/",
)
HOME_PATH = re.compile(r"(?<![\w.])/(?:home|root|Users|work|tmp)/[\w.-]+")
LOCK = "package-lock.json"
SELF = "tests/docs/test_committed_files.py"


def committed() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    named_texts = []
    for path in committed():
        name = path.relative_to(ROOT).as_posix()
        if name != SELF:
            named_texts.append((name, _without_thanks(name, path.read_bytes().decode("utf-8", "ignore"))))
    return named_texts


def _without_thanks(name: str, text: str) -> str:
    """A lock of npm says where to thank the authors of packages; nothing is loaded from there."""
    return re.sub(r'"funding": (?:\{.*?\}|\[.*?\]|"[^"]*")', "", text, flags=re.DOTALL) if name.endswith(LOCK) else text


def test_there_is_something_to_check() -> None:
    assert len(committed()) > 50


def test_no_committed_file_names_an_address() -> None:
    wrong = []
    for name, text in texts():
        wrong += [f"{name}: {address}" for address in ADDRESS.findall(text) if not address.startswith(ALLOWED)]

    assert wrong == []


def test_no_committed_file_names_a_path_of_a_machine() -> None:
    wrong = []
    for name, text in texts():
        wrong += [f"{name}: {home}" for home in HOME_PATH.findall(text)]

    assert wrong == []


def pinned(name: str) -> list[str]:
    """The packages of a lock, each with its version."""
    text = (ROOT / name).read_text("utf-8")
    return re.findall(r"^[a-z0-9_.-]+==[\w.]+", text, re.MULTILINE | re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("requirements.txt", 10),
        ("requirements-dev.txt", 30),
        ("requirements-node.txt", 1),
        ("requirements-api.txt", 20),
        ("requirements-core.txt", 5),
        ("requirements-site.txt", 1),
    ],
)
def test_requirements_are_hashed_and_without_addresses(name: str, least: int) -> None:
    text = (ROOT / name).read_text("utf-8")
    entries = re.split(r"\n(?=[A-Za-z0-9])", text.strip())

    assert len(pinned(name)) == len(entries) >= least
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "--index-url" not in text


def test_whoever_plays_gets_the_versions_that_are_tested() -> None:
    assert set(pinned("requirements.txt")) <= set(pinned("requirements-dev.txt"))


def test_nothing_comes_in_beside_the_locks() -> None:
    """What `make play` and `make test` install is hashed, or is this project itself, built by what is installed."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = re.findall(r"\$\((?:BIN|API)\)(?:/bin)?/python \$\(PIP\) install (\S+)", makefile)
    assert len(installs) >= 5
    assert set(installs) == {"--require-hashes", "$(OURS)"}
    assert "OURS := --no-deps --no-build-isolation " in makefile
