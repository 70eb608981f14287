"""Nobody learns what they may not know, by any door.

Every installed game is covered by being there: whole games over the network, with somebody who
plays two seats, somebody far away, a bot, somebody who watches and a stranger; see leaks.py for
what is held against every byte that they are sent.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rubra.bots.levels import make_bot
from rubra.core import registry
from rubra.core.errors import IllegalMove
from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record import as_bytes
from rubra.core.stream import stream_from_seed
from rubra.games.rubico.words import SENATOR
from rubra.server.model.stored import StoredLine
from rubra.server.service.live_table import LiveTable
from rubra.server.service.table_service import TableService
from rubra.server.support.limits import Credit, Limits, TokenBuckets
from rubra.server.table import scenes
from rubra.server.table.scenes import Scenes
from rubra.server.thinking import bot_pool
from rubra.server.thinking.bot_pool import BotPool
from tests.server.client import PATIENCE, Browser, TableClient
from tests.server.http_server import HttpServer, http_server
from tests.server.leaks import Leak, LeakCheck, Witness, another_world, two_worlds
from tests.server.local_server import LocalServer, local_server

pytestmark = pytest.mark.anyio
WILD_MOVES = 120  # after which people play as if they wanted to win
PLENTY = Credit(1e9, 1e9)
NO_LIMITS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY)


def some_counts(name: str) -> list[int]:
    """The fewest players, the most, and one between; alone there is nobody to hide from."""
    counts = [count for count in registry.about(name).players if count > 1]
    return sorted({counts[0], counts[len(counts) // 2], counts[-1]})


SETTINGS = [(name, players) for name in registry.names() for players in some_counts(name)]


# --- Everybody at one table ---


class Company:
    """Livia plays two seats (one, if there are few), then a bot, then others, each one seat."""

    def __init__(self, server: HttpServer, dice: random.Random) -> None:
        self.server = server
        self.dice = dice
        self.witnesses: list[Witness] = []
        self.screens: dict[int, TableClient] = {}  # by seat
        self.bot = make_bot("easy", stream_from_seed(dice.randrange(1000)))

    async def person(self, name: str) -> Browser:
        """Somebody comes in."""
        browser = Browser(name, [self.server.url], self.dice)
        browser.in_hurry = True
        await browser.come()
        return browser

    async def gather(self, game: str, players: int) -> None:
        """All sit down, and the game begins; it is by invitation."""
        livia = await self.person("Livia")
        mine = 2 if players > 3 else 1
        bots = 1 if players > 2 else 0
        others = [await self.person(f"Guest {n}") for n in range(players - mine - bots)]
        plan = ["me"] * mine + ["easy"] * bots + ["open"] * len(others)
        info = await livia.table(game, plan, access="invited")
        self.id, self.key = info["id"], info["invitation"]
        for seat, other in enumerate(others, mine + bots):
            await other.sit(self.id, seat, invitation=self.key)
        self.table = await self.server.service.tables.get(self.id)
        titus, stranger = await self.person("Titus"), await self.person("Nemo")
        nobody = Browser("", [self.server.url], self.dice)  # not even a name
        self.lobby = (await titus.table(game, ["me"] + ["open"] * (players - 1)))["id"]
        self.titus, self.stranger, self.nobody = titus, stranger, nobody
        self.witnesses = [Witness(livia, tuple(range(mine)))]
        self.witnesses += [Witness(other, (n,)) for n, other in enumerate(others, mine + bots)]
        self.witnesses += [
            Witness(titus),
            Witness(stranger, is_admitted=False, has_invitation=False),
            Witness(nobody, has_invitation=True),
        ]
        self.leak_check = LeakCheck(self.server.store, self.table, self.witnesses)
        for witness in self.witnesses:
            for seat in witness.seats:
                self.screens[seat] = witness.browser.look(self.id, seat)
        self.watching = titus.look(self.id, invitation=self.key)
        self.polling = nobody.look(self.id, invitation=self.key, polls=True)
        for screen in self.all_screens:
            await screen.whole()

    @property
    def all_screens(self) -> list[TableClient]:
        """Of those who may look."""
        return [*self.screens.values(), self.watching, self.polling]

    def owner(self, seat: int) -> Witness:
        """Who plays a seat."""
        return next(witness for witness in self.witnesses if seat in witness.seats)

    @property
    def asked(self) -> list[int]:
        """Seats of people that are waited for."""
        return [seat for seat in self.table.core.match.waiting if seat in self.screens]

    async def play(self, seat: int) -> dict[str, Any]:
        """Make any move, and later one that leads to an end: some games would take far longer."""
        match = self.table.core.match
        if len(match.steps) < WILD_MOVES:
            return await self.screens[seat].play()
        move = self.bot.choose(Position(match, seat))
        return await self.screens[seat].play(match.game.move_words.say(move).as_list())

    async def settle(self) -> None:
        """Wait until nothing moves, and everybody has seen it."""

        def rests() -> bool:
            table = self.table
            if (
                table.pipeline.is_working
                or table.runner.is_thinking
                or not self.server.service.tasks.are_done
            ):
                return False
            if table.stored.phase == "playing" and not self.asked:
                return False
            audiences = table.core.audiences
            return all(
                (screen.epoch, screen.version) == (audience.epoch, audience._sent_version)
                for screen in self.all_screens
                if (audience := audiences.get(NOBODY if screen.seat is None else screen.seat))
            )

        for _ in range(60_000):
            if rests():
                return
            await asyncio.sleep(0.002)
        raise AssertionError("the table does not come to rest")

    async def close(self) -> None:
        """All go home."""
        for witness in self.witnesses:
            await witness.browser.close()

    # --- What they do besides playing ---

    async def try_everything(self) -> None:
        """One of the many things that somebody could do to learn something."""
        ways = [self.come_back, self.look_anew, self.ask_around, self.try_moves, self.take_back]
        ways += [self.talk, self.knock, self.replay, self.go_back, self.wander]
        await self.dice.choice(ways)()

    async def come_back(self) -> None:
        """A connection breaks, others play on; whoever comes back is sent what they missed."""
        screen = self.dice.choice([*self.screens.values(), self.watching])
        times, wholes = screen.came_back, screen.wholes
        screen.cut()
        if self.asked and self.dice.random() < 0.5:
            seat = self.dice.choice(self.asked)
            if self.screens[seat] is not screen:
                await self.screens[seat].play()
        await screen.until(
            lambda seen_from: seen_from.came_back > times and seen_from.is_connected,
            "it never came back",
        )
        await self.settle()
        assert screen.wholes == wholes, "they were sent more than they missed"

    async def look_anew(self) -> None:
        """The whole scene, over a new socket or by asking."""
        witness = self.dice.choice([one for one in self.witnesses if one.is_admitted])
        seat = self.dice.choice(witness.seats) if witness.seats else None
        polls = self.dice.random() < 0.5
        screen = witness.browser.look(self.id, seat, invitation=self.key, polls=polls)
        await screen.whole()
        if seat is not None and not polls:
            for other in (*witness.seats, None):
                assert "error" not in await screen.do("look", seat=other)
            foreign = [one for one in range(self.table.core.players) if one not in witness.seats]
            reply = await screen.do("look", seat=self.dice.choice(foreign))
            assert reply["error"]["reason"] == "not_yours"
        await screen.close()
        witness.browser.seen_from.remove(screen)

    async def ask_around(self) -> None:
        """Tables, lists, people, records: whatever can be asked for."""
        for witness in self.witnesses:
            browser, path = witness.browser, f"/api/tables/{self.id}"
            query = f"?invitation={self.key}" if witness.has_invitation else ""
            for way in ("/api/tables", "/api/tables/watch", "/api/me", "/api/me/tables", path):
                await browser.ask("GET", way)
            await browser.ask("GET", path + query)
            host = self.table.stored.host
            await browser.ask("GET", f"/api/people/{host}")
            status, told = await browser.ask("GET", f"{path}/record")
            assert status == 403, told
            body = {"at": 1, "seats": [{"who": "me"}] * self.table.core.players}
            status, _ = await browser.ask("POST", f"{path}/branch", body)
            assert status in (401, 403, 409)
            status, _ = await browser.ask("POST", f"{path}/rematch", {"nonce": "0" * 16})
            assert status in (401, 403, 409)
            status, _ = await browser.ask("POST", f"{path}/seats", {"nonce": "0" * 16})
            assert status in (401, 409)

    async def try_moves(self) -> None:
        """Moves that are refused, for every reason there is."""
        words = self.table.core.match.game.move_words
        for seat, screen in self.screens.items():
            own = self.owner(seat)
            legal = self.table.core.match.moves(seat)
            for _ in range(3):
                move = words.from_flat(self.dice.randrange(words.flat_size))
                said = words.say(move).as_list()
                own.words.update(word for word in said if isinstance(word, str))
                if move not in legal:
                    assert "error" in await screen.play(said)
                other = self.dice.randrange(self.table.core.players)
                if other not in own.seats:
                    assert "error" in await screen.play(said, other)
            assert "error" in await screen.play(["fly", 1])
            number = self.table.core.now.moments
            for at in (number + 1, max(0, number - 1)):
                if at != number and legal:
                    said = words.say(legal[0]).as_list()
                    reply = await screen.do("play", seat=seat, at=at, move=said)
                    assert reply["error"]["reason"] == "stale"
        stranger = {"do": "play", "id": "x", "seat": 0, "at": 0, "move": ["fly"]}
        for browser in (self.titus, self.stranger, self.nobody):
            status, _ = await browser.ask("POST", f"/api/tables/{self.id}/do", stranger)
            assert status in (401, 403)

    async def take_back(self) -> None:
        """Take a move back, allowed or not; hints too."""
        for seat, screen in self.screens.items():
            if self.dice.random() < 0.5:
                await screen.do("undo", seat=seat)
                await self.settle()
        if self.asked and self.dice.random() < 0.3:
            seat = self.dice.choice(self.asked)
            choices = self.table.core.match.moves(seat)
            reply = await self.screens[seat].do("hint", seat=seat)
            assert bool(reply["hint"]["moves"]) == (len(choices) > 1)

    async def talk(self) -> None:
        """Free words and statements; bots answer when they are asked."""
        seat = self.dice.choice(list(self.screens))
        screen = self.screens[seat]
        await screen.do("say", seat=seat, text="salvete")
        await self.watching.do("say", text="ave")
        for _ in range(3):
            sayable = screen.scene.get("sayable") or [["trust", 1]]
            said = self.dice.choice(sayable)
            if "error" in await screen.do("speak", seat=seat, words=said):
                self.owner(seat).words.update(word for word in said if isinstance(word, str))
        status, _ = await self.stranger.ask(
            "POST", f"/api/tables/{self.id}/do", {"do": "say", "id": "x", "text": "let me in"}
        )
        assert status == 403

    async def knock(self) -> None:
        """A stranger tries the doors; so does somebody who asks for another's view."""
        for seat in (None, 0):
            for key in (None, "wrong"):
                screen = self.stranger.look(self.id, seat, invitation=key)
                assert await asyncio.wait_for(screen.gone, PATIENCE) in ("not_invited", "not_yours")
                self.stranger.seen_from.remove(screen)
        for witness in self.witnesses:
            foreign = [one for one in range(self.table.core.players) if one not in witness.seats]
            seat = self.dice.choice(foreign)
            screen = witness.browser.look(self.id, seat, invitation=self.key)
            assert await asyncio.wait_for(screen.gone, PATIENCE) in ("not_yours", "not_signed_in")
            witness.browser.seen_from.remove(screen)
            if not witness.is_admitted:
                continue
            path = f"/api/tables/{self.id}/updates?seat={seat}&invitation={self.key}"
            status, _ = await witness.browser.ask("GET", path)
            assert status in (401, 403)

    async def replay(self) -> None:
        """Any moment of the game, as any seat."""
        for witness in self.witnesses:
            for seat in (None, *range(self.table.core.players)):
                at = self.dice.randrange(self.table.core.now.moments + 2)
                seen_from = "" if seat is None else f"&seat={seat}"
                path = f"/api/tables/{self.id}/replay?at={at}{seen_from}"
                if witness.is_admitted:
                    path += f"&invitation={self.key}"
                status, told = await witness.browser.ask("GET", path)
                if not witness.is_admitted or (seat is not None and seat not in witness.seats):
                    assert status in (401, 403), told
                else:
                    assert status == (200 if at <= self.table.core.now.moments else 400), told

    async def wander(self) -> None:
        """All come by the socket of another table, look from other seats if they can, and go."""
        for witness in self.witnesses:
            screen = witness.browser.look(self.lobby)
            await screen.whole()
            foreign = [one for one in range(self.table.core.players) if one not in witness.seats]
            seat = self.dice.choice(foreign)
            reply = await screen.do("go", table=self.id, seat=seat, invitation=self.key)
            assert reply["error"]["reason"] in ("not_yours", "not_signed_in")
            reply = await screen.do("go", table=self.id, invitation="wrong")
            if not witness.seats:
                assert reply["error"]["reason"] == "not_invited"
            for seat in (*witness.seats, None) if witness.is_admitted else ():
                go = {"table": self.id, "seat": seat, "invitation": self.key}
                assert "error" not in await screen.do("go", **go)
                assert screen.scene["table"]["id"] == self.id
            await screen.do("go", table=self.lobby)
            scene, version = screen.scene, screen.version
            assert scene["table"]["id"] == self.lobby
            if self.asked:
                await self.play(self.dice.choice(self.asked))
                await self.settle()
            assert (screen.scene, screen.version) == (scene, version), (
                "they heard of the other table"
            )
            await screen.close()
            witness.browser.seen_from.remove(screen)

    async def go_back(self) -> None:
        """Somebody proposes to go back one moment; the others agree or not."""
        if not self.table.core.now.moments or self.dice.random() < 0.5:
            return
        seat = self.dice.choice(list(self.screens))
        await self.screens[seat].do("propose", seat=seat, to=self.table.core.now.moments - 1)
        for other, screen in self.screens.items():
            await screen.do("answer", seat=other, yes=self.dice.random() < 0.8)


