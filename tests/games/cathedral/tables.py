"""Tables of The Red Cathedral, laid out for a test and played in words.

    laid = table(2).give(0, wood=2, brick=1).own("a1", 0)
    laid.play("deliver wood a 0")
    assert laid.seat(0).stock == ...

The printed figures are reconstructions that may be tuned again, so the tests have a box of their
own: every base costs 2 wood and 1 brick and gives 3 recognition and 1 ruble; every middle costs
brick, stone and gold and gives 4 and 2; every dome costs stone, gold and a jewel of each colour and
gives 6 and 0. The market lies in the order of SPACES, every die shows 1, and all influence cards do
what the test says. What a builder is given comes from the reserve, so that nothing is lost.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rubra.core.bits import bit
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match
from rubra.core.record import copy_of
from rubra.core.stream import key_of, stream_from_seed
from rubra.games.cathedral.box import EffectPart, _read_effect
from rubra.games.cathedral.building import asked_kinds, presence_at
from rubra.games.cathedral.game import GAME
from rubra.games.cathedral.state import NO_TILE, STEPS, Seat, Section, State
from rubra.games.cathedral.words import COLOUR_IDS, IVAN_IDS, MATERIAL_IDS, RESOURCE_IDS

SPACES = ("recognition", "wood", "brick", "stone", "gold", "green", "purple", "rubles")
CARDS = {  # cost, recognition, rubles
    0: ({"wood": 2, "brick": 1}, 3, 1),
    1: ({"brick": 1, "stone": 1, "gold": 1}, 4, 2),
    2: ({"stone": 1, "gold": 1, "green": 1, "purple": 1}, 6, 0),
}
MIDDLES = {2: (1, 1, 1, 1), 3: (2, 3, 3, 2), 4: (3, 5, 5, 3)}
NOTHING_TO_DO = {"do": "score", "per": "ornaments", "n": 1}  # as long as nobody has any


def box_of_tests(first: dict[str, Any], second: dict[str, Any]) -> Box:
    """The box of the tests; all influence cards have these two actions."""
    standard = GAME.standard_box
    record = copy_of(standard.record)
    for card in record.cards:
        cost, card.recognition, card.rubles = CARDS[int(card.section)]
        card.materials = sum(cost.values())
        for kind, name in enumerate(MATERIAL_IDS):
            card.cost[kind] = cost.get(name, 0)
    for plan in record.plans:
        plan.towers = 4
        for tower in range(4):
            plan.middles[tower] = MIDDLES[int(plan.players)][tower]
    for resource, name in enumerate(RESOURCE_IDS):
        record.quantity[resource] = 1 if name in ("gold", "green", "purple") else 2
    for number, board in enumerate(record.boards):
        board.price[:] = (1, 1, 1, 1, 2, 3) if number < 4 else (2, 2, 2, 2, 0, 4)
    for card in record.influence:
        for number, words in enumerate((first, second)):
            card.choices[number] = 0
            _read_effect(standard.file, "test", EffectPart(**words), card.choices[number])
    return Box(BoxFile(standard.file.text, "tests.toml"), record, standard.names)


def new_match(players: int, seed: int = 0, **options: Any) -> Match:
    """A game with the standard box as it begins, nothing arranged."""
    return Match(GAME, players, key_of(stream_from_seed(seed)), options)


def table(
    players: int = 2,
    *,
    first: dict[str, Any] = NOTHING_TO_DO,
    second: dict[str, Any] = NOTHING_TO_DO,
    seed: int = 0,
    **options: Any,
) -> Table:
    """A table at the start of seat 0's first turn, everybody with no rubles at the start."""
    key = key_of(stream_from_seed(seed))
    match = Match(GAME, players, key, options, box_of_tests(first, second))
    state = match.state
    state.active = 0
    state.waiting = 1
    for space, name in enumerate(SPACES):
        state.resource[space] = RESOURCE_IDS.index(name)
        state.dice[space] = 0
    for section in state.sections:
        if section.tile != NO_TILE:
            section.tile = match.box.names["tile"].index("brick")
    for seat in range(players):
        state.seats[seat].rubles = 0
        state.seats[seat].marker = 0
    laid = Table(match)
    for die in range(5):  # red on recognition, blue on wood, …
        state.die_space[die] = die
        state.die_value[die] = 1
        state.dice[die] = 1
    return laid


