"""A game with its chance made visible as moves: what OpenSpiel's states stand on.

A move that draws nothing is carried out at once. For one that draws, lots are due first; they make
the key of the stream from which it then draws.
"""

from __future__ import annotations

import hashlib
import struct
from functools import cache, cached_property
from typing import Any

import numpy as np

from rubra.core import registry
from rubra.core.actions import actions_of
from rubra.core.bits import members
from rubra.core.errors import IllegalMove
from rubra.core.game import Game
from rubra.core.journal import NOBODY, Entry
from rubra.core.match_workspace import match_workspace_type, turn_of
from rubra.core.observation import Numbers, Observation, from_seat
from rubra.core.record import Rows, dtype_of
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.core.turn import DREW
from rubra.core.views import views_of
from rubra.core.vocabulary import PARTS, Kind, Said, kind_of, part

LOT_SIZE = 64
LOTS = 2  # due for a move that draws
SETUP_LOTS = 5
MEMORY = 32  # happenings that a tensor shows

Happening = tuple[int, tuple[int, ...]]  # the kind, those of moves behind those of events; parts
Told = tuple[tuple[int, Happening], ...]  # each with its audience

ENTRY = dtype_of(Entry)


class ChanceSetting:
    """A game with its players and options, and the memory to play it; shared by all its games."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        if game.observation is None:
            raise TypeError(f"{game.name} cannot be observed")
        self.game = game
        self.players = players
        self.box = game.standard_box
        self.observation: Observation = game.observation
        self.actions = actions_of(game)
        self.options = Rows.of(game.options_record(game.about.settle(players, options)))
        self.turn = turn_of(game)
        self.blank = Rows.blank(match_workspace_type(game))
        fields: Any = self.blank.dtype.fields
        self._state_bytes = fields["state"][0].itemsize
        self._stream_at = fields["stream"][1]
        self._stream_bytes = fields["stream"][0].itemsize
        self.out = game.scratch()
        self.numbers = game.scratch()
        self.event_kinds = len(game.event_words.kinds)
        self.kinds: tuple[Kind, ...] = (*game.event_words.kinds, *game.move_words.kinds)
        self.width = len(self.kinds) + PARTS  # numbers of one happening
        self._name = game.name, players, tuple(sorted(options.items()))

    def __reduce__(self) -> Any:
        return setting_for, self._name

    def with_key(self, match: Rows, key: bytes) -> Rows:
        """A copy of a MatchWorkspace which draws from the stream of a key from now on."""
        copy = match.copy()
        stream = slice(self._stream_at, self._stream_at + self._stream_bytes)
        copy.raw[stream] = key.ljust(self._stream_bytes, b"\0")
        return copy

    def told(self, match: Rows) -> bytes:
        """The events of the last move, as they lie in the journal."""
        journal = match.array["journal"]
        told: bytes = journal["entries"][0, : journal["count"].item()].tobytes()
        return told

    def state_bytes(self, match: Rows) -> bytes:
        """The memory of the state in a MatchWorkspace."""
        return bytes(match.raw[: self._state_bytes])

    def of_move(self, move: int) -> Happening:
        """A move, as its own seat sees it."""
        parts = tuple(part(move, place) for place in range(PARTS))
        return self.event_kinds + kind_of(move), parts

    def line(self, happening: Happening) -> str:
        """A happening in words; one's own moves are marked."""
        number, parts = happening
        said = Said(self.kinds[number].name, self.kinds[number].words(parts))
        return f"> {said}\n" if number >= self.event_kinds else f"{said}\n"

    def write(self, happening: Happening, seat: int, out: Any) -> None:
        """Numbers from 0 to 1: which kind, and each part as a share of what it could be."""
        number, parts = happening
        out[number] = 1.0
        for place, domain in enumerate(self.kinds[number].parts.values()):
            value = parts[place]
            if domain.is_seat:
                value = from_seat(seat, value, self.players)
            out[len(self.kinds) + place] = (value + 1) / domain.size


