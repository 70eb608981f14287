"""What earlier runs found, so that a run can be stopped and goes on where it was.

What a test reached, and which mutants it found, holds as long as the rules, the test's file and its
helpers are the same. That no test finds a mutant holds as long as all tests are the same; of others
that have come or changed only these are asked again.
"""

from __future__ import annotations

import hashlib
import pickle
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
KEPT_IN = ROOT / ".mutants"


@dataclass(frozen=True)
class Reach:
    """What one run of a test with the true rules showed."""

    digest: str  # of the test and the rules
    seconds: float
    reached: frozenset[tuple[str, int]]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    digest: str  # of all that it depends on
    killer: str  # the test that found it; empty if none did
    suite: int  # which suite that is of
    laws: str = ""  # digest of the laws, if they were asked too and did not find it


@dataclass
class Memory:
    """Everything known about one game's mutants."""

    file: Path
    tests: dict[str, Reach] = field(default_factory=dict)
    verdicts: dict[str, Verdict] = field(default_factory=dict)

    @classmethod
    def read(cls, game: str) -> Memory:
        """What is kept, or nothing."""
        file = KEPT_IN / f"{game}.pickle"
        memory = cls(file)
        if file.exists():
            memory.tests, memory.verdicts = pickle.loads(file.read_bytes())
        return memory

    def save(self) -> None:
        """Keep it."""
        self.file.parent.mkdir(exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_bytes(pickle.dumps((self.tests, self.verdicts)))
        new.replace(self.file)


@cache
def digest_of(*files: Path) -> str:
    """What files say, in a few letters."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def rules_digest(game: str) -> str:
    """Of everything that plays a game."""
    sources = ROOT / "src" / "rubra"
    files = [*(sources / "core").glob("*.py"), *(sources / "games" / game).iterdir()]
    return digest_of(*sorted(file for file in files if file.suffix in (".py", ".toml")))


@cache
def test_digest(file: Path) -> str:
    """Of a file of tests and the helpers beside it."""
    helpers = [other for other in file.parent.glob("*.py") if not other.name.startswith("test_")]
    return digest_of(file, *sorted(helpers), ROOT / "tests" / "conftest.py")
