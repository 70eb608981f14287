"""A GPU computes what a processor does, to the last bit."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rubra.bots.cuda_series import CudaSeriesPlayer
from rubra.bots.series import SeriesPlayer
from rubra.bots.workspace import COMPILED_LEVELS
from rubra.core import registry
from rubra.core.errors import IllegalMove
from rubra.core.game import Game
from rubra.core.stream import stream_from_seed
from rubra.lab.arena import PAIR, Arena, Contest, compete
from rubra.lab.contest_series import contest_player
from rubra.lab.cuda_study import CudaStudyPlayer
from rubra.lab.standings import standings
from rubra.lab.study import Lens, StudyPlayer, new_rows
from rubra.research.tables import Tables
from tests.lab.test_arena import without_thinking

pytestmark = pytest.mark.skipif(
    os.environ.get("RUBRA_TEST_CUDA") != "1", reason="needs a GPU: make test-cuda"
)
GAMES = int(os.environ.get("RUBRA_CUDA_GAMES", "500"))
NARROW = Path(__file__).parent / "narrow.ptx"


def settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players, and every value of every option."""
    about = game.about
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in about.players]
    for option in about.options:
        found += [(about.players[-1], {option.name: value}) for value in option.values]
    return found


@pytest.mark.parametrize("level", COMPILED_LEVELS)
@pytest.mark.parametrize("name", registry.names())
def test_series_are_the_same(name: str, level: str) -> None:
    """At every setting."""
    game = registry.load(name)
    for players, options in settings(game):
        settled = game.about.settle(players, options)
        given = game, game.standard_box, settled, stream_from_seed(1), level
        here, there = SeriesPlayer(*given), CudaSeriesPlayer(*given)
        expected, found = here.new_outcomes(GAMES), there.new_outcomes(GAMES)
        assert here.play(3, expected) == there.play(3, found)
        assert expected.tobytes() == found.tobytes()


@pytest.mark.parametrize("bots", [("random", "easy"), ("easy", "easy")])
@pytest.mark.parametrize("name", registry.names())
def test_contests_are_the_same(name: str, bots: tuple[str, str]) -> None:
    """Each seat has a level of its own, and every deal is played with places changed."""
    game = registry.load(name)
    for players in game.about.players:
        if players == 1:
            continue
        arena = Arena(game, players, {}, game.standard_box, ("random", "easy"), GAMES, players)
        contest = Contest(PAIR, 0, bots)
        here = contest_player(SeriesPlayer, arena, contest)
        there = contest_player(CudaSeriesPlayer, arena, contest)
        expected, found = here.new_outcomes(GAMES), there.new_outcomes(GAMES)
        assert here.play(1, expected) == there.play(1, found)
        assert expected.tobytes() == found.tobytes()


