"""Builds a release into dist/release: sdist, pure and compiled wheel, the site and checksums.

    python tools/release.py [--preview]

It refuses a dirty tree, and a tag or changelog that doesn't match the version; `--preview` does without tag and date.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "dist" / "release"
WHEEL = ("-m", "pip", "--disable-pip-version-check", "--quiet", "wheel", "--no-deps", "--no-build-isolation")
SUMS = "SHA256SUMS"


def main(*arguments: str) -> None:
    version = version_of(ROOT)
    wrong = problems(ROOT, version, preview=arguments == ("--preview",))
    if wrong:
        sys.exit("\n".join(["No release:", *wrong]))
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openps"  # nothing but what is committed
        run("git", "clone", "--quiet", "--no-local", str(ROOT), str(source))
        build(source, version)
    write_sums(OUT)
    print(f"{OUT} holds:", *sorted(path.name for path in OUT.iterdir()), sep="\n  ")


def version_of(root: Path) -> str:
    found = re.search(r'^__version__.*= "(.+)"', (root / "src/openps/__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        sys.exit("src/openps/__init__.py names no version.")
    return found[1]


def problems(root: Path, version: str, preview: bool) -> list[str]:
    """All reasons not to make this release, so that they can be mended at once."""
    wrong = []
    if changed := run("git", "status", "--porcelain", folder=root):
        wrong.append(f"- The tree has changes that aren't committed:\n{changed.rstrip()}")
    if preview:
        return wrong
    if f"v{version}" not in run("git", "tag", "--points-at", "HEAD", folder=root).split():
        wrong.append(f"- This commit has no tag v{version}: git tag v{version}")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", text(root, "CHANGELOG.md"), re.MULTILINE):
        wrong.append(f"- CHANGELOG.md has no heading like “## {version} (2026-01-31)”.")
    if f"version: {version}\n" not in text(root, "CITATION.cff"):
        wrong.append(f"- CITATION.cff doesn't name the version {version}.")
    return wrong


def text(root: Path, name: str) -> str:
    return (root / name).read_text("utf-8")


def build(source: Path, version: str) -> None:
    """Wheels come from the unpacked sdist, so that it is proved to be whole."""
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(OUT), folder=source)
    (sdist,) = OUT.glob("*.tar.gz")
    shutil.unpack_archive(sdist, source.parent / "sdist", filter="data")
    (unpacked,) = (source.parent / "sdist").iterdir()
    for compiled in ("0", "1"):
        wheel = (sys.executable, *WHEEL, "--wheel-dir", str(OUT), ".")
        run(*wheel, folder=unpacked, environment={"OPENPS_COMPILED": compiled})
    run(sys.executable, str(ROOT / "bench" / "try_wheels.py"), *map(str, OUT.glob("*.whl")))
    run("make", "site", folder=unpacked)
    shutil.make_archive(str(OUT / f"openps-site-{version}"), "zip", unpacked / "build" / "site")


def write_sums(folder: Path) -> None:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def run(*command: str, folder: Path = ROOT, environment: dict[str, str] | None = None) -> str:
    ended = subprocess.run(
        command, cwd=folder, env={**os.environ, **(environment or {})}, stdout=subprocess.PIPE, text=True, check=False
    )
    if ended.returncode != 0:
        sys.exit(f"No release: {' '.join(command)} failed.\n{ended.stdout}")
    return ended.stdout


if __name__ == "__main__":
    main(*sys.argv[1:])
