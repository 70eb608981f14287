"""`rubra site`: the app as a folder of static files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from rubra import __version__
from rubra.core.errors import OptionError

LIST = "site.json"  # in the folder: what was written, so that it can be written again
MADE_BY = "rubra site"
# A page that is being loaded finds what it asks for: what names other files is written after them
LAST = ("index.html", "sw.js")


def site(
    folder: Annotated[
        Path, typer.Argument(help="A new or empty folder, or a site to be written anew.")
    ],
) -> None:
    """Write the games as static files, to be put on any host: played in the browser, no server."""
    from rubra.server.http import app_files

    before = files_of_site(folder)
    if not (app_files.CLIENT / app_files.FRAME).exists():
        raise OptionError("the pages are not built yet: run `make web`")
    files = app_files.site_files(app_files.CLIENT)
    order = sorted(files, key=lambda path: (LAST.index(path) + 1 if path in LAST else 0, path))
    for path in order:
        write(folder / path, files[path])
    told = {"made_by": MADE_BY, "version": __version__, "files": order}
    write(folder / LIST, json.dumps(told, indent=1).encode())
    for path in before - files.keys():
        remove(folder, path)
    size = sum(map(len, files.values())) / 1e6
    print(
        f"{folder}: {len(files)} files, {size:.1f} MB. Put the folder on any host of static files."
    )
    print(f"To look at it here: python3 -m http.server --directory {folder}")


def files_of_site(folder: Path) -> set[str]:
    """What an earlier `rubra site` has written there. Raises OptionError if something else has."""
    if not folder.exists():
        return set()
    if not folder.is_dir():
        raise OptionError(f"{folder} is a file; a site is a folder")
    if not any(folder.iterdir()):
        return set()
    try:
        told = json.loads((folder / LIST).read_bytes())
        if told["made_by"] == MADE_BY:
            return {str(path) for path in told["files"]}
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise OptionError(f"{folder} holds something that is not a site; choose a new or empty folder")


def write(file: Path, body: bytes) -> None:
    """A file, whole or not at all. Raises OptionError."""
    beside = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(body)
        beside.replace(file)
    except OSError as error:
        raise OptionError(f"{file} cannot be written: {error.strerror}") from None


def remove(folder: Path, path: str) -> None:
    """Take away a file of an older version, and nothing outside the folder."""
    file = folder / path
    if file.resolve().is_relative_to(folder.resolve()):
        file.unlink(missing_ok=True)
