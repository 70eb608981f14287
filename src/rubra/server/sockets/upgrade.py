"""From HTTP to a socket: uvicorn hands a connection and the head of a request over to picows."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its stubs

from rubra.server.protocol.wire import Refusal, encode
from rubra.server.requests.refusals import our_mistake, refused_because
from rubra.server.support import limits, logs

_quiet = logging.getLogger("rubra.server.picows")
_quiet.setLevel(logging.CRITICAL + 1)  # what strangers do wrong is counted, not logged line by line


class Listener(WSListener):
    """What hears the frames of a socket."""

    def stop(self) -> bool:
        """The server stops: close it. False: it is not open yet."""
        raise NotImplementedError


class LiveProtocol(WSProtocol):  # type: ignore[misc]  # it has no stubs
    """picows' protocol as uvicorn wants it: it is handed a connection and the head of a request."""

    def __init__(
        self, admit: Callable[[WSUpgradeRequest, str | None], WSListener], connections: set[Any]
    ) -> None:
        super().__init__(
            None,  # no host
            None,  # and no path: this is the server
            False,
            self.choose,
            _quiet,
            True,  # hang up after an exception
            limits.SECONDS_FOR_HEAD,
            True,  # ask the silent whether they are alive
            limits.SECONDS_TO_PING,
            limits.SECONDS_TO_PONG,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are answered here, and paid for like everything else
            limits.LONGEST_MESSAGE,
            None,  # no headers of our own
            4 * limits.LONGEST_MESSAGE,
        )
        self.admit = admit
        self.connections = connections

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Take a connection over."""
        self.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self.connections.discard(self)
        super().connection_lost(error)

    def data_received(self, head: bytes) -> None:
        """Take the head over that uvicorn has read, before any frame."""
        # Firefox asks for "keep-alive, Upgrade"; picows knows the plain word only
        head = re.sub(rb"(?m)^connection: [^\r]*", b"connection: upgrade", head, count=1)
        while head:
            space = self.get_buffer(-1)
            count = min(len(space), len(head))
            space[:count] = head[:count]
            self.buffer_updated(count)
            head = head[count:]

    def choose(self, asked: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        """Let it in, or say in plain HTTP why not."""
        peer = self.transport.underlying_transport.get_extra_info("peername")
        try:
            return self.admit(asked, peer[0] if peer else None)
        except Exception as error:
            refused = refused_because(error)
            if refused is None:
                logs.broke("upgrade", error)
                refused = our_mistake()
            return not_admitted(refused.status, refused.as_refusal())

    def shutdown(self) -> None:
        """Uvicorn wants to stop."""
        if not (isinstance(self.listener, Listener) and self.listener.stop()):
            self.transport.disconnect()


def not_admitted(status: int, refusal: Refusal) -> WSUpgradeResponseWithListener:
    """An answer in plain HTTP."""
    headers = {"content-type": "application/json", "cache-control": "no-store"}
    answer = WSUpgradeResponse.create_error_response(HTTPStatus(status), encode(refusal), headers)
    return WSUpgradeResponseWithListener(answer, None)


def frame_of(text: bytes) -> bytes:
    """A whole text frame as servers send it, without a mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 0x10000:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
