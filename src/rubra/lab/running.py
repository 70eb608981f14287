"""Running an experiment: part by part, on all cores or on a Ray cluster, and resumable.

A part is a range of games of one run. What happens in it depends on the experiment's seed and on
nothing else, so the result is the same whoever plays which part, and a part that was lost is
played again. A result is a folder:

    experiment.json    the plan, the versions and the names of things
    boxes/             the box of each variant
    games/             one row for each game            (Parquet, a file for each part)
    players/           one row for each seat of a game
    things/, ways/     sums over the games that were looked at closely
    records/           games that the report wants to show
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl

from rubra import __version__
from rubra.bots.easy import BelievingBot
from rubra.bots.exclusion import Exclusion
from rubra.bots.levels import Bot
from rubra.bots.player import CHOICE
from rubra.bots.workspace import BOT_STREAM
from rubra.core.engines.choice import on_gpu
from rubra.core.engines.module_file import ModuleError, find_module
from rubra.core.errors import ExperimentError
from rubra.core.game import Game
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import blank
from rubra.core.stream import Stream, below, branch, stream_from_seed
from rubra.lab import simulate
from rubra.lab.arena import close, steady_bot
from rubra.lab.experiment import Experiment, Run
from rubra.lab.study import StudyPlayer, new_rows
from rubra.lab.study_workspace import COUNTS, WAY_COUNTS

if TYPE_CHECKING:  # it is imported where there is a GPU
    from rubra.lab.cuda_study import CudaStudyPlayer

TABLES = ("games", "players", "ways", "things")  # in the order of writing: the last says "done"
RESTRAINT = 1  # label of what a bot draws from that must leave a thing
FRACTION = 4  # parts for each worker that are under way or waiting

Part = tuple[int, int]  # the number of a run, and of a part of it
Tables = dict[str, pl.DataFrame]


# --- One part ---


def play_part(experiment: Experiment, part: Part) -> Tables:
    """Play the games of one part; returns its rows of each table."""
    run = experiment.runs[part[0]]
    first = part[1] * run.part_size
    rows: Any = new_rows(run.games_in(part[1]))
    game, variant = experiment.game, run.variant
    lens = run.lens(game)
    settled = game.about.settle(variant.players, variant.options)
    player: StudyPlayer | CudaStudyPlayer
    stream = stream_from_seed(experiment.seed)
    if variant.compiled:
        player = _compiled_player()(game, variant.box, settled, stream, lens)
        player.play(
            first, rows, level=variant.bots[0], repeats=run.repeats,
            observe_every=run.look_every, excluded=run.ban_number(lens),
        )  # fmt: skip
    else:
        player = StudyPlayer(game, variant.box, settled, stream, lens)
        for place in range(len(rows)):
            play_with_bots(experiment, run, first + place, player, rows, place)
    return _tables(experiment, run, first, rows, player)


def _compiled_player() -> type[StudyPlayer] | type[CudaStudyPlayer]:
    """What plays games of compiled levels: a processor, or a GPU."""
    if not on_gpu():
        return StudyPlayer
    from rubra.lab.cuda_study import CudaStudyPlayer

    return CudaStudyPlayer


def play_with_bots(
    experiment: Experiment,
    run: Run,
    number: int,
    player: StudyPlayer | None = None,
    rows: Any = None,
    place: int = 0,
) -> Match:
    """Play one game with a bot at each seat; a player may look on and fill a row."""
    series = _series(experiment, run, run.variant.bots)
    match = simulate.new_match(series, number // run.repeats)
    bots = bots_of(experiment, run, number)
    if player is not None:
        player.begin(match)
    while not match.is_over and len(match.steps) < experiment.game.about.longest:
        seat = match.waiting[0]
        move = bots[seat].choose(Position(match, seat))
        turn = int(match.state.turn)
        if player is not None:
            player.look(seat, move, match.moves(seat))
        match.play(seat, move)
        if player is not None:
            player.listen(match, turn)
    if player is not None:
        player.finish(match, rows, place)
    for bot in bots:
        close(bot)
    return match


def match_of(experiment: Experiment, run: Run, number: int) -> Match:
    """One game of a run again, move by move, for whoever wants to look at it."""
    if not run.variant.compiled:
        return play_with_bots(experiment, run, number)
    if run.banned is not None:
        raise ValueError("compiled games with a ban are counted, and cannot be played again")
    series = _series(experiment, run, run.variant.bots)
    return simulate.match_of(series, number, deal=number // run.repeats)


def _series(experiment: Experiment, run: Run, bots: Sequence[str]) -> simulate.Series:
    """The games of a run as a simulation knows them, with these bots by seat."""
    variant = run.variant
    return simulate.Series(
        experiment.game, variant.players, variant.options, variant.box,
        experiment.seed, run.games, tuple(bots),
    )  # fmt: skip


def bots_of(experiment: Experiment, run: Run, number: int) -> list[Bot]:
    """The bots of one game, at each seat another than in the game before."""
    series = _series(experiment, run, seated(run, number))
    bots = simulate.bots_of(series, number, steady_bot)
    if run.banned is not None:
        seat = number % run.variant.players
        lens = run.lens(experiment.game)
        of_game, stream = blank(Stream), blank(Stream)
        branch(stream_from_seed(experiment.seed), of_game, BOT_STREAM, number)
        branch(of_game, stream, RESTRAINT, seat)
        bots[seat] = restrained(bots[seat], Exclusion(run.ban_number(lens), lens.moves), stream)
    return bots


def seated(run: Run, number: int) -> list[str]:
    """The level at each seat of one game."""
    bots = run.variant.bots
    return [bots[(seat + number) % len(bots)] for seat in range(len(bots))]


def restrained(bot: Bot, exclusion: Exclusion, stream: Stream) -> Bot:
    """The bot, who leaves a thing where it can: what plans ahead, plans without it."""
    if isinstance(bot, BelievingBot):
        bot.exclusion = exclusion
        return bot
    return Restrained(bot, exclusion, stream)


class Restrained:
    """A bot that knows of no exclusion, and does anything else where it would break it."""

    def __init__(self, bot: Bot, exclusion: Exclusion, stream: Stream) -> None:
        self.bot = bot
        self.exclusion = exclusion
        self.stream = stream

    def choose(self, position: Position) -> int:
        """A move without the thing, if there is one."""
        move = self.bot.choose(position)
        allowed = self.exclusion.allowed(position.moves())
        return move if move in allowed else allowed[below(self.stream, CHOICE, len(allowed))]


# --- Its tables ---


def _tables(
    experiment: Experiment, run: Run, first: int, rows: Any, player: StudyPlayer | CudaStudyPlayer
) -> Tables:
    numbers = np.arange(first, first + len(rows), dtype=np.int32)
    return {
        "games": _game_rows(experiment.game, run, numbers, rows),
        "players": _player_rows(run, numbers, rows, bool(experiment.game.about.sides)),
        "things": _sums(run, player.lens.things, player.counts, COUNTS),
        "ways": _sums(
            run, [("way", way) for way in player.lens.ways], player.way_counts, WAY_COUNTS
        ),
    }


def _game_rows(game: Game, run: Run, numbers: Any, rows: Any) -> pl.DataFrame:
    closely = pl.Series(rows["closely"]).cast(pl.Boolean)
    points = np.sort(rows["points"][:, : run.variant.players], axis=1)
    winner_led = (rows["winners"] >> rows["leader"] & 1).astype(bool)
    settled = np.where(winner_led, rows["since"], rows["turns"])
    plain = {
        name: rows[name]
        for name in ("turns", "decisions", "forced", "offers", "widest", "first", "winners")
    }
    frame = pl.DataFrame(
        {
            "run": np.full(len(rows), run.number, np.int16),
            "game": numbers,
            "deal": numbers // run.repeats,
            "reason": rows["reason"],
            **plain,
            "best": points[:, -1],
            "margin": points[:, -1] - points[:, -2] if run.variant.players > 1 else points[:, -1],
            "closely": closely,
            "lead_changes": rows["lead_changes"],
            "settled": settled.astype(np.int16),
        }
    )
    reasons = pl.Enum([reason.name for reason in game.reasons])
    return frame.with_columns(
        pl.col("reason").cast(pl.UInt32).cat.to(reasons),
        # Nothing is known about what was not looked at
        pl.when("closely").then("lead_changes").alias("lead_changes"),
        pl.when("closely").then("settled").alias("settled"),
    )


def _player_rows(run: Run, numbers: Any, rows: Any, of_teams: bool) -> pl.DataFrame:
    players = run.variant.players
    seats = np.arange(players)
    won = rows["winners"][:, None] >> seats & 1
    shares = won if of_teams else won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    levels = list(dict.fromkeys(run.variant.bots))
    by_place = np.array([levels.index(bot) for bot in run.variant.bots])
    bots = by_place[(numbers[:, None] + seats) % players]
    return pl.DataFrame(
        {
            "run": np.full(players * len(rows), run.number, np.int16),
            "game": np.repeat(numbers, players),
            "seat": np.tile(seats.astype(np.uint8), len(rows)),
            "bot": bots.astype(np.uint32).ravel(),
            "side": (rows["sides"][:, None] >> seats & 1).astype(np.uint8).ravel(),
            "won": shares.astype(np.float32).ravel(),
            "points": rows["points"][:, :players].ravel(),
        }
    ).with_columns(pl.col("bot").cat.to(pl.Enum(levels)))


def _sums(run: Run, names: Sequence[tuple[str, str]], sums: Any, columns: Any) -> pl.DataFrame:
    return pl.DataFrame(
        {
            "run": pl.Series([run.number] * len(names), dtype=pl.Int16),
            "family": pl.Series([family for family, _ in names], dtype=pl.String),
            "name": pl.Series([name for _, name in names], dtype=pl.String),
            **{column: sums[: len(names), place] for place, column in enumerate(columns)},
        }
    )


# --- All parts ---


def module_of(game: Game) -> str | None:
    """Names the sources that games are played with; None for a game that has no module."""
    try:
        return find_module(game).description.digest
    except ModuleError:
        return None


@dataclass(frozen=True)
class Result:
    """The folder of a result."""

    folder: Path

    def has(self, part: Part) -> bool:
        """Whether a part has been played and written."""
        return self._file(TABLES[-1], part).exists()

    def is_whole(self, experiment: Experiment) -> bool:
        """Whether all parts of an experiment are there."""
        return all(
            self.has((run.number, part)) for run in experiment.runs for part in range(run.parts)
        )

    def keep(self, part: Part, tables: Tables) -> None:
        """Write a part; whoever stops us in between finds it not done."""
        for name in TABLES:
            file = self._file(name, part)
            draft = file.with_suffix(".draft")
            tables[name].write_parquet(draft, compression="lz4", statistics=False)
            draft.replace(file)

    def _file(self, table: str, part: Part) -> Path:
        return self.folder / table / f"{part[0]:04}-{part[1]:06}.parquet"

    def begin(self, experiment: Experiment) -> None:
        """Make the folder, or see that it is of this very experiment. Raises ExperimentError."""
        about = self.folder / "experiment.json"
        if about.exists():
            known = json.loads(about.read_text(encoding="utf-8"))
            if known["digest"] != experiment.digest:
                raise ExperimentError(
                    f"{self.folder} holds the result of another experiment;"
                    " name another folder with --out, or remove it"
                )
            if known.get("module") != module_of(experiment.game) and not self.is_whole(experiment):
                raise ExperimentError(
                    f"{self.folder} was begun with other rules than these, and cannot go on;"
                    " name another folder with --out, or remove it"
                )
            return
        if self.folder.exists() and any(self.folder.iterdir()):
            raise ExperimentError(f"{self.folder} is not empty and holds no result")
        for name in (*TABLES, "boxes"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        for number, variant in enumerate(experiment.variants):
            box = self.folder / "boxes" / f"{number}.toml"
            box.write_text(variant.box.file.text, encoding="utf-8")
        text = json.dumps(
            {
                "name": experiment.name,
                "digest": experiment.digest,
                "rubra": __version__,
                "module": module_of(experiment.game),
                **experiment.plan,
            },
            indent=2,
        )
        about.write_text(text + "\n", encoding="utf-8")


Executor = Callable[[Experiment, Iterator[Part]], Iterator[tuple[Part, Tables]]]


def run(
    experiment: Experiment,
    folder: Path,
    progress: Callable[[int], None] = lambda _: None,
    executor: Executor | None = None,
) -> Result:
    """Play what has not been played yet. `progress` is told how many games are there more."""
    result = Result(folder)
    result.begin(experiment)
    missing = []
    for one in experiment.runs:
        for number in range(one.parts):
            part = (one.number, number)
            if result.has(part):
                progress(one.games_in(number))
            else:
                missing.append(part)
    for part, tables in (executor or on_threads)(experiment, iter(missing)):
        result.keep(part, tables)
        progress(experiment.runs[part[0]].games_in(part[1]))
    return result


def on_threads(
    experiment: Experiment, parts: Iterator[Part], threads: int | None = None
) -> Iterator[tuple[Part, Tables]]:
    """Play parts on all cores; only a few wait at a time, so that memory stays flat."""
    workers = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        under_way: dict[Any, Part] = {}
        try:
            for part in parts:
                under_way[pool.submit(play_part, experiment, part)] = part
                if len(under_way) >= FRACTION * workers:
                    yield from _finished(under_way)
            while under_way:
                yield from _finished(under_way)
        finally:
            for future in under_way:
                future.cancel()


def _finished(under_way: dict[Any, Part]) -> Iterator[tuple[Part, Tables]]:
    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
    for future in done:
        yield under_way.pop(future), future.result()
