"""What can be counted and measured, for Prometheus."""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from rubra.server.service.table_service import TableService

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
        self.messages = Counter(
            "rubra_messages", "Messages over the sockets", ["kind"], registry=kept
        )
        self.message_seconds = Histogram(
            "rubra_message_seconds", "Time from message to reply", buckets=QUICK, registry=kept
        )
        self.guests = Counter("rubra_guests", "Guests that came in", registry=kept)
        self.accounts = Counter("rubra_accounts", "Accounts that were opened", registry=kept)
        self.reminders = Counter(
            "rubra_reminders", "Reminders, by way and outcome", ["way", "outcome"], registry=kept
        )

        self.store_seconds = Histogram(
            "rubra_store_seconds",
            "Time until what came together was stored",
            buckets=QUICK,
            registry=kept,
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
        # Memory, time of the processor, open files: by the names that every exporter uses
        ProcessCollector(registry=kept)

    def watch(self, service: TableService) -> None:
        """Count what a house has, whenever somebody asks."""
        self.registry.register(TableCollector(service))
        service.bot_pool.on_thought = self.bot_seconds.observe
        service.store.on_stored = self.store_seconds.observe
        service.store.on_read = self.read_seconds.observe

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


class TableCollector(Collector):
    """Figures of the tables that a process has in memory."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    def collect(self) -> Iterable[Metric]:
        """As they are now."""
        phases: Tally[str] = Tally()
        seats: Tally[str] = Tally()
        watching = 0
        for table in self.service.live_tables():
            phases[table.stored.phase] += 1
            for seat in table.stored.seats:
                seats[_who(seat.person, seat.bot, seat.stand_in)] += 1
            watching += table.scenes.count_viewers()
        yield _gauge("rubra_tables", "Tables in memory", "phase", phases, PHASES)
        yield _gauge("rubra_seats", "Seats at tables in memory", "who", seats, WHO)
        yield GaugeMetricFamily("rubra_viewers", "Those who look at a table", watching)
        bot_pool = self.service.bot_pool
        yield GaugeMetricFamily("rubra_bots_waiting", "Bots in the queue", bot_pool.waiting)
        yield GaugeMetricFamily("rubra_bots_thinking", "Bots that think", bot_pool.thinking)


PHASES = ("gathering", "playing", "over", "frozen", "closed")
WHO = ("person", "stand_in", "bot", "nobody")


def _who(person: str | None, bot: str | None, stand_in: str | None) -> str:
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
