"""The same load on boardgame.io's server: its own protocol, spoken by the same kind of client.

A socket of Socket.IO stays when the match changes. There is no acknowledgement of a move: whoever
made it knows from the update that carries it.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from load.tally import HOST, SEATS, Tally

TEXT = WSMsgType.TEXT
AT_ONCE = 32
GAME = b"/rubico,"
MARCH = (6, 9, 1, 1)  # March cards of each kind with four players
ROW = 4
MOST_OF_ONE = 2
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Group:
    """Four people who play together, and the matches that wait for them."""

    port: int
    tally: Tally
    matches: list[tuple[str, list[str]]] = field(default_factory=list)  # id and credentials
    sent_at: float = 0.0
    players: list[Player] = field(default_factory=list)

    async def sit_down(self) -> None:
        """All four open their sockets."""
        url = f"ws://{HOST}:{self.port}/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            _, player = await ws_connect(lambda seat=seat: Player(self, seat), url)
            assert isinstance(player, Player)
            self.players.append(player)

    def begin(self) -> None:
        """Whoever is asked plays."""
        for player in self.players:
            player.answer()


class Player(WSListener):
    """One of the four."""

    def __init__(self, group: Group, seat: int) -> None:
        self.group = group
        self.tally = group.tally
        self.seat = seat
        self.me = str(seat)
        self.number = -1
        self.match = ""
        self.credentials = ""
        self.state: dict[str, Any] = {}
        self.outstanding = False
        self.sent_at = 0.0
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Open a socket."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something happened."""
        raw = frame.get_payload_as_bytes()
        if raw.startswith(b"42"):
            name, *told = decode(raw[2 + len(GAME) :])
            self.hear(name, told)
        elif raw == b"2":
            transport.send(TEXT, b"3")  # we are alive
        elif raw.startswith(b"40"):
            self.go_on(transport)
        elif raw.startswith(b"0"):
            transport.send(TEXT, b"40" + GAME)

    def hear(self, name: str, told: list[Any]) -> None:
        """The server tells something of a match."""
        if told[0] != self.match:
            return
        if name == "update":
            self.state = told[1]
            self.look(told[2])
        elif name == "sync":
            self.state = told[1]["state"]
        elif name == "patch":
            _, _, _, patches, log = told
            for patch in patches:
                apply(self.state, patch)
            self.look(log)
        if name != "matchData":
            self.answer()

    def look(self, log: list[dict[str, Any]]) -> None:
        """Who has done what."""
        for entry in log:
            made = entry["action"]["payload"]
            if entry["action"]["type"] != "MAKE_MOVE":
                continue
            if made["playerID"] == self.me:
                self.outstanding = False
                self.tally.note(self.sent_at)
            elif made["type"] == "take":
                self.tally.note_seen(self.group.sent_at)

    def answer(self) -> None:
        """Make a move if one is asked for."""
        transport = self.transport
        if transport is None or not self.state:
            return
        ctx = self.state["ctx"]
        if ctx.get("gameover") is not None:
            if self.tally.is_open:
                self.tally.games += self.seat == 0
                self.go_on(transport)
            return
        if self.outstanding or not self.tally.is_open:
            return
        active = ctx["activePlayers"]
        if active is None:
            if ctx["currentPlayer"] == self.me:
                self.play(transport, "take", list_takings(self.state["G"], self.seat))
        elif self.me in active:
            if self.state["G"]["rows"][self.seat] is None:
                self.play(transport, "lay", list_rows(self.state["G"]["hands"][self.seat]))
            else:
                self.play(transport, "declare", CLAIMS)

    def play(self, transport: WSTransport, kind: str, moves: list[list[Any]]) -> None:
        """Make one of these moves."""
        move = moves[int(self.tally.chance.random() * len(moves))]
        payload = {"type": kind, "args": move, "playerID": self.me}
        payload["credentials"] = self.credentials
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.outstanding = True
        self.sent_at = self.group.sent_at = time.perf_counter()
        self.emit(transport, "update", action, self.state["_stateID"], self.match, self.me)

    def go_on(self, transport: WSTransport) -> None:
        """To the next match."""
        self.number += 1
        if self.number == len(self.group.matches):
            self.tally.complain("too few matches were made")
            return
        self.match, credentials = self.group.matches[self.number]
        self.credentials = credentials[self.seat]
        self.emit(transport, "sync", self.match, self.me, self.credentials, SEATS)

    def emit(self, transport: WSTransport, *event: Any) -> None:
        """Send an event of Socket.IO."""
        transport.send(TEXT, b"42" + GAME + encode(event))


def apply(state: Any, patch: dict[str, Any]) -> None:
    """One operation of a JSON patch (RFC 6902)."""
    *above, last = patch["path"][1:].split("/")
    for name in above:
        state = state[int(name)] if isinstance(state, list) else state[name]
    if isinstance(state, list):
        if patch["op"] == "add":
            state.insert(len(state) if last == "-" else int(last), patch["value"])
        elif patch["op"] == "remove":
            del state[int(last)]
        else:
            state[int(last)] = patch["value"]
    elif patch["op"] == "remove":
        del state[last]
    else:
        state[last] = patch["value"]


# --- What is legal, as its client has to know itself ---


def _claims() -> list[list[Any]]:
    """Silence, or any make-up of four cards that the deck allows."""
    found: list[list[Any]] = [[None]]
    for counts in itertools.product(*(range(min(ROW, most) + 1) for most in MARCH)):
        if sum(counts) == ROW:
            found.append([list(counts)])
    return found


CLAIMS = _claims()
_rows: dict[tuple[int, ...], list[list[Any]]] = {}


def list_rows(hand: list[int]) -> list[list[Any]]:
    """Every order of the cards; equal cards are not told apart."""
    key = tuple(sorted(hand))
    found = _rows.get(key)
    if found is None:
        found = _rows[key] = [[list(row)] for row in sorted(set(itertools.permutations(key)))]
    return found


def list_takings(board: dict[str, Any], centurion: int) -> list[list[Any]]:
    """Any card of a seat that has not given two yet."""
    return [
        [seat, slot]
        for seat in range(SEATS)
        if seat != centurion and len(board["taken"][seat]) < MOST_OF_ONE
        for slot in range(ROW)
        if slot not in board["taken"][seat]
    ]


# --- Making matches ---


async def make_groups(
    port: int, api_port: int, count: int, matches: int, tally: Tally
) -> list[Group]:
    """So many groups of four, with so many matches each."""
    groups = [Group(port, tally) for _ in range(count)]
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{api_port}", limits=limits) as client:
        gate = asyncio.Semaphore(AT_ONCE)

        async def prepare(group: Group) -> None:
            async with gate:
                for _ in range(matches):
                    group.matches.append(await make_match(client))

        await asyncio.gather(*(prepare(group) for group in groups))
    return groups


async def make_match(client: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A match with four players, and the credentials of each."""
    made = await client.post("/games/rubico/create", json={"numPlayers": SEATS})
    made.raise_for_status()
    match = made.json()["matchID"]
    credentials = []
    for seat in range(SEATS):
        join = {"playerID": str(seat), "playerName": f"Guest {seat}"}
        joined = await client.post(f"/games/rubico/{match}/join", json=join)
        joined.raise_for_status()
        credentials.append(joined.json()["playerCredentials"])
    return match, credentials
