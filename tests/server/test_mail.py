"""E-mail: asked for, agreed to by whoever reads it, stopped by a link; by a server of one's own."""

from __future__ import annotations

import email
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage
from typing import Any

import pytest

from rubra.core.errors import OptionError
from rubra.server.people.mail import MailServer, check_address, read_server
from rubra.server.requests.refusals import Refused
from rubra.server.serve import Settings
from rubra.server.support.client_address import Place
from rubra.server.support.limits import Credit, Limits
from tests.server.http_server import HttpServer, Visitor, http_server, in_loop
from tests.server.test_reminders import HERE, outcomes, sent

PUBLIC = "http://127.0.0.1"
UNLIMITED = Limits(mails=Credit(1000, 1000))


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server of this machine: takes what it is given, if it likes the address."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Talk)
        self.got: list[EmailMessage] = []

    @property
    def server(self) -> MailServer:
        """How ours reaches it."""
        return MailServer("127.0.0.1", int(self.server_address[1]), "tabula@example.org", "none")


class Talk(socketserver.StreamRequestHandler):
    """As much of SMTP as one mail needs."""

    server: Mailbox

    def handle(self) -> None:
        """One connection."""
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            word = line.upper()
            if word.startswith("RCPT") and "nobody@" in line:
                self.say("550 there is nobody of that name")
            elif word == "DATA":
                self.say("354 go on")
                lines = iter(lambda: self.rfile.readline(), b".\r\n")
                raw = b"".join(one.removeprefix(b".") for one in lines)
                message = email.message_from_bytes(raw, policy=policy.default)
                self.server.got.append(message)
                self.say("250 kept")
            elif word == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 fine")

    def say(self, line: str) -> None:
        """One answer."""
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """One that is running."""
    with Mailbox() as box:
        thread = threading.Thread(target=box.serve_forever)
        thread.start()
        try:
            yield box
        finally:
            box.shutdown()
            thread.join()


def code_in(message: EmailMessage, what: str) -> str:
    """The code of the link in a mail that confirms or stops."""
    found = re.search(rf"{PUBLIC}/mail/{what}/(\S+)", message.get_content())
    assert found is not None, message.get_content()
    return found[1]


def server_with(box: Mailbox, bounds: Limits = UNLIMITED) -> Any:
    """A server that sends mail."""
    return http_server(bounds, Place(PUBLIC), mail=box.server, **HERE)


async def wish(visitor: Visitor, address: str | None) -> Any:
    """Ask to be written to; the answer."""
    return await visitor.http.put("/api/me/email", json={"address": address})


async def turn(server: HttpServer, person: str) -> None:
    """A table waits for somebody."""
    server.reminders_service.turn_began(person, "t1", "rubico")
    await sent(server)


@in_loop
async def test_nothing_but_the_question_is_sent_before_somebody_agrees() -> None:
    """Then reminders, each with a link that ends them, in the language of the person."""
    with mailbox() as box:
        async with server_with(box) as server, server.visitor() as ada:
            person = await ada.come("Buy at evil.example")
            await ada.http.patch("/api/me", json={"name": "Buy at evil.example", "language": "pt"})
            assert (await ada.http.get("/api/push-key")).json()["mail"] is True
            told = (await wish(ada, "ada@example.org")).json()
            assert told["email"] == {"address": "ada@example.org"}
            await turn(server, person)
            (question,) = box.got
            assert question["To"] == "ada@example.org"
            assert "evil" not in question.as_string()  # nobody's own words to whom they like
            code = code_in(question, "confirm")
            async with server.visitor() as anywhere:  # the mail is read on another device
                answer = await anywhere.http.post("/api/mail/confirm", json={"code": code})
                assert answer.json() == {"confirmed": True}
            assert (await ada.http.get("/api/me")).json()["email"]["confirmed"]
            await turn(server, person)
            reminder = box.got[1]
            assert "uma mesa espera por ti" in reminder["Subject"]
            assert f"{PUBLIC}/table/t1" in reminder.get_content()
            assert outcomes(server, "mail", "sent") == 1
            stop = code_in(reminder, "stop")
            assert stop in reminder["List-Unsubscribe"]
            async with server.visitor() as anywhere:
                await anywhere.http.post("/api/mail/stop", json={"code": stop})
            assert "email" not in (await ada.http.get("/api/me")).json()
            await turn(server, person)
            assert len(box.got) == 2


