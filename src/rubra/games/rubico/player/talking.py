"""Talk of Rubico's bots: what they make of it, and what they say themselves.

What somebody says of their own cards enters the sums of belief.py like a declaration: for each row
and manner there is a chance of saying so. Whom somebody suspects or trusts tells a little of roles:
an honest legionary sees a bit more than everybody does, a senator who knows the others spares them.
Silence tells nothing.

What a bot says follows from its side. A legionary tells the truth and names whom it believes to be
a senator. A senator talks as a legionary would who had laid what it declared, and who had seen what
everybody saw: what it knows itself would give it away.
"""

from __future__ import annotations

from rubra.bots.player import NOTHING, SPEECH, Weights, pick
from rubra.core.bits import bit, has
from rubra.core.game import MoveArray
from rubra.core.journal import NOBODY, Seen
from rubra.core.numeric import exp
from rubra.core.rule import rule
from rubra.core.stream import Stream, below
from rubra.core.vocabulary import kind_of
from rubra.games.rubico.player.belief import (
    Sheet,
    blue_chance,
    normalise,
    role_in,
    ways_of,
)
from rubra.games.rubico.player.heuristics import boast_number, card_at
from rubra.games.rubico.player.memory import (
    ALWAYS_BOASTING,
    BOASTFULLY,
    HONESTLY,
    SILENT,
    BeliefState,
)
from rubra.games.rubico.state import Box
from rubra.games.rubico.suggestion import hand_number
from rubra.games.rubico.talk import CARDS_ASKED, OPINION_ASKED, SIDE_ASKED, Say
from rubra.games.rubico.words import (
    BLUE,
    JANUS,
    LEGIONARY,
    LONGEST_ROW,
    MARCH_KINDS,
    MOST_PLAYERS,
    NO_CARD,
    POMPEY,
    RED,
    SENATOR,
)

# --- Hearing ---

# How much more often an honest legionary names somebody who is what they say, beyond what everybody
# could see; and a senator who knows the others one of them
ACCUSING = 1.7
SUSPECTING = 1.4
TRUSTING = 1.3
SPARING = 0.6
PRAISING = 1.2

NO_VIEW, IN_TRUST, IN_DOUBT, ACCUSED = range(4)  # the last that a seat said of another


@rule(inline=False)
def hear(box: Box, belief: BeliefState, seen: Seen) -> None:
    """Somebody says something."""
    speaker = int(seen.parts[0])
    said = int(seen.move)
    kind = kind_of(said)
    if speaker == belief.seat:
        belief.talk.spoke += 1
    advice = belief.turn.seats[speaker]
    if kind == Say.hold.kind:
        number = (Say.hold.red(said) * (LONGEST_ROW + 1) + Say.hold.blue(said)) * (LONGEST_ROW + 1)
        advice.told = 1
        advice.whole = number + Say.hold.janus(said)
    elif kind == Say.hold_some.kind:
        advice.told = 1
        advice.least[Say.hold_some.card(said)] = Say.hold_some.count(said)
    elif kind == Say.lies.kind:
        advice.told = 1
        advice.cards[Say.lies.slot(said)] = Say.lies.card(said)
    elif kind == Say.trust.kind:
        hear_view(box, belief, speaker, Say.trust.seat(said), IN_TRUST)
    elif kind == Say.suspect.kind:
        hear_view(box, belief, speaker, Say.suspect.seat(said), IN_DOUBT)
    elif kind == Say.accuse.kind:
        hear_view(box, belief, speaker, Say.accuse.seat(said), ACCUSED)
    elif kind == Say.ask.kind and Say.ask.seat(said) == belief.seat:
        belief.talk.asked |= bit(Say.ask.topic(said))


@rule
def forget_talk(belief: BeliefState) -> None:
    """A new turn: other cards, and everybody may say something again."""
    belief.talk.spoke = 0
    belief.talk.asked = 0
    belief.talk.doubters = 0
    belief.talk.considered = 0
    for seat in range(belief.players):
        advice = belief.turn.seats[seat]
        advice.told = 0
        advice.whole = SILENT
        for slot in range(LONGEST_ROW):
            advice.cards[slot] = NO_CARD
        for kind in range(MARCH_KINDS):
            advice.least[kind] = 0


@rule(inline=False)
def hear_view(box: Box, belief: BeliefState, speaker: int, about: int, view: int) -> None:
    """Somebody says what they think of somebody: if it is new, it tells a little of both."""
    at = speaker * MOST_PLAYERS + about
    if about == belief.seat and view != IN_TRUST:
        belief.talk.doubters |= bit(speaker)
    if belief.talk.views[at] == view:
        return
    belief.talk.views[at] = view
    if not belief.exact:
        return
    for world in range(belief.worlds):
        senators = int(belief.senators[world])
        own = view_chance(box, belief, senators, speaker, about, view, belief.seat)
        if speaker != belief.seat:  # what it thinks itself, it knows
            belief.own[world] *= own
        belief.public[world] *= view_chance(box, belief, senators, speaker, about, view, NOBODY)
    normalise(belief, belief.own)
    normalise(belief, belief.public)


