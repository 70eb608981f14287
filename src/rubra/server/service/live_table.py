"""One table in the memory of this process: its core, its pipeline, its runner, and who looks at it.

What happens at a table is in rubra.server.table; here it is read from the store, requests wait for
their turn, and what was stored is published.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from rubra.server.model.stored import Change, PutTable, StoredPerson, StoredTable
from rubra.server.requests.refusals import Refused
from rubra.server.service.pipeline import Pipeline
from rubra.server.service.runtime import Runtime
from rubra.server.service.table_runner import TableRunner
from rubra.server.support import limits
from rubra.server.table import game_log
from rubra.server.table.audience import Viewer
from rubra.server.table.core import TableCore
from rubra.server.table.drafts import (
    AddViewer,
    AnnouncePresence,
    Draft,
    ReadAgain,
    Remind,
    RemoveViewer,
    SendChange,
    SendScene,
    ShowPresence,
)
from rubra.server.table.scenes import AWAY
from rubra.server.table.table_state import TableState, copy_of, replay_state

log = logging.getLogger("rubra.table")

REST = 60.0  # seconds after which bots rest at a table that nobody looks at


class LiveTable:
    """A table that people and bots use now."""

    def __init__(self, runtime: Runtime, stored: StoredTable) -> None:
        self.id = stored.id
        self.core = TableCore(stored, runtime.clock, runtime.words, limits.MOST_TAKEN_BACK)
        self.pipeline = Pipeline(runtime, self)
        self.runner = TableRunner(runtime, self)
        self.last_used = runtime.clock()
        self.last_visit = runtime.clock()  # of a person
        self._runtime = runtime
        self._was_read = False
        self._showing: asyncio.Handle | None = None  # to tell who is here

    # --- Asking ---

    @property
    def stored(self) -> StoredTable:
        """Its row."""
        return self.core.stored

    @property
    def is_stale(self) -> bool:
        """Whether it has to be read from the store before anything is done."""
        return self.core.is_stale

    @is_stale.setter
    def is_stale(self, stale: bool) -> None:
        self.core.is_stale = stale

    @property
    def is_ready(self) -> bool:
        """Whether it has been read from the store."""
        return self._was_read and not self.is_stale

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were put away."""
        if self.core.has_viewers() or self.runner.is_busy or not self.pipeline.are_done:
            return False
        return self.core.clock() - self.last_used > AWAY

    @property
    def rests(self) -> bool:
        """Whether bots do not play on: nobody looks, and nobody is to be told of their moves."""
        now = self.core.clock()
        if self.core.has_viewers() or now - self.last_visit < REST:
            return False
        if any(until > now for until in self.core.elsewhere.values()):
            return False
        people = any(seat.person and not seat.resigned for seat in self.stored.seats)
        return not (self.core.is_correspondence and people)

    # --- Doing something ---

    async def submit(self, apply: Callable[[], list[Change]]) -> None:
        """Do something at this table; returns when it is stored and told. Raises Refused."""
        self.last_used = self.core.clock()
        await self.pipeline.submit(apply)

    def add(
        self, apply: Callable[[], list[Change]], answer: Callable[[Exception | None], None]
    ) -> None:
        """The same for whoever does not wait; `answer` is called with nothing, or why not."""
        self.last_used = self.core.clock()
        self.pipeline.add(apply, answer)

    async def read(self) -> None:
        """Take everything from the store; whoever looks gets the whole scene anew."""
        store = self._runtime.store
        stored = await store.table(self.id)
        if stored is None:
            raise Refused("no_such_table", "There is no such table.")
        state, clocks = TableState(stored), None
        lines = await store.lines(self.id)
        entries = await store.entries(self.id)
        if stored.key is not None and stored.phase != "gathering":
            try:
                state, clocks = await self._runtime.replayed(replay_state, stored, entries, lines)
                assert state.match is not None
                clocks.wait_for(state.match.waiting, self.core.clock())
                if stored.phase == "frozen":
                    await self._thaw(stored)
            except game_log.DoesNotReplay as error:
                await self._freeze(stored, str(error))
        state.read(lines)
        state.entries = len(entries)
        state.messages = {(e.seat, e.message) for e in entries if e.message is not None}
        self._was_read = True
        self.core.load(state, clocks)

    async def _freeze(self, stored: StoredTable, why: str) -> None:
        """A log that leads elsewhere is kept as it is, and nobody plays on."""
        if stored.phase in ("frozen", "closed"):
            return
        log.error("table %s does not replay: %s", self.id, why)
        was = copy_of(stored)
        stored.phase = "frozen"
        stored.message = (
            f"The rules have changed since this game began, and it no longer replays ({why})."
            " Its log is kept; nobody can play on with this version."
        )
        await self._runtime.store.commit(PutTable(copy_of(stored), was))

    async def _thaw(self, stored: StoredTable) -> None:
        """Play on: the rules are once more those it was played by."""
        log.info("table %s replays again", self.id)
        was = copy_of(stored)
        stored.phase = "playing" if stored.result is None else "over"
        stored.message = None
        await self._runtime.store.commit(PutTable(copy_of(stored), was))

    async def end_game(self, why: str) -> None:
        """The rules have failed: the table is closed, and its log kept up to the last good move."""
        log.error("table %s is closed, because %s", self.id, why)
        self.is_stale = True
        stored = await self._runtime.store.table(self.id)
        if stored is not None and stored.phase == "playing":
            was = copy_of(stored)
            stored.phase = "closed"
            stored.message = f"The game cannot go on: {why}. Its log is kept, to be looked at."
            await self._runtime.store.commit(PutTable(copy_of(stored), was))
        self.pipeline.read_soon()

    def finish(self) -> None:
        """Draft what jobs have changed, as far as they left that to the end."""
        self.core.finish()

    def discard(self) -> None:
        """Forget all drafts: none of it happened."""
        self.core.discard()

    def go_on(self) -> None:
        """See to it that bots think and clocks run."""
        self.runner.go_on()

    async def close(self) -> None:
        """Stop; what is under way comes to its end, if it soon does."""
        self.runner.close()
        await self.pipeline.close()
        for viewer in list(self.core.viewers()):
            viewer.close("closing")

    # --- Publishing ---

    def publish(self) -> None:
        """Carry out what is drafted, in order: it is stored now, or needs no storing."""
        while self.core.drafts:
            for draft in self.core.take_drafts():
                if type(draft) is SendChange:  # nearly all are
                    draft.audience.send_change(draft.encoded)
                else:
                    self._publish(draft)

    def _publish(self, draft: Draft) -> None:
        match draft:
            case SendChange():
                draft.audience.send_change(draft.encoded)
            case SendScene():
                draft.audience.send(draft.encoded)
            case AddViewer():
                self._add_viewer(draft)
            case RemoveViewer():
                self.core.drop_viewer(draft.viewer)
            case ShowPresence():
                self._show_presence()
            case AnnouncePresence():
                self._runtime.announce(self.id, draft.person, here=True)
            case Remind():
                if self._runtime.on_turn is not None:
                    self._runtime.on_turn(draft.person, self.core.info())
            case ReadAgain():
                self.pipeline.read_soon()

    def _add_viewer(self, draft: AddViewer) -> None:
        viewer, audience = draft.viewer, draft.audience
        viewer.seen_from = audience.seen_from
        audience.viewers.add(viewer)
        audience.left_at = None
        if draft.replaces is not None:
            draft.replaces.leave()
        if draft.scene is not None:
            viewer.send(draft.scene)
        elif draft.missed_since is not None:
            for raw in audience.sent_since(draft.missed_since):
                viewer.send(raw)

    # --- Who looks ---

    async def join(
        self,
        person: StoredPerson | None,
        seen_from: int,
        since: tuple[str, int] | None,
        send: Callable[[bytes], None],
        close: Callable[[str], None],
        replaces: Viewer | None = None,
    ) -> Viewer:
        """Somebody comes to look; they are sent what they missed, or the whole scene.

        From then on they are sent nothing more as the viewer that they were before.
        """
        self.last_visit = self.core.clock()
        viewer = Viewer(person, seen_from, send, close, self.leave)
        was_here = person is not None and self.core.is_here(person.id)
        await self.submit(lambda: self.core.add_viewer(viewer, since, replaces, was_here))
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self.core.drop_viewer(viewer)
        self.last_used = self.last_visit = self.core.clock()
        if viewer.person is not None and self.core.departed(viewer.person.id):
            self._show_presence()
            self._runtime.announce(self.id, viewer.person.id, here=False)
            self.go_on()

    def _show_presence(self) -> None:
        """Tell soon who is here: nothing of it is stored, and several often come or go at once."""
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_soon(self._show_presence_now)

    def _show_presence_now(self) -> None:
        self._showing = None
        self.core.show_presence()
        if not self.pipeline.is_working:  # else it is told with what is being stored
            self.publish()

    # --- Other processes ---

    def is_elsewhere(self, person: str, until: float) -> None:
        """Another process says that somebody is there, or no longer."""
        self.core.elsewhere[person] = until
        if until == 0.0:
            self.core.departed(person)
        self._show_presence()
        self.go_on()

    async def news(self, kind: str) -> None:
        """Another process has stored something."""
        core, store = self.core, self._runtime.store
        if kind == "entry" and self.is_ready and core.now.match is not None:
            entries = await store.entries(self.id, core.now.entries)
            await self.submit(lambda: core.follow(entries))
        elif kind == "line" and self.is_ready:
            lines = await store.lines(self.id, core.now.last_line)
            if core.now.match is not None and any(line.is_statement for line in lines):
                entries = await store.entries(self.id, core.now.entries)
                await self.submit(lambda: core.follow(entries))
            await self.submit(lambda: core.hear(lines))
        else:
            self.is_stale = True
            # if the last two seats were taken at two processes
            await self.submit(core.seats.begin_if_full)
