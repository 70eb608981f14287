"""How long a thread has waited for its turn on a processor."""

from __future__ import annotations

import os

STATISTICS = "/proc/thread-self/schedstat"  # of Linux: nanoseconds run, nanoseconds waited, turns


class WaitForProcessor:
    """Seconds that the thread which asks first has been ready, and others had the processors.

    Where the system does not tell, none.
    """

    def __init__(self, statistics: str = STATISTICS) -> None:
        self._statistics = statistics
        self._file: int | None = None
        self._is_told = True

    def __call__(self) -> float:
        """How many, since the thread began."""
        if not self._is_told:
            return 0.0
        try:
            if self._file is None:
                self._file = os.open(self._statistics, os.O_RDONLY | os.O_CLOEXEC)
            return int(os.pread(self._file, 100, 0).split()[1]) / 1e9
        except (OSError, AttributeError, ValueError, IndexError):  # no Linux, or a sparing one
            self._is_told = False
            return 0.0

    def close(self) -> None:
        """Ask no more."""
        self._is_told = False
        if self._file is not None:
            os.close(self._file)
            self._file = None
