"""Write the browser's types of views, web/src/games/<game>/view-types.ts, from the games' records.

python tools/view_types.py [--check]      --check says which are stale
"""

from __future__ import annotations

import sys
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

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def main() -> None:
    """Write the files, or compare them."""
    stale = []
    for name in registry.names():
        cls = registry.load(name).view_record
        assert cls is not None, f"{name} does not say what its views are made of"
        file, text = GAMES / name / "view-types.ts", typescript(cls)
        if "--check" not in sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(f"web/src/games/{name}/view-types.ts")
    if stale:
        sys.exit(f"{', '.join(stale)} out of date: run python tools/view_types.py")


def typescript(cls: type) -> str:
    """The whole file: the words, then the records from the smallest part to the view."""
    writer = _Writer()
    writer.declare(cls)
    source = f"src/{cls.__module__.replace('.', '/')}.py"
    head = f"// Made by tools/view_types.py from {source}. Do not edit.\n"
    return "\n".join([head, *_imported(writer.words), *writer.records.values()])


def _imported(words: dict[str, str]) -> list[str]:
    """The words of domains, as moves.ts declares them."""
    if not words:
        return []
    names = "".join(f"  {word} as {alias},\n" for alias, word in sorted(words.items()))
    aliases = ", ".join(sorted(words))
    return [f"import type {{\n{names}}} from './moves';", f"export type {{ {aliases} }};\n"]


class _Writer:
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
        comment = f"/** {(cls.__doc__ or '').splitlines()[0]} */\n"
        parents, types, optional = [], dict[str, list[str]](), set[str]()
        for field, (how, kind) in shown_fields(cls).items():
            if isinstance(how, Hidden):
                continue
            found = self._type(how, kind)
            if how.alone:
                return f"{comment}export type {cls.__name__} = {found};\n"
            if isinstance(how, Nested) and how.merged:
                parents.append(f"Partial<{found}>" if how.left_out else found)
                continue
            name = how.name or field
            types.setdefault(name, []).append(f"{found} | null" if how.or_null else found)
            if how.left_out:
                optional.add(name)
        lines = [
            # Of several fields with one name exactly one is there
            f"  {name}{'?' if name in optional and len(found) == 1 else ''}: {' | '.join(found)};"
            for name, found in types.items()
        ]
        extends = f" extends {', '.join(parents)}" if parents else ""
        body = "\n".join(lines)
        return f"{comment}export interface {cls.__name__}{extends} {{\n{body}\n}}\n"

    def _type(self, how: Shown, kind: type | None) -> str:
        if isinstance(how, Listed):
            return self._list_of(self.declare(kind) if kind else self._each(how.each))
        if isinstance(how, ByName):
            value = self.declare(kind) if kind else self._each(how.each)
            entries = f"Record<{_union(how.names)}, {value}>"
            return f"Partial<{entries}>" if how.some else entries
        return self.declare(kind) if kind else self._scalar(how)

    def _each(self, how: Shown | None) -> str:
        if how is None:
            return "number"
        return f"{self._scalar(how)} | null" if how.or_null else self._scalar(how)

    def _scalar(self, how: Shown) -> str:
        if isinstance(how, Word):
            return self._word(how.names)
        if isinstance(how, Members):
            return self._list_of("number" if how.names is None else self._word(how.names))
        return "boolean" if isinstance(how, Flag) else "number"

    def _word(self, names: Names) -> str:
        if isinstance(names, str):
            return "string"
        if not isinstance(names, Domain):
            return _union(names)
        word = "".join(part.title() for part in names.name.split("_"))
        self.words[f"{word}Id"] = word
        return f"{word}Id"

    def _list_of(self, item: str) -> str:
        return f"({item})[]" if " " in item else f"{item}[]"


def _union(names: tuple[str, ...]) -> str:
    """The words themselves; a word that is used twice once, and none for what has no name."""
    return " | ".join(f"'{name}'" for name in dict.fromkeys(names) if name)


if __name__ == "__main__":
    main()
