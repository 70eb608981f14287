"""`rubra train`: a network learns a game by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rubra.commands.shared import BoxPath, GameName, load_game, new_console, open_box
from rubra.core.errors import OptionError
from rubra.core.optional import needs

if TYPE_CHECKING:
    from rich.table import Table

    from rubra.core.game import Game
    from rubra.training.examples import ExampleGame
    from rubra.training.run import Run
    from rubra.training.settings import Settings


def train(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Option(help="Of the run; one that is there already goes on. Without it, runs/GAME."),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(help="Learn only with so many players; repeatable. Without it, with all."),
    ] = None,
    minutes: Annotated[
        float, typer.Option(min=0.01, help="How long in all, since its start.")
    ] = 20,
    updates: Annotated[
        int | None, typer.Option(min=1, help="How many lessons in all, instead of minutes.")
    ] = None,
    tables: Annotated[
        int | None, typer.Option(min=1, help="Played at once; without it, what suits the device.")
    ] = None,
    device: Annotated[
        str | None, typer.Option(help="cuda or cpu; without it, a GPU if there is one.")
    ] = None,
    begin: Annotated[
        Path | None,
        typer.Option("--from", help="A network to begin with, instead of one that knows nothing."),
    ] = None,
    examples: Annotated[
        Path | None,
        typer.Option(help="Games of `rubra examples` to learn from, before any of its own."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the network and of the games.")] = 1,
    box: BoxPath = None,
    repeat: Annotated[
        bool, typer.Option("--repeat", help="Train once more as the game's own network was.")
    ] = False,
    ship: Annotated[
        bool, typer.Option("--ship", help="At the end make it the network that `master` plays by.")
    ] = False,
    log: Annotated[
        bool, typer.Option("--log", help="Only show what the run in that folder has done.")
    ] = False,
) -> None:
    """Train a player: a network learns the game by playing against itself."""
    console = new_console()
    where = folder or Path("runs") / game
    if log:
        console.print(table_of(lines_of(where)))
        return
    with needs("train"):
        import torch

        from rubra.training import run as runs
        from rubra.training.settings import Teaching

    loaded = load_game(game, console)
    on = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if on not in ("cuda", "cpu"):
        raise OptionError(f"a network learns on cuda or cpu, not {on!r}")
    if examples is not None and players:
        raise OptionError("games of other bots are of all numbers of players; leave out --players")
    settings = settings_for(on, tables, seed, examples is not None)
    run = runs.start(loaded, where, settings, on, tuple(players or ()), open_box(loaded, box))
    if begin is not None and not run.updates:
        run.begin_with(network_in(begin, loaded)[1])
    plan = runs.Plan(minutes=None if updates else minutes, updates=updates)
    if on == "cpu":
        plan.measured_tables = 32
    console.print(f"{loaded.about.title}: learning on {run.device_name}; Ctrl-C stops and keeps it")

    def say(line: dict[str, Any]) -> None:
        console.print(sentence(line))

    try:
        if examples is not None and not run.updates:
            run.imitate(games_in(examples, run), Teaching(), say)
        if repeat:
            said, _ = network_in(runs.shipped_path(loaded), loaded)
            runs.repeat(run, said, plan, say)
        else:
            run.train(plan, say)
    except KeyboardInterrupt:
        run.save()
        console.print(f"Stopped. The same command goes on; the run is in {where}.")
        return
    finish(console, run, ship)


def finish(console: Any, run: Run, ship: bool) -> None:
    """Say where the network is; put it where bots find it, if asked to."""
    from rubra.training import run as runs

    network = run.folder / runs.NETWORK
    console.print(f"{network}: {network.stat().st_size / 1e6:.1f} MB")
    if ship:
        place = runs.shipped_path(run.game)
        place.write_bytes(network.read_bytes())
        console.print(f"{place.name} of {run.game.about.title} is that network now.")


def settings_for(device: str, tables: int | None, seed: int, taught: bool) -> Settings:
    """What suits a device: a processor plays fewer games at once."""
    from rubra.training.settings import AFTER_EXAMPLES, Settings

    more = AFTER_EXAMPLES if taught else {}
    if device == "cuda":
        return Settings(tables=tables or Settings.tables, seed=seed, **more)
    return Settings(tables=tables or 256, batch=2048, seed=seed, **more)


def games_in(path: Path, run: Run) -> list[ExampleGame]:
    """The games of a file that this run can learn from. Raises OptionError."""
    from rubra.training.examples import read_games

    try:
        games = list(read_games(path))
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from None
    if not games:
        raise OptionError(f"{path} holds no games; `rubra examples {run.game.name}` plays some")
    return games


def play_examples(
    game: GameName,
    out: Annotated[Path, typer.Option(help="Where games are kept; more are added to it.")],
    games: Annotated[int, typer.Option(min=1, help="How many there are to be in all.")] = 1000,
    bots: Annotated[str, typer.Option(help="Who plays: a bot that searches.")] = "hard:150",
) -> None:
    """Play games of bots that search, for `rubra train --examples`."""
    from rubra.terminal.progress import progress
    from rubra.training import examples
    from rubra.training.settings import training_of

    console = new_console()
    loaded = load_game(game, console)
    rules = training_of(loaded)
    examples.check_teacher(bots)
    kept = {(one.kind, one.number) for one in examples.read_games(out)} if out.exists() else set()
    wanted = [one for one in examples.deals(rules, games) if one not in kept]
    with progress(console, "games", games) as played:
        played(games - len(wanted))
        for kind, number in wanted:
            examples.write_games(out, [examples.play_example(loaded, rules, kind, number, bots)])
            played(1)


def network_in(path: Path, game: Game) -> tuple[dict[str, str], dict[str, Any]]:
    """What the file of a network says of itself, and its tensors. Raises NetworkError."""
    from rubra.bots.network_file import MOST_BYTES, read_tensors
    from rubra.core.errors import NetworkError

    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NetworkError(f"{path} cannot be read: {error.strerror}") from None
    said, _, tensors = read_tensors(content, game)
    return said, tensors


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """The log of a run. Raises OptionError."""
    import json

    try:
        lines: list[dict[str, Any]] = json.loads((folder / "run.json").read_bytes())["log"]
    except (OSError, ValueError, KeyError, TypeError):
        raise OptionError(f"{folder} holds no run; `rubra train GAME` makes one") from None
    return lines


def sentence(line: dict[str, Any]) -> str:
    """One line of the log."""
    if "epoch" in line:
        return (
            f"{line['minutes']:6.1f} min  examples, epoch {line['epoch']}:"
            f" as they would {100 * line['same']:.0f} % of the time"
        )
    won = ", ".join(
        f"{100 * one['won'] / one['games']:.0f} % with {one['players']}"
        for one in line["against_easy"]
    )
    if "examples" in line:
        learned = f"{line['examples']:,} examples"
    else:
        learned = (
            f"lesson {line['updates']:,}  {line['games']:,} games  {line['a_second']:,} decisions/s"
        )
    return f"{line['minutes']:6.1f} min  {learned}  against easy: {won}"


def table_of(lines: list[dict[str, Any]]) -> Table:
    """The whole log, with a bar for each measured strength."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("minutes", "lessons", "games", "entropy", "against easy, one seat's share"):
        table.add_column(title, justify="left" if title.startswith("against") else "right")
    for line in lines:
        bars = "  ".join(
            f"{one['players']}: {'█' * round(10 * one['won'] / one['games']):·<10}"
            f" {100 * one['won'] / one['games']:3.0f} %"
            for one in line["against_easy"]
        )
        table.add_row(
            f"{line['minutes']:.1f}",
            f"{line['updates']:,}",
            f"{line['games']:,}" if "games" in line else "examples",
            f"{line['entropy']:.2f}" if "entropy" in line else "",
            bars,
        )
    return table
