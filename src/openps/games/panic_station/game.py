"""Panic Station gathered into the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, get_args

from openps.engine.chance import Chance
from openps.engine.claims import Claim, Verdict
from openps.engine.decision import Decision
from openps.engine.errors import BadOptions, Refusal, Violation
from openps.engine.game import GameInfo, Option, Sealed, Step
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome
from openps.games.panic_station import box, claims, evolve, imagine, legal, made, mask, outcome, play, refuse, view
from openps.games.panic_station.events import StationEvent
from openps.games.panic_station.moves import CLAUSES, OTHER_CLAUSES, TEXTS, StationMove
from openps.games.panic_station.observe import StationObserver
from openps.games.panic_station.pieces import side_of
from openps.games.panic_station.state import RULES, Station, StationOptions, blank
from openps.games.panic_station.view import StationView

_SWITCH: Final = ("off", "on")

_INFO: Final = GameInfo(
    key="panic_station",
    players=box.PLAYERS,
    rules_version=RULES,
    longest=6000,
    clauses="PS",
    options=(
        Option("first_marker", ("active", "inactive"), "PS-5.6"),
        Option("easier_humans", _SWITCH, "PS-18.1"),
        Option("host_card_infects", _SWITCH, "PS-18.2"),
        Option("harder_hive", _SWITCH, "PS-18.3"),
        Option("master_and_servant", _SWITCH, "PS-18.4"),
        Option("first_aid_ap", ("1", "0"), "PS-16.6"),
        Option("last_infected", ("takeover", "always"), "PS-18.7"),
    ),
    package="openps.games.panic_station",
    sides=outcome.SIDES,
    statuses=tuple(claims.Status),
    histories=("story", "notes"),
)


class PanicStation:
    """The rules of Panic Station, by one version of them."""

    def __init__(self, info: GameInfo) -> None:
        self._info = info

    @property
    def info(self) -> GameInfo:
        return self._info

    def options(self, players: int, given: Mapping[str, object]) -> StationOptions:
        """PS-1.1, PS-18.6  Four to six players; every switch with one of its values."""
        wrong: list[Violation] = []
        if players not in box.PLAYERS:
            wrong.append(Violation("option-players", clause="PS-1.1", got=players, expected="4, 5, 6"))
        for key, value in given.items():
            wrong += _wrong_option(self._info.options, key, value)
        if wrong:
            raise BadOptions(wrong)
        return StationOptions(
            players,
            given.get("first_marker") == "inactive",
            given.get("easier_humans") == "on",
            given.get("host_card_infects") == "on",
            given.get("harder_hive") == "on",
            given.get("master_and_servant") == "on",
            0 if given.get("first_aid_ap") == "0" else 1,
            given.get("last_infected") == "always",
            self._info.rules_version,
        )

    def plain_options(self, options: StationOptions) -> Mapping[str, object]:
        plain = {
            "first_marker": "inactive" if options.inactive_marker else "active",
            "easier_humans": _SWITCH[options.easier_humans],
            "host_card_infects": _SWITCH[options.host_card_infects],
            "harder_hive": _SWITCH[options.harder_hive],
            "master_and_servant": _SWITCH[options.master_and_servant],
            "first_aid_ap": str(options.first_aid_ap),
            "last_infected": "always" if options.last_infected_never_wins else "takeover",
        }
        return {"players": options.players, **{option.key: plain[option.key] for option in self._info.options}}

    def blank(self, options: StationOptions) -> Station:
        return blank(options)

    def setup(self, options: StationOptions, chance: Chance) -> Step[Station, StationEvent]:
        turn = play.setup(options, chance)
        return Step(turn.state, turn.events)

    def copy(self, state: Station) -> Station:
        return state.copy()

    def decision(self, state: Station) -> Decision | None:
        return legal.decision(state)

    def legal_moves(self, state: Station, seat: Seat) -> Sequence[StationMove]:
        return legal.legal_moves(state, seat)

    def why_not(self, state: Station, seat: Seat, move: StationMove) -> Refusal | None:
        return refuse.why_not(state, seat, move)

    def apply(self, state: Station, seat: Seat, move: object, chance: Chance) -> Sequence[StationEvent]:
        # Of any type: at this door a compiler would compare each move with every class of moves.
        return play.apply(state, seat, move, chance)

    def play_out(self, state: Station, luck: Chance, thinking: Chance, most: int) -> int:
        return play.play_out(state, luck, thinking, most)

    def evolve(self, state: Station, event: StationEvent) -> None:
        evolve.evolve(state, event)

    def tells_nothing(self, event: StationEvent) -> bool:
        return mask.tells_nothing(event)

    def outcome(self, state: Station) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: Station, viewer: Viewer) -> StationView:
        return view.view(state, viewer)

    def viewing(self, state: Station) -> Callable[[Viewer], StationView]:
        return view.viewing(state)

    def mask(self, event: StationEvent, viewer: Viewer) -> StationEvent | Sealed:
        return mask.mask(event, viewer)

    def determinize(self, seen: StationView, chance: Chance) -> Station:
        return imagine.determinize(seen, chance)

    def move_text(self, move: StationMove) -> str:
        return TEXTS.text(move)

    def parse_move(self, text: str) -> StationMove:
        move: StationMove = TEXTS.parse(text)
        return move

    def clause_of(self, move: StationMove, ask: str) -> str:
        return OTHER_CLAUSES.get((ask, type(move)), CLAUSES[type(move)])

    def all_moves(self, options: StationOptions) -> Sequence[StationMove]:
        return made.all_moves(options.players)

    def observer(self, options: StationOptions) -> StationObserver:
        return StationObserver(options)

    def why_unsaid(self, state: Station, claim: Claim) -> Refusal | None:
        return claims.why_unsaid(state, claim)

    def judge(self, state: Station, before: Sequence[StationEvent], claim: Claim) -> Verdict:
        return claims.judge(state, before, claim)

    def event_types(self) -> Sequence[type]:
        return get_args(StationEvent)

    def view_type(self) -> type:
        return StationView

    def census(self, state: Station) -> dict[str, int]:
        """Every card of both decks and every parasite is in exactly one place."""
        pieces = [*state.deck[: state.left], *state.discard, *state.lost]
        for row in (*state.hands, *state.tables, *state.graves):
            pieces += row
        pieces += [box.ROOM_KEYS[card] for card in state.plan]
        pieces += [box.ROOM_KEYS[card] for card, _, _ in state.floor.placed]
        pieces += [box.ROOM_KEYS[box.HIVE]] * state.aside
        grays = sum([side_of(one) == box.GRAY for one in state.parasites])
        pieces += ["gray"] * (grays + state.gray) + ["black"] * (len(state.parasites) - grays + state.black)
        return {piece: pieces.count(piece) for piece in sorted(set(pieces))}

    def named(self, event: StationEvent) -> list[str]:
        return mask.named(event)

    def visible(self, seen: StationView) -> set[str]:
        return view.visible(seen)


def _wrong_option(options: Sequence[Option], key: str, value: object) -> list[Violation]:
    for option in options:
        if option.key == key:
            if value in option.values:
                return []
            return [Violation("option-value", clause=option.clause, option=key, expected=", ".join(option.values))]
    return [Violation("option-unknown", option=key, expected=", ".join([option.key for option in options]))]


_SECOND: Final = PanicStation(
    replace(
        _INFO,
        rules_version=2,
        options=_INFO.options[:-1],
        unrecorded={
            "TurnEnded": ("out",), "PhaseBegan": ("doors",), "Searched": ("room", "partner"),
            "ParasiteWounded": ("left",), "ShotFired": ("bullets",), "ShotWasted": ("bullets",),
            "ArmorPlayed": ("room", "characters"), "PlayerEliminated": ("passed",), "Healed": ("points", "health"),
            "MatchEnded": ("winner",),
        },
    )
)  # fmt: skip
PANIC_STATION: Final = PanicStation(replace(_INFO, earlier=(_SECOND,)))
