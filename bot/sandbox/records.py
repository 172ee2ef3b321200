"""Plain records (dataclasses) to JSON and back, led by their own annotations; it knows nothing of Discord.

Keys of mappings become text, sets become sorted lists, enumerations their values; `thaw` turns each back into the
type that the field was declared with. A field that a file does not know keeps its default, one that the class no
longer has is dropped: a newer simulator still reads an older file.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeAlias, TypeVar, Union, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
T = TypeVar("T")


def freeze(value: object) -> Json:
    """The JSON of a record, and of whatever it holds. Raises `TypeError` for what JSON cannot say."""
    if isinstance(value, Enum):
        return freeze(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if dataclasses.is_dataclass(value):
        return {field.name: freeze(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): freeze(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return [freeze(item) for item in sorted(value)]
    if isinstance(value, list | tuple):
        return [freeze(item) for item in value]
    raise TypeError(f"{type(value).__name__} has no JSON")


def thaw(kind: type[T], value: Json) -> T:
    """What `freeze` was given, of the type `kind`."""
    return cast(T, _thaw(kind, value))


def _thaw(kind: Any, value: Any) -> Any:
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (Union, types.UnionType):
        return None if value is None else _thaw(next(each for each in inner if each is not type(None)), value)
    if origin is dict:
        key, item = inner
        return {_thaw(key, name): _thaw(item, each) for name, each in value.items()}
    if origin in (list, set, frozenset):
        return origin(_thaw(inner[0], each) for each in value)
    if origin is tuple:
        return tuple(_thaw(inner[0], each) for each in value)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        known = {field.name for field in dataclasses.fields(kind)}
        return kind(**{name: _thaw(hints[name], each) for name, each in value.items() if name in known})
    if isinstance(kind, type) and (issubclass(kind, Enum) or kind is int):
        return kind(value)
    return value
