"""Looking back at a finished game: everybody's chances, where they changed, and what was better.

A bot that searches is put into the place of whoever decided: it is given a `Position`, so it judges
by what that seat could know. Beside it stands what was true, which is public once a game is over:
the same estimate with all hands open. A game that goes on is not looked at, by anybody.

A browser does the same with the same module (web/src/local/review.ts): with the same key and number
of iterations it finds the same, to the last bit. So what has to be equal is kept in `HOW`, which it
is given, and chances are compared, never sentences.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence

import msgspec

from rubra.bots.levels import budget_of, strongest
from rubra.bots.player import player_of
from rubra.bots.search_bot import Budget, Considered, Fear, SearchBot
from rubra.core.errors import OptionError, RecordFileError
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.position import OpenPosition, Position
from rubra.core.stream import key_of, stream_from_key, stream_from_seed
from rubra.core.vocabulary import kind_of

Words = list[str | int]


class How(msgspec.Struct, frozen=True):
    """By which figures a game is looked back at."""

    # Expected loss from which a decision is called so; smaller ones are fine
    inaccuracy: float = 0.05
    mistake: float = 0.1
    blunder: float = 0.2
    # Of a mixed move any that the search tries at least so often is fine: it has to be varied
    varied: float = 0.05
    # Points of the curve: at least so many, and at most so many
    least_points: int = 40
    most_points: int = 120
    # A point gets this part of the iterations of a decision, and at least so many
    point_part: int = 16
    point_least: int = 40
    # Turning points: how many are told, and how much a chance must have changed
    turning_points: int = 5
    turning_change: float = 0.08


HOW = How()
BEST, FINE, INACCURACY, MISTAKE, BLUNDER = "best", "fine", "inaccuracy", "mistake", "blunder"
VERDICTS = (BEST, FINE, INACCURACY, MISTAKE, BLUNDER)
SEED = 1


class Judged(msgspec.Struct, frozen=True):
    """A move as the reviewing bot sees it."""

    move: Words
    expected: float  # 1: wins for certain
    share: float  # of the search that went into it
    fear: FearTold | None  # what may follow that costs most


class FearTold(msgspec.Struct, frozen=True):
    """What another seat may do, how likely that is, and what can be expected then."""

    seat: int
    move: Words
    share: float
    expected: float


class Decision(msgspec.Struct, frozen=True):
    """A decision that was a choice: what was done, and what the bot would have done."""

    seat: int
    moment: int  # where it was made
    step: int  # its number among all moves
    verdict: str
    loss: float
    played: Judged
    best: Judged


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: everybody's chances at a moment."""

    moment: int
    turn: int
    known: list[float]  # of each seat, as far as that seat could know
    true: list[float]  # the same with all hands open


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the chances of a seat changed most."""

    seat: int
    since: int  # moments
    until: int
    before: float
    after: float


class Review(msgspec.Struct, frozen=True):
    """A game looked back at."""

    game: str
    level: str
    iterations: int | None  # of each decision; none where the clock decided
    points: list[Point]
    turning_known: list[TurningPoint]
    turning_true: list[TurningPoint]
    decisions: list[Decision]


def review(
    match: Match,
    seats: Sequence[int],
    level: str | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = SEED,
) -> Review:
    """Look back at a finished game, and at the decisions of these seats.

    Each decision gets so many iterations, or else those of the level; with `seconds` the whole
    review takes about as long, and is not reproducible. Raises RecordFileError or OptionError.
    """
    looking = LookingBack(match, seats, level, iterations, seconds, seed)
    for _ in looking.work():
        pass
    return looking.found()


class Spending:
    """How much each part of a review may take."""

    def __init__(
        self,
        game: Game,
        players: int,
        level: str,
        iterations: int | None,
        seconds: float | None,
    ) -> None:
        usual = budget_of(level, game, players)
        if usual is None:
            raise OptionError(f"{level!r} does not search, so it cannot say what it expects")
        if iterations is not None and iterations < 1:
            raise OptionError(f"a decision takes at least 1 iteration, not {iterations}")
        if seconds is not None and seconds <= 0:
            raise OptionError(f"a review takes some seconds, not {seconds:g}")
        self.of_decision = iterations or usual.iterations_of(player_of(game))
        self.of_point = max(HOW.point_least, self.of_decision // HOW.point_part)
        self.seconds = seconds
        self._end = time.perf_counter() + seconds if seconds is not None else None
        self.ahead = 0  # iterations that are still to be made

    def next(self, iterations: int) -> Budget:
        """What the next part may spend, of all that is left."""
        left = max(1, self.ahead)
        self.ahead -= iterations
        if self._end is None:
            return Budget(iterations)
        return Budget(iterations, max(0.0, self._end - time.perf_counter()) * iterations / left)


class LookingBack:
    """A review while it is made: so many `tasks`, and `work` does one after the other."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[int],
        level: str | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int = SEED,
    ) -> None:
        if not match.is_over:
            raise RecordFileError(
                "is of a game that has not ended; it can be reviewed when it is over"
            )
        for seat in seats:
            if not 0 <= seat < match.players:
                raise OptionError(
                    f"there is no seat {seat + 1}; with {match.players} players they are"
                    f" 1 to {match.players}"
                )
        self.match = match
        self.level = level or strongest(match.game)
        self.spending = spending = Spending(
            match.game, match.players, self.level, iterations, seconds
        )
        key = key_of(stream_from_seed(seed))
        self.bots = [_searching(key) for _ in range(match.players)]
        self.open_bot = _searching(key)
        self.choices, turns = _choices_and_turns(match, seats)
        self.moments = chosen_moments(turns)
        self.turns = turns
        self.tasks = len(self.choices) + len(self.moments)
        spending.ahead = spending.of_decision * len(self.choices)
        spending.ahead += spending.of_point * len(self.moments) * (match.players + 1)
        self.points: list[Point] = []
        self.decisions: list[Decision] = []

    def work(self) -> Iterator[int]:
        """Play the game again and think at every place; yields how many are done."""
        match = _from_the_start(self.match)
        asked = [0] * match.players  # decisions of each seat so far
        moment = 0
        if 0 in self.moments:
            self._look(match, 0)
            yield self._done
        for number, step in enumerate(self.match.steps):
            if number in self.choices:
                self._judge(match, number, moment, asked[step.seat])
                asked[step.seat] += 1
                yield self._done
            match.play(step.seat, step.move)
            if not step.silent:
                moment += 1
                if moment in self.moments:
                    self._look(match, moment)
                    yield self._done

    @property
    def _done(self) -> int:
        return len(self.points) + len(self.decisions)

    def _look(self, match: Match, moment: int) -> None:
        """Add a point to the curve."""
        self.open_bot.budget = self.spending.next(self.spending.of_point)
        self.open_bot.asked = moment
        true = list(self.open_bot.outlook(OpenPosition(match, 0)))
        known = true
        if not match.is_over:
            known = []
            for seat, bot in enumerate(self.bots):
                # Numbers of its own, whatever else the bot was asked
                bot.asked = 2 * moment + 1
                bot.budget = self.spending.next(self.spending.of_point)
                known.append(bot.outlook(Position(match, seat))[seat])
        self.points.append(Point(moment, self.turns[moment], known, true))

    def _judge(self, match: Match, number: int, moment: int, asked: int) -> None:
        step = self.match.steps[number]
        bot = self.bots[step.seat]
        bot.asked = 2 * asked
        bot.budget = self.spending.next(self.spending.of_decision)
        thought = bot.think(Position(match, step.seat), step.move)
        played = next(one for one in thought.moves if one.move == step.move)
        best = thought.moves[0]
        mixed = kind_of(best.move) in player_of(match.game).mixed
        self.decisions.append(
            Decision(
                step.seat,
                moment,
                number,
                verdict_on(played, best, mixed),
                max(0.0, best.expected - played.expected),
                _told(match.game, played),
                _told(match.game, best),
            )
        )

    def found(self) -> Review:
        """All of it."""
        spending = self.spending
        return Review(
            self.match.game.name,
            self.level,
            spending.of_decision if spending.seconds is None else None,
            self.points,
            turning_points(self.points, [point.known for point in self.points]),
            turning_points(self.points, [point.true for point in self.points]),
            self.decisions,
        )


