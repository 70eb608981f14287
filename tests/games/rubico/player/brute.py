"""The chance of what a turn of Rubico shows, by going through every deal and every row.

Written from the rules and the heuristics, without a look at how belief.py adds it up, and slow.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from math import comb, prod
from typing import Any

from rubra.core.game import Box
from rubra.core.journal import NOBODY, OWN_MOVE, STATEMENT, Seen
from rubra.core.record import blank, blanks, snapshot
from rubra.games.rubico.game import GAME
from rubra.games.rubico.player import heuristics
from rubra.games.rubico.player.memory import MANNERS, SILENT, BeliefState, Ways
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.talk import TALK
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LEGIONARY,
    NO_CARD,
    POMPEY,
    RED,
    SENATOR,
    Event,
    Move,
)
from rubra.games.rubico.words import KINDS as WORDS

KINDS = (RED, BLUE, JANUS, POMPEY)
BEST_FIRST = (RED, JANUS, BLUE, POMPEY)  # the order of a loyal row; a treacherous one turns it

Row = tuple[int, ...]  # cards, from the owner's left
Counts = tuple[int, ...]  # how many cards of each kind


@dataclass(frozen=True)
class Turn:
    """A turn as it truly was."""

    players: int
    centurion: int
    rows: dict[int, Row]
    claims: dict[int, Counts | None]  # what each seat declared; None for silence
    taken: list[tuple[int, int]]  # seat and slot
    revealed: list[int]
    extra: int  # cards that the Senate added from the deck
    discarded: int  # cards that it threw away unseen
    peek: tuple[int, int] | None = None  # the card that the viewer saw with Roma
    told: dict[int, tuple[int, ...]] = field(default_factory=dict)  # what each says besides


def setup_of(players: int, box: Box = GAME.standard_box) -> Any:
    """A row of the set-up table, as plain numbers."""
    return box.printed.setups[players]


def random_turn(
    players: int, seed: int, *, extra: int = 0, discarded: int = 0, peek: bool = False
) -> Turn:
    """Any turn that could happen: cards are dealt from the deck, and what came up was taken."""
    dice = random.Random(f"{players} {seed} {extra} {discarded} {peek}")
    setup = setup_of(players)
    deck = [kind for kind in KINDS for _ in range(setup.march[kind])]
    dice.shuffle(deck)
    centurion = dice.randrange(players)
    advisers = [seat for seat in range(players) if seat != centurion]
    rows = {seat: tuple(deck.pop() for _ in range(setup.hand)) for seat in advisers}
    claims = {
        seat: dice.choice([counts(rows[seat]), None, any_claim(players, dice)]) for seat in advisers
    }
    slots = [(seat, slot) for seat in advisers for slot in dice.sample(range(setup.hand), 2)]
    taken = dice.sample(slots, 4 if players > 3 else 3)
    pile = [rows[seat][slot] for seat, slot in taken] + [deck.pop() for _ in range(extra)]
    dice.shuffle(pile)
    left = [(seat, slot) for seat in advisers for slot in range(setup.hand)]
    seen = dice.choice([card for card in left if card not in taken]) if peek else None
    shown = pile[discarded:]
    return Turn(players, centurion, rows, claims, taken, shown, extra, discarded, seen)


def any_claim(players: int, dice: random.Random) -> Counts:
    """Anything that may be declared."""
    setup = setup_of(players)
    return dice.choice(list(hands_from(tuple(setup.march), setup.hand)))


def counts(cards: Sequence[int]) -> Counts:
    """How many of each kind there are."""
    found = Counter(cards)
    return tuple(found[kind] for kind in KINDS)


def hands_from(deck: Counts, size: int) -> Iterator[Counts]:
    """Every hand of so many cards."""
    for hand in product(*(range(count + 1) for count in deck)):
        if sum(hand) == size:
            yield hand


@cache
def rows_of(hand: Counts) -> frozenset[Row]:
    """Every row that a hand can make."""
    return frozenset(permutations(kind for kind in KINDS for _ in range(hand[kind])))


# --- What a viewer is told ---


def story(turn: Turn, viewer: int) -> Any:
    """The turn as its viewer saw it, up to the moment before the cards come up."""
    told = [seen(*Event.turn_began(1, turn.centurion))]
    if viewer in turn.rows:
        row = (*turn.rows[viewer], NO_CARD)[:4]
        told.append(seen(OWN_MOVE, move=Move.lay(*row)))
    told.append(seen(*Event.rows_laid()))
    for seat, claim in turn.claims.items():
        told.append(
            seen(*Event.said_nothing(seat))
            if claim is None
            else seen(*Event.declared(seat, *claim))
        )
    told += [seen(STATEMENT, seat, move=one) for seat, words in turn.told.items() for one in words]
    told += [seen(*Event.took(turn.centurion, *card)) for card in turn.taken]
    if turn.peek and viewer in turn.rows:
        seat, slot = turn.peek
        told.append(seen(*Event.peeked(viewer, seat, slot)))
        told.append(seen(*Event.saw(seat, slot, turn.rows[seat][slot])))
    return together(told)


def reveal(turn: Turn) -> Any:
    """What everybody sees when the cards come up."""
    told = [seen(*Event.extra_card())] * turn.extra + [
        seen(*Event.discarded_unseen())
    ] * turn.discarded
    told += [seen(*Event.revealed(card, card)) for card in turn.revealed]
    red, blue, _, pompey = counts(turn.revealed)
    told.append(seen(*Event.counted(red, blue, pompey)))
    return together(told)


def seen(kind: int, *parts: int, move: int = 0) -> tuple[int, tuple[int, ...], int]:
    """One thing that a seat saw or did."""
    return kind, (*parts, *[0] * (6 - len(parts))), move


def together(told: list[tuple[int, tuple[int, ...], int]]) -> Any:
    """A history as compiled players read it."""
    history: Any = blanks(Seen, len(told))
    for number, (kind, parts, move) in enumerate(told):
        history[number].kind = kind
        history[number].parts = parts
        history[number].move = move
    return history


# --- How likely it was ---


def chances(
    turn: Turn, belief: BeliefState, viewer: int, ways: Any, *, revealed: bool
) -> list[float]:
    """For each world of a belief, the chance of what the viewer saw, up to a common factor.

    `ways` are the manners that the viewer thought likely before the turn was over.
    """
    looks = [float(belief.looks[seat]) for seat in range(turn.players)]
    return [
        chance(turn, looks, ways, viewer, int(belief.senators[world]), revealed)
        for world in range(belief.worlds)
    ]


def ways_of(belief: BeliefState, viewer: int) -> Any:
    """The manners of all seats in either role, as a viewer thinks now; a copy."""
    known = snapshot(belief)
    return known.public_ways if viewer == NOBODY else known.memory.ways


def chance(
    turn: Turn,
    looks: list[float],
    ways: Any,
    viewer: int,
    senators: int,
    revealed: bool,
    supposed: dict[tuple[int, int], int] | None = None,
) -> float:
    """The sum over all deals and all rows of the chance that they end in what was seen.

    With cards that are supposed to lie in some slots, only over those deals and rows.
    """
    setup = setup_of(turn.players)
    seats = list(turn.rows)
    known = {(viewer, slot): card for slot, card in enumerate(turn.rows.get(viewer, ()))}
    known |= supposed or {}
    if turn.peek and viewer in turn.rows:
        known[turn.peek] = turn.rows[turn.peek[0]][turn.peek[1]]
    up = counts(turn.revealed)
    spare = (turn.discarded,) * len(KINDS)  # of each kind, so many may have been thrown away

    @cache
    def gifts(seat: int, hand: Counts) -> Counter[Counts]:
        """What a seat with this hand gives, and how likely it lays and declares so."""
        role = SENATOR if senators >> seat & 1 else LEGIONARY
        left = heuristics.left_taken(looks[seat], looks[turn.centurion])
        found: Counter[Counts] = Counter()
        for row in rows_of(hand):
            if any(known.get((seat, slot), card) != card for slot, card in enumerate(row)):
                continue
            manners = 1.0
            if seat != viewer:  # who knows what it did, and why
                own = ways[2 * seat + role]
                manners = row_chance(own, row, left)
                manners *= claim_chance(
                    own,
                    turn.players,
                    row,
                    role,
                    looks[turn.centurion],
                    turn.claims[seat],
                    turn.told.get(seat, ()),
                )
            given = [row[slot] for owner, slot in turn.taken if owner == seat and revealed]
            found[counts(given)] += manners
        return found

    @cache
    def from_seat(place: int, deck: Counts, pile: Counts) -> float:
        """The rest of the sum, from one seat on, with these cards left and these taken."""
        if place == len(seats):
            return pile_chance(deck, pile, up, turn.extra, turn.discarded) if revealed else 1.0
        total = 0.0
        for hand in hands_from(deck, setup.hand):
            ways = prod(comb(have, drawn) for have, drawn in zip(deck, hand, strict=True))
            for given, manners in gifts(seats[place], hand).items():
                more = plus(pile, given)
                if all(n <= most for n, most in zip(more, plus(up, spare), strict=True)):
                    left = minus(deck, hand)
                    total += ways * manners * from_seat(place + 1, left, more)
        return total

    return from_seat(0, tuple(setup.march), (0, 0, 0, 0))


def likely_rows(turn: Turn, belief: BeliefState, viewer: int, seat: int) -> dict[Row, float]:
    """How likely a seat laid each row, as the viewer should believe before the reveal."""
    setup = setup_of(turn.players)
    looks = [float(belief.looks[other]) for other in range(turn.players)]
    ways = ways_of(belief, viewer)
    found: Counter[Row] = Counter()
    for world in range(belief.worlds):
        if belief.now[world]:
            senators = int(belief.senators[world])
            total = chance(turn, looks, ways, viewer, senators, False)
            for hand in hands_from(tuple(setup.march), setup.hand):
                for row in rows_of(hand):
                    laid = {(seat, slot): card for slot, card in enumerate(row)}
                    part = chance(turn, looks, ways, viewer, senators, False, laid)
                    found[row] += float(belief.now[world]) * part / total
    return dict(found)


def pile_chance(deck: Counts, pile: Counts, up: Counts, extra: int, discarded: int) -> float:
    """The chance that of these taken cards, after what the Senate does, exactly these come up."""
    if extra:
        return sum(
            deck[kind]
            / sum(deck)
            * pile_chance(minus(deck, one(kind)), plus(pile, one(kind)), up, extra - 1, discarded)
            for kind in KINDS
            if deck[kind]
        )
    if discarded:
        return sum(
            pile[kind] / sum(pile) * pile_chance(deck, minus(pile, one(kind)), up, 0, discarded - 1)
            for kind in KINDS
            if pile[kind]
        )
    return float(pile == up)


def usual(role: int) -> Any:
    """The manners of a bot that goes by the heuristics."""
    ways: Any = blank(Ways)
    heuristics.usual_ways(ways, role)
    return snapshot(ways)


def unknown(role: int) -> Any:
    """The manners of somebody of whom only the role is known."""
    ways: Any = blank(Ways)
    heuristics.first_ways(ways, role)
    return snapshot(ways)


def row_chance(ways: Any, row: Row, left: float) -> float:
    """The chance that somebody of these manners lays this row."""
    ordered = tuple(sorted(row, key=BEST_FIRST.index))
    alike = len(rows_of(counts(row)))
    often = heuristics.laying(ways, left)
    return float(heuristics.row_chance(*often, row == ordered, row == ordered[::-1], alike))


def claim_chance(
    ways: Any,
    players: int,
    row: Row,
    role: int,
    centurion: float,
    claim: Counts | None,
    told: tuple[int, ...] = (),
) -> float:
    """The chance of what is said of this row, if the Centurion looks blue with this chance.

    It is declared and told by one and the same manner.
    """
    setup = setup_of(players)
    truth = number_of(counts(row))
    boast = int(heuristics.boast_number(setup, counts(row)))
    lies = heuristics.deceives(truth, boast, row[0])
    fibs = heuristics.fib_chance(role, centurion)
    total = 0.0
    for manner in range(MANNERS):
        alone: Any = blank(Ways)
        alone.says[manner] = 1.0
        chance = heuristics.claim_chance(
            heuristics.speaking(alone, lies, fibs),
            SILENT if claim is None else number_of(claim),
            truth,
            boast,
            0.0 if claim is None else share_of_hands(players, claim),
            setup.claim_count,
        )
        for statement in told:
            chance *= told_chance(manner, statement, row, boast, setup.claim_count - 1)
        total += float(ways.says[manner]) * float(chance)
    return total


def told_chance(manner: int, statement: int, row: Row, boast: int, hands: int) -> float:
    """The chance of one statement about this row."""
    said = TALK.words.say(statement)
    if said.kind == "hold":
        hand = tuple(int(n) for n in said.parts.values())
        number, truth = number_of(hand), number_of(counts(row))
        return float(heuristics.hand_told_chance(manner, number, truth, boast, hands))
    kind = WORDS.index(str(said.parts["card"]))
    if said.kind == "hold_some":
        holds = row.count(kind) >= int(said.parts["count"])
        return float(heuristics.some_told_chance(manner, kind, holds))
    card = row[int(said.parts["slot"])]
    return float(heuristics.card_told_chance(manner, kind, card))


def share_of_hands(players: int, hand: Counts) -> float:
    """How many of all hands that can be dealt are made up like this."""
    deck = setup_of(players).march
    ways = prod(comb(have, drawn) for have, drawn in zip(deck, hand, strict=True))
    return ways / comb(sum(deck), sum(hand))


def number_of(hand: Counts) -> int:
    """The number by which the heuristics know a hand."""
    return int(hand_number(hand))


def one(kind: int) -> Counts:
    """A single card."""
    return tuple(int(kind == other) for other in KINDS)


def plus(some: Counts, more: Counts) -> Counts:
    """Both together."""
    return tuple(a + b for a, b in zip(some, more, strict=True))


def minus(some: Counts, fewer: Counts) -> Counts:
    """The first without the second."""
    return tuple(a - b for a, b in zip(some, fewer, strict=True))
