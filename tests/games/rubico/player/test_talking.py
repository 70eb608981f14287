"""Rubico's bots hear talk and talk themselves: for their side, seldom, and to the point."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rubra.bots.levels import Bot, make_bot
from rubra.bots.talking import Listener, converse, word_of
from rubra.core.journal import STATEMENT
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import as_bytes
from rubra.core.record_file import decode, encode, replay, to_record
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.player.memory import HONESTLY
from rubra.games.rubico.player.talking import ACCUSING, SPARING, SUSPECTING
from rubra.games.rubico.talk import TALK, Say
from rubra.games.rubico.words import LEGIONARY, SENATOR
from tests.games.rubico.tables import new_match

from .brute import random_turn, seen, story, together, ways_of
from .test_belief import opinion, sit_down, tell


def says(seat: int, words: int) -> Any:
    """Somebody's statement, as the others hear it."""
    return together([seen(STATEMENT, seat, move=words)])


# --- Hearing ---


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("statement", "more", "senators"),
    [("accuse", ACCUSING, SPARING), ("suspect", SUSPECTING, SPARING)],
)
def test_whom_somebody_points_at_tells_a_little(
    players: int, statement: str, more: float, senators: float
) -> None:
    """By Bayes' rule over all dealings of the roles; the same said again tells nothing more."""
    turn = random_turn(players, 1)
    viewer, speaker, about = 0, 1, 2
    belief = sit_down(turn, viewer)
    before = np.array(opinion(belief, belief.own))
    ways = ways_of(belief, viewer)
    knows = players in (5, 7)
    chances = []
    for world in range(belief.worlds):
        blue = [bool(int(belief.senators[world]) >> seat & 1) for seat in range(players)]
        own = ways[2 * speaker + (SENATOR if blue[speaker] else LEGIONARY)].says
        if blue[speaker]:
            meant = float(own[1] + own[3]) if knows else 0.0
            times = senators
        else:
            meant, times = float(own[HONESTLY]), more
        others = [seat for seat in range(players) if seat != speaker]
        weights = {seat: times if blue[seat] else 1.0 for seat in others}
        aimed = weights[about] / sum(weights.values())
        chances.append(meant * aimed + (1 - meant) / len(others))
    expected = before * chances
    words = Say.accuse(about) if statement == "accuse" else Say.suspect(about)
    tell(belief, says(speaker, words))
    assert opinion(belief, belief.own) == pytest.approx(list(expected / expected.sum()), rel=1e-9)
    now = opinion(belief, belief.own)
    tell(belief, says(speaker, words))
    assert opinion(belief, belief.own) == now


def test_what_a_seat_says_itself_changes_only_what_others_think() -> None:
    """It knows itself what it thinks."""
    belief = sit_down(random_turn(5, 2), 0)
    own, public = opinion(belief, belief.own), opinion(belief, belief.public)
    tell(belief, says(0, Say.accuse(3)))
    assert opinion(belief, belief.own) == own
    assert opinion(belief, belief.public) != public


@pytest.mark.parametrize(
    "words", [Say.am(LEGIONARY), Say.am(SENATOR), Say.rather_not(), Say.ask(2, 0), Say.deny(2)]
)
def test_what_anybody_would_say_tells_nothing(words: int) -> None:
    """Nor does a question, whoever it is for; and nobody is judged by silence."""
    belief = sit_down(random_turn(5, 3), 0)
    own, public = opinion(belief, belief.own), opinion(belief, belief.public)
    tell(belief, says(1, words))
    assert (opinion(belief, belief.own), opinion(belief, belief.public)) == (own, public)


def test_what_is_said_of_cards_is_forgotten_with_the_cards() -> None:
    """In the next turn other cards lie there."""
    turn = random_turn(4, 4)
    belief = sit_down(turn, 0)
    tell(belief, story(turn, 0))
    told = as_bytes(belief.turn.seats)
    seat = next(one for one in turn.rows if one != 0)
    tell(belief, says(seat, Say.lies(0, 0)))
    assert as_bytes(belief.turn.seats) != told
    assert belief.turn.seats[seat].told
    tell(belief, story(random_turn(4, 5), 0)[:1])
    assert not belief.turn.seats[seat].told


# --- Speaking ---


def talkers(level: str, players: int, seed: int) -> dict[int, Bot]:
    """Bots at all seats, each with luck of its own."""
    return {seat: make_bot(level, stream_from_seed(100 * seed + seat)) for seat in range(players)}


