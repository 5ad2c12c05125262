"""How a letter leaves the house: a request to a webhook, or a mail (push.py: to a device). All block, and are called
in a thread.

A webhook may be anything somebody typed. It is asked once, at an address of the public network that is looked up here
and nowhere else, and led no further.
"""

from __future__ import annotations

import http.client
import json
import smtplib
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from westphalia.kernel.contract import BadInput

PATIENCE: Final = 10.0  # seconds
DISCORD: Final = ("discord.com", "discordapp.com")
SLACK: Final = "hooks.slack.com"
LONGEST_URL: Final = 1000  # characters
SHOWN: Final = 320  # pixels of the picture in a mail
LONGEST: Final = 1900  # characters; Discord takes 2,000


class NotSent(Exception):
    """Why a letter could not be sent, in a few words."""


class Message(NamedTuple):
    """``link`` leads to the decision; ``table`` keeps the letters about one table together; so many tables are
    ``waiting`` for its reader; ``picture`` leads to a small one of the map, ``png`` is that picture."""

    subject: str
    text: str
    link: str
    table: str = ""
    stop: str = ""  # leads to the end of such letters
    waiting: int = 0
    seat: int | None = None  # whose eyes it was written with
    picture: str = ""
    png: bytes = b""


# webhooks


def check_webhook(url: str) -> None:
    """Raises NotSent if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or len(url) > LONGEST_URL:
        raise NotSent("no web address")


def post_webhook(url: str, message: Message, *, private: bool = False) -> None:
    """Raises NotSent."""
    body = json.dumps(_said(urlsplit(url).hostname or "", message)).encode()
    status = post(url, body, {"Content-Type": "application/json"}, private=private)
    if not 200 <= status < 300:
        raise NotSent(f"it answered {status}")


def post(url: str, body: bytes, headers: dict[str, str], *, private: bool) -> int:
    """The status of the answer. ``private``: also to addresses of the own network, for a house of one's own. Raises
    NotSent."""
    check_webhook(url)
    parts = urlsplit(url)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection = _connection(parts.scheme, parts.hostname or "", port, private)
        try:
            path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
            connection.request("POST", path, body, {"User-Agent": "Westphalia", **headers})
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise NotSent(str(error) or type(error).__name__) from error


def _said(host: str, message: Message) -> dict[str, Any]:
    text = f"{message.subject}\n{message.text}".strip()[:LONGEST]
    if host in DISCORD:
        shown = {"embeds": [{"image": {"url": message.picture}}]} if message.picture else {}
        return {"content": f"{text}\n{message.link}", "allowed_mentions": {"parse": []}, **shown}
    if host == SLACK:
        beside = (
            {"attachments": [{"fallback": message.subject, "image_url": message.picture}]} if message.picture else {}
        )
        return {"text": f"{text}\n{message.link}", **beside}
    told = {"subject": message.subject, "text": message.text, "link": message.link, "table": message.table}
    return told | ({"picture": message.picture} if message.picture else {})


def _connection(scheme: str, host: str, port: int, private: bool) -> http.client.HTTPConnection:
    """To an address that was looked at, whatever the name says a moment later."""
    address = _looked_up(host, port, private)
    made: http.client.HTTPConnection
    if scheme == "https":
        made = http.client.HTTPSConnection(host, port, timeout=PATIENCE)
        plain = socket.create_connection((address, port), PATIENCE)
        made.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    else:
        made = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        made.sock = socket.create_connection((address, port), PATIENCE)
    return made


def _looked_up(host: str, port: int, private: bool) -> str:
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ip_address(address).is_global for address in found):
        raise NotSent("an address of a private network")
    return found[0]


# mail


class MailServer(NamedTuple):
    """``smtp://user:password@host:587?from=table@example.org`` (``smtps`` for TLS from the first byte)."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str


def mail_server(url: str) -> MailServer:
    """Raises BadInput.

    >>> mail_server("smtp://localhost:2525?from=table@example.org").sender
    'table@example.org'
    """
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise BadInput("the mail server is given as smtp://user:password@host:587?from=table@example.org")
    is_tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, parts.port or (465 if is_tls else 587), is_tls, user, password, sender)


def send_mail(server: MailServer, address: str, message: Message) -> None:
    """Raises NotSent."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = server.sender, address, message.subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.partition("@")[2])
    if message.table:
        mail["References"] = f"<table-{message.table}@{server.sender.partition('@')[2]}>"
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
    mail.set_content("\n\n".join(part for part in (message.text, message.link, message.stop) if part))
    if message.png:
        _illustrate(mail, message)
    with _at(server) as smtp:
        smtp.send_message(mail)


def _illustrate(mail: EmailMessage, message: Message) -> None:
    """The same words once more as HTML, with the picture in it: nothing is fetched by who reads it."""
    lines = "<br>".join(escape(line) for line in message.text.splitlines())
    link, stop = escape(message.link, quote=True), escape(message.stop, quote=True)
    shown = f'<p><a href="{link}"><img src="cid:map" width="{SHOWN}" alt=""></a></p>'
    end = f'<p><small><a href="{stop}">{stop}</a></small></p>' if message.stop else ""
    mail.add_alternative(f'<p>{lines}</p>{shown}<p><a href="{link}">{link}</a></p>{end}', subtype="html")
    *_, html = mail.iter_parts()
    html.add_related(message.png, "image", "png", cid="<map>", filename="map.png", disposition="inline")


def try_mail(server: MailServer) -> None:
    """Go as far as one comes without sending anything. Raises NotSent."""
    with _at(server) as smtp:
        smtp.noop()


@contextmanager
def _at(server: MailServer) -> Iterator[smtplib.SMTP]:
    """Whatever goes wrong there is raised as NotSent."""
    try:
        kind = smtplib.SMTP_SSL if server.is_tls else smtplib.SMTP
        with kind(server.host, server.port, timeout=PATIENCE) as smtp:
            smtp.ehlo_or_helo_if_needed()
            if not server.is_tls and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
            if server.user:
                smtp.login(server.user, server.password)
            yield smtp
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise NotSent(str(error)[:180] or type(error).__name__) from error
