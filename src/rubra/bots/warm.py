"""Compiling a game's rules before they are needed, once, with somebody watching the progress."""

from __future__ import annotations

from collections.abc import Callable

from rubra.bots.series import SeriesPlayer
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.rule import mark_warm
from rubra.core.stream import KEY_BYTES, stream_from_seed


def warming_steps(game: Game) -> list[Callable[[], object]]:
    """The compilation, in parts of some seconds each; run them in order."""
    players = game.about.players[0]

    def new_match() -> Match:
        return Match(game, players, bytes(KEY_BYTES))

    def play() -> None:
        match = new_match()
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
        match.view(seat)

    def imagine() -> None:
        Position(new_match(), 0).imagine(stream_from_seed(0))

    def play_series() -> None:
        settled = game.about.settle(players, {})
        player = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(0))
        player.play(0, player.new_outcomes(1))

    return [new_match, play, imagine, play_series, lambda: mark_warm(game.name)]
