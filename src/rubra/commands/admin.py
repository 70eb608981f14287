"""`rubra admin`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from rubra.core.errors import OptionError

admin = typer.Typer(no_args_is_help=True, help="What whoever runs a server does to its database.")

Database = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="As given to `rubra serve`; without it, the same file."
    ),
]


def database_address(given: str | None) -> str:
    """Where the server keeps its tables, unless somebody says otherwise."""
    from rubra.server.serve import Settings

    return Settings(database=given or "").address_of_database


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The backup to write.")], db: Database = None
) -> None:
    """Write everything into one file, also while the server runs."""
    from rubra.server.operators.maintenance import back_up

    rows = back_up(database_address(db), file)
    print(f"{file}: {rows} rows. It holds secrets; keep it to yourself.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The backup to read.")], db: Database = None
) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from rubra.server.operators.maintenance import restore as restore_backup

    print(f"{restore_backup(file, database_address(db))} rows restored.")


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go.")], db: Database = None
) -> None:
    """Write the record of every finished game."""
    from rubra.server.operators.maintenance import export as export_records
    from rubra.server.table.game_log import to_record

    written, left_out = export_records(database_address(db), folder, to_record)
    for table, reason in left_out.items():
        print(f"{table}: {reason}", file=sys.stderr)
    print(f"{written} records in {folder}.")


@admin.command()
def purge_guests(
    days: Annotated[int, typer.Option(min=1, help="How long a guest must have been away.")] = 90,
    db: Database = None,
) -> None:
    """Forget guests who have not been seen for a while and sit at no running table."""
    from rubra.server.operators.maintenance import purge_guests as purge

    print(f"{purge(database_address(db), days, time.time())} guests forgotten.")


# --- People ---


@admin.command()
def find(
    name: Annotated[str, typer.Argument(help="As they write it.")], db: Database = None
) -> None:
    """List everybody of a name, with their ids: the account, and guests."""
    from rubra.server.operators.operator import at_database

    for found in at_database(database_address(db), lambda operator: operator.find(name)):
        kind = "guest" if found.person.password is None else "account"
        seen = "never" if found.last_seen is None else day(found.last_seen)
        print(f"{found.person.id}  {kind}  since {day(found.person.created)}  last seen {seen}")
        for address in found.addresses:
            print(f"    from {address}")


@admin.command()
def reset(
    name: Annotated[str, typer.Argument(help="The name of the account.")], db: Database = None
) -> None:
    """Give an account a new password, for somebody who has forgotten theirs."""
    from rubra.server.operators.operator import at_database

    password = at_database(database_address(db), lambda operator: operator.reset(name))
    print(f"The new password is {password}")
    print("All sessions have ended. Tell them to choose another password at /me.")


@admin.command()
def delete(
    person: Annotated[str, typer.Argument(help="The id, as `find` lists it.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    db: Database = None,
) -> None:
    """Delete somebody and everything that is theirs; games stay, without the name."""
    from rubra.server.operators.operator import at_database

    if not yes:
        typer.confirm(f"Delete {person} for good?", abort=True)
    at_database(database_address(db), lambda operator: operator.delete(person))
    print("Deleted. Backups that were made before still hold them.")


# --- Bans ---


@admin.command()
def ban(
    name: Annotated[str | None, typer.Option(help="Nobody comes in by this name.")] = None,
    person: Annotated[str | None, typer.Option(help="The id of a person.")] = None,
    address: Annotated[
        str | None, typer.Option(help="An address or a network, as 203.0.113.0/24.")
    ] = None,
    days: Annotated[float, typer.Option(min=0.001, max=36_500, help="For how long.")] = 7.0,
    for_good: Annotated[bool, typer.Option("--for-good", help="Without an end.")] = False,
    why: Annotated[str, typer.Option(help="They are told this.")] = "",
    db: Database = None,
) -> None:
    """Keep a name, a person or an address out for a time."""
    from rubra.server.model.stored import BanKind
    from rubra.server.operators.operator import at_database

    given: list[tuple[BanKind, str]] = []
    if name is not None:
        given.append(("name", name))
    if person is not None:
        given.append(("person", person))
    if address is not None:
        given.append(("address", address))
    if len(given) != 1:
        raise OptionError("give one of --name, --person and --address")
    kind, what = given[0]
    made = at_database(
        database_address(db),
        lambda operator: operator.ban(kind, what, None if for_good else days, why),
    )
    until = "for good" if made.until is None else f"until {day(made.until)}"
    print(f"{made.id}: {made.kind} {made.what} is banned {until}.")


@admin.command()
def unban(
    ban: Annotated[str, typer.Argument(help="The id, as `bans` lists it.")], db: Database = None
) -> None:
    """Lift a ban."""
    from rubra.server.operators.operator import at_database

    at_database(database_address(db), lambda operator: operator.unban(ban))
    print("Lifted.")


@admin.command()
def bans(db: Database = None) -> None:
    """List who is banned."""
    from rubra.server.operators.operator import at_database

    for one in at_database(database_address(db), lambda operator: operator.bans()):
        until = "for good" if one.until is None else f"until {day(one.until)}"
        print(f"{one.id}  {one.kind} {one.what}  {until}  {one.why}")


# --- Complaints ---


@admin.command()
def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled.")] = False,
    db: Database = None,
) -> None:
    """List the lines that people complained of."""
    from rubra.server.operators.operator import at_database

    for one in at_database(database_address(db), lambda operator: operator.reports(settled)):
        print(f"{one.id}  {day(one.at)}  table {one.table}, line {one.line}")
        print(f"    {one.name} ({one.person or 'a bot'}): {one.text}")
        print(f"    reported by {one.reporter or 'somebody who is gone'}: {one.why or '-'}")


@admin.command()
def settle(
    report: Annotated[str, typer.Argument(help="The id, as `reports` lists it.")],
    db: Database = None,
) -> None:
    """Note that a complaint has been seen to."""
    from rubra.server.operators.operator import at_database

    at_database(database_address(db), lambda operator: operator.settle(report))
    print("Settled.")


# --- Tables ---


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="Its id: the last part of its address.")],
    why: Annotated[str, typer.Option(help="Those who look at it are told this.")] = "",
    db: Database = None,
) -> None:
    """Close a table: it can be looked at, and nobody plays on."""
    from rubra.server.operators.operator import at_database

    at_database(database_address(db), lambda operator: operator.close_table(table, why))
    print("Closed.")


@admin.command()
def hide(
    table: Annotated[str, typer.Argument(help="Its id: in the address of the replay.")],
    why: Annotated[str, typer.Option(help="Those who played it are told this.")] = "",
    undo: Annotated[bool, typer.Option("--undo", help="Let it be shown again.")] = False,
    db: Database = None,
) -> None:
    """Take a game out of the gallery, whoever wants it shown."""
    from rubra.server.operators.operator import at_database

    if undo:
        at_database(database_address(db), lambda operator: operator.unhide(table))
        print("It is shown again, if everybody who played it agrees.")
    else:
        at_database(database_address(db), lambda operator: operator.hide(table, why))
        print("Hidden.")


@admin.command()
def expire(
    days: Annotated[float, typer.Option(min=1, help="How long nothing must have happened.")] = 60,
    db: Database = None,
) -> None:
    """Close tables where nothing has happened for a while; drop closed ones that never began."""
    from rubra.server.operators.operator import at_database

    closed, dropped = at_database(database_address(db), lambda operator: operator.expire(days))
    print(f"{closed} closed, {dropped} dropped.")


# --- Clubs ---


@admin.command()
def clubs(
    name: Annotated[str, typer.Argument(help="As its leader wrote it.")], db: Database = None
) -> None:
    """List all clubs of a name, with their ids."""
    from rubra.server.operators.operator import at_database

    for club, members in at_database(database_address(db), lambda operator: operator.clubs(name)):
        print(f"{club.id}  since {day(club.created)}  {members} members  led by {club.leader}")


@admin.command()
def close_club(
    club: Annotated[str, typer.Argument(help="Its id, as `clubs` lists it.")],
    why: Annotated[str, typer.Option(help="For the audit log.")] = "",
    db: Database = None,
) -> None:
    """Close a club and its tournaments for good; games that were begun stay."""
    from rubra.server.operators.operator import at_database

    at_database(database_address(db), lambda operator: operator.close_club(club, why))
    print("Closed.")


# --- The audit log ---


@admin.command()
def audit(
    about: Annotated[
        str | None, typer.Option(help="The id of a person, table, club, ban or report.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="The latest so many.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")] = False,
    db: Database = None,
) -> None:
    """Show who did what."""
    import json

    from rubra.server.operators.operator import at_database

    for audit_entry in at_database(
        database_address(db), lambda operator: operator.audit(about, limit)
    ):
        if as_json:
            print(json.dumps(vars(audit_entry), ensure_ascii=False))
        else:
            told = [
                audit_entry.who,
                audit_entry.did,
                audit_entry.about or "",
                audit_entry.detail or "",
                audit_entry.address or "",
            ]
            print(f"{day(audit_entry.at)}  {'  '.join(word for word in told if word)}")


def day(at: float) -> str:
    """A time as operators read it."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
