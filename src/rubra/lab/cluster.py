"""The same experiments on a Ray cluster, when one machine is too small.

A few long-lived actors, one for each core of the cluster, compile once and then play part after
part. A worker that dies is started again and its part is played again; since a part is written
once, under its own name, nothing is counted twice. Results are the same as on one machine.
"""

from __future__ import annotations

import ctypes
import io
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import polars as pl

from rubra.bots.warm import warm
from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.optional import needs
from rubra.lab.experiment import Experiment, experiment_again
from rubra.lab.running import FRACTION, Executor, Part, Tables, play_part

RETRIES = 10  # times that a part is given out again after its worker died
ACTION_SIZE = 1024  # more bytes than any system needs to say what is done with a signal


def on_ray(
    address: str | None = None, workers: int | None = None, worker: type[Worker] | None = None
) -> Executor:
    """What plays on a cluster (`ray://…`), or with Ray on this machine.

    Raises MissingPackage.
    """
    with needs("cluster"):
        import ray

    def play(experiment: Experiment, parts: Iterator[Part]) -> Iterator[tuple[Part, Tables]]:
        started = not ray.is_initialized()
        if started:
            with _signals_kept():
                ray.init(
                    address=address, num_cpus=workers if address is None else None,
                    include_dashboard=False, log_to_driver=False, configure_logging=False,
                )  # fmt: skip
        try:
            yield from _on_actors(ray, experiment, parts, workers, worker or Worker)
        finally:
            if started:
                with _signals_kept():
                    ray.shutdown()

    return play


@contextmanager
def _signals_kept() -> Iterator[None]:
    """What is done with the signals of a crash is the same afterwards.

    Ray takes them when it starts and leaves none when it stops. But WebAssembly notices by them
    that a rule has failed; without, that would end this process.
    """
    if not hasattr(signal, "SIGBUS"):  # as on Windows
        yield
        return
    libc = ctypes.CDLL(None)
    actions = {}
    for number in (signal.SIGILL, signal.SIGFPE, signal.SIGSEGV, signal.SIGBUS, signal.SIGABRT):
        actions[number] = ctypes.create_string_buffer(ACTION_SIZE)
        libc.sigaction(number, None, actions[number])
    try:
        yield
    finally:
        for number, action in actions.items():
            libc.sigaction(number, action, None)


def _on_actors(
    ray: Any,
    experiment: Experiment,
    parts: Iterator[Part],
    workers: int | None,
    worker: type[Worker],
) -> Iterator[tuple[Part, Tables]]:
    count = workers or int(ray.cluster_resources().get("CPU", 1))
    remote = ray.remote(num_cpus=1, max_restarts=RETRIES, max_task_retries=RETRIES)(worker)
    flat = flattened(experiment)
    actors = [remote.remote(flat) for _ in range(count)]
    under_way: dict[Any, tuple[Part, Any]] = {}

    def give(actor: Any) -> bool:
        part = next(parts, None)
        if part is not None:
            under_way[actor.play.remote(part)] = part, actor
        return part is not None

    for _ in range(FRACTION):
        for actor in actors:
            give(actor)
    while under_way:
        done, _ = ray.wait(list(under_way))
        for reference in done:
            part, actor = under_way.pop(reference)
            tables = ray.get(reference)
            give(actor)
            yield part, {name: pl.read_ipc(data) for name, data in tables.items()}


class Worker:
    """Plays parts of one experiment in a process of its own."""

    def __init__(self, flat: dict[str, Any]) -> None:
        warm(flat["game"])
        self.experiment = unflattened(flat)

    def play(self, part: Part) -> dict[str, bytes]:
        """The tables of a part, as bytes."""
        tables = play_part(self.experiment, part)
        return {name: _packed(table) for name, table in tables.items()}


def _packed(table: pl.DataFrame) -> bytes:
    buffer = io.BytesIO()
    table.write_ipc(buffer, compression="zstd")
    return buffer.getvalue()


def flattened(experiment: Experiment) -> dict[str, Any]:
    """An experiment as plain data, which can travel."""
    texts = [variant.box.file.text for variant in experiment.variants]
    return {"name": experiment.name, "boxes": texts, **experiment.plan}


def unflattened(flat: dict[str, Any]) -> Experiment:
    """The experiment again."""
    game = registry.load(flat["game"])
    boxes = [game.open_box(BoxFile(text, "a box that came along")) for text in flat["boxes"]]
    return experiment_again(flat["name"], flat, boxes)
