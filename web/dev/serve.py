"""A small server for working on the browser client: tables in memory, bots, no store.

Not part of the product. python web/dev/serve.py [port]
"""

from __future__ import annotations

import asyncio
import math
import re
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubra.bots.levels import LEVELS, make_bot
from rubra.bots.searcher import SearchBot
from rubra.core import registry
from rubra.core.errors import CannotUndo, RubraError
from rubra.core.fairness import commitment_to, key_from, new_secret
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.server import wire

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "src" / "rubra" / "web_client"
BOT_NAMES = ("Livia", "Titus", "Marcia", "Decimus", "Octavia", "Lucius", "Varro")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)

tables: dict[str, Table] = {}
people: dict[str, wire.Person] = {}


def clauses(game: str) -> list[wire.Clause]:
    chapter, found = "", []
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text().splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif hit := re.match(r"^- \*\*(\d+(?:\.\d+)+)\*\* (.*)", line):
            found.append(wire.Clause(hit[1], hit[2].replace("**", ""), chapter))
    return found


def game_info(name: str) -> wire.GameInfo:
    about = registry.about(name)
    options = [wire.OptionInfo(o.name, list(o.values), o.default) for o in about.options]
    return wire.GameInfo(
        name, about.title, about.version, list(about.players), about.minutes, options,
        list(about.sides), list(LEVELS),
    )  # fmt: skip


def game_words(name: str) -> wire.GameWords:
    game = registry.load(name)

    def infos(vocabulary: Any) -> list[wire.WordInfo]:
        return [
            wire.WordInfo(k.name, {part: d.name for part, d in k.parts.items()})
            for k in vocabulary.kinds
        ]

    domains = {
        d.name: list(d.names) if d.names else d.size
        for vocabulary in (game.move_words, game.event_words)
        for k in vocabulary.kinds
        for d in k.parts.values()
    }
    names = {k: list(v) for k, v in game.standard_box.names.items()}
    return wire.GameWords(
        game_info(name), infos(game.move_words), infos(game.event_words), domains, names,
        [r.name for r in game.reasons], clauses(name),
    )  # fmt: skip


