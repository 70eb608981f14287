"""Write the types of views from the games' records: for the browser, and for a game's terminal.py.

They are web/src/games/<game>/view-types.ts and src/rubra/games/<game>/view_types.pyi.

python tools/view_types.py [--check]      --check says which are stale
"""

from __future__ import annotations

import keyword
import sys
from abc import ABC, abstractmethod
from pathlib import Path

from rubra.core import registry
from rubra.core.view import (
    ByName,
    Flag,
    Hidden,
    Listed,
    Members,
    Names,
    Nested,
    Shown,
    Word,
    shown_fields,
)
from rubra.core.vocabulary import Domain

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Write the files, or compare them."""
    stale = []
    for name in registry.names():
        cls = registry.load(name).view_record
        assert cls is not None, f"{name} does not say what its views are made of"
        for path, text in (
            (f"web/src/games/{name}/view-types.ts", typescript(cls)),
            (f"src/rubra/games/{name}/view_types.pyi", python(cls)),
        ):
            file = ROOT / path
            if "--check" not in sys.argv[1:]:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                stale.append(path)
    if stale:
        sys.exit(f"{', '.join(stale)} out of date: run python tools/view_types.py")


def typescript(cls: type) -> str:
    """The whole file: the words, then the records from the smallest part to the view."""
    writer = _TypeScript()
    writer.declare(cls)
    head = f"// Made by tools/view_types.py from {_source(cls)}. Do not edit.\n"
    return "\n".join([head, *_imported(writer.words), *writer.records.values()])


def python(cls: type) -> str:
    """The same for Python: a stub, which is read by type checkers alone."""
    writer = _Python()
    writer.declare(cls)
    head = f"# Made by tools/view_types.py from {_source(cls)}. Do not edit.\n"
    imports = "# fmt: off\n# ruff: noqa\n\nfrom typing import Literal, NotRequired, TypedDict\n"
    words = [f"{alias} = {union}" for alias, union in writer.words.items()]
    return "\n".join([head + imports, *words, "", *writer.records.values()])


def _source(cls: type) -> str:
    return f"src/{cls.__module__.replace('.', '/')}.py"


def _imported(words: dict[str, str]) -> list[str]:
    """The words of domains, as moves.ts declares them."""
    if not words:
        return []
    names = "".join(f"  {word} as {alias},\n" for alias, word in sorted(words.items()))
    aliases = ", ".join(sorted(words))
    return [f"import type {{\n{names}}} from './moves';", f"export type {{ {aliases} }};\n"]


class _Writer(ABC):
    """What both languages have in common."""

    NUMBER: str
    FLAG: str
    NULL: str

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.records: dict[type, str] = {}

    def declare(self, cls: type) -> str:
        """The name of a record's type, which is declared the first time it is named."""
        if cls not in self.records:
            text = self._declaration(cls)
            self.records[cls] = text
        return cls.__name__

    def _declaration(self, cls: type) -> str:
        comment = (cls.__doc__ or "").splitlines()[0]
        parents, types, optional = [], dict[str, list[str]](), set[str]()
        for field, (how, kind) in shown_fields(cls).items():
            if isinstance(how, Hidden):
                continue
            found = self._type(how, kind)
            if how.alone:
                return self._alias(cls.__name__, comment, found)
            if isinstance(how, Nested) and how.merged:
                assert kind is not None
                parents.append(self._partial(kind) if how.left_out else found)
                continue
            name = how.name or field
            types.setdefault(name, []).append(f"{found} | {self.NULL}" if how.or_null else found)
            if how.left_out:
                optional.add(name)
        # Of several fields with one name exactly one is there
        optional = {name for name in optional if len(types[name]) == 1}
        fields = {name: " | ".join(dict.fromkeys(found)) for name, found in types.items()}
        return self._record(cls.__name__, comment, parents, fields, optional)

    def _type(self, how: Shown, kind: type | None) -> str:
        if isinstance(how, Listed):
            return self._list_of(self.declare(kind) if kind else self._each(how.each))
        if isinstance(how, ByName):
            value = self.declare(kind) if kind else self._each(how.each)
            return self._by_name(how, value)
        return self.declare(kind) if kind else self._scalar(how)

    def _each(self, how: Shown | None) -> str:
        if how is None:
            return self.NUMBER
        return f"{self._scalar(how)} | {self.NULL}" if how.or_null else self._scalar(how)

    def _scalar(self, how: Shown) -> str:
        if isinstance(how, Word):
            return self._word(how.names)
        if isinstance(how, Members):
            return self._list_of(self.NUMBER if how.names is None else self._word(how.names))
        return self.FLAG if isinstance(how, Flag) else self.NUMBER

    @abstractmethod
    def _word(self, names: Names) -> str: ...

    @abstractmethod
    def _list_of(self, item: str) -> str: ...

    @abstractmethod
    def _by_name(self, how: ByName, value: str, /) -> str: ...

    @abstractmethod
    def _partial(self, kind: type) -> str: ...

    @abstractmethod
    def _alias(self, name: str, comment: str, found: str) -> str: ...

    @abstractmethod
    def _record(
        self,
        name: str,
        comment: str,
        parents: list[str],
        fields: dict[str, str],
        optional: set[str],
    ) -> str: ...


