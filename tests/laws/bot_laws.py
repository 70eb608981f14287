"""The laws of bots: what holds for every game that has a player, at every level.

As in `laws.py`, each law is a function of a random game. They are a book of their own, because a
game may be without a player, and because thinking takes time: they stop at some positions only.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from rubra.bots.easy import BelievingBot, EasyBot
from rubra.bots.levels import Bot, make_bot
from rubra.bots.search_bot import Budget, SearchBot, Style
from rubra.core.errors import CannotUndo
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import as_bytes, as_dict, copy_of
from rubra.core.stream import Stream, stream_from_seed
from tests.laws.census import CENSUS
from tests.laws.laws import Law
from tests.laws.walk import Setting, Walk, all_settings

BOT_LAWS: dict[str, Law] = {}

SMALL = ("random", "easy", "medium:30", "hard:60")  # every level, with a budget for tests
WORLDS = 4  # sampled at each position that a law stops at


def law(check: Law) -> Law:
    """Enter a law into the book."""
    BOT_LAWS[check.__name__] = check
    return check


def has_player(game: str) -> bool:
    """Whether a game has a player that the bots can use."""
    return importlib.util.find_spec(f"rubra.games.{game}.player") is not None


def settings_with_players() -> list[Setting]:
    """Every setting of every game that bots can play."""
    return [setting for setting in all_settings() if has_player(setting.game)]


# --- Where the laws look ---


def decisions(walk: Walk, share: float) -> Iterator[tuple[Match, int]]:
    """A share of all positions, each with a seat that has a choice there."""
    for match in walk.positions():
        if match.is_over or walk.random.random() > share:
            continue
        choosing = [seat for seat in match.waiting if len(match.moves(seat)) > 1]
        if choosing:
            yield match, walk.random.choice(choosing)


def twin_of(match: Match, seat: int, dice: Stream) -> Match:
    """The same match with another state, which this seat cannot tell from the true one."""
    twin = match.copy()
    twin.state = twin.imagine(seat, dice)
    return twin


def decided(position: Position, seed: int = 0) -> SearchBot:
    """A bot that has read the past and made up its mind, and has not searched yet."""
    bot = SearchBot(stream_from_seed(seed), Budget(1))
    bot.follow(position)
    bot.thinking.form_belief(bot.work)
    return bot


def sampled(bot: SearchBot, position: Position) -> Any:
    """A world as the bot believes it, drawn as its search does."""
    work = bot.work[0]
    work.state = position.imagine(bot.stream)
    bot.thinking.redraw(bot.work)
    return copy_of(work.state)


def told(bot: Bot) -> str:
    """All that a bot can say about its last choice, but for the time it took."""
    thought = getattr(bot, "thought", None)
    return repr(thought and replace(thought, seconds=0.0))


# --- Knowledge ---


@law
def a_bot_cannot_tell_apart_what_its_seat_cannot(walk: Walk) -> None:
    """Redraw what its seat cannot know: every level makes the same choice, for the same reasons.

    Choices follow the bot's own stream, so what holds for each stream holds for the chances.
    """
    dice = stream_from_seed(walk.seed)
    for match, seat in decisions(walk, 0.06):
        twin = twin_of(match, seat, dice)
        for level in SMALL:
            chosen = []
            for where in (match, twin):
                bot = make_bot(level, stream_from_seed(walk.seed + 1))
                chosen.append((bot.choose(Position(where, seat)), told(bot)))
            assert chosen[0] == chosen[1], level


@law
def advice_is_for_what_the_seat_knows(walk: Walk) -> None:
    """Chances, some of them above zero, and the same in every world it cannot tell from the true.

    To ask changes nothing.
    """
    dice = stream_from_seed(walk.seed)
    for match, seat in decisions(walk, 0.5):
        position = Position(match, seat)
        bot = EasyBot(stream_from_seed(0))
        bot.follow(position)
        moves = position.moves()
        found = []
        for state in (match.state, twin_of(match, seat, dice).state):
            found.append(bot.advice(state, moves))
            assert as_dict(bot.work[0].state) == as_dict(state)
            assert bot.work[0].moves[: len(moves)].tolist() == moves
        assert np.isfinite(found[0]).all()
        assert min(found[0]) >= 0
        assert max(found[0]) > 0
        assert found[0] == found[1]


# --- Sampled worlds ---


@law
def sampled_worlds_agree_with_what_the_seat_knows(walk: Walk) -> None:
    """The table looks the same to the seat, its moves are the same, nothing is lost or doubled."""
    count = CENSUS[walk.setting.game]
    for match, seat in decisions(walk, 0.15):
        position = Position(match, seat)
        bot = decided(position, walk.seed)
        for _ in range(WORLDS):
            world = match.copy()
            world.state = sampled(bot, position)
            assert json.dumps(world.view(seat)) == json.dumps(match.view(seat))
            assert world.waiting == match.waiting
            assert world.moves(seat) == match.moves(seat)
            assert count(world) == count(match)


@law
def sampled_worlds_forget_the_truth(walk: Walk) -> None:
    """In two states that a seat cannot tell apart, it believes the same and samples the same."""
    dice = stream_from_seed(walk.seed)
    for match, seat in decisions(walk, 0.1):
        found = []
        for where in (match, twin_of(match, seat, dice)):
            position = Position(where, seat)
            bot = decided(position, walk.seed + 1)
            worlds = [as_dict(position.imagine(bot.stream))]
            worlds += [as_dict(sampled(bot, position)) for _ in range(WORLDS)]
            found.append((as_bytes(bot.belief), worlds))
        assert found[0] == found[1]


@law
def sampled_worlds_can_be_played(walk: Walk) -> None:
    """What a bot samples is a real position: it plays on to the end."""
    for match, seat in decisions(walk, 0.08):
        position = Position(match, seat)
        world = match.copy()
        world.state = sampled(decided(position, walk.seed), position)
        while not world.is_over:
            mover = walk.random.choice(world.waiting)
            world.play(mover, walk.random.choice(world.moves(mover)))


# --- The past ---


@law
def a_belief_is_the_same_however_often_it_is_updated(walk: Walk) -> None:
    """Step by step from the start, or all at once by somebody who sits down in mid-game."""
    patient: list[list[BelievingBot]] = [
        [EasyBot(stream_from_seed(0)), SearchBot(stream_from_seed(0), Budget(1))]
        for _ in range(walk.setting.players)
    ]
    for match in walk.positions():
        for seat, bots in enumerate(patient):
            if walk.random.random() > 0.3:
                continue
            for bot in bots:
                bot.follow(Position(match, seat))
            if walk.random.random() > 0.05:
                continue
            for bot in bots:
                late = EasyBot(stream_from_seed(0))
                late.exact = bot.exact
                late.follow(Position(match, seat))
                assert as_bytes(late.belief) == as_bytes(bot.belief)


@law
def an_undo_is_forgotten(walk: Walk) -> None:
    """After an undo a bot reads the past again: it thinks and chooses like somebody new."""
    for match in walk.positions():
        if match.is_over or not walk.looks(0.15):
            continue
        undoer = walk.random.randrange(match.players)
        try:
            match.undoable(undoer)
        except CannotUndo:
            continue
        twin = match.copy()
        asked = walk.random.choice([undoer, *match.waiting])
        levels = SMALL[1:]
        bots: list[Any] = [make_bot(level, stream_from_seed(walk.seed)) for level in levels]
        for bot in bots:
            bot.follow(Position(twin, asked))
        era = twin.era
        twin.undo(undoer)
        assert twin.era is not era
        for level, bot in zip(levels, bots, strict=True):
            fresh: Any = make_bot(level, stream_from_seed(walk.seed))
            for one in (bot, fresh):
                one.follow(Position(twin, asked))
            assert as_bytes(bot.belief) == as_bytes(fresh.belief)
            if asked in twin.waiting:
                position = Position(twin, asked)
                assert bot.choose(position) == fresh.choose(position)
                assert told(bot) == told(fresh)


# --- Choices ---


@law
def equal_streams_choose_alike(walk: Walk) -> None:
    """A bot's key and what its seat saw decide everything, decision after decision."""
    seats = range(walk.setting.players)
    levels = [SMALL[(seat + walk.seed) % len(SMALL)] for seat in seats]
    pairs = [[make_bot(levels[s], stream_from_seed(s)) for _ in range(2)] for s in seats]
    for match in walk.positions():
        for seat in match.waiting:
            if walk.random.random() < 0.05:
                position = Position(match, seat)
                one, other = pairs[seat]
                assert one.choose(position) == other.choose(position)
                assert told(one) == told(other)


