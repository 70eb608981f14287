"""Where a request comes from: its address, and whether a page of somebody else's sent it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from rubra.core.errors import OptionError
from rubra.server.requests.refusals import Refused

LOOPBACK = "127.0.0.1"
PORTS = {"http": 80, "https": 443}
Network = IPv4Network | IPv6Network
THIS_MACHINE: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))


@dataclass(frozen=True)
class Place:
    """Where the server can be found from outside; nothing if only under the name that was used."""

    public_url: str | None = None
    proxies: tuple[Network, ...] = THIS_MACHINE  # believed when they name whom they speak for

    def address_of(self, peer: str | None, headers: Mapping[str, str]) -> str:
        """Who counts as one visitor; see `address_of`."""
        return address_of(peer, headers, self.proxies)

    @property
    def is_https(self) -> bool:
        """Whether browsers come by https."""
        return (self.public_url or "").startswith("https://")

    @property
    def host(self) -> str | None:
        """The host and port of the public address."""
        return urlsplit(self.public_url).netloc.lower() if self.public_url else None

    def check_host(self, headers: Mapping[str, str]) -> None:
        """Raise Refused if somebody asks for another host than the public one, or this machine.

        A page that has its own name lead here is no page of ours.
        """
        if self.public_url is None:
            return
        named = urlsplit(f"//{headers.get('host', '')}")
        ours = urlsplit(self.public_url)
        try:
            name, port = named.hostname or "", named.port
        except ValueError:
            name, port = "", None
        usual = PORTS[ours.scheme]
        if (name, port or usual) == (ours.hostname, ours.port or usual):
            return
        if name != "localhost" and (not name or not is_loopback(name)):
            raise Refused("wrong_host", f"Come by {self.public_url}.")

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


def address_of(
    peer: str | None, headers: Mapping[str, str], proxies: tuple[Network, ...] = THIS_MACHINE
) -> str:
    """Who counts as one visitor: an address, or the network that one customer is given.

    A proxy that is trusted is believed when it names whom it speaks for; nobody else is. Each adds
    to the right, so the last that is not trusted itself is where a request came from.
    """
    address = peer or LOOPBACK
    named = headers.get("x-forwarded-for", "").split(",") if headers else []
    while named and is_among(address, proxies):
        before = named.pop().strip()
        if not is_address(before):
            break
        address = before
    if not is_address(address):
        return LOOPBACK
    ip = ip_address(address.split("%", 1)[0])
    if ip.version == 6:
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return ip.exploded[:19] + "::/64"
    return str(ip)


def is_address(typed: str) -> bool:
    """Whether it is one."""
    try:
        ip_address(typed.split("%", 1)[0])
    except ValueError:
        return False
    return True


def is_among(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address lies in one of the networks."""
    if not is_address(address):
        return False
    ip = ip_address(address.split("%", 1)[0])
    if ip.version == 6 and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return any(ip in network for network in networks if network.version == ip.version)


def read_proxies(typed: list[str]) -> tuple[Network, ...]:
    """The proxies that somebody trusts, as addresses or networks. Raises OptionError."""
    try:
        return tuple(ip_network(one, strict=False) for one in typed)
    except ValueError:
        raise OptionError(
            "a trusted proxy is an address or a network, as 10.0.0.5 or 10.0.0.0/24;"
            f" not {', '.join(typed)}"
        ) from None


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
