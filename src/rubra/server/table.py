"""One table in the memory of this process.

Whatever happens at a table is a job: it changes what is in memory and says what must be stored;
when that is stored, and not before, everybody is told. Only one commit of a table is under way at a
time; jobs that come meanwhile are done together after it. If somebody else was first (another
process on the same database), the table is read again and the jobs are tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import msgspec

from rubra.bots.levels import Bot
from rubra.bots.searcher import SearchBot
from rubra.core.errors import RubraError
from rubra.core.fairness import commitment_to, key_from
from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match, Step
from rubra.core.record import snapshot
from rubra.server import logbook, ratings
from rubra.server.audience import Audience, Viewer
from rubra.server.clocks import Clocks
from rubra.server.refusals import Refused, our_mistake, refused_because
from rubra.server.stored import (
    AddEntry,
    AddLine,
    Change,
    Conflict,
    Entry,
    EntryKind,
    Maker,
    PutSeat,
    PutTable,
    RateGame,
    StoredLine,
    StoredPerson,
    StoredSeat,
    StoredTable,
    StoreError,
)
from rubra.server.thinking import ADVISER, STAND_IN
from rubra.server.wire import (
    Fairness,
    HintTold,
    Line,
    LineKind,
    Play,
    Proposal,
    SeatInfo,
    SignalKind,
    TableInfo,
    ToldEvent,
    encode,
)
from rubra.server.writer import settle

if TYPE_CHECKING:
    from rubra.server.house import House

TRIES = 5  # when somebody else is first again and again
LINES_KEPT = 200
AWAY = 600.0  # seconds for which an audience is kept after its last viewer went
RETRY = 2.0  # seconds until a table is read again that could not be read
NOTHING_TO_DO: list[list[str | int]] = []  # the very same for all who are not asked
TO_FINISH = 5.0  # seconds for what is under way when the server stops

log = logging.getLogger("rubra.table")

commitment = lru_cache(maxsize=10_000)(commitment_to)


@dataclass(eq=False)
class Job:
    """Something to be done at a table. `apply` says what must be stored, or raises Refused."""

    apply: Callable[[], list[Change]]
    answer: Callable[[Exception | None], None]  # called when it is stored and told, or why not


@dataclass
class _Memory:
    """What is read again when the store knows better."""

    stored: StoredTable
    match: Match | None = None
    entries: int = 0  # in the log
    moments: int = 0
    noticed: int = 0  # the number of the last entry that everybody could notice
    messages: set[tuple[int, str]] = field(default_factory=set)  # that moves came with
    lines: list[StoredLine] = field(default_factory=list)
    said: set[tuple[str, str]] = field(default_factory=set)  # people, and messages of their lines


@dataclass
class _Common:
    """What the scenes of all eyes are made from at one moment."""

    parts: dict[str, Any]  # that are in all of them
    state: Any  # a snapshot of the game, if it has begun


class LiveTable:
    """A table: its game, its seats, its talk, and everybody who looks at it."""

    def __init__(self, house: House, stored: StoredTable) -> None:
        self.house = house
        self.id = stored.id
        self.now = _Memory(stored)
        self.clocks = Clocks(stored.pace, len(stored.seats))
        self.audiences: dict[int, Audience] = {}
        self.gone_since: dict[str, float] = {}  # people who have a seat and are not here
        self.elsewhere: dict[str, float] = {}  # people who are here at another process, until when
        self.last_used = house.time()
        self._jobs: list[Job] = []
        self._is_working = False  # until all jobs are done
        self._at_rest: asyncio.Future[None] | None = None  # for whoever waits until they are
        self._stale = True
        self._steps: list[tuple[int, Step]] = []  # moves of these jobs, and their moments
        self._drafts: list[Callable[[], None]] = []
        self._bots: dict[tuple[int, str], Bot] = {}
        self._advisers: dict[int, SearchBot] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._showing: asyncio.Handle | None = None  # to tell who is here
        self._retry: asyncio.TimerHandle | None = None  # to read what could not be read
        self.kept = False  # whether this process runs its bots and clocks

    # --- Asking ---

    @property
    def stored(self) -> StoredTable:
        """Its row."""
        return self.now.stored

    @property
    def match(self) -> Match:
        """Its game. Raises Refused before it has begun, and if it no longer replays."""
        if self.now.match is None and self.stored.phase == "frozen":
            raise Refused("frozen", f"This table is frozen: {self.stored.message}")
        if self.now.match is None:
            raise Refused("not_begun", "The game has not begun; it does when every seat is taken.")
        return self.now.match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.stored.seats)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody plays."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.stored.seats) if seat.person == person]

    def check_admitted(self, person: StoredPerson | None, invitation: str | None) -> None:
        """Raise Refused if somebody may not even look."""
        table = self.stored
        if table.access == "open" or invitation == table.invitation:
            return
        if person is None or (person.id != table.host and not self.seats_of(person.id)):
            raise Refused("not_invited", "This table is by invitation; ask its host for the link.")

    def check_own(self, person: StoredPerson | None, seat: int) -> None:
        """Raise Refused unless somebody plays that seat."""
        if person is None:
            raise Refused("not_signed_in", "Say who you are first: give a name.")
        if seat >= self.players:
            raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
        if self.stored.seats[seat].person != person.id:
            raise Refused("not_yours", f"Seat {seat} is not yours.")

    def check_playing(self) -> Match:
        """The match, or Refused if nobody can play on."""
        if self.stored.phase == "frozen":
            raise Refused("frozen", f"This table is frozen: {self.stored.message}")
        if self.stored.phase == "over":
            raise Refused("already_over", "The game is over.")
        return self.match

    def info(self, person: StoredPerson | None = None) -> TableInfo:
        """As everybody may see it; with the invitation for those who belong to it."""
        info = self._info(
            person is not None and (person.id == self.stored.host or bool(self.seats_of(person.id)))
        )
        if self.now.match is not None:
            info.waiting = self.now.match.waiting
            info.number = self.now.moments
        return info

    def _info(self, belongs: bool) -> TableInfo:
        table = self.stored
        return TableInfo(
            id=table.id,
            game=table.game,
            version=table.version,
            options=table.options,
            players=self.players,
            own_box=table.box_digest if table.box_text is not None else None,
            access=table.access,
            pace=table.pace,
            phase=table.phase,
            seats=[self._seat_info(seat) for seat in table.seats],
            host=table.host,
            created=table.created,
            begun=table.begun,
            ended=table.ended,
            result=table.result,
            message=table.message,
            commitment=commitment(table.secret) if table.secret is not None else None,
            rematch=table.rematch,
            source=table.source,
            source_at=table.source_at,
            invitation=table.invitation if belongs else None,
        )

    def _seat_info(self, seat: StoredSeat) -> SeatInfo:
        return SeatInfo(
            seat.name,
            seat.person,
            seat.bot,
            seat.stand_in,
            seat.resigned,
            seat.person is not None and self.is_here(seat.person),
        )

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at the table now, at this process or another."""
        if self.elsewhere.get(person, 0) > self.house.time():
            return True
        for audience in self.audiences.values():
            for viewer in audience.viewers:
                if viewer.person is not None and viewer.person.id == person:
                    return True
        return False

    # --- Jobs ---

    async def submit(self, apply: Callable[[], list[Change]]) -> None:
        """Do something at this table; returns when it is stored and told. Raises Refused."""
        done = asyncio.get_running_loop().create_future()
        self._submit(apply, partial(settle, done))
        await done

    def _submit(
        self, apply: Callable[[], list[Change]], answer: Callable[[Exception | None], None]
    ) -> None:
        self.last_used = self.house.time()
        self._jobs.append(Job(apply, answer))
        if not self._is_working:
            # Without a task, because that would cost as much as what it does
            self._is_working = True
            self.house.rounds.add(self._work)

    def _work(self) -> None:
        jobs, self._jobs = self._jobs, []
        if self._stale:
            self.house.start(self._read_and_do(jobs, TRIES))
        else:
            self._do_all(jobs, TRIES)

    async def _read_and_do(self, jobs: list[Job], tries: int) -> None:
        """Read the table again, then do the jobs."""
        try:
            await self._read_again()
        except (Refused, StoreError) as error:
            self._give_up(jobs, refused_because(error))
        except asyncio.CancelledError:
            self._is_working = False
            raise
        except Exception:
            log.exception("table %s cannot be read", self.id)
            self._give_up(jobs, our_mistake())
        else:
            self._do_all(jobs, tries)
            return
        self._go_on_working()

    def _do_all(self, jobs: list[Job], tries: int) -> None:
        """Do the jobs and have stored what must be; then all are told."""
        changes: list[Change] = []
        failed: dict[Job, Exception] = {}
        try:
            for job in jobs:
                try:
                    changes += job.apply()
                except Refused as refused:
                    failed[job] = refused
            self._update_steps()
        except Exception:
            # Whatever it left half done is forgotten with what it touched
            log.exception("a job broke at table %s", self.id)
            self._stale = True
            self._give_up(jobs, our_mistake())
            self._go_on_working()
            return
        stored = partial(self._stored, jobs, failed, tries)
        if not changes:
            stored(None)
            return
        try:
            self.house.store.commit_then(changes, stored)
        except StoreError as error:
            stored(error)

    def _stored(
        self, jobs: list[Job], failed: dict[Job, Exception], tries: int, error: Exception | None
    ) -> None:
        """The store has answered: tell everybody, and those whose jobs they were."""
        if isinstance(error, Conflict) and tries > 1:
            log.info("table %s: somebody else was first (%d tries left)", self.id, tries - 1)
            self._stale = True
            self.house.start(self._read_and_do(jobs, tries - 1))
            return
        try:
            if error is None:
                self._tell()
                for job in jobs:
                    job.answer(failed.get(job))
                self.house.told()
            else:
                self._stale = True
                self._give_up(jobs, _why_not_stored(error))
        finally:
            self._go_on_working()

    def _go_on_working(self) -> None:
        """Do what came meanwhile; if nothing did, see to bots and clocks."""
        if self._jobs:
            self.house.rounds.add(self._work)
            return
        self._is_working = False
        if self._at_rest is not None and not self._at_rest.done():
            self._at_rest.set_result(None)
        if self._stale and self._retry is None:
            # Nothing is known for certain now: bots and clocks wait until it is
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._try_again)
        self.go_on()

    def _try_again(self) -> None:
        self._retry = None
        if self._stale:
            self._read_soon()

    def _forget_drafts(self) -> None:
        self._steps.clear()
        self._drafts.clear()

    def _give_up(self, jobs: list[Job], why: Exception | None) -> None:
        self._forget_drafts()
        for job in jobs:
            job.answer(why)

    def _tell(self) -> None:
        while self._drafts:
            drafts, self._drafts = self._drafts, []
            for draft in drafts:
                draft()

    async def _read_again(self) -> None:
        """Take everything from the store; whoever looks gets the whole scene anew."""
        self._stale = False  # unless there is news while it is read
        try:
            await self._read()
        except BaseException:
            self._stale = True
            raise

    async def _read(self) -> None:
        store = self.house.store
        stored = await store.table(self.id)
        if stored is None:
            raise Refused("no_such_table", "There is no such table.")
        memory = _Memory(stored)
        lines = await store.lines(self.id)
        memory.lines = lines[-LINES_KEPT:]
        memory.said = _messages(lines)
        entries = await store.entries(self.id)
        memory.entries = len(entries)
        memory.messages = {(e.seat, e.message) for e in entries if e.message is not None}
        if stored.key is not None and stored.phase != "gathering":
            try:
                match, clocks, noticed = await asyncio.to_thread(_replay, stored, entries)
                memory.match, memory.moments, memory.noticed = match, len(match.moments), noticed
                self.clocks = clocks
                self.clocks.wait_for(match.waiting, self.house.time())
            except logbook.DoesNotReplay as error:
                await self._freeze(stored, str(error))
        self.now = memory
        self._forget_drafts()
        # All of them first: their scenes say who is here
        old = [audience for audience in self.audiences.values() if audience.viewers]
        self.audiences = {one.eyes: Audience(one.eyes, {}, viewers=one.viewers) for one in old}
        common = self._common()
        for eyes, audience in self.audiences.items():
            audience.scene = self._scene(eyes, common)
            self._drafts.append(partial(audience.tell_all, self._whole(audience)))

    async def _freeze(self, stored: StoredTable, why: str) -> None:
        """A log that leads elsewhere is kept as it is, and nobody plays on."""
        if stored.phase == "frozen":
            return
        log.error("table %s does not replay: %s", self.id, why)
        was = _copy(stored)
        stored.phase = "frozen"
        stored.message = (
            f"The rules have changed since this game began, and it no longer replays ({why})."
            " Its log is kept; nobody can play on with this version."
        )
        await self.house.store.commit(PutTable(_copy(stored), was))

    async def thaw(self) -> None:
        """Play on, if the log replays again: the rules are once more those it was played by."""

        def thaw() -> list[Change]:
            table = self.stored
            if table.phase != "frozen" or self.now.match is None:
                return []
            log.info("table %s replays again", self.id)
            was = _copy(table)
            table.phase = "playing" if table.result is None else "over"
            table.message = None
            self._update_all()
            return [PutTable(_copy(table), was)]

        await self.submit(thaw)

    @property
    def is_ready(self) -> bool:
        """Whether it has been read from the store."""
        return not self._stale

    def is_elsewhere(self, person: str, until: float) -> None:
        """Another process says that somebody is there, or no longer."""
        self.elsewhere[person] = until
        if until == 0.0 and self.seats_of(person) and not self.is_here(person):
            self.gone_since[person] = self.house.time()
        self._show_seats()
        self.go_on()

    async def news(self, kind: str) -> None:
        """Another process has stored something."""
        if kind == "entry" and not self._stale and self.now.match is not None:
            entries = await self.house.store.entries(self.id, self.now.entries)
            await self.submit(lambda: self._follow(entries))
        elif kind == "line" and not self._stale:
            last = self.now.lines[-1].number if self.now.lines else 0
            lines = await self.house.store.lines(self.id, last)
            await self.submit(lambda: self._hear(lines))
        else:
            self._stale = True
            await self.submit(self._begin)  # if the last two seats were taken at two processes

    def _follow(self, entries: list[Entry]) -> list[Change]:
        for entry in entries:
            if entry.number == self.now.entries + 1:
                self._enter(entry)
        return []

    def _hear(self, lines: list[StoredLine]) -> list[Change]:
        last = self.now.lines[-1].number if self.now.lines else 0
        self._add_lines([line for line in lines if line.number > last])
        return []

    # --- Who looks ---

    async def join(
        self,
        person: StoredPerson | None,
        eyes: int,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
        instead_of: Viewer | None = None,
    ) -> Viewer:
        """Somebody comes to look; he is sent what he missed, or the whole scene.

        From then on he is sent nothing more as the viewer that he was before.
        """
        viewer = Viewer(self, person, eyes, send, close)
        was_here = person is not None and self.is_here(person.id)

        def come() -> list[Change]:
            self._welcome(viewer, eyes, since, instead_of)
            if person is not None and not was_here:
                self._arrive(person.id)
            return self._come_back_by_itself(person)

        await self.submit(come)
        return viewer

    def _audience(self, eyes: int) -> Audience:
        audience = self.audiences.get(eyes)
        if audience is None:
            audience = self.audiences[eyes] = Audience(eyes, self._scene(eyes))
        return audience

    def _welcome(
        self,
        viewer: Viewer,
        eyes: int,
        since: tuple[str, int] | None = None,
        instead_of: Viewer | None = None,
    ) -> None:
        """Draft that a viewer joins his audience, and the first that he is sent."""
        self._update_steps()
        audience = self._audience(eyes)
        whole = None
        if since is None or not audience.knows(*since):
            whole = self._whole(audience)

        def welcome() -> None:
            viewer.eyes = eyes
            audience.viewers.add(viewer)
            audience.left_at = None
            if instead_of is not None:
                instead_of.leave()
            if whole is not None:
                viewer.send(whole)
            elif since is not None:
                for raw in audience.sent_since(since[1]):
                    viewer.send(raw)

        self._drafts.append(welcome)

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """A viewer changes to the eyes of another seat of his."""

        def change() -> list[Change]:
            self._drafts.append(lambda: self._remove(viewer))
            self._welcome(viewer, eyes)
            return []

        await self.submit(change)

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self._remove(viewer)
        self.last_used = self.house.time()
        person = viewer.person
        if person is not None and not self.is_here(person.id):
            self._depart(person.id)

    def _remove(self, viewer: Viewer) -> None:
        audience = self.audiences.get(viewer.eyes)
        if audience is not None and viewer in audience.viewers:
            audience.viewers.discard(viewer)
            if not audience.viewers:
                audience.left_at = self.house.time()

    def _arrive(self, person: str) -> None:
        """Tell everybody that somebody is here, if he has a seat."""
        self.gone_since.pop(person, None)
        if self.seats_of(person):
            # He is among the viewers only once he is welcomed, after this
            self._drafts.append(self._show_seats)
            self.house.announce(self.id, person, here=True)

    def _depart(self, person: str) -> None:
        if self.seats_of(person):
            self.gone_since[person] = self.house.time()
            self._show_seats()
            self.house.announce(self.id, person, here=False)
            self.go_on()

    def _show_seats(self) -> None:
        """Tell soon who is here: nothing of it is stored, and several often come or go at once."""
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_soon(self._show_seats_now)

    def _show_seats_now(self) -> None:
        self._showing = None
        self._update_table()
        if not self._is_working:
            self._tell()

    def forget_absent(self) -> None:
        """Drop the audiences that nobody has belonged to for a while."""
        now = self.house.time()
        for eyes, audience in list(self.audiences.items()):
            if not audience.viewers and audience.left_at is not None:
                if now - audience.left_at > AWAY:
                    del self.audiences[eyes]

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        if any(audience.viewers for audience in self.audiences.values()):
            return False
        if self._is_working or self._thinking:
            return False
        if self._timer is not None or self._retry is not None:
            return False
        return self.house.time() - self.last_used > AWAY

    # --- Scenes ---

    def _scene(self, eyes: int, common: _Common | None = None) -> dict[str, Any]:
        match = self.now.match
        common = common or self._common()
        scene: dict[str, Any] = {"table": self._table_scene(eyes), **common.parts}
        scene["mine"] = self._mine(eyes)
        if eyes != NOBODY:
            scene["viewer"] = eyes
        if match is not None:
            scene |= self._game_scene(eyes, match, common.state)
        return scene

    def _common(self) -> _Common:
        """What all scenes of this moment have in common."""
        match = self.now.match
        parts = self._situation()
        parts["fairness"] = msgspec.to_builtins(self._fairness())
        return _Common(parts, snapshot(match.state) if match is not None else None)

    def _mine(self, eyes: int) -> list[int]:
        return [] if eyes == NOBODY else self.seats_of(self.stored.seats[eyes].person)

    def _table_scene(self, eyes: int) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self._info(self._belongs(eyes)))
        return plain

    def _belongs(self, eyes: int) -> bool:
        """Whether these are the eyes of somebody who may invite others."""
        return eyes != NOBODY and self.stored.seats[eyes].person is not None

    def _situation(self) -> dict[str, Any]:
        """What is the same for all eyes, and may change with every move."""
        match = self.now.match
        clock = self.clocks.told(self.house.time()) if match is not None else None
        return {
            "number": self.now.moments,
            "waiting": match.waiting if match is not None else [],
            "clock": msgspec.to_builtins(clock),
            "proposal": msgspec.to_builtins(self.proposal()),
        }

    def _game_scene(self, eyes: int, match: Match, state: Any) -> dict[str, Any]:
        """What these eyes see of the game."""
        return {
            "view": match.game.view(match.box, state, eyes),
            "moves": self._moves(eyes, match),
            "undo": self._may_undo(eyes, match),
        }

    def _moves(self, eyes: int, match: Match) -> list[list[str | int]]:
        moves = match.moves(eyes)
        if not moves or self.stored.phase != "playing" or self._level(eyes) is not None:
            return NOTHING_TO_DO
        return self.house.all_words(match.game, moves)

    def _may_undo(self, eyes: int, match: Match) -> bool:
        return eyes != NOBODY and self.stored.phase == "playing" and match.may_undo(eyes)

    def _fairness(self) -> Fairness | None:
        table = self.stored
        if table.secret is None:
            return None
        fairness = Fairness(commitment(table.secret))
        if table.phase == "over" and table.key is not None:
            fairness.nonces = [seat.nonce or "" for seat in table.seats]
            fairness.secret = table.secret.hex()
            fairness.key = table.key.hex()
        return fairness

    def _whole(self, audience: Audience) -> bytes:
        raw: dict[str, Any] = {
            "is": "whole",
            "epoch": audience.epoch,
            "version": audience.version,
            "scene": audience.scene,
            "events": self._events(audience.eyes),
            "lines": [_line(line) for line in self.now.lines],
        }
        return encode(raw)

    def _events(self, eyes: int) -> list[ToldEvent]:
        """All that these eyes have seen happen."""
        match = self.now.match
        return told_events(match, eyes, self.now.moments) if match is not None else []

    def _draft(self, draft: Callable[[], None] | None) -> None:
        if draft is not None:
            self._drafts.append(draft)

    def _update_table(self) -> None:
        """The table itself has changed: seats, phase, who is here."""
        self._update_steps()
        scenes: dict[bool, dict[str, Any]] = {}
        for eyes, audience in self.audiences.items():
            belongs = self._belongs(eyes)
            if belongs not in scenes:
                scenes[belongs] = self._table_scene(eyes)
            patches = audience.changes(table=scenes[belongs], mine=self._mine(eyes))
            self._draft(audience.draft(patches))

    def _update_situation(self) -> None:
        """What is the same for all has changed."""
        self._update_steps()
        situation = self._situation()
        for audience in self.audiences.values():
            self._draft(audience.draft(audience.changes(**situation)))

    def _update_all(self, gone_back: int | None = None, events_from: int | None = None) -> None:
        """Everything may have changed."""
        self._update_steps()
        common = self._common()
        for eyes, audience in self.audiences.items():
            patches = audience.changes(**self._scene(eyes, common))
            events = []
            if events_from is not None:
                events = [e for e in self._events(eyes) if e.number == events_from]
            self._draft(audience.draft(patches, events, gone_back=gone_back))

    def _update_step(self, step: Step) -> None:
        """A move was made; it is told together with the others that are made now."""
        self._steps.append((self.now.moments, step))

    def _update_steps(self) -> None:
        """Draft what the moves have changed that were not told yet, before anything else is."""
        if not self._steps:
            return
        steps, self._steps = self._steps, []
        match = self.match
        situation = self._situation()
        if all(step.silent for _, step in steps):
            self._update_silent({step.seat for _, step in steps}, match, situation)
            return
        state = snapshot(match.state)
        told = [
            (event, ToldEvent(moment, event.as_list()))
            for moment, step in steps
            for event in step.events
        ]
        for eyes, audience in self.audiences.items():
            game = self._game_scene(eyes, match, state)
            patches = audience.changes(**situation, **game)
            events = [words for event, words in told if event.is_seen_by(eyes)]
            self._draft(audience.draft(patches, events))

    def _update_undone(self, step: Step, match: Match) -> None:
        """A move was taken back."""
        self._update_steps()
        if step.silent:
            self._update_silent({step.seat}, match, self._situation())
        else:
            self._update_all(gone_back=self.now.moments)

    def _update_silent(self, seats: set[int], match: Match, situation: dict[str, Any]) -> None:
        """Under seal: the others notice at most that another number of seats is waited for.

        That this is so is a law for every game (tests/laws).
        """
        waiting = situation["waiting"]
        state = snapshot(match.state)
        for eyes, audience in self.audiences.items():
            if eyes in seats:
                game = self._game_scene(eyes, match, state)
                self._draft(audience.draft(audience.changes(**situation, **game)))
            elif audience.scene["waiting"] != waiting:
                view = {**audience.scene["view"], "waiting": waiting}
                undo = self._may_undo(eyes, match)
                patches = audience.changes(**situation, view=view, undo=undo)
                self._draft(audience.draft(patches))

    # --- The game ---

    async def play(self, person: StoredPerson | None, play: Play) -> None:
        """Somebody makes a move. Raises Refused, and then nothing has changed."""
        await self.submit(lambda: self._play(person, play))

    def play_soon(
        self,
        person: StoredPerson | None,
        play: Play,
        answer: Callable[[Exception | None], None],
    ) -> None:
        """The same for whoever does not wait; `answer` is called with nothing, or why not."""
        self._submit(partial(self._play, person, play), answer)

    def _play(self, person: StoredPerson | None, play: Play) -> list[Change]:
        self.check_own(person, play.seat)
        if (play.seat, play.id) in self.now.messages:
            return []  # sent twice, applied once
        match = self.check_playing()
        if self.stored.seats[play.seat].stand_in is not None:
            raise Refused("not_asked", "A bot stands in for you; take your seat back first.")
        if play.at != self.now.moments:
            raise Refused(
                "stale",
                f"The move was chosen at moment {play.at}; the table is at {self.now.moments}."
                " Look again and choose.",
            )
        try:
            move = self.house.read_move(match.game, play.move)
            return self._make_move(match, play.seat, move, "person", play.id)
        except RubraError as error:
            raise refused_because(error) or our_mistake() from None

    def _make_move(
        self, match: Match, seat: int, move: int, by: Maker, message: str | None = None
    ) -> list[Change]:
        before = match.waiting if self.stored.pace.days is not None else ()
        step = match.play(seat, move)
        words = self.house.words(match.game, move)
        entry = self._new_entry(match, "move", seat, by, move=words, message=message)
        self._note(entry, step)
        self._update_step(step)
        changes: list[Change] = [AddEntry(self.id, entry)]
        if match.is_over:
            changes += self._end(match)
        self._remind(before)
        return changes

    def _new_entry(
        self,
        match: Match,
        kind: EntryKind,
        seat: int,
        by: Maker = "person",
        move: list[str | int] | None = None,
        to: int | None = None,
        message: str | None = None,
    ) -> Entry:
        return Entry(
            number=self.now.entries + 1,
            kind=kind,
            seat=seat,
            move=move,
            to=to,
            digest=match.digest(),
            at=self.house.time(),
            by=by,
            message=message,
        )

    def _note(self, entry: Entry, step: Step | None) -> None:
        """Count an entry that has been carried out."""
        match = self.match
        self.now.entries = entry.number
        if entry.message is not None:
            self.now.messages.add((entry.seat, entry.message))
        if logbook.is_noticed(step):
            self.now.noticed = entry.number
        if entry.kind == "move" and step is not None:
            self.now.moments += not step.silent
        else:
            self.now.moments = len(match.moments)
        _run_clocks(self.clocks, match, entry, step)

    def _enter(self, entry: Entry) -> None:
        """Follow an entry that another process has stored."""
        match = self.match
        step = logbook.carry_out(match, entry)
        if match.digest() != entry.digest:
            raise logbook.DoesNotReplay(f"entry {entry.number} leads elsewhere here")
        self._note(entry, step)
        if step is None:
            self._update_all(gone_back=self.now.moments)
        elif entry.kind == "undo":
            self._update_undone(step, match)
        else:
            self._update_step(step)
        if match.is_over:
            self._end(match)

    def _end(self, match: Match) -> list[Change]:
        table = self.stored
        was = _copy(table)
        table.phase = "over"
        table.ended = self.house.time()
        table.result = match.result()
        self._update_all()
        ended = _copy(table)
        changes: list[Change] = [PutTable(ended, was)]
        if ratings.is_rated(ended):
            changes.append(RateGame(ended))
        return changes

    async def undo(self, person: StoredPerson | None, seat: int, message: str) -> None:
        """Take a seat's last move back, if nobody has learned anything since."""

        def undo() -> list[Change]:
            self.check_own(person, seat)
            if (seat, message) in self.now.messages:
                return []
            match = self.check_playing()
            before = match.waiting
            try:
                step = match.undo(seat)
            except RubraError as error:
                raise refused_because(error) or our_mistake() from None
            entry = self._new_entry(match, "undo", seat, message=message)
            self._note(entry, step)
            self._update_undone(step, match)
            self._remind(before)
            return [AddEntry(self.id, entry)]

        await self.submit(undo)

    # --- Going back by consent ---

    def proposal(self) -> Proposal | None:
        """What was proposed since the last move and not refused."""
        if not self.now.lines or self.now.match is None or self.stored.phase != "playing":
            return None
        found: Proposal | None = None
        for line in self.now.lines:
            if line.signal == "go_back" and line.seat is not None and line.about is not None:
                found = Proposal(line.seat, line.about, [line.seat])
            elif line.signal == "refuse":
                found = None
            elif line.signal == "agree" and found is not None and line.seat is not None:
                found.agreed.append(line.seat)
        # It is over with the next move that all can see, and once it was carried out; if an answer
        # under seal ended it, that would tell of it
        if found is None or self._last_proposed < self.now.noticed:
            return None
        return found

    @property
    def _last_proposed(self) -> int:
        """How long the log was when the last proposal was made."""
        for line in reversed(self.now.lines):
            if line.signal == "go_back":
                return int(line.text or 0)
        return -1

    async def propose(self, person: StoredPerson | None, seat: int, to: int, message: str) -> None:
        """Ask the table to go back to a moment."""

        def propose() -> list[Change]:
            self.check_own(person, seat)
            match = self.check_playing()
            if to >= self.now.moments:
                raise Refused("cannot_undo", f"Choose a moment before {self.now.moments}.")
            if self._is_repeated(person, message):
                return []
            changes = self._say(person, seat, str(self.now.entries), "go_back", to, message)
            return changes + self._carry_out_proposal(match)

        await self.submit(propose)

    async def answer(self, person: StoredPerson | None, seat: int, yes: bool, message: str) -> None:
        """Agree to a proposal, or not."""

        def answer() -> list[Change]:
            self.check_own(person, seat)
            if self._is_repeated(person, message):
                return []
            match = self.check_playing()
            proposal = self.proposal()
            if proposal is None:
                raise Refused("no_proposal", "Nobody has asked to go back.")
            if yes and seat in proposal.agreed:
                return []
            kind: LineKind = "agree" if yes else "refuse"
            changes = self._say(person, seat, None, kind, proposal.to, message)
            return changes + self._carry_out_proposal(match)

        await self.submit(answer)

    def _carry_out_proposal(self, match: Match) -> list[Change]:
        """Go back if all people who play have agreed. Bots do not mind."""
        proposal = self.proposal()
        self._update_situation()
        if proposal is None:
            return []
        agreed = {self.stored.seats[seat].person for seat in proposal.agreed}
        for seat in self.stored.seats:
            if seat.person is not None and seat.stand_in is None and seat.person not in agreed:
                return []
        before = match.waiting
        logbook.go_back(match, proposal.to)
        entry = self._new_entry(match, "rewind", proposal.seat, to=proposal.to)
        self._note(entry, None)
        self._update_all(gone_back=self.now.moments)
        self._remind(before)
        return [AddEntry(self.id, entry)]

    # --- Talk ---

    async def say(
        self, person: StoredPerson | None, seat: int | None, text: str, message: str
    ) -> None:
        """Somebody says something to all."""

        def say() -> list[Change]:
            if person is None:
                raise Refused("not_signed_in", "Say who you are first: give a name.")
            if seat is not None:
                self.check_own(person, seat)
            if self._is_repeated(person, message):
                return []
            return self._say(person, seat, text, message=message)

        await self.submit(say)

    async def signal(
        self, person: StoredPerson | None, seat: int, signal: SignalKind, about: int, message: str
    ) -> None:
        """Somebody makes a sign that everybody understands."""
        is_new = True

        def make() -> list[Change]:
            nonlocal is_new
            self.check_own(person, seat)
            self.check_playing()
            if about >= self.players or about == seat:
                raise Refused("no_such_seat", "A signal is about another seat of this table.")
            is_new = not self._is_repeated(person, message)
            return self._say(person, seat, None, signal, about, message) if is_new else []

        await self.submit(make)
        if signal == "ask" and is_new and self._level(about) is not None:
            self.house.start(self._bot_answers(about))

    def _is_repeated(self, person: StoredPerson | None, message: str) -> bool:
        """Whether somebody has sent this already: sent twice, said once."""
        return person is not None and (person.id, message) in self.now.said

    def _say(
        self,
        person: StoredPerson | None,
        seat: int | None,
        text: str | None,
        signal: LineKind | None = None,
        about: int | None = None,
        message: str | None = None,
    ) -> list[Change]:
        name = person.name if person is not None else ""
        if seat is not None:
            name = self.stored.seats[seat].name or name
        line = StoredLine(
            number=self.now.lines[-1].number + 1 if self.now.lines else 1,
            name=name,
            at=self.house.time(),
            person=person.id if person is not None else None,
            seat=seat,
            text=text,
            signal=signal,
            about=about,
            message=message,
        )
        self._add_lines([line])
        return [AddLine(self.id, line)]

    def _add_lines(self, lines: list[StoredLine]) -> None:
        self.now.lines = (self.now.lines + lines)[-LINES_KEPT:]
        self.now.said |= _messages(lines)
        told = [_line(line) for line in lines]
        self._update_steps()
        proposal = msgspec.to_builtins(self.proposal())
        for audience in self.audiences.values():
            self._draft(audience.draft(audience.changes(proposal=proposal), lines=told))

    # --- Seats ---

    async def sit(
        self,
        person: StoredPerson,
        seat: int | None,
        nonce: str,
        name: str | None,
        invitation: str | None,
    ) -> None:
        """Somebody sits down. When every seat is taken the game begins."""

        def sit() -> list[Change]:
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun; you can watch it.")
            self.check_admitted(person, invitation)
            place = self._free_seat() if seat is None else seat
            if place >= self.players:
                raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
            was = self.stored.seats[place]
            if was.person is not None or was.bot is not None:
                raise Refused("seat_taken", f"Seat {place} is taken; choose another.")
            called = name or person.name
            taken = {other.name for other in self.stored.seats}
            if called in taken:
                called = next(n for i in range(2, 99) if (n := f"{called} {i}") not in taken)
            return self._change_seat(place, StoredSeat(called, person.id, nonce=nonce))

        await self.submit(sit)

    async def sit_again(
        self, person: StoredPerson, before: Sequence[StoredSeat], nonce: str
    ) -> None:
        """Somebody takes the seats that he had at the table before this one, if they are free."""

        def sit() -> list[Change]:
            changes: list[Change] = []
            if self.stored.phase != "gathering":
                return changes
            for number, had in enumerate(before):
                seat = self.stored.seats[number]
                if had.person == person.id and seat.person is None and seat.bot is None:
                    again = StoredSeat(had.name, person.id, nonce=nonce)
                    changes += self._change_seat(number, again)
            return changes

        await self.submit(sit)

    def _free_seat(self) -> int:
        for number, seat in enumerate(self.stored.seats):
            if seat.person is None and seat.bot is None:
                return number
        raise Refused("seat_taken", "Every seat is taken.")

    async def stand_up(self, person: StoredPerson, seat: int) -> None:
        """Somebody leaves his seat before the game begins."""

        def stand_up() -> list[Change]:
            self.check_own(person, seat)
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun; you can resign.")
            return self._change_seat(seat, StoredSeat())

        await self.submit(stand_up)

    async def set_bot(self, person: StoredPerson, seat: int, bot: StoredSeat) -> None:
        """The host puts a bot at an empty seat, or takes it away."""

        def set_bot() -> list[Change]:
            if person.id != self.stored.host:
                raise Refused("not_yours", "Only whoever made the table places bots.")
            if self.stored.phase != "gathering":
                raise Refused("already_begun", "The game has begun.")
            if seat >= self.players:
                raise Refused("no_such_seat", f"This table has {self.players} seats, from 0 on.")
            if self.stored.seats[seat].person is not None:
                raise Refused("seat_taken", "Somebody sits there.")
            return self._change_seat(seat, bot)

        await self.submit(set_bot)

    def _change_seat(self, number: int, seat: StoredSeat) -> list[Change]:
        was = self.stored.seats[number]
        self.stored.seats[number] = seat
        changes: list[Change] = [PutSeat(self.id, number, seat, was)]
        changes += self._begin()
        self._update_all()
        return changes

    def _begin(self) -> list[Change]:
        """Begin, if every seat is taken."""
        table = self.stored
        if table.phase != "gathering":
            return []
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            return []
        was = _copy(table)
        if table.secret is not None:
            table.key = key_from(table.secret, [seat.nonce or "" for seat in table.seats])
        table.phase = "playing"
        table.begun = self.house.time()
        if self.now.entries:
            # A game that is continued: its log is there already, and is read next
            self._stale = True
            self._drafts.append(self._read_soon)
        else:
            match = self.now.match = logbook.open_match(table)
            self.clocks.wait_for(match.waiting, self.house.time())
            self._update_all(events_from=0)
            self._remind(())
        return [PutTable(_copy(table), was)]

    def _read_soon(self) -> None:
        self.house.start(self.submit(list))

    async def begin_if_full(self) -> None:
        """Begin, if every seat is taken."""
        await self.submit(self._begin)

    async def set_rematch(self, table: StoredTable) -> None:
        """Make the table where those who played go on, unless somebody has made one already."""

        def make() -> list[Change]:
            if self.stored.rematch is not None:
                return []
            was = _copy(self.stored)
            self.stored.rematch = table.id
            self._update_table()
            return [PutTable(_copy(self.stored), was), PutTable(table)]

        await self.submit(make)

    async def resign(self, person: StoredPerson | None, seat: int) -> None:
        """Somebody gives up: a bot plays his seat to the end."""

        def resign() -> list[Change]:
            self.check_own(person, seat)
            self.check_playing()
            place = self.stored.seats[seat]
            return self._change_seat(seat, replace(place, stand_in=STAND_IN, resigned=True))

        await self.submit(resign)

    async def take_back(self, person: StoredPerson | None, seat: int) -> None:
        """Somebody takes his seat back from the bot that stood in."""

        def take_back() -> list[Change]:
            self.check_own(person, seat)
            self.check_playing()
            place = self.stored.seats[seat]
            if place.resigned:
                raise Refused("not_asked", "You have resigned; the bot plays on.")
            if place.stand_in is None:
                return []
            return self._return(seat)

        await self.submit(take_back)

    def _return(self, seat: int) -> list[Change]:
        self.clocks.come_back(seat, self.house.time())
        place = self.stored.seats[seat]
        changes = self._change_seat(seat, replace(place, stand_in=None))
        self._update_situation()
        return changes

    def _come_back_by_itself(self, person: StoredPerson | None) -> list[Change]:
        """Whoever was stood in for because he was gone has his seat back when he is here again."""
        changes: list[Change] = []
        if person is not None and self.stored.phase == "playing":
            for seat in self.seats_of(person.id):
                place = self.stored.seats[seat]
                if place.stand_in is not None and not place.resigned:
                    changes += self._return(seat)
        return changes

    # --- Bots and clocks ---

    def _level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        place = self.stored.seats[seat]
        return place.bot or place.stand_in

    def go_on(self) -> None:
        """See to it that bots think and clocks run."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        match = self.now.match
        if self._stale or not self.kept or match is None or self.stored.phase != "playing":
            return
        deadlines = []
        for seat in match.waiting:
            level = self._level(seat)
            if level is None:
                deadlines.append(self._deadline(seat))
            elif seat not in self._thinking:
                self._thinking[seat] = self.house.start(self._bot_plays(seat, level, match))
        at = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if at is not None:
            delay = max(0.0, at - self.house.time())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._time_is_up)

    def _remind(self, before: Iterable[int]) -> None:
        """Draft that those are reminded whom a table by days begins to wait for, not `before`."""
        match = self.now.match
        if self.stored.pace.days is None or self.stored.phase != "playing" or match is None:
            return
        asked = [seat for seat in match.waiting if seat not in before and self._level(seat) is None]
        people = {person for seat in asked if (person := self.stored.seats[seat].person)}
        for person in sorted(people):
            if not self.is_here(person):
                self._drafts.append(partial(self.house.remind, person, self))

    def _deadline(self, seat: int) -> float | None:
        person = self.stored.seats[seat].person
        gone = None
        if person is not None and not self.is_here(person):
            gone = self.gone_since.setdefault(person, self.house.time())
        return self.clocks.deadline(seat, gone)

    def _time_is_up(self) -> None:
        self._timer = None
        self.house.start(self.submit(self._stand_in))

    def _stand_in(self) -> list[Change]:
        """Put bots at the seats that have taken too long."""
        match = self.now.match
        changes: list[Change] = []
        if match is None or self.stored.phase != "playing":
            return changes
        for seat in match.waiting:
            deadline = self._deadline(seat) if self._level(seat) is None else None
            if deadline is not None and deadline <= self.house.time() + 0.01:
                place = self.stored.seats[seat]
                changes += self._change_seat(seat, replace(place, stand_in=STAND_IN))
        return changes

    async def _bot_plays(self, seat: int, level: str, match: Match) -> None:
        """A bot thinks, and makes its move if it still makes sense."""
        try:
            era, moment = match.era, self.now.moments
            bot = self._bots.get((seat, level))
            if bot is None:
                bot = self._bots[seat, level] = self.house.thinkers.new_bot(level)
            move = await self.house.thinkers.choose(bot, level, match.still(), seat)

            def play() -> list[Change]:
                match = self.now.match
                if match is None or match.era is not era or self.now.moments != moment:
                    return []
                if self._level(seat) != level or move not in match.moves(seat):
                    return []
                by: Maker = "bot" if self.stored.seats[seat].bot is not None else "stand_in"
                return self._make_move(match, seat, move, by)

            await self.submit(play)
        except Refused as refused:
            log.warning("table %s: a bot's move was refused: %s", self.id, refused.reason)
            await asyncio.sleep(1.0)  # the store is not there: do not ask again at once
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot broke at table %s", self.id)
            await asyncio.sleep(5.0)
        finally:
            self._thinking.pop(seat, None)
        self.go_on()

    async def hint(self, person: StoredPerson | None, seat: int) -> HintTold:
        """What a bot would consider at somebody's seat."""
        self.check_own(person, seat)
        match = self.check_playing()
        if seat not in match.waiting:
            raise Refused("not_asked", "There is nothing to decide at your seat now.")
        adviser = self._advisers.get(seat)
        if adviser is None:
            bot = self.house.thinkers.new_bot(ADVISER)
            assert isinstance(bot, SearchBot)
            adviser = self._advisers[seat] = bot
        return await self.house.thinkers.advise(adviser, match.still(), seat)

    async def _bot_answers(self, seat: int) -> None:
        """A bot was asked what it thinks of the others: it says what anybody might think."""
        match = self.now.match
        level = self._level(seat)
        if match is None or level is None:
            return
        opinion = await self.house.thinkers.opinion(match.still(), seat)
        if opinion is None:
            return
        kind, about = opinion

        def answer() -> list[Change]:
            if self.stored.phase != "playing" or self._level(seat) is None:
                return []
            return self._say(None, seat, None, kind, about)

        await self.submit(answer)

    async def close(self) -> None:
        """Stop thinking and waiting; what is under way comes to its end, if it soon does."""
        for timer in (self._timer, self._retry):
            if timer is not None:
                timer.cancel()
        self._timer = self._retry = None
        self.kept = False  # nothing new is begun
        for task in list(self._thinking.values()):
            task.cancel()
        if self._is_working:
            self._at_rest = asyncio.get_running_loop().create_future()
            await asyncio.wait([self._at_rest], timeout=TO_FINISH)
        self._give_up(self._jobs, Refused("closing", "The server is about to stop."))
        self._jobs = []
        for audience in self.audiences.values():
            for viewer in list(audience.viewers):
                viewer.close("closing")


