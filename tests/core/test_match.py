"""A match: playing, refusing, taking back; on the smallest real game."""

from __future__ import annotations

import random

import pytest

from rubra.core import registry
from rubra.core.errors import CannotUndo, IllegalMove, NotAsked, OptionError, UnknownGame
from rubra.core.journal import CAPACITY, EVERYONE, NOBODY, Event, Journal, read_journal, tell
from rubra.core.match import FIRST_STRIDE, MOST_KEPT, Match, Step
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import stream_from_seed
from rubra.core.vocabulary import EventKind, Said, Vocabulary, Words

KEY = bytes(16)


def new_match(players: int = 3, **options: bool) -> Match:
    """Rubico."""
    return Match(registry.load("rubico"), players, KEY, options)


def play_first(match: Match, seat: int) -> None:
    """Any legal move of that seat."""
    match.play(seat, match.moves(seat)[0])


def play_any(match: Match, dice: random.Random) -> None:
    """Any legal move of anybody."""
    seat = dice.choice(match.waiting)
    match.play(seat, dice.choice(match.moves(seat)))


def test_there_is_no_other_game() -> None:
    """The error names those there are."""
    with pytest.raises(UnknownGame, match=r"the games are .*rubico"):
        registry.load("chess")


@pytest.mark.parametrize("players", [2, 8, True])
def test_the_number_of_players_is_checked(players: int) -> None:
    """The error names those allowed."""
    with pytest.raises(OptionError, match="3, 4, 5, 6, 7"):
        new_match(players)


def test_an_unknown_option_is_refused() -> None:
    """The error names those there are."""
    with pytest.raises(OptionError, match="its options: declarations"):
        new_match(colour=True)


def test_an_option_takes_only_its_values() -> None:
    """One is not True here."""
    with pytest.raises(OptionError, match="false or true, not 1"):
        Match(registry.load("rubico"), 3, KEY, {"declarations": 1})


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    """The Centurion waits for the rows."""
    match = new_match()
    centurion = int(match.state.centurion)
    with pytest.raises(NotAsked, match="asked: "):
        match.play(centurion, 0)
    assert match.moves(centurion) == []
    assert match.moves(99) == []


def test_an_illegal_move_is_refused_with_its_name() -> None:
    """The game is as it was."""
    match = new_match()
    before = match.state_hash()
    with pytest.raises(IllegalMove, match=r"'take 0 0'.* kinds lay"):
        match.play_words(match.waiting[0], ["take", 0, 0])
    assert match.state_hash() == before
    assert match.steps == []


def test_nothing_can_be_played_after_the_end() -> None:
    """The error says so."""
    match = new_match()
    while not match.is_over:
        play_first(match, match.waiting[0])
    with pytest.raises(NotAsked, match="over"):
        match.play(0, 0)


def test_a_secret_answer_can_be_taken_back() -> None:
    """A row that nobody has seen, though another seat has answered in secret since."""
    match = new_match(declarations=False, players=4)
    first, second, _ = match.waiting
    start = match.state_hash()
    play_first(match, first)
    play_first(match, second)
    match.undo(first)
    assert match.waiting[0] == first
    match.undo(second)
    assert match.state_hash() == start


def test_a_public_choice_can_be_taken_back_until_something_is_shown() -> None:
    """The Centurion may think again about a card they took, but not after the reveal."""
    match = new_match(declarations=False)
    for seat in match.waiting:
        play_first(match, seat)
    centurion = int(match.state.centurion)
    assert match.waiting == [centurion]
    play_first(match, centurion)
    match.undo(centurion)
    assert match.state.taken_count == 0
    while match.waiting == [centurion]:
        play_first(match, centurion)
    with pytest.raises(CannotUndo, match="drawn or shown"):
        match.undo(centurion)


def test_a_seat_takes_back_only_its_own_moves() -> None:
    """Not the deal, and not before it has moved."""
    match = new_match()
    with pytest.raises(CannotUndo, match="no move"):
        match.undo(match.waiting[0])


def test_declarations_settle_what_was_laid() -> None:
    """Once all declarations are heard, no row can be laid anew."""
    match = new_match()
    seats = match.waiting
    for seat in seats:
        play_first(match, seat)
        play_first(match, seat)
    for seat in seats:
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_events_are_seen_by_their_audience_alone() -> None:
    """A spectator sees what everybody sees."""
    private = Event(Said("drew", {}), 0b10)
    public = Event(Said("turn_began", {}), 0xFFFF)
    assert [private.is_seen_by(seat) for seat in (NOBODY, 0, 1, 2)] == [False, False, True, False]
    assert all(public.is_seen_by(seat) for seat in (NOBODY, 0, 6))


def test_a_journal_that_overflows_says_so() -> None:
    """Instead of writing over what lies behind it."""

    class Bell(Words):
        rang = EventKind()

    journal = blank(Journal)
    words = Vocabulary(Bell)
    for _ in range(CAPACITY):
        tell(journal, EVERYONE, Bell.rang())
    assert len(read_journal(journal, words)) == CAPACITY
    tell(journal, EVERYONE, Bell.rang())
    with pytest.raises(OverflowError, match=str(CAPACITY)):
        read_journal(journal, words)


def test_a_position_gives_only_what_the_seat_may_know() -> None:
    """The true state cannot be reached from it by name."""
    match = new_match(players=5)
    position = Position(match, match.waiting[0])
    assert position.view() == match.view(position.seat)
    assert position.moves() == match.moves(position.seat)
    assert all(event.is_seen_by(position.seat) for event in position.events())
    assert not any(hasattr(position, name) for name in ("match", "state", "stream", "key"))
    imagined = position.imagine(stream_from_seed(1))
    assert imagined is not match.state


def test_going_back_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is, and wherever it goes back to; and it leads to the same."""
    game, ends = registry.load("cathedral"), {"standstill": True}
    match, dice = Match(game, 4, KEY, ends), random.Random(1)
    states = [match.digest()]
    while not match.is_over:
        play_any(match, dice)
        states.append(match.digest())
    assert len(match.steps) > 150
    steps, seen = match.steps, str(match.history(0).tolist())
    played = 0
    play = Match.play

    def count(self: Match, seat: int, move: int) -> Step:
        nonlocal played
        played += 1
        return play(self, seat, move)

    monkeypatch.setattr(Match, "play", count)
    for back in (len(steps) - 1, len(steps) // 2, 33, 32, 17, 16, 1, 0):
        twin = match.copy()
        assert twin.digest() == states[-1]
        played = 0
        twin.go_back(back)
        assert played <= 2 * len(steps) / MOST_KEPT + FIRST_STRIDE
        assert twin.digest() == states[back]
        assert twin.steps == steps[:back]
        told = steps[back - 1].events if back else match.opening
        assert tuple(read_journal(twin.journal, match.game.event_words)) == told
        for step in steps[back:]:
            twin.play(step.seat, step.move)
        assert twin.digest() == states[-1]
        assert str(twin.history(0).tolist()) == seen
    assert match.digest() == states[-1]


def test_only_so_many_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of any length keeps as many."""
    match, dice = Match(registry.load("rubricatus"), 4, KEY), random.Random(1)
    monkeypatch.setattr("rubra.core.match.FIRST_STRIDE", 2)
    match.go_back(0)
    for _ in range(3):
        while not match.is_over:
            play_any(match, dice)
            assert len(match._kept) < MOST_KEPT
            assert len(match._kept) == len(match.steps) // match._stride
        match.go_back(len(match.steps) // 2)
