"""Setting a machine up: which Python is taken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


def a_python(folder: Path, name: str, build: str) -> str:
    """Something that says it is a Python of this build."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {build}\n")
    path.chmod(0o755)
    return str(path)


def choose(*pythons: str) -> tuple[str, str]:
    """Which of them is taken, and what is said about it."""
    script = str(TOOLS / "choose_python.sh")
    done = subprocess.run(["sh", script, *pythons], check=True, capture_output=True, text=True)
    return done.stdout.strip(), done.stderr


@pytest.mark.parametrize(
    ("usual", "other", "is_other"),
    [
        ("3.11 plain venv", "3.11 quick venv", True),
        ("3.11 quick venv", "3.11 quick venv", False),  # why should it
        ("3.11 plain venv", "3.11 plain venv", False),
        ("3.11 plain venv", "3.12 quick venv", False),  # modules would be built of other bytes
        ("3.11 plain venv", "3.11 quick bare", False),  # Debian keeps venv in another package
    ],
)
def test_a_quick_python_of_the_same_version_is_taken(
    tmp_path: Path, usual: str, other: str, is_other: bool
) -> None:
    """And said; all else is as it is."""
    one, another = a_python(tmp_path, "one", usual), a_python(tmp_path, "another", other)
    chosen, said = choose(one, another)
    assert chosen == (another if is_other else one)
    assert (f"Python: {another}" in said) == is_other


def test_what_is_not_there_is_not_taken(tmp_path: Path) -> None:
    """A machine may have only one."""
    one = a_python(tmp_path, "one", "3.11 plain venv")
    assert choose(one, str(tmp_path / "none")) == (one, "")


def test_a_python_says_what_it_is() -> None:
    """This one has what every test needs."""
    command = [sys.executable, str(TOOLS / "python_build.py")]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert said[0] == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert said[1] in ("quick", "plain")
    assert said[2] == "venv"
