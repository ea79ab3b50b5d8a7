"""Whoever silences a check says why, on the same line."""

from __future__ import annotations

import re

from tests.checkout import ROOT, committed

WORDS = r"[\w`'’]+(?: [^ ].*)?"
# Put together here, so that this file does not silence anything itself.
NOQA, IGNORE, SVELTE = "no" + "qa", "type: " + "ignore", "svelte-" + "ignore"
ESLINT, TYPESCRIPT, SKIP = "eslint-" + "disable", "@ts" + "-", "mark." + "skip"
SILENCER = re.compile(rf"{NOQA}|{IGNORE}|{SVELTE}|{ESLINT}|{TYPESCRIPT}[a-z]")
WITH_A_REASON = re.compile(
    rf"{NOQA}: [A-Z0-9, ]+ - {WORDS}|{IGNORE}\[[a-z, -]+\]  # {WORDS}|{SVELTE} \w+: {WORDS}"
    rf"|{ESLINT}[\w-]* [\w@/, -]+ -- {WORDS}|{TYPESCRIPT}expect-error {WORDS}"
)
SKIPPED = re.compile(r"mark\.(?:skip|xfail)\b(?!.*reason=)")


def lines_of_code() -> list[tuple[str, str]]:
    """Each line of each committed file of code, with its place."""
    names = committed("*.py", "*.ts", "*.svelte", "*.js", "*.css")
    texts = [(name, (ROOT / name).read_text("utf-8")) for name in names]
    return [(f"{name}:{number}", line) for name, text in texts for number, line in enumerate(text.splitlines(), 1)]


def unexplained(line: str) -> bool:
    return bool((SILENCER.search(line) and not WITH_A_REASON.search(line)) or SKIPPED.search(line))


def test_every_silencer_has_a_reason() -> None:
    lines = lines_of_code()
    assert len(lines) > 50_000
    assert [place for place, line in lines if unexplained(line)] == []


def test_a_silencer_without_a_reason_is_noticed() -> None:
    silent = f"import os  # {NOQA}: F401"
    assert unexplained(silent)
    assert not unexplained(f"{silent} - it registers itself")
    assert unexplained(f"a = b  # {IGNORE}[arg-type]")
    assert unexplained(f"a = b  # {IGNORE}")
    assert not unexplained(f"a = b  # {IGNORE}[arg-type]  # b is checked above")
    assert unexplained(f"@pytest.{SKIP}")
