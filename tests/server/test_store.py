"""What is stored is read back, and found where it is looked for; the same in both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from rubra.server.model.stored import (
    AddSession,
    Conflict,
    DropGuest,
    DropSession,
    DropSessions,
    NameTaken,
    PutPerson,
    PutRating,
    PutSeat,
    PutTable,
    RateGame,
    StoredPerson,
    StoredRating,
    StoredSeat,
    StoredTable,
    StoreError,
)
from rubra.server.protocol.wire import Pace
from rubra.server.store.store import Store

from .examples import a_person, a_table, add_entry, add_line, an_entry

pytestmark = pytest.mark.anyio


# --- Tables ---


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    """Every field, empty or not."""
    bare = a_table("bare", people=0, secret=None)
    full = a_table(
        "full",
        box_text="[box]\nname = 'Ŗ'",
        key=bytes(range(16)),
        begun=1001.5,
        ended=1002.5,
        result={"ranks": [1, 2, 2], "reason": "eagles"},
        message="frozen because",
        rematch="next",
        source="before",
        source_at=7,
        pace=Pace(days=3),
        phase="over",
        seats=[
            StoredSeat("Livia", "id-livia", nonce="n" * 16, stand_in="easy"),
            StoredSeat("Bot", bot="hard"),
            StoredSeat("Julia", "id-julia", resigned=True),
        ],
    )
    await store.commit(PutTable(bare), PutTable(full))
    assert await store.table("bare") == bare
    assert await store.table("full") == full
    assert await store.table("none") is None


async def test_a_table_is_put_anew(store: Store) -> None:
    """Its row and its seats, and its log stays."""
    await store.commit(PutTable(a_table()), add_entry(1))
    anew = a_table(phase="playing", seats=[StoredSeat("Livia"), StoredSeat(), StoredSeat()])
    await store.commit(PutTable(anew))
    assert await store.table("forum") == anew
    assert len(await store.entries("forum")) == 1


async def test_a_seat_is_taken_once(store: Store) -> None:
    """Whoever thinks that it is still free is told that it is not."""
    await store.commit(PutTable(a_table()))
    livia, julia = StoredSeat("Livia", "id-livia"), StoredSeat("Julia", "id-julia")
    await store.commit(PutSeat("forum", 1, now=livia, was=StoredSeat()))
    with pytest.raises(Conflict):
        await store.commit(PutSeat("forum", 1, now=julia, was=StoredSeat()))
    await store.commit(PutSeat("forum", 1, now=julia, was=livia))
    table = await store.table("forum")
    assert table is not None
    assert table.seats == [StoredSeat(), julia, StoredSeat()]


async def test_a_game_begins_once(store: Store) -> None:
    """Of two that begin it, one does; and nobody begins it with somebody who has left."""
    gathering = a_table()
    playing = a_table(phase="playing", key=b"k" * 16)
    await store.commit(PutTable(gathering))
    await store.commit(PutTable(playing, was=gathering))
    with pytest.raises(Conflict):
        await store.commit(PutTable(playing, was=gathering))
    assert await store.table("forum") == playing

    seated = a_table(phase="playing", seats=[StoredSeat("Livia"), StoredSeat(), StoredSeat()])
    with pytest.raises(Conflict):
        await store.commit(PutTable(a_table(phase="over"), was=seated))


async def test_a_table_goes_on_only_as_it_was(store: Store) -> None:
    """Another phase, another rematch, or anything else at one seat, and somebody was faster."""
    livia = StoredSeat("Livia", "id-livia", nonce="nonce")
    was = a_table(phase="playing", seats=[livia, StoredSeat(bot="easy"), StoredSeat()])
    over = replace(was, phase="over", ended=7.0, result={"winners": [0]}, rematch="next")
    await store.commit(PutTable(was))
    others = [replace(was, phase="gathering"), replace(was, rematch="other")]
    for number, part, value in (
        (0, "name", None),
        (0, "person", "id-julia"),
        (0, "nonce", "other"),
        (1, "bot", "hard"),
        (1, "stand_in", "easy"),
        (2, "resigned", True),
        (2, "name", ""),
    ):
        changed = list(was.seats)
        changed[number] = replace(changed[number], **{part: value})
        others.append(replace(was, seats=changed))
    for other in others:
        with pytest.raises(Conflict):
            await store.commit(PutTable(over, was=other))
    assert await store.table("forum") == was
    seated = replace(over, seats=[livia, StoredSeat(bot="easy"), replace(livia, resigned=True)])
    await store.commit(PutTable(seated, was=was))
    assert await store.table("forum") == seated


async def test_lists_of_tables(store: Store) -> None:
    """Open, watchable, running, and those of a person; latest first."""
    mine = [StoredSeat(), StoredSeat("Livia", "id-livia"), StoredSeat("Livia's", "id-livia")]
    await store.commit(
        PutTable(a_table("a", created=1.0)),
        PutTable(a_table("b", created=3.0, seats=mine)),
        PutTable(a_table("c", created=2.0, game="cathedral", host="id-marcus")),
        PutTable(a_table("d", created=4.0, access="invited", host="id-marcus")),
        PutTable(a_table("e", created=5.0, phase="playing", host="id-marcus")),
        PutTable(a_table("f", created=6.0, phase="playing", access="invited", seats=mine)),
        PutTable(a_table("g", created=7.0, phase="over", game="cathedral", host="id-marcus")),
        PutTable(a_table("h", created=8.0, phase="frozen", host="id-marcus")),
    )
    assert [table.id for table in await store.open_tables()] == ["b", "c", "a"]
    assert [table.id for table in await store.open_tables(limit=1)] == ["b"]
    assert [table.id for table in await store.open_tables("cathedral")] == ["c"]
    assert [table.id for table in await store.watchable_tables()] == ["g", "e"]
    assert [table.id for table in await store.watchable_tables("rubico")] == ["e"]
    assert [table.id for table in await store.tables_of("id-livia")] == ["f", "b", "a"]
    assert [len(table.seats) for table in await store.tables_of("id-livia")] == [3, 3, 3]
    assert await store.running_tables() == ["e", "f"]


# --- The log ---


async def test_entries_and_lines_come_back_as_they_were(store: Store) -> None:
    """Every field, empty or not."""
    undo = add_entry(2, kind="undo", move=None, to=0, by="bot", message=None)
    said = add_line(1, text="a 'quoted' \U0001f3b2 line", person="id-livia", seat=2)
    sign = add_line(2, text=None, signal="suspect", about=1, seat=0)
    await store.commit(PutTable(a_table()), add_entry(1), said, sign)
    await store.commit(undo)
    assert await store.entries("forum") == [an_entry(1), undo.entry]
    assert await store.entries("forum", since=1) == [undo.entry]
    assert await store.entries("none") == []
    assert await store.lines("forum") == [said.line, sign.line]
    assert await store.lines("forum", since=1) == [sign.line]


async def test_an_entry_has_its_number_for_itself(store: Store) -> None:
    """So have lines, and the message of whoever talks."""
    await store.commit(PutTable(a_table()), PutTable(a_table("other")))
    await store.commit(add_entry(1), add_line(1, person="id-livia", message="ave"))
    with pytest.raises(Conflict):
        await store.commit(add_line(2, person="id-livia", message="ave"))
    await store.commit(
        add_line(2, person="id-julia", message="ave"),
        add_line(1, table="other", person="id-livia", message="ave"),
        add_line(3, person="id-livia"),
        add_line(4, person="id-livia"),
    )
    for taken in (add_entry(1, message="new"), add_line(1)):
        with pytest.raises(Conflict):
            await store.commit(taken)
    await store.commit(
        add_entry(2),
        add_entry(1, table="other"),
        add_entry(3, message=None),
        add_entry(4, message=None),
    )
    assert [entry.number for entry in await store.entries("forum")] == [1, 2, 3, 4]


async def test_an_entry_needs_its_table(store: Store) -> None:
    """There is no log of nothing."""
    with pytest.raises(Conflict):
        await store.commit(add_entry(1, table="none"))


async def test_what_cannot_be_stored_is_refused_to_its_caller(store: Store) -> None:
    """And to nobody else."""
    await store.commit(PutTable(a_table()))
    broken = add_entry(1, seat=2**70)
    lone = add_line(1, text="\ud800")
    answers = await asyncio.gather(
        store.commit(broken),
        store.commit(add_entry(1)),
        store.commit(lone),
        store.commit(add_line(1)),
        return_exceptions=True,
    )
    assert [isinstance(answer, StoreError) for answer in answers] == [True, False, True, False]
    assert await store.entries("forum") == [an_entry(1)]


# --- People ---


async def test_somebody_comes_back_as_they_were(store: Store) -> None:
    """Every field, empty or not."""
    push = {"endpoint": "somewhere", "auth": "a", "p256dh": "p"}
    livia = a_person("Livia", "argon2", language="ca", webhook="hook", push=push)
    guest = a_person("Guest")
    await store.commit(PutPerson(livia), PutPerson(guest))
    assert await store.person("id-livia") == livia
    assert await store.person("id-guest") == guest
    assert await store.person("id-none") is None
    assert await store.people(["id-livia", "id-none"]) == {"id-livia": livia}
    assert await store.people([]) == {}


@pytest.mark.parametrize("other", ["LIVIA", "livia", "Ｌｉｖｉａ"])
async def test_account_names_are_unique_without_regard_to_case(store: Store, other: str) -> None:
    """Guests' names are free, until they open an account."""
    await store.commit(PutPerson(a_person("Livia", "argon2")))
    guest = StoredPerson("id-guest", other, 1000.0)
    await store.commit(PutPerson(guest))
    guest.password = "argon2"
    with pytest.raises(NameTaken):
        await store.commit(PutPerson(guest))
    with pytest.raises(NameTaken):
        await store.commit(PutPerson(StoredPerson("id-new", other, 1000.0, "argon2")))
    found = await store.account(other)
    assert found is not None
    assert found.id == "id-livia"


