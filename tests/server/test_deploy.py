"""What stands around the server: nginx and Caddy with TLS in front, systemd's unit, containers."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rubra.cli import app
from rubra.core.errors import OptionError
from rubra.server.people.moderation import AuditRetention
from rubra.server.support import limits
from rubra.server.support.client_address import Place, address_of, read_proxies
from rubra.server.support.limit_options import defaults, read_limits, written
from rubra.server.support.limits import Credit, Limits

from .client import PATIENCE
from .http_server import NONCE, HttpServer, a_move, http_server, in_loop, receive_until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")

Start = Callable[[Path, int, int], list[str]]  # a folder, the port in front and the one behind


# --- In front ---


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certify(folder: Path) -> None:
    """A certificate for this machine, signed by itself."""
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)


def nginx(folder: Path, front: int, behind: int) -> list[str]:
    """nginx with our file: only names, ports and paths are those of the test."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r"\n *listen \[::\].*", "", site)
    for was, now in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{front} ssl",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
        "games.example;": "localhost;",
        "/etc/letsencrypt/live/games.example/fullchain.pem": f"{folder}/cert.pem",
        "/etc/letsencrypt/live/games.example/privkey.pem": f"{folder}/key.pem",
    }.items():
        assert was in site, was
        site = site.replace(was, now)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
        f" http {{ access_log off; {paths} include {folder}/site.conf; }}",
        encoding="utf-8",
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    user = ["-g", "user root;"] if Path("/proc/self").stat().st_uid == 0 else []
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf"), *user]


