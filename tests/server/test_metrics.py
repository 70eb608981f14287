"""Figures for Prometheus, and the dashboard and the rules that name them."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from rubra.server.requests.refusals import REASONS
from rubra.server.support.metrics import PHASES

from .http_server import HttpServer, a_move, http_server, in_loop, receive_until

DEPLOY = Path(__file__).parents[2] / "deploy"
OF_PROMETHEUS = {"up"}
KEY = "a key"


async def figures(server: HttpServer) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels."""
    async with server.visitor() as prometheus:
        key = {"authorization": f"Bearer {KEY}"}
        text = (await prometheus.http.get("/metrics", headers=key)).text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@in_loop
async def test_tables_seats_and_those_who_look_are_counted() -> None:
    """As they are when somebody asks."""
    async with http_server(metrics_token=KEY) as server, server.visitor() as ada:
        await ada.come()
        table = await ada.table()
        await ada.table("me", "open", "open")
        async with ada.live(table) as line:
            await receive_until(line, "whole")
            found = await figures(server)
        assert found["rubra_tables", "playing"] == 1
        assert found["rubra_tables", "gathering"] == 1
        assert found["rubra_tables", "over"] == 0
        assert found["rubra_seats", "person"] == 4
        assert found["rubra_seats", "nobody"] == 2
        assert (found["rubra_viewers",], found["rubra_sockets",]) == (1, 1)
        assert found["process_resident_memory_bytes",] > 10_000_000


@in_loop
async def test_storing_and_thinking_are_measured() -> None:
    """Each commit, each read, each thought of a bot."""
    async with http_server(metrics_token=KEY) as server, server.visitor() as ada:
        await ada.come()
        plan = [{"who": "me"}, {"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]
        asked = {"game": "rubico", "seats": plan, "nonce": "0123456789abcdef"}
        table = (await ada.http.post("/api/tables", json=asked)).json()["id"]
        async with ada.live(table, "?seat=0") as line, asyncio.timeout(300):
            whole = await receive_until(line, "whole")
            while (found := await figures(server))["rubra_bot_seconds_count",] == 0:
                if whole["scene"].get("moves"):
                    await line.send(json.dumps(a_move(whole, "one")))
                    await receive_until(line, "reply")
                    whole["scene"]["moves"] = []
                await asyncio.sleep(0.05)
        assert found["rubra_store_seconds_count",] > 0
        assert found["rubra_read_seconds_count",] > 0
        assert found["rubra_bots_waiting",] >= 0
        assert found["rubra_bots_thinking",] >= 0


def named_in(text: str) -> set[str]:
    """The figures that a text of queries names."""
    return set(re.findall(r"\b((?:rubra|process)_[a-z_]+|up(?=\{))", text))


def queries() -> dict[str, str]:
    """The queries of the dashboard and of the rules."""
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")
    return {
        "dashboard": "\n".join(asked),
        "rules": "\n".join(re.findall(r"expr: (.*)", rules)),
    }


@pytest.mark.parametrize("where", ["dashboard", "rules"])
@in_loop
async def test_every_figure_that_is_named_exists(where: str) -> None:
    """In what the server tells Prometheus, with the values of labels that there can be."""
    text = queries()[where]
    named = named_in(text)
    assert len(named) > 5
    async with http_server() as server:
        told = server.metrics.text().decode()
    exists = set(OF_PROMETHEUS)
    for family in text_string_to_metric_families(told):
        exists.add(family.name)
        if family.type == "counter":
            exists = exists - {family.name} | {f"{family.name}_total"}
        elif family.type == "histogram":
            exists |= {f"{family.name}_{part}" for part in ("bucket", "count", "sum")}
    assert named <= exists
    for label, value in re.findall(r'(reason|phase)="(\w+)"', text):
        assert value in (REASONS if label == "reason" else PHASES)


def test_the_dashboard_shows_every_figure_of_ours() -> None:
    """Nothing is measured that nobody sees."""
    source = (DEPLOY.parent / "src/rubra/server/support/metrics.py").read_text(encoding="utf-8")
    ours = set(re.findall(r'"(rubra_[a-z_]+)"', source))
    shown = {
        re.sub("_(total|bucket|count|sum)$", "", name)
        for text in queries().values()
        for name in named_in(text)
    }
    assert ours <= shown
