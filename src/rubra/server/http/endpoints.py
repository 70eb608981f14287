"""The HTTP interface: every address, what it asks for and what it tells.

One list. The routes and the description for other programs (openapi.py) are both made from it.
"""

from __future__ import annotations

from time import time
from typing import Any

from rubra.server.http.club_endpoints import CLUB_ENDPOINTS
from rubra.server.http.context import Endpoint, Raw, RequestContext
from rubra.server.people.identity import me
from rubra.server.people.mail import check_address
from rubra.server.protocol import wire
from rubra.server.requests.parsing import (
    GalleryQuery,
    GameQuery,
    LiveQuery,
    PageQuery,
    ReplayQuery,
    RulesQuery,
    TableQuery,
    tidy_name,
)
from rubra.server.requests.refusals import Refused
from rubra.server.service.table_service import TableRequest
from rubra.server.store.rows import account_key

# --- People ---


async def get_me(context: RequestContext) -> wire.Me:
    """Who I am; nobody, if nobody is signed in."""
    return me(context.person)


async def be_guest(context: RequestContext) -> wire.Me:
    """Come in as a guest; whoever is here already only changes their name."""
    if context.session is not None:
        return await change_me(context)
    services = context.services
    services.charge("guests", context.address)
    services.moderation.check_name(context.asked.name)
    session, cookie = await services.identity.come_as_guest(context.asked, context.device)
    await services.moderation.note_address("guest", session.person.id, context.address)
    return context.let_in(session, cookie)


async def change_me(context: RequestContext) -> wire.Me:
    """Change my name or language."""
    context.services.moderation.check_name(context.asked.name)
    await context.services.identity.rename(context.here, context.asked)
    return me(context.person)


async def register(context: RequestContext) -> wire.Me:
    """Open an account; a guest keeps their seats."""
    services = context.services
    services.charge("accounts", context.address)
    services.moderation.check_name(context.asked.name)
    session, cookie = await services.identity.register(
        context.session, context.asked, context.device
    )
    await services.moderation.note("register", session.person.id, context.address)
    return context.let_in(session, cookie)


async def login(context: RequestContext) -> wire.Me:
    """Come back to an account."""
    account = account_key(tidy_name(context.asked.name))  # however it is spelt
    context.services.charge("logins", context.address)
    context.services.charge("logins_of_name", f"{context.address} {account}")
    context.services.charge("logins_of_account", account)
    services = context.services
    try:
        session, cookie = await services.identity.login(
            context.session, context.asked, context.device
        )
    except Refused:
        known = await services.service.store.account(context.asked.name)
        about = known.id if known is not None else None
        await services.moderation.note("login_failed", about, context.address)
        raise
    await services.moderation.note("login", session.person.id, context.address)
    return context.let_in(session, cookie)


async def logout(context: RequestContext) -> wire.Me:
    """Sign out; a guest who does so cannot come back."""
    await context.services.identity.logout(context.here)
    context.session, context.cookie = None, ""
    return me(None)


async def change_password(context: RequestContext) -> wire.Me:
    """Choose another password; I am signed out everywhere else."""
    here = context.here
    context.services.charge("logins_of_name", here.person.id)
    await context.services.accounts.change_password(here, context.asked, context.address)
    return me(here.person)


async def my_sessions(context: RequestContext) -> wire.SessionList:
    """Where I am signed in."""
    return await context.services.accounts.sessions(context.here)


async def end_session(context: RequestContext) -> wire.SessionList:
    """Sign out in another browser."""
    await context.services.accounts.end_session(context.here, context.parts["session"])
    return await context.services.accounts.sessions(context.here)


async def end_other_sessions(context: RequestContext) -> wire.SessionList:
    """Sign out everywhere else."""
    await context.services.accounts.end_others(context.here)
    return await context.services.accounts.sessions(context.here)


