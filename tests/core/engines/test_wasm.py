"""WebAssembly modules: what is given to them comes back changed, and nothing else happens."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tools.engines.__main__ import FOR_ANY_PROCESSOR

from rubra.core.engines.interface import Engine
from rubra.core.engines.module_file import SECTION, Description, ModuleFile, custom_section
from rubra.core.engines.native import NativeEngine
from rubra.core.engines.plain import PythonEngine
from rubra.core.engines.wasm import Instance, WasmEngine
from rubra.core.errors import EngineError, RulesFailed
from rubra.core.record import Rows
from rubra.core.stream import stream_from_seed
from tests.core.engines.build_toy import pattern
from tests.core.engines.toy import Toy
from tests.example import EXAMPLE

ROOT = Path(__file__).parent.parent.parent.parent


def build(path: Path, checked: str) -> bytes:
    """A module of the toy, built by a process of its own."""
    bounds = {"NUMBA_BOUNDSCHECK": "1" if checked == "checked" else "0"}
    command = [sys.executable, "-m", "tests.core.engines.build_toy", str(path), checked]
    environment = {**os.environ, **FOR_ANY_PROCESSOR, **bounds}
    subprocess.run(command, env=environment, cwd=ROOT, check=True)
    return path.read_bytes()


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """As shipped, and with checks."""
    folder = tmp_path_factory.mktemp("toy")
    return {name: build(folder / name, name) for name in ("shipped", "checked")}


def engine_of(content: bytes) -> WasmEngine:
    """An engine that runs a module."""
    section = custom_section(content, SECTION)
    return WasmEngine(ModuleFile(EXAMPLE, content, msgspec.json.decode(section, type=Description)))


@pytest.fixture(params=["python", "native", "shipped", "checked"])
def engine(request: pytest.FixtureRequest, modules: dict[str, bytes]) -> Engine:
    """Every engine, one after the other."""
    if request.param == "python":
        return PythonEngine()
    return NativeEngine() if request.param == "native" else engine_of(modules[request.param])


@pytest.fixture(params=["shipped", "checked"])
def wasm(request: pytest.FixtureRequest, modules: dict[str, bytes]) -> WasmEngine:
    """Both modules."""
    return engine_of(modules[request.param])


# --- What every engine does ---


def test_arrays_are_read(engine: Engine) -> None:
    """By address and length; plain arrays and rows alike."""
    toy = engine.load(pattern())
    numbers = np.array([3, -4, 1 << 40])
    assert toy.total(numbers, 3) == (1 << 40) - 1
    assert toy.total(Rows.over(numbers), 2) == -1
    assert toy.total(numbers[1:], 1) == -4


def test_records_come_back_changed(engine: Engine) -> None:
    """Small and large numbers and reals, in each of several records."""
    toys = Rows.blank(Toy, 3)
    assert engine.load(pattern()).fill(toys, 7) is None
    for number in range(3):
        assert toys[number].small == 7
        assert toys[number].large == 14
        assert toys[number].root == 7**0.5 / 3.0
        assert toys[number].row.tolist() == [0, 0, 0, number]


def test_truth_is_a_number(engine: Engine) -> None:
    """In both directions."""
    toy = engine.load(pattern())
    assert [bool(toy.is_even(n, True)) for n in (1, 2)] == [False, True]
    assert bool(toy.is_even(1, False))


def test_streams_draw_the_same(engine: Engine) -> None:
    """And go on where they were."""
    stream, same = Rows.of(stream_from_seed(5)), Rows.of(stream_from_seed(5))
    plain = PythonEngine().load(pattern())
    toy = engine.load(pattern())
    drawn = [int(toy.draw(stream, 1000)) for _ in range(20)]
    assert drawn == [int(plain.draw(same, 1000)) for _ in range(20)]
    assert stream.tobytes() == same.tobytes()


def test_rows_of_an_engine_are_worked_on_in_place(engine: Engine) -> None:
    """They are there before and after, and two memories know nothing of each other."""
    toy = engine.load(pattern())
    memories = [engine.new_memory() for _ in range(2)]
    rows = [memory.rows(Toy, 2) for memory in memories]
    numbers = memories[0].numbers(np.int64, 5)
    numbers[:] = 2
    toy.fill(rows[0], 1)
    toy.fill(rows[1], 9)
    assert [one[1].large for one in rows] == [2, 18]
    assert toy.total(numbers, 5) == 10


def test_rows_outlive_what_made_them(engine: Engine) -> None:
    """Whoever holds a record holds its memory."""
    rows = engine.new_memory().rows(Toy, 1)
    record = rows[0]
    engine.load(pattern()).fill(rows, 5)
    del rows
    gc.collect()
    assert record.large == 10


# --- Modules ---


def test_what_is_only_read_is_not_written_back(wasm: WasmEngine) -> None:
    """Several threads may look at the same match while one plays on."""
    fixed, changed = Rows.blank(Toy), Rows.blank(Toy)
    fixed[0].large, changed[0].large = 5, 1
    assert wasm.load(pattern()).add_to(fixed, changed) == 6
    assert (fixed[0].large, changed[0].large) == (5, 6)


def test_constant_rows_are_copied_once_and_forgotten_with_their_owner(wasm: WasmEngine) -> None:
    """A box lies in the module as long as it is used; its place serves the next."""
    toy = wasm.load(pattern())
    places = set()
    for number in range(5):
        box, changed = Rows.blank(Toy), Rows.blank(Toy)
        box[0].large = number
        box.constant = True
        places.add(wasm.instance.keep(box))
        assert toy.add_to(box, changed) == number
        del box
    assert len(places) == 1


def test_each_thread_has_an_instance(wasm: WasmEngine) -> None:
    """Calls side by side do not meet."""
    toy = wasm.load(pattern())

    def work(number: int) -> bool:
        numbers = np.full(5000, number)
        return all(toy.total(numbers, 5000) == 5000 * number for _ in range(200))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(8)))


def test_an_index_out_of_range_is_an_error_in_a_module_with_checks(
    modules: dict[str, bytes],
) -> None:
    """The call fails with a sentence, what was given is unchanged, and the next call works."""
    toy = engine_of(modules["checked"]).load(pattern())
    numbers = np.arange(3)
    with pytest.raises(RulesFailed, match=rf"the rules of {EXAMPLE} have failed in toy.total"):
        toy.total(numbers, 4)
    assert numbers.tolist() == [0, 1, 2]
    assert toy.total(numbers, 3) == 3


def test_nobody_counts_from_the_end(modules: dict[str, bytes]) -> None:
    """In Python -1 is the last; a rule that relied on it would be told."""
    toy = engine_of(modules["checked"]).load(pattern())
    assert toy.number_at(np.arange(3), 2) == 2
    with pytest.raises(RulesFailed, match=r"have failed in toy\.number_at"):
        toy.number_at(np.arange(3), -1)


def test_a_shipped_module_cannot_leave_its_memory(modules: dict[str, bytes]) -> None:
    """An index beyond all of it is caught by the machine; nothing of ours is read or written."""
    engine = engine_of(modules["shipped"])
    toy = engine.load(pattern())
    with pytest.raises(RulesFailed, match=r"have failed in toy\.total"):
        toy.total(np.arange(3), 1 << 30)
    assert toy.total(np.arange(3), 3) == 3


def test_memory_that_failed_is_not_used_again(modules: dict[str, bytes]) -> None:
    """What lies in it may be half changed."""
    engine = engine_of(modules["checked"])
    toy = engine.load(pattern())
    numbers = engine.new_memory().numbers(np.int64, 2)
    with pytest.raises(RulesFailed, match="have failed"):
        toy.total(numbers, 3)
    with pytest.raises(RulesFailed, match="an earlier error"):
        toy.total(numbers, 2)


def test_code_that_is_damaged_is_refused_with_what_to_run(modules: dict[str, bytes]) -> None:
    """Also where the file still says rightly what it is."""
    content = modules["shipped"]
    description = msgspec.json.decode(custom_section(content, SECTION), type=Description)
    with pytest.raises(EngineError, match="is damaged; run `make engines`"):
        WasmEngine(ModuleFile(EXAMPLE, content[: len(content) // 2], description))


def test_memory_grows_and_stays_where_it_is(wasm: WasmEngine) -> None:
    """Rows that were there before are still there."""
    memory: Any = wasm.new_memory()
    assert isinstance(memory, Instance)
    first = memory.rows(Toy, 1)
    wasm.load(pattern()).fill(first, 3)
    large = memory.numbers(np.int64, 4_000_000)
    large[:] = 1
    assert wasm.load(pattern()).total(large, 4_000_000) == 4_000_000
    assert first[0].large == 6


def test_the_same_sources_give_the_same_bytes(modules: dict[str, bytes], tmp_path: Path) -> None:
    """Whoever builds a module, and when."""
    assert build(tmp_path / "again", "shipped") == modules["shipped"]
    assert modules["checked"] != modules["shipped"]


def test_threads_that_ask_at_once_get_the_same_engine() -> None:
    """A module is loaded once, by one runtime."""
    program = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from rubra.core import registry
from rubra.core.engines.choice import engine_for
game, together = registry.load(sys.argv[1]), Barrier(8)
def ask(_):
    together.wait()
    engine = engine_for(game, long_work=True)
    engine.new_memory()
    return id(engine)
sys.setswitchinterval(1e-6)
with ThreadPoolExecutor(8) as pool:
    print(len(set(pool.map(ask, range(8)))))
"""
    environment = {**os.environ, "RUBRA_ENGINE": "wasm"}
    command = [sys.executable, "-c", program, EXAMPLE]
    assert subprocess.check_output(command, env=environment, text=True) == "1\n"
