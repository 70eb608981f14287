"""Whether somebody is sent what they may not know: every byte that they get is accounted for.

Nothing here knows a game. While a game is played, its log is replayed on the side; so for every
witness it is known what they may see: the views, events and moves of their own seats, now and
before. Whatever is sent to them is taken apart. Each view in it must be one of theirs, each event
one that they could see, each list of moves, or of what may be said, their own, and each statement
one that a seat made for all to hear; in what is left no word may stand that the game keeps secret,
and nowhere any secret of the server.

The second law compares two worlds. All that a witness cannot know is redrawn; then everything that
the server would send to them, and answer to whatever they try, must be the same to the byte.
"""

from __future__ import annotations

import json
import random
import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rubra.bots.levels import make_bot
from rubra.bots.search_bot import SearchBot
from rubra.core.errors import CannotUndo
from rubra.core.journal import NOBODY, WATCHING, Event
from rubra.core.match import Match, Step
from rubra.core.stream import Stream, stream_from_seed
from rubra.server.model.stored import StoredLine, StoredPerson
from rubra.server.protocol.wire import AnyMessage, encode
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableRequest, TableService
from rubra.server.store.store import Store
from rubra.server.table import game_log
from tests.server.client import Browser, Heard, TableClient

# What is said at a table besides the game, and names nothing of it
WORDS_OF_THE_HOUSE = {"go_back", "agree", "refuse"}
ON_SCREEN = ("view", "moves", "sayable")  # parts of a scene that are looked at once it is patched


class Leak(AssertionError):  # noqa: N818 - the name says what happened
    """Somebody was sent what they may not know."""


def plain(value: Any) -> str:
    """As text, to be compared."""
    return json.dumps(json.loads(msgspec.json.encode(value)), sort_keys=True)


# --- The first law: every byte is accounted for ---


@dataclass(eq=False)
class Witness:
    """Somebody who is sent things, and what they may know."""

    browser: Browser
    seats: tuple[int, ...] = ()
    is_admitted: bool = True  # else they may not even look
    has_invitation: bool = True
    views: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    sayable: set[str] = field(default_factory=lambda: {"[]"})
    statements: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)  # that they have used themselves
    shown: list[tuple[str, str, str]] = field(default_factory=list)  # view, moves and sayable
    read: int = 0  # of what they heard
    known: list[Step] = field(default_factory=list)  # whose events they have heard of

    def __post_init__(self) -> None:
        self.browser.on_show = self.note

    @property
    def seen_from(self) -> list[int]:
        """From where they may look: their seats, and as somebody who watches."""
        return [NOBODY, *self.seats] if self.is_admitted else []

    def note(self, seen_from: TableClient) -> None:
        """A scene on one of their screens has changed."""
        if seen_from.scene.get("view") is not None:
            view, sayable = seen_from.scene["view"], seen_from.scene["sayable"]
            self.shown.append((plain(view), plain(seen_from.moves), plain(sayable)))

    def learn(self, match: Match) -> None:
        """What they may know now, besides all that they knew before."""
        for seen_from in self.seen_from:
            self.views.add(plain(match.view(seen_from)))
            moves = match.moves(seen_from) if seen_from != NOBODY else []
            words = [match.game.move_words.say(move).as_list() for move in moves]
            self.moves.add(plain(words))
            self.moves.update(plain(word) for word in words)
            self.learn_sayable(match, seen_from)
        self.moves.add("[]")
        known, self.known = self.known, list(match.steps)
        if not known:
            self.hear_of(0, match.opening)
        number = 0
        for place, step in enumerate(match.steps):
            number += not step.silent
            if place >= len(known) or known[place] is not step:
                self.hear_of(number, step.events)

    def learn_sayable(self, match: Match, seat: int) -> None:
        """What one of their seats may say now."""
        if match.game.talk is not None and seat != NOBODY:
            words = match.game.talk.words
            self.sayable.add(plain([words.say(one).as_list() for one in match.statements(seat)]))

    def hear_statement(self, match: Match, line: StoredLine) -> None:
        """What a seat has said for all at the table to hear."""
        if self.is_admitted:
            self.statements.add(plain([line.number, line.seat, line.about, line.words]))
        for seat in self.seats:
            self.learn_sayable(match, seat)

    def hear_of(self, number: int, events: Iterable[Event]) -> None:
        """Events at this point of the game; not by the code that the server uses."""
        bits = [WATCHING if seen_from == NOBODY else seen_from for seen_from in self.seen_from]
        for event in events:
            if any(event.audience & 1 << bit for bit in bits):
                self.events.add(plain([number, event.as_list()]))


