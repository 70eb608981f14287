"""The tables of the database, the same in SQLite and PostgreSQL.

What is asked for by its parts has columns; what is only ever read whole (options, pace, a result, a
move) is JSON as text. Times are seconds since 1970, as everywhere in the server.

Keys carry the promises of the server. An entry's number is unique at its table: of two processes
that add the same number, one is told that the other was first. So what is sent twice is stored
once: a process that adds a number has read all entries before it, with the ids that clients gave
their messages, and adds none whose id it has read. Lines are few, and have their ids as a second
key.

Whoever changes anything here adds a migration and moves `REVISION`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

REVISION = "0010"  # the newest migration

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("password", Text),
    Column("language", Text),
    Column("webhook", Text),
    Column("push", Text),
    # The name of an account without regard to case; guests have none, so that theirs are free
    Column("account", Text, unique=True),
    Column("email", Text),
    Column("sign", Text),
    Column("friend_code", Text),
    Index("uq_people_friend_code", "friend_code", unique=True),
)

# Who is whose friend: always both ways
friends = Table(
    "friends",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "friend", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("since", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("used", Double, nullable=False, index=True),
    Column("device", Text),  # what its browser calls itself, in two words
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("box_digest", Text, nullable=False),
    Column("box_text", Text),
    Column("access", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("phase", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("secret", LargeBinary),
    Column("key", LargeBinary),
    Column("begun", Double),
    Column("ended", Double),
    Column("result", Text),
    Column("message", Text),
    Column("rematch", Text),
    Column("source", Text),
    Column("source_at", Integer),
    Column("device_nonces", Text),
    Column("asks_ready", Boolean, nullable=False, server_default=false()),
    Column("tournament", Text),
    Index("ix_tables_phase_created", "phase", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text),
    Column("person", Text, index=True),
    Column("bot", Text),
    Column("nonce", Text),
    Column("stand_in", Text),
    Column("resigned", Boolean, nullable=False),
    Column("kept_for", Text, index=True),
    Column("kept_name", Text),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("sign", Text),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text),
    Column("back_to", Integer),
    Column("digest", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("maker", Text, nullable=False),
    Column("message", Text),
    CheckConstraint("number > 0", name="number"),
    sqlite_with_rowid=False,  # the log of a table lies together
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", Text, index=True),
    Column("seat", Integer),
    Column("text", Text),
    Column("signal", Text),
    Column("about", Integer),
    Column("message", Text),
    Column("words", Text),
    Column("entry", Integer),
    CheckConstraint("number > 0", name="number"),
    sqlite_with_rowid=False,
)
Index(
    "uq_lines_message",
    lines.c.table_id,
    lines.c.person,
    lines.c.message,
    unique=True,
    sqlite_where=lines.c.message.is_not(None),
    postgresql_where=lines.c.message.is_not(None),
)

# Who agreed that a game is shown in the gallery: it is while everybody does who sat there
consents = Table(
    "consents",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    Column("at", Double, nullable=False),
)

# Games that operators took out of the gallery
hidden_games = Table(
    "hidden_games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("why", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_ratings_game", "game"),
)

# Clubs, and their tournaments

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("leader", Text, nullable=False),
    Column("code", Text, nullable=False, unique=True),
    Column("created", Double, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("since", Double, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("format", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("bots", Text),
    Column("created", Double, nullable=False),
    Column("phase", Text, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("until", Double),
    Column("begun", Double),
    Column("ended", Double),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
    Column("name", Text),
    Column("joined", Double, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Index("uq_entrants_person", "tournament", "person", unique=True),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, index=True),
    Column("entrants", Text, nullable=False),
    Column("points", Text),
)

# What those who run the server keep: who may not come in, what was complained of, who did what

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # name, person or address
    Column("what", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),  # none: for good
    Column("why", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, index=True),  # whoever said it
    Column("text", Text, nullable=False),
    Column("reporter", Text, index=True),
    Column("why", Text, nullable=False),
    Column("settled", Double),
    Index("uq_reports_line", "table_id", "line", "reporter", unique=True),
)

audit_entries = Table(
    "deeds",  # as the first version called them
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("who", Text, nullable=False),  # operator or person
    Column("did", Text, nullable=False),
    Column("about", Text, index=True),  # the id of a person, table, ban or report
    Column("detail", Text),
    Column("address", Text),  # only if the operator wants it
)

stamps = Table(  # which transactions were committed: see writer.py
    "stamps",
    metadata,
    Column("writer", Text, primary_key=True),
    Column("stamp", BigInteger, nullable=False),  # of its last transaction
    Column("at", Double, nullable=False),
    info={"backup": False},
)

BACKED_UP = [table for table in metadata.sorted_tables if table.info.get("backup", True)]
