"""The table of Négociateur as text, from a view alone."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from openps.editions.negotiator.effects import cost_of, in_words, offer, what_it_does
from openps.games.negotiator import box, events, odds
from openps.games.negotiator.box import Card, Family, Trigger
from openps.games.negotiator.cards import lasts
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.state import CONCEDED, Ask, CrisisOptions, Fate, Phase
from openps.games.negotiator.view import CrisisView
from openps.words.page import ROLL, SEPARATOR, Page, first_that_fits
from openps.words.story import Story
from openps.words.teller import Teller

HEAD: Final = 12
# How far a table is shortened, step by step; what goes first matters least to the next decision.
HAND_ASKED, SALE_IN_LINE, HAND_BY_NAME, SALE_ASKED, TERROR_BY_NAME, DEMANDS_BY_NAME = range(1, 7)
# All of it happens to the one who plays; what the table shows anyway is left out of a long story.
STORY: Final = Story(
    weighty=get_args(CrisisEvent),
    trifling=(
        events.TestJudged, events.TerrorResolved, events.TerrorEnded, events.TalkEnded, events.PurchaseEnded,
        events.FourConverted, events.CardPlayed,
    ),
    fateful=(
        events.HostageFreed, events.HostageKilled, events.HostageSpared, events.HostagesAdded, events.ThreatMoved,
        events.TalkCut, events.DemandRevealed, events.TerrorDrawn, events.TakerCaptured, events.TakerEliminated,
        events.AccompliceTookOver, events.AccompliceSurrendered, events.TakerEscaped, events.TimeRanOut,
        events.HopeLost,
    ),
    recess=(events.TerrorDrawn,),
)  # fmt: skip
LISTS_HAND: Final = (Ask.DISCUSS, Ask.PREPARE)


def names(options: CrisisOptions, language: str) -> Mapping[str, str]:
    """Names and texts that the cards bring; another language is better than none, and a key better than nothing."""
    by_key = {}
    for face in options.cards.faces:
        given = dict(face.names)
        by_key[face.key] = given.get(language) or next(iter(given.values()), face.key)
        printed = dict(face.texts)
        if printed:
            by_key[f"text {face.key}"] = printed.get(language) or next(iter(printed.values()))
    return by_key


def draw(view: CrisisView, teller: Teller, page: Page = ROLL) -> str:
    """With every detail where there is room; otherwise without those that matter least or stand in the choices."""
    layouts = (Drawing(view, teller, page.columns, less).rows() for less in range(DEMANDS_BY_NAME + 1))
    return "\n".join(first_that_fits(layouts, page.rows))


class Drawing:
    """One way to draw the table: so many columns, shortened so far."""

    def __init__(self, view: CrisisView, teller: Teller, columns: int, less: int) -> None:
        self.view = view
        self.say = teller.say
        self.teller = teller
        self.columns = columns
        self.less = less

    def rows(self) -> list[str]:
        rows = [self.headline(), *self.goal(), *self.ability(), *self.threat(), self.hostages()]
        rows += [*self.demands(), *self.terror(), *self.sale(), *self.played(), *self.dice(), *self.hand()]
        if self.view.clock and self.view.ask is not None:
            rows += textwrap.wrap(self.say("table-clock"), self.columns)
        return rows

    def headline(self) -> str:
        view = self.view
        last = "yes" if view.last else "no"
        left = self.say("table-headline", turn=view.turn, phase=view.phase.value, last=last)
        fate = "over" if view.ask is None else view.fate.value
        right = self.say("table-charge", fate=fate, taker=self.teller.piece(view.taker))
        return f"{left}{right:>{max(1, self.columns - len(left))}}"

    def goal(self) -> list[str]:
        """NG-11.1  What wins, and whether the next release does."""
        if self.view.ask is None:
            return []
        told = [self.say("table-aim", fate=self.view.fate.value, taker=self.teller.piece(self.view.taker))]
        if next_release_wins(self.view):
            told.append(self.say("table-next-wins", fate=self.view.fate.value))
        return self._row("table-goal", told)

    def ability(self) -> list[str]:
        """NG-R42, NG-12.1 to NG-12.9  What is special about who is in charge."""
        view = self.view
        if view.ask is None:
            return []
        if view.fate is Fate.ACCOMPLICE:
            per = "level" if view.options.kills_per_level else "increase"
            return self._row("table-accomplice", [self.say("table-accomplice-rules", per=per)])
        face = view.options.cards.face[view.taker]
        if face.trigger is Trigger.NONE:
            return []
        told = self.say("table-trigger", trigger=face.trigger.value, effect=in_words(face.ability, self.teller))
        return self._row("table-ability", [told])

    def threat(self) -> list[str]:
        """NG-3.1, NG-3.11  The dial, what a test rolls now, and the points of this call."""
        view = self.view
        told = [self.say("table-rolls", dice=odds.dice_for(view))]
        told += [self.say("table-fours")] if any(view.fours) else []
        told += [self.say("table-rerolls", count=sum(view.rerolls))] if any(view.rerolls) else []
        points = self.say("table-points-now", points=str(view.points).replace("-", "−"))
        return self._row("table-threat", [f"{_marked(box.DIAL, view.threat)}   {', '.join(told)}{SEPARATOR}{points}"])

    def hostages(self) -> str:
        """NG-11.2  With how many dead all is lost."""
        view = self.view
        limit = (view.zone + view.freed + view.dead) // 2 + 1
        told = [
            f"{self.say('table-zone', count=view.zone)} {'o' * view.zone}".rstrip(),
            f"{self.say('table-freed', count=view.freed)} {'+' * view.freed}".rstrip(),
            f"{self.say('table-dead', count=view.dead)} {'x' * view.dead}".rstrip(),
        ]
        return f"{self._head('table-hostages')}{SEPARATOR.join(told)} ({self.say('table-limit', count=limit)})"

    def demands(self) -> list[str]:
        view, told = self.view, []
        for place, demand in enumerate(view.demands):
            told.append(self._numbered(place, view.kinds[place], self._demand(demand, view.faces[place])))
        for place, minor in enumerate(view.minors, len(view.demands)):
            told.append(self._numbered(place, Family.MINOR.value, self._offer(minor)))
        if not told and view.fate is Fate.ACCOMPLICE:
            return []
        if self.less >= DEMANDS_BY_NAME and told:
            told = [SEPARATOR.join(told)]
        return self._row("table-demands", told or [self.say("table-none")])

    def _numbered(self, place: int, kind: str, text: str) -> str:
        return self.say("table-demand", number=place + 1, kind=kind, text=text)

    def _offer(self, demand: Card) -> str:
        if self.less >= DEMANDS_BY_NAME:
            cost = cost_of(self.view.options.cards.face[demand].cost, self.teller)
            return self.say("table-priced", card=self.teller.piece(demand), cost=cost)
        return offer(demand, self.view, self.teller)

    def _demand(self, demand: Card | None, face: int) -> str:
        if demand is None:
            return self.say("table-face-down")
        if face != CONCEDED:
            return self._offer(demand)
        lasting = [effect for effect in self.view.options.cards.face[demand].counterpart if lasts(effect)]
        told = self.say("table-conceded", demand=self.teller.piece(demand))
        return self.say("table-card", card=told, effect=in_words(lasting, self.teller)) if lasting else told

    def terror(self) -> list[str]:
        """NG-8.1, NG-9.1  What is left of the deck, and the last card that was turned up."""
        view, card = self.view, self.view.turned
        left = self.say("table-deck", count=len(view.deck))
        if view.deck:
            left += f", {self.say('table-pivotal')}"
        if not card:
            return self._row("table-terror", [left])
        if self.less >= TERROR_BY_NAME:
            return self._row(
                "table-terror", [left + SEPARATOR + self.say("table-last-terror", card=self.teller.piece(card))]
            )
        words = self.say("table-card", card=self.teller.piece(card), effect=what_it_does(card, view, self.teller))
        extra = view.options.cards.face[card].additional
        if extra:
            words += self.say("table-terror-more", effect=in_words(extra, self.teller))
        return self._row("table-terror", [left, self.say("table-last-terror", card=words)])

    def sale(self) -> list[str]:
        """NG-2.11  The Purchase Area by cost; where the choices list what can be bought, only what is too dear."""
        cost, market = self.view.options.cards.cost, list(self.view.market)
        listed = self.less >= SALE_ASKED and lists_sale(self.view)
        if listed:
            market = [
                card for card in market if self.view.ask is not Ask.TAKE and cost[card] > max(0, self.view.points)
            ]
        told = []
        for price in sorted({cost[card] for card in market}):
            cards = [card for card in market if cost[card] == price]
            told.append(
                self.say("table-shelf", cost=cost_of(price, self.teller), cards=", ".join(self._counted(cards)))
            )
        if self.less >= SALE_IN_LINE:
            told = [SEPARATOR.join(told)] if told else []
        if listed:
            return self._row("table-too-dear", told) if told else []
        return self._row("table-sale", told or [self.say("table-none")])

    def played(self) -> list[str]:
        view = self.view
        told = [SEPARATOR.join(self._counted(view.played))] if view.played else []
        if view.down:
            told.append(self.say("table-face-down-cards", cards=SEPARATOR.join(self._counted(view.down))))
        if self.less >= SALE_IN_LINE:
            told = [SEPARATOR.join(told)] if told else []
        return self._row("table-played", told) if told else []

    def dice(self) -> list[str]:
        """NG-5.2  The dice of a test that is not judged yet, and the rows they choose from."""
        view = self.view
        if not view.testing or view.ask is None:
            return []
        faces = " ".join([f"[{face}]" for face in view.rolled])
        card, count = self.teller.piece(view.testing), odds.successes_of(view)
        told = self.say("table-test", faces=faces, card=card, count=count)
        return self._row("table-dice", [told, what_it_does(view.testing, view, self.teller)])

    def hand(self) -> list[str]:
        """Every kind of card in hand with what it does; shorter, first where the choices tell it as well."""
        view, counted = self.view, self._counted(self.view.hand)
        if self.less >= (HAND_ASKED if view.ask in LISTS_HAND else HAND_BY_NAME):
            return self._row("table-hand", [SEPARATOR.join(counted) or self.say("table-none")])
        told = [
            self.say("table-card", card=name, effect=what_it_does(card, view, self.teller))
            for card, name in zip(dict.fromkeys(view.hand), counted, strict=True)
        ]
        return self._row("table-hand", told or [self.say("table-none")])

    def _counted(self, cards: Sequence[Card]) -> list[str]:
        counts = {card: cards.count(card) for card in dict.fromkeys(cards)}
        return [(f"{count}× " if count > 1 else "") + self.teller.piece(card) for card, count in counts.items()]

    def _head(self, key: str) -> str:
        return f"{self.say(key):<{HEAD - 1}} "

    def _row(self, key: str, lines: Sequence[str]) -> list[str]:
        """A name on the left, lines on the right; what is too long goes on below, a little further in."""
        wrapped: list[str] = []
        for line in lines:
            wrapped += textwrap.wrap(line, self.columns - HEAD, subsequent_indent="  ", break_on_hyphens=False) or [""]
        return [(self._head(key) if not at else " " * HEAD) + line for at, line in enumerate(wrapped)]


def next_release_wins(view: CrisisView) -> bool:
    """NG-11.6, NG-12.9  With nobody held the Hostage-Taker is captured, outside the Terror Phase (NG-8.8);
    the Accomplice surrenders with the last one.
    """
    if view.fate is Fate.ACCOMPLICE:
        return view.zone == 1
    return view.zone == 0 and view.phase is not Phase.TERROR


def lists_sale(view: CrisisView) -> bool:
    """NG-7.2, NG-9.3  Whether the choices tell what can be bought or taken."""
    return view.ask in (Ask.BUY, Ask.TAKE) or (view.ask is Ask.DISCUSS and view.last)


def _marked(track: Sequence[str], place: int) -> str:
    return "".join([f"[{name}]" if at == place else f" {name} " for at, name in enumerate(track)]).rstrip()
