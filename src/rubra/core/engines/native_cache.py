"""Where machine code is kept, and whether that of a game is there already; without the compiler."""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import metadata
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent.parent
# Compiled code that is kept on disk may live in these folders and files only
RULE_SOURCES = (
    "core",
    "games",
    "bots",
    "lab/study_workspace.py",
    "lab/observing.py",
    "research/questions.py",
    "research/stepping.py",
)
NOT_COMPILED = {"terminal.py", "lesson.py"}  # files of a game that no rule depends on


def sources_digest(package: Path = PACKAGE) -> str:
    """Names every rule source, where it lies, the compiler and its settings in a few letters.

    Where, because Numba keeps machine code for a file of a path, not for its text.
    """
    digest = hashlib.sha256()
    version = metadata.version("numba")
    for part in (str(package), sys.version, version, *_compiler_settings()):
        digest.update(part.encode() + b"\0")
    for source in RULE_SOURCES:
        place = package / source
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            if file.name in NOT_COMPILED:
                continue
            digest.update(file.relative_to(package).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _compiler_settings() -> list[str]:
    """Numba does not tell apart code compiled with and without, say, bounds checking."""
    ignored = {"NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS"}
    return sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and name not in ignored
    )


def cache_folder() -> Path:
    """Where compiled rules are kept; `RUBRA_CACHE` moves it."""
    root = Path(os.environ.get("RUBRA_CACHE") or platformdirs.user_cache_path("rubra"))
    return root / "compiled" / sources_digest()


def is_warm(game: str) -> bool:
    """Whether this game's rules were compiled before, so that starting takes no time."""
    try:
        return (cache_folder() / f"{game}.warm").exists()
    except metadata.PackageNotFoundError:  # there is no compiler here
        return False


def mark_warm(game: str) -> None:
    """Remember that this game's rules are compiled."""
    (cache_folder() / f"{game}.warm").touch()
