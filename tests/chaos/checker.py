"""Reads what every client kept of a match, and its journal; names every promise that was broken.

It knows the form of the messages and of the journal, and no rule of any game: it shares no code with the server. What a
seat may not know is asked elsewhere (`worlds`).
"""

from __future__ import annotations

import hashlib
import json
import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from tests.chaos.history import History, Row
from tests.chaos.line import Json, Told

_OF_THE_MATCH: Final = ("started", "played", "took_back")
_SAME: Final = ("view", "decision", "moves", "outcome")
"""What news of one number always say to one viewer, by whatever server, before and after it was killed."""
_PUBLIC: Final = ("decision", "outcome")


def faults(rows: Sequence[Row], histories: Sequence[History]) -> list[str]:
    """Everything that is wrong, in words; nothing where all promises were kept."""
    wrong = list(_gaps(rows))
    for history in histories:
        wrong += _membership(rows, history)
        wrong += _moves(rows, history)
        wrong += _order(history)
        wrong += [f"seat {history.seat} was refused what it had been offered: {move}" for move in history.denied]
        wrong += [f"seat {history.seat} heard nothing for too long"] * bool(history.silences)
    wrong += _told(rows, histories)
    wrong += _asked(rows, histories)
    wrong += _ended(rows, histories)
    return wrong


def _gaps(rows: Sequence[Row]) -> Iterator[str]:
    """The journal counts from one, and every number is there once."""
    for number, row in enumerate(rows, 1):
        if row.seq != number:
            yield f"the journal has {row.seq} where {number} should be"
            return


def _membership(rows: Sequence[Row], history: History) -> Iterator[str]:
    joined = [row.fact for row in rows if row.kind == "joined"]
    if [one["seat"] for one in joined if one["member"] == history.member] != [history.seat]:
        yield f"the member of seat {history.seat} was let in, and the journal does not say so once"


# ---- each acknowledged move is there once and in order


def _moves(rows: Sequence[Row], history: History) -> Iterator[str]:
    """Between the news at which a move was wished and those at which the next one was, only this one can be played.

    So a row belongs to one wish, a wish has one row at the most, and a wish that was acknowledged has it under the
    number that was told.
    """
    played = [(row.seq, str(row.fact["move"])) for row in rows if _is_move_of(row, history.seat)]
    first, *ends = [*[wish.after for wish in history.wishes], math.inf]
    for seq, move in [one for one in played if one[0] <= first]:
        yield f"seat {history.seat} never wished {move}, which is {seq}"
    for wish, end in zip(history.wishes, ends, strict=True):
        own = [one for one in played if wish.after < one[0] <= end]
        if wish.told is not None and (wish.told, wish.move) not in own:
            yield f"seat {history.seat} was told that {wish.move} is {wish.told}, and it is lost"
        if len(own) > 1:
            yield f"seat {history.seat} wished {wish.move} once, and the journal has {own}"
        for seq, move in own:
            if move != wish.move:
                yield f"seat {history.seat} wished {wish.move}, and {seq} is {move}"


def _is_move_of(row: Row, seat: int) -> bool:
    """By the person of that seat: what bots and clocks play, nobody wished."""
    fact = row.fact
    return fact["fact"] == "played" and fact["seat"] == seat and fact["by"] == "person"


def _order(history: History) -> Iterator[str]:
    """On one line news never go back, and acknowledgements come in the order of the wishes."""
    last = 0
    for told in history.messages("welcome", "news"):
        seq = 0 if told["type"] == "welcome" else _number(told["seq"])
        if told["type"] == "news" and seq < last:
            yield f"seat {history.seat} was told {seq} after {last}"
        last = seq
    acknowledged = [wish.told for wish in history.wishes if wish.told is not None]
    if acknowledged != sorted(set(acknowledged)):
        yield f"the moves of seat {history.seat} were acknowledged in another order"


# ---- nothing was told that was not written


def _told(rows: Sequence[Row], histories: Sequence[History]) -> Iterator[str]:
    """What is told under a number is told the same to everybody who may know it, at all times, and is written.

    A server that tells before it writes, and dies in between, leaves news that the next server tells differently.
    """
    first: dict[tuple[object, ...], bytes] = {}
    written = len(rows)
    for history in histories:
        for told in history.messages("news", "chat"):
            seq = _number(told["seq"])
            if seq > written:
                yield f"seat {history.seat} was told {seq}, and the journal ends at {written}"
            elif told["type"] == "chat":
                yield from _chat(rows[seq - 1], told)
            else:
                for key, digest in _digests(told, history.seat):
                    if first.setdefault(key, digest) != digest:
                        yield f"seat {history.seat} was told two different things: {key}"


def _digests(news: Told, seat: int) -> Iterator[tuple[tuple[object, ...], bytes]]:
    seq = news["seq"]
    for part in _SAME:
        yield ("to", seat, "at", seq, part), _digest(news[part])
    for part in _PUBLIC:
        yield ("at", seq, part), _digest(news[part])
    events = news["events"]
    assert isinstance(events, list)
    for number, event in enumerate(events, _number(news["first"])):
        yield ("to", seat, "entry", number), _digest(event)


def _chat(row: Row, told: Told) -> Iterator[str]:
    if row.kind != "chatted" or row.fact["text"] != told["text"]:
        yield f"a chat was told as {row.seq}, and the journal has something else there"


def _digest(part: Json) -> bytes:
    return hashlib.blake2b(json.dumps(part).encode(), digest_size=12).digest()


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


# ---- what was told to be asked was answered, and every match ends


def _asked(rows: Sequence[Row], histories: Sequence[History]) -> Iterator[str]:
    """Whoever moved had been asked, and a person played what had been offered, by the last news before."""
    asked: dict[int, list[Json]] = {}
    offered: dict[tuple[int, int], set[str]] = {}
    for history in histories:
        for news in history.messages("news"):
            seq, decision = _number(news["seq"]), news["decision"]
            asked[seq] = decision["seats"] if isinstance(decision, dict) else []
            offered[seq, history.seat] = {str(one["text"]) for one in news["moves"]}
    numbers, turn = sorted(asked), 0
    for row in rows:
        at = bisect_left(numbers, row.seq) - 1
        if row.kind == "played" and at >= 0 and numbers[at] >= turn:
            yield from _answer(row, asked[numbers[at]], offered.get((numbers[at], _number(row.fact["seat"]))))
        if row.kind in _OF_THE_MATCH:
            turn = row.seq


def _answer(row: Row, asked: list[Json], offered: set[str] | None) -> Iterator[str]:
    fact = row.fact
    if fact["seat"] not in asked:
        yield f"{row.seq} is a move of seat {fact['seat']}, and {asked} had been asked"
    if fact["by"] == "person" and offered is not None and fact["move"] not in offered:
        yield f"{row.seq} is {fact['move']}, which had not been offered"


def _ended(rows: Sequence[Row], histories: Sequence[History]) -> Iterator[str]:
    """Everybody heard the same outcome, by the last move that is written."""
    moves = [row.seq for row in rows if row.kind == "played"]
    for history in histories:
        over = [news for news in history.messages("news") if news["outcome"] is not None]
        if not over:
            yield f"seat {history.seat} never heard how it ended"
        elif moves and any(_number(news["seq"]) < moves[-1] for news in over):
            yield f"seat {history.seat} heard of an end before the last move"
