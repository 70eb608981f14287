"""How people play Rubico: the rules of thumb of both sides, as chances.

A legionary puts red in front, says what he has, and as Centurion takes what looks red from those
he trusts. A senator often puts blue in front and boasts of red; now and then he plays the honest
man. Nobody is that simple all the time: every move keeps a small chance, so no observation is
ever impossible and no world is ever ruled out by manners alone.

`easy` plays by these chances, the search tries likely moves first and lets imagined players
follow them, and belief.py reads them backwards: from what was seen to who would do so.
"""

from __future__ import annotations

import math

from rubra.core.numeric import exp
from rubra.core.record import Array
from rubra.core.rule import rule
from rubra.games.rubico.player.memory import (
    ALWAYS_BOASTING,
    ANY_OF_THEM,
    ANYHOW,
    ANYTHING,
    BLUE_FIRST,
    BOASTFULLY,
    FOR_CAESAR,
    FOR_THE_SENATE,
    FROM_THE_LEFT,
    FROM_THE_RIGHT,
    HONESTLY,
    LOYALLY,
    MANNERS,
    NOT_AT_ALL,
    RED_FIRST,
    SILENT,
    SLYLY,
    Memory,
    Ways,
)
from rubra.games.rubico.state import Box, Setup, State
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    POMPEY,
    RED,
    SENATOR,
)

# --- Laying a row ---

WHIM = 0.13  # any row at all, for no reason


@rule
def left_taken(owner: float, centurion: float) -> float:
    """The chance that the Centurion takes from the left of a row, where the best should lie.

    Both are thought blue with some chance. A red Centurion goes left where he trusts and right
    where he does not; a blue one goes right to hurt the reds, and left for a friend's blue card.
    """
    return (1 - owner) * (1 - centurion) + owner * centurion


@rule
def blue_in_front(role: int, left: float) -> float:
    """How often a role lays blue first: each wants its colour where the Centurion will take."""
    if role == LEGIONARY:
        return min(0.5, max(0.02, (0.52 - left) / 0.8))
    return min(0.85, max(0.45, 0.45 + (left - 0.15) * 0.9))


@rule
def laying(ways: Ways, left: float) -> tuple[float, float]:
    """How often somebody of these manners lays red first, and blue first; the rest is any row."""
    lays = ways.lays
    sly = blue_in_front(SENATOR, left)
    loyal = blue_in_front(LEGIONARY, left)
    blue_first = lays[LOYALLY] * loyal + lays[SLYLY] * sly + lays[BLUE_FIRST]
    red_first = lays[LOYALLY] * (1 - loyal) + lays[SLYLY] * (1 - sly) + lays[RED_FIRST]
    return (1 - WHIM) * red_first, (1 - WHIM) * blue_first


@rule
def row_chance(
    red_first: float, blue_first: float, loyal: int, treacherous: int, alike: int
) -> float:
    """The chance of a row, by how often the two orders are laid.

    It may be the row with red in front, or the one with blue in front, of so many `alike`.
    """
    return (1 - red_first - blue_first) / alike + red_first * loyal + blue_first * treacherous


# --- Declaring ---

SILENCE = 0.03
SELDOM = 0.05  # of those who say nothing, what they say after all
CARELESS = 0.07  # any declaration at all
BOASTING = 0.86  # of a senator with blue in front
SHADING = 0.11  # of a senator with red in front
FIBBING = 0.04  # naming some ordinary hand instead of one's own
FIBBING_TO_FOES = 0.2  # the same, to a Centurion of the other side


@rule
def fib_chance(role: int, centurion: float) -> float:
    """How often a role makes up a hand, if the Centurion is thought blue with this chance."""
    foe = centurion if role == LEGIONARY else 1 - centurion
    return FIBBING + (FIBBING_TO_FOES - FIBBING) * foe


