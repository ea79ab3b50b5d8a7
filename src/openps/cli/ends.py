"""What is told of a match that is over, as lines: the prompts print them, the full screen shows them."""

from __future__ import annotations

from collections.abc import Sequence

from openps.editions.edition import Edition
from openps.editions.tale import Moment, told
from openps.engine.claims import Claim
from openps.engine.match import AnyMatch
from openps.engine.outcome import Outcome
from openps.tui.sight import Ending
from openps.words.teller import Teller


def ending_of(match: AnyMatch, edition: Edition, teller: Teller, more: Sequence[str] = ()) -> Ending:
    outcome = match.outcome()
    assert outcome is not None
    return Ending(
        title=teller.say("play-over", reason=teller.say(f"outcome-{outcome.reason}")),
        winners=winners_of(outcome.winners, teller),
        scores=_scores(outcome, edition, teller),
        tale=[moment_line(one, teller) for one in told(edition.tale, match)],
        verdicts=[teller.verdict(claim, verdict) for claim, verdict in match.verdicts()],
        more=more,
    )


def winners_of(winners: Sequence[int], teller: Teller) -> str:
    if not winners:
        return ""
    return teller.say("play-winner", count=len(winners), winners=", ".join([teller.mid(seat) for seat in winners]))


def moment_line(one: Moment, teller: Teller) -> str:
    """What decided the match, with its turn and its number in the log."""
    words = teller.tale(one.what)
    if isinstance(one.what, Claim) and one.verdict is not None:
        words = teller.verdict(one.what, one.verdict)
    return teller.say("play-moment", turn=one.turn, number=one.number, words=words)


def _scores(outcome: Outcome, edition: Edition, teller: Teller) -> str:
    """Where they are what was played for; in other games the drawn table shows what there is to know."""
    if not edition.score.is_the_aim:
        return ""
    counted = [edition.score.text(score, teller) for score in outcome.scores]
    scores = ", ".join([f"{teller.seat(seat)} {score}" for seat, score in enumerate(counted)])
    return teller.say("play-scores", scores=scores)
