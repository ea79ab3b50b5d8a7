"""Bots that think somewhere else, whatever carries the question: the next weaker bot decides for one that fails."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from openps.bots.protocol import Question
from openps.catalog.bots import deciders
from openps.tables.ports import Choice

Log = Callable[..., None]


class Thinking(ABC):
    """Fulfils `tables.ports.Bots`."""

    def __init__(self, log: Log) -> None:
        self._log = log

    async def choose(self, question: Question) -> Choice:
        """By the bot that was asked for, or the next weaker one that answers; the weakest needs nobody else."""
        *others, weakest = deciders(question.level, question.game)
        for level in others:
            move = await self._answer(replace(question, level=level))
            if move is not None and move in question.moves:
                return Choice(move, level)
            if move is not None:
                self._log("bot-failed", game=question.game, level=level, error="no legal move")
        return Choice(any_of(question), weakest)

    async def speak(self, question: Question) -> str:
        return await self._answer(question) or ""

    @abstractmethod
    async def _answer(self, question: Question) -> str | None:
        """What a bot says, elsewhere; nothing if it failed."""

    def _failed(self, question: Question, error: BaseException) -> None:
        self._log("bot-failed", game=question.game, level=question.level, error=type(error).__name__)


def any_of(question: Question) -> str:
    """A legal move, by the luck of this question."""
    number = int.from_bytes(hashlib.sha256(str(question.luck).encode()).digest()[:8], "big")
    return question.moves[number % len(question.moves)]
