"""A training run: stopped and resumed, with a log of what it did and how strong it became.

The folder of a run holds

    run.json          game, settings, commit, and every line of the log
    weights.safetensors, average.safetensors, optimiser.safetensors    to go on from
    network.safetensors                                                to play with
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from rubra.core import registry
from rubra.core.actions import actions_of
from rubra.core.errors import OptionError
from rubra.core.game import Box, Game
from rubra.core.optional import needs
from rubra.training.examples import ExampleGame, digest_of
from rubra.training.imitation import Agreement, agreement, imitate, observed
from rubra.training.learner import Learner
from rubra.training.measure import Strength, against_easy
from rubra.training.network import Network
from rubra.training.quantised import dequantise, quantise, write
from rubra.training.rollout import SelfPlay
from rubra.training.settings import FILE_NAME, GameTraining, Settings, Teaching, training_of

with needs("train"):
    import torch

RUN, NETWORK = "run.json", "network.safetensors"
MOST_GAIN = 64.0
Say = Callable[[dict[str, Any]], None]


@dataclass
class Plan:
    """How long a run goes on, in minutes or in lessons, and how often it says something."""

    minutes: float | None = None
    updates: int | None = None
    measure_every: float = 2.0  # minutes
    measured_tables: int = 512
    save_every: float = 3.0  # minutes
    begun: tuple[int, float] = (0, 0.0)  # lessons at the beginning, and the share done by then

    def done(self, updates: int, minutes: float) -> float:
        """The share that lies behind: what changes in the course of a run goes by it."""
        if self.updates is None:
            assert self.minutes is not None
            return minutes / self.minutes
        first, share = self.begun
        return share + (1 - share) * (updates - first) / max(1, self.updates - first)


class Phase(msgspec.Struct, frozen=True):
    """A part of a run that went on without a stop, so that it can be repeated."""

    updates: tuple[int, int]  # from which lesson to which
    done: float  # the share of the plan that lay behind when it began
    settings: Settings


class Examples(msgspec.Struct, frozen=True):
    """The games of other bots that a run began with."""

    games: int
    decisions: int
    digest: str  # of the games
    teaching: Teaching


class Run:
    """One run in its folder."""

    def __init__(
        self,
        game: Game,
        rules: GameTraining,
        settings: Settings,
        folder: Path,
        device: str,
        box: Box | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.box = box or game.standard_box
        self.phases: list[Phase] = []
        self.examples: Examples | None = None
        self.settings = settings
        self.folder = folder
        self.device = device
        self.log: list[dict[str, Any]] = []
        self.updates = 0
        self.minutes = 0.0
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.learner = Learner(new_network(game, self.rules).to(device), settings)
        self.groups = self._seat_everybody()
        self.chance = torch.Generator(device).manual_seed(settings.seed)

    def _seat_everybody(self) -> list[SelfPlay]:
        """The tables of each kind."""
        return [
            SelfPlay(
                self.game.name,
                kind,
                self.settings.tables,
                self.rules,
                self.box,
                self.device,
                self.settings.seed * 1000 + number,
            )
            for number, kind in enumerate(self.rules.tables)
        ]

    def _next_groups(self) -> list[SelfPlay]:
        """Whose games are learned from next."""
        shares = torch.tensor([group.kind.share for group in self.groups])
        count = min(self.settings.kinds, len(self.groups))
        chance = torch.Generator().manual_seed(self.settings.seed * 1_000_003 + self.updates)
        return [self.groups[n] for n in torch.multinomial(shares, count, generator=chance).tolist()]

    @property
    def kind(self) -> torch.dtype:
        """Numbers that observations are kept in."""
        return torch.bfloat16 if self.device.startswith("cuda") else torch.float32

    def imitate(self, games: list[ExampleGame], teaching: Teaching, say: Say) -> None:
        """Take after bots that search, before the first game of its own."""
        self._find_gains()
        began = time.monotonic()
        network = self.learner.network
        taught = observed(self.game.name, self.rules, games, network, self.device, self.kind)

        def told(epoch: int, agreement: Agreement) -> None:
            self.minutes = (time.monotonic() - began) / 60
            say({"minutes": round(self.minutes, 2), "epoch": epoch, **asdict(agreement)})

        imitate(self.learner, taught, teaching, self.chance, told)
        self.examples = Examples(len(games), len(taught), digest_of(games), teaching)
        self.log.append(
            {
                "minutes": round(self.minutes, 2),
                "updates": 0,
                "examples": len(taught),
                **asdict(agreement(network, taught, teaching.batch)),
                "against_easy": [asdict(one) for one in self.measure(512)],
            }
        )
        say(self.log[-1])
        self.save()

    def train(self, plan: Plan, say: Say) -> None:
        """Learn until the plan is fulfilled; goes on where the run was stopped."""
        if self.updates == 0 and not self.log:
            self._find_gains()
        began = time.monotonic()
        before, first = self.minutes, self.updates
        share = plan.done(first, before)
        self.phases.append(Phase((first, first), share, self.settings))
        measured = saved = began
        decisions = 0
        while (done := plan.done(self.updates, self.minutes)) < 1:
            network = self.learner.network
            with torch.autocast(self.device, torch.bfloat16, enabled=self.kind == torch.bfloat16):
                lessons = [
                    group.play(network, self.settings, self.kind) for group in self._next_groups()
                ]
            learned = self.learner.learn(lessons, done, self.chance)
            self.updates += 1
            self.phases[-1] = Phase((first, self.updates), share, self.settings)
            now = time.monotonic()
            self.minutes = before + (now - began) / 60
            decisions += sum(len(one.chosen) for one in lessons)
            if (
                now - measured > 60 * plan.measure_every
                or plan.done(self.updates, self.minutes) >= 1
            ):
                measured = now
                line = self._line(asdict(learned), decisions, now - began, plan)
                self.log.append(line)
                say(line)
            if now - saved > 60 * plan.save_every:
                saved = now
                self.save()
        self.save()

    def _line(
        self, learned: dict[str, float], decisions: int, seconds: float, plan: Plan
    ) -> dict[str, Any]:
        """What there is to say now."""
        counted = [group.counted for group in self.groups]
        return {
            "updates": self.updates,
            "minutes": round(self.minutes, 2),
            "decisions_learned_from": decisions,
            "a_second": round(decisions / max(seconds, 1e-9)),
            "games": sum(one.games for one in counted),
            "cut_short": sum(one.cut_short for one in counted),
            "won_by_nobody": sum(one.won_by_nobody for one in counted),
            **{name: round(value, 4) for name, value in learned.items()},
            "against_easy": [asdict(one) for one in self.measure(plan.measured_tables)],
        }

    def measure(self, tables: int) -> list[Strength]:
        """The averaged policy against `easy`, at the first kind of table of each size."""
        first = {kind.players: kind for kind in reversed(self.rules.tables)}
        network, seed = self.learner.average, self.settings.seed + len(self.log)
        return [
            against_easy(
                network, self.game.name, first[players], self.box, tables, self.device, seed
            )
            for players in sorted(first)
        ]

    @torch.no_grad()
    def _find_gains(self) -> None:
        """Bring inputs that never come near 1 to that size, by what is seen in a first look."""
        network = self.learner.network
        highest = torch.zeros_like(network.gain)
        for group in self.groups:
            seen = group.play(network, self.settings, torch.float32).scaled[:, : network.inputs]
            highest = torch.maximum(highest, seen.amax(0).float())
        wanted = torch.where(highest > 0, 1 / highest.clamp(min=1 / MOST_GAIN), 1.0)
        gain = torch.exp2(wanted.log2().ceil()).clamp(1, MOST_GAIN)
        network.gain.copy_(gain)
        self.learner.average.gain.copy_(gain)

    # --- Files ---

    def save(self) -> None:
        """Write everything that is needed to go on, and the network to play with."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, network in (("weights", self.learner.network), ("average", self.learner.average)):
            torch.save(network.state_dict(), self.folder / f"{name}.pt")
        # Half as long: the folder of a run is to be small enough to travel
        state = self.learner.optimiser.state_dict()
        torch.save(
            {**state, "state": {key: halved(one) for key, one in state["state"].items()}},
            self.folder / "optimiser.pt",
        )
        about = {
            "game": self.game.name,
            "version": self.game.about.version,
            "examples": msgspec.to_builtins(self.examples),
            "phases": msgspec.to_builtins(self.phases),
            "commit": commit(),
            "device": self.device_name,
            "updates": self.updates,
            "minutes": round(self.minutes, 3),
            "steps": self.learner.steps,
            "log": self.log,
        }
        (self.folder / RUN).write_text(json.dumps(about, indent=1), encoding="utf-8")
        write(self.folder / NETWORK, quantise(self.learner.average), self.metadata())

    @property
    def device_name(self) -> str:
        """What it runs on."""
        if self.device.startswith("cuda"):
            return torch.cuda.get_device_name()
        return "processor"

    def metadata(self) -> dict[str, str]:
        """What a network says of itself."""
        last = self.log[-1]["against_easy"] if self.log else []
        players = sorted({kind.players for kind in self.rules.tables})
        return {
            "game": self.game.name,
            "version": str(self.game.about.version),
            "observation": str(self.learner.network.inputs),
            "actions": str(self.learner.network.actions),
            "players": ",".join(map(str, players)),
            "run": self.folder.name,
            "box": self.box.file.digest,
            "commit": commit(),
            "examples": msgspec.json.encode(self.examples).decode(),
            "phases": msgspec.json.encode(self.phases).decode(),
            "updates": str(self.updates),
            "minutes": f"{self.minutes:.1f}",
            "strength": "; ".join(
                f"{one['players']} players: {one['won']} of {one['games']} against easy"
                for one in last
            ),
        }

    def resume(self) -> None:
        """Go on where the run in this folder was stopped. Raises OptionError."""
        path = self.folder / RUN
        about = json.loads(path.read_text(encoding="utf-8"))
        if (about["game"], about["version"]) != (self.game.name, self.game.about.version):
            raise OptionError(
                f"{self.folder} is a run of {about['game']}, version {about['version']}"
            )
        self.phases = msgspec.convert(about["phases"], list[Phase])
        self.examples = msgspec.convert(about["examples"], Examples | None)
        self.log, self.updates = about["log"], about["updates"]
        self.minutes, self.learner.steps = about["minutes"], about["steps"]
        for name, network in (("weights", self.learner.network), ("average", self.learner.average)):
            network.load_state_dict(read(self.folder / f"{name}.pt", self.device))
        self.learner.optimiser.load_state_dict(read(self.folder / "optimiser.pt", self.device))

    def begin_with(self, tensors: dict[str, Any]) -> None:
        """Begin with weights that were shipped, instead of with none."""
        for network in (self.learner.network, self.learner.average):
            dequantise(tensors, network)