@asynccontextmanager
async def company(game: str, players: int, seed: int = 1) -> AsyncIterator[Company]:
    """Everybody at a table that has begun."""
    async with http_server(NO_LIMITS) as server:
        found = Company(server, random.Random(f"{game} {players} {seed}"))
        try:
            server.service._talk = TokenBuckets(PLENTY)
            await found.gather(game, players)
            yield found
        finally:
            await found.close()


# --- The first law ---


@pytest.mark.parametrize(
    ("game", "players"), [(name, registry.about(name).players[-1]) for name in registry.names()]
)
async def test_every_byte_is_accounted_for(game: str, players: int) -> None:
    """A whole game, with everything that somebody could try in between."""
    async with company(game, players) as all_of_us:
        table, leak_check, dice = all_of_us.table, all_of_us.leak_check, all_of_us.dice
        steps = 0
        while True:
            await all_of_us.settle()
            await leak_check.hear()
            if table.stored.phase != "playing":
                break
            if dice.random() < 0.1 and steps < 150:
                await all_of_us.try_everything()
                await all_of_us.settle()
                await leak_check.hear()
                if table.stored.phase != "playing":
                    break
            await play_and_count(all_of_us, dice.choice(all_of_us.asked))
            steps += 1
        assert leak_check.match.is_over
        for screen in all_of_us.all_screens:
            assert screen.phase == "over"
            assert screen.scene["fairness"]["key"] == table.stored.key.hex()  # type: ignore[union-attr]
        heard = [len(witness.browser.heard) for witness in all_of_us.witnesses]
        assert all(heard)


