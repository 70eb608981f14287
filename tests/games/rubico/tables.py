"""Tables of Rubico, laid out for a test and played in words.

    laid = table(5, powers={2: "venus"}, chosen="red janus blue pompey").lay()
    laid.use(2, "cover venus 0")               # seat 2 plays its power, all others pass
    laid.resolve("red janus blue pompey")      # the Centurion takes, the cards come up like this

The track is one of the tests' own, short and with a space of every mark: the printed one is a
reconstruction that may be tuned again, and the rules are the same on any.

Cards are conserved: what is not in the rows a test asks for is dealt to the other rows, and the
rest is the deck. Chance is never patched. Where a test wants one order of the reveal, the same
table is played with one key after another until a key brings it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rubra.core.bits import bit, has
from rubra.core.box import BoxFile
from rubra.core.game import Box
from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match
from rubra.core.stream import key_of, stream_from_seed
from rubra.games.rubico.game import GAME
from rubra.games.rubico.state import AFTER_TAKING, BEFORE_TAKING, STEPS, State
from rubra.games.rubico.words import CARD, POWER, POWER_IDS, SENATE

COLOURS = ("red", "blue")  # of the roles: a legionary's card is red, a senator's is blue
KINDS = ("red", "blue", "janus", "pompey")
FILLING = ("blue", "red", "pompey", "janus")  # what is dealt first where a test does not say
MOST_KEYS = 3000  # how many keys are tried for a wanted outcome

# The track: id, players, castrum
TRACK = (
    ("gallia", 3, False),
    ("mutina", 7, False),
    ("ravenna", 4, False),
    ("rubico", 3, True),
    ("ariminum", 5, False),
    ("corfinium", 3, True),
    ("alba_fucens", 6, False),
    ("roma", 3, True),
)

Card = tuple[int, int]  # whose row, and which slot of it from the owner's left


def box_text() -> str:
    """The standard box file with the track of the tests."""
    text = GAME.standard_box.file.text
    spaces = [
        f'[[space]]\nsource = "reconstructed"\nid = "{name}"\nplayers = {players}\n'
        f"castrum = {str(castrum).lower()}\n"
        for name, players, castrum in TRACK
    ]
    return text[: text.index("[[space]]")] + "\n".join(spaces)


BOX = GAME.open_box(BoxFile(box_text(), "tests.toml"))


def new_match(players: int, seed: int = 0, *, declarations: bool = True) -> Match:
    """A game as it begins, nothing arranged."""
    key = key_of(stream_from_seed(seed))
    return Match(GAME, players, key, {"declarations": declarations}, BOX)


def edited_text(*changes: tuple[str, str]) -> str:
    """The box file with words replaced, each of them once, from the top."""
    text = box_text()
    for old, new in changes:
        assert old in text, f"the box file does not say {old!r}"
        text = text.replace(old, new, 1)
    return text


def edited_box(*changes: tuple[str, str]) -> Box:
    """A box from that file with words replaced."""
    return GAME.open_box(BoxFile(edited_text(*changes), "edited.toml"))


def table(
    players: int = 5,
    *,
    centurion: int = 0,
    caesar: str = "gallia",
    roles: str = "",
    powers: Mapping[int, str] | None = None,
    rows: Mapping[int, str] | None = None,
    chosen: str = "",
    deck: str = "",
    turned: str = "",
    fresh: str = "",
    declarations: bool = True,
    seed: int = 0,
    box: Box | None = None,
) -> Table:
    """A table at the start of a turn: all have drawn, nobody has laid a row.

    roles    the colour of each seat's role, from seat 0 on
    powers   which seat holds which power; the other seats hold some of those not named
    rows     what a seat holds, in the order in which it will lay it; its other cards may be any
    chosen   instead of rows: the cards that the Centurion will take, dealt two to a seat from their
             left and laid leftmost
    deck     cards that stay in the deck
    turned   Senate cards face up from earlier turns, in order; none of their effects holds
    fresh    Senate cards turned last turn
    """
    key = key_of(stream_from_seed(seed))
    match = Match(GAME, players, key, {"declarations": declarations}, box or BOX)
    state = match.state
    state.centurion = centurion
    state.caesar = match.box.names["space"].index(caesar)
    state.waiting = sum(bit(seat) for seat in range(players) if seat != centurion)
    for seat, colour in enumerate(roles.split()):
        state.seats[seat].role = COLOURS.index(colour)
    _deal_powers(state, powers or {})
    _turn_senate(state, turned.split(), fresh.split())
    around = [(centurion + step) % players for step in range(1, players)]
    wanted = {seat: row.split() for seat, row in (rows or {}).items()}
    for number, card in enumerate(chosen.split()):
        wanted.setdefault(around[number // 2], []).append(card)
    laid = _deal_rows(match, around, wanted, deck.split())
    picks = [(around[number // 2], number % 2) for number in range(len(chosen.split()))]
    return Table(match, laid, picks)


def _deal_powers(state: State, powers: Mapping[int, str]) -> None:
    left = [power for power in POWER_IDS if power not in powers.values()]
    for seat in range(state.players):
        if has(state.holders, seat):
            state.seats[seat].power = POWER.number(powers.get(seat) or left.pop(0))


def _turn_senate(state: State, turned: list[str], fresh: list[str]) -> None:
    for number, card in enumerate(turned + fresh):
        state.turned[number] = SENATE.number(card)
    state.turned_count = len(turned) + len(fresh)
    state.fresh = len(fresh)


def _deal_rows(
    match: Match, around: list[int], wanted: dict[int, list[str]], deck: list[str]
) -> dict[int, list[str]]:
    """Deal the cards that are wanted, then any others; the rest is the deck."""
    setup = match.box.record.setups[match.players]
    left = Counter({name: int(setup.march[kind]) for kind, name in enumerate(KINDS)})
    for cards in [*wanted.values(), deck]:
        left.subtract(cards)
    assert min(left.values()) >= 0, f"the deck has not so many cards: {dict(left)}"
    others = [card for card in FILLING for _ in range(left[card])]
    rows = {}
    for seat in around:
        row = list(wanted.get(seat, []))
        while len(row) < setup.hand:
            row.append(others.pop(0))
        rows[seat] = row
    for seat in range(match.players):
        for kind, name in enumerate(KINDS):
            match.state.seats[seat].hand[kind] = rows.get(seat, []).count(name)
    for kind, name in enumerate(KINDS):
        match.state.deck[kind] = (others + deck).count(name)
    return rows


class Table:
    """A real match, asked and answered in words; it remembers what was told since it was laid."""

    def __init__(self, match: Match, rows: dict[int, list[str]], picks: list[Card]) -> None:
        self.match = match
        self.rows = rows
        self.picks = picks
        self.told: list[Event] = []

    def copy(self, seed: int | None = None) -> Table:
        """The same table, for another seed with other luck from here on."""
        twin = Table(self.match.copy(), self.rows, self.picks)
        twin.told = list(self.told)
        if seed is not None:
            twin.match.stream = stream_from_seed(seed)
        return twin

    # --- What is asked ---

    @property
    def state(self) -> State:
        """The table itself, hidden parts too."""
        return self.match.state

    @property
    def step(self) -> str:
        """The step of the turn."""
        return STEPS[self.state.step]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return self.match.waiting

    def moves(self, seat: int, kind: str = "") -> list[str]:
        """The legal moves of a seat in words; those of one kind, if it is named."""
        said = [str(GAME.move_words.say(move)) for move in self.match.moves(seat)]
        return [words for words in said if not kind or words.split()[0] == kind]

    # --- What is played ---

    def play(self, seat: int, words: str) -> Table:
        """A seat makes a move such as "take 2 0"."""
        move = [int(word) if word.isdigit() else word for word in words.split()]
        self.told.extend(self.match.play_words(seat, move).events)
        return self

    def lay(self, claims: Mapping[int, str] | None = None) -> Table:
        """All lay their rows; they declare these claims, such as "3 0 0 0", or say nothing."""
        for seat in self.waiting:
            if not self.state.seats[seat].laid:
                self.lay_row(seat)
            if self.state.declarations:
                claim = (claims or {}).get(seat)
                self.play(seat, f"declare {claim}" if claim else "say_nothing")
        return self

    def lay_row(self, seat: int) -> Table:
        """One seat lays the row that the test asked for; in a later turn, any."""
        if self.state.turn > 1:
            return self.play(seat, self.moves(seat)[0])
        row = (*self.rows[seat], "none")
        return self.play(seat, f"lay {' '.join(row[:4])}")

    def use(self, seat: int, words: str) -> Table:
        """One seat plays its power; all others who are asked pass."""
        assert seat in self.waiting, f"seat {seat} is not asked"
        for asked in self.waiting:
            self.play(asked, words if asked == seat else "pass")
        return self

    def pass_all(self) -> Table:
        """Nobody plays a power, if it is a moment for powers."""
        if self.state.step in (BEFORE_TAKING, AFTER_TAKING):
            for seat in self.waiting:
                self.play(seat, "pass")
        return self

    def take(self, *cards: Card) -> Table:
        """The Centurion takes these cards, one after the other."""
        for owner, slot in cards:
            self.play(int(self.state.centurion), f"take {owner} {slot}")
        return self

    def until_taking(self) -> Table:
        """Play up to the moment when the Centurion is asked."""
        if self.step == "suggest":
            self.lay()
        return self.pass_all()

    def until_taken(self) -> Table:
        """Play until the Centurion has taken the chosen cards."""
        return self.until_taking().take(*self._left_to_pick())

    def resolve(self, order: str = "", senate: str = "") -> Table:
        """Play the turn to its end, nobody playing another power.

        With an order, under a key that reveals the cards so; with Senate cards, under one that
        turns these first.
        """
        if self.step in ("suggest", "before_taking"):
            self.until_taking()
        turned = int(self.state.turned_count)
        before, seat, words = self._last_decision()
        for seed in range(MOST_KEYS):
            found = order in ("", self.revealed)
            if found and f"{' '.join(self.senate[turned:])} ".startswith(f"{senate} ".lstrip()):
                return self
            self.__dict__.update(before.copy(seed).__dict__)
            self.play(seat, words)
        raise LookupError(f"no key brings {order!r} and {senate!r}")

    def _last_decision(self) -> tuple[Table, int, str]:
        """Play on until the cards are revealed; returns the last move and the table before it."""
        left = self._left_to_pick()
        while True:
            seat = self.waiting[0]
            words = "pass"
            if self.step == "taking":
                assert left, f"the Centurion takes {self.state.to_take} cards"
                words = "take {} {}".format(*left.pop(0))
            before = self.copy()
            revealed = len(self.heard("counted"))
            self.play(seat, words)
            if len(self.heard("counted")) > revealed:
                assert not left, f"the Centurion takes only {self.state.to_take} cards"
                return before, seat, words

    def _left_to_pick(self) -> list[Card]:
        seats = self.state.seats
        return [card for card in self.picks if not int(seats[card[0]].taken) >> card[1] & 1]

    # --- What came of it ---

    def heard(self, kind: str = "", seat: int = NOBODY) -> list[str]:
        """What a seat, or a spectator, was told since the table was laid; of one kind, if named."""
        return [
            str(event.said)
            for event in self.told
            if event.is_seen_by(seat) and kind in ("", event.said.kind)
        ]

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return self.match.view(seat)

    @property
    def caesar(self) -> str:
        """The space he stands on."""
        return self.match.box.names["space"][self.state.caesar]

    @property
    def revealed(self) -> str:
        """The cards of the last reveal, in order."""
        cards = self.state.revealed[: self.state.revealed_count]
        return " ".join(str(CARD.word(int(card))) for card in cards)

    @property
    def revealed_as(self) -> str:
        """What each of them counted as."""
        cards = self.state.revealed_as[: self.state.revealed_count]
        return " ".join(str(CARD.word(int(card))) for card in cards)

    @property
    def counted(self) -> tuple[int, int, int]:
        """Red, blue and Pompey in the last phases e and f."""
        return int(self.state.last_red), int(self.state.last_blue), int(self.state.last_pompey)

    @property
    def senate(self) -> list[str]:
        """The Senate cards that are face up, in the order they were turned."""
        cards = self.state.turned[: self.state.turned_count]
        return [str(SENATE.word(int(card))) for card in cards]

    @property
    def ended(self) -> str:
        """Why the game is over."""
        return str(self.match.result()["reason"])
