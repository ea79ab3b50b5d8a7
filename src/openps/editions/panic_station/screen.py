"""The station as text, from a view alone: the map, the players, what lies beside it and what the viewer knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from openps.editions.panic_station import station_map
from openps.engine.ids import Seat
from openps.games.panic_station import board, box, events, moves
from openps.games.panic_station.events import NOTE_LOOK, NOTE_TRADE, Note, What
from openps.games.panic_station.floor import CENTRE, GRID, Floor, floor_of
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import PAIRS
from openps.games.panic_station.state import StationOptions
from openps.games.panic_station.view import PlacedView, PlayerView, StationView
from openps.words.page import COLUMNS, ROLL, SEPARATOR, Page, beside, first_that_fits, flowing, wrapped
from openps.words.story import Story
from openps.words.teller import Teller, kebab

REMEMBERED: Final = 8  # the last so many own notes
FEWER_NOTES: Final = 3
SEAT: Final = 9  # columns for the name of a seat
PANEL, WIDER_PANEL = 33, 44  # columns for the players beside the map
LETTERS: Final = "RrGgPpOoBbWw"


STORY: Final = Story(
    weighty=(
        events.PlayerEliminated, events.CheckCardGiven, events.ScanRead, events.HiveBurned, events.MatchEnded,
        events.HiveSetAside,
    ),
    trifling=(
        events.TurnBegan, events.TurnEnded, events.MarkerActivated, events.PhaseEnded, events.EntrySettled,
        events.HitsLanded, events.HitTaken,
    ),
    fateful=(
        events.PlayerEliminated, events.CheckCardGiven, events.ScanRead, events.HiveBurned, events.MatchEnded,
        events.HiveSetAside, events.CharacterHurt, events.Healed, events.CardsTraded, events.HandScanned,
    ),
    recess=(events.TurnBegan,),
    apiece=(("character", 2),),
)  # fmt: skip


def eliminated(view: StationView) -> list[Seat]:
    return [seat for seat, player in enumerate(view.players) if not player.alive]


def names(options: StationOptions, language: str) -> Mapping[str, str]:
    return {}


def draw(view: StationView, teller: Teller, page: Page = ROLL) -> str:
    """With large rooms where there is room for them, otherwise in little, and the players beside the map."""
    return "\n".join(first_that_fits(_layouts(view, teller, page.columns), page.rows))


def _layouts(view: StationView, teller: Teller, columns: int) -> Iterator[list[str]]:
    head, foot = [_headline(view, teller, columns)], [*_own(view, teller, columns), *_revealed(view, teller, columns)]
    legend = _legend(view, teller, columns)
    roomy = [*_map(view, teller), *legend, "", *_players(view, teller, columns), *_notices(view, teller, columns)]
    yield [*head, *roomy, *foot]
    for notes, below in ((REMEMBERED, legend), (FEWER_NOTES, legend), (FEWER_NOTES, legend[-1:]), (0, [])):
        for little in _little(view, teller, columns, notes):
            yield [*head, *little, *below, *foot]
    for little in _little(view, teller, columns, 0, low=True):
        yield [*head, *little, *_own(view, teller, columns, goal=False)]


def _little(view: StationView, teller: Teller, columns: int, notes: int, low: bool = False) -> Iterator[list[str]]:
    """The map in little with the players beside it, and the notices below them or apart, below the map."""
    for panel in (PANEL, WIDER_PANEL):
        drawn = station_map.drawn(view, columns - panel - 2, low)
        room = columns - max(map(len, drawn)) - 2
        if room < PANEL:
            yield [*drawn, *_players(view, teller, columns), *_notices(view, teller, columns, notes)]
            return
        players = _players(view, teller, room, close=True)
        yield beside(drawn, [*players, *_notices(view, teller, room, notes)])
        yield [*beside(drawn, players), *_notices(view, teller, columns, notes)]


def label(move: StationMove, view: StationView, teller: Teller) -> str:
    """A choice in words, with what helps to choose: where a step leads, which ways a card opens."""
    words = teller.move(move)
    if isinstance(move, moves.Place):
        return placed_label(move, view, teller)
    room = None
    if isinstance(move, moves.Walk | moves.ThrowGrenade):
        room = beyond(room_of(move.character, view), move.way, view)
    elif isinstance(move, moves.Run):
        room = beyond(room_of(box.KINDS[view.now.bonus], view), move.way, view)
    elif isinstance(move, moves.Search | moves.TeamSearch | moves.Explore):
        room = room_of(move.character, view)
    return words if room is None else teller.say("table-destination", move=words, room=room)


def brief(move: StationMove, view: StationView, teller: Teller) -> str:
    """A choice in as few words as the name of its kind leaves to be said."""
    key = f"brief-{kebab(type(move).__name__)}"
    return teller.say(key, **teller.values(move)) if key in teller.say else teller.move(move)


def remark(event: object, teller: Teller) -> str:
    """PS-12.7  What becomes of whoever draws the host card."""
    drawn = isinstance(event, events.CardDrawn | events.CardDealt) and event.card == box.HOST
    return teller.say("table-remark-host") if drawn else ""


# ---- choices


@lru_cache(maxsize=4)
def _floor(placed: tuple[PlacedView, ...]) -> Floor:
    return floor_of(
        tuple([(box.ROOM_NUMBER[p.card], CENTRE + p.x + GRID * p.y, box.FACINGS.index(p.facing)) for p in placed])
    )


def room_of(kind: str, view: StationView) -> int | None:
    player = view.players[view.active]
    return (player.trooper, player.android)[box.KINDS.index(kind)].room


def beyond(room: int | None, way: str, view: StationView) -> int | None:
    there = room if room is None else _floor(view.placed).beyond[room][box.WAYS.index(way)]
    return None if there == room else there


def placed_label(move: moves.Place, view: StationView, teller: Teller, door: str = "##") -> str:
    """With the ways that the card opens; a security door has the sign that it has on the map beside it."""
    card = box.ROOM_NUMBER[view.rooms_ahead[0]]
    sides = box.SIDES[card][box.FACINGS.index(move.facing)]
    mark = {box.OPEN: "", box.SECURITY: f" {door}"}
    ways = [teller.say(f"die-{side + 1}") + mark[border] for side, border in enumerate(sides) if border != box.WALL]
    return f"{teller.move(move)} ({teller.say('table-way-out', ways=', '.join(ways))})"


# ---- the table


def _headline(view: StationView, teller: Teller, columns: int) -> str:
    left = teller.say("table-headline", turn=view.turn, ap=view.now.ap)
    right = teller.say("table-active", seat=_named(view.active, teller))
    return f"{left}{right:>{max(1, columns - len(left))}}"


def _map(view: StationView, teller: Teller) -> list[str]:
    """A wide station is cut into strips from west to east."""
    columns = [placed.x for placed in view.placed]
    west, east = min(columns), max(columns)
    lines: list[str] = []
    for first in range(west, east + 1, board.ACROSS):
        if lines:
            lines.append(teller.say("table-east", column=first))
        lines += board.strip(view, first, min(east, first + board.ACROSS - 1))
    return lines


def _legend(view: StationView, teller: Teller, columns: int) -> list[str]:
    kinds = dict.fromkeys([board.SHORT[placed.card][:2] for placed in view.placed])
    rooms = [f"{kind} {teller.say(f'legend-{kind}')}" for kind in kinds]
    return [*flowing(rooms, columns), *wrapped("", teller.say("table-signs"), columns)]


def _named(seat: Seat, teller: Teller) -> str:
    colour = teller.say(f"colour-{box.COLOURS[seat]}")
    return teller.say("table-lettered", name=teller.mid(seat), letter=colour)


def _players(view: StationView, teller: Teller, columns: int, close: bool = False) -> list[str]:
    """A line a player; in close quarters without the colours, whose letters stand with the health."""
    title = [teller.say(f"table-{column}") for column in ("seat", "colour", "health", "hand", "items")]
    gap = 0 if close else 9
    rows = [f"  {title[0]:<{SEAT}}{'' if close else title[1]:<{gap}}{title[2]:<7}{title[3]:>4}"]
    rows[0] += "" if close else f"  {title[4]}"
    for seat, player in enumerate(view.players):
        mark = ">" if seat in view.asked else " "
        colour = "" if close else teller.say(f"colour-{box.COLOURS[seat]}")
        head = f"{mark} {teller.seat(seat):<{SEAT}}{colour:<{gap}}{_health(seat, player):<7}{player.cards:>4}  "
        rows += _beside_or_below(head, _items(player, teller), columns)
    return rows


def _beside_or_below(head: str, text: str, columns: int) -> list[str]:
    """What does not fit beside a narrow head goes below it, where it has more room."""
    if len(head) + len(text) <= columns or columns >= COLUMNS:
        return wrapped(head, text, columns)
    return [head.rstrip(), *wrapped("    ", text, columns)]


def _notices(view: StationView, teller: Teller, columns: int, notes: int = REMEMBERED) -> list[str]:
    return [*_beside(view, teller, columns), *_notes(view, teller, columns, notes)]


def _health(seat: Seat, player: PlayerView) -> str:
    pair = zip(PAIRS[seat], (player.trooper, player.android), strict=True)
    return " ".join([f"{LETTERS[one]}{character.health or '-'}" for one, character in pair])


def _items(player: PlayerView, teller: Teller) -> str:
    if not player.alive:
        return teller.say("table-dead")
    told = [] if player.arrived else [teller.say("table-waiting")]
    told += [teller.pieces(player.table)] if player.table else []
    told += [teller.say("table-bullets", count=player.bullets)] if player.bullets else []
    return ", ".join(told) or "-"


def _beside(view: StationView, teller: Teller, columns: int) -> list[str]:
    more = view.rooms_hidden + len(view.rooms_buried) + max(0, len(view.rooms_ahead) - 1)
    rooms = teller.say("table-no-rooms")
    if view.rooms_ahead:
        rooms = teller.say("table-rooms", room=teller.piece(view.rooms_ahead[0]), more=more)
    decks = teller.say("table-decks", deck=view.deck, discard=len(view.discard), gray=view.gray, black=view.black)
    marker = teller.say("table-marker", seat=teller.mid(view.marker), active=view.marker_active, doors=view.doors_open)
    items = [rooms, marker, *decks.split(SEPARATOR), *_scans(view, teller)]
    return [line for item in flowing(items, columns) for line in wrapped("", item, columns)]


def _scans(view: StationView, teller: Teller) -> list[str]:
    scans = [incident for incident in view.story if incident.what is What.SCAN]
    told = [teller.say("table-scan", infected=incident.number, living=incident.other.bit_count()) for incident in scans]
    return [teller.say("table-scans") + ", ".join(told)] if told else []


def _notes(view: StationView, teller: Teller, columns: int, most: int) -> list[str]:
    """What the viewer alone saw, the last of it."""
    notes = [note(one, teller) for one in view.notes[-most:]] if most else []
    return wrapped("", teller.say("table-notes") + "; ".join(notes), columns) if notes else []


def _own(view: StationView, teller: Teller, columns: int, goal: bool = True) -> list[str]:
    """What the viewer is and wants, and the hand; to an onlooker, what both sides want."""
    if view.viewer is None:
        return [] if view.revealed else wrapped("", teller.say("table-goals"), columns)
    colour = teller.say(f"colour-{box.COLOURS[view.viewer]}")
    status = "table-host" if view.host else "table-infected" if view.infected else "table-human"
    cards = view.hand or view.grave
    hand = teller.pieces(cards) if cards else "-"
    if not goal:
        return wrapped("", f"{teller.say(status, colour=colour)} {teller.say('table-own-hand')}{hand}", columns)
    aim = teller.say("table-goal-infected" if view.infected else "table-goal-human")
    return [
        *wrapped("", f"{teller.say(status, colour=colour)} {aim}", columns),
        *wrapped(teller.say("table-own-hand"), hand, columns),
    ]


def note(note: Note, teller: Teller) -> str:
    seat = teller.who("seat", note.with_seat)
    if note.what == NOTE_TRADE:
        given, back = note.cards
        return teller.say("table-note-trade", given=teller.piece(given), back=teller.piece(back), **seat)
    if note.what == NOTE_LOOK:
        return teller.say("table-note-look", **seat, cards=teller.pieces(note.cards))
    return teller.say("table-note-infected" if note.cards else "table-note-human", **seat)


def _revealed(view: StationView, teller: Teller, columns: int) -> list[str]:
    """PS-19.5"""
    shown = view.revealed
    if shown is None:
        return []
    infected = [teller.mid(seat) for seat in range(len(view.players)) if shown.infected >> seat & 1]
    nobody = teller.say("table-nobody")
    host = teller.mid(shown.host) if shown.host >= 0 else nobody
    rows = [
        teller.say("table-revealed-infection", **teller.who("giver", one.giver), **teller.who("victim", one.victim))
        for one in shown.infections
    ]
    for seat, (hand, grave) in enumerate(zip(shown.hands, shown.graves, strict=True)):
        cards = teller.pieces(hand or grave)
        rows.append(teller.say("table-revealed-hand", **teller.who("seat", seat), cards=cards))
    rows.append(teller.say("table-revealed-deck", cards=teller.pieces(shown.deck)))
    if shown.rooms:
        rows.append(teller.say("table-revealed-rooms", rooms=", ".join([teller.piece(room) for room in shown.rooms])))
    lines = wrapped("", teller.say("table-revealed", seats=", ".join(infected) or nobody, host=host), columns)
    return lines + [line for row in rows for line in wrapped("  ", row, columns)]