async def test_names_of_other_scripts_have_cases_too(store: Store) -> None:
    """Not only those of English."""
    await store.commit(PutPerson(StoredPerson("one", "ÇELIA Straße", 1.0, "argon2")))
    with pytest.raises(NameTaken):
        await store.commit(PutPerson(StoredPerson("two", "çelia STRASSE", 1.0, "argon2")))


async def test_an_account_may_be_put_anew(store: Store) -> None:
    """Its own name is not taken by another."""
    await store.commit(PutPerson(a_person("Livia", "argon2")))
    renamed = StoredPerson("id-livia", "livia", 1000.0, "argon2")
    await store.commit(PutPerson(renamed))
    assert await store.person("id-livia") == renamed


async def test_sessions(store: Store) -> None:
    """Somebody comes in and goes."""
    livia = a_person("Livia")
    await store.commit(PutPerson(livia), AddSession("hash", "id-livia", 1000.0))
    assert await store.person_of("hash") == livia
    assert await store.person_of("other") is None
    await store.commit(DropSession("hash"))
    assert await store.person_of("hash") is None


async def test_sessions_that_are_used_stay(address: str) -> None:
    """To ask whose a session is means that it is in use."""
    now = 0.0
    store = Store.open(address, clock=lambda: now)
    await store.commit(
        PutPerson(a_person("Livia")),
        AddSession("used", "id-livia", 0.0),
        AddSession("unused", "id-livia", 0.0),
    )
    now = 100_000.0
    await store.person_of("used")
    await store.commit(DropSessions(before=50_000.0))
    assert await store.person_of("used") is not None
    assert await store.person_of("unused") is None
    await store.close()