@rule
def boast_chance(role: int, deceives: int) -> float:
    """How often a role calls its blue cards red, if it has put them in front or has not."""
    if role == LEGIONARY:
        return 0.0
    return BOASTING if deceives else SHADING


@rule
def speaking(ways: Ways, lies: int, fibs: float) -> tuple[float, float, float, float]:
    """How often somebody of these manners tells the truth, boasts, names any hand, is silent.

    `lies` is whether blue in front would be called red, `fibs` the chance above; the rest is any
    declaration.
    """
    says = ways.says
    return speaking_so(
        says[HONESTLY], says[BOASTFULLY], says[NOT_AT_ALL], says[ALWAYS_BOASTING], lies, fibs
    )


@rule
def speaking_as(manner: int, lies: int, fibs: float) -> tuple[float, float, float, float]:
    """The same for somebody who has this manner."""
    return speaking_so(
        1.0 * (manner == HONESTLY),
        1.0 * (manner == BOASTFULLY),
        1.0 * (manner == NOT_AT_ALL),
        1.0 * (manner == ALWAYS_BOASTING),
        lies,
        fibs,
    )


@rule
def speaking_so(
    honestly: float, boastfully: float, silent: float, boasting: float, lies: int, fibs: float
) -> tuple[float, float, float, float]:
    """The same, by how likely the manners are."""
    talks = honestly + boastfully + boasting
    boasts = boastfully * boast_chance(SENATOR, lies) + boasting
    speaks = 1 - CARELESS - SILENCE
    truths = speaks * (1 - fibs) * (talks - boasts)
    silence = talks * SILENCE + silent * (1 - SELDOM)
    return truths, speaks * (1 - fibs) * boasts, talks * speaks * fibs, silence


@rule
def claim_chance(
    often: tuple[float, float, float, float],
    declared: int,
    truth: int,
    boast: int,
    ordinary: float,
    claims: int,
) -> float:
    """The chance of a declaration, by how often things are said; SILENT is a declaration too.

    `ordinary` is the share of all hands that are made up as declared.
    """
    truths, boasts, fibs, silence = often
    chance = (1 - truths - boasts - fibs - silence) / claims
    if declared == SILENT:
        return chance + silence
    return chance + fibs * ordinary + boasts * (declared == boast) + truths * (declared == truth)


@rule
def boast_number(setup: Setup, hand: Array[int]) -> int:
    """The number of what a liar would declare: blue and Pompey called red, and red called blue.

    Nobody boasts of less red than he has, or of more cards of a colour than the deck holds.
    """
    hidden = int(hand[BLUE]) + int(hand[POMPEY])
    red = max(int(hand[RED]), min(hidden, int(setup.march[RED])))
    blue = int(hand[RED]) + hidden - red
    if blue > setup.march[BLUE]:
        return hand_number(hand)
    number = red * (LONGEST_ROW + 1) + blue
    return number * (LONGEST_ROW + 1) + int(hand[JANUS])


# --- Saying more of one's cards ---

LOOSE = 0.12  # of what is said of one's cards in talk, what is no more than talk
HIDING = 0.8  # how often somebody who boasts calls a blue card red


@rule
def card_told_chance(manner: int, told: int, card: int) -> float:
    """The chance of saying of a card in the row what it is, or something else."""
    chance = LOOSE / MARCH_KINDS
    rest = 1 - LOOSE
    if manner == HONESTLY:
        return chance + rest * (told == card)
    if manner == ALWAYS_BOASTING:
        return chance + rest * (told == RED)
    if manner == BOASTFULLY:
        hides = HIDING if card in (BLUE, POMPEY) else 0.0
        return chance + rest * (hides * (told == RED) + (1 - hides) * (told == card))
    return 1.0 / MARCH_KINDS


