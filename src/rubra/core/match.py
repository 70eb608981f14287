"""A match: one game being played, move by move, with everything that follows from its moves.

The list of moves is the truth; state, events and undo limits are derived from it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from rubra.core.actions import actions_of
from rubra.core.bits import members
from rubra.core.errors import CannotUndo, IllegalMove, NotAsked, NotSayable
from rubra.core.game import Box, Game, Refusal
from rubra.core.journal import (
    NOBODY,
    OWN_MOVE,
    STATEMENT,
    WATCHING,
    Entry,
    Event,
    Journal,
    Seen,
    check_room,
    read_entries,
)
from rubra.core.match_workspace import match_workspace_type, turn_of
from rubra.core.record import Rows, as_dict, blanks, dtype_of
from rubra.core.stream import Stream, stream_from_key
from rubra.core.talk import EACH_TURN, Statement
from rubra.core.turn import DREW, ILLEGAL
from rubra.core.view import ABSENT
from rubra.core.views import Views, views_of
from rubra.core.vocabulary import Vocabulary

FIRST_STRIDE = 16  # steps between two states that are kept, to go back to
MOST_KEPT = 16  # of them; then every other is dropped
NOTHING_TOLD: Any = blanks(Entry, 0)


class Step(NamedTuple):  # which is made in a fifth of the time of a frozen dataclass
    """One move that was made, and what it caused."""

    seat: int
    move: int
    events: tuple[Event, ...]
    silent: bool  # nobody else notices it: an answer under seal, while others are still asked
    informs: bool  # somebody learned something by it: what came before is settled


class Match:
    """One game being played. The key decides all chance; whoever holds a Match knows everything."""

    def __init__(
        self,
        game: Game,
        players: int,
        key: bytes,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
    ) -> None:
        self.game = game
        self.box = box or game.standard_box
        self.options = game.about.settle(players, options or {})
        self.key = key
        self._out = game.scratch()
        self._sayable = game.room_for_talk()
        self._turn = turn_of(game)
        self.said: list[Statement] = []
        self._start()

    def _start(self) -> None:
        self._set_work(Rows.blank(match_workspace_type(self.game)))
        self.stream = stream_from_key(self.key)
        self.steps: list[Step] = []
        self.era = object()  # another one whenever the past changes
        self._stride = FIRST_STRIDE
        self._kept: list[bytes] = []  # state and stream after each stride
        self._told: list[Any] = []  # the journal's entries of the opening and of each step
        # By seat: how much of it was read, how much of what was said, and what came of it
        self._seen: dict[int, tuple[int, int, Any]] = {}
        options = Rows.of(self.game.options_record(self.options))
        self._turn.lay_out(self.box.rows, options, self._work)
        self.opening = self._look()

    def _set_work(self, work: Rows) -> None:
        self._work = work  # a MatchWorkspace
        array = work.array
        # Kept, because NumPy takes long to find them
        self._waiting: Any = array["state"]["waiting"]
        self._told_count: Any = array["journal"]["count"]
        self._overfull: Any = array["journal"]["overfull"]
        self._entries: Any = array["journal"]["entries"][0]

    @property
    def state(self) -> Any:
        """What lies on the table: a record of the game's own kind."""
        return self._work.array[0].state

    @state.setter
    def state(self, value: Any) -> None:
        self._work.array[0].state = value

    @cached_property
    def _views(self) -> Views:
        return views_of(self.game, self.box)

    @property
    def stream(self) -> Stream:
        """All luck to come."""
        stream: Stream = self._work.array[0].stream
        return stream

    @stream.setter
    def stream(self, value: Stream) -> None:
        self._work.array[0].stream = value

    @property
    def journal(self) -> Journal:
        """What the last move told, or the opening before the first."""
        journal: Journal = self._work.array[0].journal
        return journal

    def _look(self) -> tuple[Event, ...]:
        """Read what has just been told, and keep it."""
        count = self._told_count.item(0)
        if not count:
            self._told.append(NOTHING_TOLD)
            return ()
        entries = self._entries[:count].copy()
        self._told.append(entries)
        check_room(self._overfull.item(0))
        return tuple(read_entries(entries.tobytes(), self.game.event_words))

    # --- Asking ---

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.options["players"])

    @property
    def _asked(self) -> int:
        """A bit for each seat that owes a decision."""
        asked: int = self._waiting.item(0)
        return asked

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return members(self._asked, self.players)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self._asked

    @property
    def moments(self) -> list[int]:
        """After how many steps everybody could see that something had happened."""
        return [number for number, step in enumerate(self.steps, 1) if not step.silent]

    def moves(self, seat: int) -> list[int]:
        """Every move this seat may make now; none if it is not asked."""
        if seat < 0 or not self._asked >> seat & 1:
            return []
        count = self._turn.list_moves(self.box.rows, self._work, seat, self._out)
        moves: list[int] = self._out.array[:count].tolist()
        return moves

    def actions(self, seat: int) -> list[int]:
        """The same, each by its number (see actions.py)."""
        if seat < 0 or not self._asked >> seat & 1:
            return []
        numbering = actions_of(self.game).rows
        count = self._turn.list_actions(
            self.box.rows, self._work, seat, self.players, self._out, numbering, self._out
        )
        actions: list[int] = self._out.array[:count].tolist()
        return actions

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """What this seat, or somebody who only watches, may know now; yours to change."""
        copied: dict[str, Any] = _copied(self.shared_view(seat))
        return copied

    def shared_view(self, seat: int = NOBODY) -> dict[str, Any]:
        """The same for who only reads it: what did not change since is the very same object."""
        return self._views.json(self._work, seat)

    def view_bytes(self, seat: int = NOBODY) -> bytes:
        """The same as the game's rule writes it: equal wherever the seat can tell no difference."""
        return self._views.written(self._work, seat)

    def imagine(self, seat: int, stream: Stream) -> Any:
        """A state that this seat cannot tell from the true one, drawn with this stream."""
        state, drawn = Rows.of(self.state), Rows.of(stream)
        self._turn.redraw(self.box.rows, state, seat, drawn, self.game.scratch())
        for name in drawn.dtype.names or ():
            stream[name] = drawn.array[0][name]  # type: ignore[index]  # a NumPy record
        return state.array[0]

    def observe(self, seat: int, out: Any) -> None:
        """Write what this seat may know as numbers (see observation.py)."""
        self._turn.write_observation(self.box.rows, self._work, seat, out)

    def events(self, since: int = -1) -> list[Event]:
        """All that happened: before the first move, then with each move from number `since` on."""
        told = list(self.opening) if since < 0 else []
        for step in self.steps[max(since, 0) :]:
            told.extend(step.events)
        return told

    def history(self, seat: int, since: int = 0) -> Any:
        """What a seat saw, heard and did, in order, from number `since` on: an array of Seen."""
        read, heard, seen = self._seen.get(seat, (0, 0, blanks(Seen, 0)))
        parts = [seen]
        for number in range(read, len(self._told) + 1):
            while heard < len(self.said) and self.said[heard].at < number:
                parts.append(_heard(self.said[heard]))
                heard += 1
            if number == len(self._told):
                break
            step = self.steps[number - 1] if number else None
            if step is not None and step.seat == seat:
                own: Any = blanks(Seen, 1)
                own["kind"], own["move"] = OWN_MOVE, step.move
                parts.append(own)
            entries = self._told[number]
            watcher = WATCHING if seat == NOBODY else seat
            visible = entries[(entries["audience"] >> watcher & 1).astype(bool)]
            if len(visible):
                told: Any = blanks(Seen, len(visible))
                told["kind"], told["parts"] = visible["kind"], visible["parts"]
                parts.append(told)
        if len(parts) > 1:
            seen = np.concatenate(parts).view(dtype_of(Seen))  # which NumPy forgets
        self._seen[seat] = len(self._told), heard, seen
        return seen[since:]

    def result(self) -> dict[str, Any]:
        """How the game ended, or that it goes on."""
        reason = self.game.reasons[self.state.reason]
        return {
            "reason": reason.name,
            "side": reason.side,
            "winners": members(self.state.winners, self.players),
            "turns": int(self.state.turn),
        }

    def state_hash(self) -> str:
        """Names the whole state, hidden parts too: the same after every faithful replay."""
        plain = json.dumps(as_dict(self.state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()

    def digest(self) -> bytes:
        """Names the whole state and all luck so far, quickly; only within one version of the code.

        What is kept for longer, or shown, is `state_hash`.
        """
        state_end, stream_start, stream_end = self._bounds
        memory = memoryview(self._work.raw)
        named = hashlib.blake2b(memory[:state_end], digest_size=16, key=self.key)
        named.update(memory[stream_start:stream_end])
        return named.digest()

    @cached_property
    def _bounds(self) -> tuple[int, int, int]:
        """Where in the workspace the state ends, which comes first, and where the stream lies."""
        fields: Any = self._work.dtype.fields
        (state, _), (stream, start) = fields["state"][:2], fields["stream"][:2]
        return state.itemsize, start, start + stream.itemsize

    # --- Playing ---

    def play(self, seat: int, move: int) -> Step:
        """Make a move. Raises NotAsked or IllegalMove, and then nothing has changed."""
        waited_for = self._asked
        if not waited_for:
            raise NotAsked("the game is over; no more moves can be made")
        if seat < 0 or not waited_for >> seat & 1:
            asked = ", ".join(str(seat) for seat in self.waiting)
            raise NotAsked(f"seat {seat} is not asked for a move now; asked: {asked}")
        made = self._turn.make_move(self.box.rows, self._work, seat, move)
        if made == ILLEGAL:
            raise IllegalMove(self._why_not(seat, move))
        events = self._look()
        silent = not events and not self._asked & ~waited_for and self._under_seal(waited_for)
        informs = (
            made == DREW
            or any(self._reveals(event) for event in events)
            or (not silent and self._breaks_seals(seat))
        )
        step = Step(seat, move, events, silent, informs)
        self.steps.append(step)
        if not len(self.steps) % self._stride:
            self._keep()
        return step

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """The rule that keeps a seat from a move; none if it may make it, or no rule is named.

        Whoever is not asked is told nothing: what others decide is theirs.
        """
        if seat not in self.waiting or move in self.moves(seat):
            return None
        number = self._turn.find_refusal(self.box.rows, self._work, seat, move)
        return None if number == ABSENT else self.game.refusals[number]

    def _why_not(self, seat: int, move: int) -> str:
        """Why a move is not legal: the rule that forbids it, or else what may be done."""
        words = self.game.move_words
        refused = f"seat {seat} may not play '{words.say(move)}' now"
        refusal = self.refusal(seat, move)
        if refusal is not None:
            from rubra.core.texts import text  # heavy, and nearly all moves are legal

            sentence = text("en", f"{self.game.name}-why-{refusal.name}")
            return f"{refused}: {refusal.clause} {sentence}"
        legal = self.moves(seat)
        kinds = sorted({words.say(legal_move).kind for legal_move in legal})
        return f"{refused}; it has {len(legal)} legal moves of the kinds {', '.join(kinds)}"

    def _keep(self) -> None:
        """Keep the state as it is, to come back to it."""
        self._kept.append(self._work.tobytes()[: self._bounds[-1]])
        if len(self._kept) == MOST_KEPT:
            self._kept = self._kept[1::2]
            self._stride *= 2

    def play_words(self, seat: int, words: Any) -> Step:
        """Make a move given as a list of words. Raises MoveError, and then nothing has changed."""
        return self.play(seat, self.game.move_words.read(words))

    # --- Saying ---

    def statements(self, seat: int) -> list[int]:
        """Everything that a seat may say now."""
        found: list[int] = np.frombuffer(self.packed_statements(seat), np.int64).tolist()
        return found

    def packed_statements(self, seat: int) -> bytes:
        """The same side by side in memory, which is quick to compare."""
        if self.game.talk is None or self.is_over or not 0 <= seat < self.players:
            return b""
        turns = [one.turn for one in self.said if one.seat == seat]
        if len(turns) >= EACH_TURN and turns.count(int(self.state.turn)) >= EACH_TURN:
            return b""
        out = self._sayable
        count = self._turn.list_statements(self.box.rows, self._work, seat, out)
        return bytes(out.raw[: count * out.dtype.itemsize])

    def say(self, seat: int, words: int) -> Statement:
        """Say something, for all to hear. Raises NotSayable, and then nothing was said."""
        self.check_sayable(seat, words)
        statement = Statement(seat, words, len(self.steps), int(self.state.turn))
        self.said.append(statement)
        return statement

    def say_words(self, seat: int, words: Any) -> Statement:
        """Say something given as a list of words. Raises MoveError, and then nothing was said."""
        return self.say(seat, self.read_statement(words))

    def read_statement(self, words: Any) -> int:
        """A statement given as a list of words, packed. Raises MoveError."""
        return self.talk_words.read(words)

    def check_sayable(self, seat: int, words: int) -> None:
        """Raise NotSayable if a seat may not say this now."""
        if words not in self.statements(seat):
            raise NotSayable(self._why_not_say(seat, words))

    @property
    def talk_words(self) -> Vocabulary:
        """What can be said at all. Raises NotSayable if nothing can."""
        if self.game.talk is None:
            raise NotSayable(f"there is no talk in {self.game.about.title} that bots understand")
        return self.game.talk.words

    def _why_not_say(self, seat: int, words: int) -> str:
        """Why something cannot be said."""
        said = f"seat {seat} may not say '{self.talk_words.say(words)}' now"
        if self.is_over:
            return f"{said}: the game is over"
        if not self.statements(seat) and 0 <= seat < self.players:
            return f"{said}: it has said {EACH_TURN} things this turn"
        return said

    def moment_at(self, steps: int) -> int:
        """How many moments there had been when so many steps had been made."""
        return sum(not step.silent for step in self.steps[:steps])

    def _reveals(self, event: Event) -> bool:
        """Whether an event showed what was hidden: by what it names, or by whom alone it tells."""
        return self.game.event_words[event.said.kind].reveals or not event.is_seen_by(NOBODY)

    def _under_seal(self, waited_for: int) -> bool:
        """Whether several seats answer at once, so that each answer waits for the others."""
        return waited_for.bit_count() > 1 or (bool(self.steps) and self.steps[-1].silent)

    def _breaks_seals(self, seat: int) -> bool:
        """Whether other seats have answered under seal since the last move that all could see."""
        for step in reversed(self.steps):
            if not step.silent:
                return False
            if step.seat != seat:
                return True
        return False

    # --- Undo ---

    def undoable(self, seat: int) -> int:
        """The number of this seat's last move, if it may take it back alone. Raises CannotUndo.

        It may, as long as nobody has learned anything since: no draw, nothing shown, no decision
        of another seat that could be seen. Answers given under seal cannot.
        """
        number = self._find_undoable(seat)
        if isinstance(number, str):
            raise CannotUndo(number)
        return number

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back alone."""
        return isinstance(self._find_undoable(seat), int)

    def _find_undoable(self, seat: int) -> int | str:
        """The number of the move, or why there is none."""
        answered_since = False
        for number in reversed(range(len(self.steps))):
            step = self.steps[number]
            if step.informs:
                return "something was drawn or shown since; ask the table to go back"
            # A move that could be seen led to what the others answered since
            if not step.silent and (answered_since or step.seat != seat):
                return "another seat has decided since; ask the table to go back"
            if step.seat == seat:
                return number
            answered_since = True
        return "there is no move to take back"

    def undo(self, seat: int) -> Step:
        """Take back this seat's last move. Raises CannotUndo, and then nothing has changed."""
        number = self.undoable(seat)
        steps, said = self.steps, self.said
        self.go_back(number)
        self._play_all(steps[number + 1 :])
        if steps[number].silent:  # nobody noticed: what was said since stands
            self.said = [one._replace(at=one.at - (one.at > number)) for one in said]
        return steps[number]

    def restart(self, moves: Sequence[tuple[int, int]]) -> None:
        """Begin again from the key and make these moves; nothing was said."""
        self.said = []
        self._start()
        for seat, move in moves:
            self.play(seat, move)

    def go_back(self, count: int) -> None:
        """To where only so many steps had been made. Plays few moves again, however long it was.

        What was said in later moments is unsaid too.
        """
        steps = self.steps
        moment = self.moment_at(count)
        self.said = [
            one._replace(at=min(one.at, count))
            for one in self.said
            if self.moment_at(one.at) <= moment
        ]
        # The last step is always played again, so that the journal tells of it
        kept = max(0, count - 1) // self._stride
        played = kept * self._stride
        if kept:
            self._work.raw[: self._bounds[-1]] = self._kept[kept - 1]
            self._kept = self._kept[:kept]
            self._told = self._told[: played + 1]
            self._seen = {}
            self.steps = steps[:played]
            self.era = object()
        else:
            self._start()
        self._play_all(steps[played:count])

    def _play_all(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.play(step.seat, step.move)

    def still(self) -> Match:
        """The match as it stands, for somebody who reads it while play goes on; not to play on."""
        twin = self.copy()
        twin.era = self.era
        return twin

    def copy(self) -> Match:
        """An independent match in the same position."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._set_work(self._work.copy())
        twin.steps = list(self.steps)
        twin.said = list(self.said)
        twin.era = object()
        twin._kept = list(self._kept)
        twin._told = list(self._told)
        twin._seen = dict(self._seen)
        twin._out = self.game.scratch()
        return twin


def _heard(statement: Statement) -> Any:
    """What was said, as compiled players read it."""
    heard: Any = blanks(Seen, 1)
    heard["kind"], heard["move"] = STATEMENT, statement.words
    heard["parts"][0, 0] = statement.seat
    return heard


def _copied(value: Any) -> Any:
    if type(value) is dict:
        return {name: _copied(one) for name, one in value.items()}
    return [_copied(one) for one in value] if type(value) is list else value
