"""The laws: what holds for every game, in every position of every game that is played.

Each law is a function of a random game. `test_laws.py` holds them against a few games of every
setting; `make fuzz` against as many as one likes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import combinations

import pytest

from rubra.core.errors import CannotUndo, IllegalMove, MoveError, NotAsked
from rubra.core.journal import NOBODY, OWN_MOVE, Seen
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import as_bytes, as_dict
from rubra.core.record_file import decode, encode, replay, to_record
from rubra.core.stream import draws_of, stream_from_seed
from rubra.core.texts import LANGUAGES, Speaker
from rubra.core.vocabulary import kind_of
from tests.laws.census import CENSUS
from tests.laws.walk import Walk

Law = Callable[[Walk], None]
LAWS: dict[str, Law] = {}


def law(check: Law) -> Law:
    """Enter a law into the book."""
    LAWS[check.__name__] = check
    return check


def seats_and_watchers(match: Match) -> list[int]:
    """Everybody who can see a match: its seats, and somebody who only watches."""
    return [NOBODY, *range(match.players)]


@law
def same_key_same_game(walk: Walk) -> None:
    """The key and the moves decide everything."""
    match = walk.finish()
    twin = walk.new_match()
    for step in match.steps:
        assert twin.play(step.seat, step.move) == step
    assert twin.state_hash() == match.state_hash()


@law
def a_record_replays_to_the_same_state(walk: Walk) -> None:
    """Saved, loaded and replayed, at any moment, a game is the same."""
    for match in walk.positions():
        if match.is_over or walk.looks(0.1):
            again = replay(decode(encode(to_record(match))))
            assert as_dict(again.state) == as_dict(match.state)
            assert again.events() == match.events()
            assert again.waiting == match.waiting


@law
def somebody_can_always_move(walk: Walk) -> None:
    """Every seat that is asked has legal moves, all different; the others have none."""
    for match in walk.positions():
        for seat in range(match.players):
            moves = match.moves(seat)
            assert bool(moves) == (seat in match.waiting)
            assert len(moves) <= match.game.most_moves
            assert len(set(moves)) == len(moves)
        assert bool(match.waiting) == (match.state.reason == 0)


@law
def the_end_is_told(walk: Walk) -> None:
    """A game that is over has a reason, and says so to everybody."""
    match = walk.finish()
    reason = match.game.reasons[match.state.reason]
    assert match.state.reason > 0
    assert match.result()["reason"] == reason.name
    if reason.side is not None:
        assert match.result()["winners"]
    told = [event for event in match.steps[-1].events if reason.name in event.said.parts.values()]
    assert told
    assert all(event.is_seen_by(seat) for event in told for seat in seats_and_watchers(match))


@law
def components_are_conserved(walk: Walk) -> None:
    """Nothing is lost and nothing is doubled."""
    count = CENSUS[walk.setting.game]
    first = count(walk.match)
    for match in walk.positions():
        assert count(match) == first


@law
def verbs_change_nothing_but_their_arguments(walk: Walk) -> None:
    """Asking changes nothing; playing changes neither the box nor any earlier state."""
    box = as_bytes(walk.match.box.record)
    past: list[tuple[Match, str]] = []
    for match in walk.positions():
        before = as_bytes(match.state), as_bytes(match.stream)
        for seat in seats_and_watchers(match):
            match.moves(seat)
            match.view(seat)
        assert (as_bytes(match.state), as_bytes(match.stream)) == before
        past.append((match.copy(), match.state_hash()))
    assert as_bytes(walk.match.box.record) == box
    for match, state_hash in past:
        assert match.state_hash() == state_hash


@law
def what_may_be_said_gives_nothing_away(walk: Walk) -> None:
    """It is the same in all states that a seat cannot tell apart, and saying it changes nothing."""
    for match in walk.positions():
        if not walk.looks(0.2):
            continue
        for seat in range(match.players):
            sayable = match.statements(seat)
            assert bool(sayable) == (match.game.talk is not None and not match.is_over)
            world = match.copy()
            world.state = world.imagine(seat, stream_from_seed(len(match.steps)))
            assert world.statements(seat) == sayable
            if sayable:
                before = world.digest()
                world.say(seat, walk.random.choice(sayable))
                assert world.digest() == before


@law
def an_illegal_move_changes_nothing(walk: Walk) -> None:
    """A move that is not legal, or of a seat that is not asked, is refused with a reason."""
    words = walk.match.game.move_words
    for match in walk.positions():
        before = match.state_hash(), len(match.steps), draws_of(match.stream)
        move = words.from_flat(walk.random.randrange(words.flat_size))
        for seat in range(match.players):
            if move in match.moves(seat):
                continue
            try:
                match.play(seat, move)
            except NotAsked:
                assert seat not in match.waiting
            except IllegalMove:
                assert seat in match.waiting
            else:
                raise AssertionError(f"seat {seat} played {words.say(move)}")
        assert (match.state_hash(), len(match.steps), draws_of(match.stream)) == before


@law
def a_refusal_names_the_clause(walk: Walk) -> None:
    """A move of a kind that the seat may make, but not so, is refused by a clause of the rules."""
    game = walk.match.game
    if game.why_not is None:
        return
    for match in walk.positions():
        for seat in match.waiting:
            legal = match.moves(seat)
            kinds = {kind_of(move) for move in legal}
            move = game.move_words.from_flat(walk.random.randrange(game.move_words.flat_size))
            if move in legal or kind_of(move) not in kinds:
                continue
            with pytest.raises(IllegalMove, match=r" now: \d+\.\d+ "):
                match.play(seat, move)


@law
def moves_have_words_and_numbers(walk: Walk) -> None:
    """A move is the same in words, packed and as a flat number."""
    words = walk.match.game.move_words
    for match in walk.positions():
        for seat in match.waiting:
            for move in match.moves(seat):
                assert words.read(json.loads(json.dumps(words.say(move).as_list()))) == move
                assert words.from_flat(words.flat(move)) == move


@law
def simultaneous_answers_come_in_any_order(walk: Walk) -> None:
    """When several seats are asked, it does not matter who answers first."""
    for match in walk.positions():
        for one, other in combinations(match.waiting, 2):
            moves = {seat: walk.random.choice(match.moves(seat)) for seat in (one, other)}
            ends = []
            for order in ((one, other), (other, one)):
                twin = match.copy()
                for seat in order:
                    twin.play(seat, moves[seat])
                ends.append(
                    (twin.state_hash(), twin.events(len(match.steps)), as_bytes(twin.stream))
                )
            assert ends[0] == ends[1]


@law
def nobody_can_see_what_is_redrawn(walk: Walk) -> None:
    """Redraw what a seat cannot know: its view and its moves stay the same, to the byte."""
    count = CENSUS[walk.setting.game]
    dice = stream_from_seed(walk.seed)
    for match in walk.positions():
        for seat in seats_and_watchers(match):
            other = match.copy()
            other.state = other.imagine(seat, dice)
            assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
            assert other.view_bytes(seat) == match.view_bytes(seat)
            assert other.waiting == match.waiting
            assert other.moves(seat) == match.moves(seat)
            assert count(other) == count(match)


@law
def imagining_forgets_the_truth(walk: Walk) -> None:
    """From two states that a seat cannot tell apart, the same stream draws the same world.

    So nothing of the true state is left in what a bot is given, not even in a corner that no view
    shows.
    """
    dice = stream_from_seed(walk.seed)
    for match in walk.positions():
        for seat in seats_and_watchers(match):
            worlds = []
            for other in (match.copy(), match.copy()):
                if worlds:  # the second time, from another state that looks the same
                    other.state = other.imagine(seat, dice)
                fresh = stream_from_seed(walk.seed + 1)
                worlds.append(as_dict(other.imagine(seat, fresh)))
            assert worlds[0] == worlds[1]


@law
def secret_decisions_leave_no_trace(walk: Walk) -> None:
    """Whatever a seat decides in secret, the others see the same events and the same table.

    For every onlooker: in a world it cannot tell from the true one, another legal move of the
    mover is played too. If the true move was made under seal, nothing may differ.
    """
    dice = stream_from_seed(walk.seed)
    for match in walk.positions():
        if match.is_over:
            return
        mover = walk.random.choice(match.waiting)
        true = match.copy()
        step = true.play(mover, walk.random.choice(match.moves(mover)))
        for onlooker in seats_and_watchers(match):
            if onlooker == mover or not step.silent:
                continue
            world = match.copy()
            world.state = world.imagine(onlooker, dice)
            other = world.play(mover, walk.random.choice(world.moves(mover)))
            goes_on = other.silent and mover in world.waiting
            if goes_on != (mover in true.waiting):
                continue  # a first part of an answer, and a last one: not the same decision
            assert other.silent
            assert json.dumps(world.view(onlooker)) == json.dumps(true.view(onlooker))


@law
def a_silent_step_changes_nothing_for_other_seats(walk: Walk) -> None:
    """Nothing in anybody else's view but `waiting`, nor their moves; the server relies on it.

    And if not even `waiting` changes, as with the first part of an answer, nor whether they may
    take their own last move back: to try would tell of it.
    """
    for match in walk.positions():
        if match.is_over:
            return
        mover = walk.random.choice(match.waiting)
        after = match.copy()
        if not after.play(mover, walk.random.choice(match.moves(mover))).silent:
            continue
        for onlooker in seats_and_watchers(match):
            if onlooker == mover:
                continue
            assert match.view(onlooker)["waiting"] == match.waiting
            expected = {**match.view(onlooker), "waiting": after.waiting}
            assert json.dumps(after.view(onlooker)) == json.dumps(expected)
            assert after.moves(onlooker) == match.moves(onlooker)
            if after.waiting == match.waiting:
                assert may_undo(after, onlooker) == may_undo(match, onlooker)


def may_undo(match: Match, seat: int) -> bool:
    """Whether a seat may take its last move back alone."""
    try:
        match.undoable(seat)
    except CannotUndo:
        return False
    return True


@law
def history_is_what_a_seat_saw_and_did(walk: Walk) -> None:
    """In order, its own moves before what they caused; nothing that others did under seal."""
    read: dict[int, list[object]] = {seat: [] for seat in range(walk.setting.players)}
    for match in walk.positions():
        seat = walk.random.randrange(match.players)
        read[seat] += plain(match, Position(match, seat).history(len(read[seat])))
        expected: list[object] = [e.as_list() for e in match.opening if e.is_seen_by(seat)]
        for step in match.steps:
            expected += [step.move] if step.seat == seat else []
            expected += [event.as_list() for event in step.events if event.is_seen_by(seat)]
        assert read[seat] == expected


def plain(match: Match, history: Iterable[Seen]) -> list[object]:
    """A history in words: the seat's own moves as they are, events as lists."""
    kinds = match.game.event_words.kinds
    return [
        int(seen.move)
        if seen.kind == OWN_MOVE
        else [kinds[seen.kind].name, *kinds[seen.kind].words(list(seen.parts)).values()]
        for seen in history
    ]


