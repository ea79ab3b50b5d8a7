"""French counts nothing like one: what is said of one must be true of none as well, or none has words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from openps.catalog import OURS

PACKAGES = ["openps.words", *[edition.words for edition in OURS]]
ONE = re.compile(r"\b(1|une?|Une?)\b")
# Counts that begin at one wherever they are told.
NEVER_NONE = {
    "recap-more", "simulate-title", "ladder-title", "online-away", "web-asked-back-missing", "web-after-waiting",
    "tui-impossible-more", "lab-cluster", "lab-players", "meter-measured", "meter-estimated", "table-bullets",
    "reason-parasites-there", "event-taker-set", "event-hostages-added", "event-rerolls-given", "tale-freed",
    "tale-killed", "tale-count", "effect-reveal", "effect-take", "web-threat-beyond", "web-stage-freed",
    "web-stage-killed", "event-attack-ready", "event-battle-began", "event-hand-over-limit",
    "demo-health_committee", "explain-card-health_committee",
}  # fmt: skip


def selects(node: object) -> Iterator[ast.SelectExpression]:
    """Those in a message, the ones inside others included."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for one in value if isinstance(value, list) else [value]:
            yield from selects(one)


def told_of_none() -> Iterator[tuple[str, str]]:
    """Messages in which one is told by a numeral or an article, and nothing has no words of its own."""
    for package in PACKAGES:
        text = files(package).joinpath("messages", "fr.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            for select in selects(entry):
                words = {key_of(one.key): text_of(one.value) for one in select.variants}
                if isinstance(entry, ast.Message) and "0" not in words and ONE.search(words.get("one", "")):
                    yield entry.id.name, words["one"]


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def text_of(pattern: ast.Pattern) -> str:
    return "".join([one.value for one in pattern.elements if isinstance(one, ast.TextElement)])


def test_nothing_is_not_told_as_one() -> None:
    wrong = {name: words for name, words in told_of_none() if name not in NEVER_NONE}
    assert wrong == {}
