"""The load on our own server: four guests at each table, each with a socket and a scene.

A player does what a browser does: it applies the patches to its scene, and as soon as that shows
moves it sends one of them, drawn at random. When the game is over the four go on to the next table.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from load.tally import HOST, SEATS, Tally

TEXT = WSMsgType.TEXT
GOING = "go"  # the id of the message by which somebody goes on to the next table
AT_ONCE = 32  # requests, while the tables are made
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Group:
    """Four people who play together, and the tables that wait for them."""

    port: int
    tally: Tally
    cookies: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, seat, id
    sent: set[tuple[str, int, str]] = field(default_factory=set)
    sent_at: float = 0.0  # when the last move went out
    players: list[Player] = field(default_factory=list)

    async def sit_down(self) -> None:
        """All four come to the first table."""
        for seat in range(SEATS):
            url = f"ws://{HOST}:{self.port}/live/{self.tables[0]}?seat={seat}"
            cookie = {"cookie": self.cookies[seat]}
            _, player = await ws_connect(
                lambda seat=seat: Player(self, seat), url, extra_headers=cookie
            )
            assert isinstance(player, Player)
            self.players.append(player)

    def begin(self) -> None:
        """Whoever is asked plays."""
        for player in self.players:
            player.answer()


class Player(WSListener):
    """One of the four, and the table that they sit at now."""

    def __init__(self, group: Group, seat: int) -> None:
        self.group = group
        self.tally = group.tally
        self.seat = seat
        self.number = 0
        self.table = group.tables[0]
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.asks = 0
        self.outstanding = ""  # the id of the move that is not acknowledged yet
        self.sent_at = 0.0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Sit down."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        """Something happened."""
        if frame.msg_type != TEXT:
            return
        update = decode(frame.get_payload_as_bytes())
        match update["is"]:
            case "change":
                self.change(update)
            case "reply":
                self.hear(update)
            case "whole":
                self.scene, self.version = update["scene"], update["version"]
            case _:
                self.tally.complain(f"our server says {update}")
        self.answer()

    def answer(self) -> None:
        """Make a move if one is asked for."""
        if self.outstanding or not self.scene or not self.tally.is_open or self.transport is None:
            return
        if self.scene["table"]["phase"] == "over":
            self.go_on(self.transport)
        elif self.scene["moves"]:
            self.play(self.transport)

    def change(self, update: dict[str, Any]) -> None:
        """Apply what changed, and note how long it took to see what another has done."""
        self.version += 1
        if update["version"] != self.version:
            self.tally.complain(f"version {update['version']} after {self.version - 1}")
            return
        for patch in update.get("patches", ()):
            apply(self.scene, patch)
        for _, words in update.get("events", ()):
            if words[0] == "took" and words[1] != self.seat:
                self.tally.note_seen(self.group.sent_at)

    def hear(self, reply: dict[str, Any]) -> None:
        """A move was acknowledged, or refused."""
        if reply["id"] != self.outstanding:
            self.tally.complain(f"an answer to {reply['id']}, not to {self.outstanding}")
            return
        self.outstanding = ""
        if reply["id"] == GOING:
            if "error" in reply or self.scene["table"]["id"] != self.table:
                self.tally.complain(f"somebody cannot come to the next table: {reply}")
        elif "error" in reply:
            self.tally.refused += 1
        else:
            self.tally.note(self.sent_at)
            self.group.acknowledged.append((self.table, self.seat, reply["id"]))

    def play(self, transport: WSTransport) -> None:
        """Make a move."""
        self.asks += 1
        scene = self.scene
        moves = scene["moves"]
        move = moves[int(self.tally.chance.random() * len(moves))]
        self.outstanding = str(self.asks)
        play = {"do": "play", "id": self.outstanding, "seat": self.seat, "at": scene["number"]}
        self.group.sent.add((self.table, self.seat, self.outstanding))
        self.sent_at = self.group.sent_at = time.perf_counter()
        transport.send(TEXT, encode(play | {"move": move}))

    def go_on(self, transport: WSTransport) -> None:
        """The game is over: to the next table."""
        self.tally.games += self.seat == 0
        self.number += 1
        if self.number == len(self.group.tables):
            self.tally.complain("too few tables were made")
            return
        self.table = self.group.tables[self.number]
        self.outstanding = GOING
        go = {"do": "go", "id": GOING, "table": self.table, "seat": self.seat}
        transport.send(TEXT, encode(go))


def apply(scene: Any, patch: list[Any]) -> None:
    """One patch: a path and a value, or a path alone for what is no longer there."""
    path = patch[0]
    for key in path[:-1]:
        scene = scene[key]
    if len(patch) == 2:
        scene[path[-1]] = patch[1]
    else:
        del scene[path[-1]]


# --- Making tables ---


async def make_groups(port: int, count: int, tables: int, tally: Tally) -> list[Group]:
    """So many groups of four guests, with so many tables each."""
    groups = [Group(port, tally) for _ in range(count)]
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(
        base_url=f"http://{HOST}:{port}", limits=limits, timeout=120
    ) as client:
        gate = asyncio.Semaphore(AT_ONCE)

        async def prepare(group: Group) -> None:
            async with gate:
                for seat in range(SEATS):
                    client.cookies.clear()
                    come = await client.post("/api/me", json={"name": f"Guest {seat}"})
                    group.cookies.append(come.headers["set-cookie"].partition(";")[0])
                    client.cookies.clear()
                for _ in range(tables):
                    group.tables.append(await make_table(client, group.cookies))

        await asyncio.gather(*(prepare(group) for group in groups))
    return groups


async def make_table(client: httpx.AsyncClient, cookies: list[str]) -> str:
    """A table of Rubico where these four sit."""
    nonce = "0123456789abcdef"
    seats = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
    patient = {"grace": 86_400}  # no bot stands in for those who have not sat down yet
    new = {"game": "rubico", "seats": seats, "nonce": nonce, "pace": patient}
    made = await client.post("/api/tables", json=new, headers={"cookie": cookies[0]})
    made.raise_for_status()
    table = str(made.json()["id"])
    for seat in range(1, SEATS):
        take = {"nonce": nonce, "seat": seat}
        path = f"/api/tables/{table}/seats"
        taken = await client.post(path, json=take, headers={"cookie": cookies[seat]})
        taken.raise_for_status()
    return table