async def play_and_count(all_of_us: Company, seat: int) -> None:
    """A move; if it was made under seal, the others notice at most who is waited for."""
    table = all_of_us.table
    others = [screen for other, screen in all_of_us.screens.items() if other != seat]
    others += [all_of_us.watching]
    before = [(screen.version, screen.scene) for screen in others]
    waiting, moves = table.core.match.waiting, len(table.core.match.steps)
    bots = [other for other in waiting if other not in all_of_us.screens]
    assert "error" not in await all_of_us.play(seat)
    if bots or not table.core.match.steps[moves].silent or len(table.core.match.steps) != moves + 1:
        return  # a bot may have moved too
    await all_of_us.settle()
    for screen, (version, scene) in zip(others, before, strict=True):
        if table.core.match.waiting == waiting:
            assert screen.version == version, "they heard of the first part of an answer"
            continue
        assert screen.version == (version or 0) + 1
        parts = {"waiting": table.core.match.waiting, "undo": screen.scene["undo"]}
        parts["view"] = {**scene["view"], "waiting": table.core.match.waiting}
        assert screen.scene == {**scene, **parts}


# --- The second law ---


@pytest.mark.parametrize(("game", "players"), SETTINGS)
async def test_two_worlds_look_the_same(sqlite_address: str, game: str, players: int) -> None:
    """Whatever a viewer cannot know is redrawn: nothing that the server tells them changes."""
    async with local_server(sqlite_address) as server:
        people = await server.people(*(f"Guest {n}" for n in range(players - 1)))
        host, *others = people
        table = await server.full_table(host, host, *others, game=game, access="invited")
        watcher = await server.person("Titus")
        checks = 0
        while table.stored.phase == "playing":
            if server.dice.random() < 0.2:
                seen_from = server.dice.choice([NOBODY, *range(players)])
                person = watcher if seen_from == NOBODY else people[max(0, seen_from - 1)]
                await two_worlds(
                    server.service, table, person, seen_from, checks, thinks=checks % 4 == 0
                )
                checks += 1
            await server.play(table)
        assert checks > 5


