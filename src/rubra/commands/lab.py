"""`rubra lab`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rubra.commands.shared import (
    BOT_NAMES,
    AsJson,
    BoxPath,
    Engine,
    GameName,
    Language,
    Options,
    Players,
    RecordPath,
    Seed,
    arena_of,
    games_of,
    in_file,
    load_game,
    new_console,
    open_browser,
    open_browser_beside,
    print_json,
    progress_bar,
    settle,
)
from rubra.core.errors import OptionError
from rubra.core.optional import needs

if TYPE_CHECKING:
    from rubra.lab.experiment import Experiment

lab = typer.Typer(no_args_is_help=True, help="Change something, play many games, see what it did.")

ResultPath = Annotated[Path, typer.Option("--out", help="The folder of the result.")]
Place = Annotated[
    str, typer.Option("--on", help="local: all cores of this machine; ray: a Ray cluster.")
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
    place: Place = "local",
    address: ClusterAddress = None,
    workers: Workers = None,
    _engine: Engine = None,
) -> None:
    """Play an experiment; stopped and started again, it goes on where it was."""
    with needs("lab"):
        from rubra.lab.experiment import read_experiment

    planned = read_experiment(experiment)
    folder = out or experiment.with_suffix(".result")
    run_experiment(planned, folder, place, address, workers)
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
    """Write what results say as one page: `report.html`, in the folder of a single result.

    Beside it lies `workbench.toml`, which the workbench of the browser opens.
    """
    from rubra.core.texts import bundle

    with needs("lab"):
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
    from rubra.server.serve import Settings, run
    from rubra.server.support import logs

    record = record_file.load(file)
    in_file(file, record_file.replay, record)

    def show(url: str) -> None:
        link = record_file.watch_link(record, url.rstrip("/"))
        print(link)
        open_browser_beside(link)

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
    bots: Annotated[str, typer.Option(help=f"One for all seats, or one for each: {BOT_NAMES}.")] = (
        "easy"
    ),
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    out: ResultPath = Path("sweep.result"),
    lang: Language = "en",
    place: Place = "local",
    address: ClusterAddress = None,
    workers: Workers = None,
    as_json: AsJson = False,
    _engine: Engine = None,
) -> None:
    """Vary a figure of the box and draw the curve of what it does."""
    from rubra.core import registry

    with needs("lab"):
        from rubra.lab.experiment import ExperimentSheet
        from rubra.lab.report import write_report
        from rubra.lab.sweep import curve, sweep_of

    count, chosen = settle(registry.about(game), players, option)
    sheet = ExperimentSheet(
        game=game, games=games, players=count, options=chosen, bots=tuple(bots.split(",")),
        seed=seed, box=None if box is None else str(box.absolute()),
    )  # fmt: skip
    settings = read_values(values)
    run_experiment(sweep_of(sheet, figure, settings, Path()), out, place, address, workers)
    found = curve(out, figure, settings)
    page = out / "curve.html"
    write_report([out], page, lang, sweep=(figure, settings))
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
    _engine: Engine = None,
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
    planned: Experiment, folder: Path, place: str, address: str | None, workers: int | None
) -> None:
    """Play an experiment with a bar that shows how far it is. Raises RubraError."""
    from functools import partial

    with needs("lab"):
        from rubra.lab.running import on_threads, run

    if place not in ("local", "ray"):
        raise OptionError(f"it runs on local or ray, not on {place!r}")
    console = new_console(stderr=True)
    load_game(planned.game.name, console)
    if place == "ray":
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