async def export_me(context: RequestContext) -> Raw:
    """Everything that is kept of me."""
    here = context.here
    context.charge("exports")
    return Raw(await context.services.accounts.export(here), "tabula-rubra.json")


async def delete_me(context: RequestContext) -> wire.Me:
    """Delete me and everything that is mine, for good. Games stay, without my name."""
    here = context.here
    context.services.charge("logins_of_name", here.person.id)
    await context.services.accounts.delete(here, context.asked, context.address)
    context.session, context.cookie = None, ""
    return me(None)


async def set_reminders(context: RequestContext) -> wire.Me:
    """Choose how to be told that it is my turn in correspondence games."""
    here = context.here
    await context.services.reminders_service.check(context.asked)
    await context.services.identity.remind(here, context.asked)
    return me(here.person)


async def push_key(context: RequestContext) -> wire.PushKey:
    """The key that a browser needs to be reachable."""
    service = context.services.reminders_service
    return wire.PushKey(service.public_key, service.mail.is_offered)


async def set_email(context: RequestContext) -> wire.Me:
    """Be written to at an address, once its reader has agreed; or no more."""
    here = context.here
    if context.asked.address is not None:
        context.charge("mails")
        context.services.charge("mails", f"from {context.address}")
        # However it is spelt: with quotes, comments or capitals it is the same mailbox
        address = check_address(context.asked.address)
        context.services.charge("mails", f"to {address.casefold()}")
    await context.services.reminders_service.mail.set_address(here, context.asked)
    return me(here.person)


async def confirm_email(context: RequestContext) -> wire.MailAnswer:
    """Agree to mails, by the link in the first one."""
    return await context.services.reminders_service.mail.confirm(context.asked.code)


async def stop_email(context: RequestContext) -> wire.MailAnswer:
    """No more mails, by the link in any of them."""
    return await context.services.reminders_service.mail.stop(context.asked.code)


async def set_sign(context: RequestContext) -> wire.Me:
    """Choose what I am known by, besides my name; from the next seat on."""
    here = context.here
    await context.services.identity.change(here, sign=context.asked.sign)
    return me(here.person)


async def my_friends(context: RequestContext) -> wire.FriendList:
    """My friends, and the code of my link."""
    return await context.services.friends.of(context.somebody)


async def new_friend_code(context: RequestContext) -> wire.FriendList:
    """Make a link by which others become my friends; the one before ends."""
    here = context.here
    context.charge("friends")
    return await context.services.friends.new_code(here)


async def friend_inviter(context: RequestContext) -> wire.Person:
    """Who asks by a link."""
    context.charge("friends")
    return await context.services.friends.inviter(context.parts["code"])


async def accept_friend(context: RequestContext) -> wire.FriendList:
    """Become the friend of whoever sent me their link."""
    somebody = context.somebody
    context.charge("friends")
    return await context.services.friends.accept(somebody, context.asked.code)


async def drop_friend(context: RequestContext) -> wire.FriendList:
    """Be friends no more."""
    return await context.services.friends.drop(context.somebody, context.parts["friend"])


async def my_tallies(context: RequestContext) -> wire.TallyList:
    """How often I have played each game, and won."""
    return await context.service.tallies_of(context.somebody)


async def person(context: RequestContext) -> wire.Career:
    """What somebody has played."""
    return await context.service.career(context.parts["person"])


async def ratings(context: RequestContext) -> wire.RatingList:
    """Who is how strong at a game."""
    return wire.RatingList(await context.service.ratings(context.parts["game"]))


# --- Games and tables ---


async def games(context: RequestContext) -> wire.GameList:
    """The games that can be played."""
    return wire.GameList(context.service.games())


async def words(context: RequestContext) -> wire.GameWords:
    """The words of a game."""
    return await context.service.game_words(context.parts["game"])


async def rules(context: RequestContext) -> wire.GameRules:
    """The rules of a game, clause by clause, in the language asked for."""
    return await context.service.game_rules(context.parts["game"], context.query.language)


