"""The clauses that a player means: by number, in the words of players, or in the words of the rules.

Players ask "how to win" where the rules speak of ends and victories. What they say, and the clauses that answer it, a
package brings as rules/asked.en.txt and rules/asked.fr.txt: `win, goal, how to win = XY-1.1 XY-1.2`, the best answer
first. Accents, case and small words such as "how" and "the" do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from openps.words.rules import Clause

_WORD: Final = re.compile(r"[^\W_]+")
_BEGUN: Final = 3  # letters of a word that is still being typed
_ROOT: Final = 4  # letters that a word has in common with its other forms: heal, healing
_ENDING: Final = 4  # letters that the other form may have more
_COMMENT: Final = "#"

Words: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """What players ask for in several ways, and the clauses that answer it."""

    asked: tuple[Words, ...]
    clauses: tuple[str, ...]

    def fits(self, words: Words) -> int:
        """How well it answers these words, 0 where it does not. A word as it is written counts more than its forms."""
        return max([_fits(one, words) for one in self.asked], default=0)


@lru_cache(maxsize=4096)  # the same clauses are searched again and again
def plain(text: str) -> str:
    """The bare words: « Prêt ! » is pret."""
    bare = "".join([char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char)])
    return " ".join(_WORD.findall(bare.casefold()))


@cache
def topics(package: str, language: str, small: str) -> tuple[Topic, ...]:
    """Those that a package brings; none where it brings none."""
    document = files(package).joinpath("rules", f"asked.{language}.txt")
    lines = document.read_text("utf-8").splitlines() if document.is_file() else []
    return tuple([_topic(line, small) for line in lines if line and not line.startswith(_COMMENT)])


def _topic(line: str, small: str) -> Topic:
    asked, _, clauses = line.partition("=")
    return Topic(tuple([meant(one, small) for one in asked.split(",")]), tuple(clauses.split()))


def meant(asked: str, small: str) -> Words:
    """The words that matter; all of them where only small ones were given."""
    words = plain(asked).split()
    return tuple([word for word in words if word not in plain(small).split()] or words)


def found(asked: str, known: dict[str, Clause], answers: Sequence[Topic], small: str) -> list[Clause]:
    """The best first: a clause by its number, what players mean by these words, then every clause that holds them."""
    words = meant(asked, small)
    if not words:
        return []
    numbered = [one.id for one in known.values() if f"{plain(one.id)} ".startswith(f"{plain(asked)} ")]
    fitting = sorted([one for one in answers if one.fits(words)], key=lambda one: -one.fits(words))
    answering = [clause for topic in fitting for clause in topic.clauses]
    ids = dict.fromkeys([*numbered, *answering, *_literally(plain(asked), known), *_holding(words, known)])
    return [known[one] for one in ids if one in known]


def _literally(asked: str, known: dict[str, Clause]) -> list[str]:
    return [one.id for one in known.values() if asked in plain(one.text)]


def _holding(words: Words, known: dict[str, Clause]) -> list[str]:
    return [one.id for one in known.values() if _fits_text(words, set(plain(one.text).split()))]


def _fits_text(words: Words, text: set[str]) -> bool:
    return all(any(_alike(word, one) for one in text) for word in words)


def _fits(asked: Words, words: Words) -> int:
    """All that is asked for was said."""
    if not all(any(_alike(word, one) for word in words) for one in asked):
        return 0
    return sum([2 if one in words else 1 for one in asked])


def _alike(typed: str, written: str) -> bool:
    """The same word, the beginning of one that is still being typed, or another form of it."""
    begun = len(typed) >= _BEGUN and written.startswith(typed)
    form = len(written) >= _ROOT and len(typed) - len(written) <= _ENDING and typed.startswith(written)
    return typed == written or begun or form