# --- Guests who are gone ---


async def test_guests_to_purge(store: Store) -> None:
    """Those who were not seen for long, and are bound by no table."""
    names = ["Old", "Seen", "Sits", "Hosts", "Done", "Account"]
    await store.commit(
        *(PutPerson(a_person(name, "argon2" if name == "Account" else None)) for name in names),
        *(AddSession(name, f"id-{name.lower()}", 1000.0) for name in names if name != "Seen"),
        AddSession("seen", "id-seen", 9000.0),
        PutTable(a_table("a", phase="playing", seats=[StoredSeat("Sits", "id-sits")])),
        PutTable(a_table("b", host="id-hosts")),
        PutTable(a_table("c", phase="over", seats=[StoredSeat(None, "id-done")])),
    )
    assert await store.guests_to_purge(before=5000.0) == ["id-done", "id-old"]
    assert await store.guests_to_purge(before=500.0) == []


async def test_a_guest_goes_and_their_name_stays(store: Store) -> None:
    """Where they sat and where they spoke."""
    seats = [StoredSeat(None, "id-done"), StoredSeat("Done's friend", "id-done")]
    await store.commit(
        PutPerson(a_person("Done")),
        AddSession("hash", "id-done", 1000.0),
        PutTable(a_table(phase="over", seats=seats)),
        add_line(1, person="id-done"),
    )
    await store.commit(DropGuest("id-done"))
    assert await store.person("id-done") is None
    assert await store.person_of("hash") is None
    table = await store.table("forum")
    assert table is not None
    assert table.seats == [StoredSeat("Done"), StoredSeat("Done's friend")]
    (line,) = await store.lines("forum")
    assert (line.name, line.person) == ("Livia", None)


