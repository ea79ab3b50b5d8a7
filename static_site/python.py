"""The folder `py` of a site: Pyodide, what is used of its standard library, and our package with its one wheel.

Everything comes from the registries, pinned: Pyodide with the packages of the page, the wheel by its hash. Modules are
compiled by the very Python that will read them in the browser: it would do so at every start otherwise.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from static_site import archive, stdlib

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
RULES: Final = ROOT / "docs" / "rules"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WHEELS: Final = ROOT / "build" / "site-wheels"
LOCKED: Final = ROOT / "requirements-site.txt"
KNOWN: Final = ROOT / "build" / "site-compiled"
COMPILE: Final = Path(__file__).with_name("compile.mjs")
COLLECT: Final = Path(__file__).with_name("collect.mjs")
READY: Final = Path(__file__).with_name("ready.py")
MADE: Final = "ready.bin"

AS_IT_IS: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
PACKAGE: Final = "openps.zip"
COMPILED: Final = "msgspec.wasm"
"""The one module that is WebAssembly itself: loaded before Python runs, so not from an archive that Python reads."""
TOLD: Final = "manifest.json"
NO_PACKAGES: Final = "pyodide-lock.json"
ELSEWHERE: Final = frozenset({"cli", "client", "lab", "rl", "server", "store", "tui"})
"""Floors that need a terminal, a disk or a network: no worker of a page imports them."""
NOT_READ: Final = frozenset({".pyi", ".typed", ".so", ".pyc"})
WHEEL_FOR: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")


DATA: Final = (".ftl", ".md", ".json", ".txt", ".gz", ".css")  # no class is made of these
AS_EVERYWHERE: Final = "0"
WITHOUT_DOCSTRINGS: Final = "2"


def make(folder: Path, *, compiled: bool = True) -> None:
    """Writes `py` into the folder of a site."""
    there = folder / "py"
    there.mkdir(parents=True, exist_ok=True)
    for name in AS_IT_IS:
        shutil.copyfile(PYODIDE / name, there / name)
    (there / NO_PACKAGES).write_text(json.dumps(without_packages()), "utf-8")
    package = {**ours(), **wheel(), READY.name: READY.read_bytes()}
    library = used_library(package)
    if compiled:
        made = dataclass_code(package)
        package, library = compile_all(package, AS_EVERYWHERE), compile_all(library, WITHOUT_DOCSTRINGS)
        package[MADE] = made
    (there / COMPILED).write_bytes(taken_out(package))
    archive.write(there / LIBRARY, library)
    archive.write(there / PACKAGE, package)


def taken_out(package: dict[str, bytes]) -> bytes:
    (name,) = [name for name in package if name.endswith(".so")]
    return package.pop(name)


def without_packages() -> dict[str, object]:
    """The list that Pyodide asks for at its start; its packages lie on a network that a site never asks."""
    listed = json.loads((PYODIDE / NO_PACKAGES).read_text("utf-8"))
    return {"info": listed["info"], "packages": {}}


def tell(folder: Path, version: str) -> None:
    """What a page needs to say how much of it is there."""
    there = folder / "py"
    sizes = {path.name: path.stat().st_size for path in sorted(there.iterdir()) if path.name != TOLD}
    (there / TOLD).write_text(json.dumps({"version": version, "sizes": sizes}, indent=1) + "\n", "utf-8")


def ours() -> dict[str, bytes]:
    """The package as a wheel would hold it, without what lies elsewhere."""
    files = {f"openps/{name}": data for name, data in archive.gathered(SOURCES / "openps") if goes_along(name)}
    return files | {f"openps/words/rules/{name}": data for name, data in archive.gathered(RULES)}


def goes_along(name: str) -> bool:
    return name.partition("/")[0] not in ELSEWHERE and Path(name).suffix not in NOT_READ


def wheel() -> dict[str, bytes]:
    """The packages that ours needs in a worker, unpacked."""
    files: dict[str, bytes] = {}
    for path in downloaded():
        files |= {name: data for name, data in archive.read(path).items() if is_part(name)}
    return files


def is_part(name: str) -> bool:
    return ".dist-info/" not in name and Path(name).suffix not in {".pyi", ".typed"}


def downloaded() -> list[Path]:
    """From the package index, by the hashes in `requirements-site.txt`; once, as long as these stay the same."""
    made_of = WHEELS / "made-of"
    if not made_of.is_file() or made_of.read_bytes() != LOCKED.read_bytes():
        shutil.rmtree(WHEELS, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
        how = ["--no-deps", "--only-binary=:all:", *WHEEL_FOR, "--require-hashes", "--requirement", str(LOCKED)]
        subprocess.run([*pip, *how, "--dest", str(WHEELS)], check=True)
        made_of.write_bytes(LOCKED.read_bytes())
    return sorted(WHEELS.glob("*.whl"))


def used_library(package: dict[str, bytes]) -> dict[str, bytes]:
    whole = archive.read(PYODIDE / LIBRARY)
    texts = {name: data.decode("utf-8", "replace") for name, data in whole.items() if name.endswith(".py")}
    sources = [data.decode() for name, data in package.items() if name.endswith(".py")]
    return {name: whole[name] for name in stdlib.used(texts, sources)}


def compile_all(files: dict[str, bytes], optimize: str) -> dict[str, bytes]:
    """The same with bytecode in place of every source; what was compiled before is not compiled again."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    known = {name: KNOWN / key_of(name, data, optimize) for name, data in sources.items()}
    compile_now({name: sources[name] for name, path in known.items() if not path.is_file()}, optimize)
    made = {f"{name}c": path.read_bytes() for name, path in known.items()}
    return {name: data for name, data in files.items() if name not in sources} | made


def key_of(name: str, data: bytes, optimize: str) -> str:
    release = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    return hashlib.sha256(b"\0".join([release.encode(), optimize.encode(), name.encode(), data])).hexdigest()


def dataclass_code(package: dict[str, bytes]) -> bytes:
    """What `ready.py` reads; as long as nothing of ours changes, it is collected once."""
    sources = {name: data for name, data in package.items() if not name.endswith(DATA)}
    kept = KNOWN / key_of(MADE, b"".join(name.encode() + data for name, data in sorted(sources.items())), "")
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as made:
            folder, fresh = Path(made) / "sources", Path(made) / MADE
            archive.lay_out(folder, package)
            run_node(COLLECT, folder, fresh)
            shutil.move(fresh, kept)
    return kept.read_bytes()


def compile_now(sources: dict[str, bytes], optimize: str) -> None:
    if not sources:
        return
    KNOWN.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        archive.lay_out(folder, sources)
        run_node(COMPILE, folder, optimize)
        for name, data in sources.items():
            shutil.move(folder / f"{name}c", KNOWN / key_of(name, data, optimize))


def run_node(*given: Path | str) -> None:
    node = shutil.which("node") or "node"
    subprocess.run([node, *map(str, given)], check=True, stdout=subprocess.DEVNULL)
