"""Compiling a game's rules and players before they are needed, once, with somebody watching."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable

from rubra.bots.easy import EasyBot
from rubra.bots.levels import RandomBot
from rubra.bots.search_bot import Budget, SearchBot
from rubra.bots.series import SeriesPlayer
from rubra.core import registry
from rubra.core.engines.choice import engine_for
from rubra.core.engines.native_cache import is_warm, mark_warm
from rubra.core.errors import RubraError
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.optional import needs
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_seed


def warming_steps(game: Game) -> list[Callable[[], object]]:
    """The compilation, in parts of some seconds each; run them in order."""
    players = game.about.players[0]

    def new_match() -> Match:
        return Match(game, players, bytes(KEY_BYTES))

    def play() -> None:
        match = new_match()
        bot = RandomBot(stream_from_seed(0))
        while not match.is_over:  # a view calls rules that not every moment needs
            match.view(match.waiting[0])
            match.play(match.waiting[0], bot.choose(Position(match, match.waiting[0])))

    def imagine() -> None:
        Position(new_match(), 0).imagine(stream_from_seed(0))

    def a_choice() -> Position:
        match = new_match()
        while len(match.moves(match.waiting[0])) == 1:
            match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        return Position(match, match.waiting[0])

    def follow() -> SearchBot:
        bot = SearchBot(stream_from_seed(0), Budget(1))
        bot.follow(a_choice())
        return bot

    def choose() -> None:
        RandomBot(stream_from_seed(0)).choose(a_choice())
        EasyBot(stream_from_seed(0)).choose(a_choice())

    def sample() -> None:
        bot, position = follow(), a_choice()
        bot.thinking.form_belief(bot.work)
        bot.work[0].state = position.imagine(bot.stream)
        bot.thinking.redraw(bot.work)

    def search() -> None:
        SearchBot(stream_from_seed(0), Budget(1)).choose(a_choice())

    def play_series() -> None:
        settled = game.about.settle(players, {})
        player = SeriesPlayer(game, game.standard_box, settled, stream_from_seed(0))
        player.play(0, player.new_outcomes(1))

    def mark() -> None:
        if engine_for(game).name == "native":  # else nothing was compiled
            mark_warm(game.name)

    return [new_match, play, imagine, follow, choose, sample, search, play_series, mark]


def warm(name: str) -> None:
    """Compile a game, if its engine does that and has not done it before."""
    game = registry.load(name)
    if engine_for(game).name == "native" and not is_warm(name):
        for step in warming_steps(game):
            step()


def main(name: str) -> None:
    """Compile a game and tell how much is done. Raises RubraError."""
    with needs("native"):
        importlib.import_module("rubra.core.engines.native")
    steps = warming_steps(registry.load(name))
    for done, step in enumerate(steps):
        print(done / len(steps), flush=True)  # if whoever has started this is gone that ends it
        step()


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except RubraError as error:
        sys.exit(f"rubra: {error}")
