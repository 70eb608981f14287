"""The command `rubra`, called as people call it, but in this process: starting one takes longer."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from rubra.cli import main


@dataclass
class Done:
    """What a command printed, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def rubra(*arguments: object, typed: str = "", cwd: Path | None = None) -> Done:
    """Run the command."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["rubra", *map(str, arguments)]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict(os.environ, COLUMNS="100"),
        contextlib.chdir(cwd or Path.cwd()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def printed(*arguments: object, typed: str = "") -> str:
    """What a command prints when all is well."""
    done = rubra(*arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def refused(*arguments: object) -> str:
    """The sentence with which a command is refused."""
    done = rubra(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("rubra: ")
    assert done.stderr.count("\n") == 1
    return done.stderr