class Table:
    """A real match, arranged by hand, asked and answered in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = []

    def reopen_box(self) -> Table:
        """Play with what is printed now: a box is read once, and this one was changed."""
        self.match.box = replace(self.match.box)
        return self

    @property
    def state(self) -> State:
        """The table itself."""
        return self.match.state

    @property
    def step(self) -> str:
        """The step of the turn."""
        return STEPS[self.state.step]

    def seat(self, number: int = 0) -> Seat:
        """One builder."""
        return self.state.seats[number]

    def section(self, name: str) -> Section:
        """A section such as "b3"."""
        return self.state.sections[self._number(name)]

    @staticmethod
    def _number(name: str) -> int:
        return "abcdef".index(name[0]) * 8 + int(name[1]) - 1

    # --- Laying out ---

    def give(self, seat: int = 0, **resources: int) -> Table:
        """Materials from the reserve, rubles, or spaces on the track."""
        for name, count in resources.items():
            if name == "rubles":
                self.seat(seat).rubles += count
            elif name == "recognition":
                self.seat(seat).marker += count
            else:
                kind = MATERIAL_IDS.index(name)
                self.seat(seat).stock[kind] += count
                self.state.reserve[kind] -= count
        return self

    def free_slots(self, seat: int = 0) -> Table:
        """No banner lies in the inventory any more: those not claimed lie beside it."""
        place = self.seat(seat)
        place.banners_beside += place.banners_in
        place.banners_in = 0
        return self

    def own(self, name: str, seat: int, *, finished: bool = False, ornament: int = NOBODY) -> Table:
        """A builder has claimed a section, and all below it are somebody's already."""
        number = self._number(name)
        section = self.state.sections[number]
        place = self.seat(seat)
        tower = number // 8
        assert self.state.claimed[tower] == number % 8, f"something below {name} is not claimed"
        self.state.claimed[tower] += 1
        section.owner = seat
        section.tile = NO_TILE
        section.missing = self.match.box.record.cards[section.card].materials
        section.asked = asked_kinds(self.match.box.record, section)
        place.claims[place.claimed] = number
        place.claimed += 1
        if place.banners_beside:
            place.banners_beside -= 1
        else:
            place.banners_in -= 1
        if finished:
            section.finished = 1
            section.missing = 0
            section.asked = 0
            place.finished += 1
            self.state.finished[tower] += 1
            self.state.present[presence_at(tower, seat)] += 1
            self.state.bare[tower] |= bit(number % 8)
        if ornament != NOBODY:
            section.ornament = ornament
            self.state.present[presence_at(tower, ornament)] += 1
            self.state.bare[tower] = int(self.state.bare[tower]) & ~bit(number % 8)
            kind = self.match.box.record.cards[section.card].section
            self.seat(ornament).ornaments[kind] -= 1
            self.seat(ornament).decorated += 1
        return self

    def lay(self, name: str, **materials: int) -> Table:
        """Materials that were delivered to a section before."""
        section = self.section(name)
        for kind_name, count in materials.items():
            kind = MATERIAL_IDS.index(kind_name)
            section.laid[kind] += count
            section.missing -= count
            self.state.reserve[kind] -= count
        section.asked = asked_kinds(self.match.box.record, section)
        return self

    def die(self, colour: str, space: str, value: int = 1) -> Table:
        """A die lies there and shows so much."""
        die = COLOUR_IDS.index(colour)
        self.state.dice[self.state.die_space[die]] -= 1
        self.state.die_space[die] = SPACES.index(space)
        self.state.dice[SPACES.index(space)] += 1
        self.state.die_value[die] = value
        return self

    def bench(self, seat: int, space: int, tile: str, *, face_up: bool = True) -> Table:
        """A tile lies on a workshop space."""
        self.seat(seat).tiles[space] = self.match.box.names["tile"].index(tile)
        if face_up:
            self.seat(seat).face_up |= bit(space)
        return self

    def tile_on(self, name: str, tile: str) -> Table:
        """This kind of tile lies on a section."""
        self.section(name).tile = self.match.box.names["tile"].index(tile)
        return self

    def ivan_next(self, card: str) -> Table:
        """The next card that Ivan turns up."""
        kinds = [IVAN_IDS[card.kind] for card in self.match.box.record.ivan]
        self.state.ivan_turned = 0b11111 & ~bit(kinds.index(card))
        return self

    # --- Asking and playing ---

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.waiting

    def moves(self, kind: str = "", seat: int | None = None) -> list[str]:
        """The legal moves in words; those of one kind, if it is named."""
        seat = self.waiting[0] if seat is None else seat
        said = [str(GAME.move_words.say(move)) for move in self.match.moves(seat)]
        return [words for words in said if not kind or words.split()[0] == kind]

    def play(self, *moves: str) -> Table:
        """Whoever is asked makes these moves, such as "deliver wood a 0"."""
        for words in moves:
            move = [int(word) if word.isdigit() else word for word in words.split()]
            seat = self.waiting[0]
            self.told.extend(self.match.play_words(seat, move).events)
        return self

    def visit(self, die: str = "red") -> Table:
        """Move a die by its value, and stay in the market."""
        (move,) = [
            words for words in self.moves("move_die") if words.startswith(f"move_die {die} 0")
        ]
        return self.play(move)

    def pass_turn(self) -> Table:
        """A turn in which nothing is taken."""
        seat = self.state.active
        turn = self.state.turn
        self.play(next(words for words in self.moves("move_die") if words.split()[2] == "0"))
        while self.state.turn == turn and self.state.active == seat and not self.match.is_over:
            self.play("roll" if self.step == "market" else "end_turn")
        return self

    # --- What came of it ---

    def heard(self, kind: str = "") -> list[str]:
        """What everybody was told since the table was laid; of one kind, if named."""
        told = [event.said for event in self.told if event.is_seen_by(NOBODY)]
        return [str(said) for said in told if kind in ("", said.kind)]

    def stock(self, seat: int = 0) -> dict[str, int]:
        """The materials in an inventory."""
        counts = zip(MATERIAL_IDS, self.seat(seat).stock.tolist(), strict=True)
        return {name: count for name, count in counts if count}

    def reserve(self, name: str) -> int:
        """How much of a material is in the reserve."""
        return int(self.state.reserve[MATERIAL_IDS.index(name)])

    def prestige(self, seat: int = 0) -> int:
        """The prestige of a builder now."""
        return int(self.match.view()["seats"][seat]["prestige"])

    def values_on(self, space: str) -> list[int]:
        """What the dice on a space show."""
        return [die["value"] for die in self.match.view()["market"][SPACES.index(space)]["dice"]]
