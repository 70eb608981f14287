"""Tables of Rubricatus, laid out for a test and played in words.

    laid = table(stock={0: "m2"}, market="hut", problems={"bages": 3})
    laid.play("points two", "enter bages", "build hut")

Seat 0 acts and holds the initiative, unless a test says otherwise. The cards are the tests' own,
one for each thing that a card can do: the printed ones are a reconstruction that may be tuned
again, and the rules are the same with any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from rubra.core.bits import bit
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.core.journal import NOBODY, Event, Journal, read_journal
from rubra.core.match import Match
from rubra.core.record import blank
from rubra.core.stream import key_of, stream_from_seed
from rubra.games.rubricatus import eras, rules
from rubra.games.rubricatus.game import GAME
from rubra.games.rubricatus.state import (
    BIDDING,
    CHECKING,
    CHOOSING_CARD,
    ENDING_ROUND,
    GATHERING,
    STEPS,
    TURNING_ERA_CARD,
    State,
)
from rubra.games.rubricatus.words import ERAS, NO_CARD, REGIONS, RESOURCES

LETTERS = {"m": "materials", "t": "technology", "c": "culture", "d": "defence"}

# id, Era, comarca, cost, problems, points, develop, income, partner
CONSTRUCTIONS = """
hut        iberian      bages           m1     0 0 -  -  -
farm       iberian      bages           m2     1 0 -  m1 -
silo       iberian      bergueda        m1t1   0 2 -  -  mill
fort       iberian      solsones        m1d2   2 3 -  -  -
port       iberian      baix_llobregat  t1     0 0 t2 -  -
shrine     iberian      llucanes        c1     0 1 -  -  -
cave       iberian      solsones        c1     0 0 -  -  -
mill       ancient      bergueda        m1     1 0 -  -  silo
road       ancient      bages           m1     0 0 -  -  -
baths      ancient      solsones        m1     0 0 -  -  -
church     medieval     llucanes        m1     0 0 -  -  -
bridge     medieval     baix_llobregat  m1     0 0 -  -  -
castle     medieval     bages           d1     0 0 -  -  -
wall       medieval     bergueda        d1     0 0 -  -  -
house      modern       solsones        m1     0 0 -  -  -
tower      modern       bages           m1     0 0 -  -  -
colony     contemporary bergueda        m1     0 0 -  -  -
dam        contemporary bages           m1     0 0 -  -  -
"""

# id, value, effects, whether the event removes it
ACTIONS = """
one          1
two          2
three        3
other_one    1
other_two    2
gaining      2  gain:defence:2
choosing     2  gain_any:2
losing       2  lose:materials:2
giving_up    2  lose_any:2
scoring      2  score:3                        removed
forfeiting   2  forfeit:4
taking       2  take:1
recruiting   1  recruit                        removed
recruiting_2 1  recruit                        removed
replacing    2  replace:1
adding       2  add:bages:2
adding_any   2  add_any:2
flooding     2  add_everywhere:1
removing     2  remove:bages:2
removing_any 2  remove_any:2
purging      2  purge
both         2  remove_any:1 add_any:1 score:1
"""

ETERIES = """
goja      soothe
aloja     gather materials
follet    gather technology
paitida   endure
encantada spare defence
minairo   spare technology
merla     gather defence
"""


def effects_text(effects: str) -> str:
    """ "gain:defence:2 score:1:each" as TOML."""
    tables = []
    for effect in effects.split():
        word, *rest = effect.split(":")
        keys = [f'do = "{word}"']
        for item in rest:
            if item.isdigit():
                keys.append(f"n = {item}")
            else:
                keys.append('who = "each"' if item == "each" else f'what = "{item}"')
        tables.append(f"{{ {', '.join(keys)} }}")
    return f"[{', '.join(tables)}]"


def amounts_text(amounts: str) -> str:
    """ "m1t2" as TOML."""
    pairs = zip(amounts[::2], amounts[1::2], strict=True)
    return f"{{ {', '.join(f'{LETTERS[letter]} = {n}' for letter, n in pairs)} }}"


def box_text(now: str = "", check: str = "", prize: str = "", penalty: str = "") -> str:
    """The rulebook's figures, the tests' cards, and one Iberian Era card as told."""
    standard = GAME.standard_box.file.text
    text = standard[: standard.index("[[construction]]")]
    old = text[text.index("spaces = [") :].partition("\n")[0]
    parts = [text.replace(old, "spaces = [0, 1, 0, 2]")]
    source = 'source = "reconstructed"'
    for line in CONSTRUCTIONS.split("\n")[1:-1]:
        name, era, comarca, cost, problems, points, develop, income, partner = line.split()
        parts.append(
            f'[[construction]]\n{source}\nid = "{name}"\nera = "{era}"\ncomarca = "{comarca}"\n'
            f"cost = {amounts_text(cost)}\nproblems = {problems}\npoints = {points}\n"
        )
        parts += [f"develop = {amounts_text(develop)}\n"] if develop != "-" else []
        parts += [f"income = {amounts_text(income)}\n"] if income != "-" else []
        parts += [f'partner = "{partner}"\n'] if partner != "-" else []
    for line in ACTIONS.split("\n")[1:-1]:
        name, points, *effects = line.split()
        parts.append(f'[[action]]\n{source}\nid = "{name}"\npoints = {points}\n')
        words = [word for word in effects if word != "removed"]
        parts += [f"event = {effects_text(' '.join(words))}\n"] if words else []
        parts += ["removed = true\n"] if "removed" in effects else []
    parts.append(f'[[era_card]]\n{source}\nid = "told"\nera = "iberian"\n')
    parts += [f"now = {effects_text(now)}\n"] if now else []
    parts += [f"check = {effects_text(check)[1:-1]}\n"] if check else []
    parts += [f"prize = {effects_text(prize)}\n"] if prize else []
    parts += [f"penalty = {effects_text(penalty)}\n"] if penalty else []
    for era, rounds in zip(ERAS, (1, 2, 4, 1, 2), strict=True):
        for number in range(rounds):
            card = f'[[era_card]]\n{source}\nera = "{era}"\nid = "{era}_{number}'
            parts += [f'{card}"\n'] if era != "iberian" else []
            parts.append(f'{card}_black"\ncalamity = true\nnow = {effects_text("score:1")}\n')
    for line in ETERIES.split("\n")[1:-1]:
        name, ability, *what = line.split()
        parts.append(f'[[eteria]]\n{source}\nid = "{name}"\nability = "{ability}"\n')
        parts += [f'what = "{what[0]}"\n'] if what else []
    return "".join(parts)


@cache
def box_with(now: str = "", check: str = "", prize: str = "", penalty: str = "") -> Box:
    """A box in which the only Iberian Era card says this."""
    return GAME.open_box(BoxFile(box_text(now, check, prize, penalty), "tests.toml"))


def edited_box(*changes: tuple[str, str]) -> Box:
    """The tests' box with words replaced, each of them once, from the top."""
    text = box_text()
    for old, new in changes:
        assert old in text, f"the box file does not say {old!r}"
        text = text.replace(old, new, 1)
    return GAME.open_box(BoxFile(text, "edited.toml"))