def shipped_path(game: Game) -> Path:
    """Where the network lies that comes with a game."""
    return registry.folder(game.name) / NETWORK


def new_network(game: Game, rules: GameTraining) -> Network:
    """A network that has learned nothing yet."""
    assert game.observation is not None
    seats = max(game.about.players)
    return Network(game.observation.size, actions_of(game).size, seats, rules.hidden)


def halved(state: dict[str, Any]) -> dict[str, Any]:
    """What an optimiser keeps of a weight, in half the bytes."""
    return {name: one.to(torch.bfloat16) if one.dim() else one for name, one in state.items()}


def read(path: Path, device: str) -> Any:
    """Tensors of a file; nothing else is read from it."""
    return torch.load(path, map_location=device, weights_only=True)


def commit() -> str:
    """The commit that runs, if it is a checkout."""
    try:
        found = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=Path(__file__).parent, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def start(
    game: Game,
    folder: Path,
    settings: Settings,
    device: str,
    players: tuple[int, ...] = (),
    box: Box | None = None,
) -> Run:
    """A new run, or the one in that folder, to be gone on with. Raises OptionError."""
    rules = training_of(game)
    if players:
        kinds = tuple(kind for kind in rules.tables if kind.players in players)
        if missing := set(players) - {kind.players for kind in kinds}:
            raise OptionError(
                f"{FILE_NAME} of {game.about.title} has no tables for {min(missing)} players"
            )
        rules = msgspec.structs.replace(rules, tables=kinds)
    run = Run(game, rules, settings, folder, device, box)
    if (folder / RUN).exists():
        run.resume()
    return run


def phases_of(metadata: Mapping[str, str]) -> list[Phase]:
    """How the network with this metadata was trained. Raises OptionError."""
    try:
        return msgspec.json.decode(metadata["phases"], type=list[Phase])
    except (KeyError, msgspec.MsgspecError):
        raise OptionError("the network does not say how it was trained") from None


def repeat(run: Run, said: Mapping[str, str], plan: Plan, say: Say) -> None:
    """Train once more as the network was that says so; a run that was stopped goes on.

    Raises OptionError if it began with games of other bots, and this run did not.
    """
    began = msgspec.json.decode(said.get("examples", "null"), type=Examples | None)
    if began != run.examples:
        raise OptionError(
            "the network did not begin with examples"
            if began is None
            else f"the network began with {began.games} games: play them with `rubra examples"
            f" {run.game.name} --games {began.games}` and give them with --examples"
        )
    for phase in phases_of(said):
        if run.updates < phase.updates[1]:
            run.learner.settings = run.settings = phase.settings
            whole = replace(plan, updates=phase.updates[1], begun=(phase.updates[0], phase.done))
            run.train(whole, say)
