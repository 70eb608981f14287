"""The shape of a box file as data: what msgspec knows of a game's structs (web: boxes/shape.ts)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import inspect
from tools.box_readers.regexes import NotTranslated

NAMES = ("int", "str", "bool", "array", "object", "null")  # in sentences, in msgspec's order
NOTHING = "null"


def shapes_of(struct: type) -> list[dict[str, Any]]:
    """Every type in a struct; that of the struct itself is the last."""
    found = _Shapes()
    found.number(inspect.type_info(struct), struct.__name__)
    return found.all


class _Shapes:
    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []
        self._numbers: dict[str, int] = {}

    def number(self, kind: inspect.Type, place: str) -> int:
        """The number of a type; the same for equal ones."""
        union = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
        shape: dict[str, Any] = {"expected": ""}
        names = set()
        for one in union:
            name, more = self._one(one, place)
            names.add(name)
            shape |= more
        shape["expected"] = " | ".join(name for name in NAMES if name in names)
        key = json.dumps(shape)
        if key not in self._numbers:
            self._numbers[key] = len(self.all)
            self.all.append(shape)
        return self._numbers[key]

    def _one(self, kind: inspect.Type, place: str) -> tuple[str, dict[str, Any]]:
        """What it is called in a sentence, and what it takes."""
        match kind:
            case inspect.NoneType():
                return NOTHING, {}  # no file holds nothing: it stands for what is missing
            case inspect.BoolType():
                return "bool", {"bool": True}
            case inspect.IntType(gt=None, lt=None, multiple_of=None):
                bounds = {"ge": kind.ge, "le": kind.le}
                return "int", {"int": {name: n for name, n in bounds.items() if n is not None}}
            case inspect.StrType(min_length=None, max_length=None, pattern=None):
                return "str", {"str": {}}
            case inspect.LiteralType():
                return self._literal(kind, place)
            case inspect.VarTupleType(min_length=None, max_length=None):
                return "array", {"array": self.number(kind.item_type, place)}
            case inspect.TupleType():
                return "array", {"tuple": [self.number(one, place) for one in kind.item_types]}
            case inspect.DictType(min_length=None, max_length=None):
                inner = (kind.key_type, kind.value_type)
                return "object", {"dict": [self.number(one, place) for one in inner]}
            case inspect.StructType(tag=None, array_like=False, forbid_unknown_fields=True):
                fields = [self._field(one, kind.cls) for one in kind.fields]
                return "object", {"fields": fields}
        raise NotTranslated(f"{place}: {kind} has no translation in tools/box_readers/shapes.py")

    def _literal(self, kind: inspect.LiteralType, place: str) -> tuple[str, dict[str, Any]]:
        for name, of in (("int", int), ("str", str)):
            if all(type(value) is of for value in kind.values):
                return name, {name: {"values": list(kind.values)}}
        raise NotTranslated(f"{place}: a Literal of several types")

    def _field(self, field: inspect.Field, owner: type) -> list[Any]:
        place = f"{owner.__name__}.{field.name}"
        if field.name != field.encode_name:
            raise NotTranslated(f"{place}: another name in the file")
        found = [field.name, self.number(field.type, place)]
        if field.required:
            return found
        if field.default_factory is not msgspec.NODEFAULT:
            return [*found, [msgspec.to_builtins(field.default_factory())]]
        return [*found, [msgspec.to_builtins(field.default)]]
