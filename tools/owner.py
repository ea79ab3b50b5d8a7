"""Lists the places that wait for what only the owner of this project knows, or fills them in from OWNER.toml.

python3 tools/owner.py [--write]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FACTS = ROOT / "OWNER.toml"
PLACEHOLDERS = {"address": "https://github.com/OWNER/openps", "author": "OWNER_NAME", "contact": "OWNER_CONTACT"}
ANY = re.compile(r"\bOWNER(?:_[A-Z]+)?\b(?!\.toml)")
OURS = ("OWNER.toml", "tools/owner.py", "tests/tools/test_owner.py")  # they speak about placeholders


def facts() -> dict[str, str]:
    return tomllib.loads(FACTS.read_text("utf-8"))


def places(root: Path = ROOT) -> Iterator[tuple[Path, int, str]]:
    """File, line number and line of everything that still names a placeholder."""
    for name in tracked(root):
        path = root / name
        if name not in OURS and path.is_file():
            for number, line in enumerate(path.read_bytes().decode("utf-8", "ignore").splitlines(), 1):
                if ANY.search(line):
                    yield path, number, line.strip()


def tracked(root: Path) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    return listed.split("\0")[:-1]


def fill(text: str, known: dict[str, str]) -> str:
    for key, placeholder in PLACEHOLDERS.items():
        text = text.replace(placeholder, known[key])
    return text


def main(*arguments: str) -> None:
    known = facts()
    if arguments == ("--write",):
        missing = [key for key, placeholder in PLACEHOLDERS.items() if known[key] == placeholder]
        if missing:
            sys.exit(f"Fill in {', '.join(missing)} in {FACTS.name} first.")
        for path in {path for path, _, _ in places()}:
            path.write_text(fill(path.read_text("utf-8"), known), "utf-8")
    for path, number, line in places():
        print(f"{path.relative_to(ROOT)}:{number}: {line}")


if __name__ == "__main__":
    main(*sys.argv[1:])
