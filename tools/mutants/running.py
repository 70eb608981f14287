"""Run the tests against mutants: each mutant in a forked process, only tests that reach its line.

Rules run uncompiled here, so that a rule is a plain function, and a mutant takes its place by being
its code. The process that forks has imported and collected everything, but never runs a test: what
tests keep in memory cannot hide a mutant.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import selectors
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any, Generic, Literal, TypeVar

import pytest

from .operators import Mutant

R = TypeVar("R")

SLOWER = 2  # a test may take so many times what the true rules take under the tracer, which slows,
GRACE = 1.0  # and so many seconds more; then the mutant is taken to loop for ever
MOST_MEMORY = 8 << 30  # bytes of address space


# --- Processes ---


@dataclass
class Task(Generic[R]):
    """Something to do in a process of its own, and what to do with what it returns."""

    work: Callable[[], R]
    done: Callable[[R | None], None]  # None if the process died


def run_forked(tasks: Iterable[Task[Any]], workers: int, until: float = float("inf")) -> bool:
    """Do each task in a process forked from this one; returns whether there was time for all.

    Tasks are taken from the iterable only when there is a worker for them.
    """
    gc.freeze()  # or a collection in a child would copy all that it shares with this process
    waiting = iter(tasks)
    running: dict[int, tuple[int, Task[Any], bytearray]] = {}
    selector = selectors.DefaultSelector()
    enough = False
    while True:
        while not enough and len(running) < workers:
            enough = time.monotonic() > until
            task = None if enough else next(waiting, None)
            if task is None:
                break
            pipe, process = fork(task.work)
            running[pipe] = (process, task, bytearray())
            selector.register(pipe, selectors.EVENT_READ)
        if not running:
            return not enough
        for ready, _ in selector.select():
            process, task, read = running[ready.fd]
            part = os.read(ready.fd, 1 << 16)
            read += part
            if not part:
                selector.unregister(ready.fd)
                os.close(ready.fd)
                os.waitpid(process, 0)
                del running[ready.fd]
                task.done(pickle.loads(read) if read else None)


def fork(work: Callable[[], object]) -> tuple[int, int]:
    """Begin a task in a process of its own: a pipe that its answer comes from, and the process."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return reading, process
    try:  # from here on in the child, which never returns
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(pickle.dumps(work()))
    finally:
        os._exit(0)


# --- Tests ---


@dataclass
class Test:
    """A collected test, and what is known of it."""

    item: pytest.Item
    suite: int  # rules' own tests come first
    seconds: float = 0.0
    reached: frozenset[tuple[str, int]] = frozenset()  # file and line
    passed: bool = False


class TakesTooLongError(BaseException):
    """A mutant loops for ever; no test can catch it."""


def fails(item: pytest.Item, seconds: float) -> bool:
    """Run a test that may take so long; whether it fails."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TakesTooLongError

    signal.signal(signal.SIGVTALRM, stop)
    hard = int(time.process_time() + 3 * seconds) + 5  # if it cannot be stopped that way
    resource.setrlimit(resource.RLIMIT_CPU, (hard, resource.RLIM_INFINITY))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return not passes(item)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def passes(item: pytest.Item) -> bool:
    """Run a test. What went wrong is not formatted, which would take longer than the test."""
    hook = item.ihook
    steps: list[tuple[Literal["setup", "call", "teardown"], Callable[[], None]]] = [
        ("setup", lambda: hook.pytest_runtest_setup(item=item)),
        ("call", lambda: hook.pytest_runtest_call(item=item)),
        ("teardown", lambda: hook.pytest_runtest_teardown(item=item, nextitem=None)),
    ]
    for name, step in steps:
        done = pytest.CallInfo.from_call(step, name)  # catches everything, TakesTooLongError too
        if done.excinfo and not done.excinfo.errisinstance(pytest.skip.Exception):
            return False
        hook.pytest_runtest_makereport(item=item, call=done)  # for fixtures that wait for it
    return True


def traced(item: pytest.Item, codes: set[CodeType]) -> tuple[bool, float, set[tuple[str, int]]]:
    """Run a test with the true rules: whether it passes, how long it takes, which lines it runs."""
    reached: set[tuple[str, int]] = set()

    def in_rule(frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            reached.add((frame.f_code.co_filename, frame.f_lineno))
        return in_rule

    def anywhere(frame: FrameType, _event: str, _argument: object) -> Any:
        return in_rule if frame.f_code in codes else None

    begun = time.process_time()
    sys.settrace(anywhere)
    try:
        passed = passes(item)
    finally:
        sys.settrace(None)
    return passed, time.process_time() - begun, reached


def look_at(tests: list[Test], codes: set[CodeType], workers: int) -> Iterator[Test]:
    """Learn of each test which lines it reaches; yields those that fail with the true rules."""

    def task(test: Test) -> Task[Any]:
        def done(answer: tuple[bool, float, set[tuple[str, int]]] | None) -> None:
            if answer:
                test.passed, test.seconds = answer[:2]
                test.reached = frozenset(answer[2])

        return Task(lambda: traced(test.item, codes), done)

    run_forked(map(task, tests), workers)
    yield from (test for test in tests if not test.passed)


# --- Mutants ---


class Hunt:
    """Which tests reach which line, and which have found mutants so far."""

    def __init__(self, tests: list[Test]) -> None:
        self.reaching: dict[tuple[str, int], list[Test]] = defaultdict(list)
        for test in tests:
            for place in test.reached:
                self.reaching[place].append(test)
        self.found: Counter[tuple[str, str]] = Counter()  # by a rule and a test

    def tests_for(self, mutant: Mutant, before: str) -> list[Test]:
        """The tests that reach a mutant: rules' own before others, then the likeliest to find it.

        The likeliest is the one that found it before, if there is one.
        """
        file = mutant.code.co_filename
        first, last = mutant.lines
        tests = {
            test.item.nodeid: test
            for line in range(first, last + 1)
            for test in self.reaching.get((file, line), [])
        }
        return sorted(
            tests.values(),
            key=lambda test: (
                test.suite,
                test.item.nodeid != before,
                -self.found[mutant.name, test.item.nodeid],
                test.seconds,
            ),
        )

    def note(self, mutant: Mutant, killer: str) -> None:
        """A test found a mutant; it may find others in the same rule."""
        self.found[mutant.name, killer] += 1


def killer_of(mutant: Mutant, rule: Any, tests: list[Test]) -> str:
    """The first of the tests that fails for a mutant of this rule; nothing if none does."""
    rule.__code__ = mutant.code
    for test in tests:
        if fails(test.item, SLOWER * test.seconds + GRACE):
            return test.item.nodeid
    return ""
