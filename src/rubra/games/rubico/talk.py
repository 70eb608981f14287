"""What may be said in Rubico (5.6): talk is free all game long, lies included, and binds nobody."""

from __future__ import annotations

from rubra.core.game import MoveArray
from rubra.core.rule import rule
from rubra.core.talk import Talk
from rubra.core.vocabulary import Domain, MoveKind, Vocabulary, Words
from rubra.games.rubico.state import OVER, SUGGEST, Box, State
from rubra.games.rubico.words import CLAIM, KINDS, MARCH_KINDS, ROLE, SEAT, SLOT, Move

MARCH = Domain("march", KINDS, spoken="card")
MOTIVE = Domain("motive", ("trusted", "declared", "tested"))
TOPIC = Domain("topic", ("cards", "opinion", "side"))
MOTIVES = 3
CARDS_ASKED, OPINION_ASKED, SIDE_ASKED = range(3)
QUESTIONS = 3

MOST_STATEMENTS = 128  # no seat ever has more to choose from


class Say(Words):
    """What a seat can say, at any time unless it is told otherwise."""

    # Of its own cards, once it has drawn some
    hold = MoveKind(red=CLAIM, blue=CLAIM, janus=CLAIM, pompey=CLAIM)  # all of them
    hold_some = MoveKind(card=MARCH, count=CLAIM)  # at least so many
    lies = MoveKind(slot=SLOT, card=MARCH)  # once all rows lie: what lies in this place
    # Of itself
    am = MoveKind(role=ROLE)
    rather_not = MoveKind()
    # Of another seat
    trust = MoveKind(seat=SEAT)
    suspect = MoveKind(seat=SEAT)
    accuse = MoveKind(seat=SEAT)
    deny = MoveKind(seat=SEAT)  # what that seat says of this one
    ask = MoveKind(seat=SEAT, topic=TOPIC)
    took = MoveKind(seat=SEAT, motive=MOTIVE)  # as Centurion: why from that seat


@rule
def statements(box: Box, state: State, seat: int, out: MoveArray) -> int:
    """All that a seat may say now."""
    if state.step == OVER:
        return 0
    count = 0
    if seat != state.centurion:
        count = list_cards(box, state, out)
    for role in range(2):
        out[count] = Say.am(role)
        count += 1
    out[count] = Say.rather_not()
    count += 1
    for other in range(state.players):
        if other != seat:
            count = list_others(state, seat, other, out, count)
    return count


@rule
def list_cards(box: Box, state: State, out: MoveArray) -> int:
    """Of one's own cards: anything that could be so, true or not."""
    setup = box.setups[state.players]
    count = 0
    for number in range(1, setup.claim_count):  # the first is silence
        claim = int(setup.claims[number])
        out[count] = Say.hold(
            Move.declare.red(claim),
            Move.declare.blue(claim),
            Move.declare.janus(claim),
            Move.declare.pompey(claim),
        )
        count += 1
    for kind in range(MARCH_KINDS):
        for least in range(1, 1 + min(int(setup.hand), int(setup.march[kind]))):
            out[count] = Say.hold_some(kind, least)
            count += 1
    if state.step != SUGGEST:
        for slot in range(setup.hand):
            for kind in range(MARCH_KINDS):
                if setup.march[kind]:
                    out[count] = Say.lies(slot, kind)
                    count += 1
    return count


@rule
def list_others(state: State, seat: int, other: int, out: MoveArray, first: int) -> int:
    """Of another seat, or to it."""
    count = first
    out[count] = Say.trust(other)
    out[count + 1] = Say.suspect(other)
    out[count + 2] = Say.accuse(other)
    out[count + 3] = Say.deny(other)
    count += 4
    for topic in range(QUESTIONS):
        out[count] = Say.ask(other, topic)
        count += 1
    if seat == state.centurion and state.seats[other].taken:
        for motive in range(MOTIVES):
            out[count] = Say.took(other, motive)
            count += 1
    return count


TALK = Talk(
    Vocabulary(Say, "statement"),
    statements,
    MOST_STATEMENTS,
    rouses=("turn_began", "rows_laid"),
)
