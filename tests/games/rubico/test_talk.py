"""What may be said in Rubico, and when: talk is free all game long."""

from __future__ import annotations

import pytest

from rubra.core.match import Match
from rubra.core.texts import LANGUAGES, Speaker
from rubra.games.rubico.talk import MOST_STATEMENTS, TALK
from tests.laws.walk import Setting, Walk

from .tables import new_match


def sayable(match: Match, seat: int) -> list[str]:
    """All that a seat may say, in words."""
    return [str(TALK.words.say(one)) for one in match.statements(seat)]


def play_until(match: Match, step: int) -> None:
    """The first move of everybody, until a step of a turn is reached."""
    while match.state.step != step:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_everybody_may_talk_whenever_the_game_is_on(players: int) -> None:
    """Each thing once; about all the others, never about oneself; and no more at the end."""
    walk = Walk(Setting("rubico", players), seed=1)
    most = 0
    for match in walk.positions():
        for seat in range(players):
            said = match.statements(seat)
            most = max(most, len(said))
            assert bool(said) != match.is_over
            assert len(set(said)) == len(said) <= MOST_STATEMENTS
        if not match.is_over:
            seat = int(match.state.centurion)
            words = sayable(match, seat)
            assert {f"trust {other}" for other in range(players) if other != seat} <= set(words)
            assert f"trust {seat}" not in words
    assert most > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_said_is_a_sentence(language: str) -> None:
    """With the names of those it is about, each a different one."""
    walk = Walk(Setting("rubico", 4), seed=2)
    for match in walk.positions():
        speaker = Speaker(match.game, match.box, language, ["Ada", "Bea", "Cid", "Dan"])
        for seat in range(4):
            sentences = [speaker.statement(one) for one in match.statements(seat)]
            assert len(set(sentences)) == len(sentences)
            assert all(one.endswith((".", "!", "?")) for one in sentences)


@pytest.mark.parametrize("players", [3, 5])
def test_the_centurion_has_no_cards_to_speak_of(players: int) -> None:
    """All the others have, as soon as they have drawn."""
    match = new_match(players)
    centurion = int(match.state.centurion)
    for seat in range(players):
        of_cards = [one for one in sayable(match, seat) if one.startswith("hold")]
        assert bool(of_cards) == (seat != centurion)


def test_what_lies_in_a_place_is_said_once_all_rows_lie() -> None:
    """Before, it would tell who has laid a row already."""
    match = new_match(5)
    seat = match.waiting[0]
    assert not any(one.startswith("lies") for one in sayable(match, seat))
    match.play(seat, match.moves(seat)[0])
    assert not any(one.startswith("lies") for one in sayable(match, seat))
    play_until(match, 1)
    assert f"lies {2} blue" in sayable(match, seat)
    assert f"lies {3} blue" not in sayable(match, seat)  # with five, a row has three cards


def test_only_cards_that_the_deck_holds_are_spoken_of() -> None:
    """With five there is one Pompey."""
    match = new_match(5)
    words = sayable(match, match.waiting[0])
    assert "hold_some pompey 1" in words
    assert "hold_some pompey 2" not in words
    assert "hold 3 0 0 0" in words
    assert "hold 1 0 0 2" not in words


def test_the_centurion_says_why_from_whom_he_took() -> None:
    """Of those from whom a card was taken this turn; nobody else does."""
    match = new_match(5)
    play_until(match, 2)
    centurion = int(match.state.centurion)
    assert not any(one.startswith("took") for one in sayable(match, centurion))
    move = match.moves(centurion)[0]
    match.play(centurion, move)
    owner = match.game.move_words.say(move).parts["seat"]
    took = {one for one in sayable(match, centurion) if one.startswith("took")}
    assert took == {f"took {owner} {why}" for why in ("trusted", "declared", "tested")}
    assert not any(one.startswith("took") for one in sayable(match, (centurion + 1) % 5))
