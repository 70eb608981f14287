"""Running experiments: the same games whoever plays them, and true counts."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from rubra.bots.exclusion import NONE, Exclusion, has_thing
from rubra.bots.levels import RandomBot
from rubra.bots.search_bot import Budget, SearchBot
from rubra.core import registry
from rubra.core.errors import ExperimentError
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_seed
from rubra.lab.experiment import BanSheet, Experiment, ExperimentSheet, plan_experiment
from rubra.lab.running import (
    TABLES,
    Part,
    Result,
    Tables,
    match_of,
    module_of,
    on_threads,
    play_part,
    restrained,
    run,
    seated,
)
from rubra.lab.simulate import Series, simulate
from rubra.lab.study import Lens
from rubra.lab.study_workspace import study_of

GAMES = 384
NUMBER = 128  # of a game that is looked at closely


def experiment(**more: Any) -> Experiment:
    """A small one of Rubico."""
    given: dict[str, Any] = {"game": "rubico", "games": GAMES, "players": 4, "bots": ("random",)}
    return plan_experiment(ExperimentSheet(**given | more), "small", Path())


def rows(result: Result, table: str) -> pl.DataFrame:
    """A whole table."""
    return pl.read_parquet(result.folder / table / "*.parquet")


@pytest.mark.parametrize("level", ["random", "easy"])
def test_the_games_are_those_of_a_simulation(level: str) -> None:
    """The same seed gives the same games as `rubra sim`."""
    planned = experiment(bots=(level,))
    found = play_part(planned, (0, 0))["games"]
    game = planned.game
    series = Series(game, 4, {}, game.standard_box, planned.seed, GAMES, (level,))
    outcomes, _ = simulate(series)
    for column in ("winners", "turns", "decisions"):
        assert found[column].to_list() == outcomes[column].tolist()


@pytest.mark.parametrize("level", ["random", "easy"])
def test_what_is_counted_is_what_happened(level: str) -> None:
    """Games that were looked at closely, played again move by move and counted by hand."""
    planned = experiment(bots=(level,))
    tables = play_part(planned, (0, 0))
    game, one = planned.game, planned.runs[0]
    things = cache(partial(things_of, one.lens(game)))
    offered: Counter[tuple[str, str]] = Counter()
    chosen: Counter[tuple[str, str]] = Counter()
    took: Counter[tuple[str, str]] = Counter()
    told: Counter[tuple[str, str]] = Counter()
    for number in range(0, GAMES, one.look_every):
        match = match_of(planned, one, number)
        again = match.copy()
        again.restart([])
        seats: set[tuple[int, tuple[str, str]]] = set()
        events = list(again.opening)
        for step in match.steps:
            legal = again.moves(step.seat)
            offered.update({thing for move in legal for thing in things(move)})
            for thing in things(step.move):
                chosen[thing] += 1
                seats.add((step.seat, thing))
            events += again.play(step.seat, step.move).events
        for event in events:
            for name, domain in game.event_words[event.said.kind].parts.items():
                if domain.name in study_of(game).things:
                    thing = domain.name, str(event.said.parts[name])
                    told[thing] += 1
                    if "seat" in event.said.parts:
                        seats.add((int(event.said.parts["seat"]), thing))
        took.update(thing for _, thing in seats)
    for row in tables["things"].iter_rows(named=True):
        thing = row["family"], row["name"]
        assert row["offered"] == offered[thing], thing
        assert row["chosen"] == chosen[thing], thing
        assert row["took"] == took[thing], thing
        assert row["told"] == told[thing], thing


def things_of(lens: Lens, move: int) -> set[tuple[str, str]]:
    """The kind of a move and the things it names."""
    return {
        thing for number, thing in enumerate(lens.things) if has_thing(move, number, lens.moves)
    }


def test_rows_agree_with_the_games() -> None:
    """Decisions, choices, sides and winners."""
    planned = experiment()
    tables = play_part(planned, (0, 0))
    match = match_of(planned, planned.runs[0], NUMBER)
    row = tables["games"].row(NUMBER, named=True)
    result = match.result()
    assert row["decisions"] == len(match.steps)
    assert row["reason"] == result["reason"]
    seats = tables["players"].filter(pl.col("game") == NUMBER)
    winners = [seat for seat, won in zip(seats["seat"], seats["won"], strict=True) if won]
    assert winners == result["winners"]
    side_of = planned.game.side_of
    assert side_of is not None
    assert seats["side"].to_list() == [side_of(match.state, seat) for seat in range(4)]
    again = match.copy()
    again.restart([])
    widths = []
    for step in match.steps:
        widths.append(len(again.moves(step.seat)))
        again.play(step.seat, step.move)
    assert (row["offers"], row["forced"], row["widest"]) == (
        sum(widths),
        widths.count(1),
        max(widths),
    )


def test_a_ban_binds_one_seat_and_only_where_it_can() -> None:
    """The seat that must leave a power plays it only if it may do nothing else."""
    planned = experiment(
        bots=("easy",), games=1600, bans=BanSheet(things=["power.vesta"], games=1600)
    )
    free, banned = (play_part(planned, (number, 0))["things"] for number in (0, 1))
    vesta = pl.col("name") == "vesta"
    assert banned.filter(vesta)["chosen"].item() < free.filter(vesta)["chosen"].item()
    with pytest.raises(ValueError, match="with a ban are counted"):
        match_of(planned, planned.runs[1], 0)
    # A bot that thinks leaves it too
    slow = experiment(bots=("medium:20",), games=8, bans=BanSheet(things=["power.vesta"], games=8))
    lens = slow.runs[1].lens(slow.game)
    exclusion = Exclusion(slow.runs[1].ban_number(lens), lens.moves)
    for game in range(8):
        match = match_of(slow, slow.runs[1], game)
        again = match.copy()
        again.restart([])
        for step in match.steps:
            if step.seat == game % 4:
                assert step.move in exclusion.allowed(again.moves(step.seat))
            again.play(step.seat, step.move)


def test_a_search_that_is_banned_plans_without_the_thing() -> None:
    """It considers every other move and none with it."""
    match = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    lens = Lens(match.game, match.box)
    (seat,) = match.waiting
    free, bound = (SearchBot(stream_from_seed(0), Budget(400)) for _ in range(2))
    bound.exclusion = Exclusion(lens.things.index(("move", "move_die")), lens.moves)
    for bot in (free, bound):
        considered = bot.think(Position(match, seat)).moves
        kinds = {match.game.move_words.say(each.move).kind for each in considered}
        assert ("move_die" in kinds) == (bot is free)
        assert "claim" in kinds


def test_a_bot_that_cannot_be_told_of_a_ban_keeps_it_too() -> None:
    """It does something else where it would break it, and anything where there is nothing else."""
    match = Match(registry.load("cathedral"), 2, bytes(KEY_BYTES))
    lens = Lens(match.game, match.box)
    at_start = Position(match, match.waiting[0])
    for kept, banned in (("claim", "move_die"), ("move_die", "claim")):
        exclusion = Exclusion(lens.things.index(("move", banned)), lens.moves)
        bot = restrained(RandomBot(stream_from_seed(1)), exclusion, stream_from_seed(2))
        kinds = {match.game.move_words.say(bot.choose(at_start)).kind for _ in range(50)}
        assert kinds == {kept}
    only = match.moves(match.waiting[0])[:1]
    assert exclusion.allowed(only) == only


def test_bots_move_on_seat_by_seat() -> None:
    """Each has every seat of a deal once."""
    planned = experiment(games=8, bots=("easy", "random", "random", "random"))
    one = planned.runs[0]
    assert {seated(one, number).index("easy") for number in range(4)} == {0, 1, 2, 3}
    table = pl.concat(play_part(planned, (0, part))["players"] for part in range(one.parts))
    easy = table.filter(pl.col("bot") == "easy")
    assert sorted(easy["seat"].to_list()) == [0, 0, 1, 1, 2, 2, 3, 3]
    games = pl.concat(play_part(planned, (0, part))["games"] for part in range(one.parts))
    assert games["deal"].to_list() == [0, 0, 0, 0, 1, 1, 1, 1]


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    """And neither does stopping in the middle."""
    planned = experiment(bots=("random", "random", "easy", "easy"), games=120)
    alone = run(
        planned, tmp_path / "alone", executor=lambda one, parts: on_threads(one, parts, threads=1)
    )

    def stops_soon(one: Experiment, parts: Iterator[Part]) -> Iterator[tuple[Part, Tables]]:
        for number, part in enumerate(on_threads(one, parts, threads=3)):
            if number == 40:
                raise KeyboardInterrupt
            yield part

    with pytest.raises(KeyboardInterrupt):
        run(planned, tmp_path / "together", executor=stops_soon)
    assert len(list((tmp_path / "together" / "things").iterdir())) == 40
    told: list[int] = []
    together = run(planned, tmp_path / "together", told.append)
    assert sum(told) == planned.games
    for table in TABLES:
        assert rows(alone, table).equals(rows(together, table))


PEAK = """
import resource, sys
from pathlib import Path
from rubra.lab.experiment import ExperimentSheet, plan_experiment
from rubra.lab.running import run
sheet = ExperimentSheet(game="rubico", games=int(sys.argv[1]), bots=("random",))
run(plan_experiment(sheet, "large", Path()), Path(sys.argv[2]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
"""


def test_memory_stays_flat(tmp_path: Path) -> None:
    """Four times as many games take little more: much less than the rows they write."""
    peaks = []
    for games in (250_000, 1_000_000):
        command = [sys.executable, "-c", PEAK, str(games), str(tmp_path / str(games))]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        peaks.append(int(done.stdout))
    written = sum(rows(Result(tmp_path / "1000000"), table).estimated_size() for table in TABLES)
    assert peaks[1] - peaks[0] < written / 4


def test_a_half_written_part_is_played_again(tmp_path: Path) -> None:
    """What says "done" is written last."""
    planned = experiment()
    first = run(planned, tmp_path / "whole")
    before = rows(first, "games")
    (tmp_path / "whole" / "things" / "0000-000000.parquet").unlink()
    (tmp_path / "whole" / "games" / "0000-000000.parquet").write_bytes(b"PAR1 torn")
    assert rows(run(planned, tmp_path / "whole"), "games").equals(before)


def test_a_folder_belongs_to_one_experiment(tmp_path: Path) -> None:
    """Results are not mixed, and nobody's files are overwritten."""
    run(experiment(), tmp_path / "one")
    with pytest.raises(ExperimentError, match="another experiment"):
        run(experiment(seed=2), tmp_path / "one")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(ExperimentError, match="not empty"):
        run(experiment(), tmp_path / "letters")


def test_a_result_is_not_gone_on_with_by_other_rules(tmp_path: Path) -> None:
    """What is whole can be read; what lacks a part would mix games of two sets of rules."""
    folder = tmp_path / "one"
    result = run(experiment(), folder)
    about = folder / "experiment.json"
    known = json.loads(about.read_text(encoding="utf-8"))
    assert known["module"] == module_of(experiment().game)
    about.write_text(json.dumps(known | {"module": "0" * 64}), encoding="utf-8")
    before = rows(run(experiment(), folder), "games")
    (folder / "things" / "0000-000000.parquet").unlink()
    with pytest.raises(ExperimentError, match="begun with other rules"):
        run(experiment(), folder)
    about.write_text(json.dumps(known), encoding="utf-8")
    assert rows(run(experiment(), folder), "games").equals(before)
    assert result.is_whole(experiment())


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_a_study(name: str) -> None:
    """Its things and ways exist in its vocabulary, and everything has a name."""
    game = registry.load(name)
    study = study_of(game)
    lens = Lens(game, game.standard_box)
    assert {family for family, _ in lens.things} == {"move", *study.things}
    assert len(set(lens.things)) == len(lens.things)
    for way in study.ways:
        kind = game.event_words[way.event]
        assert "seat" in kind.parts
        assert way.points in kind.parts
        number = game.event_words.kinds.index(kind)
        assert lens.events["way_first"][number] != NONE