@rule
def view_chance(
    box: Box, belief: BeliefState, senators: int, speaker: int, about: int, view: int, viewer: int
) -> float:
    """How likely a seat says this of this one and not of another, if these are senators."""
    role = role_in(senators, speaker)
    says = ways_of(belief, speaker, role, viewer).says
    anybody = 1.0 / (belief.players - 1)
    meant = 0.0  # how many manners say more than anything
    more = 1.0
    if role == LEGIONARY:
        meant = says[HONESTLY]
        more = ACCUSING if view == ACCUSED else SUSPECTING if view == IN_DOUBT else TRUSTING
    elif box.setups[belief.players].recognition:
        meant = says[BOASTFULLY] + says[ALWAYS_BOASTING]
        more = PRAISING if view == IN_TRUST else SPARING
    if meant == 0.0:
        return anybody
    # What is said more often, or less, is said of senators; but an honest seat trusts legionaries
    of_role = LEGIONARY if role == LEGIONARY and view == IN_TRUST else SENATOR
    total = 0.0
    weight = 1.0
    for other in range(belief.players):
        if other != speaker:
            of_other = more if role_in(senators, other) == of_role else 1.0
            total += of_other
            if other == about:
                weight = of_other
    return meant * weight / total + (1 - meant) * anybody


# --- Speaking ---

LEAST = 0.08  # seats that look alike within this are not told apart
SURE = 0.8  # from here on somebody is not only suspected
KEEN = 6.0  # how surely the one who stands out most is named
OPEN_TOPIC = 0.55  # of the turns in which there is something to say of others, or of one's cards
CARD_TOPIC = 0.4
DEFENCE = 0.75

CARDS_TOPIC, VIEWS_TOPIC, DEFENCE_TOPIC = range(3)  # each is considered once a turn


@rule(inline=False)
def speak(
    box: Box, belief: BeliefState, sheet: Sheet, words: MoveArray, count: int, stream: Stream
) -> int:
    """Which of the statements in `words` the seat makes now, or NOTHING.

    At most one each turn of its own accord, and one to whoever asks.
    """
    talk = belief.talk
    if talk.spoke > 1:
        return NOTHING
    said = 0
    if talk.asked:
        said = reply(box, belief, sheet, stream)
    elif talk.spoke:
        return NOTHING
    elif talk.doubters and draws(belief, DEFENCE_TOPIC, DEFENCE, stream):
        said = defend(box, belief, sheet, stream)
    elif belief.turn.rows_lie:
        if draws(belief, CARDS_TOPIC, CARD_TOPIC, stream):
            said = tell_card(box, belief)
    elif draws(belief, VIEWS_TOPIC, OPEN_TOPIC, stream):
        said = point(box, belief, sheet, stream)
    for number in range(count):
        if words[number] == said:
            return number
    return NOTHING


@rule
def draws(belief: BeliefState, topic: int, chance: float, stream: Stream) -> bool:
    """Whether the seat takes up a topic: it asks itself once each turn."""
    if has(belief.talk.considered, topic):
        return False
    belief.talk.considered |= bit(topic)
    return below(stream, SPEECH, 1000) < 1000 * chance


@rule
def own_role(belief: BeliefState) -> int:
    """The role of the seat itself, which it knows."""
    return SENATOR if blue_chance(belief, belief.own, belief.seat) > 0.5 else LEGIONARY


@rule
def reply(box: Box, belief: BeliefState, sheet: Sheet, stream: Stream) -> int:
    """To whoever asked; a word about cards waits until they lie."""
    talk = belief.talk
    if has(talk.asked, SIDE_ASKED):
        talk.asked -= bit(SIDE_ASKED)
        return Say.am(LEGIONARY)  # whoever it is
    if has(talk.asked, OPINION_ASKED):
        talk.asked -= bit(OPINION_ASKED)
        said = point(box, belief, sheet, stream)
        return said if said else Say.rather_not()
    if belief.seat == belief.turn.centurion:
        talk.asked -= bit(CARDS_ASKED)
        return Say.rather_not()
    if not belief.turn.rows_lie:
        return 0
    talk.asked -= bit(CARDS_ASKED)
    number = told_hand(box, belief)
    blue = number // (LONGEST_ROW + 1) % (LONGEST_ROW + 1)
    red = number // (LONGEST_ROW + 1) // (LONGEST_ROW + 1)
    janus = number % (LONGEST_ROW + 1)
    return Say.hold(red, blue, janus, int(belief.hand) - red - blue - janus)