def played(level: str, players: int, seed: int, *, talk: bool = True) -> Match:
    """A whole game of bots that talk, or do not."""
    match = new_match(players, seed)
    bots = talkers(level, players, seed)
    listener = Listener()
    while not match.is_over:
        if talk:
            converse(match, bots, listener)
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Position(match, seat)))
    return match


def words_of(match: Match) -> list[tuple[int, str]]:
    """Who said what."""
    return [(one.seat, str(TALK.words.say(one.words))) for one in match.said]


@pytest.mark.parametrize("players", [3, 5])
def test_bots_say_something_but_not_much(players: int) -> None:
    """At most one thing each turn, as nobody asks; and none ever owns up to be a senator."""
    said = 0
    for seed in range(6):
        match = played("easy", players, seed)
        of_turns = [(one.seat, one.turn) for one in match.said]
        assert len(set(of_turns)) == len(of_turns)
        assert all(words != "am senator" for _, words in words_of(match))
        said += len(match.said)
        assert replay(decode(encode(to_record(match)))).said == match.said
    assert said > 10


def test_a_game_of_bots_that_talk_is_the_same_with_the_same_luck() -> None:
    """Move by move and word by word."""
    first, second = played("easy", 4, 3), played("easy", 4, 3)
    assert first.said == second.said != []
    assert first.steps == second.steps


def test_moves_of_bots_that_do_not_believe_do_not_depend_on_talk() -> None:
    """What a bot says is drawn for a purpose of its own."""
    for seed in range(3):
        with_talk, without = played("easy", 3, seed), played("easy", 3, seed, talk=False)
        assert with_talk.said
        assert with_talk.steps == without.steps


def lying(match: Match) -> Match:
    """Played on until all rows lie."""
    bots = talkers("easy", match.players, 1)
    while match.state.step == 0:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Position(match, seat)))
    return match


@pytest.mark.parametrize("level", ["easy", "hard:10"])
@pytest.mark.parametrize(
    ("question", "kinds"),
    [
        ("cards", {"hold"}),
        ("opinion", {"trust", "suspect", "accuse", "rather_not"}),
        ("side", {"am"}),
    ],
)
def test_a_bot_that_is_asked_answers(level: str, question: str, kinds: set[str]) -> None:
    """Once, and to the question; a legionary says what they hold, a senator what they declared."""
    for seed in range(3):
        match = lying(new_match(5, seed))
        for seat in range(1, 5):
            match.say_words(0, ["ask", seat, question])
        for seat in range(1, 5):
            bot = make_bot(level, stream_from_seed(seat))
            statement = word_of(bot, Position(match, seat))
            assert statement is not None
            said = TALK.words.say(statement)
            place = match.state.seats[seat]
            if seat == match.state.centurion and question == "cards":
                assert said.kind == "rather_not"
                continue
            assert said.kind in kinds
            if question == "side":
                assert said.parts["role"] == "legionary"
            if question == "cards" and place.declared:
                assert list(said.parts.values()) == place.claim.tolist()
            elif question == "cards" and place.role == LEGIONARY:
                row = [int(card) for card in place.row]
                assert list(said.parts.values()) == [row.count(kind) for kind in range(4)]
            match.say(seat, statement)
            assert word_of(bot, Position(match, seat)) is None


def test_senators_lie_for_their_side() -> None:
    """Of those they doubt most are legionaries; of a card that is not red they say that it is."""
    named = {LEGIONARY: 0, SENATOR: 0}
    false = 0
    for seed in range(12):
        match = played("easy", 5, seed)
        roles = [int(match.state.seats[seat].role) for seat in range(5)]
        for seat, words in words_of(match):
            kind, *rest = words.split()
            if roles[seat] == SENATOR and kind in ("suspect", "accuse"):
                named[roles[int(rest[0])]] += 1
        watched = new_match(5, seed)
        said = list(match.said)
        for number, step in enumerate(match.steps):
            while said and said[0].at == number:
                one = said.pop(0)
                spoken = TALK.words.say(one.words)
                if spoken.kind == "lies":
                    row = watched.state.seats[one.seat].row
                    card = ("red", "blue", "janus", "pompey")[int(row[int(spoken.parts["slot"])])]
                    if card != spoken.parts["card"]:
                        assert roles[one.seat] == SENATOR
                        false += 1
            watched.play(step.seat, step.move)
    assert named[LEGIONARY] > named[SENATOR]
    assert false > 3
