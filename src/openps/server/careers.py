"""A career of Négociateur, added up by the rules from what a client kept (NG-13.1, NG-R44, NG-R54)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from openps.catalog import screen_of
from openps.games.negotiator import box
from openps.games.negotiator.career import first_earned, summed, with_history
from openps.games.negotiator.exploits import Exploit, Finished
from openps.games.negotiator.game import NEGOTIATOR
from openps.tables.errors import NotPossible
from openps.wire import messages as wire


def career(kept: Sequence[wire.CareerMatch], language: str) -> wire.Career:
    """Practice is left out (docs/decisions/0041)."""
    history: list[Finished] = []
    for match in kept:
        told = _finished(match)
        if not match.practice:
            history.append(with_history(history, told))
    first = first_earned(history)
    takers = [(taker, [one for one in history if one.taker == taker]) for taker in box.TAKERS]
    return wire.Career(
        rows=[wire.CareerRow(taker=taker, **asdict(summed(own))) for taker, own in [*takers, (None, history)]],
        exploits=[wire.CareerExploit(exploit=one, match=first.get(one)) for one in Exploit],
        names=_names(language),
    )


def _finished(match: wire.CareerMatch) -> Finished:
    if match.taker not in box.TAKERS:
        raise NotPossible("error-career-match", got=match.taker)
    unknown = [one for one in match.exploits if one not in list(Exploit)]
    if unknown:
        raise NotPossible("error-career-match", got=unknown[0])
    # Three in a row is worked out anew: it belongs to the row of matches, not to one of them.
    earned = tuple([Exploit(one) for one in match.exploits if one != Exploit.THREE_IN_A_ROW])
    return Finished(match.taker, match.won, match.reason, match.turns, match.freed, match.dead, earned)


def _names(language: str) -> dict[str, str]:
    known = screen_of(NEGOTIATOR.info.key).names(NEGOTIATOR.options(1, {}), language)
    return {taker: known[taker] for taker in box.TAKERS}