@rule
def told_hand(box: Box, belief: BeliefState) -> int:
    """The number of what the seat says that it holds: once said, it stands by it."""
    advice = belief.turn.seats[belief.seat]
    if advice.declared != SILENT:
        return int(advice.declared)
    if advice.whole != SILENT:
        return int(advice.whole)
    scratch = advice.claim  # nothing was declared: room to count in, wiped below
    for kind in range(MARCH_KINDS):
        scratch[kind] = 0
    for slot in range(belief.hand):
        scratch[belief.turn.own_row[slot]] += 1
    number = hand_number(scratch)
    if own_role(belief) == SENATOR:
        number = boast_number(box.setups[belief.players], scratch)
    for kind in range(MARCH_KINDS):
        scratch[kind] = 0
    return number


@rule
def defend(box: Box, belief: BeliefState, sheet: Sheet, stream: Stream) -> int:
    """Somebody suspects this seat: deny it, say which side it is on, or point at another."""
    doubter = 0
    while not has(belief.talk.doubters, doubter):
        doubter += 1
    how = below(stream, SPEECH, 3)
    if how == 0:
        return Say.am(LEGIONARY)
    said = 0
    if how == 1:
        said = point(box, belief, sheet, stream)
    return said if said else Say.deny(doubter)


@rule
def tell_card(box: Box, belief: BeliefState) -> int:
    """A word to the Centurion about one card, if that serves the side; 0: nothing."""
    seat = int(belief.seat)
    centurion = int(belief.turn.centurion)
    if seat == centurion:
        return 0
    row = belief.turn.own_row
    advice = belief.turn.seats[seat]
    last = int(belief.hand) - 1
    if own_role(belief) == LEGIONARY:
        if seems(box, belief, centurion) > 0.6:
            return 0  # it would help a foe
        if row[0] in (RED, JANUS):
            return Say.lies(0, row[0])
        if row[last] in (RED, JANUS):
            return Say.lies(last, row[last])
        return Say.lies(0, row[0]) if row[0] == BLUE else 0
    for slot in range(last + 1):
        if row[slot] in (BLUE, POMPEY):
            # As if it lay in order what was declared; who owned up to blue cards says no more
            seen_as = RED
            if advice.declared != SILENT:
                seen_as = card_at(advice.claim, slot, False)
            return Say.lies(slot, seen_as) if seen_as in (RED, JANUS) else 0
    return 0


@rule
def seems(box: Box, belief: BeliefState, other: int) -> float:
    """How likely another is a senator, as this seat says it thinks.

    A senator tells what a legionary would think who has seen what everybody saw.
    """
    if not belief.exact:
        setup = box.setups[belief.players]
        odds = int(setup.blue_roles) * belief.memory.odds[other]
        return odds / (odds + int(setup.red_roles))
    if own_role(belief) == LEGIONARY:
        return blue_chance(belief, belief.own, other)
    both = 0.0
    total = 0.0
    for world in range(belief.worlds):
        if role_in(belief.senators[world], belief.seat) == LEGIONARY:
            total += belief.public[world]
            if has(belief.senators[world], other):
                both += belief.public[world]
    return both / total if total > 0.0 else 0.5


@rule(inline=False)
def point(box: Box, belief: BeliefState, sheet: Sheet, stream: Stream) -> int:
    """Name whom the seat doubts or trusts, drawn by how much they stand out; 0: nobody does."""
    seat = int(belief.seat)
    usual = 0.0
    for other in range(belief.players):
        if other != seat:
            usual += seems(box, belief, other) / (belief.players - 1)
    worst = 0.0
    best = 0.0
    for other in range(belief.players):
        if other != seat:
            out = seems(box, belief, other) - usual
            worst = max(worst, out)
            best = max(best, -out)
    if worst + best < LEAST:
        return 0
    doubts = worst >= best
    weigh_others(box, belief, usual, doubts, sheet.weights)
    total = 0.0
    for other in range(belief.players):
        total += sheet.weights[other]
    if total == 0.0:
        return 0
    chosen = pick(sheet.weights, belief.players, stream, SPEECH)
    if not doubts:
        return Say.trust(chosen)
    if seems(box, belief, chosen) >= SURE:
        return Say.accuse(chosen)
    return Say.suspect(chosen)


@rule
def weigh_others(
    box: Box, belief: BeliefState, usual: float, doubts: bool, weights: Weights
) -> None:
    """How likely each is to be named; nobody of whom the same was said already."""
    seat = int(belief.seat)
    senator = own_role(belief) == SENATOR
    for other in range(belief.players):
        weights[other] = 0.0
        if other == seat:
            continue
        look = seems(box, belief, other)
        out = look - usual if doubts else usual - look
        if out <= 0.0:
            continue
        view = IN_TRUST
        if doubts:
            view = ACCUSED if look >= SURE else IN_DOUBT
        if belief.talk.views[seat * MOST_PLAYERS + other] == view:
            continue
        weights[other] = exp(KEEN * out)
        # A friend whom it knows is named only if all see it already
        known = box.setups[belief.players].recognition != 0 and senator
        if known and doubts and look < SURE and blue_chance(belief, belief.own, other) > 0.99:
            weights[other] *= 0.15