def _searching(key: bytes) -> SearchBot:
    """A bot that is told before each question what it may spend."""
    return SearchBot(stream_from_key(key), Budget(0))


def _from_the_start(match: Match) -> Match:
    """A match of the same deal before its first move."""
    options = {name: value for name, value in match.options.items() if name != "players"}
    return Match(match.game, match.players, match.key, options, match.box)


def _choices_and_turns(match: Match, seats: Sequence[int]) -> tuple[set[int], list[int]]:
    """The steps at which one of these seats had a choice, and the turn of every moment."""
    again = _from_the_start(match)
    choices = set()
    turns = [int(again.state.turn)]
    for number, step in enumerate(match.steps):
        if step.seat in seats and len(again.moves(step.seat)) > 1:
            choices.add(number)
        again.play(step.seat, step.move)
        if not step.silent:
            turns.append(int(again.state.turn))
    return choices, turns


def chosen_moments(turns: Sequence[int]) -> list[int]:
    """The moments at which the curve has a point: the beginning of each turn, and the end.

    Where there are few turns also moments in between, and where there are too many not each of
    them. `turns` says which turn it was at each moment.
    """
    last = len(turns) - 1
    starts = [n for n in range(last) if n == 0 or turns[n] != turns[n - 1]]
    parts = -(-HOW.least_points // max(1, len(starts)))
    found = {
        start + (end - start) * part // parts
        for start, end in zip(starts, [*starts[1:], last], strict=True)
        for part in range(parts)
    }
    every = -(-len(found) // HOW.most_points) or 1
    return [*sorted(found)[::every], last]


def verdict_on(played: Considered, best: Considered, mixed: bool) -> str:
    """What to call a decision. What the search cannot tell apart is fine."""
    if played.move == best.move:
        return BEST
    loss = best.expected - played.expected
    if mixed and played.share >= HOW.varied:
        return FINE
    if loss < HOW.inaccuracy or loss < _doubt(played, best):
        return FINE
    if loss < HOW.mistake:
        return INACCURACY
    return MISTAKE if loss < HOW.blunder else BLUNDER


def _doubt(*moves: Considered) -> float:
    """By how much a difference of results may be chance: at most its standard error."""
    return math.sqrt(sum(one.expected * (1 - one.expected) / one.visits for one in moves))


def turning_points(points: Sequence[Point], curve: Sequence[Sequence[float]]) -> list[TurningPoint]:
    """Where somebody's chances changed most from one point to the next, in order."""
    found = []
    for number in range(1, len(points)):
        before, after = curve[number - 1], curve[number]
        since, until = points[number - 1].moment, points[number].moment
        changes = [abs(then - now) for now, then in zip(before, after, strict=True)]
        seat = changes.index(max(changes))
        if changes[seat] >= HOW.turning_change:
            found.append(TurningPoint(seat, since, until, before[seat], after[seat]))
    found.sort(key=lambda turning: -abs(turning.after - turning.before))
    return sorted(found[: HOW.turning_points], key=lambda turning: turning.since)


def _told(game: Game, one: Considered) -> Judged:
    fear = one.fear
    said = None if fear is None else _fear_told(game, fear)
    return Judged(game.move_words.say(one.move).as_list(), one.expected, one.share, said)


def _fear_told(game: Game, fear: Fear) -> FearTold:
    return FearTold(fear.seat, game.move_words.say(fear.move).as_list(), fear.share, fear.expected)
