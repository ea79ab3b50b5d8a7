"""The crisis on a full screen: the dial, the hostages as people one can count, demands, the market and the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from openps.editions.negotiator.choices import brief
from openps.editions.negotiator.effects import cost_of, in_words, what_it_does
from openps.editions.negotiator.origin import origin
from openps.editions.negotiator.screen import Drawing
from openps.games.negotiator import box, moves, odds
from openps.games.negotiator.box import Trigger
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.view import CrisisView
from openps.words.panels import LIT, Card, Frame, Ink, Line, Panels, Picture, Thing, cell_width, cut, filling
from openps.words.teller import Teller

HEAD: Final = 12
BAR: Final = 12  # columns of a bar of odds
NARROW: Final = 62  # columns; below that a sign stands for words
COUNTED: Final = {"held": "table-zone", "freed": "table-freed", "dead": "table-dead"}
ROWS: Final = ("bad", "warn", "good")  # of no success, one, and two or more
DANGER: Final = ("good", "good", "warn", "warn", "bad", "bad", "bad", "bad", "bad")


def phase(view: CrisisView, teller: Teller) -> str:
    last = "yes" if view.last else "no"
    turn = teller.say("table-headline", turn=view.turn, phase=view.phase.value, last=last)
    return f"{turn} · {teller.say('table-points-now', points=str(view.points).replace('-', '−'))}"


def goal(view: CrisisView, teller: Teller) -> str:
    if view.ask is None:
        return ""
    aim = teller.say("table-aim", fate=view.fate.value, taker=teller.piece(view.taker))
    return f"{teller.say('play-kind', kind=teller.say('table-goal'))} {aim}"


# ---- the board


def board(view: CrisisView, teller: Teller, frame: Frame) -> Picture:
    """With gaps between its parts where there is room, otherwise close together."""
    columns = max(40, frame.columns - 1)
    plain = Drawing(view, teller, columns, less=0 if frame.zoom else 1)
    parts = [
        [_taker(view, teller), *_texts(plain.ability(), "dim", "taker")],
        [_dial(view, teller, columns), _hostages(view, teller, columns)],
        _demands(view, teller, columns, frame),
        _texts(plain.terror(), "bad", "icon terror_deck"),
        _dice(view, teller),
        _sale(view, teller, columns, frame),
        _texts(plain.played(), "dim", "icon played"),
    ]
    gap: Picture = [()] if frame.zoom else []
    lines = [line for part in parts if part for line in [*part, *gap]]
    return filling([_fit(line, columns) for line in lines], frame)


def _fit(line: Line, columns: int) -> Line:
    left, cells = columns, []
    for ink in line:
        text = cut(ink.text, left)
        cells.append(ink._replace(text=text))
        left -= len(text)
    return tuple(cells)


def _head(key: str, teller: Teller) -> Ink:
    return Ink(f"{teller.say(key):<{HEAD - 1}} ", "head")


def _texts(lines: Sequence[str], look: str, spot: str) -> Picture:
    return [(Ink(line[:HEAD], "head"), Ink(line[HEAD:], look, spot)) for line in lines]


def _taker(view: CrisisView, teller: Teller) -> Line:
    fate = "over" if view.ask is None else view.fate.value
    return (Ink(teller.say("table-charge", fate=fate, taker=teller.piece(view.taker)), "title", f"taker {view.taker}"),)


def _dial(view: CrisisView, teller: Teller, columns: int) -> Line:
    """NG-3.1  The dial with its marker, and what a test rolls now."""
    cells = []
    for at, level in enumerate(box.DIAL):
        look = DANGER[min(at, len(DANGER) - 1)]
        here = at == view.threat
        plain = f"{level} " if columns < NARROW else f" {level} "
        cells.append(Ink(f"▐{level}▌" if here else plain, f"{LIT} {look}" if here else "dim", f"level {at}"))
    dice = odds.dice_for(view)
    rolls = f"{dice} ⚄" if columns < NARROW else teller.say("table-rolls", dice=dice)
    return (_head("table-threat", teller), *cells, Ink(f"   {rolls}", "title", "icon dice"))


def _hostages(view: CrisisView, teller: Teller, columns: int) -> Line:
    """NG-11.2  A person each; and with how many dead all is lost."""
    limit = (view.zone + view.freed + view.dead) // 2 + 1
    groups = ((view.zone, "☻", "warn", "held"), (view.freed, "☺", "good", "freed"), (view.dead, "†", "bad", "dead"))
    people = [
        Ink(_counted(sign, icon, count, teller, columns), look, f"icon {icon}") for count, sign, look, icon in groups
    ]
    return (_head("table-hostages", teller), *people, Ink(f"({teller.say('table-limit', count=limit)})", "dim"))


def _counted(sign: str, icon: str, count: int, teller: Teller, columns: int) -> str:
    if columns < NARROW:
        return f"{sign * max(1, count)}{count} "  # the sign says which they are, where there is none as well
    return f"{teller.say(COUNTED[icon], count=count)} {sign * count}  "


def _demands(view: CrisisView, teller: Teller, columns: int, frame: Frame) -> Picture:
    lines = Drawing(view, teller, columns, less=0 if frame.zoom else 6).demands()
    lit = [spot for spot in frame.lit if spot.startswith("demand ")]
    return [(Ink(line[:HEAD], "head"), Ink(line[HEAD:], "warn" if lit else "", _of(lit))) for line in lines]


def _of(lit: Sequence[str]) -> str:
    return lit[0] if len(lit) == 1 else "icon goal"


def _dice(view: CrisisView, teller: Teller) -> Picture:
    """NG-5.2  The tray: dice that lie there, with the successes."""
    if not view.rolled:
        return []
    good = [face >= box.SUCCESS for face in view.rolled]
    faces = list(zip(view.rolled, good, range(len(good)), strict=True))
    lines = [
        tuple([Ink(text.format(face), "good" if success else "dim", f"die {at}") for face, success, at in faces])
        for text in ("┌───┐ ", "│ {} │ ", "└───┘ ")
    ]
    return [(_head("table-dice", teller) if at == 1 else Ink(" " * HEAD), *line) for at, line in enumerate(lines)]


def _sale(view: CrisisView, teller: Teller, columns: int, frame: Frame) -> Picture:
    """NG-2.11  The Purchase Area by cost, each card lit that can be had; each cost on a line where there is room."""
    cost = view.options.cards.cost
    wares = sorted(dict.fromkeys(view.market), key=lambda card: cost[card])
    shelves: list[list[Ink]] = []
    dearest = None
    for card in wares:
        new, dearest = cost[card] != dearest, cost[card]
        unit = [Ink(f"{dearest}: ", "key", "icon cost") if new else Ink("· ", "dim")]
        unit += [_ware(card, view, teller, frame), Ink(" ")]
        if not shelves or (new and frame.zoom) or cell_width((*shelves[-1], *unit)) > columns - HEAD:
            shelves.append([])
        shelves[-1] += unit
    margin = Ink(" " * HEAD)
    return [(_head("table-sale", teller) if not at else margin, *shelf) for at, shelf in enumerate(shelves)]


def _ware(card: str, view: CrisisView, teller: Teller, frame: Frame) -> Ink:
    copies, spot = view.market.count(card), f"card {card}"
    name = f"{copies}× {teller.piece(card)}" if copies > 1 else teller.piece(card)
    return Ink(name, LIT if spot in frame.lit else "", spot)


# ---- hand, choices and odds


def hand(view: CrisisView, teller: Teller) -> Sequence[Card]:
    return [
        Card(card, teller.piece(card), _chance(card, view), what_it_does(card, view, teller), view.hand.count(card))
        for card in dict.fromkeys(view.hand)
    ]


def _chance(card: str, view: CrisisView) -> str:
    """How likely its test succeeds at all."""
    outlook = odds.odds(view, card) if view.ask is not None else None
    if outlook is None:
        return ""
    return f"{_percent(outlook.plain[1] + outlook.plain[2], outlook.total)} %"


def label(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """In short: the odds are drawn beside it, and `?` tells the rest."""
    if isinstance(move, moves.Play):
        chance = _chance(move.card, view)
        return f"{teller.piece(move.card)} ({chance})" if chance else teller.piece(move.card)
    if isinstance(move, moves.Buy | moves.Take):
        return f"{teller.piece(move.card)} ({cost_of(view.options.cards.cost[move.card], teller)})"
    return brief(move, view, teller)


def drawn_odds(move: CrisisMove, view: CrisisView, teller: Teller) -> Picture:
    """Of a test: how likely each row is, and what it does. Of another card, what it does."""
    card = _tested(move, view)
    outlook = odds.odds(view, card) if card else None
    if outlook is None:
        shown = move.card if isinstance(move, moves.Play | moves.Lay | moves.Buy | moves.Take) else ""
        return [(Ink(what_it_does(shown, view, teller), "dim"),)] if shown else []
    lines: Picture = []
    for row in range(box.TOP_ROW, -1, -1):
        share = outlook.plain[row] / outlook.total
        full = round(share * BAR)
        name = f"{row}+" if row == box.TOP_ROW else f"{row} "
        bar = (Ink(f"{name} ", "key"), Ink("█" * full, ROWS[row]), Ink("░" * (BAR - full), "dim"))
        words = in_words(odds.row_of(view, card, row), teller)
        lines.append((*bar, Ink(f" {_percent(outlook.plain[row], outlook.total):>3} % ", "title"), Ink(words, "dim")))
    return lines


def _tested(move: CrisisMove, view: CrisisView) -> str:
    if isinstance(move, moves.Play):
        return move.card
    return effect_of(view.todo[0]).word if isinstance(move, moves.Roll) and view.todo else ""


def _percent(weight: int, total: int) -> int:
    """Rounded, a half upwards."""
    return (200 * weight + total) // (2 * total)


def keys(move: CrisisMove) -> str:
    """What ends a call or everything is never where a card was a moment ago."""
    return "A" if isinstance(move, moves.Abandon) else "H" if isinstance(move, moves.EndTalk) else ""


# ---- where moves are done


def spots(move: CrisisMove, view: CrisisView) -> Sequence[str]:
    if isinstance(move, moves.Play | moves.Lay | moves.Buy | moves.Convert | moves.Pay | moves.Take):
        return (f"card {move.card}",)
    if isinstance(move, moves.Concede):
        return (f"demand {move.demand}",)
    if isinstance(move, moves.Reveal):
        return (f"demand {move.position}",)
    return (f"die {move.die}",) if isinstance(move, moves.Reroll) else ()


def named(spot: str, view: CrisisView) -> Thing:
    kind, _, name = spot.partition(" ")
    if kind == "card":
        return named_card(name, view)
    if kind == "taker":
        return named_taker(name or view.taker, view)
    if kind == "demand":
        return named_demand(name, view)
    if kind == "level":
        return Thing((f"level-{name}", "level"))
    return Thing((f"icon-{name}",)) if kind == "icon" else Thing(("icon-dice",) if kind == "die" else ("icon-goal",))


def named_card(card: str, view: CrisisView) -> Thing:
    """Our words about single cards are true of our own cards only; others are explained by what is printed on them."""
    if view.options.cards == HOUSE_CARDS:
        return Thing((f"card-{card}", "card"), card, more=lambda teller: told_origin(card, view, teller))
    return Thing(("card",), card, more=lambda teller: (what_it_does(card, view, teller),))


def named_taker(taker: str, view: CrisisView) -> Thing:
    if view.options.cards == HOUSE_CARDS:
        return Thing((f"taker-{taker}", "taker-any"), taker, more=lambda teller: told_origin(taker, view, teller))
    return Thing(("taker-any",), taker, more=lambda teller: told_ability(taker, view, teller))


def told_ability(taker: str, view: CrisisView, teller: Teller) -> Sequence[str]:
    face = view.options.cards.face[taker]
    if face.trigger is Trigger.NONE:
        return ()
    return (teller.say("now-ability", when=face.trigger.value, effect=in_words(face.ability, teller)),)


def named_demand(named: str, view: CrisisView) -> Thing:
    """By its key; one that lies face down by its place."""
    if named not in view.options.cards.face:
        return Thing((f"demand-hidden-{view.kinds[int(named)]}",))
    face = view.options.cards.face[named]

    def words(teller: Teller) -> Mapping[str, str]:
        price, brings = cost_of(face.cost, teller), what_it_does(named, view, teller)
        return {"cost": price, "effect": brings, "counterpart": in_words(face.counterpart, teller)}

    return Thing(
        (f"demand-{face.family.value}",), named, named=words, more=lambda teller: told_origin(named, view, teller)
    )


def told_origin(card: str, view: CrisisView, teller: Teller) -> Sequence[str]:
    """NG-R1  Whether the card is our own design."""
    whose = origin(card, view.options.cards)
    return (teller.say(f"origin-{whose}"),) if whose else ()


PANELS: Final = Panels(
    board=board,
    zooms=2,
    phase=phase,
    goal=goal,
    hand=hand,
    spots=spots,
    named=named,
    odds=drawn_odds,
    keys=keys,
    label=label,
)
