"""E-mail, through a server that the operator names; off unless they do.

An address gets one question first, and nothing else until somebody who reads it there agrees. Each
mail ends with a link that stops them, which needs no password.
"""

from __future__ import annotations

import asyncio
import secrets
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from rubra.core import texts
from rubra.core.errors import OptionError
from rubra.server.model.stored import StoredEmail, StoredPerson
from rubra.server.people.identity import Identity, Session
from rubra.server.protocol.wire import MailAnswer, SetEmail
from rubra.server.requests.refusals import Refused
from rubra.server.support import logs

Security = Literal["starttls", "tls", "none"]
PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
SECONDS = 20.0  # for one step of the talk with the server
PASSWORD_VARIABLE = "RUBRA_SMTP_PASSWORD"


@dataclass(frozen=True)
class MailServer:
    """The operator's server, and whom its mails are from."""

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str | None = None
    password: str | None = None

    def send(self, message: EmailMessage) -> None:
        """Hand one mail over. Blocks. Raises OSError or SMTPException."""
        with self._line() as line:
            if self.user is not None:
                line.login(self.user, self.password or "")
            line.send_message(message)

    @contextmanager
    def _line(self) -> Iterator[smtplib.SMTP]:
        secure = ssl.create_default_context()
        if self.security == "tls":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=secure) as line:
                yield line
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as line:
            if self.security == "starttls":
                line.starttls(context=secure)
            yield line


def read_server(
    where: str, sender: str, security: str, user: str | None, password: str | None
) -> MailServer:
    """The server as an operator types it: a host, or host:port. Raises OptionError."""
    if security not in PORTS:
        raise OptionError(f"mail is secured by {', '.join(PORTS)}; not {security!r}")
    host, colon, port = where.rpartition(":")
    if not colon:
        host, port = where, str(PORTS[security])
    if not host or not port.isdecimal() or not 0 < int(port) < 65_536:
        raise OptionError(f"a mail server is HOST or HOST:PORT, not {where!r}")
    try:
        check_address(sender)
    except Refused as refused:
        raise OptionError(
            f"mails are from an address such as tabula@example.org ({refused})"
        ) from None
    return MailServer(host, int(port), sender, security, user, password)


def check_address(typed: str) -> str:
    """An address that can be written to. Raises Refused."""
    try:
        address = Address(addr_spec=typed.strip())
    except (MessageError, ValueError, IndexError):
        raise Refused("bad_email", "An e-mail address is name@host.") from None
    found = address.addr_spec
    if not address.username or "." not in address.domain or not found.isascii():
        raise Refused("bad_email", "An e-mail address is name@host.")
    if any(letter.isspace() or not letter.isprintable() for letter in found):
        raise Refused("bad_email", "An e-mail address has no spaces.")
    return found


class Mail:
    """Mails to those who want them."""

    def __init__(
        self,
        identity: Identity,
        root: str | None,
        server: MailServer | None = None,
    ) -> None:
        """`root`: where the links in mails lead; without a server none are sent."""
        self.identity = identity
        self.root = root or ""
        self.server = server
        self.threads = ThreadPoolExecutor(2, "mail")

    @property
    def is_offered(self) -> bool:
        """Whether this server sends mail at all."""
        return self.server is not None

    def close(self) -> None:
        """Stop; what has not been sent yet is not sent."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    # --- What a person chooses ---

    async def set_address(self, session: Session, asked: SetEmail) -> None:
        """Ask at an address whether its reader wants mails; or stop them. Raises Refused."""
        person = session.person
        if asked.address is None:
            await self.identity.change_email(person, None)
            return
        if not self.is_offered:
            raise Refused("no_mail", "This server sends no e-mail.")
        email = StoredEmail(check_address(asked.address), secrets.token_urlsafe(16))
        await self.identity.change_email(person, email)
        language = person.language or "en"
        # What somebody has written themselves, such as a name, is not sent to whom they like
        body = texts.text(language, "mail-confirm", url=self._url("confirm", person, email))
        if not await self._send(email.address, texts.text(language, "mail-confirm-subject"), body):
            await self.identity.change_email(person, None)
            raise Refused("bad_email", "Nothing could be sent there; look at the address again.")

    async def confirm(self, code: str) -> MailAnswer:
        """Somebody who reads mails at an address agrees. Raises Refused."""
        person, email = await self._of(code)
        await self.identity.change_email(person, replace(email, confirmed=True))
        return MailAnswer(confirmed=True)

    async def stop(self, code: str) -> MailAnswer:
        """Somebody who reads mails at an address wants no more. Raises Refused."""
        person, _ = await self._of(code)
        await self.identity.change_email(person, None)
        return MailAnswer(confirmed=False)

    async def _of(self, code: str) -> tuple[StoredPerson, StoredEmail]:
        person_id, _, secret = code.rpartition(".")
        person = await self.identity.people.person(person_id)
        if person is None or person.email is None:
            raise Refused("no_such_code", "This link has been used, or is an old one.")
        if not secrets.compare_digest(person.email.code.encode(), secret.encode()):
            raise Refused("no_such_code", "This link has been used, or is an old one.")
        return person, person.email

    # --- Sending ---

    async def remind(self, person: StoredPerson, said: str, urls: list[str]) -> bool:
        """Write what waits for somebody, if they have agreed to that; whether it was sent."""
        email = person.email
        if email is None or not email.confirmed or not self.is_offered:
            return False
        stop = self._url("stop", person, email)
        language = person.language or "en"
        body = texts.text(language, "mail-remind", said=said, urls="\n".join(urls), stop=stop)
        return await self._send(email.address, said, body, stop)

    def _url(self, what: str, person: StoredPerson, email: StoredEmail) -> str:
        return f"{self.root}/mail/{what}/{person.id}.{email.code}"

    async def _send(self, address: str, subject: str, body: str, stop: str | None = None) -> bool:
        assert self.server is not None
        message = EmailMessage()
        message["From"] = f"Tabula Rubra <{self.server.sender}>"
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.server.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(body)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.threads, self.server.send, message)
        except (OSError, smtplib.SMTPException) as error:
            logs.broke("mail", error)
            return False
        return True
