"""The Red Cathedral's player: what the bots of all levels ask of a game (see rubra.bots.player)."""

from __future__ import annotations

from rubra.bots.player import Player, Weights
from rubra.core.bits import has
from rubra.core.game import MoveArray
from rubra.core.numeric import exp, logistic
from rubra.core.rule import rule
from rubra.core.vocabulary import kind_of
from rubra.games.cathedral.building import section_at
from rubra.games.cathedral.claim import price_of
from rubra.games.cathedral.ending import presence, tower_share, tower_worth
from rubra.games.cathedral.market import influence_card
from rubra.games.cathedral.player.heuristics import (
    CLOGGED,
    MANY_RUBLES,
    RECOGNITION_WORTH,
    RUBLE_WORTH,
    Thoughts,
    consider,
    consider_actions,
    delivery_worth,
    effect_worth,
    gain_worth,
    is_last,
    lacks,
    open_slots,
    ornament_worth,
    swap_worth,
    tile_now,
    tile_worth,
    wanted,
)
from rubra.games.cathedral.state import (
    CHOOSE_ACTION,
    NO_TILE,
    OVER,
    PLACE_TILE,
    Box,
    State,
)
from rubra.games.cathedral.track import prestige_of, prestige_space_before
from rubra.games.cathedral.words import (
    BANNERS,
    FACE_UP,
    FROM_INVENTORY,
    GOLD,
    GREEN,
    MATERIALS,
    PURPLE,
    SECOND_WHITE,
    WHITE_DIE,
    WORKSHOP_SPACES,
    Move,
)

SHARPNESS = 3.5  # how much better a move must be to be made much more often
SURE = 12.0  # values apart by more make no difference
CLOSE = 5.0  # whoever leads by twice as much prestige is nearly sure to win

# What things are worth in prestige at the end: measured in games of bots (docs/bots.md)
HOPE_MARKER, HOPE_PRESTIGE = 0.28, 0.7  # a space of the track, and of prestige
HOPE_TOWER = 0.77  # a point that a tower would bring now
HOPE_FINISHED = 3.9
HOPE_CLAIMED, HOPE_MISSING = 5.8, 1.5  # a section, and each material that it still lacks
HOPE_READY = 0.9  # all that it lacks is in the inventory
HOPE_COMMON, HOPE_RARE, HOPE_SPARE_RARE = 0.8, 1.55, 0.15  # materials; gold and jewels are rare
HOPE_RUBLE, HOPE_MORE_RUBLES = 0.65, 0.23
HOPE_TILE = 0.22  # face up, for each section that is still to be built
HOPE_ORNAMENT = 0.4
HOPE_CLOGGED, HOPE_TIGHT = -12.0, -1.5  # no slot, or only one, for what the sections ask for


# --- Advice: what a sensible player would do ---


@rule(inline=False)
def advise(
    box: Box,
    state: State,
    seat: int,
    thoughts: Thoughts,
    out: MoveArray,
    count: int,
    weights: Weights,
) -> None:
    """How likely a sensible player at this seat is to make each of its moves."""
    consider(box, state, seat, thoughts)
    if state.step == CHOOSE_ACTION:
        consider_actions(box, state, seat, thoughts)
    best = -100.0
    for number in range(count):
        weights[number] = move_worth(box, state, seat, int(out[number]), thoughts)
        best = max(best, weights[number])
    for number in range(count):
        weights[number] = exp(SHARPNESS * max(-SURE, weights[number] - best))


@rule(inline=False)
def move_worth(box: Box, state: State, seat: int, move: int, thoughts: Thoughts) -> float:
    """What a move seems to be worth at first sight, in prestige."""
    kind = kind_of(move)
    if kind == Move.move_die.kind:
        return visit_worth(
            box, state, seat,
            Move.move_die.die(move), Move.move_die.extra(move), Move.move_die.space(move), thoughts,
        )  # fmt: skip
    if kind == Move.deliver.kind:
        number = section_at(Move.deliver.tower(move), Move.deliver.level(move))
        return deliver_worth(box, state, seat, Move.deliver.material(move), number, thoughts)
    if kind == Move.claim.kind:
        return claim_worth(box, state, seat, Move.claim.tower(move), Move.claim.banner(move))
    if kind == Move.decorate.kind:
        return decorate_worth(box, state, seat, Move.decorate.tower(move))
    if kind == Move.obtain.kind:
        return obtain_worth(box, state, seat, thoughts)
    if kind == Move.influence.kind:
        effect = box.influence[influence_card(state)].choices[Move.influence.choice(move)]
        return effect_worth(box, state, seat, effect, state.die_space[state.moved], thoughts)
    if kind == Move.activate.kind:
        tile = state.seats[seat].tiles[Move.activate.bench(move)]
        return tile_now(box, state, seat, tile, thoughts)
    if kind == Move.place.kind:
        bench, face = Move.place.bench(move), Move.place.face(move)
        return place_worth(box, state, seat, bench, face, thoughts)
    if kind == Move.take.kind:
        return gain_worth(state, seat, Move.take.material(move), 1, 0, thoughts)
    if kind == Move.swap.kind:
        return swap_worth(Move.swap.give(move), Move.swap.get(move), thoughts)
    if kind == Move.add_jewel.kind:
        return jewel_worth(state, seat, Move.add_jewel.jewel(move), thoughts)
    if kind == Move.sell_prestige.kind:
        return sell_worth(box, state, seat)
    if kind == Move.reroll.kind:
        return -1.5
    return 0.05  # to stop, to roll, to end the turn, to send Ivan somewhere


