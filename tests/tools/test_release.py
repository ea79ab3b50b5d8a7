"""A release is made from a clean tree whose version, changelog, citation and tag agree."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from tools import release

CHANGELOG = "# Changelog\n\n## 1.2.0 (2026-01-31)\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "CITATION.cff").write_text("version: 1.2.0\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "Begin")
    git(tmp_path, "tag", "v1.2.0")
    return tmp_path


def git(folder: Path, *command: str) -> None:
    subprocess.run(["git", *command], cwd=folder, check=True)


def test_what_agrees_can_be_released(project: Path) -> None:
    assert release.problems(project, "1.2.0", preview=False) == []


def test_another_version_lacks_tag_changelog_and_citation(project: Path) -> None:
    wrong = "\n".join(release.problems(project, "1.3.0", preview=False))
    assert "git tag v1.3.0" in wrong
    assert "## 1.3.0 (" in wrong
    assert "CITATION.cff doesn't name the version 1.3.0" in wrong
    assert release.problems(project, "1.3.0", preview=True) == []


def test_a_dirty_tree_is_refused_in_a_preview_too(project: Path) -> None:
    (project / "new.txt").touch()
    for preview in (True, False):
        assert ["new.txt" in one for one in release.problems(project, "1.2.0", preview)] == [True]


def test_sums_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"wheel")
    release.write_sums(tmp_path)
    assert (tmp_path / release.SUMS).read_text() == f"{hashlib.sha256(b'wheel').hexdigest()}  a.whl\n"


def test_the_version_of_this_checkout_is_found() -> None:
    import openps

    assert release.version_of(release.ROOT) == openps.__version__
