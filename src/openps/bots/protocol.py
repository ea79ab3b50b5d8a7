"""How a bot in another process is asked: one line of JSON a question, one line of JSON an answer.

The server asks its own processes and the lab asks programs that people wrote in the same words; those programs read
docs/guide/write-a-bot.md, which leaves out what only our own processes are told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openps.engine.claims import Claim, claim_text
from openps.engine.codec import Plain, plain
from openps.engine.game import AnyGame

MOST_LUCK: Final = 2**31
"""Luck is a number below this: every language can read it and seed a generator with it."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is given: what its seat may know, and luck of its own. The answer is one of the moves, as text.

    With a log it is asked what it has to say; the answer is then a claim, as text, or an empty one for silence.
    """

    game: str
    view: Mapping[str, object]  # see `plain_view`
    moves: Sequence[str]
    luck: int
    steps: int | None = None  # how much to think; none of both where the level says it
    seconds: float | None = None
    level: str = ""  # which of our bots is to answer; a program is a bot itself
    rules: int = 0  # and by which version of the rules; 0 is that of today
    log: Sequence[Mapping[str, object]] | None = None  # what the seat saw happen and heard, in order


def message(question: Question) -> dict[str, object]:
    """A question as it is written down; what only our own bots are asked stays away from programs."""
    sent: dict[str, object] = {
        "game": question.game,
        "view": question.view,
        "moves": question.moves,
        "luck": question.luck,
        "steps": question.steps,
        "seconds": question.seconds,
    }
    if question.level:
        sent["level"] = question.level
        sent["rules"] = question.rules
    if question.log is not None:
        sent["log"] = question.log
    return sent


def plain_view(game: AnyGame, view: object, options: object, claims: Sequence[Claim]) -> dict[str, Plain]:
    """The one JSON form of a view, whole: each part names its class under `kind`, options are as the game writes them.

    Over the line to a client the same fields travel without those names, and options and claims beside the view.
    """
    seen = plain(view)
    assert isinstance(seen, dict)
    seen["options"] = plain(dict(game.plain_options(options)))
    seen["claims"] = [_plain_claim(claim) for claim in claims]
    return seen


def _plain_claim(claim: Claim) -> Plain:
    """With its line of text, which is how claims are written everywhere else."""
    said = plain(claim)
    assert isinstance(said, dict)
    return {**said, "text": claim_text(claim)}
