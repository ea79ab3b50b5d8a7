"""Compiles the core, the bots, and what a server runs through for every move: the same Python through mypyc, in a copy.

mypyc leaves two things about dataclasses to the interpreter, and both are on every path of a match: how one is made and
compared, and what the annotations of its fields say in full (of `tuple[Card | None, ...]` a compiled class remembers
`tuple`). So both are written out in the copy: `__init__`, `__eq__` and `__hash__` as `@dataclass` would have made them,
and the annotations as text, for the codec and the words (`openps.engine.written`).

    python compile_core.py FOLDER [JOBS]    compiles the core in FOLDER, with so many processes
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent
FLOORS = ("engine", "games", "bots", "editions/*/bots")
# Nobody outside of a library calls its functions by name. Without these, each call of one by another goes through a
# table in which somebody could have put another function.
FLAGS = ["-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []
# Reflection, proofs and the loop that knows only the contract gain nothing (the games' own loops are compiled); what is
# written of compiled classes is written by the interpreter. Of the bots' kit, what others derive their own bots from
# stays as it is, and so do lists, specs and programs, which nobody waits for.
LEFT_PURE = (
    "engine/codec.py", "engine/laws.py", "engine/playout.py", "engine/written.py",
    "bots/__init__.py", "bots/bot.py", "bots/ladder.py", "bots/player.py", "bots/program.py", "bots/protocol.py",
    "bots/specs.py", "editions/*/bots/__init__.py",
)  # fmt: skip
# Of the floors above the core: what a server runs through for every move, besides the messages, which are `msgspec`'s.
HOUSE = (
    "desk/outbox.py",
    "tables/heard.py",
    "tables/live.py",
    "tables/news.py",
    "tables/table.py",
    "wire/encoding.py",
)


@dataclass(frozen=True)
class Field:
    """One field of a dataclass, in the words of the source."""

    name: str
    type: str
    default: str  # empty where there is none
    factory: bool  # whether the default is called to make one
    compared: bool


@dataclass(frozen=True)
class Written:
    """A dataclass of the source, and how it was decorated."""

    node: ast.ClassDef
    fields: list[Field]
    frozen: bool
    hashed: bool

    @property
    def name(self) -> str:
        return self.node.name


def written_out(source: str) -> str:
    """The same module, with what `@dataclass` makes at run time as plain methods that a compiler can read."""
    module, lines = ast.parse(source), source.splitlines()
    classes = list(dataclasses_in(module))
    for one in reversed(classes):
        end = one.node.end_lineno
        lines[end:end] = ["", *methods(one), "", described(one)]
        decorator = one.node.decorator_list[0]
        lines[decorator.lineno - 1] = "@dataclass(init=False, eq=False)"
    if classes:
        first = next(one for one in module.body if is_import(one))
        lines.insert(first.lineno - 1, "from openps.engine.written import describe")
    return "\n".join(lines) + "\n"


def is_import(one: ast.stmt) -> bool:
    return isinstance(one, ast.Import) or (isinstance(one, ast.ImportFrom) and one.module != "__future__")


def dataclasses_in(module: ast.Module) -> Iterator[Written]:
    for node in module.body:
        if isinstance(node, ast.ClassDef) and any(
            ast.unparse(one).startswith("dataclass") for one in node.decorator_list
        ):
            if len(node.decorator_list) != 1 or node.bases:
                raise SystemExit(f"{node.name}: a dataclass with bases or other decorators cannot be written out")
            asked = settings(node.decorator_list[0])
            frozen = asked.get("frozen", False)
            yield Written(node, list(fields_of(node)), frozen, frozen or asked.get("unsafe_hash", False))


def settings(decorator: ast.expr) -> dict[str, bool]:
    """What stands in the brackets of `@dataclass(...)`."""
    if not isinstance(decorator, ast.Call):
        return {}
    asked = {str(one.arg): bool(ast.literal_eval(one.value)) for one in decorator.keywords}
    if not set(asked) <= {"frozen", "slots", "unsafe_hash"}:
        raise SystemExit(f"{ast.unparse(decorator)}: more than can be written out")
    return asked


def fields_of(node: ast.ClassDef) -> Iterator[Field]:
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith("ClassVar"):
            yield field_of(line)


def field_of(line: ast.AnnAssign) -> Field:
    annotation = line.annotation
    said = annotation.value if isinstance(annotation, ast.Constant) else ast.unparse(annotation)
    name, value = ast.unparse(line.target), line.value
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return Field(name, str(said), ast.unparse(value) if value else "", False, True)
    asked = {str(one.arg): ast.unparse(one.value) for one in value.keywords}
    factory = "default_factory" in asked
    default = asked["default_factory"] if factory else asked.get("default", "")
    return Field(name, str(said), default, factory, asked.get("compare", "True") == "True")


def methods(one: Written) -> list[str]:
    rows = ["def __init__(self" + "".join([f", {parameter(field)}" for field in one.fields]) + ") -> None:"]
    rows += [f"    self.{field.name} = {given(field)}" for field in one.fields] or ["    pass"]
    if not has_method(one, "__eq__"):
        rows += equality(one)
    if one.hashed and not has_method(one, "__hash__"):
        rows += ["", "def __hash__(self) -> int:", f"    return hash(({values('self', one)}))"]
    return ["    " + row if row else row for row in rows]


def parameter(field: Field) -> str:
    if field.factory:
        return f"{field.name}: {field.type + ' | None'!r} = None"
    return f"{field.name}: {field.type!r}" + (f" = {field.default}" if field.default else "")


def given(field: Field) -> str:
    return f"{field.default}() if {field.name} is None else {field.name}" if field.factory else field.name


def equality(one: Written) -> list[str]:
    same = [f"self.{field.name} == other.{field.name}" for field in one.fields if field.compared]
    return [
        "",
        "def __eq__(self, other: object) -> bool:",
        f"    if not isinstance(other, {one.name}):",
        "        return NotImplemented",
        f"    return {' and '.join(same) or 'True'}",
    ]


def has_method(one: Written, name: str) -> bool:
    return any(isinstance(line, ast.FunctionDef) and line.name == name for line in one.node.body)


def values(owner: str, one: Written) -> str:
    return "".join([f"{owner}.{field.name}, " for field in one.fields if field.compared])


def described(one: Written) -> str:
    """The line after a class that tells at run time what it is made of."""
    said = "\n".join([f"{field.name}: {field.type}" for field in one.fields])
    return f"describe({one.name}, {said!r}, {one.frozen})"


def modules() -> list[Path]:
    """What is compiled, of the sources."""
    package = ROOT / "src" / "openps"
    pure = {path for name in LEFT_PURE for path in package.glob(name)}
    core = {path for floor in FLOORS for path in package.glob(f"{floor}/**/*.py")} - pure
    return sorted(core | {package / name for name in HOUSE})


def compile_core(work: Path, jobs: int) -> None:
    """Compile a copy of the sources in this folder. What has not changed since the last time is kept."""
    sources = {path.relative_to(ROOT / "src"): path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")}
    compiled = [path.relative_to(ROOT / "src") for path in modules()]
    remove_stale(work, compiled)
    for path, text in sources.items():
        write_if_new(work / path, written_out(text) if path in compiled else text)
    write_if_new(work / "setup.py", setup_of(compiled))
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={jobs}"]
    subprocess.run(command, cwd=work, check=True, env={**os.environ, "MYPYPATH": str(work)})


def setup_of(compiled: list[Path]) -> str:
    return SETUP.format(paths=[str(path) for path in compiled], groups=groups(compiled), flags=FLAGS)


def remove_stale(work: Path, compiled: list[Path]) -> None:
    """What was compiled of a module that is gone would stand before whatever has its name now."""
    for path in (work / "openps").rglob("*.so"):
        module = path.relative_to(work).parent / path.name.partition(".")[0]
        if module.with_suffix(".py") not in compiled and module / "__init__.py" not in compiled:
            path.unlink()


def groups(paths: list[Path]) -> list[tuple[list[str], str]]:
    """A library for the engine, one for each game, one for its bots, one for the house: compilers take more than twice
    as long over twice as much."""
    names: dict[str, list[str]] = {}
    for path in paths:
        names.setdefault(f"openps_{library(path)}", []).append(str(path))
    return [(files, name) for name, files in names.items()]


def library(path: Path) -> str:
    floor, *inside = path.parts[1:]
    if floor == "games" and len(inside) > 1:
        return inside[0]
    if floor == "editions":
        return f"{inside[0]}_bots"
    if floor in ("games", "engine"):
        return "engine"
    return "bots" if floor == "bots" else "house"


def write_if_new(path: Path, text: str) -> None:
    """A file that stays as it was is not compiled anew."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


SETUP = """from mypyc.build import mypycify
from setuptools import setup

libraries = mypycify({paths}, debug_level="0", separate={groups})
for library in libraries:
    library.extra_compile_args = [*library.extra_compile_args, *{flags}]
setup(name="openps_core", ext_modules=libraries)
"""


if __name__ == "__main__":
    compile_core(Path(sys.argv[1]).absolute(), int(sys.argv[2]) if sys.argv[2:] else os.cpu_count() or 1)