@law
def imagined_worlds_can_be_played(walk: Walk) -> None:
    """What `imagine` draws is a real position: it plays on to the end."""
    dice = stream_from_seed(walk.seed)
    for match in walk.positions():
        if match.is_over or not walk.looks(0.1):
            continue
        world = match.copy()
        seat = walk.random.choice(seats_and_watchers(match))
        world.state = world.imagine(seat, dice)
        while not world.is_over:
            mover = walk.random.choice(world.waiting)
            world.play(mover, walk.random.choice(world.moves(mover)))


@law
def undo_never_takes_back_what_was_learned(walk: Walk) -> None:
    """After a draw, a reveal or another's visible decision, nothing before it can be undone."""
    for match in walk.positions():
        if not walk.looks(0.3):
            continue
        for seat in range(match.players):
            twin = match.copy()
            try:
                undone = twin.undo(seat)
            except CannotUndo:
                assert twin.state_hash() == match.state_hash()
                continue
            assert undone.seat == seat
            assert draws_of(twin.stream) == draws_of(match.stream)
            since = next(n for n, step in enumerate(match.steps) if step is undone)
            assert not any(step.informs for step in match.steps[since:])
            assert all(step.silent for step in match.steps[since:] if step.seat != seat)
            again = twin.copy()
            again.play(seat, undone.move)
            assert as_dict(again.state) == as_dict(match.state)


