"""The table of Négociateur as text, from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from openps.games.negotiator import box, moves, odds
from openps.games.negotiator.box import Card, Family, Method, Span
from openps.games.negotiator.cards import Face
from openps.games.negotiator.effects import START, Effect, effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import CONCEDED, CrisisOptions
from openps.games.negotiator.view import CrisisView
from openps.words.teller import Teller

WIDTH: Final = 80
HEAD: Final = 12
TRACK: Final = 10  # the points that are always on the track
LONGEST_TRACK: Final = 16
SIGNED: Final = ("points", "threat", "dice")


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


# ---- choices


def label(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """A choice in words, with what helps to choose: odds, a cost, what a card does."""
    if isinstance(move, moves.Play):
        return _with_odds(move.card, view, teller)
    if isinstance(move, moves.Lay | moves.Convert | moves.Pay):
        return teller.piece(move.card)
    if isinstance(move, moves.Buy | moves.Take):
        return _priced("label-buy", move.card, view, teller)
    if isinstance(move, moves.Concede):
        return _offer(move.demand, view, teller)
    if isinstance(move, moves.Reveal):
        return teller.say("label-demand", number=move.position + 1, kind=view.kinds[move.position])
    return _label_of_dice(move, view, teller)


def _label_of_dice(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    if isinstance(move, moves.Reroll):
        return teller.say("label-die", number=move.die + 1, face=view.rolled[move.die])
    if isinstance(move, moves.Accept):
        face = view.options.cards.face[view.testing]
        row = _rows(face, view)[min(box.TOP_ROW, _successes(view))]
        return teller.say("label-accept", effect=_effects(row, view, teller))
    if isinstance(move, moves.Choose):
        return _effects(effect_of(view.todo[0]).options[move.option], view, teller)
    if isinstance(move, moves.Roll):
        tested = effect_of(view.todo[0]).word
        found = odds.odds(view, tested)
        if found is not None:
            chances = _chances(found.plain, found.total, teller)
            return teller.say("label-roll", dice=found.dice, card=teller.piece(tested), odds=chances)
    return teller.move(move)


def explain(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """More about a choice: the odds of each row before the roll, and what each row does."""
    tested = ""
    if isinstance(move, moves.Play):
        tested = move.card
    elif isinstance(move, moves.Roll):
        tested = effect_of(view.todo[0]).word
    found = odds.odds(view, tested) if tested else None
    if found is None:
        return _effects_of(tested, view, teller) if tested else ""
    lines = textwrap.wrap(teller.say("explain-dice", dice=found.dice), WIDTH)
    for row in (2, 1, 0):
        plain, converted = _percent(found.plain[row], found.total), _percent(found.converted[row], found.total)
        effect = _effects(_rows(view.options.cards.face[tested], view)[row], view, teller)
        words = teller.say("explain-row", row=row, plain=plain, converted=converted, effect=effect)
        lines += textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return "\n".join(lines)


def _with_odds(card: Card, view: CrisisView, teller: Teller) -> str:
    found = odds.odds(view, card)
    if found is None:
        return teller.say("table-card", card=teller.piece(card), effect=_effects_of(card, view, teller))
    chances = _chances(found.plain, found.total, teller)
    return teller.say("label-card", card=teller.piece(card), effect=chances)


def _chances(weights: odds.Weights, total: int, teller: Teller) -> str:
    none, one, two = [_percent(weight, total) for weight in weights]
    return teller.say("label-odds", two=two, one=one, none=none)


def _percent(weight: int, total: int) -> int:
    return (200 * weight + total) // (2 * total)


def _priced(key: str, card: Card, view: CrisisView, teller: Teller) -> str:
    cost = view.options.cards.cost[card]
    return teller.say(key, card=teller.piece(card), cost=cost, effect=_effects_of(card, view, teller))


def _offer(demand: Card, view: CrisisView, teller: Teller) -> str:
    """A Demand that can be conceded: what it costs, brings and takes."""
    told = teller.say(
        "table-offer",
        demand=teller.piece(demand),
        cost=view.options.cards.cost[demand],
        effect=_effects_of(demand, view, teller),
    )
    counterpart = view.options.cards.face[demand].counterpart
    return told + _in_return(counterpart, view, teller) if counterpart else told


def _in_return(counterpart: Sequence[Effect], view: CrisisView, teller: Teller) -> str:
    return teller.say("table-return", effect=_effects(counterpart, view, teller))


# ---- what a card does


def _effects_of(card: Card, view: CrisisView, teller: Teller) -> str:
    """Its three rows, or its effects where it needs no test."""
    face = view.options.cards.face[card]
    if face.test is Method.NONE:
        return _effects(face.rows[0], view, teller)
    none, one, two = [_effects(row, view, teller) for row in _rows(face, view)]
    head = "" if face.test is Method.SUCCESSES else teller.say("effect-test", test=face.test.value)
    return head + teller.say("table-rows", two=two, one=one, none=none)


def _rows(face: Face, view: CrisisView) -> list[Sequence[Effect]]:
    """NG-R1  At some tables one success of that question brings points only."""
    rows: list[Sequence[Effect]] = list(face.rows)
    if face.key == box.WHAT_DO_YOU_WANT and not view.options.one_success_reveals:
        rows[1] = [effect for effect in rows[1] if effect.kind != "reveal"]
    return rows


def _effects(effects: Sequence[Effect], view: CrisisView, teller: Teller) -> str:
    told = [_effect(effect, view, teller) for effect in effects]
    return teller.say("effect-and").join(told) or teller.say("effect-nothing")


def _effect(effect: Effect, view: CrisisView, teller: Teller) -> str:
    if effect.kind == "choose":
        return teller.say("effect-or").join([_effects(option, view, teller) for option in effect.options])
    inner = _effects(effect.options[0], view, teller) if effect.options else ""
    level = "start" if effect.amount == START else box.DIAL[min(box.THREAT_E, max(0, effect.amount))]
    amount = f"{effect.amount:+}".replace("-", "−") if effect.kind in SIGNED else effect.amount
    count = abs(effect.amount)
    return teller.say(f"effect-{effect.kind}", amount=amount, count=count, span=effect.word, level=level, effect=inner)


# ---- the table


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
        text = _offer(minor, view, teller)
        told.append(teller.say("table-demand", number=place, kind=Family.MINOR.value, text=text))
    return _row("table-demands", told or [teller.say("table-none")], teller)


def _demand(demand: Card | None, face: int, view: CrisisView, teller: Teller) -> str:
    if demand is None:
        return teller.say("table-face-down")
    if face != CONCEDED:
        return _offer(demand, view, teller)
    lasting = [effect for effect in view.options.cards.face[demand].counterpart if _lasts(effect)]
    told = teller.say("table-conceded", demand=teller.piece(demand))
    return teller.say("table-card", card=told, effect=_effects(lasting, view, teller)) if lasting else told


def _lasts(effect: Effect) -> bool:
    return effect.kind in ("double", "each_turn") or effect.word == Span.WHILE_IN_PLAY


def _terror(view: CrisisView, teller: Teller) -> list[str]:
    """NG-8.1, NG-9.1  What is left of the deck, and the last card that was turned up."""
    left = teller.say("table-deck", count=len(view.deck))
    if view.deck:
        left += f", {teller.say('table-pivotal')}"
    told = [left]
    card = view.shown or (view.discard[-1] if view.discard else "")
    if card:
        words = teller.say("table-card", card=teller.piece(card), effect=_effects_of(card, view, teller))
        extra = view.options.cards.face[card].additional
        if extra:
            words += teller.say("table-terror-more", effect=_effects(extra, view, teller))
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
    """NG-5.2  The dice of a test that is not judged yet."""
    if not view.testing or view.ask is None:
        return []
    faces = " ".join([f"[{face}]" for face in view.rolled])
    told = teller.say("table-test", faces=faces, card=teller.piece(view.testing), count=_successes(view))
    return _row("table-dice", [told], teller)


def _successes(view: CrisisView) -> int:
    test = view.options.cards.face[view.testing].test
    return odds.successes(test, view.rolled, view.threat, view.easy, view.converted)


def _hand(view: CrisisView, teller: Teller) -> list[str]:
    """Every kind of card in hand with what it does."""
    told = []
    for card, name in zip(dict.fromkeys(view.hand), _counted(view.hand, teller), strict=True):
        told.append(teller.say("table-card", card=name, effect=_effects_of(card, view, teller)))
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
