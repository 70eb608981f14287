"""The command `rubra`.

Nothing heavy is imported here: each command fetches what it needs when it runs, so that
`rubra --help` answers at once.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rubra import __version__
from rubra.core.errors import OptionError, RubraError

if TYPE_CHECKING:
    from rich.console import Console

    from rubra.core.about import About
    from rubra.core.game import Box, Game
    from rubra.core.journal import Event
    from rubra.core.match import Match
    from rubra.core.record_file import GameRecord
    from rubra.lab.arena import Arena
    from rubra.lab.experiment import Experiment
    from rubra.lab.simulate import Series

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Tabula Rubra: play, study and train on board games.",
)

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
RecordPath = Annotated[Path, typer.Argument(help="A game record.", metavar="FILE")]
# As in bots/levels.py, which is too heavy to be imported for a help text
LEVELS = (
    "random, easy, medium or hard, the last two with a budget if you like: hard:4000, hard:0.5s"
)


def main() -> None:
    """Run the command; whatever a person got wrong is one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except RubraError as error:
        code = complain(str(error))
    except typer.TyperException as error:
        code = complain(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)


def complain(sentence: str) -> int:
    """Say what was wrong."""
    print(f"rubra: {' '.join(sentence.split())}", file=sys.stderr)
    return 2


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def options_for_all(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Take the options that stand before any command."""


# --- The commands ---


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games and their options."""
    from rubra.core import registry
    from rubra.core.about import written

    cards = [registry.about(name) for name in registry.names()]
    if as_json:
        print_json([_card(about) for about in cards])
        return
    for about in cards:
        counts = f"{about.players[0]}-{about.players[-1]} players"
        print(
            f"{about.name:12} {about.title} ({counts}, {about.minutes[0]}-{about.minutes[1]} min)"
        )
        for option in about.options:
            values = ", ".join(written(value) for value in option.values)
            print(
                f"{'':12} --option {option.name}=…   {values} (default {written(option.default)})"
            )


@app.command()
def play(
    game: GameName = "rubico",
    players: Players = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="A seat for a person, from 1; repeatable.")
    ] = None,
    bots: Annotated[str, typer.Option(help=f"The bot at the other seats: {LEVELS}.")] = "medium",
    bot: Annotated[
        list[str] | None, typer.Option(help="A program at one of them; repeatable.")
    ] = None,
    option: Options = None,
    box: BoxPath = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, alone against bots or several at one screen."""
    from rubra.bots.levels import check_level
    from rubra.bots.outside import OUTSIDE
    from rubra.core import record_file, texts
    from rubra.terminal.table import TerminalTable

    console = new_console()
    texts.bundle(lang)
    if resume is not None:
        record = record_file.load(resume)
        load_game(record.game, console)
        match = in_file(resume, record_file.replay, record)
        kept = save or resume
        TerminalTable(match, record.seats, record.fairness, lang, console, kept, bot or []).run()
        return
    loaded = load_game(game, console)
    count, chosen = settle(loaded.about, players, option)
    check_level(bots)
    people = seat or [1]
    for number in people:
        if not 1 <= number <= count:
            raise OptionError(
                f"there is no seat {number}; with {count} players they are 1 to {count}"
            )
    free = [number for number in range(1, count + 1) if number not in people]
    programs = bot or []
    if len(programs) > len(free):
        raise OptionError(f"{len(programs)} programs want to play, and {len(free)} seats are free")
    levels = dict.fromkeys(free, bots) | dict.fromkeys(free[: len(programs)], OUTSIDE)
    seats = [
        record_file.SeatRecord(texts.text(lang, "seat-name", number=number), levels.get(number))
        for number in range(1, count + 1)
    ]
    opened = open_box(loaded, box)
    TerminalTable.new(loaded, count, chosen, opened, seats, lang, console, save, programs).run()


@app.command()
def sim(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000_000, help="How many games.")] = 10_000,
    bots: Annotated[
        str, typer.Option(help=f"One for all seats, or one for each as a,b,c: {LEVELS}.")
    ] = "random",
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and count who wins, how long they last and how fast that was."""
    from rubra.lab.simulate import simulate, summary

    console = new_console(stderr=as_json)
    series = series_of(console, game, players, bots, games, seed, option, box)
    with progress_bar(console, "Playing", games) as advance:
        outcomes, seconds = simulate(series, advance)
    figures = summary(series, outcomes, seconds)
    if as_json:
        print_json(figures)
    else:
        from rubra.terminal.figures import series_table

        console.print(series_table(figures))


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more, as a,b,c; the strongest last.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="For each pair; rounded up to whole deals.")] = 200,
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    controls: Annotated[
        bool,
        typer.Option(
            "--controls/--no-controls", help="Each bot against itself, the last against random."
        ),
    ] = True,
    ladder: Annotated[
        int, typer.Option(help="The first bot with its budget doubled so often.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Measure bots against each other, every deal played with their places changed."""
    from rubra.lab.arena import compete
    from rubra.lab.standings import standings

    console = new_console(stderr=as_json)
    measured = arena_of(console, game, players, bots, games, seed, option, box, controls, ladder)
    with progress_bar(console, "Playing", games_of(measured)) as advance:
        contests, seconds = compete(measured, advance)
    figures = standings(measured, contests, seconds)
    if as_json:
        print_json(figures)
    else:
        from rubra.terminal.figures import arena_tables

        console.print(arena_tables(figures))


@app.command()
def calibrate(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, as for `sim`; those that search say what they believe.")
    ] = "medium",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Measure how often what bots believe is true: of what they hold for 70 % likely, 70 %?"""
    from rubra.lab.calibration import calibrate

    console = new_console(stderr=as_json)
    series = series_of(console, game, players, bots, games, seed, option, box)
    with progress_bar(console, "Playing", games) as advance:
        figures = calibrate(series, advance)
    if as_json:
        print_json(figures)
    else:
        from rubra.terminal.figures import calibration_tables

        console.print(calibration_tables(figures))


@app.command()
def replay(
    file: RecordPath,
    at: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game again, move by move, after checking that it replays faithfully."""
    from rubra.core import record_file, texts

    console = new_console(stderr=as_json)
    texts.bundle(lang)
    record = record_file.load(file)
    load_game(record.game, console)
    match = in_file(file, record_file.replay, record)
    if as_json:
        print_json(replay_json(match, record, at))
        return
    from rubra.terminal.story import story

    console.print(story(match, record, lang, at), end="", markup=False)


@app.command()
def verify(file: RecordPath) -> None:
    """Check a finished game: every move legal, the result right, the deal chosen by nobody."""
    from rubra.core import record_file

    record = record_file.load(file)
    load_game(record.game, new_console(stderr=True))
    match = in_file(file, record_file.verify, record)
    reason = match.result()["reason"]
    print(f"{file}: verified. {len(match.steps)} legal moves, result {reason}, and the deal is")
    print(
        f"the one committed to before it: {record.fairness.commitment if record.fairness else ''}"
    )


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.05, max=600, help="For each figure.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules and the search run on this machine, on one core."""
    from rubra.core import registry
    from rubra.lab.speed import measure, steps_of

    console = new_console(stderr=as_json)
    loaded = [load_game(name, console) for name in registry.names()]
    with progress_bar(console, "Measuring", steps_of(loaded)) as advance:
        figures = measure(loaded, seconds, advance)
    if as_json:
        print_json(figures)
    else:
        from rubra.terminal.figures import search_table, speed_table

        console.print(speed_table(figures), search_table(figures))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network come.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: sqlite:///FILE or postgresql://…; "
            "without it, a file in your data folder.",
            metavar="URL",
        ),
    ] = None,
    box: Annotated[
        list[str] | None,
        typer.Option(help="A box file of your own for a game; repeatable.", metavar="GAME=FILE"),
    ] = None,
    bots: Annotated[
        int | None, typer.Option(min=1, help="How many bots may think at once.")
    ] = None,
    hold: Annotated[
        float,
        typer.Option(
            min=0.0,
            max=10.0,
            help="How long bots hold their answers back, so that their speed tells nothing: "
            "1 is usual, 0 not at all.",
        ),
    ] = 1.0,
    public_url: Annotated[
        str | None,
        typer.Option(help="How browsers reach the server through a proxy: https://…"),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open it in a browser at once.")] = False,
) -> None:
    """Serve tables for people and bots, to be played in the browser."""
    from rubra.core import registry
    from rubra.server import logs
    from rubra.server.serve import Settings, run

    boxes = {}
    for pair in box or []:
        name, equals, file = pair.partition("=")
        if not equals or name not in registry.names():
            known = ", ".join(registry.names())
            raise OptionError(f"a box is given as GAME=FILE, with one of {known}; not {pair!r}")
        boxes[name] = open_box(registry.load(name), Path(file))
    settings = Settings(host, port, db or "", boxes, bots, public_url, hold)
    settings.check()
    logs.set_up()
    run(settings, open_browser if show else None)


