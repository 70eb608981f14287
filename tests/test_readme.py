"""Every command of the README works."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCKS = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
COMMANDS = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]


def test_the_readme_has_commands() -> None:
    """Of two kinds, and no others."""
    assert {command.split()[0] for command in COMMANDS} == {"make", "rubra"}


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("make")])
def test_make_targets_exist(command: str) -> None:
    """`make test` cannot run itself, but it can be asked what it would do."""
    subprocess.run([*shlex.split(command), "--dry-run"], cwd=ROOT, check=True, capture_output=True)


def test_commands_run_in_their_order(tmp_path: Path) -> None:
    """One after the other, as a reader would type them, always taking the first choice."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for command in COMMANDS:
        name, *arguments = shlex.split(command)
        if name != "rubra":
            continue
        program = [sys.executable, "-c", "from rubra.cli import main; main()", *arguments]
        typed = "1\n1\nq\n" if "--save" in arguments else "1\n" * 500
        done = subprocess.run(
            program, cwd=tmp_path, input=typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
