"""What those who look at a table are shown: a scene for each audience, and its changes.

Everything is drafted, and sent when what it shows is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from rubra.core.fairness import commitment_to
from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match, Step
from rubra.server.model.stored import StoredLine, StoredSeat
from rubra.server.protocol.wire import (
    Fairness,
    Line,
    SeatInfo,
    Sent,
    StoodIn,
    TableInfo,
    ToldEvent,
    encode,
)
from rubra.server.table import game_log
from rubra.server.table.absence import Absence
from rubra.server.table.audience import Audience
from rubra.server.table.current_table import CurrentTable
from rubra.server.table.drafts import SendChange, SendScene
from rubra.server.table.proposals import proposal_of

AWAY = 600.0  # seconds for which an audience is kept after its last viewer went
NOTHING_TO_DO: list[list[str | int]] = []  # the very same for all who are not asked

commitment = lru_cache(maxsize=10_000)(commitment_to)


class Scenes:
    """The audiences of a table, and what they see."""

    def __init__(self, table: CurrentTable, absence: Absence) -> None:
        self._table = table
        self._absence = absence
        self._steps: list[tuple[int, Step]] = []  # moves not drafted yet, and their moments

    # --- Who sees ---

    def audience(self, seen_from: int) -> Audience:
        """Those who see the table from a seat, or who only watch."""
        audience = self._table.audiences.get(seen_from)
        if audience is None:
            audience = self._table.audiences[seen_from] = Audience(seen_from, self.scene(seen_from))
        return audience

    def forget_absent(self, now: float) -> None:
        """Drop the audiences that nobody has belonged to for a while."""
        audiences = self._table.audiences
        for seen_from, audience in list(audiences.items()):
            if not audience.viewers and audience.left_at is not None:
                if now - audience.left_at > AWAY:
                    del audiences[seen_from]

    def show_anew(self) -> None:
        """Draft the whole scene for everybody: nothing that was sent before counts."""
        # All of them first: their scenes say who is here
        audiences = self._table.audiences
        old = [audience for audience in audiences.values() if audience.viewers]
        audiences.clear()
        audiences.update(
            {one.seen_from: Audience(one.seen_from, {}, viewers=one.viewers) for one in old}
        )
        common = self._common()
        for seen_from, audience in audiences.items():
            audience.scene = self.scene(seen_from, common)
            self._table.drafts.append(SendScene(audience, self.whole(audience)))

    # --- What they see ---

    def scene(self, seen_from: int, common: dict[str, Any] | None = None) -> dict[str, Any]:
        """Everything that is seen from there now."""
        match = self._table.now.match
        common = common or self._common()
        scene: dict[str, Any] = {"table": self._table_scene(seen_from), **common}
        scene["mine"] = self._mine(seen_from)
        if seen_from != NOBODY:
            scene["viewer"] = seen_from
        if match is not None:
            scene |= self._game_scene(seen_from, match)
        return scene

    def _common(self) -> dict[str, Any]:
        """What all scenes of this moment have in common."""
        parts = self._situation()
        parts["fairness"] = msgspec.to_builtins(self._fairness())
        return parts

    def _mine(self, seen_from: int) -> list[int]:
        table = self._table
        return [] if seen_from == NOBODY else table.seats_of(table.stored.seats[seen_from].person)

    def _table_scene(self, seen_from: int) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self.info(self._belongs(seen_from)))
        return plain

    def _belongs(self, seen_from: int) -> bool:
        """Whether somebody looks from there who may invite others."""
        return seen_from != NOBODY and self._table.stored.seats[seen_from].person is not None

    def info(self, belongs: bool, person: str | None = None) -> TableInfo:
        """The table itself; with the invitation for those who belong to it.

        They, and `person`, are told whom a seat is kept for if that is them: who is whose friend is
        nobody else's business.
        """
        table = self._table.stored
        return TableInfo(
            id=table.id,
            game=table.game,
            version=table.version,
            options=table.options,
            players=len(table.seats),
            own_box=table.box_digest if table.box_text is not None else None,
            access=table.access,
            pace=table.pace,
            phase=table.phase,
            seats=[
                self._seat_info(
                    seat, self._table.stand_in(n), belongs or seat.kept_for in (None, person)
                )
                for n, seat in enumerate(table.seats)
            ],
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
            on_device=table.device_nonces is not None,
            asks_ready=table.asks_ready,
            tournament=table.tournament,
            invitation=table.invitation if belongs else None,
        )

    def _seat_info(self, seat: StoredSeat, stand_in: str | None, tells: bool) -> SeatInfo:
        return SeatInfo(
            seat.name,
            seat.person,
            seat.bot,
            stand_in,
            seat.resigned,
            seat.person is not None and self._table.is_here(seat.person),
            seat.kept_for is not None,
            seat.kept_for if tells else None,
            seat.kept_name if tells else None,
            seat.ready,
            seat.sign,  # type: ignore[arg-type]  # checked when it came in
        )

    def _situation(self) -> dict[str, Any]:
        """What is the same for all viewers, and may change with every move."""
        table = self._table
        match = table.now.match
        # Most tables have no clock
        clock = table.clocks.shown(table.clock()) if match is not None and table.has_clock else None
        return {
            "number": table.now.moments,
            "waiting": match.waiting if match is not None else [],
            "clock": _plain(clock),
            "proposal": _plain(proposal_of(table.now)),
            "quiet": table.now.is_quiet,
            "rated": table.is_rated,
            "late": [_plain(question) for question in self._absence.questions()],
            "by_bots": self._by_bots(match) if match is not None else [],
        }

    def _by_bots(self, match: Match) -> list[list[int]]:
        """The moments that a bot decided for somebody who plays on, and whose seat it was."""
        now = self._table.now
        if not now.has_stand_ins:
            return []
        found = []
        moment = 0
        for step, (seat, by) in zip(match.steps, now.makers, strict=True):
            # An answer under seal belongs to the moment in which all are opened
            number = moment + 1
            moment += not step.silent
            if by == "stand_in" and not now.stored.seats[seat].resigned:
                found.append([number, seat])
        return [one for one in found if one[0] <= now.moments]

    def _game_scene(self, seen_from: int, match: Match) -> dict[str, Any]:
        """What is seen of the game from there."""
        return {
            "view": match.shared_view(seen_from),
            "moves": self._moves(seen_from, match),
            "sayable": self._sayable(seen_from, match),
            "undo": self.may_undo(seen_from, match),
            "stood_in": _plain(self._stood_in(seen_from, match)),
        }

    def _stood_in(self, seen_from: int, match: Match) -> StoodIn | None:
        """What a bot did in the name of whoever looks from there."""
        now = self._table.now
        if seen_from == NOBODY or not now.has_stand_ins:
            return None
        seat = now.stored.seats[seen_from]
        made = now.made_for(seen_from) if seat.person is not None and not seat.resigned else []
        if not made:
            return None
        moves = [self._table.words.say(match.game, match.steps[number].move) for number in made]
        return StoodIn(moves, sum(not step.silent for step in match.steps[: made[0]]))

    def _moves(self, seen_from: int, match: Match) -> list[list[str | int]]:
        table = self._table
        moves = match.moves(seen_from)
        if not moves or table.stored.phase != "playing" or table.level(seen_from) is not None:
            return NOTHING_TO_DO
        return table.words.say_all(match.game, moves)

    def _sayable(self, seen_from: int, match: Match) -> list[list[str | int]]:
        table = self._table
        if seen_from == NOBODY or table.stored.phase != "playing":
            return NOTHING_TO_DO
        if table.level(seen_from) is not None:
            return NOTHING_TO_DO
        return table.words.state_all(match, seen_from)

    def may_undo(self, seen_from: int, match: Match) -> bool:
        """Whether whoever looks from this seat may take their last move back."""
        return (
            seen_from != NOBODY
            and self._table.stored.phase == "playing"
            and match.may_undo(seen_from)
        )

    def _fairness(self) -> Fairness | None:
        table = self._table.stored
        if table.secret is None:
            return None
        fairness = Fairness(commitment(table.secret))
        if table.phase == "over" and table.key is not None:
            fairness.nonces = game_log.nonces_of(table)
            fairness.secret = table.secret.hex()
            fairness.key = table.key.hex()
        return fairness

    def whole(self, audience: Audience) -> bytes:
        """The whole scene of an audience, and all that it has seen and heard."""
        raw: dict[str, Any] = {
            "is": "whole",
            "epoch": audience.epoch,
            "version": audience.version,
            "scene": audience.scene,
            "events": self.events(audience.seen_from),
            "lines": [_line(line) for line in self._table.now.lines],
        }
        return encode(raw)

    def said(self) -> list[Line]:
        """The statements that stand."""
        return [_line(line) for line in self._table.now.lines if line.is_statement]

    def events(self, seen_from: int) -> list[ToldEvent]:
        """All that has been seen to happen from there."""
        now = self._table.now
        return events_seen(now.match, seen_from, now.moments) if now.match is not None else []

    # --- What changes ---

    def _send(self, audience: Audience, encoded: bytes | None) -> None:
        if encoded is not None:
            self._table.drafts.append(SendChange(audience, encoded))

    def update_table(self) -> None:
        """The table itself has changed: seats, phase, who is here."""
        self.update_steps()
        scenes: dict[bool, dict[str, Any]] = {}
        for seen_from, audience in self._table.audiences.items():
            belongs = self._belongs(seen_from)
            if belongs not in scenes:
                scenes[belongs] = self._table_scene(seen_from)
            patches = audience.changes({"table": scenes[belongs], "mine": self._mine(seen_from)})
            self._send(audience, audience.draft(patches))

    def update_situation(self) -> None:
        """What is the same for all has changed."""
        self.update_steps()
        situation = self._situation()
        for audience in self._table.audiences.values():
            self._send(audience, audience.draft(audience.changes(situation)))

    def update_lines(self, lines: list[StoredLine]) -> None:
        """Something was said, perhaps about a proposal."""
        self.update_steps()
        told = [_line(line) for line in lines]
        now = {
            "proposal": _plain(proposal_of(self._table.now)),
            "late": [_plain(question) for question in self._absence.questions()],
            "quiet": self._table.now.is_quiet,
        }
        match = self._table.now.match
        spoke = {line.seat for line in lines if line.is_statement}
        for seen_from, audience in self._table.audiences.items():
            mine = {}
            if match is not None and seen_from in spoke:
                mine["sayable"] = self._sayable(seen_from, match)
            patches = audience.changes(now | mine)
            self._send(audience, audience.draft(patches, lines=told))

    def update_all(self, gone_back: int | None = None, events_from: int | None = None) -> None:
        """Everything may have changed."""
        self.update_steps()
        common = self._common()
        for seen_from, audience in self._table.audiences.items():
            patches = audience.changes(self.scene(seen_from, common))
            events = []
            if events_from is not None:
                events = [e for e in self.events(seen_from) if e.number == events_from]
            self._send(audience, audience.draft(patches, events, gone_back=gone_back))

    def update_step(self, step: Step) -> None:
        """A move was made; it is told together with the others that are made now."""
        self._steps.append((self._table.now.moments, step))

    def forget_steps(self) -> None:
        """None was made after all."""
        self._steps.clear()

    def update_steps(self) -> None:
        """Draft what the moves have changed that were not told yet, before anything else is."""
        if not self._steps:
            return
        steps, self._steps = self._steps, []
        match = self._table.match
        situation = self._situation()
        if all(step.silent for _, step in steps):
            self._update_silent({step.seat for _, step in steps}, match, situation)
            return
        told = [
            (event, ToldEvent(moment, event.as_list()))
            for moment, step in steps
            for event in step.events
        ]
        for seen_from, audience in self._table.audiences.items():
            game = self._game_scene(seen_from, match)
            patches = audience.changes(situation, game)
            events = [words for event, words in told if event.is_seen_by(seen_from)]
            self._send(audience, audience.draft(patches, events))

    def update_undone(self, step: Step, match: Match) -> None:
        """A move was taken back."""
        self.update_steps()
        if step.silent:
            self._update_silent({step.seat}, match, self._situation())
        else:
            self.update_all(gone_back=self._table.now.moments)

    def _update_silent(self, seats: set[int], match: Match, situation: dict[str, Any]) -> None:
        """Under seal: the others notice at most that another number of seats is waited for.

        That this is so is a law for every game (tests/laws).
        """
        waiting = situation["waiting"]
        for seen_from, audience in self._table.audiences.items():
            if seen_from in seats:
                game = self._game_scene(seen_from, match)
                self._send(audience, audience.draft(audience.changes(situation, game)))
            elif audience.scene["waiting"] != waiting:
                # The one thing in their view that can have changed: no need to look for others
                audience.scene["view"] = {**audience.scene["view"], "waiting": waiting}
                patches = audience.changes(situation, {"undo": self.may_undo(seen_from, match)})
                patches.append((["view", "waiting"], waiting))
                self._send(audience, audience.draft(patches))


def _plain(told: Sent | None) -> Any:
    """Something that is told, as plain dictionaries and lists."""
    return None if told is None else msgspec.to_builtins(told)


def _line(line: StoredLine) -> Line:
    text = None if line.signal is not None else line.text
    return Line(
        line.number, line.name, line.at, line.seat, text, line.signal, line.about, line.words
    )


def events_seen(match: Match, seen_from: int, until: int) -> list[ToldEvent]:
    """Everything that was seen to happen from a seat, up to a moment."""

    def visible(events: Iterable[Event], number: int) -> list[ToldEvent]:
        return [ToldEvent(number, e.as_list()) for e in events if e.is_seen_by(seen_from)]

    found = visible(match.opening, 0)
    number = 0
    for step in match.steps:
        number += not step.silent
        if number > until:
            break
        found += visible(step.events, number)
    return found
