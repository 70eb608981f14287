"""What is counted while a server is under load, and the processes that are under it."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

HOST = "127.0.0.1"
SEATS = 4
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Tally:
    """What all players together have seen. Latencies are noted only while it is measured."""

    chance: random.Random
    is_open: bool = False  # whether players answer
    is_measuring: bool = False
    moves: int = 0  # acknowledged, since the beginning
    refused: int = 0
    games: int = 0
    fault: str | None = None  # what a player found wrong: nothing that comes after it counts
    acknowledged: list[float] = field(default_factory=list)  # seconds until the player knows
    seen: list[float] = field(default_factory=list)  # seconds until another player sees it

    def note(self, sent_at: float) -> None:
        """A move was acknowledged."""
        self.moves += 1
        if self.is_measuring:
            self.acknowledged.append(time.perf_counter() - sent_at)

    def complain(self, fault: str) -> None:
        """Something is wrong. Raised from a player it would be lost in the event loop."""
        self.fault = self.fault or fault
        self.is_open = False

    def check(self) -> None:
        """Raise SystemExit if a player has found something wrong."""
        if self.fault is not None:
            raise SystemExit(f"bench: {self.fault}")

    def note_seen(self, sent_at: float) -> None:
        """Another player saw a move."""
        if self.is_measuring:
            self.seen.append(time.perf_counter() - sent_at)


@dataclass
class Window:
    """What was measured between two looks at a tally."""

    tables: int
    seconds: float
    moves: int
    cpu_seconds: float
    best_cpu_seconds: float  # for a move, in the quietest second
    acknowledged: list[float]
    seen: list[float]
    refused: int

    def figures(self) -> dict[str, Any]:
        """As a table shows it."""
        return {
            "tables": self.tables,
            "sockets": self.tables * SEATS,
            "moves": self.moves,
            "moves_per_second": self.moves / self.seconds,
            "p50_ms": 1e3 * quantile(self.acknowledged, 0.5),
            "p99_ms": 1e3 * quantile(self.acknowledged, 0.99),
            "seen_p50_ms": 1e3 * quantile(self.seen, 0.5),
            "seen_p99_ms": 1e3 * quantile(self.seen, 0.99),
            "cpu_us_per_move": 1e6 * self.cpu_seconds / self.moves,
            "moves_per_cpu_second": self.moves / self.cpu_seconds,
            "best_cpu_us_per_move": 1e6 * self.best_cpu_seconds,
            "cpu_share": self.cpu_seconds / self.seconds,
            "refused": self.refused,
        }


def quantile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


# --- Processes ---


def cpu_seconds(process: int) -> float:
    """User and system time of a process with all its threads."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:  # noqa: PTH123 - not a real file
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    held = [socket.socket() for _ in range(count)]
    for one in held:
        one.bind((HOST, 0))
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


@contextmanager
def running(command: list[str], port: int, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server that listens; killed at the end, as a power cut would."""
    with subprocess.Popen(command, **more) as server:
        try:
            wait_for(server, port)
            yield server
        finally:
            server.send_signal(signal.SIGKILL)


def wait_for(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until it listens."""
    for _ in range(600):
        if server.poll() is not None:
            break
        try:
            socket.create_connection((HOST, port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"bench: {server.args!r} does not listen")
