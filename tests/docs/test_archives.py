"""What is built to be given away: the source archive holds all that git holds, and the README reads well elsewhere."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from hatch_build import license_of_the_compiler, on_an_index
from hatchling import build

from openps import DISTRIBUTION, __version__
from openps.version import COMMIT_FILE, commit
from tests.checkout import ROOT, committed

ADDED = {"PKG-INFO"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture
def in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip calls a build, without the page, which other tests look at."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("OPENPS_NO_WEB", "1")
    monkeypatch.delenv("OPENPS_COMPILED", raising=False)


def test_a_source_archive_holds_all_that_git_holds(tmp_path: Path, in_the_root: None) -> None:
    kept = set(committed())
    name = build.build_sdist(str(tmp_path))
    with tarfile.open(tmp_path / name) as archive:
        names = {one.name.partition("/")[2] for one in archive.getmembers() if one.isfile()}
        told = archive.extractfile(f"{name.removesuffix('.tar.gz')}/src/openps/{COMMIT_FILE}")
        assert told is not None
        assert told.read().decode().strip() == commit()
    assert kept - names == set()
    untracked = names - kept - ADDED - {f"src/openps/{COMMIT_FILE}"}
    assert [one for one in untracked if re.search(r"node_modules|static/|\.venv|\.so$|__pycache__|^build", one)] == []


def test_a_wheel_has_the_right_name_and_says_its_commit(tmp_path: Path, in_the_root: None) -> None:
    name = build.build_wheel(str(tmp_path))
    assert name == f"{DISTRIBUTION.replace('-', '_')}-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(tmp_path / name) as wheel:
        told = wheel.read(f"openps/{COMMIT_FILE}") if f"openps/{COMMIT_FILE}" in wheel.namelist() else b""
        assert told.decode().strip() == commit()


def metadata(folder: Path) -> Message:
    built = build.prepare_metadata_for_build_wheel(str(folder))
    return message_from_bytes((folder / built / "METADATA").read_bytes())


def test_the_metadata_says_what_people_look_for(tmp_path: Path, in_the_root: None) -> None:
    told = metadata(tmp_path)
    assert (told["Name"], told["Version"], told["License-Expression"]) == (DISTRIBUTION, __version__, "Apache-2.0")
    named = {line.partition(",")[0] for line in told.get_all("Project-URL", [])}
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} <= named
    pythons = {line.rpartition(" ")[2] for line in told.get_all("Classifier", []) if ":: Python :: 3." in line}
    assert pythons == {"3.11", "3.12", "3.13", "3.14"}
    assert told["Requires-Python"] == ">=3.11"
    assert len(told["Keywords"].split(",")) > 5


def test_the_readme_of_an_index_has_whole_addresses_only(tmp_path: Path, in_the_root: None) -> None:
    told = metadata(tmp_path)
    text = told.get_payload()
    assert isinstance(text, str)
    assert told["Description-Content-Type"].startswith("text/markdown")
    targets = re.findall(r"\]\(([^)]*)\)|(?:href|src)=\"([^\"]*)\"", text)
    addresses = [markdown or html for markdown, html in targets]
    assert len(addresses) > 20
    assert [one for one in addresses if not one.startswith(("https://", "#"))] == []
    source = PROJECT["urls"]["Source"]
    for one in addresses:
        if one.startswith(source):
            path = one.partition("/HEAD/")[2].partition("#")[0]
            assert (ROOT / path).exists(), one


def test_links_of_a_readme_become_addresses() -> None:
    source = "https://games.example/a"
    written = "![A](a.svg) [B](docs/b.md#c) [C](https://games.example/d) [D](#e) [![F](f.webp)](g.md)"
    assert on_an_index(written, source) == (
        f"![A]({source}/raw/HEAD/a.svg) [B]({source}/blob/HEAD/docs/b.md#c) [C](https://games.example/d) [D](#e) "
        f"[![F]({source}/raw/HEAD/f.webp)]({source}/blob/HEAD/g.md)"
    )


def test_a_compiled_wheel_can_bring_the_license_of_its_compiler() -> None:
    text = license_of_the_compiler().read_text("utf-8")
    assert "mypyc" in text
    assert "The MIT License" in text