def caddy(folder: Path, front: int, behind: int) -> list[str]:
    """Caddy with our file; the certificate is ours, as nobody outside can give it one."""
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    tls = f"tls {folder}/cert.pem {folder}/key.pem"
    for was, now in {
        "games.example {": f"https://localhost:{front} {{\n\t{tls}",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
    }.items():
        assert was in site, was
        site = site.replace(was, now)
    options = "{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n"
    (folder / "Caddyfile").write_text(options + site, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return ["env", f"HOME={folder}", f"XDG_DATA_HOME={folder}", *command]


@asynccontextmanager
async def in_front(
    start: Start, folder: Path
) -> AsyncIterator[tuple[HttpServer, str, ssl.SSLContext]]:
    """A server with another in front; its address, and how to trust its certificate."""
    certify(folder)
    front = free_port()
    url = f"https://localhost:{front}"
    trust = ssl.create_default_context(cafile=folder / "cert.pem")
    async with http_server(place=Place(url), keeping=AuditRetention(addresses=True)) as server:
        log = (folder / "log").open("wb")
        process = subprocess.Popen(start(folder, front, server.port), stdout=log, stderr=log)
        try:
            async with httpx.AsyncClient(verify=trust) as client, asyncio.timeout(PATIENCE):
                while True:
                    assert process.poll() is None, (folder / "log").read_text()
                    try:
                        if (await client.get(f"{url}/healthz")).status_code == 200:
                            break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
            yield server, url, trust
        finally:
            process.terminate()
            process.wait(PATIENCE)
            log.close()


@pytest.mark.parametrize("start", [nginx, caddy])
@in_loop
async def test_a_move_is_played_through(start: Start, tmp_path: Path) -> None:
    """TLS, cookies that are sent by https only, and the WebSocket."""
    async with in_front(start, tmp_path) as (_, url, trust):
        headers = {"origin": url}
        async with httpx.AsyncClient(
            base_url=url, verify=trust, headers=headers, timeout=PATIENCE
        ) as client:
            came = await client.post("/api/me", json={"name": "Ada"})
            assert came.status_code == 200, came.text
            cookie = came.headers["set-cookie"]
            assert cookie.startswith("__Host-rubra=")
            assert "Secure" in cookie
            assert came.headers["strict-transport-security"]
            seats = [{"who": "me"}] * 3
            asked = {"game": "rubico", "seats": seats, "nonce": NONCE}
            table = (await client.post("/api/tables", json=asked)).json()["id"]
            seat = (await client.get(f"/api/tables/{table}")).json()["waiting"][0]
            live = f"{url.replace('https', 'wss')}/live/{table}?seat={seat}"
            with_cookie = {"Cookie": cookie.split(";")[0], "Origin": url}
            async with connect(live, ssl=trust, additional_headers=with_cookie) as line:
                whole = await receive_until(line, "whole")
                await line.send(json.dumps(a_move(whole, "through")))
                reply = await receive_until(line, "reply")
                assert (reply["id"], reply.get("error")) == ("through", None)
            assert (await client.get("/metrics")).status_code == 404


@pytest.mark.parametrize("start", [nginx, caddy])
@in_loop
async def test_the_visitors_address_is_forwarded(start: Start, tmp_path: Path) -> None:
    """And nobody can name another one: neither by header nor to evade a ban."""
    async with in_front(start, tmp_path) as (server, url, trust):
        async with httpx.AsyncClient(base_url=url, verify=trust, timeout=PATIENCE) as client:
            for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
                headers = {name: "203.0.113.7"}
                await client.post("/api/me", json={"name": "Ada"}, headers=headers)
                client.cookies.clear()
        kept = {audit_entry.address for audit_entry in await server.store.audit_log(["guest"])}
        assert kept == {"127.0.0.1"}


def nginx_with_few_connections(folder: Path, front: int, behind: int) -> list[str]:
    """nginx with our file, and two connections of an address instead of a thousand."""
    command = nginx(folder, front, behind)
    site = folder / "site.conf"
    text = site.read_text(encoding="utf-8")
    assert f"limit_conn addresses {Limits().connections_of_address};" in text
    site.write_text(re.sub(r"limit_conn addresses \d+;", "limit_conn addresses 2;", text))
    return command


@in_loop
async def test_nginx_counts_the_connections_of_an_address(tmp_path: Path) -> None:
    """The server itself does not: all that it sees come from nginx. One that ends makes room."""
    async with in_front(nginx_with_few_connections, tmp_path) as (_, url, trust):
        async with httpx.AsyncClient(base_url=url, verify=trust, timeout=PATIENCE) as client:
            client.headers["origin"] = url
            came = await client.post("/api/me", json={"name": "Ada"})
            cookie = came.headers["set-cookie"].split(";")[0]
            asked = {"game": "rubico", "seats": [{"who": "me"}] * 3, "nonce": NONCE}
            table = (await client.post("/api/tables", json=asked)).json()["id"]
        live = f"{url.replace('https', 'wss')}/live/{table}"
        headers = {"Cookie": cookie, "Origin": url}

        def line() -> connect:
            return connect(live, ssl=trust, additional_headers=headers)

        async with line() as one, line():
            with pytest.raises(InvalidStatus) as refused:
                await line()
            assert refused.value.response.status_code == 429
            await one.close()
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        async with line() as again:
                            await receive_until(again, "whole")
                        break
                    except InvalidStatus:  # nginx has not yet noticed
                        await asyncio.sleep(0.05)


@in_loop
async def test_an_address_comes_to_the_same_process(tmp_path: Path) -> None:
    """With two of them behind nginx: so the limits of an address hold as they are written."""
    async with http_server(keeping=AuditRetention(addresses=True)) as other:

        def two(folder: Path, front: int, behind: int) -> list[str]:
            command = nginx(folder, front, behind)
            site = folder / "site.conf"
            text = site.read_text(encoding="utf-8")
            assert "# server 127.0.0.1:8001;" in text
            second = f"server 127.0.0.1:{other.port};"
            site.write_text(text.replace("# server 127.0.0.1:8001;", second), encoding="utf-8")
            return command

        async with in_front(two, tmp_path) as (server, url, trust):
            for network in range(8):  # nginx looks at the first three numbers of an address
                for _ in range(4):
                    local = f"127.0.{network}.1"
                    home = httpx.AsyncHTTPTransport(verify=trust, local_address=local)
                    async with httpx.AsyncClient(transport=home, timeout=PATIENCE) as client:
                        came = await client.post(f"{url}/api/me", json={"name": "Ada"})
                        assert came.status_code == 200, came.text
            seen = [
                [entry.address for entry in await one.store.audit_log(["guest"])]
                for one in (server, other)
            ]
        assert all(seen)
        assert not set(seen[0]) & set(seen[1])
        assert len(seen[0] + seen[1]) == 8 * 4


def test_only_trusted_proxies_are_believed() -> None:
    """The last address that no trusted proxy has is where a request came from."""
    named = {"x-forwarded-for": "203.0.113.66, 203.0.113.7, 10.0.0.9"}
    proxies = read_proxies(["10.0.0.0/24"])
    assert address_of("10.0.0.5", named, proxies) == "203.0.113.7"
    assert address_of("127.0.0.1", named, proxies) == "127.0.0.1"
    assert address_of("10.0.1.5", named, proxies) == "10.0.1.5"
    assert address_of("10.0.0.5", {"x-forwarded-for": "10.0.0.6"}, proxies) == "10.0.0.6"
    assert address_of("10.0.0.5", {"x-forwarded-for": "nonsense"}, proxies) == "10.0.0.5"
    assert address_of("10.0.0.5", {}, proxies) == "10.0.0.5"
    assert address_of("::ffff:10.0.0.5", named, proxies) == "203.0.113.7"
    with pytest.raises(OptionError, match=r"10\.0\.0\.0/24"):
        read_proxies(["proxy.example"])


@in_loop
async def test_an_address_has_only_so_many_connections() -> None:
    """One more is told so and closed; what comes by a trusted proxy is not counted."""
    bounds = Limits(connections_of_address=2)
    for proxies, answers in ((), [200, 200, 429]), (Place().proxies, [200, 200, 200]):
        async with http_server(bounds, Place(proxies=proxies)) as server:
            found = []
            lines = []
            for _ in range(3):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                lines.append(writer)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                found.append(int((await reader.readline()).split()[1]))
            assert found == answers
            for writer in lines:
                writer.close()
                await writer.wait_closed()
            async with asyncio.timeout(PATIENCE), server.visitor() as later:
                while (await later.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.01)


# --- Limits ---


def listed_limits() -> dict[str, str]:
    """The limits in docs/hosting.md."""
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \| [^|]{10,} \|$", HOSTING, re.MULTILINE))


def test_every_limit_is_an_option_and_listed() -> None:
    """With what it usually is."""
    assert listed_limits() == {name: written(limit) for name, limit in defaults().items()}
    assert {one.name for one in fields(Limits)} <= set(defaults())


# What bounds something, and is no limit of strangers that an operator could want otherwise
NO_LIMITS = {
    # Part of the protocol: clients are made for it
    "protocol/base.py": {
        "LONGEST_BOX",
        "LONGEST_EMAIL",
        "LONGEST_LINE",
        "LONGEST_NAME",
        "LONGEST_RECORD",
    },
    # What is remembered to save work: with less, nothing is refused
    "people/identity.py": {"MOST_REMEMBERED", "SECONDS_OF_A_YEAR", "SECONDS_REMEMBERED"},
    "service/table_making.py": {"MOST_ADDRESSES"},
    "table/move_words.py": {"MOST_LISTS", "MOST_MOVES"},
    # How a search for good pairings goes on; the number of people is limited
    "model/pairing.py": {"MOST_ROUNDS_EACH", "MOST_SWEEPS", "MOST_TRIED_TWICE"},
    # Parts of one job of ours: what does not fit into one comes in the next
    "operators/operator.py": {"MOST_AT_ONCE"},
    "people/moderation.py": {"MOST_NEW", "SECONDS_TO_NOTICE", "SECONDS_TO_TIDY"},
    "store/entry_changes.py": {"MOST_AT_ONCE"},
    "store/notices.py": {"LONGEST_NOTICE"},
    "store/peers.py": {"LONGEST_PAUSE"},
    "store/store.py": {"MOST_ASKED"},
    "store/writer.py": {"LARGEST_GROUP", "LONGEST_PAUSE"},
    "service/table_service.py": {"MOST_COUNTED"},
    # Words of ours in an answer
    "requests/refusals.py": {"LONGEST_SENTENCE"},
    # How long we, our own mail server, push services or the operator's machine take
    "clubs/tournaments.py": {"SECONDS_TO_LOOK"},
    "games/sandbox.py": {"SECONDS_TO_START"},
    "people/mail.py": {"SECONDS"},
    "people/outbound_http.py": {"SECONDS"},  # of one step; all of them have seconds_for_webhook
    "people/reminders.py": {"SECONDS_KEPT", "SECONDS_TO_GATHER"},
    "people/web_push.py": {"SECONDS_VALID"},
    "serve.py": {"SECONDS_KNOWN", "SECONDS_TO_LOOK", "SECONDS_TO_STOP"},
    "sockets/sockets.py": {"SECONDS_TO_FINISH", "SECONDS_TO_LOOK"},
    "subprocess_server.py": {"SECONDS_TO_STOP"},
    "support/metrics.py": {"SECONDS_BETWEEN_LOOKS"},
}
BOUND = re.compile(r"^((?:(?:MOST|LONGEST|LARGEST|SECONDS|MEMORY|DAYS)(?:_\w+)?)|\w+_OF_ADDRESS)$")


def bounds_in(source: str) -> set[str]:
    """The numbers of a module whose names say that they bound something."""
    found: set[str] = set()
    for line in ast.parse(source).body:
        targets = line.targets if isinstance(line, ast.Assign) else []
        names = [one for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        found |= {one.id for one in names if BOUND.match(one.id)}
    return found


def test_no_limit_hides_elsewhere() -> None:
    """Whatever bounds what strangers do is in limits.py, and so an option and in the docs."""
    server = ROOT / "src" / "rubra" / "server"
    found = {
        path.relative_to(server).as_posix(): bounds_in(path.read_text(encoding="utf-8"))
        for path in server.rglob("*.py")
    }
    del found["support/limits.py"]
    assert {name: bounds for name, bounds in found.items() if bounds} == NO_LIMITS


def test_a_hidden_limit_is_found() -> None:
    """However it is written."""
    source = (
        "MOST_SEATS = 3\nlimit = MOST = 4\nSECONDS, b = 1, 2\nTABLES_OF_ADDRESS = 2\nMOSTLY = 1\n"
    )
    assert bounds_in(source) == {"MOST_SEATS", "MOST", "SECONDS", "TABLES_OF_ADDRESS"}


def test_limits_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers and credits; sizes and times hold for the process."""
    monkeypatch.setattr(limits, "LONGEST_MESSAGE", limits.LONGEST_MESSAGE)
    chosen = read_limits(["guests=50:30/h", "sockets=500", "longest_message=9000", "talk=1:2/min"])
    assert (chosen.guests, chosen.sockets) == (Credit(50, 30 / 3600), 500)
    assert chosen.talk == Credit(1, 2 / 60)
    assert limits.LONGEST_MESSAGE == 9000
    assert chosen.accounts == Limits().accounts


@pytest.mark.parametrize(
    "typed",
    ["nothing=1", "sockets", "sockets=many", "guests=50", "guests=50:1/year", "talk=-1:1/s"],
)
def test_limits_that_cannot_be(typed: str) -> None:
    """Say what would be right, and change nothing."""
    before = defaults()
    with pytest.raises(OptionError, match="limit"):
        read_limits(["longest_head=1", typed])
    assert defaults() == before


def test_every_limit_can_be_read_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what the page lists can be typed."""
    for name in vars(limits):
        if name.isupper():
            monkeypatch.setattr(limits, name, getattr(limits, name))
    for name, limit in defaults().items():
        chosen = read_limits([f"{name}={written(limit)}"])
        now = getattr(chosen, name, None) or defaults()[name]
        assert now == limit or now.per_second == pytest.approx(limit.per_second)  # type: ignore[union-attr]


# --- systemd and containers ---


def systemd_analyze(*words: str) -> str:
    """What systemd says of a unit."""
    done = subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_unit_is_right(tmp_path: Path) -> None:
    """Every line of it is understood; only the program is that of the test."""
    unit = (DEPLOY / "rubra.service").read_text(encoding="utf-8")
    program = Path(sys.executable).with_name("rubra")
    assert "ExecStart=/opt/rubra/bin/rubra " in unit
    file = tmp_path / "rubra.service"
    file.write_text(unit.replace("/opt/rubra/bin/rubra", str(program)), encoding="utf-8")
    assert "rubra.service:" not in systemd_analyze("verify", "--man=no", str(file))


def test_the_unit_is_hardened() -> None:
    """As docs/hosting.md says."""
    unit = str(DEPLOY / "rubra.service")
    told = systemd_analyze("security", "--offline=true", "--no-pager", "--threshold=15", unit)
    found = re.search(r"Overall exposure level for rubra\.service: ([\d.]+)", told)
    assert found is not None
    assert f"rates its exposure {found[1]} of 10" in HOSTING


def options_of_serve() -> set[str]:
    """Every option of `rubra serve`."""
    command: Any = get_command(app)
    return {name for one in command.commands["serve"].params for name in one.opts}


@pytest.mark.parametrize("name", ["rubra.service", "compose.yaml", "Containerfile"])
def test_every_option_that_is_used_exists(name: str) -> None:
    """A file that is not run here would not notice otherwise."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    ours = re.findall(r"(?<!\w)--(?:host|db|public-url|trusted-proxy|limit|port)\b", text)
    assert ours
    assert set(ours) <= options_of_serve()
    if name != "rubra.service":
        assert "has not been run" in text


def test_the_tests_that_docs_name_exist() -> None:
    """What is promised in docs/security.md is tested where it says."""
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:tests/[a-z/]+/?)?(?:test_\w+\.py)?)`", text)
    files = [
        name if name.startswith("tests/") else f"tests/server/{name}" for name in named if name
    ]
    assert len(files) > 10
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_every_command_of_an_operator_is_in_the_docs() -> None:
    """And nothing is there that is none."""
    command: Any = get_command(app)
    listed = set(re.findall(r"^    rubra admin ([\w-]+)", HOSTING, re.MULTILINE))
    assert listed == set(command.commands["admin"].commands)