admin = typer.Typer(no_args_is_help=True, help="What whoever runs a server does to its database.")
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="As given to `rubra serve`; without it, the same file."
    ),
]


def database_address(given: str | None) -> str:
    """Where the server keeps its tables, unless somebody says otherwise."""
    from rubra.server.serve import Settings

    return Settings(database=given or "").address_of_database


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The backup to write.")], db: Database = None
) -> None:
    """Write everything into one file, also while the server runs."""
    from rubra.server.admin import back_up

    rows = back_up(database_address(db), file)
    print(f"{file}: {rows} rows. It holds secrets; keep it to yourself.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The backup to read.")], db: Database = None
) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from rubra.server.admin import restore as restore_backup

    print(f"{restore_backup(file, database_address(db))} rows restored.")


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go.")], db: Database = None
) -> None:
    """Write the record of every finished game."""
    from rubra.server.admin import export as export_records
    from rubra.server.logbook import to_record

    written, left_out = export_records(database_address(db), folder, to_record)
    for table, reason in left_out.items():
        print(f"{table}: {reason}", file=sys.stderr)
    print(f"{written} records in {folder}.")


@admin.command()
def purge_guests(
    days: Annotated[int, typer.Option(min=1, help="How long a guest must have been away.")] = 90,
    db: Database = None,
) -> None:
    """Forget guests who have not been seen for a while and sit at no running table."""
    from rubra.server.admin import purge_guests as purge

    print(f"{purge(database_address(db), days, time.time())} guests forgotten.")