# --- What Rubico hides ---


@pytest.mark.parametrize("players", [3, 5, 7])
async def test_rubico_keeps_roles_and_cards(sqlite_address: str, players: int) -> None:
    """Named one by one: roles, hands, rows that lie face down, powers that were not played."""
    async with local_server(sqlite_address) as server:
        people = await server.people(*(f"Guest {n}" for n in range(players)))
        table = await server.full_table(*people)
        screens = [await server.look(one, table, seat) for seat, one in enumerate(people)]
        screens.append(await server.look(None, table))
        while table.stored.phase == "playing":
            state = table.core.match.state
            senators = [place.role == SENATOR for place in state.seats[:players]]
            recognition = bool(table.core.match.box.record.setups[players].recognition)
            for screen in screens:
                seen_from = screen.viewer.seen_from
                for seat, place in enumerate(screen.scene["view"]["seats"]):
                    mine = seat == seen_from
                    sees_roles = seen_from != NOBODY and recognition and senators[seen_from]
                    assert mine or ("hand" not in place), "another's hand"
                    assert mine or sees_roles or place["role"] is None, "another's role"
                    assert mine or not place["has_power"] or place["power"] is None, "a power"
                    if screen.scene["view"]["step"] == "suggest" and not mine:
                        assert place["row"] == []
                        assert place["claim"] is None
                    if seen_from == NOBODY:
                        assert all(card["card"] is None for card in place["row"])
            await server.play(table)