@cache
def setting_for(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> ChanceSetting:
    """The table of a game. Raises OptionError."""
    return ChanceSetting(registry.load(game), players, dict(options))


# --- What happened ---


class Past:
    """What happened up to a moment: a chain in which each link knows the one before."""

    def __init__(self, table: ChanceSetting, before: Past | None, told: Told = ()) -> None:
        self.table = table
        self.before = before
        self.told = told  # with the last move
        self._texts: dict[int, str] = {}
        self._hearsay: dict[int, Past] = {}

    def __reduce__(self) -> Any:
        return _chain, (self.table, [link.raw for link in self.links()])

    @property
    def raw(self) -> Any:
        """What a link like this can be made of again."""
        return (self.told,)

    def links(self) -> list[Past]:
        """The whole chain, the oldest first."""
        found: list[Past] = []
        link: Past | None = self
        while link is not None:
            found.append(link)
            link = link.before
        return found[::-1]

    def text(self, seat: int) -> str:
        """All that a seat saw and did, in words."""
        unread: list[Past] = []
        link: Past | None = self
        while link is not None and seat not in link._texts:
            unread.append(link)
            link = link.before
        text = "" if link is None else link._texts[seat]
        for link in reversed(unread):
            text += "".join(map(self.table.line, _seen(link.told, seat)))
            link._texts[seat] = text
        return text

    def latest(self, seat: int) -> list[Happening]:
        """The last MEMORY things that a seat saw or did, the latest first."""
        found: list[Happening] = []
        link: Past | None = self
        while link is not None and len(found) < MEMORY:
            found += _seen(link.told, seat)[::-1]
            link = link.before
        return found[:MEMORY]

    def hearsay(self, seat: int) -> Past:
        """The past as this seat knows it: of what others saw and did, what it saw as well."""
        if seat not in self._hearsay:
            told = [each for link in self.links() for each in link.told if each[0] >> seat & 1]
            self._hearsay[seat] = Past(self.table, None, tuple(told))
        return self._hearsay[seat]


class Link(Past):
    """A link that is made with every move and seldom read: it keeps what the journal had."""

    def __init__(
        self, table: ChanceSetting, before: Past, seat: int, move: int, events: bytes
    ) -> None:
        self.table = table
        self.before = before
        self._texts = {}
        self._hearsay = {}
        self._raw = seat, move, events

    @property
    def raw(self) -> Any:
        """What a link like this can be made of again."""
        return self._raw

    @cached_property
    def told(self) -> Told:  # type: ignore[override]  # made when it is asked for
        """What happened with the last move, each with its audience."""
        seat, move, events = self._raw
        own = () if seat == NOBODY else ((1 << seat, self.table.of_move(move)),)
        entries = np.frombuffer(events, ENTRY).tolist()
        return (*own, *((who, (kind, tuple(parts.tolist()))) for kind, who, parts in entries))


def _seen(told: Told, seat: int) -> list[Happening]:
    return [happening for audience, happening in told if audience >> seat & 1]


def _chain(table: ChanceSetting, raw: list[Any]) -> Past:
    past = Past(table, None, *raw[0])
    for each in raw[1:]:
        past = Link(table, past, *each)
    return past


# --- One game ---


class ChanceGame:
    """One game as it stands. States are never changed, only replaced: a copy is cheap."""

    def __init__(self, table: ChanceSetting) -> None:
        self.table = table
        self.match: Rows | None = None  # a MatchWorkspace, once the table is laid out
        self.key = bytes(KEY_BYTES)
        self.past = Past(table, None)
        self.decisions = 0
        self.seat = NOBODY  # that is asked
        self.is_over = False
        self.lots: tuple[int, ...] = ()
        self.lots_due = SETUP_LOTS
        self.move = 0  # the one for which lots are due
        self._legal: dict[int, int] | None = None  # moves by action

    def __deepcopy__(self, memo: Any) -> ChanceGame:
        return self.copy()

    def copy(self) -> ChanceGame:
        """An independent game in the same position."""
        twin = object.__new__(ChanceGame)
        twin.__dict__.update(self.__dict__)
        return twin

    def __str__(self) -> str:
        name, due = self.table.game.name, f", {self.lots_due} lots due" if self.lots_due else ""
        if self.match is None:
            return f"{name} before the set-up, lots {list(self.lots)}{due}"
        state = self.table.state_bytes(self.match)
        whole = state + self.key + f"{self.move} {self.lots}".encode()
        digest = hashlib.sha256(whole).hexdigest()[:16]
        asked = "over" if self.is_over else f"seat {self.seat} is asked"
        return f"{name} after {self.decisions} decisions, {asked}{due}, {digest}"

    # --- Asking ---

    def legal_actions(self) -> list[int]:
        """What the seat that is asked may do, in ascending order."""
        return sorted(self._moves())

    def _moves(self) -> dict[int, int]:
        if self._legal is None:
            table, out, numbers = self.table, self.table.out, self.table.numbers
            count = table.turn.list_actions(
                table.box.rows, self.match, self.seat, table.players, out, table.actions.rows,
                numbers,
            )  # fmt: skip
            moves, actions = out.array[:count].tolist(), numbers.array[:count].tolist()
            self._legal = dict(zip(actions, moves, strict=True))
        return self._legal

    def returns(self) -> list[float]:
        """1 for each seat that has won, -1 for the others; 0 before, or if it was cut short."""
        players = self.table.players
        if self.match is None or self.match.array["state"]["waiting"][0]:
            return [0.0] * players
        winners = members(int(self.match.array["state"]["winners"][0]), players)
        return [1.0 if seat in winners else -1.0 for seat in range(players)]

    def observe(self, seat: int, out: Numbers) -> None:
        """Write what a seat may know; nothing before the set-up."""
        if self.match is None:
            out[:] = 0.0
            return
        self.table.turn.write_observation(self.table.box.rows, self.match, seat, out)

    def recall(self, seat: int, out: Any) -> None:
        """Write the last things that a seat saw or did, the latest first."""
        out[:] = 0.0
        for row, happening in zip(out, self.past.latest(seat), strict=False):
            self.table.write(happening, seat, row)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as the browser gets it; nothing before the set-up."""
        if self.match is None:
            return {}
        return views_of(self.table.game, self.table.box).json(self.match, seat)

    # --- Playing ---

    def play(self, action: int) -> None:
        """Make a move, or have lots drawn for it first. Raises IllegalMove."""
        move = self._moves().get(action)
        if move is None:
            raise IllegalMove(f"seat {self.seat} may not take action {action} now")
        match = self._made_without_chance(move)
        if match is None:
            self.move = move
            self.lots_due = LOTS
        else:
            self._go_on(match, move)

    def draw(self, lot: int) -> None:
        """One lot; with the last that is due the move is made, or the table laid out."""
        self.lots = (*self.lots, lot)
        self.lots_due -= 1
        if self.lots_due:
            return
        self.key = hashlib.sha256(self.key + bytes(self.lots)).digest()[:KEY_BYTES]
        self.lots = ()
        table = self.table
        if self.match is None:
            match = table.with_key(table.blank, self.key)
            table.turn.lay_out(table.box.rows, table.options, match)
            self._settle(match, 0)
            return
        move, self.move = self.move, 0
        match = table.with_key(self.match, self.key)
        table.turn.make_move(table.box.rows, match, self.seat, move)
        self._go_on(match, move)

    def _made_without_chance(self, move: int) -> Rows | None:
        """The match after a move; None if the move draws."""
        assert self.match is not None
        table = self.table
        match = table.with_key(self.match, bytes(KEY_BYTES))  # any key serves to find that out
        made = table.turn.make_move(table.box.rows, match, self.seat, move)
        return None if made == DREW else match

    def _go_on(self, match: Rows, move: int) -> None:
        self.decisions += 1
        self._settle(match, move)

    def _settle(self, match: Rows, move: int) -> None:
        """The match is now this, by a move of the seat that was asked, if one was."""
        self.match = match
        self.past = Link(self.table, self.past, self.seat, move, self.table.told(match))
        self._legal = None
        waiting = match.array["state"]["waiting"].item()
        self.seat = (waiting & -waiting).bit_length() - 1
        self.is_over = not waiting or self.decisions >= self.table.game.about.longest

    def imagined(self, seat: int, draws: list[float]) -> ChanceGame:
        """A game that this seat cannot tell from this one; what it cannot know is redrawn."""
        if self.lots_due:
            raise ValueError("nothing can be imagined while lots are due")
        table = self.table
        drawn = hashlib.sha256(struct.pack(f"{len(draws)}d", *draws)).digest()
        twin = self.copy()
        twin.key = drawn[KEY_BYTES:]
        twin.past = self.past.hearsay(seat)
        twin._legal = None
        assert self.match is not None
        stream = Rows.of(stream_from_key(drawn[:KEY_BYTES]))
        state = Rows.of(self.match.array[0].state)
        table.turn.redraw(table.box.rows, state, seat, stream, table.out)
        twin.match = table.blank.copy()  # with nothing of the true stream and journal
        twin.match.array[0].state = state.array[0]
        return twin
