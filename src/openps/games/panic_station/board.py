"""The station as text: twelve columns and five lines a card, six cards across 80 columns.

    +----  ----+   A gap in a border is an open doorway, ## a security door, an unbroken line a wall.
    | 3 pa1!   |   Room 3, the card "pa1" (parasites_1), red (searched) by the exclamation mark.
      RrG      |   A letter a character: upper case for Troopers, lower case for Androids.
    | xxX      |   x is a gray parasite, X a black one, y a black one on its gray side.
    +----------+
    +----------+
    |4 ct      |   A two-room card has two numbers, and its inner door between the rooms.
    |----##----|
    |5      Rx |
    +----  ----+

`drawn` reads the same picture back, for tests.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from openps.engine.ids import PUBLIC
from openps.games.panic_station import box
from openps.games.panic_station.floor import CENTRE, GRID, Placed, floor_of
from openps.games.panic_station.pieces import LURKERS, OFF, PAIRS
from openps.games.panic_station.state import Station, StationOptions, blank
from openps.games.panic_station.view import PlacedView, PlayerView, StationView, view

WIDTH: Final = 12
HEIGHT: Final = 5
ACROSS: Final = 6
COLUMNS: Final = 80
_INSIDE: Final = WIDTH - 2
_GAP: Final = {box.WALL: "--", box.OPEN: "  ", box.SECURITY: "##"}
_SIDE: Final = {box.WALL: "|", box.OPEN: " ", box.SECURITY: "#"}
_LETTERS: Final = "RrGgPpOoBbWw"
_BUGS: Final = "xXy"


def _short(key: str) -> str:
    """`storage_1` is st1, `open_terminal` is ot."""
    words = key.split("_")
    last = words[-1]
    if last.isdigit():
        return words[0][:2] + last
    return words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]


SHORT: Final[dict[str, str]] = {key: _short(key) for key in box.ROOM_KEYS}
_KEY: Final[dict[str, str]] = {short: key for key, short in SHORT.items()}


# ---- drawing


def draw(seen: StationView) -> str:
    """The whole table as a viewer sees it."""
    return "\n".join([headline(seen), *strips(seen), *below(seen)])


def picture(state: Station) -> str:
    """The cards of a state alone, as `drawn` reads them."""
    return "\n".join(strips(view(state, PUBLIC)))


def headline(seen: StationView) -> str:
    who = box.COLOURS[seen.active]
    marker = box.COLOURS[seen.marker] + (" (active)" if seen.marker_active else "")
    doors = "open" if seen.doors_open else "closed"
    return f"turn {seen.turn}: {who}, {seen.now.ap} AP | marker: {marker} | security doors {doors}"


def strips(seen: StationView) -> list[str]:
    """Six columns of cards at a time; a wide station is cut into strips from west to east."""
    columns = sorted({placed.x for placed in seen.placed})
    west, east = columns[0], columns[-1]
    lines: list[str] = []
    for first in range(west, east + 1, ACROSS):
        if lines:
            lines.append(f"... further east, from column {first}")
        lines += strip(seen, first, min(east, first + ACROSS - 1))
    return lines


def strip(seen: StationView, west: int, east: int) -> list[str]:
    at = {(placed.x, placed.y): index for index, placed in enumerate(seen.placed)}
    rows = [placed.y for placed in seen.placed if west <= placed.x <= east]
    lines: list[str] = []
    for y in range(min(rows), max(rows) + 1):
        cells = [cell(seen, at.get((x, y))) for x in range(west, east + 1)]
        lines += ["".join(parts).rstrip() for parts in zip(*cells, strict=True)]
    return lines


def cell(seen: StationView, index: int | None) -> list[str]:
    if index is None:
        return [" " * WIDTH] * HEIGHT
    placed = seen.placed[index]
    number = box.ROOM_NUMBER[placed.card]
    sides = box.SIDES[number][box.FACINGS.index(placed.facing)]
    room = index + sum([box.ROOM_CARDS[box.ROOM_NUMBER[one.card]].two_rooms for one in seen.placed[:index]])
    inside = two_rooms(seen, placed, room) if box.ROOM_CARDS[number].two_rooms else one_room(seen, placed, room)
    left, right = _SIDE[sides[box.WEST]], _SIDE[sides[box.EAST]]
    return [
        f"+----{_GAP[sides[box.NORTH]]}----+",
        f"|{inside[0]}|",
        f"{left}{inside[1]}{right}",
        f"|{inside[2]}|",
        f"+----{_GAP[sides[box.SOUTH]]}----+",
    ]


def label(placed: PlacedView, room: int) -> str:
    return f"{room} {SHORT[placed.card]}{'!' if placed.red else ''}"


def one_room(seen: StationView, placed: PlacedView, room: int) -> list[str]:
    return [fit(f" {label(placed, room)}"), fit(f" {people(seen, room)}"), fit(f" {bugs(seen, room)}")]


def two_rooms(seen: StationView, placed: PlacedView, room: int) -> list[str]:
    inner = fit(label(placed, room), people(seen, room) + bugs(seen, room))
    outer = fit(str(room + 1), people(seen, room + 1) + bugs(seen, room + 1))
    door = "----##----"
    return [inner, door, outer] if placed.facing == "upright" else [outer, door, inner]


def fit(text: str, tokens: str = "") -> str:
    """Text and tokens in the width of a room; a plus where more is there than can be shown."""
    free = _INSIDE - len(text) - (1 if tokens else 0)
    if len(tokens) > free:
        tokens = tokens[: free - 1] + "+"
    line = f"{text} {tokens}" if tokens else text
    return line if len(line) == _INSIDE else f"{line:<{_INSIDE}}"[:_INSIDE]


def people(seen: StationView, room: int) -> str:
    rooms = [one.room for player in seen.players for one in (player.trooper, player.android)]
    return "".join([_LETTERS[one] for one, place in enumerate(rooms) if place == room])


def bugs(seen: StationView, room: int) -> str:
    return "".join([_BUGS[box.PARASITES.index(bug.side)] for bug in seen.parasites if bug.room == room])


def below(seen: StationView) -> list[str]:
    """What lies beside the board."""
    ahead = ", ".join(seen.rooms_ahead) or "none"
    more = seen.rooms_hidden + len(seen.rooms_buried)
    lines = [f"next room: {ahead} ({more} more) | search deck {seen.deck}, discard {len(seen.discard)}"]
    lines += [player_line(seen, seat, player) for seat, player in enumerate(seen.players)]
    if seen.viewer is not None:
        status = "Host" if seen.host else "infected" if seen.infected else "human"
        lines.append(f"you are {box.COLOURS[seen.viewer]}, {status}: {', '.join(seen.hand or seen.grave)}")
    return [short for line in lines for short in wrap(line, COLUMNS, subsequent_indent=" " * 8)]


def player_line(seen: StationView, seat: int, player: PlayerView) -> str:
    name = box.COLOURS[seat] + ("*" if seat == seen.active else "")
    if not player.alive:
        return f"{name:<8}eliminated"
    trooper, android = PAIRS[seat]
    health = f"{_LETTERS[trooper]}{player.trooper.health} {_LETTERS[android]}{player.android.health}"
    table = ", ".join(player.table) or "-"
    loaded = f" ({player.bullets} bullets)" if player.bullets else ""
    return f"{name:<8}{health}  {player.cards} cards  table: {table}{loaded}"


# ---- reading


def drawn(text: str, options: StationOptions | None = None) -> Station:
    """The state that a picture shows: red's turn with 4 AP, every player with two gas cans.

    Of a player of whom one character is drawn the other is dead; one with none has not arrived yet.
    """
    options = options or StationOptions(4)
    state = blank(options)
    blocks = cut(text)
    placed, reds = read_cards(blocks)
    state.floor = floor_of(tuple(placed))
    state.red = sum([1 << index for index, red in enumerate(reds) if red])
    for room, tokens in read_tokens(blocks).items():
        put(state, room, tokens)
    state.parasites = tuple(sorted(state.parasites))
    in_play = [card for card, _, _ in placed]
    state.plan = tuple([card for card in range(len(box.ROOM_CARDS)) if card not in in_play])
    begin(state, options)
    return state


def cut(text: str) -> list[tuple[int, int, list[str]]]:
    """The blocks of a picture: column, row and lines."""
    rows = text.split("\n")
    while rows and not rows[0].strip():
        rows.pop(0)
    while rows and not rows[-1].strip():
        rows.pop()
    indent = min([len(line) - len(line.lstrip()) for line in rows if "+--" in line])
    rows = [line[indent:].ljust(WIDTH * 20) for line in rows]
    blocks = []
    for y in range(0, len(rows), HEIGHT):
        for x in range(20):
            part = [line[x * WIDTH : (x + 1) * WIDTH] for line in rows[y : y + HEIGHT]]
            if part[0].startswith("+"):
                blocks.append((x, y // HEIGHT, part))
    return blocks


_LABEL: Final = re.compile(r"\s*(\d+)\s*(?:([a-z]{2}\d?)(!?))?(?:\s+|$)(.*)")


def parse_label(line: str) -> tuple[int, str, bool, str]:
    label = _LABEL.fullmatch(line.strip())
    if label is None:
        raise ValueError(f"no room is labelled {line!r}")
    number, short, red, tokens = label.groups()
    return int(number), _KEY[short] if short else "", bool(red), tokens.strip()


def read_cards(blocks: Sequence[tuple[int, int, list[str]]]) -> tuple[list[Placed], list[bool]]:
    cards: list[tuple[int, int, int, int, int, bool]] = []
    for x, y, part in blocks:
        labels = [parse_label(part[1][1:-1])]
        if "----##----" in part[2]:
            labels.append(parse_label(part[3][1:-1]))
        number, key, red, _ = next(one for one in labels if one[1])
        card = box.ROOM_NUMBER[key]
        facing = next(facing for facing in facings_by_look(card) if looks(part, card, facing, labels[0][1] == key))
        cards.append((number, card, x, y, facing, red))
    cards.sort()
    origin = next((x, y) for _, card, x, y, _, _ in cards if card == box.REACTOR)
    cells = [CENTRE + x - origin[0] + GRID * (y - origin[1]) for _, _, x, y, _, _ in cards]
    placed = [(one[1], cell, one[4]) for one, cell in zip(cards, cells, strict=True)]
    return placed, [one[5] for one in cards]


def facings_by_look(card: int) -> Sequence[int]:
    return range(4) if card == box.HIVE else (box.UPRIGHT, box.TURNED_ROUND)


def looks(part: Sequence[str], card: int, facing: int, inner_first: bool) -> bool:
    """Whether a block is drawn as this card lies."""
    sides = box.SIDES[card][facing]
    if box.ROOM_CARDS[card].two_rooms:
        return inner_first == (facing == box.UPRIGHT)
    gaps = (part[0][5:7], part[2][WIDTH - 1], part[4][5:7], part[2][0])
    wanted = (_GAP[sides[0]], _SIDE[sides[1]], _GAP[sides[2]], _SIDE[sides[3]])
    return gaps == wanted


def read_tokens(blocks: Sequence[tuple[int, int, list[str]]]) -> dict[int, str]:
    by_room: dict[int, str] = {}
    for _, _, part in blocks:
        number, _, _, tokens = parse_label(part[1][1:-1])
        if "----##----" in part[2]:
            other, _, _, more = parse_label(part[3][1:-1])
            by_room[other] = more
        else:
            tokens += part[2][1:-1].strip() + part[3][1:-1].strip()
        by_room[number] = tokens
    return by_room


def put(state: Station, room: int, tokens: str) -> None:
    for token in tokens.replace(" ", ""):
        if token in _BUGS:
            side = _BUGS.index(token)
            state.parasites = (*state.parasites, LURKERS[room][side])
            state.gray -= side == box.GRAY
            state.black -= side != box.GRAY
        else:
            state.where[_LETTERS.index(token)] = room


def begin(state: Station, options: StationOptions) -> None:
    """As if the first player were about to act."""
    for seat in range(options.players):
        pair = PAIRS[seat]
        there = [state.where[one] != OFF for one in pair]
        for one in pair:
            if any(there) and state.where[one] == OFF:
                state.health[one] = 0
        state.arrived |= any(there) << seat
        state.hands[seat] = tuple(sorted((*state.hands[seat], box.GAS, box.GAS)))
    cards = [*box.SEARCH_CARDS]
    for _ in range(2 * options.players):
        cards.remove(box.GAS)
    state.deck, state.left = (*cards, *[box.GAS] * (2 * options.players)), len(cards)
    state.now.begun, state.now.ap = True, 4
    state.turn, state.marker_active = 1, False
    state.marker = options.players - 1
