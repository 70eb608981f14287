"""What can be asked of clubs and tournaments; a part of the one list in endpoints.py."""

from __future__ import annotations

from rubra.server.http.context import Endpoint, RequestContext
from rubra.server.protocol import wire

# --- Clubs ---


async def my_clubs(context: RequestContext) -> wire.ClubList:
    """The clubs that I am in."""
    return await context.services.clubs.of(context.somebody)


async def create_club(context: RequestContext) -> wire.Club:
    """Make a club, which I lead."""
    somebody = context.somebody
    context.charge("clubs")
    context.services.moderation.check_name(context.asked.name)
    return await context.services.clubs.make(somebody, context.asked.name)


async def club_invitation(context: RequestContext) -> wire.ClubInvitation:
    """What club a link leads to."""
    context.charge("club_links")
    return await context.services.clubs.invitation(context.person, context.parts["code"])


async def join_club(context: RequestContext) -> wire.Club:
    """Join a club by its link."""
    somebody = context.somebody
    context.charge("club_links")
    return await context.services.clubs.join(somebody, context.asked.code)


async def club(context: RequestContext) -> wire.Club:
    """A club that I am in."""
    return await context.services.clubs.show(context.somebody, context.club)


async def rename_club(context: RequestContext) -> wire.Club:
    """Give the club that I lead another name."""
    somebody = context.somebody
    context.services.moderation.check_name(context.asked.name)
    return await context.services.clubs.rename(somebody, context.club, context.asked.name)


async def new_club_code(context: RequestContext) -> wire.Club:
    """Make another link to the club that I lead; the one before ends."""
    somebody = context.somebody
    context.charge("clubs")
    return await context.services.clubs.new_code(somebody, context.club)


async def hand_over_club(context: RequestContext) -> wire.Club:
    """Have another member lead the club that I lead."""
    return await context.services.clubs.hand_over(
        context.somebody, context.club, context.asked.person
    )


async def drop_member(context: RequestContext) -> wire.ClubList:
    """Leave a club, or remove a member of the one that I lead, whose link ends then; my clubs."""
    somebody = context.somebody
    await context.services.clubs.drop_member(somebody, context.club, context.parts["person"])
    return await context.services.clubs.of(somebody)


async def close_club(context: RequestContext) -> wire.ClubList:
    """Close the club that I lead, with its tournaments, for good; my clubs."""
    somebody = context.somebody
    await context.services.clubs.close(somebody, context.club)
    return await context.services.clubs.of(somebody)


# --- Tournaments ---


async def create_tournament(context: RequestContext) -> wire.Tournament:
    """Announce a tournament of the club that I lead."""
    somebody = context.somebody
    context.charge("clubs")
    context.services.moderation.check_name(context.asked.name)
    return await context.services.tournaments.make(somebody, context.club, context.asked)


async def tournament(context: RequestContext) -> wire.Tournament:
    """A tournament of a club that I am in."""
    return await context.services.tournaments.show(context.somebody, context.tournament)


async def join_tournament(context: RequestContext) -> wire.Tournament:
    """Take part in a tournament that has not begun."""
    return await context.services.tournaments.join(context.somebody, context.tournament)


async def leave_tournament(context: RequestContext) -> wire.Tournament:
    """Take part no more; whoever leads the club can have others withdraw."""
    return await context.services.tournaments.leave(
        context.somebody, context.tournament, context.parts["person"]
    )


async def start_tournament(context: RequestContext) -> wire.Tournament:
    """Have a tournament of the club that I lead begin."""
    somebody = context.somebody
    context.charge("clubs")
    return await context.services.tournaments.start(somebody, context.tournament)


async def call_off_tournament(context: RequestContext) -> wire.ClubList:
    """Call a tournament of the club that I lead off, for good; my clubs."""
    somebody = context.somebody
    await context.services.tournaments.call_off(somebody, context.tournament)
    return await context.services.clubs.of(somebody)


CLUB_ENDPOINTS = [
    Endpoint("GET", "/api/me/clubs", my_clubs, wire.ClubList),
    Endpoint("POST", "/api/me/clubs", join_club, wire.Club, wire.JoinClub),
    Endpoint("GET", "/api/club-codes/{code}", club_invitation, wire.ClubInvitation),
    Endpoint("POST", "/api/clubs", create_club, wire.Club, wire.NameClub, status=201),
    Endpoint("GET", "/api/clubs/{club}", club, wire.Club),
    Endpoint("PATCH", "/api/clubs/{club}", rename_club, wire.Club, wire.NameClub),
    Endpoint("DELETE", "/api/clubs/{club}", close_club, wire.ClubList),
    Endpoint("POST", "/api/clubs/{club}/code", new_club_code, wire.Club),
    Endpoint("PUT", "/api/clubs/{club}/leader", hand_over_club, wire.Club, wire.LeadClub),
    Endpoint("DELETE", "/api/clubs/{club}/members/{person}", drop_member, wire.ClubList),
    Endpoint(
        "POST",
        "/api/clubs/{club}/tournaments",
        create_tournament,
        wire.Tournament,
        wire.NewTournament,
        status=201,
    ),
    Endpoint("GET", "/api/tournaments/{tournament}", tournament, wire.Tournament),
    Endpoint("DELETE", "/api/tournaments/{tournament}", call_off_tournament, wire.ClubList),
    Endpoint("POST", "/api/tournaments/{tournament}/people", join_tournament, wire.Tournament),
    Endpoint(
        "DELETE", "/api/tournaments/{tournament}/people/{person}", leave_tournament, wire.Tournament
    ),
    Endpoint("POST", "/api/tournaments/{tournament}/start", start_tournament, wire.Tournament),
]
