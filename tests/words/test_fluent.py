"""Our small reader of message files says what the reference implementation says."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from openps.catalog import games
from openps.words import fluent
from openps.words.messages import HOUSE, LANGUAGES
from tests.long import LONG

PACKAGES = [HOUSE, *[game.info.package for game in games().values()]]
VARIABLE = re.compile(r"\$([a-zA-Z_]+)")


def source(package: str, language: str) -> str:
    return files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")


@cache
def parsed(package: str, language: str) -> Resource:
    """Read once: that takes much longer than all that is asked of it."""
    return FluentParser().parse(source(package, language))


@cache
def ours_of(package: str, language: str) -> dict[str, fluent.Pattern]:
    return fluent.parse(source(package, language))


@cache
def reference(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(parsed(package, language))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_files_are_plain_fluent(package: str, language: str) -> None:
    entries = parsed(package, language).body

    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []


# None, one, many in both languages, and a word; `make long` has more of each.
VALUES: list[str | int] = [0, 1, 17, "none", *([2, "word"] if LONG else [])]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_reads_as_in_the_reference(package: str, language: str, value: str | int) -> None:
    text, bundle = source(package, language), reference(package, language)
    values = dict.fromkeys(VARIABLE.findall(text), value)
    ours = ours_of(package, language)
    different = {}
    for key, pattern in ours.items():
        expected, errors = bundle.format_pattern(bundle.get_message(key).value, values)
        said = fluent.render(pattern, language, values)
        if errors or said != expected:
            different[key] = (said, expected, errors)

    assert len(ours) > 50
    assert different == {}


@pytest.mark.parametrize(
    "broken",
    ["no message here", "a = { $x", "a = x }", "a = { unknown }", "a = { $x ->\n    [one] x\n }", "a = x\na = y"],
)
def test_a_broken_file_is_refused(broken: str) -> None:
    with pytest.raises(fluent.FluentError):
        fluent.parse(broken)


def test_french_counts_zero_as_one() -> None:
    pattern = fluent.parse("a = { $n ->\n    [one] one\n   *[other] many\n }")["a"]

    assert fluent.render(pattern, "fr", {"n": 0}) == "one"
    assert fluent.render(pattern, "en", {"n": 0}) == "many"


def test_a_missing_value_shows_its_name() -> None:
    assert fluent.render(fluent.parse("a = hello { $who }")["a"], "en", {}) == "hello {$who}"
