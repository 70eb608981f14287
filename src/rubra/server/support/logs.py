"""The log: one line of JSON for each thing worth knowing.

Never a name, an address, a token, a key, or anything that was said. A line can only have the fields
below; of an error it tells the kind and the place, not the message, which might quote something.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import TextIO

FIELDS = frozenset(
    {
        "route",  # as it is declared, without what was asked for
        "method",
        "status",
        "reason",
        "seconds",
        "count",
        "game",
        "table",
        "kind",
        "number",
        "version",
        "host",  # where we listen, not who came
        "port",
        "database",  # its kind
        "error",
        "where",
    }
)

logger = logging.getLogger("rubra.server")


def note(what: str, **fields: str | int | float | None) -> None:
    """Something happened as it should."""
    _write(logging.INFO, what, fields)


def warn(what: str, **fields: str | int | float | None) -> None:
    """Something happened that whoever runs the server may want to look at."""
    _write(logging.WARNING, what, fields)


def broke(what: str, error: BaseException, **fields: str | int | float | None) -> None:
    """Something broke: the kind of error and where, but not its message."""
    _write(logging.ERROR, what, {**fields, **_place(error)})


def set_up(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the log to a stream, and keep the libraries' own chatter out of it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine())
    ours = logging.getLogger("rubra")
    ours.handlers = [handler]
    ours.setLevel(level)
    ours.propagate = False
    for chatty in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        library = logging.getLogger(chatty)
        library.handlers = [handler] if chatty in ("uvicorn", "asyncio") else []
        library.setLevel(logging.ERROR)
        library.propagate = chatty == "uvicorn.error"


class JsonLine(logging.Formatter):
    """A record as one line of JSON; of a sentence with gaps, not what fills them."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
        }
        fields = getattr(record, "fields", None)
        if fields is not None:
            said |= {"what": record.getMessage(), **fields}
        else:  # the words without what is filled in
            said |= {"what": str(record.msg), "where": f"{record.module}:{record.lineno}"}
            if record.exc_info and record.exc_info[1] is not None:
                said |= _place(record.exc_info[1])
        return json.dumps(said, ensure_ascii=False)


def _write(level: int, what: str, fields: dict[str, str | int | float | None]) -> None:
    unknown = fields.keys() - FIELDS
    if unknown:
        raise ValueError(f"the log has no field {sorted(unknown)}")
    logger.log(level, "%s", what, extra={"fields": fields})


def _place(error: BaseException) -> dict[str, str]:
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
    return {"error": type(error).__name__, "where": " < ".join(reversed(places))}


def _module(file: str) -> str:
    return "/".join(file.replace("\\", "/").split("/")[-2:])