class Table:
    """One table."""

    def __init__(self, new: wire.NewTable, host: str) -> None:
        self.id = secrets.token_urlsafe(6)
        self.new = new
        self.host = host
        self.created = time.time()
        self.begun: float | None = None
        self.match: Match | None = None
        self.seats: list[wire.SeatInfo] = []
        self.nonces = [""] * len(new.seats)
        self.lines: list[wire.Line] = []
        self.viewers: list[Viewer] = []
        self.secret = new_secret()
        self.bots: dict[int, Any] = {}
        self.rematch: str | None = None
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        spare = [n for n in BOT_NAMES]
        for plan in new.seats:
            if plan.who == "me":
                name = plan.name or people[host].name
                self.seats.append(wire.SeatInfo(name, host))
            elif plan.who == "bot":
                self.seats.append(wire.SeatInfo(spare.pop(0), bot=plan.level or "easy"))
            else:
                self.seats.append(wire.SeatInfo())
        self.maybe_begin()

    def maybe_begin(self) -> None:
        if self.match is not None or any(s.name is None for s in self.seats):
            return
        game = registry.load(self.new.game)
        key = key_from(self.secret, self.nonces)
        self.match = Match(game, len(self.seats), key, self.new.options)
        self.begun = time.time()
        for number, seat in enumerate(self.seats):
            if seat.bot:
                self.bots[number] = make_bot("easy", stream_from_key(new_secret()[:KEY_BYTES]))
        self.task = asyncio.get_running_loop().create_task(self.run_bots())

    async def run_bots(self) -> None:
        assert self.match is not None
        while not self.match.is_over:
            asked = [s for s in self.match.waiting if s in self.bots]
            if not asked:
                self.wake.clear()
                await self.wake.wait()
                continue
            await asyncio.sleep(BOT_PAUSE)
            asked = [s for s in self.match.waiting if s in self.bots]
            if asked:
                seat = asked[0]
                move = self.bots[seat].choose(Position(self.match, seat))
                self.match.play(seat, move)
                await self.tell()

    def mine(self, person: str | None) -> list[int]:
        return [n for n, s in enumerate(self.seats) if s.person and s.person == person]

    def info(self, person: str | None = None) -> wire.TableInfo:
        match = self.match
        over = match is not None and match.is_over
        phase: Any = "gathering" if match is None else "over" if over else "playing"
        seats = [
            wire.SeatInfo(
                s.name, s.person, s.bot, s.stand_in, s.resigned,
                any(v.person == s.person for v in self.viewers) if s.person else False,
            )
            for s in self.seats
        ]  # fmt: skip
        return wire.TableInfo(
            self.id, self.new.game, 2, match.options if match else dict(self.new.options),
            len(self.seats), None, self.new.access, self.new.pace, phase, seats, self.host,
            self.created, self.begun, None, match.waiting if match else [],
            len(match.steps) if match else 0, match.result() if over and match else None, None,
            commitment_to(self.secret), self.rematch, None, None,
            "secret-word" if person and (person == self.host or self.mine(person)) else None,
        )  # fmt: skip

    def scene(self, seat: int | None, person: str | None) -> wire.Scene:
        match = self.match
        scene = wire.Scene(self.info(person), seat, self.mine(person))
        if match is None:
            return scene
        scene.number = len(match.steps)
        scene.view = match.view(NOBODY if seat is None else seat)
        if seat is not None:
            say = match.game.move_words.say
            scene.moves = [say(m).as_list() for m in match.moves(seat)]
            try:
                match.undoable(seat)
                scene.undo = True
            except CannotUndo:
                pass
        scene.fairness = wire.Fairness(commitment_to(self.secret))
        if match.is_over:
            scene.fairness = wire.Fairness(
                commitment_to(self.secret), self.nonces, self.secret.hex(), match.key.hex()
            )
        return scene

    def events(self, seat: int | None, upto: int | None = None) -> list[wire.ToldEvent]:
        assert self.match is not None
        told = [(0, self.match.opening)]
        told += [(n, s.events) for n, s in enumerate(self.match.steps[:upto], 1)]
        eyes = NOBODY if seat is None else seat
        return [
            wire.ToldEvent(n, e.said.as_list())
            for n, events in told
            for e in events
            if e.is_seen_by(eyes)
        ]

    async def tell(self, line: wire.Line | None = None, gone_back: int | None = None) -> None:
        for viewer in list(self.viewers):
            await viewer.update(line, gone_back)


