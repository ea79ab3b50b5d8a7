"""From a view to a full state that the view cannot rule out.

First a history of infection that fits everything seen (worlds.py), then the hidden cards: those that were seen go where
they can be, a human keeps their own infection cards (PS-10.2), a victim has got one of the infector's, and the rest is
dealt at random to hands and decks within what everybody knows of the decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.engine.values import left_of
from openps.games.panic_station import box
from openps.games.panic_station.box import Card
from openps.games.panic_station.events import CheckCard, Infection
from openps.games.panic_station.floor import CENTRE, GRID, floor_of
from openps.games.panic_station.legal.answers import offerable
from openps.games.panic_station.memory import recall
from openps.games.panic_station.pieces import LURKERS, NOBODY, OFF, PAIRS, Room
from openps.games.panic_station.state import Station, StationOptions, blank
from openps.games.panic_station.view import CharacterView, Revealed, StationView
from openps.games.panic_station.worlds import Deduction, listed


@dataclass(slots=True)
class Secrets:
    """What the viewer does not see, imagined."""

    host: Seat
    infected: int
    infections: list[Infection]
    held: list[list[Card]]  # the hand, or the grave, of each seat
    deck: list[Card]  # the top last


def determinize(view: StationView, chance: Chance) -> Station:
    secrets = known_secrets(view.revealed) if view.revealed is not None else imagined(view, chance)
    state = completed(view, public_state(view), secrets, chance)
    state.offers = imagined_offers(view, state, chance)
    return state


def completed(view: StationView, state: Station, secrets: Secrets, chance: Chance) -> Station:
    """What the view says and what it does not, together; but for what is offered in a trade."""
    for seat, cards in enumerate(secrets.held):
        row = state.hands if view.players[seat].alive else state.graves
        row[seat] = tuple(sorted(cards))
    state.deck, state.left = tuple(secrets.deck), len(secrets.deck)
    if not view.fresh:
        # Of the first deck everybody knows how many cards were drawn; which they were does not matter any more.
        state.deck = (*secrets.deck, *[""] * (len(box.SEARCH_CARDS) - len(secrets.deck)))
    state.host, state.infected, state.infections = secrets.host, secrets.infected, tuple(secrets.infections)
    state.checks = tuple([CheckCard(c.killer, c.victim, bool(state.infected >> c.victim & 1)) for c in view.checks])
    state.plan = imagined_plan(view, chance)
    return state


def public_state(view: StationView) -> Station:
    """Everything that the view says itself."""
    state = blank(view.options)
    placed = [(box.ROOM_NUMBER[p.card], CENTRE + p.x + GRID * p.y, box.FACINGS.index(p.facing)) for p in view.placed]
    state.floor = floor_of(tuple(placed))
    state.ahead, state.buried, state.aside = max(1, len(view.rooms_ahead)), len(view.rooms_buried), view.hive_aside
    state.red = sum([1 << index for index, placed_card in enumerate(view.placed) if placed_card.red])
    state.parasites = tuple([LURKERS[p.room][box.PARASITES.index(p.side)] for p in view.parasites])
    state.gray, state.black = view.gray, view.black
    state.hands = [()] * len(view.players)
    for seat, player in enumerate(view.players):
        state.tables[seat], state.bullets[seat] = player.table, player.bullets
        for character, seen in zip(PAIRS[seat], (player.trooper, player.android), strict=True):
            state.where[character], state.health[character] = room_of(seen), seen.health
    state.alive = sum([1 << seat for seat, player in enumerate(view.players) if player.alive])
    state.arrived = sum([1 << seat for seat, player in enumerate(view.players) if player.arrived])
    state.lost, state.fresh, state.discard = view.lost, view.fresh, view.discard
    state.marker, state.marker_active, state.doors_open = view.marker, view.marker_active, view.doors_open
    state.active, state.turn = view.active, view.turn
    state.now, state.lent = view.now, True
    state.story, state.end = view.story, view.end
    if view.viewer is not None:
        # Of the others the viewer imagines that they remember what everybody saw.
        state.notes[view.viewer] = view.notes
    return state


def room_of(seen: CharacterView) -> Room:
    return OFF if seen.room is None else seen.room


# ---- secrets


def known_secrets(shown: Revealed) -> Secrets:
    """PS-19.5  After the match nothing is left to imagine."""
    held = [list(hand or grave) for hand, grave in zip(shown.hands, shown.graves, strict=True)]
    return Secrets(shown.host, shown.infected, list(shown.infections), held, list(shown.deck))


def imagined(view: StationView, chance: Chance) -> Secrets:
    deduced = Deduction(view)
    seen = sightings(view)
    worlds = chance.shuffled(listed(deduced.worlds), "imagined worlds")
    for likely in (True, False):
        for host, infected in worlds:
            infections = deduced.history(host, infected, chance)
            marked = marks(view, seen, host, infected, infections if likely else None)
            secrets = dealt(view, host, infected, infections, marked, chance)
            if secrets is not None:
                return secrets
    raise ValueError("a view that no state can have")


def dealt(
    view: StationView, host: Seat, infected: int, infections: list[Infection], marked: list[tuple[Card, int]] | None,
    chance: Chance,
) -> Secrets | None:  # fmt: skip
    """Hands and deck in which every marked card is where it may be; nothing if there are none."""
    held = None if marked is None else seated(view, chance.shuffled(marked, "imagined sightings"))
    if held is None:
        return None
    return Secrets(host, infected, infections, held, fill(view, held, host, chance))


def hidden_cards(view: StationView) -> list[Card]:
    """Every card that this viewer does not see lying somewhere."""
    return left_of(copies_of(view.options), seen_cards(view))


def seen_cards(view: StationView) -> list[Card]:
    """Every card that this viewer sees lying somewhere."""
    seen: list[Card] = [*view.hand, *view.grave, *view.discard, *view.lost]
    for player in view.players:
        seen += player.table
    return seen


@cache
def copies_of(options: StationOptions) -> dict[Card, int]:
    """How many there are of every kind of card; nobody writes into it."""
    return {**box.SEARCH_COPIES, **dict.fromkeys(box.INFECTIONS[: options.players], options.infection_copies)}


def sightings(view: StationView) -> list[tuple[Card, int]]:
    """Cards known to be with one of some other seats."""
    copies, lying = copies_of(view.options), seen_cards(view)
    mine = 0 if view.viewer is None else 1 << view.viewer
    seen: list[tuple[Card, int]] = []
    for card, masks in recall(view).items():
        # A viewer who forgot a trade of their own may hold the card that was seen elsewhere before.
        known = [mask & ~mine for mask in masks if mask & ~mine]
        if not known:
            continue
        known.sort(key=int.bit_count)
        seen += [(card, mask) for mask in known[: copies[card] - lying.count(card)]]
    return seen


def marks(
    view: StationView, seen: list[tuple[Card, int]], host: Seat, infected: int, infections: Sequence[Infection] | None
) -> list[tuple[Card, int]] | None:
    """The sightings, narrowed to what this history allows; nothing if it allows none.

    Without a history they are only narrowed to what is certain: a victim may have passed the card on (PS-10.8).
    """
    marked: list[tuple[Card, int]] = []
    likely = infections is not None
    owed = [(box.INFECTIONS[one.giver], one.victim) for one in infections or () if one.victim != view.viewer]
    for card, mask in sorted(seen, key=_places):
        colour = box.COLOUR_OF.get(card, NOBODY)
        if colour != NOBODY and not infected >> colour & 1:
            mask &= 1 << colour  # PS-10.2
        owing = [victim for inf, victim in owed if inf == card and mask >> victim & 1] if owed else []
        if owing:
            owed.remove((card, owing[0]))
            mask = 1 << owing[0]
        elif likely and colour != NOBODY and mask >> colour & 1:
            mask = 1 << colour  # what nobody saw given away is still at home
        if not mask:
            return None
        marked.append((card, mask))
    if owed and not view.options.host_card_infects:
        return None
    known = any(card == box.HOST for card, _ in marked)
    if host not in (NOBODY, view.viewer) and not known and box.HOST not in seen_cards(view):
        marked.append((box.HOST, 1 << host))
    return marked


def _places(one: tuple[Card, int]) -> int:
    """How many seats a marked card may be with."""
    return one[1].bit_count()


def seated(view: StationView, marked: Sequence[tuple[Card, int]]) -> list[list[Card]] | None:
    """Put every marked card into a hand that it may be in; augmenting paths find a way whenever there is one."""
    room = [0 if seat == view.viewer else p.cards + p.buried for seat, p in enumerate(view.players)]
    guests: list[list[int]] = [[] for _ in room]
    for index in range(len(marked)):
        if not finds_seat(index, marked, room, guests, []):
            return None
    held = [[marked[index][0] for index in row] for row in guests]
    if view.viewer is not None:
        held[view.viewer] = [*view.hand, *view.grave]
    return held


def finds_seat(
    index: int, marked: Sequence[tuple[Card, int]], room: list[int], guests: list[list[int]], tried: list[Seat]
) -> bool:
    """Whether a marked card finds a hand, if need be by sending a guest of a full one elsewhere."""
    where = marked[index][1]
    for seat in range(len(room)):
        if not where >> seat & 1 or seat in tried:
            continue
        tried.append(seat)
        if len(guests[seat]) < room[seat]:
            guests[seat].append(index)
            return True
        for guest in guests[seat]:
            if finds_seat(guest, marked, room, guests, tried):
                guests[seat].remove(guest)
                guests[seat].append(index)
                return True
    return False


def fill(view: StationView, held: list[list[Card]], host: Seat, chance: Chance) -> list[Card]:
    """Deal the cards that nobody saw to the places that are left; what remains is the search deck."""
    placed = seen_cards(view)
    for seat, cards in enumerate(held):
        if seat != view.viewer:
            placed += cards
    loose = chance.shuffled(left_of(copies_of(view.options), placed), "imagined hands")
    deck = pick_deck(view, loose, host)
    loose = without(loose, deck)
    for seat, player in enumerate(view.players):
        if seat != view.viewer:
            held[seat] += [loose.pop() for _ in range(player.cards + player.buried - len(held[seat]))]
    return ordered_deck(view, deck, host, chance)


def without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    """The cards in their order when these are taken out, the first of each kind first."""
    owed: dict[Card, int] = {}
    for card in taken:
        owed[card] = owed.get(card, 0) + 1
    rest: list[Card] = []
    for card in cards:
        count = owed.get(card, 0)
        if count:
            owed[card] = count - 1
        else:
            rest.append(card)
    return rest


def pick_deck(view: StationView, loose: Sequence[Card], host: Seat) -> list[Card]:
    """Alerts are never in a hand (PS-12.6); after a shuffle only what was shuffled in is there (PS-12.16)."""
    deck = [card for card in loose if card == box.ALERT or (card == box.HOST and host == NOBODY)]
    fresh = list(view.fresh)
    for card in deck:
        if card in fresh:
            fresh.remove(card)
    gas = most_gas(view, host)
    for card in loose:
        if len(deck) == view.deck or card == box.ALERT or card == box.HOST:
            continue
        if view.fresh:
            if card in fresh:
                fresh.remove(card)
                deck.append(card)
        elif card != box.GAS or gas:
            gas -= card == box.GAS
            deck.append(card)
    if len(deck) != view.deck:
        raise ValueError("a view that no state can have")
    return deck


def most_gas(view: StationView, host: Seat) -> int:
    """PS-3.5  The first set had a gas can for each player: so many at most can still be in the first deck."""
    return box.SEARCH_COPIES[box.GAS] - view.options.players + first_set_left(view) - (host == NOBODY)


def first_set_left(view: StationView) -> int:
    """How many cards of the first set have not been drawn."""
    drawn = len(box.SEARCH_CARDS) - view.deck
    return 0 if view.fresh else max(0, box.SET_PER_PLAYER * view.options.players - drawn)


def ordered_deck(view: StationView, deck: list[Card], host: Seat, chance: Chance) -> list[Card]:
    """PS-3.5  What is left of the first set is on top, with the host card and enough gas cans."""
    top = first_set_left(view)
    gas_left = deck.count(box.GAS)
    needed = [box.HOST] if host == NOBODY else []
    if top:
        needed += [box.GAS] * max(0, view.options.players - (box.SEARCH_COPIES[box.GAS] - gas_left))
    rest = list(deck)
    for card in needed:
        rest.remove(card)
    rest = chance.shuffled(rest, "imagined deck")
    below = len(deck) - top
    return rest[:below] + chance.shuffled(rest[below:] + needed, "imagined first set")


# ---- what else is hidden


def imagined_plan(view: StationView, chance: Chance) -> tuple[int, ...]:
    """PS-3.2  The Hive is among the last three cards of the first order, the open terminal among the last ten."""
    if view.revealed is not None:
        return tuple([box.ROOM_NUMBER[key] for key in view.revealed.rooms])
    seen = {box.ROOM_NUMBER[key] for key in [p.card for p in view.placed] + [*view.rooms_ahead, *view.rooms_buried]}
    if view.hive_aside:
        seen.add(box.HIVE)
    special = (box.HIVE, box.OPEN_TERMINAL)
    hidden = [card for card in range(len(box.ROOM_KEYS)) if card not in seen]
    order = chance.shuffled([card for card in hidden if card not in special], "imagined rooms")
    lower = len(box.ROOM_CARDS) - 1 - box.UPPER_STACK
    for card, depth in ((box.OPEN_TERMINAL, lower - (box.HIVE in hidden)), (box.HIVE, box.HIVE_DEPTH)):
        if card in hidden:
            below = chance.below(min(depth, len(order) + 1), "imagined rooms")
            order.insert(len(order) - below, card)
    known = [box.ROOM_NUMBER[key] for key in view.rooms_ahead]
    return (*known, *order, *[box.ROOM_NUMBER[key] for key in view.rooms_buried])


def imagined_offers(view: StationView, state: Station, chance: Chance) -> tuple[Card, Card]:
    """PS-10.1  Whoever has chosen chose something that may be given."""
    offers = ["", ""]
    for index, seat in enumerate((view.active, view.now.partner)):
        if view.now.offered[index]:
            own = seat == view.viewer
            offers[index] = view.offer if own else chance.pick(offerable(state, seat), "imagined offer")
    return offers[0], offers[1]