@law
def everything_has_words_in_every_language(walk: Walk) -> None:
    """Each move that can be made and each event that happens can be told in all languages."""
    names = [f"Name {seat}" for seat in range(walk.setting.players)]
    game, box = walk.match.game, walk.match.box
    speakers = [Speaker(game, box, language, names) for language in LANGUAGES]
    for match in walk.positions():
        for speaker in speakers:
            for seat in match.waiting:
                assert speaker.question(match.view(seat)["asked"]).strip()
                labels = [speaker.move(move) for move in match.moves(seat)]
                assert len(set(labels)) == len(labels), "two moves have the same label"
            for event in match.steps[-1].events if match.steps else match.opening:
                assert speaker.event(event.said).strip()


@law
def only_a_seat_that_is_asked_is_asked(walk: Walk) -> None:
    """A view asks its seat something exactly when the seat owes a decision."""
    for match in walk.positions():
        for seat in seats_and_watchers(match):
            assert (match.view(seat)["asked"] is not None) == (seat in match.waiting)


@law
def nonsense_is_refused(walk: Walk) -> None:
    """What is not a move at all is refused with a sentence, and changes nothing."""
    match = walk.match
    before = match.state_hash()
    kind = match.game.move_words.kinds[0]
    too_much = [kind.name, *[0] * (len(kind.parts) + 1)]
    for nonsense in (None, 7, "take", [], [1], ["fly"], [kind.name, "x"], too_much, [[]], {}):
        try:
            match.play_words(match.waiting[0], nonsense)
        except MoveError:
            continue
        raise AssertionError(f"{nonsense!r} was played")
    assert match.state_hash() == before
