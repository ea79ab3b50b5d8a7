"""The hand as cards, in the room there is: boxes, or names behind each other."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from openps.words.panels import LIT, Card, Ink, Picture, cut, joined

NARROWEST, WIDEST = 8, 26
HIGH = 4  # rows of a card in a box; without anything to note, one less
COUNT = 3  # columns that tell how many cards are not shown
BOXES = 2  # rows of boxes that there is room for, or none is drawn


def drawn(cards: Sequence[Card], columns: int, rows: int, lit: Collection[str] = ()) -> Picture:
    """As boxes where two rows of them have room, so that a hand that grows keeps its form; otherwise by their names."""
    high = HIGH if any(card.note for card in cards) else HIGH - 1
    width = _width(cards)
    across = max(1, columns // (width + 1))
    if cards and rows >= BOXES * HIGH and -(-len(cards) // across) * high <= rows:
        return [line for at in range(0, len(cards), across) for line in _row(cards[at : at + across], width, high, lit)]
    return _in_line(cards, columns, max(1, rows), lit)


def _width(cards: Sequence[Card]) -> int:
    """So wide that every name fits; what is noted beside it may be cut."""
    return max(NARROWEST, min(WIDEST, max([len(_title(card)) for card in cards], default=0) + 2))


def _row(cards: Sequence[Card], width: int, high: int, lit: Collection[str]) -> Picture:
    lines: list[list[Ink]] = [[] for _ in range(high)]
    for card in cards:
        for line, ink in zip(lines, _box(card, width, high, lit), strict=True):
            line += ink
    return [joined(line) for line in lines]


def _box(card: Card, width: int, high: int, lit: Collection[str]) -> list[list[Ink]]:
    inside, spot, gap = width - 2, card.spot, Ink(" ")
    frame = "door" if spot in lit else "wall"
    side = Ink("│", frame, spot)
    title = Ink(cut(_title(card), inside).ljust(inside), LIT if spot in lit else card.look, spot)
    note = Ink(cut(card.note, inside).ljust(inside), "dim", spot)
    body = [[side, title, side, gap], [side, note, side, gap]][: high - 2]
    return [[Ink(f"╭{'─' * inside}╮", frame, spot), gap], *body, [Ink(f"╰{'─' * inside}╯", frame, spot), gap]]


def _title(card: Card) -> str:
    return f"{card.copies}× {card.title}" if card.copies > 1 else card.title


def _in_line(cards: Sequence[Card], columns: int, rows: int, lit: Collection[str]) -> Picture:
    """Names behind each other, with what is noted where there is room for it; what has none is counted."""
    noted = _flowing(cards, [f"[{_title(card)} {card.note}]".replace(" ]", "]") for card in cards], columns, lit)
    if len(noted) <= rows:
        return noted
    names = [f"[{_title(card)}]" for card in cards]
    named = _flowing(cards, names, columns, lit)
    if len(named) > rows:
        named = _flowing(cards, names, columns - COUNT, lit)
    missing = sum([len(line) // 2 for line in named[rows:]])
    return [*named[: rows - 1], (*named[rows - 1], Ink(f"+{missing}", "dim"))] if missing else named


def _flowing(cards: Sequence[Card], words: Sequence[str], columns: int, lit: Collection[str]) -> Picture:
    lines: list[list[Ink]] = [[]]
    used = 0
    for card, text in zip(cards, words, strict=True):
        if used and used + len(text) + 1 > columns:
            lines.append([])
            used = 0
        lines[-1] += [Ink(cut(text, columns), LIT if card.spot in lit else card.look, card.spot), Ink(" ")]
        used += len(text) + 1
    return [tuple(line) for line in lines]