# --- Time tells nothing ---


async def test_a_bot_answers_after_the_same_while_whether_or_not_it_had_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pause does not depend on how long it thought, nor on how many moves it had."""
    now = 100.0
    slept: list[float] = []
    loop = asyncio.get_running_loop()
    pool = BotPool(1)

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds

    class Slow:
        """Thinks for so long."""

        def __init__(self, seconds: float) -> None:
            self.seconds = seconds

        def choose(self, position: Any) -> int:
            nonlocal now
            now += self.seconds
            return int(position.moves()[0])

    game = registry.load("rubico")
    match = Match(game, game.about.players[0], bytes(16))
    counts = set()
    monkeypatch.setattr(loop, "time", lambda: now, raising=False)
    monkeypatch.setattr(bot_pool.asyncio, "sleep", sleep)
    for level, pause in bot_pool.PAUSES.items():
        for seconds in (0.0, 0.001, 0.1, 0.55):
            for seat in match.waiting:
                counts.add(len(match.moves(seat)))
                began = now
                await pool.choose(Slow(seconds), level, match.still(), seat)
                assert now - began == pytest.approx(pause)
    monkeypatch.undo()
    assert slept
    pool.close()


# --- That leaks are found ---


async def play_some(all_of_us: Company, steps: int = 60) -> None:
    """Go on until a leak is found, or it is certain that none is."""
    for _ in range(steps):
        await all_of_us.settle()
        await all_of_us.leak_check.hear()
        if all_of_us.table.stored.phase != "playing":
            return
        await all_of_us.screens[all_of_us.dice.choice(all_of_us.asked)].play()
        if all_of_us.dice.random() < 0.2:
            await all_of_us.ask_around()
            await all_of_us.replay()
            await all_of_us.try_moves()


GAME = "rubico"  # where leaks are planted: a game with secrets of every kind


async def test_a_scene_of_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server mixes up who sees what."""
    scene = Scenes._game_scene

    def mixed_up(self: Scenes, seen_from: int, match: Match) -> Any:
        right = scene(self, seen_from, match)
        wrong = scene(self, (seen_from + 1) % match.players, match)
        return {**right, "view": wrong["view"]} if seen_from == NOBODY else right

    async with company(GAME, 5) as all_of_us:
        monkeypatch.setattr(Scenes, "_game_scene", mixed_up)
        with pytest.raises(Leak, match="not their"):
            await play_some(all_of_us)