async def open_tables(context: RequestContext) -> wire.TableList:
    """Tables that wait for somebody."""
    return await context.service.open_tables(context.query.game)


async def watchable_tables(context: RequestContext) -> wire.TableList:
    """Tables where somebody plays and anybody may watch."""
    return await context.service.watchable_tables(context.query.game)


async def my_tables(context: RequestContext) -> wire.TableList:
    """My tables, and those where a seat is kept for me."""
    return await context.service.tables_of(context.somebody, context.query.before)


async def gallery(context: RequestContext) -> wire.TableList:
    """Games that everybody who played them wants shown."""
    query: GalleryQuery = context.query
    return await context.service.gallery.shown(query.game, query.before)


async def gallery_offers(context: RequestContext) -> wire.GalleryOfferList:
    """My games that somebody at them wants shown."""
    return await context.service.gallery.offers(context.somebody)


async def gallery_state(context: RequestContext) -> wire.GalleryState:
    """Whether a game of mine is shown, and who agrees."""
    return await context.service.gallery.state(context.somebody, context.table)


async def show_game(context: RequestContext) -> wire.GalleryState:
    """Want a game shown that I have played; it is when all who played it do."""
    somebody = context.somebody
    context.charge("gallery")
    return await context.service.gallery.agree(somebody, context.table)


async def withdraw_game(context: RequestContext) -> wire.GalleryState:
    """Not want it shown any more."""
    return await context.service.gallery.withdraw(context.somebody, context.table)


async def create_table(context: RequestContext) -> wire.TableInfo:
    """Make a table."""
    somebody = context.somebody
    context.charge("tables")
    if context.asked.box is not None:
        context.charge("boxes")
    made = await context.makes(context.service.making.create(somebody, context.asked))
    await context.services.moderation.note_address("table", made.id, context.address)
    return made


async def table(context: RequestContext) -> wire.TableInfo:
    """A table, from outside."""
    return await context.service.info(context.person, context.table, context.query.invitation)


async def take_seat(context: RequestContext) -> wire.TableInfo:
    """Sit down at a table."""
    return await context.service.take_seat(context.somebody, context.table, context.asked)


async def set_ready(context: RequestContext) -> wire.TableInfo:
    """Say that I am ready to begin, or not yet."""
    return await context.service.set_ready(context.somebody, context.table, context.asked.yes)


async def keep_seat(context: RequestContext) -> wire.TableInfo:
    """Keep an empty seat of my table for a friend."""
    return await context.service.making.keep_seat(
        context.somebody, context.table, context.seat, context.asked.friend
    )


async def leave_seat(context: RequestContext) -> wire.TableInfo:
    """Get up again, before the game begins; whoever made the table can free any seat."""
    return await context.service.leave_seat(context.somebody, context.table, context.seat)


async def close_table(context: RequestContext) -> wire.TableInfo:
    """Close my table, before the game begins or where nobody else plays."""
    return await context.service.close_table(context.somebody, context.table)


async def set_bot(context: RequestContext) -> wire.TableInfo:
    """Put a bot at an empty seat, or take it away."""
    return await context.service.set_bot(
        context.somebody, context.table, context.seat, context.asked
    )


async def report_line(context: RequestContext) -> wire.Reported:
    """Complain of a line that was said, to those who run the server."""
    somebody = context.somebody
    context.charge("reports")
    await context.service.info(
        somebody, context.table, context.query.invitation
    )  # who may not look, cannot
    asked: wire.ReportLine = context.asked
    moderation = context.services.moderation
    return wire.Reported(
        await moderation.report(somebody, context.table, asked.line, asked.why, context.address)
    )


async def rematch(context: RequestContext) -> wire.TableInfo:
    """Play again with the same people."""
    somebody = context.somebody
    context.charge("tables")
    return await context.makes(
        context.service.making.rematch(somebody, context.table, context.asked.nonce)
    )


