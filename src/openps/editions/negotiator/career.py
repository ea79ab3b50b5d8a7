"""The career of a negotiator (NG-13.1, NG-R44, NG-R54), as the terminal shows it and as a browser is told."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, fields
from typing import Final

from openps.editions.career import Kept
from openps.editions.negotiator.screen import names
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch
from openps.games.negotiator import box, exploits
from openps.games.negotiator.career import first_earned, summed, with_history
from openps.games.negotiator.exploits import Exploit, Finished
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.outcome import End, outcome
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import Crisis
from openps.words.messages import Messages
from openps.words.page import COLUMNS

SHOWN: Final = 5  # the matches that are listed
MOST: Final = 10_000  # turns or hostages of one match, and more than any has
_HEADS: Final = ("career-matches", "career-won", "career-freed", "career-dead", "career-streak", "career-best")


# ---- what a browser is told


@dataclass(frozen=True, slots=True)
class CareerMatch:
    """What a career remembers of a match at a table; told at the end of it, kept by the client."""

    table: str
    taker: str
    won: bool
    reason: str
    turns: int
    freed: int
    dead: int
    exploits: list[str]
    practice: bool  # its cards were the person's own: kept, not counted
    date: str = ""  # the client's own day


@dataclass(frozen=True, slots=True)
class CareerRow:
    """Matches against one hostage-taker; against all of them without one."""

    taker: str | None
    matches: int
    won: int
    freed: int
    dead: int
    streak: int
    best: int


@dataclass(frozen=True, slots=True)
class CareerExploit:
    """An exploit and the number of the match that earned it first, among those that count; none where it is open."""

    exploit: str
    match: int | None


@dataclass(frozen=True, slots=True)
class Career:
    """What the matches add up to, as `openps career` shows it."""

    rows: list[CareerRow]
    exploits: list[CareerExploit]
    names: dict[str, str]  # of the hostage-takers, in the language of whoever asks


def match_at(match: AnyMatch, table: str, over: bool) -> CareerMatch:
    """As it ended, or as if it were given up now (0041). Its luck is fresh, its cards may be one's own."""
    if match.is_told:
        end = (exploits.finished if over else exploits.given_up)(match.events, match.options)
    else:
        end = _without_exploits(match)
    return CareerMatch(
        table=table, taker=end.taker, won=end.won, reason=end.reason, turns=end.turns, freed=end.freed, dead=end.dead,
        exploits=list(end.exploits), practice=CAREER.is_practice(match),
    )  # fmt: skip


def _without_exploits(match: AnyMatch) -> Finished:
    """Of a deal that somebody imagined: only a log that tells the deal can tell what was earned in it."""
    state: Crisis = match.state
    end = outcome(state)
    won, reason = (bool(end.winners), end.reason) if end is not None else (False, End.ABANDONED.value)
    return Finished(state.taker, won, reason, state.turn, state.freed, state.dead, ())


# ---- what the floors above ask


class CrisisCareer:
    """Implements the contract of a career."""

    folder: Final = "careers"

    def finished(self, match: AnyMatch) -> Finished:
        return exploits.finished(match.events, match.options)

    def given_up(self, match: AnyMatch) -> Finished:
        return exploits.given_up(match.events, match.options)

    def is_practice(self, match: AnyMatch) -> bool:
        cards: object = match.options.cards
        return cards != HOUSE_CARDS or match.practice

    def with_history(self, history: Sequence[Finished], end: Finished) -> Finished:
        return with_history(history, end)

    def plain(self, end: Finished) -> dict[str, object]:
        return asdict(end)

    def read(self, row: Mapping[str, object]) -> Finished:
        if set(row) != {field.name for field in fields(Finished)}:
            raise Strange(", ".join(row))
        turns, freed, dead = _count(row["turns"]), _count(row["freed"]), _count(row["dead"])
        return Finished(
            _taker(row["taker"]), _flag(row["won"]), _text(row["reason"]), turns, freed, dead, _earned(row["exploits"])
        )

    def won(self, end: Finished) -> bool:
        return end.won

    def words(self, end: Finished, say: Messages) -> dict[str, str]:
        return {"taker": _takers(say.language)[end.taker], "reason": say(f"outcome-{end.reason}")}

    def news(self, history: Sequence[Finished], end: Finished, say: Messages) -> list[str]:
        known = {exploit for earlier in history for exploit in earlier.exploits}
        return [_exploit("career-new-exploit", one, say) for one in end.exploits if one not in known]

    def shown(self, kept: Sequence[Kept[Finished]], say: Messages) -> list[str]:
        real = [one for one in kept if not one.practice]
        return [*_table([one.end for one in real], say), *_last(kept, say), *_exploits(real, say)]

    def totals(self, rows: Sequence[Mapping[str, object]], language: str) -> Career:
        """Practice is left out (docs/decisions/0041)."""
        history: list[Finished] = []
        for row in rows:
            end = _brought(row)
            if row["practice"] is False:
                history.append(with_history(history, end))
        first = first_earned(history)
        takers = [(taker, [one for one in history if one.taker == taker]) for taker in box.TAKERS]
        return Career(
            rows=[CareerRow(taker, **asdict(summed(own))) for taker, own in [*takers, (None, history)]],
            exploits=[CareerExploit(one, first.get(one)) for one in Exploit],
            names=_takers(language),
        )


