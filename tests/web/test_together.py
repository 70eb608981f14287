"""Several people at one table: each in a browser of their own, or all at one device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser import ROOT, Visit
from tests.web.hands import hands_of
from tests.web.table import (
    GAMES,
    PATIENCE,
    arrive,
    assert_fair,
    my_turn,
    open_table,
    sit,
    try_to,
)

# What a page complains about while its network is away
AWAY = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection to"]
REFUSED = "the server responded with a status of 4"  # what a browser says to it by itself


def gather(visit: Visit, game: str, people: int, players: int, **more: Any) -> list[Page]:
    """One opens a table, the others come by its link and sit down."""
    pages = [visit("/") for _ in range(people)]
    path = open_table(pages[0], game, players, open_seats=people - 1, **more)
    for page in pages[1:]:
        sit(page, path)
    for page in pages:
        arrive(page, game)
    return pages


def go_round(pages: list[Page], game: str, rounds: int) -> list[str | None]:
    """Each in turn does what they are asked; what was done last by each."""
    done: list[str | None] = []
    for turn in range(rounds):
        done = [try_to(hands_of(game).act, page, turn) for page in pages]
        pages[0].wait_for_timeout(30)
        if "over" in done:
            break
    return done


# --- At several devices ---


def test_two_people_play_a_whole_game(visit: Visit) -> None:
    """To the end, which both see; one reloads in the middle. They play again, by the same line."""
    pages = gather(visit, "rubico", 2, 3)
    go_round(pages, "rubico", 12)
    pages[1].reload()
    arrive(pages[1], "rubico")
    for _ in range(40):
        if "over" in go_round(pages, "rubico", 50):
            break
    for page in pages:
        expect(page.locator(".result .roles li")).to_have_count(3)
    expect(pages[0].locator(".result .why")).to_have_text(
        pages[1].locator(".result .why").inner_text()
    )
    assert_fair(pages[0])
    assert_fair(pages[1], sat_down=True)
    old = pages[0].url
    new_lines: list[str] = []
    for page in pages:  # it begins when both have asked for it
        page.on("websocket", lambda socket: new_lines.append(socket.url))
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: url != old)
    for page in pages:
        arrive(page, "rubico")
    assert pages[0].url == pages[1].url
    assert any(any(go_round(pages, "rubico", 1)) for _ in range(200))
    assert new_lines == []


def test_five_people_one_reloads_and_one_loses_the_network(visit: Visit) -> None:
    """Everybody plays on, and all see the same."""
    visit.forgiven += AWAY
    pages = gather(visit, "rubico", 5, 5)
    go_round(pages, "rubico", 2)
    pages[3].reload()
    arrive(pages[3], "rubico")
    pages[4].context.set_offline(True)
    expect(pages[4].locator(".line-lost")).to_be_visible(timeout=PATIENCE)
    go_round(pages[:4], "rubico", 4)
    pages[4].context.set_offline(False)
    expect(pages[4].locator(".line-lost")).to_have_count(0, timeout=PATIENCE)
    for _ in range(40):
        go_round(pages, "rubico", 5)
        if pages[0].locator(".log .turn").count() > 1:  # another turn was begun
            break
    assert pages[0].locator(".log .turn").count() > 1
    for page in pages[1:]:
        expect(page.locator(".log .turn")).to_have_count(pages[0].locator(".log .turn").count())
        expect(page.locator("article.seat")).to_have_count(4)


def test_a_move_made_without_a_network_is_sent_when_it_is_back(visit: Visit) -> None:
    """It is not lost, and not made twice."""
    visit.forgiven += AWAY
    page = visit("/")
    open_table(page, "cathedral", 2)
    page.locator(".question.mine").wait_for(timeout=PATIENCE)
    page.context.set_offline(True)
    expect(page.locator(".line-lost")).to_be_visible(timeout=PATIENCE)
    page.locator(".section.can").first.click()
    page.locator(".offers [data-move^=claim]").first.click()
    expect(page.locator(".question")).to_contain_text("One moment")
    page.context.set_offline(False)
    page.locator(".space.live").first.wait_for(timeout=PATIENCE)
    expect(page.locator(".log .event", has_text="You claim")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_does_the_other_sees(visit: Visit, game: str) -> None:
    """What all may know of others stands in both logs, in the same words."""
    pages = gather(visit, game, 2, 3)
    before = pages[1].locator(".log .event").count()
    go_round(pages, game, 15)
    public: list[list[str]] = []
    for _ in range(200):  # what bots have done since may have come to one and not yet to the other
        logs = [page.locator(".log .event").all_inner_texts() for page in pages]
        public = [[line for line in log if is_public(line, logs)] for log in logs]
        if len(logs[1]) > before and public[0] == public[1]:
            break
        pages[0].wait_for_timeout(50)
    assert len(public[0]) > 3
    assert public[0] == public[1]


def is_public(line: str, logs: list[list[str]]) -> bool:
    """Whether both read it, and it speaks to neither of them."""
    return not re.search(r"\b[Yy]our?\b", line) and all(line in log for log in logs)


# --- Secrets ---


@pytest.mark.parametrize("game", GAMES)
def test_nothing_comes_to_a_browser_that_is_anothers_secret(visit: Visit, game: str) -> None:
    """Neither in a frame of the socket nor in any answer: hands, roles, bids, powers, the deal."""
    answers: list[str] = []

    def note(route: Route) -> None:
        answer = route.fetch()
        answers.append(answer.text())
        route.fulfill(response=answer)

    pages = gather(visit, game, 2, 3)
    for page in pages:
        page.route("**/api/tables/**", note)
    pages[1].reload()  # so that answers come while there is something to hide
    arrive(pages[1], game)
    go_round(pages, game, 15)
    hiding = [one for one in answers if phase(one) != "over"]  # a game that is over hides nothing
    assert hiding
    for answer in hiding:
        assert not re.search('"(hand|bid|role|secret|key|view)"', answer)
    seen_of_mine = 0
    for page in pages:
        frames = visit.frames[page]
        assert len(frames) > 5
        scenes = told_scenes(frames)
        me = next(scene["viewer"] for scene in scenes if scene.get("viewer") is not None)
        for scene in scenes:
            assert_private(scene, me)
            seen_of_mine += len(secrets_of(scene, me))
        assert_own_events(frames, scenes, me)
    # There was something to hide, and each saw their own
    assert seen_of_mine > 10 or not hands_of(game).hides


def phase(answer: str) -> str:
    """Of the table that an answer tells of."""
    told = json.loads(answer)
    return str((told.get("table") or told)["phase"])


def told_scenes(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every scene that a browser could put together from what it was told."""
    scenes: list[dict[str, Any]] = []
    scene: dict[str, Any] = {}
    for frame in frames:
        if frame["is"] == "whole":
            scene = frame["scene"]
        elif frame["is"] == "change":
            for path, *value in frame.get("patches") or []:
                scene = patched(scene, path, value)
        else:
            continue
        scenes.append(scene)
    return scenes