@rule
def hand_told_chance(manner: int, told: int, truth: int, boast: int, hands: int) -> float:
    """The chance of saying that one holds this, of so many hands."""
    chance = LOOSE / hands
    rest = 1 - LOOSE
    if manner == HONESTLY:
        return chance + rest * (told == truth)
    if manner == ALWAYS_BOASTING:
        return chance + rest * (told == boast)
    if manner == BOASTFULLY:
        return chance + rest * (HIDING * (told == boast) + (1 - HIDING) * (told == truth))
    return 1.0 / hands


@rule
def some_told_chance(manner: int, kind: int, has: bool) -> float:
    """The chance of saying that one holds at least so many of a kind."""
    honest = LOOSE / 2 + (1 - LOOSE) * has
    if manner == HONESTLY:
        return honest
    if manner == BOASTFULLY and kind != RED:
        return HIDING / 2 + (1 - HIDING) * honest
    return 0.5


LIARS = 0.5  # of the senators with more to hide than to show


@rule
def telling(setup: Setup, red: int, blue: int, janus: int, pompey: int) -> float:
    """How much more often a senator declares this than a legionary does.

    A senator with much to hide boasts of as much red: who owns up to blue cards is believed, and
    who has drawn nothing but red is not.
    """
    honest = share_of_hands(setup, red, blue, janus, pompey)
    of_senators = honest
    if red < blue + pompey:
        of_senators *= 1 - LIARS
    elif red > blue and pompey == 0:
        for hidden in range(red - blue + 1):  # Pompeys among what is called red
            of_senators += LIARS * share_of_hands(setup, blue, red - hidden, janus, hidden)
    anything = CARELESS / setup.claim_count
    return (anything + of_senators) / (anything + honest)


@rule
def share_of_hands(setup: Setup, red: int, blue: int, janus: int, pompey: int) -> float:
    """How many of all hands that can be dealt are made up like this."""
    ways = combinations(setup.march[RED], red) * combinations(setup.march[BLUE], blue)
    ways *= combinations(setup.march[JANUS], janus) * combinations(setup.march[POMPEY], pompey)
    deck = int(setup.march[RED]) + int(setup.march[BLUE])
    deck += int(setup.march[JANUS]) + int(setup.march[POMPEY])
    return ways / combinations(deck, setup.hand)


@rule
def combinations(cards: int, drawn: int) -> float:
    """Ways to draw so many of these cards."""
    ways = 1.0
    for number in range(drawn):
        ways *= (int(cards) - number) / (number + 1)
    return ways


@rule
def deceives(truth: int, boast: int, front: int) -> bool:
    """Whether somebody has something to hide, and has put it in front."""
    return truth != boast and front in (BLUE, POMPEY)


@rule
def in_front(first: int) -> int:
    """The order of the cards in a row of red first, read by place; JANUS is second best."""
    if first == 0:
        return RED
    if first == 1:
        return JANUS
    if first == 2:
        return BLUE
    return POMPEY


@rule
def card_at(hand: Array[int], slot: int, blue_first: bool) -> int:
    """The card in a slot, if a hand is laid in order: red first, or blue first."""
    before = 0
    for place in range(MARCH_KINDS):
        kind = in_front(MARCH_KINDS - 1 - place if blue_first else place)
        before += int(hand[kind])
        if slot < before:
            return kind
    return BLUE


# --- What a card is worth to Caesar ---

WORTH_RED = 1.0
WORTH_JANUS = 0.2
WORTH_BLUE = -1.0
WORTH_POMPEY = -1.1


@rule
def card_worth(kind: int) -> float:
    """What a revealed card does for Caesar's side, about."""
    if kind == RED:
        return WORTH_RED
    if kind == JANUS:
        return WORTH_JANUS
    return WORTH_BLUE if kind == BLUE else WORTH_POMPEY


