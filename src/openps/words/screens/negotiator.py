"""The table of Négociateur as text, from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from openps.games.negotiator import box, odds
from openps.games.negotiator.box import Card, Family
from openps.games.negotiator.cards import lasts
from openps.games.negotiator.state import CONCEDED, CrisisOptions
from openps.games.negotiator.view import CrisisView
from openps.words.screens.negotiator_effects import in_words, offer, what_it_does
from openps.words.teller import Teller

WIDTH: Final = 80
HEAD: Final = 12
TRACK: Final = 10  # the points that are always on the track
LONGEST_TRACK: Final = 16


def names(options: CrisisOptions, language: str) -> Mapping[str, str]:
    """Names and texts that the cards bring; another language is better than none, and a key better than nothing."""
    found = {}
    for face in options.cards.faces:
        given = dict(face.names)
        found[face.key] = given.get(language) or next(iter(given.values()), face.key)
        printed = dict(face.texts)
        if printed:
            found[f"text {face.key}"] = printed.get(language) or next(iter(printed.values()))
    return found


def draw(view: CrisisView, teller: Teller) -> str:
    rows = [_headline(view, teller), _threat(view, teller), _points(view, teller), _hostages(view, teller)]
    rows += [*_demands(view, teller), *_terror(view, teller), *_sale(view, teller), *_played(view, teller)]
    rows += [*_dice(view, teller), *_hand(view, teller)]
    if view.clock and view.ask is not None:
        rows.append(teller.say("table-clock"))
    return "\n".join(rows)


def _headline(view: CrisisView, teller: Teller) -> str:
    last = "yes" if view.last else "no"
    left = teller.say("table-headline", turn=view.turn, phase=view.phase.value, last=last)
    fate = "over" if view.ask is None else view.fate.value
    right = teller.say("table-charge", fate=fate, taker=teller.piece(view.taker))
    return f"{left}{right:>{max(1, WIDTH - len(left))}}"


def _threat(view: CrisisView, teller: Teller) -> str:
    """NG-3.1  The dial, and what a test rolls now."""
    dial = f"{_marked(box.DIAL, view.threat):<24}"
    told = [teller.say("table-rolls", dice=odds.dice_for(view))]
    told += [teller.say("table-fours")] if any(view.fours) else []
    told += [teller.say("table-rerolls", count=sum(view.rerolls))] if any(view.rerolls) else []
    return f"{_head('table-threat', teller)}{dial}   {', '.join(told)}"


def _points(view: CrisisView, teller: Teller) -> str:
    """NG-3.11, NG-3.12  The track, longer where the counter left it."""
    low, high = min(0, view.points), max(TRACK, view.points)
    if high - low > LONGEST_TRACK:
        low, high = view.points, view.points
    track = [str(point).replace("-", "−") for point in range(low, high + 1)]
    return f"{_head('table-points', teller)}{_marked(track, view.points - low)}"


def _marked(track: Sequence[str], place: int) -> str:
    return "".join([f"[{name}]" if at == place else f" {name} " for at, name in enumerate(track)]).rstrip()


def _hostages(view: CrisisView, teller: Teller) -> str:
    """NG-11.2  With how many dead all is lost."""
    limit = (view.zone + view.freed + view.dead) // 2 + 1
    told = [
        f"{teller.say('table-zone', count=view.zone)} {'o' * view.zone}".rstrip(),
        f"{teller.say('table-freed', count=view.freed)} {'+' * view.freed}".rstrip(),
        f"{teller.say('table-dead', count=view.dead)} {'x' * view.dead}".rstrip(),
    ]
    return f"{_head('table-hostages', teller)}{' · '.join(told)} ({teller.say('table-limit', count=limit)})"


def _demands(view: CrisisView, teller: Teller) -> list[str]:
    told = []
    for place, demand in enumerate(view.demands):
        text = _demand(demand, view.faces[place], view, teller)
        told.append(teller.say("table-demand", number=place + 1, kind=view.kinds[place], text=text))
    for place, minor in enumerate(view.minors, len(view.demands) + 1):
        text = offer(minor, view, teller)
        told.append(teller.say("table-demand", number=place, kind=Family.MINOR.value, text=text))
    return _row("table-demands", told or [teller.say("table-none")], teller)


def _demand(demand: Card | None, face: int, view: CrisisView, teller: Teller) -> str:
    if demand is None:
        return teller.say("table-face-down")
    if face != CONCEDED:
        return offer(demand, view, teller)
    lasting = [effect for effect in view.options.cards.face[demand].counterpart if lasts(effect)]
    told = teller.say("table-conceded", demand=teller.piece(demand))
    return teller.say("table-card", card=told, effect=in_words(lasting, teller)) if lasting else told


def _terror(view: CrisisView, teller: Teller) -> list[str]:
    """NG-8.1, NG-9.1  What is left of the deck, and the last card that was turned up."""
    left = teller.say("table-deck", count=len(view.deck))
    if view.deck:
        left += f", {teller.say('table-pivotal')}"
    told = [left]
    card = view.turned
    if card:
        words = teller.say("table-card", card=teller.piece(card), effect=what_it_does(card, view, teller))
        extra = view.options.cards.face[card].additional
        if extra:
            words += teller.say("table-terror-more", effect=in_words(extra, teller))
        told.append(teller.say("table-last-terror", card=words))
    return _row("table-terror", told, teller)


def _sale(view: CrisisView, teller: Teller) -> list[str]:
    """NG-2.11  The Purchase Area by cost."""
    cost = view.options.cards.cost
    told = []
    for price in sorted({cost[card] for card in view.market}):
        cards = [card for card in view.market if cost[card] == price]
        told.append(f"{price}  {' · '.join(_counted(cards, teller))}")
    return _row("table-sale", told or [teller.say("table-none")], teller, "   ")


def _played(view: CrisisView, teller: Teller) -> list[str]:
    told = [" · ".join(_counted(view.played, teller))] if view.played else []
    if view.down:
        told.append(teller.say("table-face-down-cards", cards=" · ".join(_counted(view.down, teller))))
    return _row("table-played", told, teller) if told else []


def _dice(view: CrisisView, teller: Teller) -> list[str]:
    """NG-5.2  The dice of a test that is not judged yet, and the rows they choose from."""
    if not view.testing or view.ask is None:
        return []
    faces = " ".join([f"[{face}]" for face in view.rolled])
    told = teller.say("table-test", faces=faces, card=teller.piece(view.testing), count=odds.successes_of(view))
    return _row("table-dice", [told, what_it_does(view.testing, view, teller)], teller)


def _hand(view: CrisisView, teller: Teller) -> list[str]:
    """Every kind of card in hand with what it does."""
    told = []
    for card, name in zip(dict.fromkeys(view.hand), _counted(view.hand, teller), strict=True):
        told.append(teller.say("table-card", card=name, effect=what_it_does(card, view, teller)))
    return _row("table-hand", told or [teller.say("table-none")], teller)


def _counted(cards: Sequence[Card], teller: Teller) -> list[str]:
    counts = {card: cards.count(card) for card in dict.fromkeys(cards)}
    return [(f"{count}× " if count > 1 else "") + teller.piece(card) for card, count in counts.items()]


def _head(key: str, teller: Teller) -> str:
    return f"{teller.say(key):<{HEAD - 1}} "


def _row(key: str, lines: Sequence[str], teller: Teller, hanging: str = "  ") -> list[str]:
    """A name on the left, lines on the right; what is too long goes on below, a little further in."""
    found: list[str] = []
    for line in lines:
        found += textwrap.wrap(line, WIDTH - HEAD, subsequent_indent=hanging) or [""]
    return [(_head(key, teller) if not at else " " * HEAD) + line for at, line in enumerate(found)]
