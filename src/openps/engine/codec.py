"""Plain values, JSON and one-line texts for moves, events and views: what goes out comes back the same.

Reads the fields of dataclasses; not for the hot path.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from openps.engine.errors import BadMoveText, OpenpsError
from openps.engine.game import SEALED, Sealed

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"

KIND: Final = "kind"


def plain(value: object) -> Plain:
    """A value as JSON knows it. Dataclasses become objects that name their class under `kind`.

    A class that knows better brings `to_plain` and a static `from_plain`.
    """
    if value is None or type(value) is int or type(value) is str or type(value) is bool:
        return value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, int):
        return value
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return _plain_object(value)


def _plain_object(value: object) -> Plain:
    cls = type(value)
    form = _FORMS.get(cls)
    if form is None:
        form = _FORMS[cls] = _form_of(cls)
    names, own = form
    if own is not None:
        return own(value)
    named: dict[str, Plain] = {KIND: cls.__name__}
    for name in names:
        named[name] = plain(getattr(value, name))
    return named


_Form: TypeAlias = tuple[tuple[str, ...], Callable[[object], Plain] | None]
_FORMS: Final[dict[type, _Form]] = {}


def _form_of(cls: type) -> _Form:
    """The fields of a dataclass; or, for a class that knows better, its own way."""
    if issubclass(cls, Sealed):
        return (), lambda _: {KIND: "Sealed"}
    if hasattr(cls, "to_plain"):
        return (), cls.to_plain
    if not is_dataclass(cls):
        raise TypeError(f"{cls.__name__} has no plain form")
    return tuple([field.name for field in fields(cls)]), None


def to_json(value: object, without: Sequence[str] = ()) -> str:
    """One line, always the same for the same value; without those of its fields."""
    written = plain(value)
    if without and isinstance(written, dict):
        written = {name: part for name, part in written.items() if name not in without}
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


class Reader:
    """Builds dataclasses back from plain values, for a known list of classes."""

    def __init__(self, classes: Sequence[type]) -> None:
        self._classes: dict[str, type] = {cls.__name__: cls for cls in classes}

    def read(self, data: Plain) -> object:
        """The value that was made plain; raises OpenpsError for anything else."""
        if not isinstance(data, dict):
            raise OpenpsError("error-plain-value", got=type(data).__name__)
        if data.get(KIND) == "Sealed":
            return SEALED
        name = data.get(KIND)
        cls = self._classes.get(name) if isinstance(name, str) else None
        if cls is None:
            raise OpenpsError("error-plain-kind", got=name)
        return self._build(cls, data)

    def _build(self, cls: type, data: dict[str, Plain]) -> object:
        hints = _hints(cls)
        names = [field.name for field in fields(cls)]
        if set(data) != {KIND, *names}:
            raise OpenpsError("error-plain-fields", kind=cls.__name__, expected=", ".join(names))
        return cls(*[self._shape(hints[name], data[name]) for name in names])

    def _shape(self, hint: object, data: Plain) -> object:
        if hint is str or hint is int:  # most of what there is: nothing has to be found out about it
            return _scalar(hint, data)
        hint = _bare(hint)
        origin = get_origin(hint)
        if origin is Union or origin is types.UnionType:
            return self._either(get_args(hint), data)
        if origin in (tuple, list, Sequence):
            return self._row(hint, origin, data)
        if origin is dict:
            return self._table(hint, data)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _member(hint, data)
        if hasattr(hint, "from_plain"):
            return hint.from_plain(data)
        if isinstance(hint, type) and is_dataclass(hint):
            return self._nested(hint, data)
        return _scalar(hint, data)

    def _either(self, hints: tuple[object, ...], data: Plain) -> object:
        if data is None and type(None) in hints:
            return None
        for hint in hints:
            if hint is type(None):
                continue
            try:
                return self._shape(hint, data)
            except (OpenpsError, ValueError):
                continue
        raise OpenpsError("error-plain-value", got=type(data).__name__)

    def _row(self, hint: object, origin: object, data: Plain) -> object:
        if not isinstance(data, list):
            raise OpenpsError("error-plain-value", got=type(data).__name__)
        inner = get_args(hint)
        if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
            return tuple([self._shape(inner[0], item) for item in data])
        if origin is tuple:
            if len(inner) != len(data):
                raise OpenpsError("error-plain-value", got=f"{len(data)} items")
            return tuple([self._shape(one, item) for one, item in zip(inner, data, strict=True)])
        return [self._shape(inner[0], item) for item in data]

    def _table(self, hint: object, data: Plain) -> dict[object, object]:
        if not isinstance(data, dict):
            raise OpenpsError("error-plain-value", got=type(data).__name__)
        key, inner = get_args(hint)
        return {_key(key, name): self._shape(inner, item) for name, item in data.items()}

    def _nested(self, hint: type, data: Plain) -> object:
        if not isinstance(data, dict) or data.get(KIND) != hint.__name__:
            raise OpenpsError("error-plain-kind", got=hint.__name__)
        return self._build(hint, data)


@cache
def _hints(cls: type) -> dict[str, object]:
    """Working them out reads source text: once for a class."""
    return get_type_hints(cls)


def _bare(hint: object) -> object:
    """A NewType is what it stands for, and an annotation says nothing about the shape."""
    while hasattr(hint, "__supertype__") or get_origin(hint) is Annotated:
        hint = getattr(hint, "__supertype__", None) or get_args(hint)[0]
    return hint


def _key(hint: object, name: str) -> int | str:
    """JSON has only texts for keys; a number that is one comes back as a number."""
    if hint is not int:
        return name
    try:
        return int(name)
    except ValueError:
        raise OpenpsError("error-plain-value", got=name[:40]) from None


def _member(hint: type[Enum], data: Plain) -> Enum:
    try:
        return hint(data)
    except ValueError:
        raise OpenpsError("error-plain-value", got=str(data)[:40]) from None


def _scalar(hint: object, data: Plain) -> Plain:
    if type(data) is not hint:
        raise OpenpsError("error-plain-value", got=type(data).__name__)
    return data


class MoveTexts:
    """One line of text for every move: its verb, then its fields in order (`lay swim`, `raid 3`)."""

    def __init__(self, verbs: dict[str, type]) -> None:
        self._verbs = verbs
        self._verb_of = {cls: verb for verb, cls in verbs.items()}
        self._fields: dict[type, list[tuple[str, object]]] = {}
        for cls in verbs.values():
            hints = _hints(cls)
            self._fields[cls] = [(field.name, hints[field.name]) for field in fields(cls)]

    def text(self, move: object) -> str:
        cls = type(move)
        return " ".join([self._verb_of[cls], *[str(getattr(move, name)) for name, _ in self._fields[cls]]])

    def parse(self, text: str) -> Any:
        words = text.split()
        cls = self._verbs.get(words[0]) if words else None
        if cls is None:
            raise BadMoveText(text, ", ".join(self._verbs))
        wanted = self._fields[cls]
        expected = " ".join([words[0], *[f"<{name}>" for name, _ in wanted]])
        if len(words) != len(wanted) + 1:
            raise BadMoveText(text, expected)
        try:
            # Only plain digits are a number: "+3" and "٣" would not come back as the same text.
            values = [_number(word) if wanted[i][1] is int else word for i, word in enumerate(words[1:])]
            return cls(*values)
        except ValueError:
            raise BadMoveText(text, expected) from None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise ValueError(word)
    return int(word)
