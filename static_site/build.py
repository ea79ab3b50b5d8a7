"""`make site`: writes a folder that any web space can serve, and that then is openps.

python -m static_site.build build/site
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from openps.catalog import editions
from openps.desk.endpoints import rules_of
from openps.words.messages import LANGUAGES
from static_site import licenses, python
from static_site.serve import policy

WEB: Final = python.ROOT / "web"
FILES: Final = Path(__file__).with_name("files")
WORKER: Final = "sw.js"
START: Final = "index.html"
LATER: Final = "py/"
SOFT: Final = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"})
OFFER: Final = '<meta name="openps-house" content="offered" />'
HASH: Final = 16  # hexadecimal digits that tell one version from another


def make(folder: Path) -> None:
    """Beside the place where it belongs first: a build that fails leaves the site as it was."""
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    build_page(fresh)
    shutil.copytree(FILES, fresh, dirs_exist_ok=True)
    python.make(fresh)
    licenses.add(fresh)
    tell_rules(fresh)
    seal(fresh)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)


def build_page(folder: Path) -> None:
    npx = shutil.which("npx") or "npx"
    asked = [npx, "vite", "build", "--mode", "site", "--outDir", str(folder.resolve()), "--logLevel", "warn"]
    subprocess.run(asked, cwd=WEB, env={**os.environ, "NODE_ENV": "production"}, check=True)


def tell_rules(folder: Path) -> None:
    """As the house would tell them: whoever wants to read need not wait until Python is there."""
    told = folder / "told"
    told.mkdir()
    for key in editions():
        for language in LANGUAGES:
            (told / f"rules-{key}-{language}.json").write_bytes(msgspec.json.encode(rules_of(key, language)))


def seal(folder: Path) -> None:
    """Gives the site its version, which follows from its files, and tells it to the page and the service worker."""
    (folder / "py" / python.TOLD).unlink(missing_ok=True)
    version = version_of(hashes(folder))
    python.tell(folder, version)
    listed = {"version": version, "policy": policy(), "start": named(folder), "files": hashes(folder)}
    worker = folder / WORKER
    worker.write_text(f"self.SITE={json.dumps(listed, separators=(',', ':'))};\n{unsealed(worker)}", "utf-8")


def unsealed(worker: Path) -> str:
    """The service worker as it was built, without the list of another version."""
    text = worker.read_text("utf-8")
    return text.partition("\n")[2] if text.startswith("self.SITE=") else text


def hashes(folder: Path) -> dict[str, str]:
    """Of every file that a browser keeps, by its address: the start page first, Python last."""
    names = sorted((path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()), key=order)
    return {name: hashed((folder / name).read_bytes()) for name in names if name != WORKER and not name.endswith(".gz")}


def order(name: str) -> tuple[bool, bool, str]:
    return (name.startswith(LATER), name != START, name)


def named(folder: Path) -> list[str]:
    """The start page, and what it names itself."""
    names = re.findall(r'(?:src|href)="\./([^"]+)"', (folder / START).read_text("utf-8"))
    return [START, *names]


def hashed(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def pack(folder: Path) -> None:
    """Compressed files beside those that gain by it, for hosts that send such."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOFT:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def version_of(files: Mapping[str, str]) -> str:
    return hashed(json.dumps(files).encode())[:HASH]


def add_python(page: Path) -> None:
    """Beside the page of an ordinary server, which offers to play without it then."""
    python.make(page)
    licenses.add(page)
    start = page / START
    start.write_text(offering(start.read_text("utf-8")), "utf-8")
    python.tell(page, version_of(hashes(page)))


def offering(html: str) -> str:
    """The page says that it can do without its server; once is enough."""
    return html if OFFER in html else html.replace("<head>", f"<head>\n    {OFFER}", 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--packed", action="store_true", help="write .gz beside each file that gains by it")
    asked.add_argument("--python-only", action="store_true", help="only the folder py, into the page of a server")
    given = asked.parse_args()
    if given.python_only:
        add_python(given.folder)
    else:
        make(given.folder)
    if given.packed:
        pack(given.folder)


if __name__ == "__main__":
    main()
