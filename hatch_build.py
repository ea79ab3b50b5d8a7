"""Builds the compiled core on request: OPENPS_COMPILED=1 pip install .

Without it the wheel is pure Python, which is the default and the reference.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled classes forget what their annotations say in full (`tuple[Card | None, ...]` becomes `tuple`), and the codec
# and the words live on that: what is told (events, moves, views, claims) stays interpreted. Frequent ones
# are made once anyway.
LEFT_PURE = ("codec.py", "laws.py", "claims.py", "events.py", "moves.py", "view.py")


def wanted() -> bool:
    return os.environ.get("OPENPS_COMPILED", "") not in ("", "0")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.15", "setuptools>=70"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        work = Path(self.root) / "build" / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(Path(self.root) / "src", work, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        sources = [path for floor in ("engine", "games") for path in sorted((work / "openps" / floor).rglob("*.py"))]
        names = [str(path.relative_to(work)) for path in sources if path.name not in LEFT_PURE]
        command = [sys.executable, "-m", "mypyc", *names]
        subprocess.run(command, cwd=work, check=True, env={**os.environ, "MYPYPATH": str(work)})
        for built in sorted(work.rglob("*.so")):
            if "build" not in built.relative_to(work).parts:
                build_data["force_include"][str(built)] = str(built.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
