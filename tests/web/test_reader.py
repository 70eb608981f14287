"""Whoever plays is "You" on their own page, and has a name on everybody else's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, PATIENCE, arrive, learn, open_table, play
from tests.web.test_together import gather, go_round

# What is read while frames are played out, too: every text that the line has had
LISTEN = """place => {
    const heard = window.heard = new Set()
    const listen = () => document.querySelectorAll(place).forEach(one => heard.add(one.innerText))
    new MutationObserver(listen).observe(
        document.body, {childList: true, characterData: true, subtree: true})
}"""
PACE = """pace => localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
    {...JSON.parse(localStorage.getItem('tabula-rubra:prefs')), pace}))"""
AS_OF_ANOTHER = re.compile(r"\bYou (\w*[^s\W]s|goes|does)\b")  # "You takes"
# What the reader does in the lesson of each game, and what is done to them or said of them
TAUGHT = {
    "rubico": ("You declare: ", "You take card 1 of Bee.", "You play Iuno.", "your card"),
    "cathedral": ("You lay the tile Mint", "You gain 2 rubles.", "You move the ", "You finish B1"),
    "rubricatus": ("You show ", "You play ", "You produce 3 materials.", "You: +1 VP"),
}


def lines(page: Page) -> list[str]:
    """The log."""
    found: list[str] = page.locator(".log .event").all_inner_texts()
    return found


def assert_spoken_to(found: list[str]) -> None:
    """No line goes on after "You" as it does after a name, and the reader's is in none."""
    for line in found:
        assert not AS_OF_ANOTHER.search(line), line
        assert "Ona" not in line


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_speaks_to_whoever_learns(visit: Visit, game: str) -> None:
    """While the steps are played out: "You gain 2 bricks", never "You gains"."""
    page = visit("/")
    page.evaluate(PACE, 0.1)
    page.goto(f"/learn/{game}")
    page.reload()  # with that pace
    page.locator(".tutor").wait_for()
    page.evaluate(LISTEN, ".tutor .words")
    learn(page, game, hands_of(game).follow, stay=True)
    heard: list[str] = page.evaluate("[...window.heard]")
    assert_spoken_to(heard)
    for said in TAUGHT[game]:
        assert any(said in line for line in heard), f"{said}: {heard}"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_to_whoever_plays(visit: Visit, game: str) -> None:
    """In my log and on my board I am "You"; another who plays, and a stranger, read my name."""
    ona, other = pages = gather(visit, game, 2, 3)
    other.locator(".log").wait_for()
    for turn in range(200):
        go_round(pages, game, 1)
        if turn > 10 and any(re.match(r"You (?!draw|see)", line) for line in lines(ona)):
            break
    mine = lines(ona)
    assert_spoken_to(mine)
    assert any(re.match(r"You (?!draw|see)", line) for line in mine)
    assert any("Ona" in line for line in lines(other))
    stranger = visit(None)
    stranger.goto(ona.url)
    arrive(stranger, game)
    told = lines(stranger)
    assert any("Ona" in line for line in told)
    assert not [line for line in told if re.search(r"\b[Yy]our?\b", line)]
    expect(stranger.locator(".board").get_by_text("You", exact=True)).to_have_count(0)


def test_the_end_and_the_replay_speak_to_whoever_played(visit: Visit) -> None:
    """The result and a replay from my seat; from anywhere else the replay says my name."""
    page = visit("/")
    path = open_table(page, "rubico", 3)
    play(page, hands_of("rubico").act)
    expect(page.locator(".result .roles b").first).to_have_text("You")
    winners = page.locator(".result .winners").inner_text()
    won = page.locator("#result-title").inner_text() == "You have won"
    assert ("you" in winners) == won
    assert "Ona" not in winners
    page.goto(f"{path}/replay")
    arrive(page, "rubico")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log .event", has_text="You were a ")).to_have_count(1, timeout=PATIENCE)
    assert_spoken_to(lines(page))
    seen_from = page.locator(".bar select")
    expect(seen_from.locator("option", has_text="Ona (you)")).to_have_count(1)
    seen_from.select_option("")
    expect(page.locator(".log .event", has_text="Ona was a ")).to_have_count(1, timeout=PATIENCE)
    assert not [line for line in lines(page) if re.search(r"\b[Yy]our?\b", line)]


def test_around_one_device_names_stay(visit: Visit) -> None:
    """Who holds it changes, and all read the same lines."""
    page = visit("/")
    open_table(page, "cathedral", 2, here=1)
    for turn in range(200):
        hands_of("cathedral").act(page, turn)
        page.wait_for_timeout(30)
        if any(re.match(r"(Ona|Player 2) \w+s\b", line) for line in lines(page)):
            break
    assert lines(page)
    assert not [line for line in lines(page) if re.search(r"\b[Yy]our?\b", line)]
