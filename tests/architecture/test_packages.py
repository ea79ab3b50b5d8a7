"""What others' packages are used for: which extra brings them, and that only their public modules are imported."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "openps"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
SPELLED = {"prometheus-client": "prometheus_client"}
"""Distributions that are imported under another name than their own."""
LOADERS = {"require", "needed", "import_module"}
"""Functions that import what they are given as text."""

PUBLIC = {
    "uvicorn",
    "websockets.asyncio.client",
    "websockets.exceptions",
    "websockets.frames",
    "websockets.http11",
    "websockets.protocol",
    "websockets.server",
}
"""Modules that uvicorn and websockets document."""
PRIVATE = {"uvicorn.protocols.http.h11_impl"}
"""No public way keeps our limits on HTTP connections, so uvicorn has a tight ceiling. Nothing may be added here."""


def imported(path: Path) -> Iterator[str]:
    """Modules that a file imports anywhere, also those that it names as text."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in LOADERS:
            named = [given.value for given in node.args if isinstance(given, ast.Constant)]
            yield from [name for name in named if name.partition(".")[0].isidentifier() and name not in EXTRAS]


def of_others(*places: str) -> set[str]:
    """Packages that these files and folders import, but for our own, Python's and one that a user adds."""
    patterns = [place if place.endswith(".py") else f"{place}/**/*.py" for place in places]
    paths = [path for pattern in patterns for path in SOURCE.glob(pattern)]
    tops = {module.partition(".")[0] for path in paths for module in imported(path)}
    return {top for top in tops if top not in (*sys.stdlib_module_names, "openps", "pyspiel")}


def brings(extra: str) -> set[str]:
    """Modules of what an extra installs, also through others of ours."""
    modules: set[str] = set()
    for needed in EXTRAS[extra]:
        name = re.split(r"[\[>=<;]", needed)[0]
        if name == PROJECT["name"]:
            modules |= {one for other in re.findall(r"\w+", needed.partition("[")[2]) for one in brings(other)}
        else:
            modules.add(SPELLED.get(name, name))
    return modules


@pytest.mark.parametrize(
    ("extra", "places"),
    [
        ("web", ["server/" + path.name for path in (SOURCE / "server").glob("*.py") if path.name != "metrics.py"]),
        ("web", ["desk", "store", "tables", "wire", "cli/backups.py", "cli/proof.py"]),
        ("metrics", ["server"]),
        ("tui", ["tui", "client", "wire", "cli/online.py", "cli/online_table.py", "cli/fullscreen.py"]),
        ("rl", ["rl"]),
        ("lab", ["lab/" + path.name for path in (SOURCE / "lab").glob("*.py") if path.name != "hands.py"]),
        ("cluster", ["lab"]),
    ],
)
def test_an_extra_brings_what_its_part_imports(extra: str, places: list[str]) -> None:
    used = of_others(*places)
    assert used
    assert used <= brings(extra)


def test_a_plot_needs_no_cluster() -> None:
    assert not brings("lab") & {"dask", "distributed"}
    assert {"dask", "distributed"} <= brings("cluster")


def test_all_is_all() -> None:
    assert brings("all") == {module for extra in EXTRAS if extra != "dev" for module in brings(extra)}


def test_every_package_has_a_floor_and_our_own_name_is_right() -> None:
    needed = [one for extra, packages in EXTRAS.items() if extra != "dev" for one in packages]
    bare = [one for one in needed if ">=" not in one and not one.startswith(f"{PROJECT['name']}[")]
    assert len(needed) > 15
    assert bare == []


def test_no_other_private_module_of_uvicorn_or_websockets_is_imported() -> None:
    modules = {module for path in SOURCE.rglob("*.py") for module in imported(path)}
    theirs = {module for module in modules if module.partition(".")[0] in ("uvicorn", "websockets")}
    assert theirs - PUBLIC - {"websockets"} == PRIVATE


def test_the_ceiling_of_uvicorn_is_tight() -> None:
    """A minor version may change a module that is not public."""
    (uvicorn,) = [one for one in EXTRAS["web"] if one.startswith("uvicorn")]
    assert re.fullmatch(r"uvicorn>=0\.\d+(\.\d+)?,<0\.\d+", uvicorn)
    assert sys.version_info >= tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