# --- The market ---


@rule(inline=False)
def visit_worth(
    box: Box, state: State, seat: int, die: int, extra: int, resource: int, thoughts: Thoughts
) -> float:
    """To move a die: the resource, the better influence action, the tile, less the rubles."""
    space = int(thoughts.space[resource])
    dice = int(state.dice[space]) + (state.die_space[die] != space)
    count = int(box.quantity[resource]) * dice
    worth = max(0.0, gain_worth(state, seat, resource, count, 0, thoughts))
    worth += thoughts.influence[space]
    return worth + thoughts.tile[die] - RUBLE_WORTH * extra


@rule(inline=False)
def obtain_worth(box: Box, state: State, seat: int, thoughts: Thoughts) -> float:
    """The resource of the space."""
    space = state.die_space[state.moved]
    resource = state.resource[space]
    count = int(box.quantity[resource]) * int(state.dice[space])
    return gain_worth(state, seat, resource, count, 0, thoughts)


# --- Building ---


@rule
def deliver_worth(
    box: Box, state: State, seat: int, kind: int, number: int, thoughts: Thoughts
) -> float:
    """To deliver; as a whole action if nothing has been done yet."""
    if state.step != CHOOSE_ACTION:
        return delivery_worth(box, state, seat, kind, number, int(state.deliveries))
    deliveries = int(box.deliveries)
    here = delivery_worth(box, state, seat, kind, number, deliveries)
    return thoughts.building - 0.4 + 0.3 * here


@rule(inline=False)
def decorate_worth(box: Box, state: State, seat: int, tower: int) -> float:
    """To decorate; a little more where it makes one the most present."""
    deliveries = int(box.deliveries if state.step == CHOOSE_ACTION else state.deliveries)
    own = presence(state, tower, seat)
    rivals = 0
    for other in range(state.builders):
        if other != seat:
            rivals = max(rivals, presence(state, tower, other))
    contested = 0.5 if own <= rivals <= own + 1 else 0.0
    return ornament_worth(box, state, seat, deliveries) + contested


@rule(inline=False)
def jewel_worth(state: State, seat: int, kind: int, thoughts: Thoughts) -> float:
    """Prestige now, unless a section asks for the jewel; two colours are better than one."""
    asked = thoughts.wanted[kind] >= 0
    other = PURPLE if kind == GREEN else GREEN
    both = state.seats[seat].stock[other] > 0 or state.jewel == other
    return 1.2 + 0.5 * both - 0.9 * asked


# --- Claiming ---


@rule(inline=False)
def claim_worth(box: Box, state: State, seat: int, tower: int, banner: int) -> float:
    """To claim: when little is left to build, what one has the materials for."""
    place = state.seats[seat]
    unfinished = int(place.claimed) - int(place.finished)
    section = state.sections[section_at(tower, int(state.claimed[tower]))]
    card = box.cards[section.card]
    worth = 3.2 if unfinished == 0 else 2.1 if unfinished == 1 else 1.2 if unfinished == 2 else 0.2
    worth += 0.3 * (int(card.materials) - lacks(box, state, seat, section))
    worth += 0.12 * int(card.recognition) + 0.12 * int(card.rubles) - 0.2 * int(card.materials)
    worth += 0.25 * cheapest_tile(box, state, seat)
    worth += 0.2 * tower_lead(state, tower, seat)
    if banner != FROM_INVENTORY and place.banners_in:
        worth -= 1.0
    return worth


@rule(inline=False)
def cheapest_tile(box: Box, state: State, seat: int) -> bool:
    """Whether one could pay for any workshop space."""
    place = state.seats[seat]
    for bench in range(WORKSHOP_SPACES):
        if place.tiles[bench] == NO_TILE and place.rubles >= price_of(box, state, seat, bench):
            return True
    return False


@rule(inline=False)
def tower_lead(state: State, tower: int, seat: int) -> int:
    """1 where a section would make one the most present, or keep one so."""
    own = 0
    rivals = 0
    for other in range(state.builders):
        count = 0
        for level in range(state.claimed[tower]):
            section = state.sections[section_at(tower, level)]
            count += (section.owner == other) + (section.ornament == other)
        if other == seat:
            own = count
        else:
            rivals = max(rivals, count)
    return 1 if own <= rivals <= own + 1 else 0


