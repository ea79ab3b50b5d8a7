"""Counting in Pani-High!: what somebody holds, and which location can be taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from openps.bots.budget import QUICK
from openps.bots.ladder import BEGINNER
from openps.editions.pani_high.bots.estimates import odds_above, odds_of_holding, read, whole_hand
from openps.editions.pani_high.bots.heuristic import HeuristicBot
from openps.editions.pani_high.puzzles.check import check
from openps.editions.pani_high.puzzles.counting import Count, count, owner_of
from openps.editions.puzzles.puzzle import NONE, Plain, Puzzles, Question, Reason, Task
from openps.engine.chance import Chance, FreeChance
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import Ask
from openps.games.pani_high.view import PaniView
from openps.words.screen import OfGame

FORGETS: Final = {BEGINNER: 0.7}  # so much of what it saw a player of that level does not think of
FORGETS_SOME: Final = 0.4
FINE: Final = 1000
PERCENT: Final = 100
CHOICES: Final = 4
APART: Final = 6  # percent, between two choices
WIDE: Final = range(9, 92)  # percent worth asking for
AHEAD: Final = 0.05  # of the hands, by which one location is better than the next
LOOSE: Final = 0.1
FEWEST_GONE: Final = 10  # cards on the discard pile
HALF: Final = 0.5
WANTED: Final = (box.POLICEWOMAN, box.BRIBE, box.COMMITTEE, box.SEAL)


def play(view: PaniView, moves: Sequence[PaniMove], chance: Chance) -> PaniMove:
    return HeuristicBot(LOOSE).choose(view, moves, chance, QUICK)


def find(match: AnyMatch, seat: Seat) -> Sequence[Task]:
    """At the beginning of a turn of that seat, where all that it saw is still certain."""
    view: PaniView = match.view(seat)
    if view.ask is not Ask.ACT or view.asked != seat:
        return ()
    counted = count(view)
    if counted is None:
        return ()
    others = [one for one, size in enumerate(view.hand_sizes) if one != seat and size]
    luck = FreeChance(f"{match.seed}:{match.ply}")  # which of several questions
    return [*attacks(counted), *about(counted, luck.pick(others, "who"), luck)] if others else ()


# ---- what does she hold


def about(counted: Count, seat: Seat, luck: Chance) -> Iterator[Task]:
    kinds = luck.shuffled(sorted(counted.view.options.deck.is_combat), "cards")
    cards = [card for card in kinds if not counted.view.options.deck.is_location[card]]
    sure = [card for card in cards if counted.has(seat, card) == 1]
    open_ones = [card for card in cards if 0 < counted.has(seat, card) < 1]
    never = [card for card in cards if counted.has(seat, card) == 0]
    if sure and len(open_ones) >= CHOICES - 1:
        yield one_of(counted, "holds", seat, sure[0], open_ones)
    if never and len(open_ones) >= CHOICES - 1:
        yield one_of(counted, "lacks", seat, never[0], open_ones)
    for card in WANTED:
        if round(PERCENT * counted.has(seat, card)) in WIDE:
            yield chance_of(counted, seat, card)


def one_of(counted: Count, kind: str, seat: Seat, card: Card, others: Sequence[Card]) -> Task:
    choices = tuple(sorted([card, *others[: CHOICES - 1]]))
    question = Question(kind, "piece", {"seat": seat}, choices)
    told = Reason(f"is-{kind}", {"seat": seat, "card": card, **tally(counted, seat, card)}, "PH-H9")
    rest = [Reason("open", {"card": one, "left": counted.pool[one], "seat": seat}) for one in choices if one != card]
    return Task(question, choices.index(card), (told, *rest, Reason("how", {}, "PH-H1")))


def tally(counted: Count, seat: Seat, card: Card) -> dict[str, Plain]:
    """Where all copies of a card are."""
    view = counted.view
    elsewhere = sum([held[card] for one, held in enumerate(counted.sure) if one != seat])
    return {
        "copies": view.options.deck.copies[card], "mine": view.hand.count(card), "gone": view.discard.count(card),
        "elsewhere": elsewhere, "left": counted.pool[card],
    }  # fmt: skip


def chance_of(counted: Count, seat: Seat, card: Card) -> Task:
    share = counted.has(seat, card)
    percent = round(PERCENT * share)
    choices = spread(percent, mistakes(counted, seat, card))
    question = Question("chance", "percent", {"seat": seat, "card": card}, choices)
    pool, size = counted.pool.total(), counted.unknown(seat)
    values = {"seat": seat, "card": card, **tally(counted, seat, card), "pool": pool, "unknown": size}
    so = Reason("share", {"percent": percent, "card": card, "seat": seat, "pool": pool, "unknown": size})
    return Task(
        question, choices.index(percent), (Reason("is-chance", values, "PH-H1"), so, Reason("how", {}, "PH-R6"))
    )


def mistakes(counted: Count, seat: Seat, card: Card) -> list[int]:
    """What comes out of counting that is nearly right: one card in place of all, or all one after another."""
    one = PERCENT * counted.pool[card] / counted.pool.total()
    all_of_them = one * counted.unknown(seat)
    return [round(one), round(all_of_them), PERCENT - round(PERCENT * counted.has(seat, card))]


def spread(right: int, wrong: Sequence[int]) -> tuple[int, ...]:
    """The right share among others that are far enough away to be told from it."""
    chosen = [right]
    for one in (*wrong, *[right + away for away in (7, -7, 14, -14, 21)]):
        if 0 < one < PERCENT and len(chosen) < CHOICES and all(abs(one - other) >= APART for other in chosen):
            chosen.append(one)
    return tuple(sorted(chosen))


# ---- should you attack


def attacks(counted: Count) -> Iterator[Task]:
    view = counted.view
    places = [place for seat, row in enumerate(view.places) if seat != view.viewer for place in row]
    if not 2 <= len(places) <= CHOICES + 1 or not any(view.options.deck.worth[places[0]].get(c) for c in view.hand):
        return
    kept = {place: counted.keeps(place) for place in places}
    order = sorted(places, key=lambda place: kept[place])
    attackable = kept[order[0]] < HALF - AHEAD
    if kept[order[1]] - kept[order[0]] < AHEAD or not (attackable or kept[order[0]] > HALF + AHEAD):
        return
    choices: tuple[Plain, ...] = (*places, NONE)
    right = choices.index(order[0]) if attackable else len(places)
    told = [
        Reason("kept", {"place": place, "seat": owner_of(view, place), "percent": round(PERCENT * kept[place])})
        for place in order
    ]
    rules = (Reason("police", {}, "PH-6.2"), Reason("tie", {}, "PH-R13"), Reason("bribed", {}, "PH-5.2"))
    yield Task(Question("attack", "piece", {}, choices), right, (*told, *rules))


# ---- what weaker players answer


def guess(view: PaniView, question: Question, level: str, chance: Chance) -> int:
    """As the bots estimate, from what is left of a view of which some was forgotten."""
    forgets = FORGETS.get(level, FORGETS_SOME) * FINE
    kept = replace(
        view,
        discard=tuple([card for card in view.discard if chance.below(FINE, "forgets") >= forgets]),
        memory=tuple([one for one in view.memory if chance.below(FINE, "forgets") >= forgets]),
    )
    worth = [WORTH[question.kind](kept, question, choice) for choice in question.choices]
    return chance.pick([at for at, one in enumerate(worth) if one == max(worth)], "guess")


def believed(view: PaniView, question: Question, card: Plain) -> float:
    return odds_of_holding(read(view), int(question.about["seat"] or 0), str(card))


def nearness(view: PaniView, question: Question, percent: Plain) -> float:
    return -abs(int(percent or 0) - PERCENT * believed(view, question, question.about["card"]))


def hope(view: PaniView, question: Question, place: Plain) -> float:
    if place is NONE:
        return HALF
    reading, key = read(view), str(place)
    hers = whole_hand(reading, owner_of(view, key), key)
    mine = sum([view.options.deck.worth[key].get(card, 0) for card in view.hand])
    return odds_above(mine - hers.mean, hers.variance)


WORTH: Final[dict[str, OfGame]] = {
    "holds": believed,
    "lacks": lambda view, question, card: -believed(view, question, card),
    "chance": nearness,
    "attack": hope,
}


def is_under_way(match: AnyMatch) -> bool:
    """There is something to count."""
    view: PaniView = match.view(None)
    return len(view.discard) >= FEWEST_GONE


def covered(view: PaniView) -> PaniView:
    """Without the list of what was seen: finding it in the log is the puzzle."""
    return replace(view, memory=(), common=())


PUZZLES: Final = Puzzles(
    package=__name__,
    find=find,
    guess=guess,
    check=check,
    play=play,
    players=box.PLAYERS,
    a_match=2,
    begins=is_under_way,
    cover=covered,
)