lab = typer.Typer(no_args_is_help=True, help="Change something, play many games, see what it did.")
app.add_typer(lab, name="lab")

ResultPath = Annotated[Path, typer.Option("--out", help="The folder of the result.")]
EngineName = Annotated[
    str, typer.Option("--engine", help="local: all cores of this machine; ray: a Ray cluster.")
]
ClusterAddress = Annotated[
    str | None, typer.Option(help="Of the cluster, ray://…; without it, Ray on this machine.")
]
Workers = Annotated[int | None, typer.Option(min=1, help="How many play at once.")]


@lab.command("run")
def lab_run(
    experiment: Annotated[Path, typer.Argument(help="The experiment, a TOML file.")],
    out: Annotated[
        Path | None, typer.Option(help="The folder of the result; without it, beside the file.")
    ] = None,
    engine: EngineName = "local",
    address: ClusterAddress = None,
    workers: Workers = None,
) -> None:
    """Play an experiment; stopped and started again, it goes on where it was."""
    from rubra.lab.experiment import read_experiment

    planned = read_experiment(experiment)
    folder = out or experiment.with_suffix(".result")
    run_experiment(planned, folder, engine, address, workers)
    print(f"{folder}: {planned.games} games. `rubra lab report {folder}` shows what they say.")


@lab.command("report")
def lab_report(
    results: Annotated[list[Path], typer.Argument(help="Folders that `rubra lab run` made.")],
    out: Annotated[Path | None, typer.Option(help="The page, if not there.")] = None,
    lang: Language = "en",
    server: Annotated[
        str, typer.Option(help="The server at whose table unusual games open.")
    ] = "http://127.0.0.1:8000",
    show: Annotated[bool, typer.Option("--open", help="Open it in a browser at once.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write what results say as one page: `report.html`, in the folder of a single result."""
    from rubra.core.texts import bundle
    from rubra.lab.report import write_report

    bundle(lang)
    page = out or (results[0] if len(results) == 1 else Path()) / "report.html"
    found = write_report(results, page, lang, server)
    if as_json:
        print_json(found if len(found) > 1 else found[0])
    else:
        print(page)
    if show:
        open_browser(page.resolve().as_uri())


@lab.command("watch")
def lab_watch(
    file: RecordPath,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 0,
) -> None:
    """Open a game record in the browser, at a table of its own."""
    import tempfile

    from rubra.core import record_file
    from rubra.lab.report import watch_link
    from rubra.server import logs
    from rubra.server.serve import Settings, run

    record = record_file.load(file)
    in_file(file, record_file.replay, record)

    def show(url: str) -> None:
        link = watch_link(record, url.rstrip("/"))
        print(link)
        open_browser(link)

    logs.set_up()
    with tempfile.TemporaryDirectory(prefix="rubra-watch-") as folder:
        run(Settings("127.0.0.1", port, f"sqlite:///{folder}/tables.db", {}, None, None), show)


@lab.command("sweep")
def lab_sweep(
    game: GameName,
    figure: Annotated[str, typer.Argument(help="A figure of the box, as victory.legions.")],
    values: Annotated[str, typer.Argument(help="Its values: 2..6, or 2,4,6.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="Of each value.")] = 10_000,
    bots: Annotated[str, typer.Option(help=f"One for all seats, or one for each: {LEVELS}.")] = (
        "easy"
    ),
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    out: ResultPath = Path("sweep.result"),
    engine: EngineName = "local",
    address: ClusterAddress = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Vary a figure of the box and draw the curve of what it does."""
    from rubra.core import registry
    from rubra.lab.experiment import ExperimentSheet
    from rubra.lab.sweep import curve, sweep_of, write_curve

    count, chosen = settle(registry.about(game), players, option)
    sheet = ExperimentSheet(
        game=game, games=games, players=count, options=chosen, bots=tuple(bots.split(",")),
        seed=seed, box=None if box is None else str(box.absolute()),
    )  # fmt: skip
    settings = read_values(values)
    run_experiment(sweep_of(sheet, figure, settings, Path()), out, engine, address, workers)
    found = curve(out, figure, settings)
    page = out / "curve.html"
    write_curve(found, page)
    if as_json:
        print_json(found)
    else:
        print(page)


@lab.command("tournament")
def lab_tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more, as a,b,c.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="For each pair; rounded up to whole deals.")] = 200,
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots: everyone against everyone, with openskill's ratings."""
    from rubra.lab.arena import compete
    from rubra.lab.tournament import ratings

    console = new_console(stderr=as_json)
    measured = arena_of(console, game, players, bots, games, seed, option, box, False, 0)
    with progress_bar(console, "Playing", games_of(measured)) as advance:
        contests, _ = compete(measured, advance)
    found = ratings(measured, contests)
    if as_json:
        print_json(found)
    else:
        from rubra.terminal.figures import ratings_table

        console.print(ratings_table(found))


def run_experiment(
    planned: Experiment, folder: Path, engine: str, address: str | None, workers: int | None
) -> None:
    """Play an experiment with a bar that shows how far it is. Raises RubraError."""
    from functools import partial

    from rubra.lab.running import on_threads, run

    if engine not in ("local", "ray"):
        raise OptionError(f"the engine is local or ray, not {engine!r}")
    console = new_console(stderr=True)
    load_game(planned.game.name, console)
    if engine == "ray":
        from rubra.lab.cluster import on_ray

        chosen = on_ray(address, workers)
    else:
        chosen = partial(on_threads, threads=workers)
    with progress_bar(console, "Playing", planned.games) as advance:
        run(planned, folder, advance, chosen)


def read_values(typed: str) -> list[int]:
    """`2..6` or `2,4,6`."""
    first, dots, last = typed.partition("..")
    try:
        values = (
            list(range(int(first), int(last) + 1)) if dots else [int(v) for v in typed.split(",")]
        )
    except ValueError:
        values = []
    if not 0 < len(set(values)) == len(values) <= 100:
        raise OptionError(f"values are written 2..6 or 2,4,6, each once; not {typed!r}")
    return values


def open_browser(url: str) -> None:
    """Show a page; where there is no browser, its address has been printed."""
    import webbrowser

    webbrowser.open(url)


# --- What the commands share ---


def new_console(stderr: bool = False) -> Console:
    """Where to print; on stderr when stdout is for JSON."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def progress_bar(console: Console, title: str, total: int) -> Any:
    """A bar that shows how far long work is, on a terminal only."""
    from rubra.terminal.progress import progress

    return progress(console, title, total)


def load_game(name: str, console: Console) -> Game:
    """A game, compiled; the first time on a machine that takes a while and shows it."""
    from rubra.bots.warm import warming_steps
    from rubra.core import registry
    from rubra.core.rule import is_warm

    game = registry.load(name)
    if not is_warm(name):
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
) -> Series:
    """The series of games that somebody asked for, checked."""
    from rubra.bots.levels import check_level
    from rubra.lab.simulate import Series

    levels = tuple(bots.split(","))
    for level in levels:
        check_level(level)
    loaded = load_game(game, console)
    count, chosen = settle(loaded.about, players, option)
    return Series(loaded, count, chosen, open_box(loaded, box), seed, games, levels)


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
) -> Arena:
    """The contests that somebody asked for, checked."""
    from rubra.bots.levels import check_level
    from rubra.lab.arena import Arena

    names = tuple(bots.split(","))
    for name in names:
        check_level(name)
    loaded = load_game(game, console)
    count, chosen = settle(loaded.about, players, option)
    opened = open_box(loaded, box)
    return Arena(loaded, count, chosen, opened, names, games, seed, controls, ladder)


def games_of(arena: Arena) -> int:
    """How many games an arena plays."""
    from rubra.lab.arena import contests_of

    return len(contests_of(arena)) * arena.games_each


def open_box(game: Game, path: Path | None) -> Box:
    """The box to play with. Raises BoxError."""
    from rubra.core.box import BoxFile

    return game.standard_box if path is None else game.open_box(BoxFile.from_path(path))


def in_file(file: Path, action: Callable[[GameRecord], Match], record: GameRecord) -> Match:
    """Do something with a record; an error says in which file."""
    from rubra.core.errors import RecordFileError

    try:
        return action(record)
    except RubraError as error:
        raise RecordFileError(f"{file}: {error}") from None


def replay_json(match: Match, record: GameRecord, at: int | None) -> dict[str, Any]:
    """A replay for other programs: each move with the events it caused and who saw them."""
    from rubra.core.journal import NOBODY

    def told(events: tuple[Event, ...]) -> list[dict[str, Any]]:
        seats = range(match.players)
        return [
            {
                "event": event.said.kind,
                **event.said.parts,
                "seen_by": [seat for seat in seats if event.is_seen_by(seat)],
                "public": event.is_seen_by(NOBODY),
            }
            for event in events
        ]

    words = match.game.move_words
    return {
        "game": record.game,
        "version": record.version,
        "options": record.options,
        "seats": [seat.name for seat in record.seats],
        "opening": told(match.opening),
        "steps": [
            {
                "seat": step.seat,
                "move": words.say(step.move).as_list(),
                "informs": step.informs,
                "events": told(step.events),
            }
            for step in match.steps[:at]
        ],
        "result": match.result(),
    }


def print_json(value: Any) -> None:
    """JSON on stdout."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _card(about: About) -> dict[str, Any]:
    return {
        "name": about.name,
        "title": about.title,
        "version": about.version,
        "players": list(about.players),
        "minutes": list(about.minutes),
        "sides": list(about.sides),
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default}
            for option in about.options
        ],
    }