class _TypeScript(_Writer):
    NUMBER, FLAG, NULL = "number", "boolean", "null"

    def _word(self, names: Names) -> str:
        if isinstance(names, str):
            return "string"
        if not isinstance(names, Domain):
            return _union(names)
        word = _title(names)
        self.words[f"{word}Id"] = word
        return f"{word}Id"

    def _list_of(self, item: str) -> str:
        return f"({item})[]" if " " in item else f"{item}[]"

    def _by_name(self, how: ByName, value: str) -> str:
        entries = f"Record<{_union(how.names)}, {value}>"
        return f"Partial<{entries}>" if how.some else entries

    def _partial(self, kind: type) -> str:
        return f"Partial<{kind.__name__}>"

    def _alias(self, name: str, comment: str, found: str) -> str:
        return f"/** {comment} */\nexport type {name} = {found};\n"

    def _record(
        self,
        name: str,
        comment: str,
        parents: list[str],
        fields: dict[str, str],
        optional: set[str],
    ) -> str:
        extends = f" extends {', '.join(parents)}" if parents else ""
        lines = (
            f"  {field}{'?' if field in optional else ''}: {found};\n"
            for field, found in fields.items()
        )
        return f"/** {comment} */\nexport interface {name}{extends} {{\n{''.join(lines)}}}\n"


class _Python(_Writer):
    NUMBER, FLAG, NULL = "int", "bool", "None"

    def _word(self, names: Names) -> str:
        if isinstance(names, str):
            return "str"
        if not isinstance(names, Domain):
            return _literal(names)
        self.words[f"{_title(names)}Id"] = _literal(names.names or ())
        return f"{_title(names)}Id"

    def _list_of(self, item: str) -> str:
        return f"list[{item}]"

    def _by_name(self, _how: ByName, value: str) -> str:
        return f"dict[str, {value}]"  # terminals look up words that they were given

    def _partial(self, kind: type) -> str:
        self.records.setdefault(
            type(f"Partial{kind.__name__}", (), {}),
            self.records[kind].replace(
                f"class {kind.__name__}(TypedDict):",
                f"class Partial{kind.__name__}(TypedDict, total=False):",
            ),
        )
        return f"Partial{kind.__name__}"

    def _alias(self, name: str, comment: str, found: str) -> str:
        return f"{name} = {found}  # {comment}\n"

    def _record(
        self,
        name: str,
        comment: str,
        parents: list[str],
        fields: dict[str, str],
        optional: set[str],
    ) -> str:
        fields = {
            field: f"NotRequired[{found}]" if field in optional else found
            for field, found in fields.items()
        }
        if any(map(keyword.iskeyword, fields)):
            entries = ", ".join(f'"{field}": {found}' for field, found in fields.items())
            return f'{name} = TypedDict("{name}", {{{entries}}})  # {comment}\n'
        lines = "".join(f"    {field}: {found}\n" for field, found in fields.items())
        bases = ", ".join(parents) or "TypedDict"
        return f"# {comment}\nclass {name}({bases}):\n{lines}"


def _title(domain: Domain) -> str:
    return "".join(part.title() for part in domain.name.split("_"))


def _union(names: tuple[str, ...]) -> str:
    """The words themselves; a word that is used twice once, and none for what has no name."""
    return " | ".join(f"'{name}'" for name in dict.fromkeys(names) if name)


def _literal(names: tuple[str, ...]) -> str:
    """The same in Python."""
    words = ", ".join(f'"{name}"' for name in dict.fromkeys(names) if name)
    return f"Literal[{words}]"


if __name__ == "__main__":
    main()
