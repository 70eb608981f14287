"""Accounts, reminders, ratings, boxes of one's own and records from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, ROOT, Visit
from tests.web.hands import hands_of
from tests.web.table import (
    LANGUAGES,
    PATIENCE,
    arrive,
    assert_fits,
    open_table,
    play,
    small_targets,
    speak,
    violations,
)

RECORDS = ROOT / "tests" / "records"
REFUSED = "the server responded with a status of 4"  # what a browser says to it by itself


def open_account(page: Page, name: str, password: str = "a long secret") -> None:
    """Fill in the form."""
    page.goto("/me")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Open an account").click()


def test_a_guest_opens_an_account_and_comes_back_to_it(visit: Visit) -> None:
    """They keep their table; from another browser they find it again."""
    visit.forgiven.append(REFUSED)
    page = visit("/")
    path = open_table(page, "rubico", 3)
    open_account(page, "Aina Riu")
    expect(page.get_by_text("You are signed in as Aina Riu")).to_be_visible()
    other = visit("/me")
    other.get_by_label("Your name").fill("Aina Riu")
    other.get_by_label("Password").fill("not the secret")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_contain_text("no account of that name and password")
    other.get_by_label("Password").fill("a long secret")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("You are signed in as Aina Riu")).to_be_visible()
    other.goto("/")
    expect(other.locator(f"a[href='{path}']")).to_be_visible()
    other.goto("/me")
    other.get_by_role("button", name="Sign out").click()
    expect(other.get_by_role("button", name="Open an account")).to_be_visible()


def test_a_name_is_nobody_elses(visit: Visit) -> None:
    """Whoever comes second is told so."""
    visit.forgiven.append(REFUSED)
    open_account(visit("/"), "Biel Serra")
    page = visit("/")
    open_account(page, "Biel Serra")
    expect(page.get_by_role("alert")).to_contain_text("That name is taken")


def test_password_sessions_and_the_end(visit: Visit) -> None:
    """Change the password, sign out elsewhere, save everything, and delete it for good."""
    visit.forgiven.append(REFUSED)
    page = visit("/")
    path = open_table(page, "rubico", 3)
    open_account(page, "Dolors Mas")
    page.get_by_text("You are signed in").wait_for()
    other = visit("/me")
    other.get_by_label("Your name").fill("Dolors Mas")
    other.get_by_label("Password").fill("a long secret")
    other.get_by_role("button", name="Sign in").click()
    other.get_by_text("You are signed in").wait_for()
    page.reload()
    expect(page.get_by_role("button", name="End this session")).to_have_count(1)
    assert violations(page) == []
    assert small_targets(page) == []
    page.get_by_label("Current password").fill("not the secret")
    page.get_by_label("New password").fill("another secret")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_contain_text("not your password")
    page.get_by_label("Current password").fill("a long secret")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    expect(page.get_by_role("button", name="End this session")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("button", name="Open an account")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert "Dolors Mas" in Path(download.value.path()).read_text()
    page.get_by_role("button", name="Delete everything of mine").click()
    page.get_by_label("Password", exact=True).fill("another secret")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Open an account")).to_be_visible()
    page.goto(path)
    expect(page.get_by_text("Dolors Mas")).to_have_count(0)


def test_a_line_is_reported(visit: Visit) -> None:
    """By somebody else, to whoever runs the server; not my own."""
    page = visit("/")
    path = open_table(page, "rubico", 3)
    other = visit(path)
    other.goto("/me")
    open_account(other, "Roger Pi")
    other.get_by_text("You are signed in").wait_for()
    other.goto(path)
    other.get_by_role("tab", name="Talk").click()
    other.get_by_label("Say something").fill("rude words")
    other.get_by_role("button", name="Send").click()
    other.get_by_text("rude words").wait_for()
    page.goto(path)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("button", name="Report what Roger Pi said").click()
    page.get_by_label("What is wrong with it?").fill("not nice")
    assert violations(page) == []
    page.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_text("Reported. Thank you.")).to_be_visible()


def test_statistics_and_ratings(visit: Visit) -> None:
    """A game that is over counts: in my list, and among the strongest."""
    page = visit("/")
    open_account(page, "Carme Font")
    page.get_by_text("You are signed in").wait_for()
    expect(page.get_by_text("No rated game yet")).to_be_visible()
    page.goto("/")
    open_table(page, "rubico", 3)
    play(page, hands_of("rubico").act)
    page.goto("/me")
    rated = page.locator("section", has=page.get_by_role("heading", name="Ratings"))
    row = rated.locator("tbody tr", has_text="Rubico")
    expect(row.locator("td").first).to_have_text("1")
    row.get_by_role("link").click()
    line = page.locator("tbody tr.me")
    expect(line).to_contain_text("Carme Font")
    line.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()


def test_reminders_are_off_until_asked_for(visit: Visit) -> None:
    """An address inside the server's own network is refused; the browser may be asked."""
    visit.forgiven.append(REFUSED)
    page = visit("/", service_workers="allow")
    page.context.add_init_script(FAKE_PUSH)
    open_account(page, "Dídac Pi")
    page.get_by_text("You are signed in").wait_for()
    box = page.get_by_label("In this browser")
    expect(box).not_to_be_checked()
    page.get_by_label("To an address of my own").fill("http://127.0.0.1:1/")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.get_by_label("To an address of my own").fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    with page.expect_request("**/api/me/reminders") as asked:
        box.check(force=True)
    assert asked.value.post_data_json["push"] == {
        "endpoint": "https://push.invalid/1",
        "p256dh": "p",
        "auth": "a",
    }


