"""What the pages say is there, is there: links, files, commands and their options."""

from __future__ import annotations

import posixpath
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from rubra import cli

ROOT = Path(__file__).parent.parent
SPAN = re.compile(r"```[^\n]*\n(.*?)```|`([^`\n]+)`", re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"")
ENDINGS = "cfg|css|ftl|js|json|lock|md|mjs|py|pyi|rs|sh|svelte|toml|ts|ya?ml"
PLACE = re.compile(rf"(?<![\w./~-])[\w.-]+(?:/[\w.-]+)*\.(?:{ENDINGS})\b(?![\w/<*{{])")
# From where a page may name a file: the root, its own folder, or what it is about
FROM = ("", "src/rubra", "src/rubra/core", "src/rubra/server", "web", "web/src")
# Files that a reader makes
OF_THE_READER = {
    "experiment.json",
    "five.toml",
    "game.json",
    "my-box.toml",
    "seventh.json",
    "workbench.toml",
}
# An example of a game's folder, a program of somebody else's, what is made here
ELSEWHERE = re.compile(r"(?:path|texts|player|web|src/rubra/web_client|mutation)/")
OF_ALL = {"--help", "--version"}  # options of `rubra` itself
MAKE_TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


def tracked() -> list[str]:
    """The files that git knows, or would add."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True)
    return found.stdout.splitlines()


FILES = tracked()
PAGES = [file for file in FILES if file.endswith(".md") and "/texts/" not in file]
THERE = set(FILES)
NAMES = {posixpath.basename(file) for file in FILES}


def spans(page: str) -> Iterator[str]:
    """Everything on a page that is set as code, line by line."""
    for block, inline in SPAN.findall((ROOT / page).read_text(encoding="utf-8")):
        yield from (block or inline).replace("\\\n", " ").splitlines()


def is_there(page: str, place: str) -> bool:
    """Whether a page may speak of this file."""
    if place in OF_THE_READER or ELSEWHERE.match(place):
        return True
    if "/" not in place:
        return place in NAMES
    bases = (*FROM, posixpath.dirname(page))
    return any(posixpath.normpath(posixpath.join(base, place)) in THERE for base in bases)


def commands(page: str, program: str) -> Iterator[list[str]]:
    """The calls of a program on a page, in words."""
    for line in spans(page):
        line = line.split(" # ")[0].strip().removeprefix("$ ").removeprefix(".venv/bin/")
        if line.split(" ")[0] == program:
            yield shlex.split(re.sub(r"[\[\]…]|\.\.\.", " ", line))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """To pages and pictures of our own, and into the sources."""
    targets = map("".join, LINK.findall((ROOT / page).read_text(encoding="utf-8")))
    ours = [
        target for target in targets if "://" not in target and not target.startswith("mailto:")
    ]
    assert [target for target in ours if not (ROOT / page).parent.joinpath(target).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_files_that_are_named_are_there(page: str) -> None:
    """As a path, or by a name that some file has."""
    named = {place for line in spans(page) for place in PLACE.findall(line)}
    assert sorted(place for place in named if not is_there(page, place)) == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_named_are_there(page: str) -> None:
    """`rubra` has each of them, with each of the options."""
    for words in commands(page, "rubra"):
        command: Any = typer.main.get_command(cli.app)  # a group of commands, or one of them
        rest = words[1:]
        while hasattr(command, "commands") and rest and rest[0] not in OF_ALL:
            assert rest[0] in command.commands, (page, words)
            command, rest = command.commands[rest[0]], rest[1:]
        known = {option for one in command.params for option in (*one.opts, *one.secondary_opts)}
        for word in rest:
            option = word.partition("=")[0]
            assert not option.startswith("--") or option in known | OF_ALL, (page, words)


@pytest.mark.parametrize("page", PAGES)
def test_targets_that_are_named_are_there(page: str) -> None:
    """The Makefile has each of them."""
    targets = MAKE_TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
    for words in commands(page, "make"):
        wanted = [word for word in words[1:] if re.fullmatch("[a-z][a-z-]*", word)]
        assert set(wanted) <= set(targets), (page, words)


@pytest.mark.parametrize("page", PAGES)
def test_programs_that_are_named_are_there(page: str) -> None:
    """`python FILE` and `python -m MODULE`."""
    for words in (*commands(page, "python"), *commands(page, "python3")):
        if len(words) == 1:  # the engine of this name
            continue
        if words[1] == "-m":
            place = words[2].replace(".", "/")
            package = "src/" if place.startswith("rubra") else ""
            ours = (f"{package}{place}.py", f"{package}{place}/__main__.py")
            assert words[2] in {"venv", "pip"} or THERE & set(ours), (page, words)
        elif words[1].endswith(".py"):
            assert is_there(page, words[1]), (page, words)


def test_extras_that_are_named_are_there() -> None:
    """And whoever installs the package reads of each of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].keys() - {"dev", "sockets"}  # for ourselves
    pages = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
    named = {
        extra
        for text in pages.values()
        for found in re.findall(r"(?:rubra|\.whl)\[([a-z,]+)\]", text)
        for extra in found.split(",")
    }
    assert named
    assert named <= extras
    (rows,) = re.findall(r"\| extra \| for \|\n\|[-|]+\|\n((?:\|.*\n)+)", pages["docs/hosting.md"])
    listed = {
        extra for row in rows.splitlines() for extra in re.findall("`(.*?)`", row.split("|")[1])
    }
    assert listed == extras


def test_there_are_commands_of_each_kind() -> None:
    """None of these tests finds nothing to look at."""
    for program in ("rubra", "make", "python"):
        assert sum(len(list(commands(page, program))) for page in PAGES) > 5, program
    assert sum(len(PLACE.findall(line)) for page in PAGES for line in spans(page)) > 200


# --- Plain English ---

# What was said here once, and what is said now
SAID_OTHERWISE = {
    r"(?:he|his|him|himself)": "they, for a person; it, for a program",
    r"(?:[;.] answers|answers (?:how many|whether))": "returns",
    r"by days": "correspondence",
    r"looking at many": "multiple comparisons",
    r"house": "what it is: core, the server, a club",
    r"trial": "a sandbox, or an attempt",
    r"make_up_mind": "form_belief",
    r"purse": "rubles, or what else is in it",
}
# Of a game they tell of its figures: Caesar, Ivan; and this file has the list
GAMES_OWN = re.compile(
    r"(?:src/rubra|web/src|tests)/games/|tests/(?:records|mutants)/|docs/balance/|tests/test_docs.py"
)
IN_ENGLISH = re.compile(r"\.(?:py|md|ts|svelte|sh|c|mjs)$|^Makefile$|/locales/en/")


@pytest.mark.parametrize(("word", "now"), SAID_OTHERWISE.items())
def test_english_is_plain(word: str, now: str) -> None:
    """Of a person one does not know whether it is a he; other words have a plainer one."""
    pattern = re.compile(rf"(?<![\w'’-]){word}(?![\w'’-])", re.IGNORECASE)
    files = [file for file in FILES if IN_ENGLISH.search(file) and not GAMES_OWN.match(file)]
    assert len(files) > 500
    found = [
        f"{file}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate((ROOT / file).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == [], now
