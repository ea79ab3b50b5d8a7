"""Bots in a worker beside the one that the house runs in: they get views, and the house goes on meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from openps.bots.protocol import Question, message
from openps.desk import thinker
from openps.desk.thinking import Log, Thinking
from openps.tab.outside import Outside

THINKS_FOR: Final = 1.5
"""Seconds after which a bot that thinks ahead answers: on a slow device it thinks less far."""
LIMIT: Final = 12.0
"""Seconds after which one that does not answer is ended."""
_QUESTION: Final = msgspec.json.Decoder(Question)


class WorkerBots(Thinking):
    def __init__(self, outside: Outside, log: Log) -> None:
        super().__init__(log)
        self._outside = outside

    async def _answer(self, question: Question) -> str | None:
        asked = msgspec.json.encode(message(replace(question, seconds=THINKS_FOR))).decode()
        try:
            told = await self._outside.think(asked, LIMIT)
            return msgspec.json.decode(told, type=str) if told else None
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            self._failed(question, error)
            return None


def answer(text: str) -> str:
    """In the worker of the bots: one question, one answer. Empty where the bot failed."""
    try:
        return msgspec.json.encode(thinker.answer(_QUESTION.decode(text))).decode()
    except Exception:  # noqa: BLE001 - the next weaker one is asked
        return ""
