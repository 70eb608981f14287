"""Calls to the outside, to addresses that visitors gave us.

Such an address may not lead inside: the name is looked up once, every address that it stands for
must be public, and the call goes to the very address that was checked.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from rubra.server.requests.refusals import Refused
from rubra.server.support import limits

SECONDS = 10.0  # for one step of a call
PORTS = {"http": 80, "https": 443}
# Older addresses in disguise, and networks that Python counts among the global ones
NOT_PUBLIC = [
    IPv6Network(network)
    for network in ("::/96", "64:ff9b::/32", "fec0::/10", "3fff::/20", "5f00::/16")
]
MayCall = Callable[[str], bool]


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet."""
    ip = ip_address(address.split("%", 1)[0])
    if isinstance(ip, IPv6Address) and (
        ip.ipv4_mapped or ip.sixtofour or ip.teredo or any(ip in network for network in NOT_PUBLIC)
    ):
        return False
    return ip.is_global and not ip.is_multicast


def check_url(url: str, may_call: MayCall = is_public) -> tuple[SplitResult, str, int]:
    """An address taken apart, and where it leads: IP address and port. Raises Refused."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise Refused("bad_address", "That is not an address of the web.") from None
    if parts.scheme not in PORTS or not host or not url.isascii() or not url.isprintable():
        raise Refused("bad_address", "An address begins with https:// or http:// and a host.")
    if parts.username is not None or parts.password is not None:
        raise Refused("bad_address", "An address with a password in it is not kept.")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("bad_address", "There is no such host.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(may_call(address) for address in addresses):
        raise Refused("bad_address", "The address must be a public one.")
    return parts, addresses[0], port


def post(url: str, body: bytes, headers: dict[str, str], may_call: MayCall = is_public) -> int:
    """Send something; the status of the answer. Blocks. Raises Refused or OSError."""
    parts, address, port = check_url(url, may_call)
    assert parts.hostname is not None  # checked
    line = socket.create_connection((address, port), SECONDS)
    too_slow = threading.Event()
    until = threading.Timer(limits.SECONDS_FOR_WEBHOOK, _hang_up, (line, too_slow))
    until.daemon = True
    until.start()
    try:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
        connection.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"connection": "close", **headers})
        status = connection.getresponse().status
        if too_slow.is_set():
            raise TimeoutError("the answer took too long")
        return status
    except http.client.HTTPException as error:
        raise OSError("the answer is not HTTP") from error
    finally:
        until.cancel()
        line.close()


def _hang_up(line: socket.socket, too_slow: threading.Event) -> None:
    """Whoever waits for something from there waits no longer."""
    too_slow.set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
