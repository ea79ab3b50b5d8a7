"""An environment of its own with packages in it, as pip leaves them there: this is how a stranger has a game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tests.server.running import Running, running

ROOT = Path(__file__).parents[1]
KUHN_POKER = ROOT / "examples" / "kuhn_poker"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")
# From what is here: no network, and whatever builds packages is that of this environment.
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")
_ALL_OF = """
import contextlib, io, json, sys
from openps.cli.main import main
told = []
for line in json.loads(sys.argv[1]):
    sys.stdin = io.StringIO(sys.argv[2])
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        told.append((main(line), out, err))
print(json.dumps([(code, out.getvalue(), err.getvalue()) for code, out, err in told]))
"""


@dataclass(frozen=True, slots=True)
class Environment:
    """openps itself and what it needs come from this checkout and its environment; everything else is installed."""

    folder: Path

    @classmethod
    def made(cls, folder: Path) -> Environment:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        made = cls(folder)
        (made.packages / "openps.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
        return made

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def packages(self) -> Path:
        (packages,) = self.folder.glob("lib/python3*/site-packages")
        return packages

    def install(self, *packages: Path | str) -> None:
        subprocess.run([sys.executable, *PIP, "--python", self.python, "install", *OFFLINE, *packages], check=True)

    def openps(self, *line: str, language: str = "en", typed: str = "") -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "OPENPS_DATA": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}
        command = [self.python, "-m", "openps", "--lang", language, *line]
        return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, env=env, check=False)

    def all_of(self, lines: Sequence[Sequence[str]], typed: str) -> list[tuple[int, str, str]]:
        """Several commands in one process, which is much quicker: of each its exit code and what it told."""
        given = json.dumps([["--lang", "en", *line] for line in lines])
        env = {**os.environ, "OPENPS_DATA": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}
        command = [self.python, "-c", _ALL_OF, given, typed]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, env=env, check=True)
        return [(code, out, err) for code, out, err in json.loads(ended.stdout)]

    def serving(self, folder: Path) -> AbstractContextManager[Running]:
        return running(str(folder / "tables.db"), folder, 0, "--limit", "tables=100", python=self.python)