@in_loop
async def test_a_code_is_of_one_address_and_of_one_person() -> None:
    """Another address needs another question; codes of others, old or invented ones do nothing."""
    with mailbox() as box:
        async with server_with(box) as server, server.visitor() as ada, server.visitor() as bea:
            ada_id = await ada.come("Ada")
            bea_id = await bea.come("Bea")
            await wish(ada, "ada@example.org")
            await wish(bea, "bea@example.org")
            first = code_in(box.got[0], "confirm")
            await wish(ada, "other@example.org")
            secret = first.rpartition(".")[2]
            for code in (first, f"{bea_id}.{secret}", f"{ada_id}.{'x' * 22}", f"nobody.{secret}"):
                for what in ("confirm", "stop"):
                    answer = await bea.http.post(f"/api/mail/{what}", json={"code": code})
                    assert answer.json()["reason"] == "no_such_code", code
            assert "confirmed" not in (await ada.http.get("/api/me")).json()["email"]
            await wish(ada, None)
            assert "email" not in (await ada.http.get("/api/me")).json()


@in_loop
async def test_nobodys_mailbox_is_filled() -> None:
    """Neither by one person, nor by many who name the same address."""
    bounds = Limits(mails=Credit(3, 0.0001))
    with mailbox() as box:
        async with server_with(box, bounds) as server, server.visitor() as ada:
            await ada.come("Ada")
            answers = [(await wish(ada, f"a{n}@example.org")).status_code for n in range(5)]
            assert answers == [200] * 3 + [429] * 2
            assert len(box.got) == 3
            assert (await wish(ada, None)).status_code == 200  # to stop costs nothing


@in_loop
async def test_another_spelling_is_the_same_mailbox() -> None:
    """Many people, each from their own network, reach it only so often."""
    bounds = Limits(mails=Credit(3, 0.0001))
    spellings = ["bob@example.org", '"bob"@example.org', "bob@(x)example.org"]
    spellings += ["(x)bob@example.org", "BOB@Example.org", " bob@example.org"]
    with mailbox() as box:
        async with server_with(box, bounds) as server:
            answers = []
            for number, spelling in enumerate(spellings):
                # A proxy of this machine names the addresses
                async with server.visitor(**{"X-Forwarded-For": f"203.0.113.{number}"}) as guest:
                    await guest.come(f"Guest {number}")
                    answers.append((await wish(guest, spelling)).status_code)
            assert answers == [200] * 3 + [429] * 3
            assert {message["To"].lower() for message in box.got} == {"bob@example.org"}
            assert len(box.got) == 3


@in_loop
async def test_an_address_that_is_refused_is_not_kept() -> None:
    """Neither one that is none, nor one where the server may not write."""
    with mailbox() as box:
        async with server_with(box) as server, server.visitor() as ada:
            await ada.come("Ada")
            for address in ("nobody@example.org", "ada", "a@b@c.org", "ada@localhost"):
                answer = await wish(ada, address)
                assert answer.status_code == 400
                assert "email" not in (await ada.http.get("/api/me")).json()
            assert box.got == []


@in_loop
async def test_without_a_mail_server_there_is_no_mail() -> None:
    """It is off unless an operator turns it on, and not offered."""
    async with http_server() as server, server.visitor() as ada:
        await ada.come("Ada")
        assert "mail" not in (await ada.http.get("/api/push-key")).json()
        assert (await wish(ada, "ada@example.org")).json()["reason"] == "no_mail"


@pytest.mark.parametrize(
    "address",
    ["a@x.org\nBcc: b@x.org", "a b@x.org", "<a@x.org>", "a@x.org, b@x.org", "é@x.org", "@", "a@"],
)
def test_an_address_is_one_address(address: str) -> None:
    """Nothing can be smuggled into the head of a mail."""
    with pytest.raises(Refused):
        check_address(address)


def test_the_options_of_an_operator_are_checked() -> None:
    """Ports follow from the security; links need a public address."""
    assert read_server("mail.example.org", "t@example.org", "tls", None, None).port == 465
    assert read_server("mail.example.org:26", "t@example.org", "none", "u", "p").port == 26
    for where, sender, security in (
        ("mail.example.org:x", "t@example.org", "tls"),
        ("", "t@example.org", "tls"),
        ("mail.example.org", "nobody", "tls"),
        ("mail.example.org", "t@example.org", "magic"),
    ):
        with pytest.raises(OptionError):
            read_server(where, sender, security, None, None)
    server = read_server("mail.example.org", "t@example.org", "starttls", None, None)
    with pytest.raises(OptionError, match="public-url"):
        Settings(mail=server).check()