async def branch(context: RequestContext) -> wire.TableInfo:
    """Continue a finished game from a step of it, at a new table."""
    somebody = context.somebody
    context.charge("tables")
    return await context.makes(
        context.service.making.branch(somebody, context.table, context.asked)
    )


async def import_record(context: RequestContext) -> wire.TableInfo:
    """Put a game record on the server to look at it or to continue it."""
    somebody = context.somebody
    context.charge("tables")
    context.charge("boxes")
    return await context.makes(context.service.making.import_record(somebody, context.asked))


async def record(context: RequestContext) -> Raw:
    """The record of a finished game."""
    written = await context.service.record(context.person, context.table, context.query.invitation)
    return Raw(written.encode(), f"{context.table}.json")


async def draws(context: RequestContext) -> Raw:
    """Every draw of a finished game, to be worked out again from its key."""
    context.charge("boxes")
    told = await context.service.draws(
        context.person, context.table, context.query.invitation, context.address
    )
    return Raw(told)


async def view_at(context: RequestContext) -> wire.Replay:
    """A step of a game, as whoever asks may know it."""
    query: ReplayQuery = context.query
    return await context.service.view_at(
        context.person,
        context.table,
        query.at,
        query.seat,
        query.invitation,
        everything=query.open,
    )


async def updates(context: RequestContext) -> Raw:
    """What happened since, for those who cannot open a socket; waits for news for a while."""
    query: LiveQuery = context.query
    since = None
    if query.epoch is not None and query.version is not None:
        since = (query.epoch, query.version)
    told = await context.service.updates(
        context.person, context.table, query.seat, query.invitation, since
    )
    return Raw(b"[" + b",".join(told) + b"]")


