"""Texts: Fluent messages by id, in the reader's language.

A game record holds no sentence; moves and events are words of a vocabulary, and here they become
sentences. Values with names of their own (cards, roles, spaces) are looked up first; seats appear
by the name of who sits there, and some numbers are counted from 1, as their domain says.

Whoever reads this at a seat of their own is spoken to: `$reader` tells a message which of its parts
is the reader's seat, and the message chooses the second person by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rubra.core.errors import OptionError
from rubra.core.game import Box, Game
from rubra.core.vocabulary import FROM_ONE, Kind, Said

PACKAGE = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ca", "pt", "it")


def files(language: str) -> list[Path]:
    """The files of a language: those of the frame, and those that each game brings."""
    return [
        *sorted((PACKAGE / "locales" / language).glob("*.ftl")),
        *sorted((PACKAGE / "games").glob(f"*/texts/{language}/*.ftl")),
    ]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise OptionError(f"there is no language {language!r}; the languages are {known}")
    messages = FluentBundle([language], use_isolating=False)
    for file in files(language):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def text(language: str, message_id: str, **values: Any) -> str:
    """One message. A missing one, or a missing value, is a mistake of ours and raises."""
    messages = bundle(language)
    if not messages.has_message(message_id):
        raise LookupError(f"no message {message_id!r} in {language!r}")
    pattern = messages.get_message(message_id).value
    if pattern is None:
        raise LookupError(f"message {message_id!r} in {language!r} is empty")
    formatted, errors = messages.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"message {message_id!r} in {language!r}: {errors[0]}")
    return str(formatted)


NOT_NAMED = "nobody"  # what $reader is where a message does not tell of the reader


class Speaker:
    """Says what happens in one game, in one language, with the names of those who play.

    `reader` is the seat of the one person who reads it; nobody's, where several people or
    strangers read the same.
    """

    def __init__(
        self,
        game: Game,
        box: Box,
        language: str,
        names: Sequence[str],
        reader: int | None = None,
    ) -> None:
        self.game = game
        self.box = box
        self.language = language
        self.names = names
        self.reader = reader
        # What each is called where a name stands alone
        self.called = list(names)
        if reader is not None:
            self.called[reader] = text(language, "you")
        statements = game.talk.words.kinds if game.talk is not None else ()
        kinds = (*game.move_words.kinds, *game.event_words.kinds, *statements)
        self.domains = {domain.name: domain for kind in kinds for domain in kind.parts.values()}

    def text(self, message_id: str, **values: Any) -> str:
        """A message of this game: `text("ask-lay")` returns `<game>-ask-lay`."""
        return text(self.language, f"{self.game.name}-{message_id}", **values)

    def has(self, message_id: str) -> bool:
        """Whether this game has such a message."""
        return bool(bundle(self.language).has_message(f"{self.game.name}-{message_id}"))

    def move(self, move: int, seat: int | None = None) -> str:
        """A move, as a label: of a choice that the reader has, or of what a seat does."""
        said = self.game.move_words.say(move)
        mover = "reader" if seat in (None, self.reader) else NOT_NAMED
        return self._say("move", said, self.game.move_words[said.kind], mover=mover)

    def event(self, said: Said) -> str:
        """An event, as a line of the log."""
        return self._say("event", said, self.game.event_words[said.kind])

    def statement(self, words: int) -> str:
        """A statement, in the words of whoever makes it."""
        assert self.game.talk is not None
        said = self.game.talk.words.say(words)
        return self._say("say", said, self.game.talk.words[said.kind])

    def question(self, asked: dict[str, Any]) -> str:
        """What a seat is asked, as its view says it: an id, and what the sentence tells of."""
        values = {name: self._told(name, value) for name, value in asked.items() if name != "ask"}
        return self.text(f"ask-{asked['ask']}", **values)

    def _told(self, name: str, value: str | int) -> str | int:
        """A value by its name; a word without a text stays as it is, for messages to choose by."""
        if isinstance(value, str) and not self.has(f"{name}-{value}"):
            return value
        return self.value(name, value)

    def value(self, domain: str, value: str | int) -> str | int:
        """One value of a domain, as people say it."""
        declared = self.domains.get(domain)
        spoken = declared.spoken if declared else domain
        if isinstance(value, str):
            return self.text(f"{spoken}-{value}")
        if declared and declared.is_seat:
            return self.name(value)
        if spoken == FROM_ONE:
            return value + 1
        if domain not in self.box.names:
            return value
        name = self.box.names[domain][value]
        # A box of one's own may hold things that no message names
        known = self.has(f"{spoken}-{name}")
        return self.text(f"{spoken}-{name}") if known else name.replace("_", " ").title()

    def name(self, seat: int) -> str:
        """Who sits there, as it stands alone; the game's own player may have a seat beyond them."""
        return self.called[seat] if seat < len(self.called) else self.text("automaton")

    def who(self, **seats: int) -> dict[str, str]:
        """Those of whom a message tells, and which of them reads it: `who(name=2)`."""
        told = {part: self.name(seat) for part, seat in seats.items()}
        return {**told, "reader": self._reader_among(seats)}

    def several(self, seats: Sequence[int]) -> dict[str, str | int]:
        """Several of whom a message tells together, in a sentence: the reader is named first."""
        names = [self.name(seat) for seat in seats if seat != self.reader]
        mine = len(names) < len(seats)
        if mine:
            names.insert(0, text(self.language, "you-in-list"))
        reader = "names" if mine else NOT_NAMED
        return {"names": ", ".join(names), "count": len(seats), "reader": reader}

    def _reader_among(self, seats: Mapping[str, str | int]) -> str:
        """The part of a message that is the reader's seat."""
        return next((part for part, seat in seats.items() if seat == self.reader), NOT_NAMED)

    def _say(self, family: str, said: Said, kind: Kind, **values: str | int) -> str:
        for (name, domain), value in zip(kind.parts.items(), said.parts.values(), strict=True):
            values[name] = self.value(domain.name, value)
            values[f"{name}_id"] = value  # the bare word, for messages that choose by it
        seats = {part: said.parts[part] for part, domain in kind.parts.items() if domain.is_seat}
        values["reader"] = self._reader_among(seats)
        return self.text(f"{family}-{said.kind}", **values)
