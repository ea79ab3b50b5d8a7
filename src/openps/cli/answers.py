"""What a line at the prompt means. One order for every table, here and at a server:

nothing (the choices again) · numbers · `?` · a choice by its whole name · a command by its whole word · the beginning
of a choice · and otherwise the text of a move, which the rules accept or refuse with a reason.

So a command is never taken for the beginning of a choice, and a choice that is called like a command can be typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from openps.cli import typed
from openps.cli.question import Question
from openps.words.messages import Messages


@dataclass(frozen=True, slots=True)
class Moves:
    """One choice, or several of one kind to be played one after the other."""

    moves: Sequence[object]


@dataclass(frozen=True, slots=True)
class Doubt:
    """Several choices fit."""

    text: str
    moves: Sequence[object]


@dataclass(frozen=True, slots=True)
class Mixed:
    """Several numbers that are not of one kind."""


@dataclass(frozen=True, slots=True)
class Explain:
    number: str


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Text:
    """Perhaps a move in its own words, such as `attack pool`."""

    text: str


Aside: TypeAlias = Doubt | Mixed | Explain
"""What the question itself answers: nothing is played."""

Answer: TypeAlias = Moves | Aside | Command | Text


def meant(line: str, question: Question, commands: Mapping[str, str]) -> Answer:
    text = line.strip()
    if not text:
        return Command("choices", "")
    if text.startswith("?"):
        return Explain(text[1:].strip())
    if typed.numbers(text):
        return _numbered(text, question)
    word, _, rest = text.partition(" ")
    command = commands.get(word.lower())
    called = question.called(text)
    if called:
        return Moves(called) if len(called) == 1 else Doubt(text, called)
    if command is not None:
        return Command(command, rest.strip())
    begun = question.begun(text)
    if begun:
        return Moves(begun) if len(begun) == 1 else Doubt(text, begun)
    return Text(text)


def _numbered(text: str, question: Question) -> Answer:
    moves = question.numbered(text)
    if moves:
        return Moves(moves)
    return Mixed() if len(typed.numbers(text)) > 1 else Text(text)


def reply(answer: Aside, question: Question, say: Messages) -> None:
    if isinstance(answer, Explain):
        question.explain(answer.number)
    elif isinstance(answer, Doubt):
        question.doubt(answer.text, answer.moves)
    else:
        print(say("play-mixed"))