async def do(context: RequestContext) -> wire.Reply | wire.Pong:
    """Do at a table what a message over the socket would do."""
    if isinstance(context.asked, wire.Ping):
        return wire.Pong(time())
    query: TableQuery = context.query
    reply = await context.service.do(
        TableRequest(
            context.person,
            context.table,
            context.asked,
            invitation=query.invitation,
            address=context.address,
        )
    )
    if reply.error is not None:
        raise Refused(reply.error.reason, reply.error.text)
    return reply


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, wire.GameList),
    Endpoint("GET", "/api/games/{game}", words, wire.GameWords),
    Endpoint("GET", "/api/games/{game}/rules", rules, wire.GameRules, query=RulesQuery),
    Endpoint("GET", "/api/me", get_me, wire.Me, for_banned=True),
    Endpoint("POST", "/api/me", be_guest, wire.Me, wire.BeGuest),
    Endpoint("PATCH", "/api/me", change_me, wire.Me, wire.BeGuest),
    Endpoint("POST", "/api/register", register, wire.Me, wire.Credentials),
    Endpoint("POST", "/api/login", login, wire.Me, wire.Credentials),
    Endpoint("POST", "/api/logout", logout, wire.Me, for_banned=True),
    Endpoint("PUT", "/api/me/password", change_password, wire.Me, wire.ChangePassword),
    Endpoint("GET", "/api/me/sessions", my_sessions, wire.SessionList),
    Endpoint("DELETE", "/api/me/sessions", end_other_sessions, wire.SessionList),
    Endpoint("DELETE", "/api/me/sessions/{session}", end_session, wire.SessionList),
    Endpoint("GET", "/api/me/export", export_me, dict[str, Any], for_banned=True),
    Endpoint("POST", "/api/me/delete", delete_me, wire.Me, wire.Farewell, for_banned=True),
    Endpoint("GET", "/api/me/tables", my_tables, wire.TableList, query=PageQuery),
    Endpoint("GET", "/api/me/tallies", my_tallies, wire.TallyList),
    Endpoint("PUT", "/api/me/sign", set_sign, wire.Me, wire.SetSign),
    Endpoint("PUT", "/api/me/email", set_email, wire.Me, wire.SetEmail),
    Endpoint("POST", "/api/mail/confirm", confirm_email, wire.MailAnswer, wire.MailCode),
    Endpoint("POST", "/api/mail/stop", stop_email, wire.MailAnswer, wire.MailCode, for_banned=True),
    Endpoint("GET", "/api/me/friends", my_friends, wire.FriendList),
    Endpoint("POST", "/api/me/friends", accept_friend, wire.FriendList, wire.FriendCode),
    Endpoint("POST", "/api/me/friend-code", new_friend_code, wire.FriendList),
    Endpoint("DELETE", "/api/me/friends/{friend}", drop_friend, wire.FriendList),
    Endpoint("GET", "/api/friend-codes/{code}", friend_inviter, wire.Person),
    Endpoint("PUT", "/api/me/reminders", set_reminders, wire.Me, wire.Reminders),
    Endpoint("GET", "/api/push-key", push_key, wire.PushKey),
    Endpoint("GET", "/api/people/{person}", person, wire.Career),
    Endpoint("GET", "/api/ratings/{game}", ratings, wire.RatingList),
    Endpoint("GET", "/api/tables", open_tables, wire.TableList, query=GameQuery),
    Endpoint("GET", "/api/tables/watch", watchable_tables, wire.TableList, query=GameQuery),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        wire.TableInfo,
        wire.NewTable,
        longest=2 * wire.LONGEST_BOX,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/records",
        import_record,
        wire.TableInfo,
        wire.FromRecord,
        longest=2 * wire.LONGEST_RECORD,
        status=201,
    ),
    Endpoint("GET", "/api/gallery", gallery, wire.TableList, query=GalleryQuery),
    Endpoint("GET", "/api/me/gallery", gallery_offers, wire.GalleryOfferList),
    Endpoint("GET", "/api/tables/{table}/gallery", gallery_state, wire.GalleryState),
    Endpoint("PUT", "/api/tables/{table}/gallery", show_game, wire.GalleryState),
    Endpoint("DELETE", "/api/tables/{table}/gallery", withdraw_game, wire.GalleryState),
    Endpoint("GET", "/api/tables/{table}", table, wire.TableInfo, query=TableQuery),
    Endpoint("DELETE", "/api/tables/{table}", close_table, wire.TableInfo),
    Endpoint("POST", "/api/tables/{table}/seats", take_seat, wire.TableInfo, wire.TakeSeat),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        report_line,
        wire.Reported,
        wire.ReportLine,
        query=TableQuery,
        status=201,
    ),
    Endpoint("DELETE", "/api/tables/{table}/seats/{seat}", leave_seat, wire.TableInfo),
    Endpoint("PUT", "/api/tables/{table}/ready", set_ready, wire.TableInfo, wire.SetReady),
    Endpoint(
        "PUT", "/api/tables/{table}/seats/{seat}/kept", keep_seat, wire.TableInfo, wire.KeepSeat
    ),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}/bot", set_bot, wire.TableInfo, wire.SetBot),
    Endpoint(
        "POST", "/api/tables/{table}/rematch", rematch, wire.TableInfo, wire.Rematch, status=201
    ),
    Endpoint("POST", "/api/tables/{table}/branch", branch, wire.TableInfo, wire.Branch, status=201),
    Endpoint("GET", "/api/tables/{table}/record", record, dict[str, Any], query=TableQuery),
    Endpoint("GET", "/api/tables/{table}/draws", draws, wire.DrawList, query=TableQuery),
    Endpoint("GET", "/api/tables/{table}/replay", view_at, wire.Replay, query=ReplayQuery),
    Endpoint(
        "GET",
        "/api/tables/{table}/updates",
        updates,
        list[wire.Whole | wire.Change],
        query=LiveQuery,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/do",
        do,
        wire.Reply | wire.Pong,
        wire.TableMessage,
        query=TableQuery,
    ),
    *CLUB_ENDPOINTS,
]
