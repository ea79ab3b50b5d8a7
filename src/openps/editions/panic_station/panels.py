"""The station on a full screen: who is there, what one is and holds, what follows from all that one saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openps.editions.panic_station import big_map, screen
from openps.engine.ids import Seat
from openps.games.panic_station import box, moves
from openps.games.panic_station.events import What
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CHARACTER_NAMED, PAIRS, seat_of
from openps.games.panic_station.state import Ask
from openps.games.panic_station.view import PlayerView, StationView
from openps.games.panic_station.worlds import HOST_IS, INFECTED, Deduction
from openps.words.panels import Card, Ink, Line, Panels, Picture, Thing, plain
from openps.words.teller import Teller

NAME: Final = 16  # columns
USES: Final = moves.Search | moves.TeamSearch | moves.HeatScan | moves.OpenDoors | moves.Cameras | moves.Heal
PAID: Final = USES | moves.ThrowGrenade | moves.UseScanner | moves.Stab | moves.Burn | moves.Explore | moves.Walk
FATES: Final = {
    "human": ("tui-fate-human", "tui-fate-human-text", "tui-fate-cards"),
    "infected": ("tui-fate-infected", "tui-fate-infected-text", "tui-fate-last"),
    "host": ("tui-fate-host", "tui-fate-host-text", "tui-fate-last"),
}
IN_OWN_ROOM: Final = moves.Search | moves.TeamSearch | moves.Explore | moves.HeatScan | moves.OpenDoors | moves.Cameras


def phase(view: StationView, teller: Teller) -> str:
    turn = teller.say("table-headline", turn=view.turn, ap=view.now.ap)
    return f"{turn} · {teller.say('table-active', seat=_named(view.active, teller))}"


def goal(view: StationView, teller: Teller) -> str:
    if view.viewer is None:
        return teller.say("table-goals")
    return teller.say("table-goal-infected" if view.infected else "table-goal-human")


def role(view: StationView, teller: Teller) -> str:
    if view.viewer is None:
        return ""
    status = "table-host" if view.host else "table-infected" if view.infected else "table-human"
    return teller.say(status, colour=teller.say(f"colour-{box.COLOURS[view.viewer]}"))


def fate(view: StationView) -> str:
    """Nothing for onlookers and the dead, and once everything is known."""
    if view.viewer is None or view.revealed is not None or not view.players[view.viewer].alive:
        return ""
    return "host" if view.host else "infected" if view.infected else "human"


def fated(view: StationView, teller: Teller) -> Picture:
    """PS-17.5, PS-18.7  With the catch that the goal has; to a human, what infection cards in hand are for."""
    what, say = fate(view), teller.say
    if not what:
        return []
    title, text, more = FATES[what]
    told = plain(say(text, cans=view.options.gas_to_burn))
    catch = say(more, always=view.options.last_infected_never_wins)
    return [(Ink(say(title), "title"),), (), *told, (), *plain(catch, "warn")]


def asks(view: StationView, teller: Teller) -> str:
    """PS-10.1  With whom one trades."""
    if view.ask is not Ask.OFFER or view.viewer is None:
        return ""
    other = view.now.partner if view.viewer == view.active else view.active
    return teller.say("tui-offer-with", **teller.who("other", other))


# ---- who is there


def crowd(view: StationView, teller: Teller) -> Picture:
    """A line for each player, with both characters; below them what lies beside the board."""
    return [*[_player(seat, view, teller) for seat in range(len(view.players))], _beside(view, teller)]


def _player(seat: Seat, view: StationView, teller: Teller) -> Line:
    player, spot = view.players[seat], f"seat {seat}"
    mark = "▶" if seat in view.asked else "›" if seat == view.active else " "
    wide = max([len(_named(one, teller)) for one in range(len(view.players))]) + 3
    name = f"{mark} {_named(seat, teller)}"
    look = f"seat-{seat}" if player.alive else "fade"
    hand = Ink(f"  ▤{player.cards:<2} ", "", spot)
    return (Ink(f"{name:<{wide}}", look, spot), *_health(seat, player), hand, Ink(_items(player, teller), "dim", spot))


def _named(seat: Seat, teller: Teller) -> str:
    return f"{teller.seat(seat)} ({teller.say(f'colour-{box.COLOURS[seat]}')})"


def _health(seat: Seat, player: PlayerView) -> list[Ink]:
    """Both characters as they stand on the board."""
    trooper, android = [big_map.piece(big_map.LETTERS[one]) for one in PAIRS[seat]]
    look = f"seat-{seat}"
    return [_pair(trooper, player.trooper.health, look), Ink(" "), _pair(android, player.android.health, look)]


def _pair(piece: str, health: int, look: str) -> Ink:
    return Ink(f"{piece}♥{health}" if health else f"{piece}† ", look if health else "fade")


def _items(player: PlayerView, teller: Teller) -> str:
    if not player.alive:
        return teller.say("table-dead")
    told = [] if player.arrived else [teller.say("table-waiting")]
    told += [teller.pieces(player.table)] if player.table else []
    told += [teller.say("table-bullets", count=player.bullets)] if player.bullets else []
    return ", ".join(told)


def _beside(view: StationView, teller: Teller) -> Line:
    more = view.rooms_hidden + len(view.rooms_buried) + max(0, len(view.rooms_ahead) - 1)
    rooms = teller.say("table-no-rooms")
    if view.rooms_ahead:
        rooms = teller.say("table-rooms", room=teller.piece(view.rooms_ahead[0]), more=more)
    marker = teller.say("table-marker", seat=teller.mid(view.marker), active=view.marker_active, doors=view.doors_open)
    return (Ink("  "), Ink(f"{rooms} · {marker}", "dim"))


# ---- what one holds and knows


def hand(view: StationView, teller: Teller) -> Sequence[Card]:
    cards = view.hand or view.grave
    return [
        Card(card, teller.piece(card), copies=cards.count(card), look=_look_of(card)) for card in dict.fromkeys(cards)
    ]


def _look_of(card: str) -> str:
    if card == box.HOST:
        return "bad"
    return f"seat-{box.COLOUR_OF[card]}" if card in box.COLOUR_OF else "card"


def sheet(view: StationView, teller: Teller) -> Picture:
    """PS-19.3  Of each player what is certain, for all that the viewer saw; the scans, and what one remembers."""
    if view.viewer is None or view.revealed is not None:
        return []
    worlds = Deduction(view).worlds
    lines: Picture = [(Ink(teller.say("tui-sheet"), "title"),), ()]
    for seat in range(len(view.players)):
        lines.append((Ink(f"  {_named(seat, teller):<{NAME}} ", f"seat-{seat}"), _verdict(worlds, seat, teller)))
    scans = [one for one in view.story if one.what is What.SCAN]
    told = [teller.say("table-scan", infected=one.number, living=one.other.bit_count()) for one in scans]
    lines += [(), (Ink(teller.say("table-scans") + ", ".join(told)),)] if told else []
    notes: Picture = [(Ink(f"  {screen.note(one, teller)}"),) for one in view.notes]
    return [*lines, *([(), (Ink(teller.say("table-notes"), "head"),)] if notes else []), *notes]


def _verdict(worlds: int, seat: Seat, teller: Teller) -> Ink:
    if not worlds & ~INFECTED[seat]:
        host = not worlds & ~HOST_IS[seat]
        return Ink(teller.say("tui-sheet-host" if host else "tui-sheet-infected"), "bad")
    if not worlds & INFECTED[seat]:
        return Ink(teller.say("tui-sheet-human"), "good")
    return Ink(teller.say("tui-sheet-open"), "dim")


# ---- where moves are done


def label(move: StationMove, view: StationView, teller: Teller) -> str:
    """As at the prompts, with a security door as this map draws it, and with what it costs."""
    if isinstance(move, moves.Place):
        return screen.placed_label(move, view, teller, big_map.SHUT)
    words, points = screen.label(move, view, teller), _points(move, view)
    words = teller.say("tui-cost", move=words, ap=points) if points else words
    return teller.say("tui-cost-parasite", move=words) if _wakes(move, view) else words


def _points(move: StationMove, view: StationView) -> int:
    """PS-4.2  PS-11.3  The second shot of an action is paid already; PS-9.15  so is the step out of a run room."""
    if isinstance(move, moves.FirstAid | moves.ShareFirstAid):
        return view.options.first_aid_ap
    if isinstance(move, moves.Fire):
        return 0 if view.now.shots else 1
    if isinstance(move, moves.Walk) and box.KIND_NUMBER[move.character] == view.now.bonus_too:
        return 0
    return 1 if isinstance(move, PAID) else 0


def _wakes(move: StationMove, view: StationView) -> bool:
    """PS-12.4, PS-13.2, PS-15.4  A card that was searched or used before brings a parasite first."""
    if not isinstance(move, USES):
        return False
    kind = box.KINDS[0] if isinstance(move, moves.Heal) and move.character not in box.KINDS else move.character
    room = screen.room_of(kind, view)
    return room is not None and big_map.rooms_of(view)[room].card.red


def spots(move: StationMove, view: StationView) -> Sequence[str]:
    if isinstance(move, moves.Place):
        place = big_map.place_beyond(view, move.room, move.way)
        return (f"cell {place.x} {place.y}",)
    if isinstance(move, moves.Trade):
        return (f"seat {move.partner}",)
    if isinstance(move, moves.UseScanner):
        return (f"seat {move.seat}",)
    if isinstance(move, moves.Offer | moves.Lay):
        return (f"card {move.card}",)
    if isinstance(move, moves.PlayArmor):
        return (f"card {box.ARMOR}",)
    room = _room_of(move, view)
    return () if room is None else (f"room {room}",)


def _room_of(move: StationMove, view: StationView) -> int | None:
    if isinstance(move, moves.Walk | moves.ThrowGrenade):
        return screen.beyond(screen.room_of(move.character, view), move.way, view)
    if isinstance(move, moves.Run):
        return screen.beyond(screen.room_of(box.KINDS[view.now.bonus], view), move.way, view)
    if isinstance(move, moves.Fire | moves.Stab):
        return _target(move, view)
    if isinstance(move, IN_OWN_ROOM):
        return screen.room_of(move.character, view)
    return move.room if isinstance(move, moves.Pull) else None


def _target(move: moves.Fire | moves.Stab, view: StationView) -> int | None:
    """A character where it stands; a parasite beside whoever attacks, or in the way that is named."""
    character = CHARACTER_NAMED.get(move.target)
    if character is not None:
        player = view.players[seat_of(character)]
        return (player.trooper, player.android)[character % 2].room
    here = screen.room_of(move.character if isinstance(move, moves.Stab) else box.KINDS[box.ANDROID], view)
    way = move.target.rpartition("_")[2]
    return screen.beyond(here, way, view) if way in box.WAYS else here


def focus(view: StationView) -> str:
    """Where the viewer stands, or whoever plays."""
    player = view.players[view.active if view.viewer is None else view.viewer]
    rooms = [one.room for one in (player.trooper, player.android) if one.room is not None]
    return f"room {rooms[0]}" if rooms else "room 0"


def named(spot: str, view: StationView) -> Thing:
    kind, _, name = spot.partition(" ")
    if kind == "room":
        card = big_map.rooms_of(view)[int(name)].card.card
        like = card.rstrip("_0123456789")
        return Thing((f"room-{like}", f"room-{like.removesuffix('s')}"), card, _values(view))
    if kind == "card":
        return Thing((f"card-{name}", "card-infection" if name in box.COLOUR_OF else ""), name, _values(view))
    return Thing(("icon-player",) if kind == "seat" else ("room-dark",))


def _values(view: StationView) -> Mapping[str, int]:
    return {"needed": view.options.gas_to_burn}


def speakable(view: StationView) -> Sequence[str]:
    return tuple(box.SEARCH_COPIES)


PANELS: Final = Panels(
    board=big_map.drawn,
    zooms=len(big_map.SIZES),
    label=label,
    phase=phase,
    goal=goal,
    role=role,
    fate=fate,
    fated=fated,
    asks=asks,
    crowd=crowd,
    hand=hand,
    sheet=sheet,
    spots=spots,
    focus=focus,
    named=named,
    speakable=speakable,
)
