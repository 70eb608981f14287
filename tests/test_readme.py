"""Every command of the README works, and so does its code."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import rubra

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
CODE = re.findall(r"```python\n(import rubra\n.*?)```", README, re.DOTALL)
COMMANDS = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]


def test_the_readme_has_commands() -> None:
    """Of two kinds, and no others."""
    assert {command.split()[0] for command in COMMANDS} == {"make", "rubra"}


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("make")])
def test_make_targets_exist(command: str) -> None:
    """`make test` cannot run itself, but it can be asked what it would do."""
    subprocess.run([*shlex.split(command), "--dry-run"], cwd=ROOT, check=True, capture_output=True)


def test_commands_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as a reader would type them, always taking the first choice."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))  # the reader's, not ours
    for command in COMMANDS:
        name, *arguments = shlex.split(command)
        if name != "rubra":
            continue
        if arguments[0] == "serve":
            serves_until_stopped(arguments, tmp_path)
            continue
        if arguments[0] == "bench":
            arguments += ["--seconds", "0.05"]  # all that it measures, but not for long
        typed = "1\n1\nq\n" if "--save" in arguments else "1\n" * 500
        done = rubra(*arguments, typed=typed, cwd=tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_the_library_is_used_in_ten_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a reader would paste them."""
    (code,) = CODE
    assert len([line for line in code.splitlines() if line]) <= 10
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    assert "winners" in capsys.readouterr().out


def serves_until_stopped(arguments: list[str], folder: Path) -> None:
    """A server says where it is, and stops in good order when it is told to."""
    program = [sys.executable, "-c", "from rubra.cli import main; main()", *arguments]
    with subprocess.Popen(
        [*program, "--port", "0"],  # whatever port the reader is told, this one is free
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert any("in a browser" in line for line in server.stdout)
        server.send_signal(signal.SIGTERM)
        assert server.wait() == 0