def patched(whole: Any, path: list[Any], value: list[Any]) -> Any:
    """A copy in which one place is other than it was, or gone."""
    if not path:
        return value[0]
    head, *rest = path
    copy = list(whole) if isinstance(whole, list) else dict(whole)
    if not rest and not value:
        del copy[head]
    elif isinstance(copy, list) and head == len(copy):
        copy.append(patched(None, rest, value))
    else:
        inside = copy[head] if isinstance(copy, list) else copy.get(head)
        copy[head] = patched(inside, rest, value)
    return copy


def secrets_of(scene: dict[str, Any], seat: int) -> list[Any]:
    """What of a seat is hidden from others, as far as this scene tells it."""
    view = scene.get("view")
    if not view or view["result"]:
        return []
    place = view["seats"][seat]
    found = [place.get(key) for key in ("hand", "bid", "role")]
    if place.get("has_power"):
        found.append(place.get("power"))
    found += [slot["card"] for slot in place.get("row", [])]
    if view["step"] == "suggest":
        found += [place.get("row"), place.get("claim")]
    return [one for one in found if one]


def assert_private(scene: dict[str, Any], me: int) -> None:
    """Nothing of others, and nothing of the deal; once there is a result, roles are open."""
    view = scene.get("view")
    for seat in range(len(view["seats"]) if view else 0):
        if seat != me:
            assert secrets_of(scene, seat) == [], f"seat {me} knows of seat {seat}"
    if scene["table"]["phase"] == "over":
        return
    fairness = scene.get("fairness") or {}
    assert not fairness.get("secret")
    assert not fairness.get("key")