@dataclass
class LeakCheck:
    """A game with witnesses, replayed on the side."""

    store: Store
    table: LiveTable
    witnesses: list[Witness]
    secrets: dict[str, bytes] = field(default_factory=dict)
    entries: int = 0
    lines: int = 0
    spoken: deque[StoredLine] = field(default_factory=deque)  # statements after later entries
    match: Match = field(init=False)

    def __post_init__(self) -> None:
        table = self.table.stored
        self.match = game_log.open_match(table)
        for witness in self.witnesses:
            witness.learn(self.match)
        self.keys = set(self.match.view())
        game = self.match.game
        domains = {
            domain
            for vocabulary in (game.move_words, game.event_words)
            for kind in vocabulary.kinds
            for domain in kind.parts.values()
        }
        self.hidden = {name for one in domains if one.secret for name in one.names or ()}
        assert table.key is not None
        self.secrets |= {"the key": table.key, "the key in words": table.key.hex().encode()}
        if table.secret is not None:
            self.secrets["the secret"] = table.secret
            self.secrets["the secret in words"] = table.secret.hex().encode()
        for number, seat in enumerate(table.seats):
            self.secrets[f"the nonce of seat {number}"] = (seat.nonce or "").encode()
        for witness in self.witnesses:
            cookie = witness.browser.cookie.partition("=")[2]
            if cookie:
                self.secrets[f"the cookie of {witness.browser.name}"] = cookie.encode()

    async def follow(self) -> None:
        """Replay what has been stored since, and let everybody know what they may."""
        entries = await self.store.entries(self.table.id, self.entries)
        lines = await self.store.lines(self.table.id, self.lines)
        self.spoken.extend(line for line in lines if line.is_statement)
        self.lines = lines[-1].number if lines else self.lines
        self.listen()
        for entry in entries:
            game_log.carry_out(self.match, entry)
            assert self.match.digest() == entry.digest
            self.entries = entry.number
            for witness in self.witnesses:
                witness.learn(self.match)
            self.listen()

    def listen(self) -> None:
        """What was said before the next entry: the rules let each seat say it."""
        while self.spoken and (self.spoken[0].entry or 0) <= self.entries:
            line = self.spoken.popleft()
            assert line.entry == self.entries, "it was said at a moment that never was"
            assert line.seat is not None
            assert line.about == len(self.match.moments)
            self.match.say_words(line.seat, line.words)
            for witness in self.witnesses:
                witness.hear_statement(self.match, line)

    async def hear(self) -> None:
        """Account for everything that anybody was sent. Raises Leak."""
        await self.follow()
        for witness in self.witnesses:
            for view, moves, sayable in witness.shown:
                if view not in witness.views:
                    raise Leak(f"{witness.browser.name} sees what is not their view: {view}")
                if moves not in witness.moves:
                    raise Leak(f"{witness.browser.name} has moves that are not theirs: {moves}")
                if sayable not in witness.sayable:
                    raise Leak(f"{witness.browser.name} sees what is not theirs to say: {sayable}")
            witness.shown.clear()
            for heard in witness.browser.heard[witness.read :]:
                self.account_for(witness, heard)
            witness.read = len(witness.browser.heard)

    def account_for(self, witness: Witness, heard: Heard) -> None:
        """One thing that somebody was sent."""
        where = f"{witness.browser.name} was sent by {heard.way}"
        if not self.match.is_over:
            for what, secret in self.secrets.items():
                if secret and secret in heard.raw:
                    raise Leak(f"{where} {what}")
        invitation = self.table.stored.invitation.encode()
        if not witness.has_invitation and invitation in heard.raw:
            raise Leak(f"{where} the invitation")
        if heard.way.startswith("GET /api/games"):
            return  # the words of the game, printed on the box
        for text in self.left_of(json.loads(heard.raw), witness, where):
            words = set(re.findall(r"[^\W\d]\w*", text)) & self.hidden
            if words - witness.words - WORDS_OF_THE_HOUSE and not self.match.is_over:
                raise Leak(f"{where} {sorted(words)} in {text!r}")

    def left_of(self, value: Any, witness: Witness, where: str) -> Iterator[str]:
        """All texts in it, without the views, events and moves that are theirs."""
        if isinstance(value, dict):
            if self.keys <= set(value):
                if plain(value) not in witness.views:
                    raise Leak(f"{where} a view that is not theirs: {value}")
                return
            if value.get("signal") == "statement":
                value = dict(value)
                said = [value.get("number"), value.get("seat"), value.get("about")]
                if plain([*said, value.pop("words", None)]) not in witness.statements:
                    raise Leak(f"{where} a statement that nobody made: {value}")
            for name, part in value.items():
                if name == "events":
                    for event in part:
                        if plain(event) not in witness.events:
                            raise Leak(f"{where} an event that they could not see: {event}")
                elif name == "moves" and "knowledge" not in value:
                    if plain(part) not in witness.moves:
                        raise Leak(f"{where} moves that are not theirs: {part}")
                elif name == "sayable":
                    if plain(part) not in witness.sayable:
                        raise Leak(f"{where} what is not theirs to say: {part}")
                elif name == "hint":
                    # What a bot would consider: two worlds decide whether that tells something
                    for one in part["moves"]:
                        if plain(one["move"]) not in witness.moves:
                            raise Leak(f"{where} moves that are not theirs: {one}")
                elif name == "patches":
                    # What they make of the scene is looked at there
                    rest = [one for one in part if one[0][0] not in ON_SCREEN]
                    yield from self.left_of(rest, witness, where)
                elif name == "result":
                    continue  # told when it is over
                else:
                    yield from self.left_of(part, witness, where)
        elif isinstance(value, list):
            for part in value:
                yield from self.left_of(part, witness, where)
        elif isinstance(value, str):
            yield value