def differences(old: Any, new: Any, path: list[Any], out: list[Any]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                out.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                out.append([[*path, key], value])
            else:
                differences(old[key], value, [*path, key], out)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            differences(one, other, [*path, number], out)
    elif old != new or type(old) is not type(new):
        out.append([path, new])


class Viewer:
    """A socket."""

    def __init__(self, table: Table, socket: WebSocket, seat: int | None, person: str | None):
        self.table, self.socket, self.seat, self.person = table, socket, seat, person
        self.version = 0
        self.scene: Any = None
        self.told = 0

    async def send(self, told: Any) -> None:
        try:
            await self.socket.send_text(wire.encode(told).decode())
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def whole(self) -> None:
        self.scene = msgspec.to_builtins(self.table.scene(self.seat, self.person))
        events = self.table.events(self.seat) if self.table.match else []
        self.told = len(events)
        self.version += 1
        whole = wire.Whole("dev", self.version, self.scene, events, self.table.lines)
        await self.send(whole)

    async def update(self, line: wire.Line | None, gone_back: int | None) -> None:
        scene = msgspec.to_builtins(self.table.scene(self.seat, self.person))
        patches: list[Any] = []
        differences(self.scene, scene, [], patches)
        events = self.table.events(self.seat) if self.table.match else []
        if gone_back is not None:
            self.told = len(self.table.events(self.seat, gone_back))
        news = events[self.told :]
        if not (patches or news or line or gone_back is not None):
            return
        self.scene, self.told = scene, len(events)
        self.version += 1
        lines = [line] if line else []
        await self.send(wire.Change(self.version, patches, news, lines, gone_back))


async def live(socket: WebSocket) -> None:
    await socket.accept()
    table = tables.get(socket.path_params["table"])
    person = socket.cookies.get("me")
    if table is None:
        await socket.close(4404)
        return
    typed = socket.query_params.get("seat")
    mine = table.mine(person)
    seat = int(typed) if typed and typed.isdecimal() and int(typed) in mine else None
    viewer = Viewer(table, socket, seat, person)
    table.viewers.append(viewer)
    await viewer.whole()
    await table.tell()
    try:
        while True:
            message = wire.read_message(await socket.receive_text())
            if isinstance(message, wire.Ping):
                await viewer.send(wire.Pong(time.time()))
                continue
            try:
                reply = await handle(table, viewer, message)
            except RubraError as error:
                reply = wire.Reply(message.id, wire.Refusal("illegal", str(error)))
            await viewer.send(reply)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        table.viewers.remove(viewer)
        await table.tell()


async def handle(table: Table, viewer: Viewer, message: Any) -> wire.Reply:
    match = table.match
    done = wire.Reply(message.id)
    name = people[viewer.person].name if viewer.person in people else "?"
    if isinstance(message, wire.Look):
        viewer.seat = message.seat if message.seat in table.mine(viewer.person) else None
        await viewer.whole()
    elif isinstance(message, wire.Play):
        assert match is not None
        match.play_words(message.seat, message.move)
        await table.tell()
        table.wake.set()
    elif isinstance(message, wire.Undo):
        assert match is not None
        number = match.undoable(message.seat)
        match.undo(message.seat)
        await table.tell(gone_back=number)
        table.wake.set()
    elif isinstance(message, wire.Say):
        line = wire.Line(len(table.lines), name, time.time(), message.seat, message.text)
        table.lines.append(line)
        await table.tell(line)
    elif isinstance(message, wire.Signal):
        line = wire.Line(
            len(table.lines), name, time.time(), message.seat, None, message.signal, message.about
        )
        table.lines.append(line)
        await table.tell(line)
    elif isinstance(message, wire.Hint):
        assert match is not None
        bot = make_bot("medium", stream_from_key(new_secret()[:KEY_BYTES]))
        assert isinstance(bot, SearchBot)
        thought = bot.think(Position(match, message.seat))
        say = match.game.move_words.say
        moves = [
            wire.ConsideredMove(
                say(m.move).as_list(), m.share, None if math.isnan(m.expected) else m.expected
            )
            for m in thought.moves[:3]
        ]
        done.hint = wire.HintTold(moves, thought.knowledge)
    return done


# --- HTTP ---


def answer(told: Any, status: int = 200) -> Response:
    return Response(wire.encode(told), status, media_type="application/json")


def who(request: Request) -> str | None:
    me = request.cookies.get("me")
    return me if me in people else None


async def me(request: Request) -> Response:
    person = who(request)
    if request.method == "GET":
        return answer(wire.Me(people[person] if person else None))
    asked = msgspec.json.decode(await request.body(), type=wire.BeGuest)
    person = person or secrets.token_urlsafe(9)
    people[person] = wire.Person(person, asked.name, True)
    response = answer(wire.Me(people[person], asked.language))
    response.set_cookie("me", person, httponly=True, samesite="lax")
    return response


async def games(request: Request) -> Response:
    return answer([game_info(name) for name in registry.names()])


async def game(request: Request) -> Response:
    return answer(game_words(request.path_params["game"]))


async def all_tables(request: Request) -> Response:
    person = who(request)
    if request.method == "POST":
        if person is None:
            return answer(wire.Refusal("nobody", "Say who you are first."), 401)
        new = msgspec.json.decode(await request.body(), type=wire.NewTable)
        table = Table(new, person)
        tables[table.id] = table
        return answer(table.info(person), 201)
    path = request.url.path
    found = list(reversed(tables.values()))
    if path.endswith("/me/tables"):
        found = [t for t in found if t.mine(person)] if person else []
    elif path.endswith("/watch"):
        found = [t for t in found if t.info().phase == "playing" and t.new.access == "open"]
    else:
        found = [t for t in found if t.match is None and t.new.access == "open"]
    return answer(wire.TableList([t.info(person) for t in found]))


async def one_table(request: Request) -> Response:
    table = tables.get(request.path_params["table"])
    if table is None:
        return answer(wire.Refusal("unknown", "There is no such table."), 404)
    return answer(table.info(who(request)))


async def take_seat(request: Request) -> Response:
    table = tables[request.path_params["table"]]
    person = who(request)
    if person is None:
        return answer(wire.Refusal("nobody", "Say who you are first."), 401)
    asked = msgspec.json.decode(await request.body(), type=wire.TakeSeat)
    free = [n for n, s in enumerate(table.seats) if s.name is None]
    seat = asked.seat if asked.seat is not None else free[0]
    table.seats[seat] = wire.SeatInfo(asked.name or people[person].name, person)
    table.nonces[seat] = asked.nonce
    table.maybe_begin()
    await table.tell()
    return answer(table.info(person))


async def set_bot(request: Request) -> Response:
    table = tables[request.path_params["table"]]
    seat = request.path_params["seat"]
    asked = msgspec.json.decode(await request.body(), type=wire.SetBot)
    spare = [n for n in BOT_NAMES if n not in {s.name for s in table.seats}]
    table.seats[seat] = wire.SeatInfo(spare[0], bot=asked.level) if asked.level else wire.SeatInfo()
    table.maybe_begin()
    await table.tell()
    return answer(table.info(who(request)))


async def rematch(request: Request) -> Response:
    table = tables[request.path_params["table"]]
    if table.rematch is None:
        twin = Table(table.new, table.host)
        tables[twin.id] = twin
        table.rematch = twin.id
        await table.tell()
    return answer(tables[table.rematch].info(who(request)))


async def replay(request: Request) -> Response:
    table = tables[request.path_params["table"]]
    match = table.match
    assert match is not None
    at = min(int(request.query_params.get("at", "0")), len(match.steps))
    typed = request.query_params.get("seat")
    seat = int(typed) if typed else None
    past = Match(match.game, match.players, match.key, {"declarations": True})
    for step in match.steps[:at]:
        past.play(step.seat, step.move)
    view = past.view(NOBODY if seat is None else seat)
    return answer(
        wire.Replay(
            table.info(who(request)), at, len(match.steps), seat, view, past.waiting,
            table.events(seat, at), [s.seat for s in match.steps],
        )
    )  # fmt: skip


async def record(request: Request) -> Response:
    return answer({"format": 1})


async def page(request: Request) -> Response:
    path = CLIENT / request.path_params["path"]
    file = path if request.path_params["path"] and path.is_file() else CLIENT / "index.html"
    return FileResponse(file, headers={"Content-Security-Policy": CSP})


routes = [
    Route("/api/me", me, methods=["GET", "POST", "PATCH"]),
    Route("/api/games", games),
    Route("/api/games/{game}", game),
    Route("/api/tables", all_tables, methods=["GET", "POST"]),
    Route("/api/tables/watch", all_tables),
    Route("/api/me/tables", all_tables),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}/bot", set_bot, methods=["PUT"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/record", record),
    WebSocketRoute("/live/{table}", live),
    Mount("/assets", StaticFiles(directory=CLIENT / "assets", check_dir=False)),
    Route("/{path:path}", page),
]
BOT_PAUSE = float(sys.argv[2]) if len(sys.argv) > 2 else 0.35

if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    registry.load("rubico")
    uvicorn.run(Starlette(routes=routes), host="127.0.0.1", port=port, log_level="warning")