@pytest.mark.parametrize("name", registry.names())
def test_standings_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of an arena, all its contests together."""
    game = registry.load(name)
    arena = Arena(game, game.about.players[-1], {}, game.standard_box, ("random", "easy"), 50)
    expected = standings(arena, compete(arena)[0], 0.0)
    monkeypatch.setenv("RUBRA_ENGINE", "cuda")
    assert without_thinking(standings(arena, compete(arena)[0], 0.0)) == without_thinking(expected)


@pytest.mark.parametrize(("level", "every", "excluded"), [("easy", 2, -1), ("random", 8, 12)])
@pytest.mark.parametrize("name", registry.names())
def test_studies_are_the_same(name: str, level: str, every: int, excluded: int) -> None:
    """Every row and every sum."""
    game = registry.load(name)
    players = game.about.players[-1]
    lens = Lens(game, game.standard_box)
    given = game, game.standard_box, game.about.settle(players, {}), stream_from_seed(2), lens
    here, there = StudyPlayer(*given), CudaStudyPlayer(*given)
    expected, found = new_rows(GAMES), new_rows(GAMES)
    here.play(0, expected, level=level, observe_every=every, excluded=excluded)
    there.play(0, found, level=level, observe_every=every, excluded=excluded)
    assert expected.tobytes() == found.tobytes()
    assert here.counts.tobytes() == there.counts.tobytes()
    assert here.way_counts.tobytes() == there.way_counts.tobytes()


@pytest.mark.parametrize("guided", [None, (0,)])
@pytest.mark.parametrize("name", registry.names())
def test_tables_are_the_same(name: str, guided: tuple[int, ...] | None) -> None:
    """After each step; and an illegal action is refused with the same words."""
    players, tables = registry.load(name).about.players[-1], 100
    here = Tables(name, players, tables, guided=guided, others="easy")
    there = Tables(name, players, tables, guided=guided, others="easy", device="cuda")
    random = np.random.default_rng(1)
    here.reset(5)
    there.reset(5)
    for _ in range(120):
        for field in ("observations", "masks", "rewards", "seats", "terminated", "truncated"):
            assert getattr(here, field).tobytes() == getattr(there, field).get().tobytes()
        actions = np.array([random.choice(here.legal(table)) for table in range(tables)])
        ended = here.step(actions)
        assert there.step(actions) == ended
        assert here.states.tobytes() == there.states.tobytes()
        if ended:
            here.restart()
            there.restart()
    assert here.key(7) == there.key(7)
    assert here.look(1, 7).tobytes() == there.look(1, 7).tobytes()
    actions = np.array([here.legal(table)[0] for table in range(tables)])
    actions[41] = here.actions.size
    with pytest.raises(IllegalMove) as expected:
        here.step(actions)
    with pytest.raises(IllegalMove) as found:
        there.step(actions)
    assert str(found.value) == str(expected.value)
    assert here.observations.tobytes() == there.observations.get().tobytes()


ARRAYS = ("observations", "masks", "rewards", "seats", "terminated", "truncated")


def test_pytorch_shares_the_memory() -> None:
    """Tensors made once see every step; all arrays can be handed over; actions may be a tensor."""
    torch = pytest.importorskip("torch")
    tables = Tables("rubricatus", 4, 64, device="cuda")
    tables.reset(1)
    shared = {
        field: torch.from_dlpack(getattr(tables, field)) for field in ("observations", "masks")
    }
    for field, tensor in shared.items():
        assert tensor.is_cuda
        assert tensor.data_ptr() == getattr(tables, field).data.ptr
    for _ in range(30):
        if tables.step(shared["masks"].int().argmax(1)):
            tables.restart()
        for field in ARRAYS:
            array = getattr(tables, field)
            tensor = shared[field] if field in shared else torch.from_dlpack(array)
            assert tensor.cpu().numpy().tobytes() == array.get().tobytes()


def test_jax_shares_the_memory() -> None:
    """Its arrays are at the same address, and actions may be one of them."""
    jax = pytest.importorskip("jax")
    tables = Tables("cathedral", 2, 64, device="cuda")
    tables.reset(1)
    for _ in range(30):
        for field in ("observations", "masks"):
            array = jax.dlpack.from_dlpack(getattr(tables, field))
            assert array.unsafe_buffer_pointer() == getattr(tables, field).data.ptr
            assert np.asarray(array).tobytes() == getattr(tables, field).get().tobytes()
        actions = jax.dlpack.from_dlpack(tables.masks).argmax(1).block_until_ready()
        if tables.step(actions):
            tables.restart()


def test_what_is_compiled_wrongly() -> None:
    """The few lines of which the driver makes wrong code; once it does not, say so in the docs."""
    import cupy
    from tools.engines.cuda import _with_wide_extremes

    given = np.random.default_rng(1).integers(-2, 4, (128, 4)).astype(np.int8)
    text = NARROW.read_text(encoding="utf-8")
    right = {}
    for how, ptx in (("as written", text), ("wide", _with_wide_extremes(text))):
        module = cupy.cuda.function.Module()
        module.load(ptx.encode())
        found = cupy.zeros_like(cupy.asarray(given))
        arguments = (cupy.asarray(given), found)
        module.get_function("narrow")((1,), (128,), arguments)
        right[how] = bool((found.get() == np.maximum(given, 0)).all())
    print(right)
    assert right["wide"]
