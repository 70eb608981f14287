"""Statements: said beside the moves, heard in order, cut by going back, kept in records."""

from __future__ import annotations

from typing import Any

import pytest

from rubra.core import registry
from rubra.core.errors import NotSayable, RecordFileError, UnreadableMove
from rubra.core.journal import NOBODY, OWN_MOVE, STATEMENT
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record_file import decode, encode, replay, to_record
from rubra.core.stream import key_of, stream_from_seed
from rubra.core.talk import EACH_TURN

RUBICO = registry.load("rubico")


def new_match(players: int = 4, game: str = "rubico") -> Match:
    """A game as it begins."""
    return Match(registry.load(game), players, key_of(stream_from_seed(1)))


def play_on(match: Match, moves: int) -> None:
    """The first legal move of whoever is asked first, so many times."""
    for _ in range(moves):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])


def as_words(history: Any) -> list[tuple[int, list[int], int]]:
    """A history as plain numbers: what lies between them in memory may be anything."""
    return [(int(one.kind), one.parts.tolist(), int(one.move)) for one in history]


def words_of(match: Match) -> list[str]:
    """All that stands, with the number of moves made before."""
    assert match.game.talk is not None
    return [f"{one.at} {one.seat} {match.game.talk.words.say(one.words)}" for one in match.said]


def test_a_statement_changes_nothing_but_what_was_said() -> None:
    """Neither the state, nor what may be done, nor chance."""
    match = new_match()
    before = match.digest(), match.waiting, match.moves(match.waiting[0])
    match.say_words(0, ["trust", 1])
    assert (match.digest(), match.waiting, match.moves(match.waiting[0])) == before
    assert words_of(match) == ["0 0 trust 1"]


def test_everybody_hears_it_in_its_place() -> None:
    """Between what happened before and after, also those who only watch."""
    match = new_match()
    play_on(match, 6)
    match.say_words(2, ["suspect", 1])
    read = {seat: len(match.history(seat)) for seat in range(4)}
    play_on(match, 1)
    match.say_words(1, ["deny", 2])
    for seat in (NOBODY, 0, 1, 2, 3):
        history = match.history(seat)
        heard = [(int(one.parts[0]), int(one.move)) for one in history if one.kind == STATEMENT]
        assert heard == [(one.seat, one.words) for one in match.said]
        again = match.copy()
        again._seen = {}  # read at once it is the same
        assert as_words(again.history(seat)) == as_words(history)
        if seat != NOBODY:
            assert history[read[seat] - 1].kind == STATEMENT
            assert as_words(match.history(seat, read[seat])) == as_words(history[read[seat] :])
    own = [int(one.kind) for one in match.history(match.steps[-1].seat)]
    assert own.index(STATEMENT) < len(own) - 1 - own[::-1].index(OWN_MOVE)


def test_a_position_says_what_was_said_and_what_may_be() -> None:
    """That is part of what a bot is given."""
    match = new_match()
    match.say_words(3, ["am", "legionary"])
    position = Position(match, 1)
    assert position.said() == match.said
    assert position.statements() == match.statements(1)


def test_nobody_says_more_than_so_much_in_a_turn() -> None:
    """The next turn of the game begins to count anew."""
    match = new_match()
    for _ in range(EACH_TURN):
        match.say_words(0, ["rather_not"])
    assert match.statements(0) == []
    with pytest.raises(NotSayable, match=f"has said {EACH_TURN} things"):
        match.say_words(0, ["trust", 1])
    assert match.statements(1)
    turn = int(match.state.turn)
    while int(match.state.turn) == turn:
        play_on(match, 1)
    match.say_words(0, ["trust", 1])


def test_what_cannot_be_said_is_refused() -> None:
    """Nonsense, things about oneself, at a wrong time, in a game without talk; then nothing was."""
    match = new_match()
    for words, error in (
        (["fly"], UnreadableMove),
        ("trust", UnreadableMove),
        (["trust"], UnreadableMove),
        (["trust", "1"], UnreadableMove),
        (["trust", 0], NotSayable),
        (["trust", 6], NotSayable),
        (["lies", 0, "red"], NotSayable),  # no row lies yet
    ):
        with pytest.raises(error):
            match.say_words(0, words)
    with pytest.raises(NotSayable):
        match.say_words(9, ["trust", 1])
    assert match.said == []
    other = new_match(2, "cathedral")
    assert other.statements(0) == []
    with pytest.raises(NotSayable, match="no talk"):
        other.say_words(0, ["trust", 1])


def test_going_back_unsays_what_was_said_in_later_moments() -> None:
    """What was said in the moment that one goes back to stands."""
    match = new_match()
    match.say_words(0, ["trust", 1])
    while len(match.moments) < 2:
        play_on(match, 1)
    match.say_words(1, ["trust", 2])
    first = len(match.steps)
    while len(match.moments) < 4:
        play_on(match, 1)
    match.say_words(2, ["trust", 3])
    match.go_back(first)
    assert [one.seat for one in match.said] == [0, 1]
    assert len(match.history(0)[match.history(0)["kind"] == STATEMENT]) == 2
    match.go_back(0)
    assert [one.seat for one in match.said] == [0]


def test_an_answer_under_seal_that_is_taken_back_unsays_nothing() -> None:
    """Nobody noticed it: that would tell of it."""
    match = new_match()
    seat, other = match.waiting[:2]
    match.play(seat, match.moves(seat)[0])
    match.say_words(other, ["suspect", seat])
    match.play(other, match.moves(other)[0])
    match.say_words(seat, ["trust", other])
    match.undo(seat)
    assert words_of(match) == [f"0 {other} suspect {seat}", f"1 {seat} trust {other}"]


def test_a_record_holds_it_and_older_ones_hold_nothing() -> None:
    """Saved, loaded and replayed at any moment; without statements a record is as it was."""
    match = new_match()
    assert "said" not in encode(to_record(match))
    match.say_words(0, ["trust", 1])
    play_on(match, 9)
    match.say_words(1, ["hold_some", "red", 2] if match.state.centurion != 1 else ["rather_not"])
    record = to_record(match)
    assert replay(decode(encode(record))).said == match.said
    play_on(match, 3)
    assert replay(decode(encode(to_record(match)))).said == match.said


@pytest.mark.parametrize(
    "said",
    [
        [[]],
        [["0", 0, "trust", 1]],
        [[0, 0, "trust", 0]],
        [[0, 0]],
        [[99, 0, "trust", 1]],
        [[2, 0, "trust", 1], [1, 0, "trust", 1]],
        [[0, "0", "trust", 1]],
        [[0, 0, "rather_not"]] * (EACH_TURN + 1),
    ],
)
def test_a_record_with_statements_that_nobody_made_is_refused(said: list[list[str | int]]) -> None:
    """In the wrong place, by nobody, or too much."""
    match = new_match()
    play_on(match, 3)
    record = to_record(match)
    record.said.extend(said)
    with pytest.raises(RecordFileError):
        replay(decode(encode(record)))
