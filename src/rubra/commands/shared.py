"""What the commands share: what people type, the console, opening games and boxes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rubra.core.errors import OptionError, RubraError

if TYPE_CHECKING:
    from rich.console import Console

    from rubra.core.about import About
    from rubra.core.game import Box, Game
    from rubra.core.record_file import GameRecord
    from rubra.lab.arena import Arena
    from rubra.lab.simulate import Series

T = TypeVar("T")
GameName = Annotated[str, typer.Argument(help="The game, as `rubra games` lists it.")]
Players = Annotated[int | None, typer.Option(help="How many play; without it, the game's fewest.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option, as name=value; repeatable.")
]
BoxPath = Annotated[Path | None, typer.Option("--box", help="A box file of your own.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Language = Annotated[str, typer.Option("--lang", help="en, ca, pt or it.")]
Seed = Annotated[
    int,
    typer.Option(min=0, help="The same seed gives the same games, unless a budget is in seconds."),
]
Talk = Annotated[
    bool, typer.Option("--talk/--silent", help="Whether bots say something where a game has talk.")
]
RecordPath = Annotated[Path, typer.Argument(help="A game record.", metavar="FILE")]


def use_engine(name: str | None) -> None:
    """Run everything with this engine, also in processes that are started. Raises EngineError."""
    if name is not None:
        from rubra.core.engines.choice import choose

        choose(name)
        os.environ["RUBRA_ENGINE"] = name


Engine = Annotated[
    str | None,
    typer.Option(
        "--engine",
        callback=use_engine,
        help="What runs the rules: wasm (ready at once), native (faster, compiles first), cuda "
        "(many games of random or easy bots, on a GPU), python (slow, for debugging); without it, "
        "the best that is ready.",
    ),
]
# As in bots/levels.py, which is too heavy to be imported for a help text
BOT_NAMES = (
    "random, easy, medium or hard, the last two with a budget if you like: hard:4000, hard:0.5s; or"
    " a level by number, from level:1, which is easy, upwards"
)


def new_console(stderr: bool = False) -> Console:
    """Where to print; on stderr when stdout is for JSON."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False)


def progress_bar(console: Console, title: str, total: int) -> Any:
    """A bar that shows how far long work is, on a terminal only."""
    from rubra.terminal.progress import progress

    return progress(console, title, total)


def load_game(name: str, console: Console) -> Game:
    """A game. The engine native compiles it once on a machine, which takes a while and is shown."""
    from rubra.bots.warm import warming_steps
    from rubra.core import registry
    from rubra.core.engines.choice import chosen
    from rubra.core.engines.native_cache import is_warm

    game = registry.load(name)
    if chosen() == "native" and not is_warm(name):
        steps = warming_steps(game)
        title = f"Compiling the rules and the bots of {game.about.title}, once"
        with progress_bar(console, title, len(steps)) as advance:
            for step in steps:
                step()
                advance(1)
    return game


def settle(
    about: About, players: int | None, pairs: list[str] | None
) -> tuple[int, dict[str, Any]]:
    """The number of players and the options somebody typed, checked."""
    count = about.players[0] if players is None else players
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, typed = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is written name=value, not {pair!r}")
        chosen[name] = about.option(name).read(typed)
    about.settle(count, chosen)
    return count, chosen


def series_of(
    console: Console,
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    option: list[str] | None,
    box: Path | None,
    talk: bool = False,
) -> Series:
    """The series of games that somebody asked for, checked."""
    from rubra.lab.simulate import Series

    levels = read_levels(bots)
    loaded = load_game(game, console)
    count, chosen = settle(loaded.about, players, option)
    check_levels(levels, loaded, count)
    return Series(loaded, count, chosen, open_box(loaded, box), seed, games, levels, talk)


def arena_of(
    console: Console,
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    option: list[str] | None,
    box: Path | None,
    controls: bool,
    ladder: int,
    talk: bool = False,
) -> Arena:
    """The contests that somebody asked for, checked."""
    from rubra.lab.arena import Arena

    levels = read_levels(bots)
    loaded = load_game(game, console)
    count, chosen = settle(loaded.about, players, option)
    check_levels(levels, loaded, count)
    opened = open_box(loaded, box)
    return Arena(loaded, count, chosen, opened, levels, games, seed, controls, ladder, talk)


def read_levels(bots: str) -> tuple[str, ...]:
    """The bots that somebody typed as a,b,c; there are levels of all these names."""
    from rubra.bots.levels import check_level, is_habit

    levels = tuple(bots.split(","))
    for level in levels:
        if not is_habit(level):
            check_level(level)
    return levels


def check_levels(levels: tuple[str, ...], game: Game, players: int) -> None:
    """Raise OptionError if a level by number is not among those of a game."""
    from rubra.bots.levels import check_level, is_habit

    for level in levels:
        if not is_habit(level):
            check_level(level, game.name, players)


def games_of(arena: Arena) -> int:
    """How many games an arena plays."""
    from rubra.lab.arena import contests_of

    return len(contests_of(arena)) * arena.games_each


def open_box(game: Game, path: Path | None) -> Box:
    """The box to play with. Raises BoxError."""
    from rubra.core.box import BoxFile

    return game.standard_box if path is None else game.open_box(BoxFile.from_path(path))


def in_file(file: Path, action: Callable[[GameRecord], T], record: GameRecord) -> T:
    """Do something with a record; an error says in which file."""
    from rubra.core.errors import RecordFileError

    try:
        return action(record)
    except RubraError as error:
        raise RecordFileError(f"{file}: {error}") from None


def print_json(value: Any) -> None:
    """JSON on stdout."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def open_browser(url: str) -> None:
    """Show a page; where there is no browser, its address has been printed."""
    import webbrowser

    webbrowser.open(url)


def open_browser_beside(url: str) -> None:
    """The same, for a server: a browser may be waited for until it ends, while it waits for us."""
    import threading

    threading.Thread(target=open_browser, args=[url], daemon=True).start()
