"""Tables without a server: everything around one device, in a tab, from a folder of static files.

The host knows nothing but files. Whatever is asked of another address is a complaint, as in all
tests of pages.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from rubra.core import record_file, registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.core.record_file import GameRecord
from tests.cli.command import printed, refused
from tests.laws.fuzz_boxes import to_toml
from tests.web.browser import DESKTOP, PHONE, ROOT, Visit, profile
from tests.web.hands import hands_of
from tests.web.static_host import Host
from tests.web.table import (
    GAMES,
    PATIENCE,
    arrive,
    assert_fits,
    my_turn,
    play,
    press,
    try_to,
    violations,
)

RECORDS = ROOT / "tests" / "records"
# Bots do not hold answers back
AT_ONCE = "location.protocol === 'about:' || localStorage.setItem('tabula-rubra:pause', '0')"


@pytest.fixture
def visit(visit_site: Visit) -> Visit:
    """Of a site."""
    return visit_site


def come(visit: Visit, size: dict[str, int] = DESKTOP, **more: Any) -> Page:
    """A page whose bots answer at once."""
    page = visit(None, size, **more)
    page.context.add_init_script(AT_ONCE)
    page.goto("./")
    page.locator(".game").first.wait_for()
    return page


def open_here(page: Page, game: str, players: int, level: str = "random", here: int = 0) -> None:
    """A table of this browser, made by its form."""
    page.evaluate("game => (location.hash = `/new/${game}`)", game)
    page.locator("form.sheet").wait_for()
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    if here + 1 < players:
        if level == "random":  # which people are not offered
            page.locator("input[name=fill]").last.evaluate("one => (one.value = 'bot:random')")
        page.locator(f"input[name=fill][value='bot:{level}']").check(force=True)
    for seat in range(1, here + 1):
        page.locator("form.sheet li select").nth(seat).select_option("here")
    page.locator("form.sheet button.main").click()
    arrive(page, game)


def record_of(page: Page, tmp_path: Path) -> GameRecord:
    """The record of the game that is over, as it is saved."""
    with page.expect_download() as download:
        page.locator(".result").get_by_role("button", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = record_file.load(file)
    assert file.read_text(encoding="utf-8") == record_file.encode(record)
    return record


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_server(
    visit: Visit, game: str, size: dict[str, int], tmp_path: Path
) -> None:
    """Against bots, the network cut after one visit, and the page loaded again in the middle; its
    record verifies here.
    """
    page = come(visit, size, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    open_here(page, game, hands_of(game).players, "easy")
    play(page, hands_of(game).act, until=[hands_of(game).some_choice])
    address = page.url
    page.reload()
    arrive(page, game)
    assert page.url == address
    play(page, hands_of(game).act)
    expect(page.locator(".result")).to_be_visible()
    record = record_of(page, tmp_path)
    match = record_file.verify(record)
    assert match.is_over
    told = printed("replay", tmp_path / "record.json", "--json")
    assert len(json.loads(told)["steps"]) == len(record.moves)
    assert "verified" in printed("verify", tmp_path / "record.json")
    assert [seat.bot for seat in record.seats[1:]] == ["easy"] * (match.players - 1)
    assert_fair(page)


def assert_fair(page: Page) -> None:
    """Every link of the chain is checked here, and the game is played again from its key."""
    page.locator(".result").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Fair deal").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".fairness li")).to_have_count(5, timeout=PATIENCE)
    expect(page.locator(".fairness li.same")).to_have_count(5)
    expect(page.locator(".fairness li").last).to_contain_text("Played again from the key")
    page.keyboard.press("Escape")


# What can be pressed on the board where there is no list of choices: one thing is to be done
ONLY_THING = ", ".join(
    (
        ".row li.legal button, .offers .button, .mine .act .button:not(:disabled)",
        ".section.can, .space.live, .die.can, .stall.can, button.peg",
        ".mine .sure .button.main, .mine .doing .button, .hand .use, .hand .whole, button.legal",
    )
)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_only(visit: Visit, game: str) -> None:
    """From the home page to the result, with a hint on the way and the network cut after one visit;
    nothing needs a pointer.
    """
    page = come(visit, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    press(page, f".game a[href='#/new/{game}']")
    page.locator("form.sheet").wait_for()
    press(page, "form.sheet button.main")
    arrive(page, game)
    my_turn(page)
    page.keyboard.press("h")
    press(page, ".hint summary")
    expect(page.locator(".hint td").first).to_be_visible(timeout=PATIENCE)
    if game == "rubico":
        expect(page.locator(".hint li").first).to_contain_text("senator")  # what the bot believes
    page.keyboard.press("Escape")
    decisions = 0
    while not page.locator(".result").count():
        page.locator(".question.mine, .result").first.wait_for(timeout=PATIENCE)
        list_of_choices = ".question.mine .button.small"
        if page.locator(list_of_choices).count():
            press(page, list_of_choices)
            press(page, "#choices .button")
            decisions += 1
        elif page.locator(".question.mine").count():  # there is one thing to do
            press(page, ONLY_THING)
        page.wait_for_timeout(50)
        assert decisions < 400
    assert decisions > 5


# What happens on the page from the moment that a bot thinks: the menu is opened, and painted
WHILE_IT_THINKS = """() => {
    window.spells = []
    let told = () => undefined
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => data.update?.is === 'change' && told())
        }
    }
    new MutationObserver(() => {
        const sign = document.querySelector('.question .thinking')
        if (!sign || sign.seen || document.querySelector('dialog')) return
        sign.seen = true
        const line = document.querySelector('.question [role=status]').innerText
        const order = []
        spells.push({ line, order })
        told = () => order.push('told')
        document.querySelector('.bar button[aria-label=Menu]').click()
        requestAnimationFrame(() => {
            if (!document.querySelector('dialog[open]')) return
            const painted = new MessageChannel()
            painted.port1.onmessage = () => {
                order.push('menu')
                document.querySelector('dialog header button').click()
            }
            painted.port2.postMessage(0)
        })
    }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_answers_while_hard_thinks_and_says_that_it_does(visit: Visit, game: str) -> None:
    """The menu is opened, and painted, before the worker tells what the bot does."""
    page = come(visit)
    page.evaluate(WHILE_IT_THINKS)  # the worker begins with the first table
    answered: list[dict[str, Any]] = []
    for _ in range(3):  # a short game may be over before it was seen
        open_here(page, game, hands_of(game).players, "hard")
        answered = answers_until_over(page, game)
        if answered:
            break
    assert answered
    assert re.fullmatch(r".+ (is|are) thinking\.", answered[0]["line"].strip())
    page.locator(".question.mine, .result").first.wait_for(timeout=PATIENCE)
    expect(page.locator(".question .thinking")).to_have_count(0)


def answers_until_over(page: Page, game: str) -> list[dict[str, Any]]:
    """When the menu was painted before the worker had told what the bot does."""
    answered: list[dict[str, Any]] = []
    for turn in range(400):
        done = try_to(hands_of(game).act, page, turn)
        answered = page.evaluate("spells.filter(({ order }) => order[0] === 'menu')")
        if answered or done == "over":
            break
        page.wait_for_timeout(30)
    return answered


def test_easy_bots_are_not_said_to_think(visit: Visit) -> None:
    """Nor is a person at this device."""
    page = come(visit)
    page.evaluate(WHILE_IT_THINKS)
    open_here(page, "rubico", 3, "easy")
    play(page, hands_of("rubico").act, until=["take"])
    assert page.evaluate("spells") == []


def test_several_people_around_one_device(visit: Visit) -> None:
    """The curtain falls between them, and nobody sees what another holds."""
    page = come(visit, PHONE)
    open_here(page, "rubico", 3, here=2)
    page.locator(".curtain").wait_for()
    assert violations(page, ".curtain") == []
    play(page, hands_of("rubico").act, until=["curtain", "lay", "declare"])
    page.reload()
    page.locator(".curtain").wait_for()
    expect(page.locator(".hand")).to_have_count(0)
    done = play(page, hands_of("rubico").act)
    assert done[-1] == "over"
    assert done.count("curtain") > 2


def test_talk_and_what_a_bot_answers(visit: Visit) -> None:
    """Words and statements stay with the table; a bot that is asked answers."""
    page = come(visit)
    open_here(page, "rubico", 5, "easy")
    page.get_by_role("tab", name="Talk").click()
    lines = page.locator(".talk .lines p")
    page.locator(".talk input").fill("I am loyal")
    page.keyboard.press("Enter")
    expect(lines.filter(has_text="I am loyal")).to_have_count(1)
    speak = page.get_by_role("group", name="What to say")
    speak.locator(".seat").nth(1).click()
    speak.get_by_role("button", name="which side are you on?").click()
    expect(lines.filter(has_text="which side are you on?")).to_have_count(1)
    expect(lines.filter(has_text="I march with Caesar.")).to_have_count(1, timeout=PATIENCE)
    speak.get_by_role("button", name="About me").focus()  # the keyboard does as well
    page.keyboard.press("Enter")
    speak.get_by_role("button", name="I am with the Senate.").press("Enter")
    expect(lines.filter(has_text="I am with the Senate.")).to_have_count(1)
    expect(page.locator(".talk .report")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .said").filter(has_text="I march with Caesar.")).to_have_count(1)
    page.reload()
    arrive(page, "rubico")
    page.get_by_role("tab", name="Talk").click()
    for words in ("I am loyal", "I march with Caesar.", "I am with the Senate."):
        expect(lines.filter(has_text=words)).to_have_count(1)
    assert violations(page, ".talk") == []


def test_undo_hint_and_going_back(visit: Visit) -> None:
    """A move is taken back as long as nothing was learned; beyond that the menu goes back."""
    page = come(visit)
    open_here(page, "cathedral", 2)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint summary").click(timeout=PATIENCE)
    expect(page.locator(".hint td").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    log = page.locator("[role=log] li, .log li")
    before = log.count()
    hands_of("cathedral").act(page, 0)
    while log.count() == before:
        hands_of("cathedral").act(page, 0)
        page.wait_for_timeout(50)
    undo = page.get_by_role("button", name="Undo")
    my_turn(page)
    if undo.is_enabled():
        undo.click()
    else:
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog").get_by_role("button", name="Go back before my last move").click()
    expect(log).to_have_count(before)
    my_turn(page)


def test_replay_continue_elsewhere_and_again(visit: Visit) -> None:
    """A finished game is looked at move by move, continued from a moment, and played once more."""
    page = come(visit)
    bring(page, RECORDS / "rubico" / "5-four_italica.json")
    page.locator("output").wait_for()
    last = int(page.locator("output").inner_text().split("/")[1])
    slider = page.locator("input[type=range]")
    slider.fill(str(last // 2))
    expect(page.locator("output")).to_have_text(f"{last // 2} / {last}")
    page.locator("header select").select_option("open")
    expect(page.locator(".everyone > li")).to_have_count(5)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/here-*")
    arrive(page, "rubico")
    # Of a game that goes on nobody else's cards are shown
    running = page.url
    page.goto(f"{running}/replay?at=0&seat=open")
    page.locator("output").wait_for()
    expect(page.locator("header select option[value=open]")).to_have_count(0)
    expect(page.locator(".everyone")).to_have_count(0)
    page.goto(running)
    arrive(page, "rubico")
    play(page, hands_of("rubico").act)
    page.get_by_role("button", name="Play again").click()
    arrive(page, "rubico")
    my_turn(page)


def bring(page: Page, file: Path) -> None:
    """Open a record at home."""
    page.goto("./#/")
    page.locator(".bring input").set_input_files(file)


def test_games_of_the_terminal_are_checked_here(visit: Visit, tmp_path: Path) -> None:
    """A finished one is played again up to the result that it names; one that was saved in the
    middle goes on, with the same bots, and its record is read by the commands.
    """
    page, file = come(visit), tmp_path / "terminal.json"
    seats = ("--players", 3, "--seat", 1, "--bots", "easy", "--save", file)
    printed("play", "rubico", *seats, typed="1\n" * 500)
    moves = len(record_file.load(file).moves)
    bring(page, file)
    expect(page.locator("output")).to_contain_text("/")
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Share as a link").wait_for()
    file.write_text(file.read_text(encoding="utf-8").replace('"turns": ', '"turns": 1'))
    bring(page, file)
    expect(page.locator("[role=alert]").first).to_contain_text("record")
    printed("play", "rubico", *seats, typed="1\n1\ns\nq\n")
    begun = record_file.load(file)
    assert 0 < len(begun.moves) < moves
    bring(page, file)
    arrive(page, "rubico")
    play(page, hands_of("rubico").act)
    ended = record_of(page, tmp_path)
    assert ended.moves[: len(begun.moves)] == begun.moves
    assert [seat.bot for seat in ended.seats] == [None, "easy", "easy"]
    told = printed("replay", tmp_path / "record.json", "--json")
    assert len(json.loads(told)["steps"]) == len(ended.moves)
    assert "carries no commitment" in refused("verify", tmp_path / "record.json")


def test_a_box_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """A road one space shorter is played to the end; the record carries it, and is opened again."""
    figures = tomllib.loads(registry.load("rubico").standard_box.file.text)
    del figures["space"][4]
    file = tmp_path / "short.toml"
    file.write_text(to_toml(figures), encoding="utf-8")
    page = come(visit)
    offer_box(page, "rubico", file)
    page.locator("form.sheet button.main").click()
    arrive(page, "rubico")
    play(page, hands_of("rubico").act, until=["lay"])
    page.reload()  # the box is read again
    arrive(page, "rubico")
    play(page, hands_of("rubico").act)
    record = record_of(page, tmp_path)
    assert record.box.text == file.read_text(encoding="utf-8")
    match = record_file.verify(record)
    assert match.box.names["space"] == tuple(space["id"] for space in figures["space"])
    assert_fair(page)
    bring(page, tmp_path / "record.json")
    page.locator("output").wait_for()
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_what_is_wrong_with_a_box_is_said_with_its_line(visit: Visit, tmp_path: Path) -> None:
    """In the same words as a server has, and no table is made of it."""
    page = come(visit)
    standard = registry.load("rubico").standard_box.file.text
    for wrong in (
        standard.replace("legions = 4", "legions = 40"),
        standard.replace('id = "rubico"', 'id = "rubico" "'),
        standard.replace("[favour]", "[favours]"),
        "no box at all",
    ):
        file = tmp_path / "wrong.toml"
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(BoxError) as refused:
            registry.load("rubico").open_box(BoxFile(wrong, "your box"))
        offer_box(page, "rubico", file)
        page.locator("form.sheet button.main").click()
        expect(page.locator("form.sheet [role=alert]")).to_contain_text(str(refused.value))
    assert violations(page, "form.sheet") == []
    page.goto("./#/")
    expect(page.locator("a[href*='table/here-']")).to_have_count(0)


def offer_box(page: Page, game: str, file: Path) -> None:
    """A new table of three, with bots that answer at once, and a box from a file."""
    page.goto("./#/")
    page.goto(f"./#/new/{game}")
    page.locator("form.sheet").wait_for()
    page.locator("input[name=players][value='3']").check(force=True)
    page.locator("input[name=fill][value='bot:easy']").check(force=True)
    page.locator("form.sheet summary").click()
    page.locator("form.sheet input[type=file]").set_input_files(file)


def test_a_damaged_file_is_refused_by_name(visit: Visit, tmp_path: Path) -> None:
    """And nothing is kept of it."""
    page = come(visit)
    text = (RECORDS / "rubico" / "5-four_italica.json").read_text(encoding="utf-8")
    record = json.loads(text)
    record["state"] = "0" * 64
    for content in (text[:-50], json.dumps(record), "no game at all"):
        file = tmp_path / "damaged.json"
        file.write_text(content, encoding="utf-8")
        bring(page, file)
        expect(page.locator("[role=alert]").first).to_contain_text("record")
        page.reload()
        page.locator(".game").first.wait_for()
        expect(page.locator(".lists a[href*='here-']")).to_have_count(0)


def test_a_game_is_shared_as_a_link(visit: Visit) -> None:
    """Whoever opens it needs nothing but the link."""
    page = come(visit)
    bring(page, RECORDS / "rubico" / "5-four_italica.json")
    page.get_by_role("button", name="Share as a link").click()
    link = page.locator(".address input").input_value()
    other = come(visit)
    other.goto(link)
    other.locator("output").wait_for()
    assert "here-" in other.url
    assert page.locator("output").inner_text().split("/")[1] in other.locator("output").inner_text()


def test_one_tab_leads(visit: Visit) -> None:
    """Another says so, and goes on when the first is closed."""
    page = come(visit)
    open_here(page, "rubico", 5)
    my_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_text("This game is open in another tab or window").wait_for()
    page.close()
    other.reload()
    arrive(other, "rubico")
    my_turn(other)


def test_a_tab_that_crashes_loses_nothing(visit: Visit) -> None:
    """Another goes on where it was, and leads."""
    page = come(visit)
    open_here(page, "cathedral", 2)
    play(page, hands_of("cathedral").act, until=["claim"])
    my_turn(page)
    told, address = page.locator(".log li").count(), page.url
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    other = page.context.new_page()
    other.goto(address)
    arrive(other, "cathedral")
    my_turn(other)
    assert other.locator(".log li").count() == told


def test_a_game_of_other_rules_is_frozen_and_says_so(visit: Visit) -> None:
    """It is kept, and nothing is done to it."""
    page = come(visit)
    open_here(page, "rubico", 5)
    my_turn(page)
    address = page.url
    page.goto("./#/")
    page.locator(".game").first.wait_for()
    page.evaluate(ANOTHER_VERSION)
    page.goto(address)
    page.reload()
    page.get_by_text("This game was begun with another version of the rules").wait_for()


ANOTHER_VERSION = """() => new Promise((done, failed) => {
    const request = indexedDB.open('tabula-rubra')
    request.onsuccess = () => {
        const store = request.result.transaction('entries', 'readwrite').objectStore('entries')
        store.openCursor().onsuccess = ({target: {result: cursor}}) => {
            if (!cursor) return done()
            const row = cursor.value
            if (row.entry.is === 'made') cursor.update(
                {...row, entry: {...row.entry, table: {...row.entry.table, version: 99}}})
            cursor.continue()
        }
    }
    request.onerror = failed
})"""


def test_a_move_that_cannot_be_kept_was_not_made(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """The table is as it was before, and says what to do; with room again the move is made."""
    # A private window has no such limit
    page = profile(browser.browser_type, tmp_path, host.address)
    page.context.add_init_script(AT_ONCE)
    limits = page.context.new_cdp_session(page)
    limits.send("Storage.overrideQuotaForOrigin", {"origin": host.origin, "quotaSize": QUOTA})
    page.goto(host.address)
    open_here(page, "rubico", 3)
    my_turn(page)
    asked, told = page.locator(".question.mine").inner_text(), page.locator(".log li").count()
    assert QUOTA / 2 < page.evaluate(FILL) < QUOTA
    while not page.locator("[role=alert]").count():  # a move takes more than one click
        hands_of("rubico").act(page, 0)
        page.wait_for_timeout(300)
    expect(page.locator("[role=alert]")).to_contain_text("There is no room left on this device")
    expect(page.locator(".question.mine")).to_have_text(asked)
    expect(page.locator(".log li")).to_have_count(told)
    limits.send("Storage.overrideQuotaForOrigin", {"origin": host.origin})
    assert play(page, hands_of("rubico").act, until=["lay", "declare", "take"])[-1] != "over"
    page.context.close()


QUOTA = 2_000_000  # bytes
FILL = """async () => {
    const opening = indexedDB.open('filler')
    opening.onupgradeneeded = () => opening.result.createObjectStore('all', {autoIncrement: true})
    await new Promise((done) => (opening.onsuccess = done))
    const put = (size) => new Promise((done) => {
        const work = opening.result.transaction('all', 'readwrite', {durability: 'strict'})
        work.objectStore('all').add(crypto.getRandomValues(new Uint8Array(size)))
        work.oncomplete = () => done(true)
        work.onabort = () => done(false)
    })
    let filled = 0
    for (const size of [65000, 10000, 1000, 100]) while (await put(size)) filled += size
    opening.result.close()
    return filled
}"""


def test_my_games_are_listed_and_counted(visit: Visit) -> None:
    """Those that go on at home, those that are over among my games."""
    page = come(visit)
    open_here(page, "rubico", 3)
    play(page, hands_of("rubico").act)
    open_here(page, "cathedral", 1)
    page.goto("./#/")
    expect(page.locator("a[href*='#/table/here-']")).not_to_have_count(0)
    page.goto("./#/me")
    row = page.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td").first).to_have_text("1")
    assert_fits(page)


def test_a_finger_that_rests_reads_what_is_said(visit: Visit) -> None:
    """What is said of a thing appears while it is held, or pointed at."""
    page = come(visit, PHONE)
    open_here(page, "cathedral", 2)
    my_turn(page)
    box = page.get_by_role("button", name="Undo").bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    tip = page.locator("[role=tooltip]")
    expect(tip).to_contain_text("cannot be taken back")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.mouse.move(5, 400)
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(tip).to_be_visible()
    page.mouse.move(5, 400)
    expect(tip).to_have_count(0)
