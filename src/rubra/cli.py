"""The command `rubra`.

Nothing heavy is imported here: each command fetches what it needs when it runs, so that
`rubra --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rubra import __version__
from rubra.commands.admin import admin
from rubra.commands.lab import lab
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
    Talk,
    arena_of,
    games_of,
    in_file,
    load_game,
    new_console,
    open_box,
    open_browser_beside,
    print_json,
    progress_bar,
    series_of,
    settle,
)
from rubra.commands.site import site
from rubra.commands.train import play_examples, train
from rubra.core.errors import OptionError, RubraError

if TYPE_CHECKING:
    from rubra.core.about import About
    from rubra.core.journal import Event
    from rubra.core.match import Match
    from rubra.core.record_file import GameRecord

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Tabula Rubra: play, study and train on board games.",
)

app.add_typer(admin, name="admin")
app.add_typer(lab, name="lab")


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
        for each in about.seat_options:
            where = f", with {each.only[0]}={each.only[1]}" if each.only else ""
            print(
                f"{'':12} --option {each.name}=…   for each seat, as a,b:"
                f" {', '.join(each.values)}{where}"
            )


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(help="The game, as `rubra games` lists it; without it, the quickest."),
    ] = None,
    players: Players = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="A seat for a person, from 1; repeatable.")
    ] = None,
    bots: Annotated[str, typer.Option(help=f"The bot at the other seats: {BOT_NAMES}.")] = "medium",
    bot: Annotated[
        list[str] | None, typer.Option(help="A program at one of them; repeatable.")
    ] = None,
    option: Options = None,
    box: BoxPath = None,
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    _engine: Engine = None,
) -> None:
    """Play in the terminal, alone against bots or several at one screen."""
    from rubra.bots.levels import check_level
    from rubra.bots.outside import OUTSIDE
    from rubra.core import record_file, registry, texts
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
    loaded = load_game(game or registry.quickest(), console)
    count, chosen = settle(loaded.about, players, option)
    check_level(bots, loaded.name, count)
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
        str, typer.Option(help=f"One for all seats, or one for each as a,b,c: {BOT_NAMES}.")
    ] = "random",
    seed: Seed = 1,
    option: Options = None,
    box: BoxPath = None,
    talk: Talk = False,
    as_json: AsJson = False,
    _engine: Engine = None,
) -> None:
    """Play many games and count who wins, how long they last and how fast that was."""
    from rubra.lab.simulate import simulate, summary

    console = new_console(stderr=as_json)
    series = series_of(console, game, players, bots, games, seed, option, box, talk)
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
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more, as a,b,c; the strongest last. A fixed habit of a game is a bot too,"
            " as habit:NAME."
        ),
    ],
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
    talk: Talk = False,
    as_json: AsJson = False,
    _engine: Engine = None,
) -> None:
    """Measure bots against each other, every deal played with their places changed."""
    from rubra.lab.arena import compete
    from rubra.lab.standings import standings

    console = new_console(stderr=as_json)
    measured = arena_of(
        console, game, players, bots, games, seed, option, box, controls, ladder, talk
    )
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
    talk: Talk = False,
    as_json: AsJson = False,
    _engine: Engine = None,
) -> None:
    """Measure how often what bots believe is true: of what they hold for 70 % likely, 70 %?"""
    from rubra.lab.calibration import calibrate

    console = new_console(stderr=as_json)
    series = series_of(console, game, players, bots, games, seed, option, box, talk)
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

    console.print(story(match, record, lang, at), end="", markup=False, soft_wrap=True)


@app.command()
def review(
    file: RecordPath,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Whose decisions, from 1; repeatable; without it, those of people."),
    ] = None,
    level: Annotated[
        str | None, typer.Option(help="The bot that looks back; without it, the strongest.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Of each decision; without it, those of the bot.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="About how long it may take in all; not reproducible.")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, help="The same seed and iterations give the same review.")
    ] = 1,
    lang: Language = "en",
    as_json: AsJson = False,
    _engine: Engine = None,
) -> None:
    """Look back at a finished game: everybody's chances, turning points, and what was better."""
    import msgspec

    from rubra.core import record_file, texts
    from rubra.lab.review import LookingBack

    console = new_console(stderr=as_json)
    texts.bundle(lang)
    record = record_file.load(file)
    load_game(record.game, console)
    match = in_file(file, record_file.replay, record)
    people = [number for number, one in enumerate(record.seats) if one.bot is None]
    seats = [number - 1 for number in seat or []] or people or list(range(match.players))
    looking = in_file(
        file, lambda _: LookingBack(match, seats, level, iterations, seconds, seed), record
    )
    with progress_bar(console, texts.text(lang, "web-review"), looking.tasks) as advance:
        for _ in looking.work():
            advance(1)
    found = looking.found()
    if as_json:
        names = [one.name for one in record.seats]
        print_json({"seats": names, **msgspec.to_builtins(found)})
        return
    from rubra.terminal.review import draw_review

    speaker = texts.Speaker(match.game, match.box, lang, [one.name for one in record.seats])
    console.print(draw_review(found, match, seats, speaker))