@rule
def slot_worth(
    declared: int, claim: Array[int], slot: int, cards: int, blue: float, left: float
) -> float:
    """What the card in a slot seems worth to Caesar, if its owner is blue with this chance.

    What was declared is laid in order, red first or blue first; a senator with blue in front has
    said the opposite of what he has.
    """
    honest = 0.7 - 1.4 * slot / (cards - 1)  # without a word: better in front
    turned = -honest
    if declared != SILENT:
        honest = card_worth(card_at(claim, slot, False))
        turned = card_worth(card_at(claim, slot, True))
    red_turns = blue_in_front(LEGIONARY, left)
    blue_turns = blue_in_front(SENATOR, left)
    of_red = (1 - red_turns) * honest + red_turns * turned
    of_blue = (1 - 2 * blue_turns) * honest
    return (1 - blue) * of_red + blue * of_blue


# --- Taking ---

SHARPNESS = 4.0  # how surely a red Centurion takes the card that looks best
BLUE_SHARPNESS = 2.5  # a blue one is less sure, or less open
ANY_CARD = 0.04


@rule
def take_weight(role: int, worth: float) -> float:
    """How much a card that is worth so much to Caesar draws somebody who can have it taken."""
    return exp(SHARPNESS * worth if role == LEGIONARY else -BLUE_SHARPNESS * worth)


SLOPE = 0.2  # of those who take from one end: what the next slot draws them as much


@rule
def end_weight(slots: int) -> float:
    """How much a slot draws somebody who takes from an end that is so many slots away."""
    if slots == 0:
        return 1.0
    if slots == 1:
        return SLOPE
    if slots == 2:
        return SLOPE * SLOPE
    return SLOPE * SLOPE * SLOPE


# --- Manners ---

DRIFT = 0.03  # how much of what was learned about manners is forgotten each turn


@rule
def usual_ways(ways: Ways, role: int) -> None:
    """The manners of our own bots."""
    for manner in range(MANNERS):
        ways.lays[manner] = 0.0
        ways.says[manner] = 0.0
        ways.takes[manner] = 0.0
    ways.lays[LOYALLY if role == LEGIONARY else SLYLY] = 1.0
    ways.says[HONESTLY if role == LEGIONARY else BOASTFULLY] = 1.0
    ways.takes[FOR_CAESAR if role == LEGIONARY else FOR_THE_SENATE] = 1.0


@rule
def first_ways(ways: Ways, role: int) -> None:
    """The manners of somebody of whom only the role is known."""
    usual_ways(ways, role)
    if role == LEGIONARY:
        set_lays(ways, 0.72, 0.0, 0.10, 0.06, 0.12)
        set_says(ways, 0.76, 0.0, 0.08, 0.06, 0.10)
        set_takes(ways, 0.74, 0.0, 0.08, 0.06, 0.12)
    else:
        set_lays(ways, 0.10, 0.60, 0.08, 0.10, 0.12)
        set_says(ways, 0.14, 0.58, 0.08, 0.10, 0.10)
        set_takes(ways, 0.12, 0.60, 0.06, 0.10, 0.12)


@rule
def set_lays(
    ways: Ways, loyally: float, slyly: float, red: float, blue: float, anyhow: float
) -> None:
    """How rows are laid."""
    lays = ways.lays
    lays[LOYALLY], lays[SLYLY], lays[ANYHOW] = loyally, slyly, anyhow
    lays[RED_FIRST], lays[BLUE_FIRST] = red, blue


@rule
def set_says(
    ways: Ways, honestly: float, boastfully: float, silent: float, boasting: float, anything: float
) -> None:
    """What is declared."""
    says = ways.says
    says[HONESTLY], says[BOASTFULLY], says[ANYTHING] = honestly, boastfully, anything
    says[NOT_AT_ALL], says[ALWAYS_BOASTING] = silent, boasting


@rule
def set_takes(
    ways: Ways, caesar: float, senate: float, left: float, right: float, any_card: float
) -> None:
    """What is taken."""
    takes = ways.takes
    takes[FOR_CAESAR], takes[FOR_THE_SENATE], takes[ANY_OF_THEM] = caesar, senate, any_card
    takes[FROM_THE_LEFT], takes[FROM_THE_RIGHT] = left, right