def assert_own_events(frames: list[dict[str, Any]], scenes: list[dict[str, Any]], me: int) -> None:
    """What is told to one seat alone is told of nobody else: one role, one power, cards of mine."""
    events = [event for frame in frames for _, event in frame.get("events") or []]
    kinds = [event[0] for event in events]
    for kind in ("got_role", "got_power"):
        assert kinds.count(kind) <= 1 + sum(frame["is"] == "whole" for frame in frames)
    roles = {event[1] for event in events if event[0] == "got_role"}
    mine = {scene["view"]["seats"][me].get("role") for scene in scenes if scene.get("view")}
    assert roles <= mine
    drawn = {event[1] for event in events if event[0] == "drew" and len(event) == 2}
    held = {
        card["number"]
        for scene in scenes
        if scene.get("view")
        for card in scene["view"]["seats"][me].get("hand") or []
        if isinstance(card, dict)
    }
    assert drawn <= held


# --- At one device ---


@pytest.mark.parametrize("game", ["rubico", "rubricatus"])
def test_pass_and_play_shows_no_hand_before_the_curtain_is_lifted(visit: Visit, game: str) -> None:
    """Neither on the page nor over the wire."""
    page = visit("/")
    open_table(page, game, 3, here=2)
    lifted = 0
    for turn in range(400):
        if lifted >= 4:
            break
        if page.locator(".curtain").count():
            # A watcher's scene: no hand of anybody is on the page or behind it
            expect(page.locator(".mine")).to_have_count(0)
            scene = told_scenes(visit.frames[page])[-1]
            assert scene.get("viewer") is None
            for seat in range(3):
                assert secrets_of(scene, seat) == []
            page.locator(".curtain button").click()
            page.locator(".curtain").wait_for(state="detached")
            lifted += 1
        else:
            try_to(hands_of(game).act, page, turn)
            page.wait_for_timeout(50)
    assert lifted >= 4


# --- Not the way one thought ---