async def test_an_event_for_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server forgets whom an event is for."""
    monkeypatch.setattr(Event, "is_seen_by", lambda *_: True)
    with pytest.raises(Leak, match="an event that they could not see"):
        async with company(GAME, 7) as all_of_us:
            await play_some(all_of_us, 600)


async def test_what_another_seat_may_say_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server mixes up who may say what."""
    true = Scenes._sayable

    def mixed_up(self: Scenes, seen_from: int, match: Match) -> Any:
        return true(self, match.players - 1 if seen_from == 0 else seen_from, match)

    async with company(GAME, 5) as all_of_us:
        monkeypatch.setattr(Scenes, "_sayable", mixed_up)
        with pytest.raises(Leak, match="what is not theirs to say"):
            await play_some(all_of_us)


async def test_a_statement_that_nobody_made_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server tells in somebody's name what they are."""
    true = scenes._line

    def tells(line: StoredLine) -> Any:
        told = true(line)
        if line.is_statement:
            told.words = ["am", "senator"]
        return told

    monkeypatch.setattr(scenes, "_line", tells)
    async with company(GAME, 5) as all_of_us:
        said = ["trust", all_of_us.table.core.players - 1]
        assert "error" not in await all_of_us.screens[0].do("speak", seat=0, words=said)
        await all_of_us.settle()
        with pytest.raises(Leak, match="a statement that nobody made"):
            await all_of_us.leak_check.hear()