def _copy(table: StoredTable) -> StoredTable:
    """As it is now; the seats are never changed in place."""
    return replace(table, seats=list(table.seats))


def _why_not_stored(error: Exception) -> Refused:
    if isinstance(error, Conflict):
        return Refused("busy", "Others are faster all the time; try again.")
    return refused_because(error) or our_mistake()


def _messages(lines: Iterable[StoredLine]) -> set[tuple[str, str]]:
    """Whose they are, and the ids that their messages had."""
    return {
        (line.person, line.message)
        for line in lines
        if line.person is not None and line.message is not None
    }


def _line(line: StoredLine) -> Line:
    text = None if line.signal is not None else line.text
    return Line(line.number, line.name, line.at, line.seat, text, line.signal, line.about)


def told_events(match: Match, eyes: int, until: int) -> list[ToldEvent]:
    """Everything that these eyes saw happen, up to a moment."""

    def visible(events: Iterable[Event], number: int) -> list[ToldEvent]:
        return [ToldEvent(number, e.as_list()) for e in events if e.is_seen_by(eyes)]

    found = visible(match.opening, 0)
    number = 0
    for step in match.steps:
        number += not step.silent
        if number > until:
            break
        found += visible(step.events, number)
    return found


def _replay(stored: StoredTable, entries: list[Entry]) -> tuple[Match, Clocks, int]:
    """What a log leads to: the match, its clocks, and the last entry that everybody could notice.

    Nobody's bank runs while no server does; days do.
    """
    clocks = Clocks(stored.pace, len(stored.seats))
    began = stored.begun or stored.created
    noticed = 0
    for now in logbook.play_again(stored, entries):
        match, entry = now.match, now.entry
        if entry is None:
            clocks.wait_for(match.waiting, began)
            continue
        _run_clocks(clocks, match, entry, now.step)
        if logbook.is_noticed(now.step):
            noticed = entry.number
    if stored.pace.days is None:
        clocks.wait_for((), entries[-1].at if entries else began)
    return match, clocks, noticed


def _run_clocks(clocks: Clocks, match: Match, entry: Entry, step: Step | None) -> None:
    """What an entry that has been carried out does to the clocks."""
    is_part = step is not None and step.silent and entry.seat in match.waiting
    if entry.kind == "move" and not is_part:
        clocks.decided(entry.seat, entry.at)
    elif entry.kind == "undo" and (logbook.is_noticed(step) or entry.seat not in clocks.asked_at):
        clocks.took_back(entry.seat)
    clocks.wait_for(match.waiting, entry.at)
