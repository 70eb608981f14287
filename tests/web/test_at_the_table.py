"""What helps somebody at a table, whatever the game: what happened, hints, zoom, signs, the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rubra.core.match import Match
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.hands import hands_of
from tests.web.table import GAMES, PAINTED, PATIENCE, my_turn, open_table, violations
from tests.web.test_layouts import SIZES, bring, new_game, recorded


def come(page: Page, game: str) -> None:
    """To a table where others have acted since my last move."""
    open_table(page, game, hands_of(game).players)
    for turn in range(400):
        my_turn(page)
        page.wait_for_timeout(300)  # what is played out is over
        if page.locator(".since .moves").count() and page.locator(".question.mine").count():
            return
        hands_of(game).act(page, turn)
        page.wait_for_timeout(30)
    raise AssertionError("nobody else does anything")


@pytest.mark.parametrize("game", ["rubico", "rubricatus"])
def test_what_the_others_did_is_seen_again(visit: Visit, game: str) -> None:
    """A step of the strip or a line of the log shows the moment; one click comes back."""
    page = visit("/")
    come(page, game)
    page.locator(".since .moves").first.click()
    page.locator(".since .step").first.click()
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    expect(page.locator(".question")).to_contain_text("As it was after move")
    expect(page.locator(".board .can, .board .legal")).to_have_count(0)
    back.click()
    my_turn(page)
    page.locator(".side .log").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(back).to_be_visible()
    assert violations(page, ".since") == []
    expect(page.locator(".question")).to_contain_text("As it was after move")  # played to its end
    page.keyboard.press("Escape")
    my_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_on_the_board_and_made_by_one_click(visit: Visit, game: str) -> None:
    """The board stays in sight; the figures are folded away."""
    page = visit("/", PHONE)
    open_table(page, game, hands_of(game).players)
    my_turn(page)
    page.keyboard.press("h")
    do = page.get_by_role("button", name="Play this")
    do.wait_for(timeout=PATIENCE)
    expect(page.locator(".hint table")).to_be_hidden()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.adoptedStyleSheets.length") == 1
    assert "outline" in page.evaluate("document.adoptedStyleSheets[0].cssRules[0].cssText")
    do.click()
    expect(page.locator(".hint")).to_have_count(0)
    assert page.evaluate("document.adoptedStyleSheets.length") == 0


@pytest.mark.parametrize("game", ["rubico", "rubricatus"])
def test_a_hint_where_there_is_no_choice(visit: Visit, game: str) -> None:
    """It says so, and makes that move."""
    name = hands_of(game).positions[-1][0]
    starts = (recorded(game, name, number) for number in range(100))
    match = next(one for one in starts if len(one.moves(one.waiting[0])) == 1)
    page = visit("/")
    page.goto(f"/table/{bring(page, match)['id']}")
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("only one thing", timeout=PATIENCE)
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_board_is_looked_at_closely_and_the_rest_folds_away(visit: Visit) -> None:
    """By keys and by the wheel; the log and what is mine leave the room to the board."""
    page = visit("/")
    open_table(page, "rubricatus", 3)
    my_turn(page)
    board = page.locator("main.board")
    wide = "one => one.firstElementChild.getBoundingClientRect().width / one.clientWidth"
    assert board.evaluate(wide) < 1.01
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert board.evaluate(wide) > 1.4
    page.mouse.move(400, 300)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    assert board.evaluate(wide) > 2
    page.keyboard.press("0")
    assert board.evaluate(wide) < 1.01
    width, height = board.evaluate("one => [one.clientWidth, one.clientHeight]")
    page.get_by_role("button", name="Log, talk and rules").click()
    expect(page.locator(".frame > .side")).to_be_hidden()
    page.get_by_role("button", name="Fold my area away").click()
    now = board.evaluate("one => [one.clientWidth, one.clientHeight]")
    assert now[0] > width + 200
    assert now[1] > height + 80
    page.reload()
    my_turn(page)
    expect(page.locator(".frame > .side")).to_be_hidden()  # as it was left


def test_the_board_of_four_builders_has_the_room_of_the_log(visit: Visit) -> None:
    """On a laptop the log is folded away by itself."""
    page = visit("/", DESKTOP)
    table = bring(page, new_game("cathedral", 4, 3))
    page.goto(f"/table/{table['id']}")
    my_turn(page)
    expect(page.locator(".frame > .side")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_has_its_place_in_the_legend(visit: Visit, game: str) -> None:
    """And is explained once when it is met, unless that is not wanted."""
    page = visit("/", PHONE)
    page.evaluate("""localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
        {...JSON.parse(localStorage.getItem('tabula-rubra:prefs')), explain: true}))""")
    open_table(page, game, hands_of(game).players)
    my_turn(page)
    page.get_by_role("button", name="Play at once").click()
    met = page.locator(".met")
    expect(met).to_contain_text("§")
    page.get_by_role("button", name="Explain no more signs").click()
    expect(met).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Signs and what they mean").click()
    page.locator("dialog dt").nth(4).wait_for()
    assert violations(page, "dialog") == []
    page.reload()
    my_turn(page)
    expect(met).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_on_one_screen(visit: Visit, game: str) -> None:
    """With all points, at every size; every bar is made of what its seat got."""
    page = visit("/")
    match = recorded(game, hands_of(game).positions[-1][0])
    table = bring(page, match)
    page.goto(f"/table/{table['id']}")
    page.locator(".result").wait_for()
    lost: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        totals = page.locator(".scores .total")
        assert totals.count() == (0 if game == "rubico" else match.players)
        last = totals.last if totals.count() else page.locator(".result .why")
        for one in (page.locator("#result-title"), page.locator(".result .winners"), last):
            box = one.bounding_box()
            assert box is not None
            if box["y"] < 0 or box["y"] + box["height"] > height:
                lost.setdefault(f"{width}×{height}", []).append(str(box))
        assert violations(page, ".result") == []
    assert lost == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_can_be_shown_to_a_stranger(visit: Visit, game: str) -> None:
    """By a link."""
    page = visit("/")
    table = bring(page, recorded(game, hands_of(game).positions[-1][0]))
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Share").click()
    link = page.locator(".result input[readonly]").input_value()
    stranger = visit(None)
    stranger.goto(link)
    stranger.locator(hands_of(game).board).first.wait_for(timeout=PATIENCE)


def forced() -> Match:
    """A game of which the first seat that is asked has one thing to do."""
    whole = recorded("rubricatus", hands_of("rubricatus").positions[0][0])
    for count in range(20, len(whole.steps)):
        match = recorded("rubricatus", hands_of("rubricatus").positions[0][0], count)
        if len(match.waiting) == 1 and len(match.moves(match.waiting[0])) == 1:
            return match
    raise AssertionError("there is always something to choose")


@pytest.mark.parametrize("wanted", [True, False])
def test_what_must_be_done_is_done_if_that_is_wanted(visit: Visit, wanted: bool) -> None:
    """After a while, and only where nothing else can be done."""
    page = visit("/")
    page.evaluate(
        """passes => localStorage.setItem('tabula-rubra:prefs', JSON.stringify(
            {...JSON.parse(localStorage.getItem('tabula-rubra:prefs')), passes}))""",
        wanted,
    )
    match = forced()
    moments = len(match.moments)
    table = bring(page, match)
    page.goto(f"/table/{table['id']}")
    my_turn(page)
    made = f"""fetch('/api/tables/{table["id"]}').then(said => said.json())
        .then(one => (one.number ?? 0) > {moments})"""
    if wanted:
        page.wait_for_function(made, polling=200, timeout=PATIENCE)
    else:
        page.wait_for_timeout(8000)  # longer than it thinks
        assert not page.evaluate(made)


def test_play_now_begins_with_few_and_kind_bots(visit_site: Visit) -> None:
    """And grows with whoever wins."""
    page = visit_site("./")
    seats = """async grown => {
        localStorage.setItem('tabula-rubra:grown:rubico', grown)
        return null
    }"""
    page.evaluate(seats, "0")
    card = page.locator("li.game", has_text="Rubico")
    card.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("article.seat")).to_have_count(2)
    page.go_back()
    page.evaluate(seats, "4")
    card.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.locator("article.seat")).to_have_count(4)


def test_the_level_of_play_now_can_be_kept_where_it_is(visit_site: Visit) -> None:
    """Home says at which level bots play, and so does the table."""
    page = visit_site("./")
    card = page.locator("li.game", has_text="Rubico")
    expect(card).to_contain_text("They play at level 1 of 4")
    card.get_by_text("Choose the level").click()
    card.get_by_role("checkbox", name="Bots adapt to me").uncheck()
    card.get_by_label("Level of the bots").select_option("2")
    expect(card).to_contain_text("They play at level 2 of 4")
    card.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.get_by_role("tabpanel")).to_contain_text("Bots: level 2")
    page.go_back()
    expect(card).to_contain_text("They play at level 2 of 4")
    card.get_by_text("Choose the level").click()
    expect(card.get_by_role("checkbox", name="Bots adapt to me")).not_to_be_checked()