async def test_a_secret_of_the_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server shows too early what proves the deal."""
    true = Scenes._fairness

    def too_early(self: Scenes) -> Any:
        fairness = true(self)
        assert fairness is not None
        fairness.nonces = [seat.nonce or "" for seat in self._table.stored.seats]
        return fairness

    monkeypatch.setattr(Scenes, "_fairness", too_early)
    with pytest.raises(Leak, match="nonce"):
        async with company(GAME, 5) as all_of_us:
            await play_some(all_of_us)


async def test_an_error_that_names_a_card_is_found(
    monkeypatch: pytest.MonkeyPatch, sqlite_address: str
) -> None:
    """A refusal says why not, and by that what somebody else holds: both laws notice."""
    true = Match.play

    def tells(self: Match, seat: int, move: int) -> Any:
        try:
            return true(self, seat, move)
        except IllegalMove as error:
            raise IllegalMove(f"{error}; the next has {_secret_of(self)}") from None

    monkeypatch.setattr(Match, "play", tells)
    with pytest.raises(Leak, match="was sent by live"):
        async with company(GAME, 5) as all_of_us:
            await play_some(all_of_us)
    async with local_server(sqlite_address) as server:
        people = await server.people("Livia", "Marcus", "Titus")
        table = await server.full_table(*people)
        with pytest.raises(Leak, match="tells two worlds apart"):
            await look_for_a_leak(server, table, people)


def _secret_of(match: Match) -> str:
    """A word that stands in another seat's view, and in nobody else's."""
    asked = match.waiting[0]
    view = match.view((asked + 1) % match.players)
    return json.dumps(view["seats"][(asked + 1) % match.players])


async def look_for_a_leak(server: LocalServer, table: LiveTable, people: list[Any]) -> None:
    """At every position of a game."""
    for seed in range(400):
        if table.stored.phase != "playing":
            return
        for seen_from, person in enumerate(people):
            await two_worlds(server.service, table, person, seen_from, seed)
        await server.play(table)


async def test_a_view_with_another_hand_is_found(
    monkeypatch: pytest.MonkeyPatch, sqlite_address: str
) -> None:
    """The game itself shows too much: two worlds do not look the same."""
    async with local_server(sqlite_address) as server:
        people = await server.people("Livia", "Marcus", "Titus")
        table = await server.full_table(*people)
        right = Match.shared_view

        def shows(self: Match, seat: int = NOBODY) -> dict[str, Any]:
            other = right(self, (seat + 1) % 3)
            return {**right(self, seat), "oops": other["seats"]}

        monkeypatch.setattr(Match, "shared_view", shows)
        with pytest.raises(Leak, match="the scene tells two worlds apart"):
            await look_for_a_leak(server, table, people)


async def test_a_replay_from_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The door to the past forgets to ask which seat it is for."""
    true = TableService.view_at

    async def anybody(
        self: TableService, person: Any, table: str, at: int, seat: Any, key: Any, **more: Any
    ) -> Any:
        live = await self.tables.get(table)
        owner = live.stored.seats[0].person
        return await true(self, await self.store.person(owner or ""), table, at, 0, key, **more)

    monkeypatch.setattr(TableService, "view_at", anybody)
    async with company(GAME, 5) as all_of_us:
        await all_of_us.settle()
        await all_of_us.leak_check.hear()
        path = f"/api/tables/{all_of_us.id}/replay?at=0&invitation={all_of_us.key}"
        await all_of_us.titus.get(path)
        with pytest.raises(Leak, match="a view that is not theirs"):
            await all_of_us.leak_check.hear()


def test_what_is_redrawn_is_really_another_world() -> None:
    """Else the second law would hold for nothing: in most positions the state is another."""
    for name in ("rubico", "rubricatus"):  # The Red Cathedral hides nothing at first
        game = registry.load(name)
        match = Match(game, game.about.players[-1], bytes(16))
        others = {
            as_bytes(another_world(match, NOBODY, stream_from_seed(seed)).state)
            for seed in range(20)
        }
        assert len(others) > 1
