"""What can be counted and measured, for Prometheus."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

SECONDS_BETWEEN_LOOKS = 1.0  # at how late the event loop is
LONG = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Metrics:
    """One set of figures for one server; the labels are words of ours, never of a visitor's."""

    def __init__(self) -> None:
        kept = self.registry = CollectorRegistry()
        self.requests = Counter(
            "rubra_requests", "HTTP requests", ["route", "method", "status"], registry=kept
        )
        self.request_seconds = Histogram(
            "rubra_request_seconds", "Time to answer", ["route"], buckets=QUICK, registry=kept
        )
        self.refusals = Counter(
            "rubra_refusals", "What was refused, by reason", ["reason"], registry=kept
        )
        self.sockets = Gauge("rubra_sockets", "Open sockets", registry=kept)
        self.sockets_closed = Counter(
            "rubra_sockets_closed", "Sockets that we closed, by reason", ["reason"], registry=kept
        )
        self.messages = PlainCounter("rubra_messages", "Messages over the sockets", "kind")
        self.message_seconds = PlainHistogram(
            "rubra_message_seconds", "Time from message to reply", QUICK
        )
        self.guests = Counter("rubra_guests", "Guests that came in", registry=kept)
        self.accounts = Counter("rubra_accounts", "Accounts that were opened", registry=kept)
        self.reminders = Counter(
            "rubra_reminders", "Reminders, by way and outcome", ["way", "outcome"], registry=kept
        )

        self.store_seconds = PlainHistogram(
            "rubra_store_seconds", "Time until what came together was stored", QUICK
        )
        self.read_seconds = Histogram(
            "rubra_read_seconds", "Time to read from the store", buckets=QUICK, registry=kept
        )
        self.bot_seconds = Histogram(
            "rubra_bot_seconds", "Time that a bot thought", buckets=LONG, registry=kept
        )
        self.late_seconds = Histogram(
            "rubra_late_seconds",
            "How late the event loop was: everybody waited for so long",
            buckets=QUICK,
            registry=kept,
        )
        for plain in (self.messages, self.message_seconds, self.store_seconds):
            kept.register(plain)
        # Memory, time of the processor, open files: by the names that every exporter uses
        ProcessCollector(registry=kept)

    def watch(self, figures: Callable[[], TableFigures]) -> None:
        """Count what the tables of this process have, whenever somebody asks."""
        self.registry.register(TableCollector(figures))

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SECONDS_BETWEEN_LOOKS
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            self.late_seconds.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class PlainCounter(Collector):
    """Counts what only the event loop does, and so often that locks would show."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self.name, self.text, self.label = name, text, label
        self.counts: dict[str, int] = {}

    def count(self, value: str) -> None:
        """One more of these."""
        self.counts[value] = self.counts.get(value, 0) + 1

    def collect(self) -> Iterable[Metric]:
        """As they are now."""
        found = CounterMetricFamily(self.name, self.text, labels=[self.label])
        for value, count in self.counts.items():
            found.add_metric([value], count)
        yield found


class PlainHistogram(Collector):
    """The same for how long things take."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...]) -> None:
        self.name, self.text, self.bounds = name, text, bounds
        self.counts = [0] * (len(bounds) + 1)  # between two bounds, and above the last
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterable[Metric]:
        """As they are now."""
        upper = [*map(floatToGoString, self.bounds), "+Inf"]
        up_to = list(zip(upper, accumulate(self.counts), strict=True))
        found = HistogramMetricFamily(self.name, self.text)
        found.add_metric([], up_to, self.total)
        yield found


@dataclass
class TableFigures:
    """How many of what the tables of a process have now."""

    phases: Tally[str] = field(default_factory=Tally)  # tables by phase
    seats: Tally[str] = field(default_factory=Tally)  # by who plays them: see `seat_label`
    viewers: int = 0
    bots_waiting: int = 0
    bots_thinking: int = 0


class TableCollector(Collector):
    """Figures of the tables that a process has in memory."""

    def __init__(self, figures: Callable[[], TableFigures]) -> None:
        self.figures = figures

    def collect(self) -> Iterable[Metric]:
        """As they are now."""
        now = self.figures()
        yield _gauge("rubra_tables", "Tables in memory", "phase", now.phases, PHASES)
        yield _gauge("rubra_seats", "Seats at tables in memory", "who", now.seats, WHO)
        yield GaugeMetricFamily("rubra_viewers", "Viewers of tables", now.viewers)
        yield GaugeMetricFamily("rubra_bots_waiting", "Bots in the queue", now.bots_waiting)
        yield GaugeMetricFamily("rubra_bots_thinking", "Bots that think", now.bots_thinking)


PHASES = ("gathering", "playing", "over", "frozen", "closed")
WHO = ("person", "stand_in", "bot", "nobody")


def seat_label(person: str | None, bot: str | None, stand_in: str | None) -> str:
    """Who plays a seat, as a label."""
    if bot is not None:
        return "bot"
    if stand_in is not None:
        return "stand_in"
    return "nobody" if person is None else "person"


def _gauge(name: str, text: str, label: str, found: Tally[str], all_of: Iterable[str]) -> Metric:
    gauge = GaugeMetricFamily(name, text, labels=[label])
    for value in all_of:
        gauge.add_metric([value], found[value])
    return gauge