def menu(page: Page, words: str) -> None:
    """Choose something in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name=words).click()


def test_going_back_needs_everybodys_consent(visit: Visit) -> None:
    """One asks, the other does not agree; then they do."""
    pages = gather(visit, "cathedral", 2, 2)
    pages[0].locator(".question.mine, .whose:not(.mine)").first.wait_for()
    first, second = pages if pages[0].locator(".question.mine").count() else reversed(pages)
    first.locator(".section.can").first.click()
    name = first.locator(".section.chosen").get_attribute("data-section")
    first.locator(".offers [data-move^=claim]").first.click()
    section = second.locator(f"[data-section={name}]")
    expect(section).to_have_attribute("aria-label", re.compile("Claimed by"))
    menu(first, "Ask the table to go back")
    expect(second.locator(".proposal")).to_contain_text("asks to go back")
    # They could have done so alone: nothing is lost by it
    expect(second.locator(".proposal")).not_to_contain_text("ratings")
    second.get_by_role("button", name="Do not agree").click()
    for page in (first, second):
        expect(page.locator(".proposal")).to_have_count(0)
    expect(section).to_have_attribute("aria-label", re.compile("Claimed by"))
    menu(first, "Ask the table to go back")
    second.get_by_role("button", name="Agree", exact=True).click()
    for page in (first, second):
        expect(page.locator(f"[data-section={name}]")).to_have_attribute(
            "aria-label", re.compile("No banner yet")
        )
    first.locator(".section.can").first.click()


def test_going_back_further_is_said_to_cost_the_rating(visit: Visit) -> None:
    """Whoever asks is told before they do, and the other before they agree; then it is so."""
    pages = gather(visit, "cathedral", 2, 2)
    while any(not page.locator(".log li").count() for page in pages):
        go_round(pages, "cathedral", 4)
    for turn in range(20):  # until somebody wants back what another has decided after
        go_round(pages, "cathedral", 2)
        first, second = pages if turn % 2 else reversed(pages)
        menu(first, "Ask the table to go back")
        warning = first.locator("dialog", has_text="Go back?")
        first.locator("dialog, .proposal").first.wait_for()
        if warning.count():
            break
        second.get_by_role("button", name="Do not agree").click()
        expect(first.locator(".proposal")).to_have_count(0)
    expect(warning).to_contain_text(UNRATED)
    expect(second.locator(".proposal")).to_have_count(0)  # nothing is asked before they are sure
    warning.get_by_role("button", name="Ask to go back", exact=True).click()
    for page in (first, second):
        expect(page.locator(".proposal")).to_contain_text(UNRATED)
    second.get_by_role("button", name="Agree", exact=True).click()
    for page in (first, second):
        expect(page.locator(".proposal")).to_have_count(0)
    menu(first, "Ask the table to go back")  # once it does not count, nobody is warned any more
    expect(second.locator(".proposal")).to_contain_text("asks to go back")
    expect(second.locator(".proposal")).not_to_contain_text(UNRATED)


UNRATED = "this game no longer counts for ratings, and its record says so"


def test_whoever_gives_up_is_played_by_a_bot(visit: Visit) -> None:
    """And cannot come back; the others see it."""
    pages = gather(visit, "rubico", 2, 3)
    menu(pages[1], "Give up my seat")
    pages[1].locator("dialog").get_by_role("button", name="Give up my seat").click()
    expect(pages[1].locator(".asking")).to_be_visible()
    expect(pages[1].get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(pages[0].locator("article.seat .who:not(.presence)")).to_have_count(2)


def test_nobody_plays_for_somebody_who_looks_away_from_bots(visit: Visit) -> None:
    """They come back to the table as they left it, at a table with a clock too."""
    page = visit("/")
    path = open_table(page, "cathedral", 2, pace={"bank": 30, "grace": 10})
    my_turn(page)
    before = page.locator(".log .event").count()
    page.goto("/")
    page.wait_for_timeout(45_000)  # longer than the grace, the bank and the notice of a bot
    page.goto(path)
    my_turn(page)
    expect(page.locator(".late, .stood-in")).to_have_count(0)
    expect(page.locator(".log .event")).to_have_count(before)


def claim(page: Page) -> None:
    """A whole turn: a section, and its tile on the bench."""
    my_turn(page)
    page.locator(".section.can").first.click()
    page.locator(".offers [data-move^=claim]").first.click()
    page.locator(".space.live").first.click()
    page.locator(".offers [data-move^=place]").first.click()


def test_the_others_are_asked_about_somebody_who_is_away(visit: Visit) -> None:
    """They wait, then let a bot play; it is announced; who comes back sees it and takes it back."""
    pages = gather(visit, "cathedral", 2, 2, pace={"bank": 3600, "grace": 10})
    pages[0].locator(".question.mine, .whose:not(.mine)").first.wait_for()
    gone, here = pages if pages[0].locator(".question.mine").count() else reversed(pages)
    before = here.locator(".log .event").count()
    path = gone.url
    gone.goto("/")
    asked = here.locator(".late")
    expect(asked).to_contain_text("has been away for", timeout=PATIENCE)
    asked.get_by_role("button", name="Keep waiting").click()
    expect(asked.get_by_role("button", name="Keep waiting")).to_have_count(0)
    asked.get_by_role("button", name="Let a bot play").click()
    expect(asked).to_contain_text("A bot plays for")
    expect(here.locator(".late")).to_have_count(0, timeout=PATIENCE)
    expect(here.locator(".log em").first).to_contain_text("a bot for", timeout=PATIENCE)
    gone.goto(path)
    arrive(gone, "cathedral")
    told = gone.locator(".stood-in")
    expect(told).to_contain_text("While you were away a bot decided for you")
    expect(told.locator("li").first).to_be_visible()
    expect(gone.get_by_role("button", name="Take my seat back")).to_have_count(0)
    # As far as nobody has learned anything they take it back alone, else they ask
    button = told.get_by_role("button", name=re.compile("Take it back|Ask the others"))
    asks = "Ask" in button.inner_text()
    button.click()
    if asks:
        here.get_by_role("button", name="Agree", exact=True).click()
    my_turn(gone)
    expect(gone.locator(".log .event")).to_have_count(before)
    expect(told).to_have_count(0)


# --- By invitation ---


def test_an_invitation_invites(visit: Visit) -> None:
    """Also from a table where two sit at one device: whoever has the link can sit down."""
    page = visit("/new/rubico")
    page.locator(".numbers label", has_text="3").click()
    page.locator("fieldset li select").nth(1).select_option("here")
    page.locator("fieldset li select").nth(2).select_option("open")
    page.get_by_label("Only those with the link").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".gathering .link input").input_value()
    friend = visit(None)
    friend.goto(link)
    friend.get_by_role("button", name="Sit here").first.click()
    for one in (friend, page):
        one.get_by_role("button", name="I am ready").click()
    arrive(friend, "rubico")
    page.locator(".curtain, .strip").first.wait_for()


def test_whoever_watches_by_invitation_can_watch_again_and_have_the_record(visit: Visit) -> None:
    """And the result tells them of everybody."""
    page = visit("/")
    record = next(iter(sorted((ROOT / "tests" / "records").glob("rubico/*.json"))))
    page.locator(".bring input").set_input_files(record)
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    table = page.url.split("/table/")[1].split("/")[0]
    told = page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
    assert told["access"] == "invited"
    watcher = visit(f"/table/{table}?invitation={told['invitation']}")
    with watcher.expect_download() as download:
        watcher.locator(".result").get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["game"] == "rubico"
    watcher.locator(".result").get_by_role("link", name="Replay").click()
    watcher.wait_for_url(re.compile("/replay"))
    arrive(watcher, "rubico")
    watcher.get_by_role("button", name="Play on from here").click()
    watcher.wait_for_url(lambda url: "/replay" not in url and table not in url)
    arrive(watcher, "rubico")


# --- What the host may do ---


def test_the_host_frees_a_seat_and_closes_the_table(visit: Visit) -> None:
    """Whoever sat there sees it, cannot sit down again, and finds the table closed later."""
    visit.forgiven.append(REFUSED)
    host, guest = visit("/"), visit("/")
    path = open_table(host, "rubico", 3, open_seats=2)
    sit(guest, path)
    taken = host.locator(".gathering li").nth(1)
    taken.get_by_role("button", name="Free the seat of").click()
    expect(taken.get_by_text("free", exact=True)).to_be_visible()
    again = guest.get_by_role("button", name="Sit here").first
    again.click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has freed your seat")
    # The buttons are the host's alone
    expect(guest.get_by_role("button", name="Free the seat of")).to_have_count(0)
    expect(guest.get_by_role("button", name="Cancel the table")).to_have_count(0)
    host.get_by_role("button", name="Cancel the table").click()
    host.locator("dialog").get_by_role("button", name="Cancel the table").click()
    for page in (host, guest):
        expect(page.get_by_text("This table is closed.")).to_be_visible()


def test_the_host_lets_only_players_talk(visit: Visit) -> None:
    """Those who watch see why they cannot, until they may again."""
    host = visit("/")
    path = open_table(host, "rubico", 3)
    watcher = visit(path)
    arrive(watcher, "rubico")
    for page in (host, watcher):
        page.get_by_role("tab", name="Talk").click()
    expect(watcher.get_by_role("button", name="Let only players talk")).to_have_count(0)
    host.get_by_role("button", name="Let only players talk").click()
    expect(watcher.get_by_text("Only those who play may talk at this table.")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    host.get_by_label("Say something").fill("I still may")
    host.get_by_role("button", name="Send").click()
    watcher.get_by_text("I still may").wait_for()
    host.get_by_role("button", name="Let watchers talk too").click()
    expect(watcher.get_by_label("Say something")).to_be_visible()