# --- The second law: two worlds ---


@contextmanager
def in_a_world(table: LiveTable, match: Match) -> Iterator[None]:
    """What the server would do if this were the game."""
    true = table.core.now.match
    table.core.now.match = match
    try:
        yield
    finally:
        table.core.now.match = true


def another_world(match: Match, seen_from: int, dice: Stream) -> Match:
    """All that cannot be known from a seat, redrawn."""
    world = match.still()
    world.state = world.imagine(seen_from, dice)
    return world


async def two_worlds(
    service: TableService,
    table: LiveTable,
    person: StoredPerson | None,
    seen_from: int,
    seed: int,
    thinks: bool = False,
) -> None:
    """Everything that the server would send there is the same in both. Raises Leak.

    The table must be at rest. `thinks`: with hints, which take time.
    """
    true = table.core.match
    world = another_world(true, seen_from, stream_from_seed(seed))
    own = set(table.core.seats_of(person.id if person is not None else None)) - {seen_from}
    requests = list(attempts(true, seen_from, own, random.Random(seed)))
    told = []
    for match in (true, world):
        with in_a_world(table, match):
            told.append(await all_told(service, table, person, seen_from, requests))
        if thinks:
            told[-1] += await all_thoughts(service, match, seen_from, seed)
    for (what, one), (_, other) in zip(*told, strict=True):
        if one != other:
            raise Leak(f"seen from {seen_from}, {what} tells two worlds apart: {one!r} {other!r}")


async def all_told(
    service: TableService,
    table: LiveTable,
    person: StoredPerson | None,
    seen_from: int,
    requests: list[dict[str, Any]],
) -> list[tuple[str, bytes]]:
    """What the server would send now, by every endpoint."""
    seat = None if seen_from == NOBODY else seen_from
    key = table.stored.invitation
    found = [
        ("the scene", encode(table.core.scenes.scene(seen_from))),
        ("events", encode(table.core.scenes.events(seen_from))),
    ]
    found.append(("the table", encode(await service.info(person, table.id, key))))
    found.append(("lists", encode(table.core.info(person))))
    moments = len(table.core.match.moments)
    for at in {0, moments // 2, moments}:
        replay = await service.view_at(person, table.id, at, seat, key)
        found.append((f"the replay at {at}", encode(replay)))
    for request in requests:
        message: Any = msgspec.convert(request, AnyMessage)
        reply = await service.do(TableRequest(person, table.id, message))
        if reply.error is None:
            raise Leak(f"{request} was done, but not in the true world")
        found.append((f"the answer to {request}", encode(reply)))
    return found


def attempts(
    match: Match, seen_from: int, own: set[int], dice: random.Random
) -> Iterator[dict[str, Any]]:
    """What somebody could try to learn something: all of it is refused, in the true world.

    `own`: other seats of theirs.
    """
    words = match.game.move_words
    seats = [seat for seat in range(match.players) if seat not in own]
    legal = {seat: set(match.moves(seat)) for seat in seats}
    moments = len(match.moments)
    for seat in seats:
        for _ in range(3):
            move = words.from_flat(dice.randrange(words.flat_size))
            if seat != seen_from or move not in legal[seat]:
                said = words.say(move).as_list()
                yield {"do": "play", "id": "x", "seat": seat, "at": moments, "move": said}
        if seat != seen_from:
            for what in ("undo", "hint", "resign", "return"):
                yield {"do": what, "id": "x", "seat": seat}
            yield {"do": "propose", "id": "x", "seat": seat, "to": 0}
            yield {"do": "speak", "id": "x", "seat": seat, "words": ["rather_not"]}
    if seen_from != NOBODY:
        for move in sorted(legal[seen_from])[:1]:
            said = words.say(move).as_list()
            yield {"do": "play", "id": "x", "seat": seen_from, "at": moments + 1, "move": said}
        yield {"do": "play", "id": "x", "seat": seen_from, "at": moments, "move": ["fly", 1]}
        yield {"do": "propose", "id": "x", "seat": seen_from, "to": moments}
        yield {"do": "speak", "id": "x", "seat": seen_from, "words": ["trust", seen_from]}
        try:
            match.undoable(seen_from)
        except CannotUndo:
            yield {"do": "undo", "id": "x", "seat": seen_from}
        if seen_from not in match.waiting:
            yield {"do": "hint", "id": "x", "seat": seen_from}


async def all_thoughts(
    service: TableService, match: Match, seen_from: int, seed: int
) -> list[tuple[str, bytes]]:
    """What a bot would advise, with the same luck in both worlds."""
    found = []
    if seen_from in match.waiting:
        adviser = make_bot("medium:30", stream_from_seed(seed))
        assert isinstance(adviser, SearchBot)
        hint = await service.runtime.bot_pool.advise(adviser, match.still(), seen_from)
        found.append(("a hint", encode(hint)))
    return found
