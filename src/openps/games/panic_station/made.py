"""Every move, and the most frequent events, made once: small values that come back thousands of times."""

from __future__ import annotations

from functools import cache
from typing import Final

from openps.engine.values import Table
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.box import ANDROID, KINDS, TROOPER, WAYS, Card
from openps.games.panic_station.events import DRAW, LEFT, Incident
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.pieces import CREW, NOBODY, seat_of

LAYS: Final = {card: moves.Lay(card) for card in box.FREELY_LAID}
GRENADES: Final = [[moves.ThrowGrenade(kind, way) for way in WAYS] for kind in KINDS]
SCANNERS: Final = [moves.UseScanner(seat) for seat in range(max(box.PLAYERS))]
FIRST_AID: Final = [moves.FirstAid(name) for name in box.CHARACTERS]
SHARE_FIRST_AID: Final = [[moves.ShareFirstAid(kind, name) for name in box.CHARACTERS] for kind in KINDS]
SEARCHES: Final = [moves.Search(kind) for kind in KINDS]
TEAM_SEARCHES: Final = [[moves.TeamSearch(kind, seat) for seat in range(max(box.PLAYERS))] for kind in KINDS]
FIRE: Final = {target: moves.Fire(target) for target in box.TARGETS}
WASTE: Final = moves.WasteShot()
STAB: Final = [{target: moves.Stab(kind, target) for target in box.TARGETS} for kind in KINDS]
SCANS: Final = [moves.HeatScan(kind) for kind in KINDS]
DOORS: Final = [moves.OpenDoors(kind) for kind in KINDS]
CAMERAS: Final = [moves.Cameras(kind) for kind in KINDS]
HEALS: Final = [moves.Heal(kind) for kind in KINDS]
HEAL_BOTH: Final = moves.Heal("both")
BURN: Final = moves.Burn()
EXPLORES: Final = [moves.Explore(kind) for kind in KINDS]
WALKS: Final = [[moves.Walk(kind, way) for way in WAYS] for kind in KINDS]
RUNS: Final = [moves.Run(way) for way in WAYS]
# By a mask of ways: all moves of a kind that go one of them.
_MASKS: Final = [[way for way in range(4) if mask >> way & 1] for mask in range(16)]
WALK_SETS: Final = [[[walks[way] for way in ways] for ways in _MASKS] for walks in WALKS]
RUN_SETS: Final = [[RUNS[way] for way in ways] for ways in _MASKS]
GRENADE_SETS: Final = [[[throws[way] for way in ways] for ways in _MASKS] for throws in GRENADES]
END: Final = moves.EndTurn()
PLACES: Final = [[[moves.Place(r, way, f) for f in box.FACINGS] for way in WAYS] for r in range(box.MOST_ROOMS)]
PULLS: Final = [[moves.Pull(side, room) for side in box.PARASITES] for room in range(box.MOST_ROOMS)]
TRADES: Final = [moves.Trade(seat) for seat in range(max(box.PLAYERS))]
OFFERS: Final[Table[Card, moves.Offer]] = Table(moves.Offer)
ARMOR: Final = moves.PlayArmor()
TAKE_HIT: Final = moves.TakeHit()

# Events, by what each of them names, in that order.
_SEATS: Final = range(max(box.PLAYERS))
_ROOMS: Final = range(box.MOST_ROOMS)
_DAMAGES: Final = range(2 * box.FULL_HEALTH)  # what is more than that is made when it comes
_NO_YES: Final = (False, True)
_CARDS: Final = (*box.SEARCH_COPIES, *box.INFECTIONS)
TURN_BEGAN: Final = [
    [[events.TurnBegan(seat, ap, arrives) for arrives in _NO_YES] for ap in range(2 * max(box.AP_OF_HEALTH) + 1)]
    for seat in _SEATS
]
TURN_ENDED: Final = [
    [[events.TurnEnded(seat, following, out) for out in _NO_YES] for following in _SEATS] for seat in _SEATS
]
MARKER_ACTIVATED: Final = [events.MarkerActivated(seat) for seat in _SEATS]
PHASE_BEGAN: Final = [[events.PhaseBegan(seat, doors) for doors in _NO_YES] for seat in _SEATS]
PHASE_ENDED: Final = [events.PhaseEnded(marker) for marker in _SEATS]
WALKED: Final = [
    [[events.Walked(seat_of(one), one, room, free) for free in _NO_YES] for room in _ROOMS] for one in CREW
]
ENTRY_SETTLED: Final = [[[events.EntrySettled(one, duty, run) for run in _NO_YES] for duty in _NO_YES] for one in CREW]
SEARCHED: Final = [[events.Searched(seat_of(one), one, (one,), room) for room in _ROOMS] for one in CREW]  # one card
CARD_DRAWN: Final = [{card: events.CardDrawn(seat, card) for card in _CARDS} for seat in _SEATS]
CARD_OFFERED: Final = [{card: events.CardOffered(seat, card) for card in _CARDS} for seat in _SEATS]
EXPLORE_BEGAN: Final = [[events.ExploreBegan(seat, room) for room in _ROOMS] for seat in _SEATS]
PARASITE_APPEARED: Final = [
    [[events.ParasiteAppeared(die, side, room) for room in _ROOMS] for side in box.PARASITES]
    for die in range(box.DIE + 1)
]
CHARACTER_HURT: Final = [
    [[events.CharacterHurt(one, damage, health) for health in range(box.FULL_HEALTH + 1)] for damage in _DAMAGES]
    for one in CREW
]
HIT_TAKEN: Final = [events.HitTaken(seat) for seat in _SEATS]

# What everybody remembers of cards.
DREW: Final = [
    [Incident(DRAW, seat, 0, number, "") for number in range(box.SET_PER_PLAYER * len(_SEATS) + 1)]
    for seat in (*_SEATS, NOBODY)
]
"""By seat and by how many are drawn by then; the last row is for nobody."""
LEFT_HAND: Final = [{card: Incident(LEFT, seat, 0, 0, card) for card in _CARDS} for seat in _SEATS]


@cache
def all_moves(players: int) -> tuple[StationMove, ...]:
    """Every move that a match of so many players could ever ask for."""
    cards = [card for card in sorted(box.SEARCH_COPIES) if card != box.ALERT]
    cards += box.INFECTIONS[:players]
    characters = 2 * players
    possible: list[StationMove] = [*LAYS.values()]
    possible += [*GRENADES[0], *GRENADES[1], *SCANNERS[:players], *FIRST_AID[:characters]]
    for kind in (TROOPER, ANDROID):
        possible += [*SHARE_FIRST_AID[kind][:characters], *TEAM_SEARCHES[kind][:players], *WALKS[kind]]
        possible += [
            move for name, move in STAB[kind].items() if name in box.PARASITES or name in box.CHARACTERS[:characters]
        ]
    possible += [move for name, move in FIRE.items() if name not in box.CHARACTERS[characters:]]
    possible += [
        *SEARCHES,
        *SCANS,
        *DOORS,
        *CAMERAS,
        *HEALS,
        HEAL_BOTH,
        BURN,
        *EXPLORES,
        *RUNS,
        END,
        ARMOR,
        TAKE_HIT,
        WASTE,
    ]
    for room in range(box.MOST_ROOMS):
        possible += [move for way in PLACES[room] for move in way]
        possible += PULLS[room]
    return (*possible, *TRADES[:players], *[OFFERS[card] for card in cards])


@cache
def every_move(players: int) -> frozenset[StationMove]:
    """The same, to look moves up in."""
    return frozenset(all_moves(players))
