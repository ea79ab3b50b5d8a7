"""French as it is set: ’ and not ', « » and not ", and a narrow no-break space before ; : ! ? » and after «.

`python -m tests.words.typography` sets right what is plain, in every French text that people are shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SHOWN: Final = (
    "src/openps/*/messages/fr.ftl", "src/openps/*/*/messages/fr.ftl", "src/openps/editions/*/rules/primer.fr.md",
    "src/openps/editions/*/puzzles/messages/fr.ftl",
    "docs/rules/fr/*.md", "examples/*/*/messages/fr.ftl", "examples/*/*/rules/fr.md",
)  # fmt: skip
NARROW: Final = "\u202f"
# What is no French: comments, code, what is typed, addresses, and values that are put in.
_FENCED: Final = re.compile(r"^( *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
_KEPT: Final = re.compile(
    r"""(^#.*$|pip install "[^\n]*"|`[^`\n]*`|\{[^{}\n]*\}|--?\w[\w-]*|\w+://\S+|!\[|"""
    r"""Pani-High!|\bB!|\bNOW!|"\{[^{}\n]*\}\[\w+\]"|= \?$)""",
    re.MULTILINE,
)
_BEFORE: Final = re.compile(r"[ \u00a0]+(?=[;:!?»])")
_AFTER: Final = re.compile(r"(?<=«)[ \u00a0]*(?=[^\s\u202f])")
_PLAIN: Final = {
    "a straight apostrophe": re.compile(r"'"),
    "a straight quotation mark": re.compile(r'"'),
    "a space that may break": re.compile(r"[ \u00a0](?=[;:!?»])|« |«\u00a0"),
    "no space where one belongs": re.compile(r"(?<=[\w)»…\x00])[;!?»]|(?<=[^\W\d]):(?=[\s]|$)|«(?=[^\s\u202f])"),
}


def texts() -> Iterator[Path]:
    return (path for pattern in SHOWN for path in sorted(ROOT.glob(pattern)))


def _outside(document: str, change: Callable[[str], str]) -> str:
    """A document whose French is changed, and nothing else in it."""
    kept: list[str] = []

    def put_aside(match: re.Match[str]) -> str:
        kept.append(match[0])
        return f"\x00{len(kept) - 1}\x00"

    changed = change(_KEPT.sub(put_aside, _FENCED.sub(put_aside, document)))
    while "\x00" in changed:
        changed = re.sub(r"\x00(\d+)\x00", lambda match: kept[int(match[1])], changed)
    return changed


def set_right(document: str) -> str:
    return _outside(document, lambda text: _AFTER.sub(NARROW, _BEFORE.sub(NARROW, text.replace("'", "’"))))


def plain_ones(document: str) -> list[str]:
    """What is not set as French is, with the words around it."""
    plain_spots: list[str] = []

    def look(text: str) -> str:
        for what, plain in _PLAIN.items():
            spots = [(one.start() - 25, one.end() + 10) for one in plain.finditer(text)]
            plain_spots.extend([f"{what}: {text[max(0, start) : end]!r}" for start, end in spots])
        return ""

    _outside(document, look)
    return plain_spots


if __name__ == "__main__":
    for path in texts():
        path.write_text(set_right(path.read_text("utf-8")), "utf-8")