@app.command()
def verify(file: RecordPath) -> None:
    """Check a finished game: every move legal, the result right, the deal chosen by nobody."""
    from rubra.core import record_file

    record = record_file.load(file)
    load_game(record.game, new_console(stderr=True))
    match = in_file(file, record_file.verify, record)
    reason = match.result()["reason"]
    print(f"{file}: verified. {len(match.steps)} legal moves, result {reason}, and the deal is")
    assert record.fairness is not None  # or it would not have been verified
    print(f"the one committed to before it: {record.fairness.commitment}")
    if record.fairness.on_device:
        print("It was dealt on the device of one of those who played, before the others came:")
        print("nobody could change it since, but that player could have known all of it.")


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.05, max=600, help="For each figure.")] = 2.0,
    as_json: AsJson = False,
    _engine: Engine = None,
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
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy that is believed when it names visitors; "
            "repeatable; without it, this machine.",
            metavar="ADDRESS",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help="A limit, as sockets=500 or guests=50:50/h; repeatable; docs/hosting.md has all.",
            metavar="NAME=VALUE",
        ),
    ] = None,
    audit_days: Annotated[
        float, typer.Option(min=1, max=3650, help="How long the audit log is kept.")
    ] = 90.0,
    audit_addresses: Annotated[
        bool, typer.Option("--audit-addresses", help="Keep addresses, in the audit log only.")
    ] = False,
    smtp: Annotated[
        str | None,
        typer.Option(
            help="Your mail server, for those who want to be reminded by e-mail; without it none "
            "is sent. The password comes from the variable RUBRA_SMTP_PASSWORD.",
            metavar="HOST[:PORT]",
        ),
    ] = None,
    smtp_from: Annotated[str, typer.Option(help="Whom mails are from.", metavar="ADDRESS")] = "",
    smtp_user: Annotated[str | None, typer.Option(help="Who signs in there.")] = None,
    smtp_security: Annotated[
        str, typer.Option(help="starttls, tls, or none (on this machine only).")
    ] = "starttls",
    show: Annotated[bool, typer.Option("--open", help="Open it in a browser at once.")] = False,
    _engine: Engine = None,
) -> None:
    """Serve tables for people and bots, to be played in the browser."""
    from rubra.core import registry
    from rubra.server.people.mail import PASSWORD_VARIABLE, read_server
    from rubra.server.people.moderation import AuditRetention
    from rubra.server.serve import Settings, run
    from rubra.server.support import logs
    from rubra.server.support.client_address import read_proxies
    from rubra.server.support.limit_options import read_limits

    boxes = {}
    for pair in box or []:
        name, equals, file = pair.partition("=")
        if not equals or name not in registry.names():
            known = ", ".join(registry.names())
            raise OptionError(f"a box is given as GAME=FILE, with one of {known}; not {pair!r}")
        boxes[name] = open_box(registry.load(name), Path(file))
    settings = Settings(host, port, db or "", boxes, bots, public_url, hold)
    settings.bounds = read_limits(limit or [])
    settings.keeping = AuditRetention(audit_days, audit_addresses)
    if trusted_proxy:
        settings.proxies = read_proxies(trusted_proxy)
    if smtp is not None:
        password = os.environ.get(PASSWORD_VARIABLE)
        settings.mail = read_server(smtp, smtp_from, smtp_security, smtp_user, password)
    settings.check()
    logs.set_up()
    run(settings, open_browser_beside if show else None)


app.command()(site)
app.command()(train)
app.command("examples")(play_examples)


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
        "seat_options": [
            {
                "name": option.name,
                "values": list(option.values),
                "different": option.different,
                "only": option.only,
            }
            for option in about.seat_options
        ],
    }
