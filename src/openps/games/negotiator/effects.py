"""The language of the cards: small typed effects, each a short line of text such as `threat -2` or `dice +1 next_test`.

The same lines say what is still to be done while the table waits for an answer, so they are also what a state keeps;
a few words that no card may use (`settle`, `draw` …) stand for the steps of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from openps.engine.values import Table
from openps.games.negotiator import box
from openps.games.negotiator.box import Span

AMOUNT: Final = "amount"
SIGNED: Final = "signed"
LEVEL: Final = "level"
TIMED_SIGNED: Final = "signed span"
TIMED_AMOUNT: Final = "amount span"
TIMED: Final = "span"
ALONE: Final = ""
INNER: Final = "effect"
OPTIONS: Final = "options"
CARD: Final = "card"

# What each word of the language is followed by.
WORDS: Final[dict[str, str]] = {
    "points": SIGNED,  # NG-6.4
    "threat": SIGNED,  # NG-6.5
    "threat_to": LEVEL,  # NG-R38
    "dice": TIMED_SIGNED,  # NG-6.6
    "fours": TIMED,  # every 4 is a success
    "reroll": TIMED_AMOUNT,  # NG-D3
    "free": AMOUNT,  # NG-6.7
    "kill": AMOUNT,  # NG-6.8
    "add": AMOUNT,  # NG-R20
    "reveal": AMOUNT,  # NG-10.3
    "take": AMOUNT,  # Discussion cards from the Purchase Area without paying
    "drop": AMOUNT,  # Terror cards from the top, unresolved
    "halve": ALONE,  # the Terror deck, rounded up
    "eliminate": ALONE,  # NG-11.8
    "escape": ALONE,  # NG-11.3
    "end": ALONE,  # NG-6.9
    "remove": ALONE,  # the Discussion card leaves the game
    "choose": OPTIONS,  # NG-D5
    "double": ALONE,  # lasting: Threat rises twice as far
    "each_turn": INNER,  # lasting: at the beginning of every Terror Phase
}
LASTING: Final = ("double", "each_turn")
ON_DICE: Final = ("dice", "fours", "reroll")
# NG-12.3  Before an effect on the dice: it is a counterpart with a time limit, and ends with the Hostage-Taker. The
# rules put it there, no card prints it.
COUNTERPART: Final = "counterpart"
STEPS: Final[dict[str, str]] = {
    "resolve": CARD, "test": CARD, "prepare": CARD, "judge": CARD, "additional": CARD, "away": CARD, "settled": CARD,
    "settle": ALONE, "draw": ALONE, "next_turn": ALONE,
}  # fmt: skip
START: Final = -1  # the level printed on the Hostage-Taker card
MOST: Final = 15
LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: its word, its number, its other word (a span or a card) and what it chooses from or repeats."""

    kind: str
    text: str
    amount: int = 0
    word: str = ""
    options: tuple[tuple[Effect, ...], ...] = ()


class BadEffect(Exception):
    """A line that is no effect; says what was expected, in the language of the cards, which needs no translation."""


@lru_cache(maxsize=4096)  # cards of one's own bring lines of their own, and tables come and go
def effect_of(text: str) -> Effect:
    """The effect or step that a line stands for. Made once a line: they come back thousands of times."""
    word, _, rest = text.partition(" ")
    if word in _STEPS:
        return _STEPS[word][rest]
    return read_effect(text)


def _steps(word: str) -> Table[str, Effect]:
    """A step of the rules by the card that it is about, or by nothing.

    Looked up, without putting its line together each time. Its words are the very texts that others look up by it: a
    dictionary finds those at once, and compares others letter by letter.
    """
    return Table(lambda card: Effect(word, f"{word} {card}".rstrip(), word=card))


_STEPS: Final = {word: _steps(word) for word in STEPS}
_WORDS: Final = {word: word for word in WORDS}
ADDITIONAL: Final = _STEPS["additional"]
AWAY: Final = _STEPS["away"]
JUDGE: Final = _STEPS["judge"]
PREPARE: Final = _STEPS["prepare"]
RESOLVE: Final = _STEPS["resolve"]
TEST: Final = _STEPS["test"]


