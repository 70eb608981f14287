"""`rubra admin`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

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
    from rubra.server.admin import back_up

    rows = back_up(database_address(db), file)
    print(f"{file}: {rows} rows. It holds secrets; keep it to yourself.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The backup to read.")], db: Database = None
) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from rubra.server.admin import restore as restore_backup

    print(f"{restore_backup(file, database_address(db))} rows restored.")


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go.")], db: Database = None
) -> None:
    """Write the record of every finished game."""
    from rubra.server.admin import export as export_records
    from rubra.server.logbook import to_record

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
    from rubra.server.admin import purge_guests as purge

    print(f"{purge(database_address(db), days, time.time())} guests forgotten.")
