"""The lock files: exact versions, of what playing needs and of everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.locks import ALL, PLAYING, locks

LINE = re.compile(r"[a-z0-9-]+==[\w.+]+")
# What playing does without: compilers, charts, clusters, training, tests
NOT_FOR_PLAYING = {"gymnasium", "llvmlite", "mypy", "numba", "open-spiel", "polars"}
NOT_FOR_PLAYING |= {"aiohttp", "psycopg", "psycopg-binary", "pytest", "ray", "requests", "scipy"}


def lines(file: Path) -> list[str]:
    """Those that name packages."""
    return [line for line in file.read_text().splitlines() if not line.startswith(("#", "-r "))]


@pytest.mark.parametrize("file", [PLAYING, ALL], ids=lambda file: file.stem)
def test_each_line_is_a_package_and_its_version(file: Path) -> None:
    """And says nothing of where it comes from."""
    assert [line for line in lines(file) if not LINE.fullmatch(line)] == []


def test_playing_needs_no_compiler() -> None:
    """Nor anything else that is large."""
    assert NOT_FOR_PLAYING & {line.partition("==")[0] for line in lines(PLAYING)} == set()


def test_what_developing_needs_contains_what_playing_needs() -> None:
    """In one place: both fit into the same environment."""
    assert f"-r {PLAYING.name}" in ALL.read_text().splitlines()
    names = [line.partition("==")[0] for file in (PLAYING, ALL) for line in lines(file)]
    assert len(names) == len(set(names))


def test_every_dependency_is_in_its_file() -> None:
    """`make check` compares versions, too."""
    for file, text in locks().items():
        wanted = {line.partition("==")[0] for line in text.splitlines() if "==" in line}
        assert wanted == {line.partition("==")[0] for line in lines(file)}