class Strange(ValueError):
    """Not what we write."""


CAREER: Final = CrisisCareer()


def _brought(row: Mapping[str, object]) -> Finished:
    """What a browser kept. Three in a row is worked out again: it belongs to the row of matches, not to one of them."""
    asked = [field.name for field in fields(CareerMatch)]
    own = {field.name: row[field.name] for field in fields(Finished) if field.name in asked and field.name in row}
    try:
        if not {*asked} - {"date"} <= {*row} <= {*asked}:
            raise Strange(", ".join(row))
        _flag(row["practice"])
        end = CAREER.read(own)
    except ValueError as error:
        raise OpenpsError("error-career-match", got=str(error)[:COLUMNS]) from None
    earned = tuple([one for one in end.exploits if one != Exploit.THREE_IN_A_ROW])
    return Finished(end.taker, end.won, end.reason, end.turns, end.freed, end.dead, earned)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Strange(value)
    return value


def _taker(value: object) -> str:
    if value not in box.TAKERS:
        raise Strange(value)
    return _text(value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Strange(value)
    return value


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise Strange(value)
    return value


def _earned(value: object) -> tuple[Exploit, ...]:
    if not isinstance(value, list) or not {_text(one) for one in value} <= set(Exploit):
        raise Strange(value)
    return tuple([Exploit(one) for one in value])


def _takers(language: str) -> dict[str, str]:
    known = names(NEGOTIATOR.options(box.PLAYERS[0], {}), language)
    return {taker: known[taker] for taker in box.TAKERS}


def _last(kept: Sequence[Kept[Finished]], say: Messages) -> list[str]:
    """The last matches, the newest first."""
    lines = ["", say("career-last")] if kept else []
    for one in list(reversed(kept))[:SHOWN]:
        practice = "yes" if one.practice else "no"
        line = say("career-match", date=one.date, practice=practice, turns=one.end.turns, **CAREER.words(one.end, say))
        lines += textwrap.wrap(line, COLUMNS, initial_indent="  ", subsequent_indent="      ")
    return lines


def _table(history: Sequence[Finished], say: Messages) -> list[str]:
    """A row for each hostage-taker, and one for all."""
    lines = [" " * 12 + "".join([f"{say(head):>10}" for head in _HEADS])]
    for taker, name in _takers(say.language).items():
        lines.append(_line(name, [end for end in history if end.taker == taker]))
    return [*lines, _line(say("career-all"), history)]


def _line(name: str, history: Sequence[Finished]) -> str:
    return f"  {name:<10}" + "".join([f"{number:>10}" for number in astuple(summed(history))])


def _exploits(kept: Sequence[Kept[Finished]], say: Messages) -> list[str]:
    """Those earned with day and match, each where it was earned first; then those still open."""
    first = first_earned([one.end for one in kept])
    lines = ["", say("career-exploits", count=len(first), all=len(Exploit))]
    for exploit, number in first.items():
        lines.append(f"  * {say('exploit-' + exploit.value):<24} {kept[number].date}  {kept[number].match}")
    lines += [""] if first else []
    for exploit in Exploit:
        if exploit not in first:
            words = _exploit("career-open-exploit", exploit, say)
            lines += textwrap.wrap(words, COLUMNS, initial_indent="    ", subsequent_indent="      ")
    return lines


def _exploit(key: str, exploit: str, say: Messages) -> str:
    return say(key, name=say(f"exploit-{exploit}"), how=say(f"earned-{exploit}"))
