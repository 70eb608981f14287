"""The core of a table by itself: no event loop, database or socket; the clock is passed in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubra.core import registry
from rubra.core.journal import NOBODY
from rubra.server.model.stored import (
    AddEntry,
    AddLine,
    PutSeat,
    PutTable,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from rubra.server.protocol.patches import patched
from rubra.server.protocol.wire import Answer, Pace, Play, Propose, Say, Undo
from rubra.server.requests.refusals import Refused
from rubra.server.table.audience import Viewer
from rubra.server.table.core import TableCore
from rubra.server.table.drafts import AddViewer, Remind, SendChange

NOW = 1_000.0
PEOPLE = [StoredPerson(name.lower(), name, 0.0) for name in ("Livia", "Marcus", "Titus")]


def a_table(pace: Pace | None = None) -> TableCore:
    """A table for three that waits for people."""
    game = registry.load("rubico")
    stored = StoredTable(
        id="forum",
        game=game.name,
        version=game.about.version,
        options=game.about.settle(3, {}),
        box_digest=game.standard_box.file.digest,
        box_text=None,
        access="open",
        invitation="key",
        pace=pace or Pace(),
        host="livia",
        phase="gathering",
        created=NOW,
        secret=bytes(32),
        key=None,
        seats=[StoredSeat() for _ in range(3)],
    )
    return TableCore(stored, lambda: NOW)


def a_begun_table(pace: Pace | None = None) -> TableCore:
    """One where three people play."""
    core = a_table(pace)
    for seat, person in enumerate(PEOPLE):
        core.seats.sit(person, seat, f"nonce-{seat}", None, None)
    core.finish()
    core.drafts.clear()
    return core


def a_move(core: TableCore, name: str = "m") -> tuple[StoredPerson, Play]:
    """A legal move of whoever is asked first."""
    seat = core.match.waiting[0]
    words = core.words.say(core.match.game, core.match.moves(seat)[0])
    return PEOPLE[seat], Play(name, seat, core.now.moments, words)


def looking(core: TableCore, seen_from: int) -> list[bytes]:
    """Somebody looks at the table; what they are sent once drafts are published."""
    sent: list[bytes] = []
    viewer = Viewer(None, seen_from, sent.append, lambda _: None, core.drop_viewer)
    core.add_viewer(viewer, None, None, False)
    for draft in core.take_drafts():
        if isinstance(draft, AddViewer):
            draft.audience.viewers.add(viewer)
            assert draft.scene is not None
            viewer.send(draft.scene)
    return sent


def test_the_last_seat_begins_the_game() -> None:
    """Each change says what must be stored, and what must still be so."""
    core = a_table()
    for seat, person in enumerate(PEOPLE[:2]):
        (change,) = core.seats.sit(person, seat, f"nonce-{seat}", None, None)
        assert isinstance(change, PutSeat)
    seated, begun = core.seats.sit(PEOPLE[2], 2, "nonce-2", None, None)
    assert isinstance(seated, PutSeat)
    assert isinstance(begun, PutTable)
    assert (begun.table.phase, begun.table.begun) == ("playing", NOW)
    assert core.match.waiting


def test_a_move_is_an_entry_and_a_change_for_each_audience() -> None:
    """Nobody is sent anything before the drafts are published."""
    core = a_begun_table()
    person, play = a_move(core)
    screens = {seen_from: looking(core, seen_from) for seen_from in (NOBODY, 0, 1, 2)}
    (change,) = core.apply(person, play)
    core.finish()
    assert isinstance(change, AddEntry)
    assert (change.entry.number, change.entry.move, change.entry.at) == (1, play.move, NOW)
    assert all(len(sent) == 1 for sent in screens.values())
    drafts = [draft for draft in core.take_drafts() if not isinstance(draft, Remind)]
    assert drafts
    assert all(isinstance(draft, SendChange) for draft in drafts)
    for draft in drafts:
        assert isinstance(draft, SendChange)
        draft.audience.send_change(draft.encoded)
    for seen_from, sent in screens.items():
        scene: Any = json.loads(sent[0])["scene"]
        for raw in sent[1:]:
            scene = patched(scene, json.loads(raw)["patches"])
        assert scene == json.loads(json.dumps(core.scenes.scene(seen_from)))


def test_a_message_that_comes_twice_is_applied_once() -> None:
    """There is nothing to store and nothing to tell the second time."""
    core = a_begun_table()
    person, play = a_move(core)
    assert core.apply(person, play)
    core.finish()
    core.take_drafts()
    assert core.apply(person, play) == []
    core.finish()
    assert core.take_drafts() == []


@pytest.mark.parametrize("who", [None, *PEOPLE])
def test_what_is_refused_has_changed_nothing(who: StoredPerson | None) -> None:
    """Neither the game nor what anybody will be told."""
    core = a_begun_table()
    person, play = a_move(core)
    wrong = Play("x", play.seat, play.at + 1, play.move) if who is person else play
    before = core.match.digest(), core.now.entries
    with pytest.raises(Refused):
        core.apply(who, wrong)
    core.finish()
    assert (core.match.digest(), core.now.entries) == before
    assert core.drafts == []


def test_discarded_drafts_are_never_published() -> None:
    """The changes could not be stored: whoever asked loads the table again."""
    core = a_begun_table()
    looking(core, 0)
    core.apply(*a_move(core))
    core.discard()
    core.finish()
    assert core.take_drafts() == []


def test_going_back_needs_everybody() -> None:
    """The proposal and each answer are lines; the last of them goes back."""
    core = a_begun_table()
    while core.now.moments < 2:
        core.apply(*a_move(core, f"m{core.now.entries}"))
    assert isinstance(core.apply(PEOPLE[0], Propose("p", 0, 1))[0], AddLine)
    assert len(core.apply(PEOPLE[1], Answer("a", 1, True))) == 1
    assert core.now.moments == 2
    changes = core.apply(PEOPLE[2], Answer("a", 2, True))
    assert isinstance(changes[0], AddLine)
    assert all(isinstance(change, AddEntry) for change in changes[1:])
    assert core.now.moments == 1


def test_a_correspondence_game_reminds_those_who_are_not_here() -> None:
    """As a draft: it is sent when the move is stored."""
    core = a_begun_table(Pace(days=3))
    while not any(isinstance(draft, Remind) for draft in core.drafts):
        core.apply(*a_move(core, f"m{core.now.entries}"))
    reminded = {draft.person for draft in core.take_drafts() if isinstance(draft, Remind)}
    assert reminded <= {PEOPLE[seat].id for seat in core.match.waiting}


def test_what_is_said_is_a_line_for_everybody() -> None:
    """Also for those who only watch."""
    core = a_begun_table()
    looking(core, NOBODY)
    (change,) = core.apply(PEOPLE[1], Say("s", "salve", 1))
    assert isinstance(change, AddLine)
    (draft,) = core.take_drafts()
    assert isinstance(draft, SendChange)
    (line,) = json.loads(draft.encoded)["lines"]
    assert (line["seat"], line["text"]) == (1, "salve")


def test_an_undo_without_a_move_is_refused() -> None:
    """With the reason of the rules."""
    core = a_begun_table()
    with pytest.raises(Refused) as refused:
        core.apply(PEOPLE[0], Undo("u", 0))
    assert refused.value.reason == "cannot_undo"
