"""A small reader of Fluent message files, so that the core needs no third party.

Knows what our files use: messages, terms of text, `{ $variable }`, `{ "literal" }` and selection by number, plural or
word. A test compares it, message by message, with the reference implementation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

_ENTRY: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *")
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)\s*")
_LITERAL: Final = re.compile(r'"([^"\\]*)"\s*')
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([a-zA-Z0-9_.-]+)\s*\] *")
_VARIANT_AHEAD: Final = re.compile(r"\s*(\*?\[|\})")

Value: TypeAlias = str | int
"""What a message is given: numbers choose plurals, texts stand as they are."""


class FluentError(ValueError):
    """A message file that is not what we write."""


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Select:
    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Pattern: TypeAlias = tuple["str | Variable | Select", ...]


def plural(language: str, number: int) -> str:
    """The plural class of a whole number; French counts zero as one."""
    return "one" if number == 1 or (language == "fr" and number == 0) else "other"


def parse(source: str) -> dict[str, Pattern]:
    """All messages of a file by their keys."""
    messages: dict[str, Pattern] = {}
    for key, text in _entries(source):
        if key in messages:
            raise FluentError(f"{key} stands twice")
        parser = _Parser(text)
        messages[key] = parser.pattern(inside=False)
    return messages


def render(pattern: Pattern, language: str, values: Mapping[str, Value]) -> str:
    """The words of a message; a value that is missing shows as its name."""
    parts = []
    for element in pattern:
        if isinstance(element, str):
            parts.append(element)
        elif isinstance(element, Variable):
            parts.append(str(values.get(element.name, f"{{${element.name}}}")))
        else:
            parts.append(render(_chosen(element, language, values), language, values))
    return "".join(parts)


def _chosen(select: Select, language: str, values: Mapping[str, Value]) -> Pattern:
    value = values.get(select.name)
    for key, pattern in select.variants:
        if key == str(value) or (isinstance(value, int) and key == plural(language, value)):
            return pattern
    return select.default


def _entries(source: str) -> list[tuple[str, str]]:
    """Keys with their texts, continuation lines joined without their common indentation."""
    entries: list[tuple[str, list[str]]] = []
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        entry = _ENTRY.match(line)
        if entry:
            entries.append((entry[1], [line[entry.end() :]]))
        elif line.startswith(" ") and entries:
            entries[-1][1].append(line)
        else:
            raise FluentError(f"line {number} is no message: {line!r}")
    return [(key, _dedented(lines)) for key, lines in entries]


def _dedented(lines: list[str]) -> str:
    first, rest = lines[0], lines[1:]
    indent = min([len(line) - len(line.lstrip(" ")) for line in rest], default=0)
    # A space that does not break belongs to the words.
    return "\n".join([first, *[line[indent:] for line in rest]]).strip(" \n")


class _Parser:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def pattern(self, inside: bool) -> Pattern:
        """Text and placeables up to the end, or inside a selection up to the next variant."""
        elements: list[str | Variable | Select] = []
        start = self._at
        while self._at < len(self._text):
            char = self._text[self._at]
            if inside and char == "\n" and _VARIANT_AHEAD.match(self._text, self._at):
                break
            if char == "{":
                elements.append(self._text[start : self._at])
                elements.append(self._placeable())
                start = self._at
            elif char == "}":
                raise FluentError(f"a brace too many in {self._text!r}")
            else:
                self._at += 1
        elements.append(self._text[start : self._at])
        return tuple([element for element in elements if element != ""])

    def _placeable(self) -> str | Variable | Select:
        self._at += 1
        self._skip_blank()
        literal = _LITERAL.match(self._text, self._at)
        if literal:
            self._at = literal.end()
            self._expect("}")
            return literal[1]
        variable = _VARIABLE.match(self._text, self._at)
        if not variable:
            raise FluentError(f"neither a variable nor a literal in {self._text!r}")
        self._at = variable.end()
        if self._text.startswith("->", self._at):
            self._at += 2
            return self._select(variable[1])
        self._expect("}")
        return Variable(variable[1])

    def _select(self, name: str) -> Select:
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while variant := _VARIANT.match(self._text, self._at):
            self._at = variant.end()
            pattern = self.pattern(inside=True)
            variants.append((variant[2], pattern))
            if variant[1]:
                default = pattern
        self._skip_blank()
        self._expect("}")
        if default is None:
            raise FluentError(f"no default variant in {self._text!r}")
        return Select(name, tuple(variants), default)

    def _skip_blank(self) -> None:
        while self._text[self._at : self._at + 1].isspace():
            self._at += 1

    def _expect(self, char: str) -> None:
        if self._text[self._at : self._at + 1] != char:
            raise FluentError(f"{char!r} is missing in {self._text!r}")
        self._at += 1
