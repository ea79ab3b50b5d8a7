"""The school on a full screen: who owns which location, the battle as it stands, and what one knows of other hands."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from textwrap import wrap
from typing import Final

from openps.editions.pani_high import screen
from openps.editions.pani_high.origin import origin
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import Face
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.view import ForceView, PaniView
from openps.words.page import SEPARATOR
from openps.words.panels import (
    LIT,
    Card,
    Frame,
    Ink,
    Line,
    Panels,
    Picture,
    Thing,
    cell_width,
    cut,
    filling,
    flowing,
    plain,
)
from openps.words.teller import Teller

NAME: Final = 14  # columns for who sits there
FACE_DOWN: Final = "▒▒"
MARGIN: Final = Ink("   ")  # before the cards of a battle


def phase(view: PaniView, teller: Teller) -> str:
    left = teller.say("table-headline", turn=view.turn, pile=view.pile, discard=len(view.discard))
    return f"{left}{SEPARATOR}{teller.say('table-turn', seat=teller.mid(view.active))}"


def goal(view: PaniView, teller: Teller) -> str:
    return "" if view.ask is None else teller.say("table-goal")


# ---- the board


def board(view: PaniView, teller: Teller, frame: Frame) -> Picture:
    """A row of locations for each player, as tiles where there is room for them, and below them the battle."""
    room = frame._replace(columns=frame.columns - 1)
    rows = [line for seat in range(len(view.places)) for line in _seat(seat, view, teller, room)]
    return filling([*rows, (), *_battle(view, teller, room.columns)], frame)


def _seat(seat: Seat, view: PaniView, teller: Teller, frame: Frame) -> Picture:
    spot = f"seat {seat}"
    mark = "▶" if seat == view.asked and view.ask is not None else "›" if seat == view.active else " "
    look = f"seat-{seat} floor" if spot in frame.lit else f"seat-{seat}"
    who = (Ink(f"{mark} {teller.seat(seat)}".ljust(NAME), look, spot), Ink(f"▤{view.hand_sizes[seat]:<3}", "", spot))
    margin: Line = (Ink(" " * cell_width(who)),)
    tiles = _tiles(view.places[seat], teller, frame, frame.columns - cell_width(who))
    at = 1 if frame.zoom else 0
    return [(*(who if row == at else margin), *line) for row, line in enumerate(tiles)]


def _tiles(places: Sequence[str], teller: Teller, frame: Frame, columns: int) -> Picture:
    """Inline, or boxes of three lines; those that do not fit beside each other go below."""
    rows: list[list[str]] = [[]]
    used = 0
    for place in places:
        width = len(teller.piece(place)) + 3
        if used and used + width > columns:
            rows.append([])
            used = 0
        rows[-1].append(place)
        used += width
    drawn = _boxes if frame.zoom else _in_line
    return [line for row in rows for line in drawn(row, teller, frame.lit)]


def _in_line(places: Sequence[str], teller: Teller, lit: Collection[str]) -> Picture:
    return [_spaced([_tile(f"[{teller.piece(place)}]", place, lit) for place in places])]


def _boxes(places: Sequence[str], teller: Teller, lit: Collection[str]) -> Picture:
    names = [(place, teller.piece(place)) for place in places]
    top = [_tile(f"╭{'─' * len(name)}╮", place, lit, "wall") for place, name in names]
    middle = [_tile(f"│{name}│", place, lit) for place, name in names]
    foot = [_tile(f"╰{'─' * len(name)}╯", place, lit, "wall") for place, name in names]
    return [_spaced(top), _spaced(middle), _spaced(foot)]


def _spaced(tiles: Sequence[Ink]) -> Line:
    return tuple([ink for tile in tiles for ink in (tile, Ink(" "))])


def _tile(text: str, place: str, lit: Collection[str], look: str = "card") -> Ink:
    spot = f"place {place}"
    return Ink(text, LIT if spot in lit and look != "wall" else "door" if spot in lit else look, spot)


# ---- the battle


def _battle(view: PaniView, teller: Teller, columns: int) -> Picture:
    battle = view.battle
    if battle is None:
        return _gone(view, teller, columns)
    title = f" {teller.say('table-battle', location=teller.piece(battle.location))} "
    inside = max(30, min(columns - 2, 76))
    attack = _force(battle.attack, "table-attack", view, teller, inside)
    rows = [*attack, (), *_force(battle.defence, "table-defence", view, teller, inside)]
    return [
        (Ink(f"╔═{title}".ljust(inside + 1, "═") + "╗", "door"),),
        *[_framed(row, inside) for row in rows],
        (Ink(f"╚{'═' * inside}╝", "door"),),
    ]


def _framed(row: Line, inside: int) -> Line:
    left, cells = inside, []
    for ink in row:
        text = cut(ink.text, left)
        cells.append(ink._replace(text=text))
        left -= len(text)
    return (Ink("║", "door"), *cells, Ink(" " * left), Ink("║", "door"))


def _force(force: ForceView, key: str, view: PaniView, teller: Teller, columns: int) -> Picture:
    """Face-down cards as backs; what the viewer knows by name and by what it counts here."""
    worth = {} if view.battle is None else view.options.deck.worth[view.battle.location]
    cards = [*force.laid, *[taken.card for taken in force.taken]]
    head: Line = (Ink(f" {teller.say(key, seat=teller.mid(force.seat))}", f"seat-{force.seat}"),)
    units: Picture = [(_laid(card, at, worth, teller), Ink(" ")) for at, card in enumerate(cards)]
    units += [(Ink(f"+[{teller.piece(card)}] ", "warn", f"card {card}"),) for card in force.shown]
    known = [card for card in cards if card is not None]
    total = sum([worth[card] for card in [*known, *force.shown]])
    key = "table-total" if len(known) == len(cards) else "table-total-open"
    told = Ink(f"  {teller.say(key, total=teller.tenths(total))}", "title") if known or force.shown else Ink("")
    return [(*head, told), *[(MARGIN, *line) for line in flowing(units, columns - len(MARGIN.text))]]


def _laid(card: str | None, at: int, worth: dict[str, int], teller: Teller) -> Ink:
    if card is None:
        return Ink(FACE_DOWN, "wall", f"laid {at}")
    return Ink(f"[{teller.piece(card)} {teller.tenths(worth[card])}]", "card", f"laid {at}")


def _gone(view: PaniView, teller: Teller, columns: int) -> Picture:
    """PH-6.9  Who counts the S cards plays better."""
    copies = {face.key: face.copies for face in view.options.deck.faces}
    counts = [f"{teller.piece(key)} {view.discard.count(key)}/{copies[key]}" for key in screen.COUNTED]
    return plain("\n".join(wrap(teller.say("table-gone") + SEPARATOR.join(counts), columns)), "dim")


# ---- what one holds and knows


def hand(view: PaniView, teller: Teller) -> Sequence[Card]:
    faces = {face.key: face for face in view.options.deck.faces}
    return [_held(faces[key], view, teller) for key in dict.fromkeys(view.hand)]


def _held(face: Face, view: PaniView, teller: Teller) -> Card:
    note, copies = _note(face, view, teller), view.hand.count(face.key)
    return Card(face.key, teller.piece(face.key), note, copies=copies, look=_look(face))


def _note(face: Face, view: PaniView, teller: Teller) -> str:
    """What it counts: here and now where there is a battle."""
    if face.key in box.S_CARDS and not face.value:
        return "S"
    if face.family is not Family.COMBAT:
        return ""
    if view.battle is not None and view.battle.location in face.doubled_at:
        return f"{teller.tenths(face.value)} ×2"
    doubled = [teller.piece(place) for place in face.doubled_at]
    return f"{teller.tenths(face.value)} ×2 {', '.join(doubled)}" if doubled else teller.tenths(face.value)


def _look(face: Face) -> str:
    return {Family.CONSPIRACY: "warn", Family.SEAL: "good"}.get(face.family, "card")


def sheet(view: PaniView, teller: Teller) -> Picture:
    """PH-H11 to PH-H13  What the viewer remembers of other hands, and what everybody knows of the own one."""
    lines: Picture = [(Ink(teller.say("tui-sheet"), "title"),), ()]
    for seat in range(len(view.places)):
        lines += _known(seat, view, teller)
    return [*lines, (), *_gone(view, teller, 200)]


def _known(seat: Seat, view: PaniView, teller: Teller) -> Picture:
    sightings = view.common if seat == view.viewer else view.memory
    certain = [one.card for one in sightings if one.seats == (seat,)]
    maybe = [one.card for one in sightings if seat in one.seats and len(one.seats) > 1]
    head: Picture = [(Ink(f"  {teller.seat(seat)}", f"seat-{seat}"), Ink(f"  ▤{view.hand_sizes[seat]}"))]
    head += [(Ink(f"    {teller.say('table-certain', cards=teller.pieces(certain))}"),)] if certain else []
    return [*head, *([(Ink(f"    {teller.say('table-maybe', cards=teller.pieces(maybe))}", "dim"),)] if maybe else [])]


# ---- where moves are done


def spots(move: PaniMove, view: PaniView) -> Sequence[str]:
    if isinstance(move, moves.Attack):
        return (f"place {move.location}",)
    if isinstance(move, moves.Raid | moves.DropOut | moves.Spy):
        return (f"seat {move.target}",)
    if isinstance(move, moves.ChooseFirst):
        return (f"seat {move.seat}",)
    if isinstance(move, moves.LayCard | moves.Save | moves.Discard):
        return (f"card {move.card}",)
    shown = {moves.ShowBribe: box.BRIBE, moves.ShowPolicewoman: box.POLICEWOMAN, moves.Agitate: box.AGITATION}
    return (f"card {shown[type(move)]}",) if type(move) in shown else ()


def named(spot: str, view: PaniView) -> Thing:
    """With the values of the deck that the table plays with."""
    kind, _, name = spot.partition(" ")
    if kind == "card":
        return named_card(next(face for face in view.options.deck.faces if face.key == name), view)
    if kind == "laid":
        return Thing(("card-hidden",))
    return named_place(name, view) if kind == "place" else Thing(("player",))


def named_card(face: Face, view: PaniView) -> Thing:
    deck = view.options.deck

    def words(teller: Teller) -> Mapping[str, int | str]:
        return {
            "value": teller.tenths(face.value), "doubled": teller.tenths(2 * face.value),
            "place": teller.pieces(face.doubled_at), "score": teller.tenths(box.SEAL_SCORE),
            "saves": deck.committee_saves,
        }  # fmt: skip

    whose = origin(face, deck)
    return Thing(
        (f"card-{face.key}", "card-club" if face.doubled_at else "card-combat"), face.key, named=words,
        more=lambda teller: (teller.say(f"origin-{whose}"),) if whose else (),
    )  # fmt: skip


def named_place(place: str, view: PaniView) -> Thing:
    clubs = [face.key for face in view.options.deck.faces if place in face.doubled_at and face.copies]
    return Thing(
        ("place",), place, named=lambda teller: {"clubs": teller.pieces(clubs), "bare": "no" if clubs else "yes"}
    )


def speakable(view: PaniView) -> Sequence[str]:
    return [face.key for face in view.options.deck.faces if face.family is not Family.LOCATION]


PANELS: Final = Panels(
    board=board,
    zooms=2,
    phase=phase,
    goal=goal,
    hand=hand,
    sheet=sheet,
    spots=spots,
    named=named,
    speakable=speakable,
)
