"""One seat of a game, the others played by bots: as a match, or where it can be by compiled code.

Where all others are of one level that is compiled, both ways play the same games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from rubra.bots.levels import Bot
from rubra.bots.player import CHOICE
from rubra.bots.series import HeuristicPlayer
from rubra.bots.workspace import BOT_STREAM, CHOICE_STREAM, COMPILED_LEVELS, GAME_STREAM
from rubra.core.actions import actions_of
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream, below, branch, key_of, stream_from_seed
from rubra.lab.arena import steady_bot
from rubra.research.tables import Tables

Seen = dict[str, Any]  # "observation" and "action_mask"


def compiled_level(levels: tuple[str, ...]) -> str | None:
    """The level of all others, if it is one that is compiled; alone, it does not matter."""
    alike = set(levels) or {"random"}
    return alike.pop() if len(alike) == 1 and alike <= set(COMPILED_LEVELS) else None


# --- By compiled code ---


class CompiledSeat:
    """A table whose other seats are played by compiled code."""

    def __init__(
        self, game: Game, box: Box, players: int, options: Mapping[str, Any], level: str
    ) -> None:
        self._settings = game, box, players, options, (level,) * (players - 1)
        self._tables = Tables(game.name, players, 1, options, box, others=level)
        self._given = np.zeros(1, np.int64)
        self._game = 0, 0, 0
        self._made: list[int] = []

    def begin(self, seed: int, number: int, seat: int) -> None:
        """Begin a game of a seed, and go on until the seat is asked."""
        self._game = seed, number, seat
        self._made = []
        self._tables.guide(seat)
        self._tables.reset(seed, number)

    def act(self, action: int) -> None:
        """Take an action, and go on until the seat is asked again. Raises IllegalMove."""
        self._given[0] = action
        self._tables.step(self._given)
        self._made.append(action)

    def look(self) -> Seen:
        """What the seat may know and do."""
        tables = self._tables
        return {
            "observation": tables.observations[0].copy(),
            "action_mask": tables.masks[0].copy(),
        }

    def result(self) -> tuple[float, bool, bool]:
        """The reward, whether the game is over, and whether it was cut short."""
        tables, seat = self._tables, self._game[2]
        reward = tables.rewards[0, seat].item()
        return reward, tables.terminated.item(), tables.truncated.item()

    def match(self) -> Match:
        """The game so far, played again."""
        twin = MatchSeat(*self._settings)
        twin.begin(*self._game)
        for action in self._made:
            twin.act(action)
        return twin.match()


# --- As a match ---


class MatchSeat:
    """A match whose other seats are played by bots of any level."""

    def __init__(
        self,
        game: Game,
        box: Box,
        players: int,
        options: Mapping[str, Any],
        levels: tuple[str, ...],
    ) -> None:
        if game.observation is None:
            raise TypeError(f"{game.name} cannot be observed")
        self._game, self._box, self._players, self._options = game, box, players, options
        self._levels = levels
        self._actions = actions_of(game)
        self._observation = game.observation
        self._match: Match
        self._seat = 0
        self._others: Others

    def begin(self, seed: int, number: int, seat: int) -> None:
        """Begin a game of a seed, and go on until the seat is asked."""
        series = stream_from_seed(seed)
        key = key_of(_branch(series, GAME_STREAM, number))
        self._match = Match(self._game, self._players, key, self._options, self._box)
        self._seat = seat
        if level := compiled_level(self._levels):
            choices = _branch(series, CHOICE_STREAM, number)
            self._others = Alike(self._match, level, choices)
        else:
            streams = _branch(series, BOT_STREAM, number)
            self._others = Bots(self._levels, seat, streams)
        self._go_on()

    def act(self, action: int) -> None:
        """Take an action, and go on until the seat is asked again. Raises IllegalMove."""
        move = self._actions.move(action, self._seat, self._players)
        if move in self._match.moves(self._seat):
            self._others.notice(self._match, move)
        self._match.play(self._seat, move)
        self._go_on()

    def _go_on(self) -> None:
        """Let the others answer, in the order of their seats, until we are asked."""
        while not self._match.is_over and not self._is_cut():
            seat = self._match.waiting[0]
            if seat == self._seat:
                return
            self._match.play(seat, self._others.choose(self._match, seat))

    def _is_cut(self) -> bool:
        match = self._match
        return not match.is_over and len(match.steps) >= self._game.about.longest

    def look(self) -> Seen:
        """What the seat may know and do."""
        match, seat = self._match, self._seat
        seen = np.zeros(self._observation.size, np.float32)
        mask = np.zeros(self._actions.size, np.int8)
        match.observe(seat, seen)
        if not self._is_cut():
            mask[match.actions(seat)] = 1
        return {"observation": seen, "action_mask": mask}

    def result(self) -> tuple[float, bool, bool]:
        """The reward, whether the game is over, and whether it was cut short."""
        if not self._match.is_over:
            return 0.0, False, self._is_cut()
        return (1.0 if self._seat in self._match.result()["winners"] else -1.0), True, False

    def match(self) -> Match:
        """The game so far."""
        return self._match


def _branch(source: Stream, label: int, number: int) -> Stream:
    stream = blank(Stream)
    branch(source, stream, label, number)
    return stream


class Others(Protocol):
    """Those who play the other seats."""

    def choose(self, match: Match, seat: int) -> int:
        """A legal move of this seat."""

    def notice(self, match: Match, move: int) -> None:
        """Our own seat is about to make this move."""


class Alike:
    """All of one level, as compiled series play it: with one stream, and one memory."""

    def __init__(self, match: Match, level: str, choices: Stream) -> None:
        self._choices = choices
        self._player = None
        if level == "easy":
            self._player = HeuristicPlayer(match.game, match.box, match.options, choices)

    def choose(self, match: Match, seat: int) -> int:
        """A legal move of this seat."""
        if self._player is not None:
            return self._player.choose(match.state, seat)
        moves = match.moves(seat)
        return moves[0] if len(moves) == 1 else moves[below(self._choices, CHOICE, len(moves))]

    def notice(self, match: Match, move: int) -> None:
        """Our own seat is about to make this move."""
        if self._player is not None:
            self._player.take_note(match.state, move)


class Bots:
    """A bot for each seat, each with a stream of its own."""

    def __init__(self, levels: tuple[str, ...], own: int, streams: Stream) -> None:
        names = [*levels[:own], None, *levels[own:]]
        self.bots: list[Bot | None] = [
            None if level is None else steady_bot(level, _branch(streams, 0, seat))
            for seat, level in enumerate(names)
        ]

    def choose(self, match: Match, seat: int) -> int:
        """A legal move of this seat."""
        bot = self.bots[seat]
        assert bot is not None  # our own seat is not asked here
        return bot.choose(Position(match, seat))

    def notice(self, match: Match, move: int) -> None:
        """They see for themselves."""