def read_effect(text: str) -> Effect:
    """An effect that a card may print; raises BadEffect."""
    if len(text) > LONGEST:
        raise BadEffect(f"{text[:20]}… (≤ {LONGEST})")
    word, _, rest = text.partition(" ")
    if word == COUNTERPART:
        effect = counterpart_of(read_effect(rest))
    else:
        form = WORDS.get(word)
        if form is None:
            raise BadEffect(", ".join(WORDS))
        effect = _READ[form](_WORDS[word], rest)
    if effect.text != text:
        raise BadEffect(effect.text)
    return effect


def _alone(word: str, rest: str) -> Effect:
    return Effect(word, word)


def _amount(word: str, rest: str) -> Effect:
    number = _number(word, rest, "")
    return Effect(word, f"{word} {number}", number)


def _signed(word: str, rest: str) -> Effect:
    number = _signed_number(word, rest)
    return Effect(word, f"{word} {number:+}", number)


def _level(word: str, rest: str) -> Effect:
    if rest == "start":
        return Effect(word, f"{word} start", START)
    if rest not in box.DIAL:
        raise BadEffect(f"{word} start, {word} L … {word} E")
    return Effect(word, f"{word} {rest}", box.DIAL.index(rest))


def _timed(word: str, rest: str) -> Effect:
    span = _span(word, rest)
    return Effect(word, f"{word} {span}", 0, span)


def _timed_amount(word: str, rest: str) -> Effect:
    number, _, span = rest.partition(" ")
    effect = _amount(word, number)
    return Effect(word, f"{effect.text} {_span(word, span)}", effect.amount, span)


def _timed_signed(word: str, rest: str) -> Effect:
    number, _, span = rest.partition(" ")
    effect = _signed(word, number)
    return Effect(word, f"{effect.text} {_span(word, span)}", effect.amount, span)


def _inner(word: str, rest: str) -> Effect:
    effect = read_effect(rest)
    if effect.kind in LASTING:
        raise BadEffect(f"{word} threat +1")
    return Effect(word, f"{word} {effect.text}", 0, "", ((effect,),))


def _options(word: str, rest: str) -> Effect:
    """`choose points +2 / threat -1 & end`: a slash between the options, an ampersand inside one."""
    options = tuple([_row(option.split(" & ")) for option in rest.split(" / ")])
    if len(options) < 2 or any(effect.kind == "choose" for option in options for effect in option):
        raise BadEffect("choose points +1 / threat -1")
    return Effect(word, f"{word} " + " / ".join([_joined(option) for option in options]), 0, "", options)


def _row(lines: Sequence[str]) -> tuple[Effect, ...]:
    return tuple([read_effect(line) for line in lines])


def _joined(effects: Sequence[Effect]) -> str:
    return " & ".join([effect.text for effect in effects])


def _number(word: str, text: str, sign: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:4]) <= MOST):
        raise BadEffect(f"{word} {sign}1 … {word} {sign}{MOST}")
    return int(text)


def _signed_number(word: str, text: str) -> int:
    if text[:1] not in ("+", "-"):
        raise BadEffect(f"{word} +1, {word} -1")
    number = _number(word, text[1:], text[0])
    return number if text[0] == "+" else -number


def _span(word: str, text: str) -> str:
    if text not in list(Span):
        raise BadEffect(f"{word} … {', '.join([span.value for span in Span])}")
    return text


_READ: Final = {
    ALONE: _alone, AMOUNT: _amount, SIGNED: _signed, LEVEL: _level, TIMED: _timed, TIMED_AMOUNT: _timed_amount,
    TIMED_SIGNED: _timed_signed, INNER: _inner, OPTIONS: _options,
}  # fmt: skip


def counterpart_of(effect: Effect) -> Effect:
    """NG-12.3  As a counterpart: what it does to the dice for a time is counted, in the options of a choice as well."""
    if effect.kind == "choose":
        options = tuple([tuple([counterpart_of(one) for one in option]) for option in effect.options])
        return Effect("choose", "choose " + " / ".join([_joined(option) for option in options]), options=options)
    if effect.kind not in ON_DICE:
        return effect
    return Effect(COUNTERPART, f"{COUNTERPART} {effect.text}", options=((effect,),))


def every(effects: Sequence[Effect]) -> list[Effect]:
    """These effects and those inside them."""
    flat = []
    for effect in effects:
        flat.append(effect)
        for option in effect.options:
            flat += every(option)
    return flat
