"""Write the exact versions of what is installed here, as the lock files want them.

    python -m tools.locks            write requirements.lock and requirements-dev.lock
    python -m tools.locks --check    only say whether they are as they should be

requirements.lock has what playing needs: the project's dependencies, what these need, and what
installs the project itself. requirements-dev.lock has the rest: everything that `dev` asks for.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PLAYING = ROOT / "requirements.lock"
ALL = ROOT / "requirements-dev.lock"
INSTALLER = ("editables",)  # beside the build system's own: it links an environment to the sources
# Where the files are made for; newer Pythons need less
THERE = {
    "platform_machine": "x86_64",
    "platform_system": "Linux",
    "python_full_version": "3.11.0",
    "python_version": "3.11",
    "sys_platform": "linux",
}
HEADS = {
    PLAYING: "# Exact versions of what playing needs. Made with: python -m tools.locks\n",
    ALL: "# Exact versions of all that developing needs. Made with: python -m tools.locks\n"
    f"-r {PLAYING.name}\n",
}

Asked = tuple[str, frozenset[str]]  # a package, and those of its extras that are wanted


def main() -> None:
    """Write or check."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    asked = parser.parse_args()
    for file, text in locks().items():
        if not asked.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.name} is not what is installed; run `python -m tools.locks`.")


def locks() -> dict[Path, str]:
    """Both files as they should be."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = file["project"]
    builders = [*file["build-system"]["requires"], *INSTALLER]
    playing = closure([*project["dependencies"], *builders], project)
    everything = closure([f"{project['name']}[dev]"], project)
    return {
        PLAYING: HEADS[PLAYING] + lines(playing),
        ALL: HEADS[ALL] + lines(everything - playing),
    }


def closure(wanted: Iterable[str], project: dict[str, object]) -> set[str]:
    """The names of all packages that these need, themselves among them."""
    todo = list(asked_for(wanted, frozenset()))
    seen: set[Asked] = set()
    while todo:
        name, extras = one = todo.pop()
        if one in seen:
            continue
        seen.add(one)
        if name == project["name"]:  # what is installed may be older than the file
            optional = project["optional-dependencies"]
            assert isinstance(optional, dict)
            for extra in extras:
                todo += asked_for(optional[extra], frozenset())
        else:
            todo += asked_for(metadata.requires(name) or [], extras)
    return {name for name, _ in seen} - {str(project["name"])}


def asked_for(wanted: Iterable[str], extras: frozenset[str]) -> Iterator[Asked]:
    """Those of the requirements that hold there, given that these extras are wanted."""
    for text in wanted:
        requirement = Requirement(text)
        held = requirement.marker is None or any(
            requirement.marker.evaluate({**THERE, "extra": extra}) for extra in ("", *extras)
        )
        if held:
            yield canonicalize_name(requirement.name), frozenset(requirement.extras)


def lines(names: set[str]) -> str:
    """A line for each package."""
    return "".join(f"{name}=={metadata.version(name)}\n" for name in sorted(names))


if __name__ == "__main__":
    main()
