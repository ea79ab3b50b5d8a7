"""In the browser: the methods of dataclasses, as code that was compiled when the site was built.

The standard library writes them as text, and compiles that whenever a class is made: for four hundred classes this took
more than a third of all imports. A text that was met when the site was built has its code here; any other is compiled
as ever, so whatever is in here, a class is what it would be without.
"""

from __future__ import annotations

import dataclasses
import marshal
from pathlib import Path
from typing import Any, Final

MADE: Final = Path(__file__).with_name("ready.bin")
_COMPILED: Final[dict[str, bytes]] = marshal.loads(MADE.read_bytes()) if MADE.is_file() else {}
compiled_here: Final[list[str]] = []
"""Texts that were not met then: tests look at it."""


def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
    """In place of `exec` as the standard library calls it there."""
    code = _COMPILED.get(text)
    if code is None:
        compiled_here.append(text)
        code = marshal.dumps(compile(text, "<string>", "exec", dont_inherit=True))
    exec(marshal.loads(code), names, made)  # as the library would: it wrote the text


dataclasses.exec = run  # type: ignore[attr-defined]  # a name of the module is found before one of Python
