"""Write the browser's words, moves.ts: the values that have names, and types of moves and events.

python tools/word_types.py [--check]     with --check it only says which are out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rubra.core import registry
from rubra.core.game import Game
from rubra.core.view import shown_fields
from rubra.core.vocabulary import Domain, Kind, Vocabulary

CLIENTS = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = "// Made by tools/word_types.py from src/rubra/games/{}/words.py. Do not edit.\n"


def main() -> None:
    """Write the files, or compare them."""
    stale = []
    for game in map(registry.load, registry.names()):
        target = CLIENTS / game.name / "moves.ts"
        if not target.parent.is_dir():
            continue  # a game without a board of its own
        text = typescript(game)
        if "--check" in sys.argv[1:]:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                stale.append(str(target.relative_to(CLIENTS.parent.parent.parent)))
        else:
            target.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"out of date, run python tools/word_types.py: {', '.join(stale)}")


def typescript(game: Game) -> str:
    """The whole file, from the words of a game."""
    named: dict[str, Domain] = {}
    for vocabulary in (game.move_words, game.event_words):
        for kind in vocabulary.kinds:
            named |= {one.name: one for one in kind.parts.values() if one.names is not None}
    if game.view_record is not None:
        named |= {one.name: one for one in _domains_of(game.view_record)}
    parts = [HEAD.format(game.name)]
    for domain in named.values():
        ids, title = f"{domain.name.upper()}_IDS", _title(domain.name)
        values = ", ".join(f"'{name}'" for name in domain.names or ())
        parts.append(f"export const {ids} = [{values}] as const;")
        parts.append(f"export type {title} = (typeof {ids})[number];\n")
    parts.append(_kinds("Move", "What a seat can do, as it is sent.", game.move_words))
    parts.append(_kinds("Event", "What happens, as it is told.", game.event_words))
    return "\n".join(parts)


def _domains_of(cls: type) -> Iterator[Domain]:
    """Those whose words a view is written in."""
    for how, kind in shown_fields(cls).values():
        names = getattr(how, "names", None)
        if isinstance(names, Domain):
            yield names
        if kind is not None:
            yield from _domains_of(kind)


def _kinds(name: str, comment: str, vocabulary: Vocabulary) -> str:
    kinds = "\n".join(f"  | [{', '.join(_members(kind))}]" for kind in vocabulary.kinds)
    return f"/** {comment} */\nexport type {name} =\n{kinds};\n"


def _members(kind: Kind) -> Iterator[str]:
    yield f"kind: '{kind.name}'"
    for name, domain in kind.parts.items():
        yield f"{name}: {'number' if domain.names is None else _title(domain.name)}"


def _title(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


if __name__ == "__main__":
    main()
