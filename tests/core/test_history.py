"""What a seat saw and did, as bots read it: on the smallest real game.

That it is complete and in order, and tells nothing of others, is a law: `tests/laws/laws.py`.
"""

from __future__ import annotations

from rubra.core import registry
from rubra.core.journal import OWN_MOVE, Seen
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import dtype_of
from tests.laws.laws import plain

KEY = bytes(16)


def new_match(**options: bool) -> Match:
    """Rubico with three players: two of them lay rows, the Centurion then takes cards."""
    return Match(registry.load("rubico"), 3, KEY, options)


def play_first(match: Match, seat: int) -> int:
    """Any legal move of that seat."""
    move = match.moves(seat)[0]
    match.play(seat, move)
    return move


def kinds_seen(match: Match, seat: int) -> list[str]:
    """What a seat saw and did, each by its kind."""
    words = match.game.event_words.kinds
    history = match.history(seat)
    return ["own move" if s.kind == OWN_MOVE else words[s.kind].name for s in history]


def test_before_the_first_move_a_seat_has_seen_the_opening() -> None:
    """Its own role and its own cards, and no others."""
    match = new_match()
    centurion = int(match.state.centurion)
    for seat in range(3):
        drew = [] if seat == centurion else ["drew"]
        assert kinds_seen(match, seat) == ["got_role", "turn_began", *drew]
    role = int(match.state.seats[1].role)
    assert int(match.history(1)[0].parts[0]) == role


def test_a_seat_s_own_moves_are_in_its_history_at_once() -> None:
    """Though nobody else notices them."""
    match = new_match()
    seat, other = match.waiting
    before = {s: kinds_seen(match, s) for s in range(3)}
    row = play_first(match, seat)
    assert kinds_seen(match, seat) == [*before[seat], "own move"]
    assert int(match.history(seat)[-1].move) == row
    for onlooker in {0, 1, 2} - {seat}:
        assert kinds_seen(match, onlooker) == before[onlooker]
    claim = play_first(match, seat)
    assert [int(seen.move) for seen in match.history(seat)[-2:]] == [row, claim]
    assert kinds_seen(match, other) == before[other]


def test_a_move_comes_before_what_it_caused() -> None:
    """The last seat to lay its row sees all rows lie after its own move."""
    match = new_match(declarations=False)
    first, last = match.waiting
    play_first(match, first)
    play_first(match, last)
    assert kinds_seen(match, last)[-3:] == ["own move", "rows_laid", "asked_to_take"]
    assert kinds_seen(match, first)[-3:] == ["own move", "rows_laid", "asked_to_take"]
    centurion = int(match.state.centurion)
    assert kinds_seen(match, centurion)[-3:] == ["turn_began", "rows_laid", "asked_to_take"]


def test_a_history_can_be_read_from_any_number_on() -> None:
    """Piece by piece it is the same as all at once."""
    match = new_match()
    pieces = []
    while match.state.turn < 3:
        position = Position(match, 1)
        pieces += plain(match, position.history(len(pieces)))
        assert len(position.history(len(pieces))) == 0
        play_first(match, match.waiting[0])
    pieces += plain(match, match.history(1, len(pieces)))
    again = new_match()
    again.restart([(step.seat, step.move) for step in match.steps])
    assert pieces == plain(again, again.history(1))
    for since in range(len(pieces) + 1):
        assert plain(match, match.history(1, since)) == pieces[since:]


def test_histories_are_arrays_that_compiled_players_can_read() -> None:
    """Also when nothing is new."""
    match = new_match()
    for _ in range(6):
        assert match.history(0).dtype == dtype_of(Seen)
        assert match.history(0, 1000).dtype == dtype_of(Seen)
        play_first(match, match.waiting[0])


def test_copies_go_their_own_ways() -> None:
    """What happens in one is not in the history of the other, and they are different pasts."""
    match = new_match()
    seat = match.waiting[0]
    match.history(seat)
    twin = match.copy()
    assert twin.era is not match.era
    one, other = match.moves(seat)[:2]
    match.play(seat, one)
    twin.play(seat, other)
    assert [int(match.history(seat)[-1].move), int(twin.history(seat)[-1].move)] == [one, other]
    assert len(match.history(seat)) == len(twin.history(seat))


def test_playing_on_is_the_same_era() -> None:
    """Whoever has read so far can go on from there."""
    match = new_match()
    era = match.era
    while not match.is_over:
        play_first(match, match.waiting[0])
        assert Position(match, 0).era is era


def test_an_undo_begins_another_era_without_what_was_undone() -> None:
    """The past is not what it was: read again."""
    match = new_match()
    seat = match.waiting[0]
    era = match.era
    before = plain(match, match.history(seat))
    play_first(match, seat)
    assert len(match.history(seat)) == len(before) + 1
    match.undo(seat)
    assert Position(match, seat).era is not era
    assert plain(match, match.history(seat)) == before


def test_a_replay_begins_another_era() -> None:
    """Whatever it is replayed to."""
    match = new_match()
    play_first(match, match.waiting[0])
    era = match.era
    match.restart([(step.seat, step.move) for step in match.steps])
    assert match.era is not era