async def test_who_is_needed_does_not_go(store: Store) -> None:
    """A guest at a table that is not over, or somebody with an account."""
    await store.commit(
        PutPerson(a_person("Sits")),
        PutPerson(a_person("Account", "argon2")),
        PutTable(a_table(phase="frozen", seats=[StoredSeat(None, "id-sits")])),
    )
    for person in ("id-sits", "id-account"):
        with pytest.raises(Conflict):
            await store.commit(DropGuest(person))
    table = await store.table("forum")
    assert table is not None
    assert table.seats == [StoredSeat(None, "id-sits")]


# --- Ratings ---


async def test_ratings_count_on_by_one(store: Store) -> None:
    """Of two games that end at once, one has to look again."""
    await store.commit(PutPerson(a_person("Livia")))
    first = StoredRating("id-livia", "rubico", 1, 0, 25.0, 8.0)
    second = StoredRating("id-livia", "rubico", 2, 1, 26.5, 7.5)
    await store.commit(PutRating(first))
    with pytest.raises(Conflict):
        await store.commit(PutRating(first))
    await store.commit(PutRating(second))
    for stale in (second, StoredRating("id-livia", "rubico", 4, 1, 26.5, 7.5)):
        with pytest.raises(Conflict):
            await store.commit(PutRating(stale))
    assert await store.rating("id-livia", "rubico") == second
    assert await store.rating("id-livia", "cathedral") is None


def an_ended_game(name: str) -> StoredTable:
    """Livia has won against Marcus and a guest."""
    names = ("Livia", "Marcus", "Titus")
    return a_table(
        name,
        phase="over",
        result={"winners": [0]},
        seats=[StoredSeat(name, f"id-{name.lower()}") for name in names],
    )


async def players_of(store: Store, *names: str) -> None:
    """Those who play it, and tables where they do."""
    accounts = [PutPerson(a_person(name, "argon2")) for name in ("Livia", "Marcus")]
    await store.commit(*accounts, PutPerson(a_person("Titus")))
    for name in names:
        ended = an_ended_game(name)
        await store.commit(PutTable(replace(ended, phase="playing", result=None)))


async def test_a_game_ends_and_is_rated_or_neither(store: Store) -> None:
    """Who ends it a second time rates nobody; guests are not rated."""
    await players_of(store, "forum")
    ended = an_ended_game("forum")
    running = replace(ended, phase="playing", result=None)
    await store.commit(PutTable(ended, running), RateGame(ended))
    with pytest.raises(Conflict):
        await store.commit(PutTable(ended, running), RateGame(ended))
    livia, marcus = (
        await store.rating("id-livia", "rubico"),
        await store.rating("id-marcus", "rubico"),
    )
    assert livia is not None
    assert marcus is not None
    assert (livia.games, livia.wins, marcus.games, marcus.wins) == (1, 1, 1, 0)
    assert livia.mu > marcus.mu
    assert await store.rating("id-titus", "rubico") is None


async def test_games_that_end_together_are_all_rated(store: Store) -> None:
    """Each goes on from where the one before has left the ratings."""
    names = [f"table-{number}" for number in range(6)]
    await players_of(store, *names)
    games = [an_ended_game(name) for name in names]
    await asyncio.gather(
        *(
            store.commit(PutTable(game, replace(game, phase="playing")), RateGame(game))
            for game in games
        )
    )
    livia = await store.rating("id-livia", "rubico")
    assert livia is not None
    assert (livia.games, livia.wins) == (6, 6)


async def test_lists_of_ratings(store: Store) -> None:
    """Ordered by the strength that is nearly certain."""
    sure = StoredRating("id-sure", "rubico", 1, 1, 25.0, 2.0)
    lucky = StoredRating("id-lucky", "rubico", 1, 1, 30.0, 8.0)
    other = StoredRating("id-sure", "cathedral", 1, 0, 20.0, 8.0)
    await store.commit(
        PutPerson(a_person("Sure")),
        PutPerson(a_person("Lucky")),
        *(PutRating(rating) for rating in (lucky, other, sure)),
    )
    assert await store.best_ratings("rubico") == [sure, lucky]
    assert await store.best_ratings("rubico", limit=1) == [sure]
    assert await store.ratings_of("id-sure") == [other, sure]


# --- The end ---


async def test_close_finishes_what_is_queued(address: str) -> None:
    """And takes nothing more."""
    store = Store.open(address)
    await store.commit(PutTable(a_table()))
    on_their_way = [asyncio.ensure_future(store.commit(add_entry(n))) for n in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*on_their_way)
    with pytest.raises(StoreError):
        await store.commit(add_entry(51))

    again = Store.open(address)
    assert len(await again.entries("forum")) == 50
    await again.close()
