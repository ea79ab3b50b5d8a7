"""Measured numbers in the words and with the marks of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from openps.engine.claims import parse_claim
from openps.words.messages import Messages
from openps.words.teller import Teller

_WHEN: Final = {
    "always": "when-always",
    "before-scan": "when-before-scan",
    "after-scan": "when-after-scan",
    "infected-before-scan": "when-infected-before-scan",
    "infected-after-scan": "when-infected-after-scan",
}
"""What the believers of our games go by; others bring words of their own, or are shown as they are."""

Measured: TypeAlias = Mapping[str, Any]
"""Figures of one contest or bot, by name."""


class Figures:
    """Numbers and names of one game in one language."""

    def __init__(self, say: Messages) -> None:
        self.say = say
        self._teller = Teller(say, None)

    def number(self, value: float, digits: int = 1, sign: str = "") -> str:
        return f"{value:{sign}.{digits}f}".replace("-", "−").replace(".", self.say("decimal-mark"))

    def percent(self, part: float) -> str:
        return f"{self.number(100 * part)} %"

    def rate(self, measured: Measured) -> str:
        """A part of the whole with its interval."""
        return self._with_ends(measured, self.percent(measured["value"]), lambda end: self.number(100 * end))

    def points(self, measured: Measured) -> str:
        """A difference in percentage points, always with its sign."""
        value = self.say("ladder-points", value=self.number(100 * measured["value"], sign="+"))
        return self._with_ends(measured, value, lambda end: self.number(100 * end, sign="+"))

    def score(self, measured: Measured, sign: str = "") -> str:
        """What a game counts itself, with its interval."""
        value = self.number(measured["value"], 2, sign)
        return self._with_ends(measured, value, lambda end: self.number(end, 2, sign))

    def _with_ends(self, measured: Measured, value: str, end: Callable[[float], str]) -> str:
        """The value alone where nothing was estimated, and in words where there was too little to estimate from."""
        low, high = measured["low"], measured["high"]
        if low is None or high is None:
            return self.say("ladder-too-few", value=value)
        return value if low == high else self.say("ladder-interval", value=value, low=end(low), high=end(high))

    def strength(self, contest: Measured, of: str) -> str:
        """How well somebody did in a contest, in wins or in scores."""
        return self.score(contest[of]) if contest.get("scored") else self.rate(contest[of])

    def difference(self, contest: Measured) -> str:
        measured = contest["difference"]
        return self.score(measured, "+") if contest.get("scored") else self.points(measured)

    def skill(self, measured: Measured) -> str:
        return self._with_ends(measured, self.number(measured["value"], 3), lambda end: self.number(end, 3))

    def milliseconds(self, value: float) -> str:
        return f"{self.number(value, 2 if value < 10 else 0)} ms"

    def outcome(self, reason: str) -> str:
        return self.say(f"outcome-{reason}")

    def role(self, role: str) -> str:
        return self.say(f"status-{role}")

    def failures(self, failures: Measured) -> list[str]:
        """Which bots failed, how often and why."""
        told = []
        for bot, one in failures.items():
            whys = [self.say("bot-failure", why=why, count=count) for why, count in one["reasons"].items()]
            counts = {"failed": one["failed"], "decisions": one["decisions"]}
            told.append(self.say("bots-failed", bot=bot, **counts, reasons=", ".join(whys)))
        return told

    def belief(self, belief: Measured) -> str:
        """What was believed, and when: “I am infected”, after a scan."""
        words = self._teller.saying(parse_claim(belief["what"], 0, 0).says)
        when = str(belief["when"])
        return self.say("ladder-belief", words=words, when=self.say(_WHEN.get(when, when)))