def new_match(
    players: int = 4,
    seed: int = 0,
    difficulty: str = "standard",
    box: Box | None = None,
    **more: Any,
) -> Match:
    """A game as it begins, nothing arranged."""
    key = key_of(stream_from_seed(seed))
    options = {"difficulty": difficulty, **more}
    return Match(GAME, players, key, options, box or box_with())


def era_deck(seed: int = 0, difficulty: str = "standard", **more: Any) -> list[Any]:
    """The ten Era cards of a game with the standard box, in the order they come."""
    match = new_match(4, seed, difficulty, GAME.standard_box, **more)
    state, record = match.state, match.box.record
    found = []
    for number in range(1, record.rounds + 1):
        state.round_number = number
        state.era = record.era_of_round[number]
        card = int(eras.pick_era_card(record, state, match.stream))
        state.era_cards_used |= bit(card)
        found.append(record.era_cards[card])
    return found


def table(
    players: int = 4,
    *,
    holder: int = 0,
    era: str = "iberian",
    stock: Mapping[int, str] | None = None,
    track: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
    hand: Mapping[int, str] | None = None,
    eteries: Mapping[int, str] | None = None,
    constructions: Mapping[int, str] | None = None,
    problems: Mapping[str, int] | None = None,
    drawer: int | None = None,
    market: str = "",
    era_card: Box | None = None,
    box: Box | None = None,
    seed: int = 0,
) -> Table:
    """A table in the action phase: `holder` is to play a card, nobody has acted yet.

    stock, track    of each seat: "m2 d1"; others have nothing
    hand            of each seat: ids of cards; others hold `one` and `two`
    problems        by region; one in every other region, and the rest in the drawer
    drawer          problems left in it; the others are then out of the game
    market          ids of its cards; other places are empty
    era_card        a box made by box_with(): its Era card lies on the table
    """
    match = new_match(players, seed, box=era_card or box)
    state = match.state
    state.holder = state.actor = holder
    state.era = ERAS.index(era)
    state.round_number = (1, 2, 4, 8, 9)[state.era]
    state.to_act = players - 1
    state.turns_left = match.box.record.eras[state.era].helpers - 1
    laid = Table(match)
    if era_card is not None:
        state.era_card = 0
        state.era_cards_used = 1
    for seat in range(players):
        place = state.seats[seat]
        place.helpers = place.at_home = match.box.record.eras[state.era].helpers
        laid.give(seat, (hand or {}).get(seat, "one two"))
        for amount in (stock or {}).get(seat, "").split():
            place.stock[RESOURCES.index(LETTERS[amount[0]])] = int(amount[1:])
        for amount in (track or {}).get(seat, "").split():
            place.track[RESOURCES.index(LETTERS[amount[0]])] = int(amount[1:])
        place.points = place.scored[0] = (points or {}).get(seat, 0)
        for name in (eteries or {}).get(seat, "").split():
            laid.recruit(seat, name)
        for name in (constructions or {}).get(seat, "").split():
            laid.own(seat, name)
    for name, count in (problems or {}).items():
        change = count - int(state.problems[REGIONS.index(name)])
        state.problems[REGIONS.index(name)] += change
        state.drawer -= change
    if drawer is not None:
        state.drawer = drawer
    laid.lay_market(market)
    state.step = CHOOSING_CARD
    state.waiting = bit(holder)
    return laid