@law
def bots_of_all_levels_play_to_the_end(walk: Walk) -> None:
    """Whole games among them, and never an illegal move: the match would refuse it."""
    match = walk.match
    bots = [
        make_bot(SMALL[(seat + walk.seed) % len(SMALL)], stream_from_seed(walk.seed + seat))
        for seat in range(match.players)
    ]
    while not match.is_over:
        seat = walk.random.choice(match.waiting)
        match.play(seat, bots[seat].choose(Position(match, seat)))
        assert len(match.steps) <= match.game.about.longest, "the game does not end"


@law
def choosing_changes_nothing(walk: Walk) -> None:
    """Not the state, not the chance to come, not what anybody saw."""
    for match, seat in decisions(walk, 0.05):
        before = as_bytes(match.state), as_bytes(match.stream), match.events()
        past = match.era, len(match.steps), [len(match.history(s)) for s in range(match.players)]
        for level in SMALL:
            make_bot(level, stream_from_seed(walk.seed)).choose(Position(match, seat))
        after = as_bytes(match.state), as_bytes(match.stream), match.events()
        assert after == before
        seen = [len(match.history(s)) for s in range(match.players)]
        assert (match.era, len(match.steps), seen) == past


@law
def a_search_accounts_for_every_iteration(walk: Walk) -> None:
    """All legal moves, the most tried first; shares add up to one, results lie within 0 and 1."""
    iterations = 50
    for match, seat in decisions(walk, 0.08):
        bot = SearchBot(stream_from_seed(walk.seed), Budget(iterations))
        for reach in ("flat", "own", "all"):
            bot.style = Style(reach)  # what it believes takes longer to find out than the search
            thought = bot.think(Position(match, seat))
            shares = [considered.share for considered in thought.moves]
            assert thought.iterations == iterations
            assert sorted(c.move for c in thought.moves) == sorted(match.moves(seat)), reach
            assert shares == sorted(shares, reverse=True)
            assert abs(sum(shares) - 1) < 1e-9
            assert all(0 <= c.expected <= 1 for c in thought.moves if c.share)