@rule(inline=False)
def place_worth(
    box: Box, state: State, seat: int, bench: int, face: int, thoughts: Thoughts
) -> float:
    """To lay a tile: face up early in the game, where the die is one's own or the white one."""
    place = state.seats[seat]
    if face != FACE_UP:
        return -0.1 * (bench == place.colour or bench == WHITE_DIE)
    if tile_now(box, state, seat, state.tile, thoughts) <= CLOGGED:
        return CLOGGED  # it has to be taken at once
    price = RUBLE_WORTH * price_of(box, state, seat, bench)
    later = 0.3 * (BANNERS - int(place.finished))
    handy = 0.25 * (bench == place.colour or bench in (WHITE_DIE, SECOND_WHITE))
    return (1 + later) * tile_worth(box, state, seat, state.tile, thoughts) + handy - price


@rule(inline=False)
def sell_worth(box: Box, state: State, seat: int) -> float:
    """Rubles for prestige: now and then for a tile, when the marker falls back but little."""
    marker = int(state.seats[seat].marker)
    lost = marker - prestige_space_before(box, marker)
    gained = RUBLE_WORTH * int(box.rubles_for_prestige)
    needs = state.step == PLACE_TILE and not cheapest_tile(box, state, seat)
    return gained - RECOGNITION_WORTH * lost - (0.3 if needs else 1.2)


# --- How well a seat stands ---


@rule(inline=False)
def worth(box: Box, state: State, seat: int) -> float:
    """The chance to win: by the result, or by how far one seems to be ahead of the best rival."""
    if state.step == OVER:
        if not has(state.winners, seat):
            return 0.0
        return 1.0
    own = prospects(box, state, seat)
    rival = -100.0
    for other in range(state.builders):
        if other != seat:
            rival = max(rival, prospects(box, state, other))
    return logistic((own - rival) / CLOSE)


@rule(inline=False)
def prospects(box: Box, state: State, seat: int) -> float:
    """The prestige that a builder may hope for, but for what all can hope for alike."""
    place = state.seats[seat]
    hope = HOPE_MARKER * int(place.marker) + HOPE_PRESTIGE * prestige_of(box, place.marker)
    for tower in range(state.towers):
        hope += HOPE_TOWER * tower_share(box, state, tower, seat, tower_worth(box, state, tower))
    hope += HOPE_FINISHED * int(place.finished)
    for number in range(place.claimed):
        section = state.sections[place.claims[number]]
        if not section.finished:
            hope += HOPE_CLAIMED - HOPE_MISSING * int(section.missing)
            if seat < state.players and lacks(box, state, seat, section) == 0:
                hope += HOPE_READY
    if seat >= state.players:
        return hope + ivan_prospects(state)
    hope += stock_worth(box, state, seat)
    hope += HOPE_RUBLE * min(MANY_RUBLES, int(place.rubles))
    hope += HOPE_MORE_RUBLES * max(0, int(place.rubles) - MANY_RUBLES)
    left = BANNERS - int(place.finished)
    for bench in range(WORKSHOP_SPACES):
        if has(place.face_up, bench):
            hope += HOPE_TILE * left
    if place.finished < box.sections_to_end and not is_last(state):
        free = open_slots(box, state, seat)
        hope += HOPE_CLOGGED if free < 1 else HOPE_TIGHT if free < 2 else 0.0
    return hope + HOPE_ORNAMENT * int(place.decorated)


@rule(inline=False)
def stock_worth(box: Box, state: State, seat: int) -> float:
    """Materials in the inventory: those that are asked for, and others."""
    place = state.seats[seat]
    worth = 0.0
    for kind in range(MATERIALS):
        stock = int(place.stock[kind])
        if stock:
            useful = max(0, min(stock, stock + wanted(box, state, seat, kind)))
            rare = kind >= GOLD
            worth += (HOPE_RARE if rare else HOPE_COMMON) * useful
            worth += (HOPE_SPARE_RARE if rare else 0.0) * (stock - useful)
    return worth


@rule
def ivan_prospects(state: State) -> float:
    """The materials on his cards."""
    count = 0
    for kind in range(MATERIALS):
        count += int(state.ivan_inventory[kind]) + int(state.ivan_construction[kind])
    return 0.8 * count


def horizon(players: int) -> int:
    """Two rounds and a turn, measured (docs/bots.md); alone, Ivan has turns too."""
    return 2 * max(2, players) + 1


PLAYER = Player(
    advise=advise,
    worth=worth,
    horizon=horizon,
    memory=Thoughts,  # nothing is remembered: all lies on the table
    iterations={"medium": 60},  # with 200 it would win nearly all games against `easy`
)
