"""The games that can be played, as a client needs to know them."""

from __future__ import annotations

import asyncio
import re
from functools import cache

from rubra.bots.ladder import ladder_of
from rubra.bots.levels import LEVELS
from rubra.core import registry
from rubra.core.about import About
from rubra.core.errors import RubraError
from rubra.core.game import Box, Game
from rubra.core.vocabulary import Domain, Vocabulary
from rubra.server.protocol.wire import (
    Clause,
    GameInfo,
    GameWords,
    Language,
    OptionInfo,
    SeatOptionInfo,
    WordInfo,
)
from rubra.server.requests.refusals import our_mistake, refused_because

_CLAUSE = re.compile(r"^- \*\*(?P<number>[\d.]+)\*\* (?P<text>.+)$")
_CHAPTER = re.compile(r"^## (?P<title>.+)$")


async def load_game(name: str) -> Game:
    """A game, with its rules. Raises Refused."""
    try:
        return await asyncio.to_thread(registry.load, name)
    except RubraError as error:
        raise refused_because(error) or our_mistake() from None


def game_info(about: About, ready: float = 1.0) -> GameInfo:
    """A game, light: it is not loaded for this."""
    return GameInfo(
        about.name,
        about.title,
        about.version,
        list(about.players),
        about.minutes,
        [OptionInfo(one.name, list(one.values), one.default) for one in about.options],
        [
            SeatOptionInfo(one.name, list(one.values), one.different, one.only)
            for one in about.seat_options
        ],
        list(about.sides),
        list(LEVELS),
        [len(ladder_of(about.name, count)) for count in about.players],
        ready,
    )


def game_words(game: Game, box: Box) -> GameWords:
    """The words of a game. The box is the one that tables play with by default."""
    domains: dict[str, Domain] = {}
    talk = [game.talk.words] if game.talk is not None else []
    for vocabulary in (game.move_words, game.event_words, *talk):
        for kind in vocabulary.kinds:
            domains |= {domain.name: domain for domain in kind.parts.values()}
    return GameWords(
        game_info(game.about),
        _words(game.move_words),
        _words(game.event_words),
        [word for vocabulary in talk for word in _words(vocabulary)],
        {
            name: domain.size if domain.names is None else list(domain.names)
            for name, domain in domains.items()
        },
        {name: list(names) for name, names in box.names.items()},
        {name: one.spoken for name, one in domains.items() if one.spoken != name},
        [reason.name for reason in game.reasons],
    )


def _words(vocabulary: Vocabulary) -> list[WordInfo]:
    return [
        WordInfo(kind.name, {name: domain.name for name, domain in kind.parts.items()})
        for kind in vocabulary.kinds
    ]


@cache
def clauses(name: str, language: Language) -> list[Clause]:
    """The rules of a game, clause by clause, in a language."""
    found: list[Clause] = []
    chapter = ""
    for line in registry.rules(name, language).splitlines():
        if match := _CHAPTER.match(line):
            chapter = match["title"]
        elif match := _CLAUSE.match(line):
            found.append(Clause(match["number"], match["text"], chapter))
        elif found and line.startswith("  "):
            found[-1].text += f"\n{line.strip()}"
    return found
