"""Where a request comes from: its address, and whether a page of somebody else's sent it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True)
class Place:
    """Where the server can be found from outside; nothing if only under the name that was used."""

    public_url: str | None = None

    @property
    def is_https(self) -> bool:
        """Whether browsers come by https."""
        return (self.public_url or "").startswith("https://")

    @property
    def host(self) -> str | None:
        """The host and port of the public address."""
        return urlsplit(self.public_url).netloc.lower() if self.public_url else None

    def is_cross_site(self, headers: Mapping[str, str]) -> bool:
        """Whether a browser says that a page from elsewhere sent it.

        Browsers name the page's origin with everything that can change something and with every
        socket. What names none is no browser, and carries no cookie that it was not given.
        """
        site = headers.get("sec-fetch-site")
        origin = headers.get("origin")
        if site is not None and site not in ("same-origin", "none"):
            return True
        if origin is None:
            return False
        named = urlsplit(origin).netloc.lower()
        return not named or named not in (headers.get("host", "").lower(), self.host)


def is_direct(peer: str | None, headers: Mapping[str, str]) -> bool:
    """Whether somebody on this machine asks, and no proxy on somebody else's behalf."""
    proxied = any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))
    return is_loopback(peer) and not proxied


def address_of(peer: str | None, headers: Mapping[str, str]) -> str:
    """Who counts as one visitor: an address, or the network that one customer is given.

    A proxy on this machine is believed when it names who it speaks for; nobody else is.
    """
    address = peer or LOOPBACK
    if is_loopback(address) and (named := headers.get("x-forwarded-for")):
        address = named.rsplit(",", 1)[-1].strip()
    try:
        ip = ip_address(address.split("%", 1)[0])
    except ValueError:
        return LOOPBACK
    if ip.version == 6:
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return ip.exploded[:19] + "::/64"
    return str(ip)


def is_loopback(peer: str | None) -> bool:
    """Whether an address is this machine."""
    try:
        return peer is None or ip_address(peer.split("%", 1)[0]).is_loopback
    except ValueError:
        return False


# What browsers and systems call themselves, and what people call them; the first found counts
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str | None:
    """A browser and its system in two words, for the list of one's sessions; none if unknown."""
    browser = next((name for mark, name in _BROWSERS.items() if mark in user_agent), None)
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), None)
    return ", ".join(word for word in (browser, system) if word) or None