# A browser whose maker can be asked for an address; ours has no network
FAKE_PUSH = """
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({endpoint: 'https://push.invalid/1', keys: {p256dh: 'p', auth: 'a'}})
});
"""


def test_a_box_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """Another number in it: the table plays with it. A broken one is explained by line."""
    visit.forgiven.append(REFUSED)
    standard = (ROOT / "src/rubra/games/rubico/box.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(f"# of my own\n{standard}", encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text("this is no box", encoding="utf-8")
    page = visit("/new/rubico")
    page.get_by_text("Custom rules file").click()
    page.locator("details input[type=file]").set_input_files(broken)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be used")
    page.locator("details input[type=file]").set_input_files(own)
    page.locator("fieldset li select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".gathering").wait_for(timeout=PATIENCE)


def test_a_record_from_elsewhere(visit: Visit, tmp_path: Path) -> None:
    """A finished game can be watched; what is no record is refused."""
    visit.forgiven.append(REFUSED)
    page = visit("/")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"a": "letter"}', encoding="utf-8")
    page.locator(".bring input").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("not a game record")
    page.locator(".bring input").set_input_files(next(iter(sorted(RECORDS.glob("rubico/*.json")))))
    page.wait_for_url(re.compile("/replay"), timeout=PATIENCE)
    arrive(page, "rubico")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_about_people_are_accessible(visit: Visit, size: dict[str, int]) -> None:
    """As a guest, with an account, and the list of the strongest."""
    page = visit("/me", size)
    assert violations(page) == []
    open_account(page, f"Elena {size['width']}")
    page.get_by_text("You are signed in").wait_for()
    assert violations(page) == []
    assert size is DESKTOP or small_targets(page) == []
    page.goto("/ratings/rubico")
    page.locator("section.sheet").wait_for()
    assert violations(page) == []


def test_pages_about_people_in_every_language(visit: Visit) -> None:
    """Nothing missing, nothing cut."""
    page = visit("/", PHONE)
    open_table(page, "rubico", 3)
    for language in LANGUAGES:
        speak(page, language)
        for path in ("/me", "/ratings/cathedral"):
            page.goto(path)
            page.locator("section.sheet").first.wait_for()
            assert_fits(page)
