"""What many finished matches add up to (NG-13.1, NG-R44, NG-R54). Pure: whoever keeps a career brings its history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from openps.games.negotiator.exploits import Exploit, Finished, three_in_a_row


@dataclass(frozen=True, slots=True)
class Row:
    """Matches against one Hostage-Taker, or all of them: `streak` are the wins since the last loss."""

    matches: int
    won: int
    freed: int
    dead: int
    streak: int
    best: int


def summed(history: Sequence[Finished]) -> Row:
    streaks = [0]
    for match in history:
        streaks.append(streaks[-1] + 1 if match.won else 0)
    return Row(
        len(history),
        len([match for match in history if match.won]),
        sum([match.freed for match in history]),
        sum([match.dead for match in history]),
        streaks[-1],
        max(streaks),
    )


def with_history(history: Sequence[Finished], end: Finished) -> Finished:
    """NG-13.1 looks at the whole career, all other exploits at one match."""
    if end.won and three_in_a_row([*history, end]):
        return replace(end, exploits=(Exploit.THREE_IN_A_ROW, *end.exploits))
    return end


def first_earned(history: Sequence[Finished]) -> dict[Exploit, int]:
    """The number of the match that earned each exploit first, in the order of the exploits."""
    first: dict[Exploit, int] = {}
    for number, match in enumerate(history):
        for exploit in match.exploits:
            first.setdefault(exploit, number)
    return {exploit: first[exploit] for exploit in Exploit if exploit in first}