@rule
def settle_ways(known: Array[float], chances: Array[float]) -> None:
    """Learn from something that each manner would have done with its chance."""
    total = 0.0
    for manner in range(MANNERS):
        total += known[manner] * chances[manner]
    if total > 0.0:
        for manner in range(MANNERS):
            known[manner] *= chances[manner] / total


@rule
def forget(known: Array[float], at_first: Array[float]) -> None:
    """People change."""
    for manner in range(MANNERS):
        known[manner] = (1 - DRIFT) * known[manner] + DRIFT * at_first[manner]


# --- Reading others ---

# People are more erratic than these heuristics say, so cards and words tell a little less: their
# chance is raised to this power. Measured, not derived (docs/bots.md).
HEED = 0.75


@rule
def heeded(chance: float) -> float:
    """A chance to the power of HEED; square roots are the same on every machine."""
    root = math.sqrt(chance)
    return root * math.sqrt(root)


# --- Powers ---

FORWARD_BY_BLUE = 0.04  # of those who move Caesar forward with Fortuna, how many are blue
FAVOUR_BY_BLUE = 0.62  # of those who call Iuno

# How often somebody who could plays a power for its side, each time he is asked
EAGER_SUMMON = 0.25
EAGER_COVER = 0.25
EAGER_PEEK = 0.3
EAGER_SHIFT = 0.12
EAGER_FAVOUR = 0.08
EAGER_VESTA = 0.03
# and when it matters most
EAGER_AT_CASTRUM = 0.7
EAGER_TO_CANCEL = 0.5
EAGER_TO_WIN = 0.6


# --- Suspicion by rule of thumb ---

GRUDGE = 0.35  # for each card given to a bad reveal
BLAME = 0.30  # for the Centurion who chose so
EXPECTED = 0.15  # what a card that honest people reveal is worth on average
MOST_ODDS = 20.0


@rule
def remember(memory: Memory, players: int, red: int, blue: int, pompey: int) -> None:
    """A reveal is over: whoever gave cards to it is praised or blamed; words are remembered."""
    cards = red + blue + pompey
    bad = 0.0
    if cards:
        bad = (blue + 1.1 * pompey - red) / cards + EXPECTED
    for seat in range(players):
        change = GRUDGE * memory.gave[seat] * bad
        if seat == memory.chooser:
            change += BLAME * bad
        odds = memory.odds[seat] * memory.said[seat] * exp(change)
        memory.odds[seat] = min(MOST_ODDS, max(1 / MOST_ODDS, odds))
        memory.gave[seat] = 0
        memory.said[seat] = 1.0


@rule
def seems_blue(box: Box, state: State, viewer: int, other: int, memory: Memory) -> float:
    """The chance that a seat is blue, as the viewer would guess it who has heard it declare."""
    setup = box.setups[state.players]
    role = state.seats[viewer].role
    if viewer == other:
        return 1.0 * (role == SENATOR)
    if setup.recognition and role == SENATOR:
        return 1.0 * (state.seats[other].role == SENATOR)
    odds = (int(setup.blue_roles) - (role == SENATOR)) * memory.odds[other]
    odds *= heard(state, other, memory)
    return odds / (odds + int(setup.red_roles) - (role == LEGIONARY))


@rule
def heard(state: State, seat: int, memory: Memory) -> float:
    """How much more a senator would say what a seat has declared, once that is open."""
    if state.seats[seat].declared:
        return memory.tells[hand_number(state.seats[seat].claim)]
    return 1.0


@rule
def looks_blue(box: Box, state: State, other: int, memory: Memory) -> float:
    """The chance that a seat is blue, as somebody would guess who only watches."""
    setup = box.setups[state.players]
    odds = int(setup.blue_roles) * memory.odds[other]
    return odds / (odds + int(setup.red_roles))
