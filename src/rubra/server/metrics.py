"""What can be counted and measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

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

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