class Table:
    """A real match, asked and answered in words; it remembers what was told since it was laid."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = []

    # --- Arranging ---

    @property
    def state(self) -> State:
        """The table itself, hidden parts too."""
        return self.match.state

    @property
    def names(self) -> dict[str, tuple[str, ...]]:
        """The ids of the cards."""
        return self.match.box.names

    def give(self, seat: int, cards: str) -> Table:
        """A seat holds these cards; all others are in its deck."""
        place = self.state.seats[seat]
        place.hand = sum(bit(self.names["action"].index(card)) for card in cards.split())
        place.deck = bit(len(self.names["action"])) - 1 - place.hand
        place.discards = place.removed = place.sure = 0
        place.bid = NO_CARD
        return self

    def recruit(self, seat: int, name: str) -> None:
        """An etèria came in an earlier round."""
        number = bit(self.names["eteria"].index(name))
        self.state.eteries -= number
        self.state.seats[seat].eteries += number
        self.state.seats[seat].helpers -= 1
        self.state.seats[seat].at_home -= 1

    def own(self, seat: int, name: str) -> None:
        """A construction was built earlier."""
        number = self.names["construction"].index(name)
        card = self.match.box.record.constructions[number]
        place = self.state.seats[seat]
        place.constructions += bit(number)
        place.built[card.era] += 1
        for kind in range(4):
            place.income[kind] += card.income[kind]
        if int(self.state.decks[card.era]) >> number & 1:
            self.state.decks[card.era] -= bit(number)

    def lay_market(self, cards: str) -> None:
        """These cards are the market; others go back to their decks."""
        for slot, card in enumerate(self.state.market):
            if card != NO_CARD:
                era = self.match.box.record.constructions[card].era
                self.state.decks[era] |= bit(card)
            self.state.market[slot] = NO_CARD
        for slot, name in enumerate(cards.split()):
            number = self.names["construction"].index(name)
            era = self.match.box.record.constructions[number].era
            self.state.decks[era] &= ~bit(number)
            self.state.market[slot] = number

    def empty_decks(self, *eras: str) -> Table:
        """No constructions of these Eras are left."""
        for era in eras:
            self.state.decks[ERAS.index(era)] = 0
        return self

    # --- Playing ---

    def play(self, *moves: str, seat: int | None = None) -> Table:
        """Whoever is asked makes these moves: "points two", "enter bages", "build hut"."""
        for words in moves:
            kind, *parts = words.split()
            asked = self.match.waiting[0] if seat is None else seat
            domains = GAME.move_words[kind].parts
            move: list[Any] = [kind]
            for (name, domain), part in zip(domains.items(), parts, strict=True):
                known = self.names.get(domain.name)
                move.append(known.index(part) if known else int(part) if name == "seat" else part)
            self.told.extend(self.match.play_words(asked, move).events)
        return self

    def go_on(self, step: int) -> Table:
        """Nobody is asked: the sequence of play goes on from this step."""
        self.state.step = step
        self.state.waiting = 0
        journal = blank(Journal)
        rules.go_on(self.match.box.record, self.state, self.match.stream, journal)
        self.told.extend(read_journal(journal, GAME.event_words))
        return self

    def turn_era_card(self) -> Table:
        """Phase 3 of the round."""
        self.state.era_card = NO_CARD
        self.state.era_cards_used = 0
        return self.go_on(TURNING_ERA_CARD)

    def gather(self) -> Table:
        """Phase 4 of the round."""
        return self.go_on(GATHERING)

    def check(self) -> Table:
        """Phase 6 of the round: the check, and then all that follows."""
        return self.go_on(CHECKING)

    def end_round(self) -> Table:
        """Phase 6 of the round, after the check."""
        return self.go_on(ENDING_ROUND)

    def bid(self, *cards: str) -> Table:
        """Everybody bids, from seat 0 on; each holds that card and `other_two` besides."""
        for seat, card in enumerate(cards):
            self.give(seat, f"{card} other_two" if card != "other_two" else "other_two one")
        self.state.step = BIDDING
        self.state.waiting = bit(len(cards)) - 1
        for seat, card in enumerate(cards):
            self.play(f"bid {card}", seat=seat)
        return self

    # --- Asking ---

    @property
    def step(self) -> str:
        """What comes next."""
        return STEPS[self.state.step]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.waiting

    def moves(self, kind: str = "") -> list[str]:
        """The legal moves of the seat that is asked, in words; of one kind, if named."""
        seat = self.match.waiting[0]
        said = [GAME.move_words.say(move) for move in self.match.moves(seat)]
        return [self._words(one.kind, one.parts) for one in said if kind in ("", one.kind)]

    def _words(self, kind: str, parts: Mapping[str, str | int]) -> str:
        domains = [*GAME.move_words.kinds, *GAME.event_words.kinds]
        of_kind = next(k for k in domains if k.name == kind and list(k.parts) == list(parts))
        words = [kind]
        for name, value in parts.items():
            known = self.names.get(of_kind.parts[name].name)
            words.append(known[value] if known and isinstance(value, int) else str(value))
        return " ".join(words)

    def heard(self, kind: str = "", seat: int = NOBODY) -> list[str]:
        """What a seat, or a spectator, was told since the table was laid; of one kind, if named."""
        return [
            self._words(event.said.kind, event.said.parts)
            for event in self.told
            if event.is_seen_by(seat) and kind in ("", event.said.kind)
        ]

    def stock(self, seat: int = 0) -> str:
        """The resources of a seat: "m2 d1"."""
        return _amounts(self.state.seats[seat].stock)

    def track(self, seat: int = 0) -> str:
        """The spaces of a seat on the development tracks."""
        return _amounts(self.state.seats[seat].track)

    def points(self, seat: int = 0) -> int:
        """The victory points of a seat."""
        return int(self.state.seats[seat].points)

    def problems(self, region: str) -> int:
        """How many problems a region has."""
        return int(self.state.problems[REGIONS.index(region)])

    @property
    def drawer(self) -> int:
        """How many problems are left."""
        return int(self.state.drawer)

    @property
    def market(self) -> list[str]:
        """The cards in the market."""
        cards = [int(card) for card in self.state.market if card != NO_CARD]
        return [self.names["construction"][card] for card in cards]

    def pile(self, name: str, seat: int = 0) -> list[str]:
        """The cards of a seat in hand, deck, discards or removed."""
        cards = int(getattr(self.state.seats[seat], name))
        return [card for n, card in enumerate(self.names["action"]) if cards >> n & 1]

    def built(self, seat: int = 0) -> list[str]:
        """The constructions of a seat."""
        cards = int(self.state.seats[seat].constructions)
        return [card for n, card in enumerate(self.names["construction"]) if cards >> n & 1]

    @property
    def ended(self) -> str:
        """Why the game is over."""
        return str(self.match.result()["reason"])


def _amounts(amounts: Iterable[int]) -> str:
    return " ".join(f"{r[0]}{int(n)}" for r, n in zip(RESOURCES, amounts, strict=True) if n)
