"""Where the browser keeps tables (web/src/local/store.ts), in a real browser with real limits."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import ROOT, Visit
from tests.web.static_host import Host

SOURCE = ROOT / "web" / "src" / "local" / "store.ts"
ESBUILD = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
TABLE = {
    "id": "t",
    "game": "g",
    "version": 3,
    "changed": 1,
    "summary": {"turn": 0},
    "log": [["made"]],
}
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The store alone, as a script."""
    file = tmp_path_factory.mktemp("store") / "store.js"
    command = [str(ESBUILD), str(SOURCE), "--bundle", "--format=esm", f"--outfile={file}"]
    subprocess.run(command, check=True, capture_output=True)
    return file.read_bytes()


@pytest.fixture
def page(visit_site: Visit, host: Host, script: bytes) -> Page:
    """A page that has it."""
    (host.folder / "store.js").write_bytes(script)
    return visit_site("./")


def do(page: Page, work: str, given: Any = None) -> Any:
    """Do something with the store; a StoreError is told by its reason."""
    return page.evaluate(
        """async ([work, given]) => {
            const { openStore, lead } = await import('./store.js');
            const store = await openStore();
            window.leads ??= {};
            try {
                return await WORK;
            } catch (error) {
                if (error.name !== 'StoreError') throw error;
                return error.reason;
            }
        }""".replace("WORK", work),
        [work, given],
    )


def test_a_log_is_appended_to(page: Page) -> None:
    """What was created, what was added, in this order; the summary and the time are the last."""
    assert do(page, "store.lasting") is True
    assert do(page, "store.read('t')") is None
    do(page, "store.create(given)", TABLE)
    do(page, "store.append('t', given, { turn: 2 })", [["take", 2, 0], {"back": 1}])
    do(page, "store.append('t', given, { turn: 3 })", [[1, None, "x"]])
    kept = do(page, "store.read('t')")
    assert kept["log"] == [["made"], ["take", 2, 0], {"back": 1}, [1, None, "x"]]
    assert (kept["game"], kept["version"], kept["summary"]) == ("g", 3, {"turn": 3})
    assert kept["changed"] > TABLE["changed"]
    page.reload()
    assert do(page, "store.read('t')") == kept


def test_a_log_is_replaced(page: Page) -> None:
    """By a shorter one and by a longer one: nothing of the old one is left."""
    do(page, "store.create(given)", {**TABLE, "log": [1, 2, 3, 4]})
    do(page, "store.replaceLog('t', [5], 1)")
    assert do(page, "store.read('t')")["log"] == [5]
    do(page, "store.append('t', [6], 2)")
    assert do(page, "store.read('t')")["log"] == [5, 6]
    do(page, "store.replaceLog('t', [7, 8, 9], 3)")
    assert do(page, "store.read('t')")["log"] == [7, 8, 9]


def test_tables_are_listed_and_removed(page: Page) -> None:
    """The one that changed last comes first; a removed one leaves no entry to its namesake."""
    for number in range(12):
        do(page, "store.create(given)", {**TABLE, "id": f"t{number}", "changed": number})
    do(page, "store.append('t3', [1, 2], 'now')")
    listed = do(page, "store.list()")
    assert [one["id"] for one in listed][:3] == ["t3", "t11", "t10"]
    assert "log" not in listed[0]
    assert "length" not in listed[0]
    do(page, "store.remove('t3')")
    assert do(page, "store.read('t3')") is None
    assert do(page, "store.read('t10')")["log"] == [["made"]]
    do(page, "store.create(given)", {**TABLE, "id": "t3"})
    assert do(page, "store.read('t3')")["log"] == [["made"]]


def test_what_cannot_be_is_named(page: Page) -> None:
    """And nothing is written."""
    assert do(page, "store.append('t', [1], 0)") == "missing"
    assert do(page, "store.replaceLog('t', [1], 0)") == "missing"
    do(page, "store.create(given)", TABLE)
    assert do(page, "store.create(given)", {**TABLE, "log": [1, 2]}) == "exists"
    assert do(page, "store.append('t', [1, () => 1], 0)") == "failed"
    assert do(page, "store.read('t')") == TABLE


# As a browser ends a transaction for which there is no room: all of it is undone, and it says why
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (window.full && this.name === 'tables') {
        const error = new DOMException('no room', 'QuotaExceededError');
        Object.defineProperty(this.transaction, 'error', { value: error });
        this.transaction.abort();
    }
    return request;
};"""


def test_a_full_disk_loses_nothing(page: Page) -> None:
    """What does not fit is refused whole, and the table is as it was; then there is room again."""
    page.add_init_script(FULL)
    page.reload()
    do(page, "store.create(given)", TABLE)
    page.evaluate("window.full = true")
    assert do(page, "store.append('t', [1, 2, 3], 'more')") == "full"
    assert do(page, "store.replaceLog('t', [], 'none')") == "full"
    assert do(page, "store.read('t')") == TABLE
    page.evaluate("window.full = false")
    do(page, "store.append('t', ['last'], 'last')")
    assert do(page, "store.read('t')")["log"] == [["made"], "last"]


def test_a_connection_that_the_browser_ended_is_opened_again(page: Page) -> None:
    """The person has cleared what the site keeps: the table is missing, and new ones are kept."""
    do(page, "store.create(given)", TABLE)
    page.evaluate("new Promise((end) => indexedDB.deleteDatabase('tabula-rubra').onsuccess = end)")
    assert do(page, "store.append('t', [1], 0)") == "missing"
    do(page, "store.create(given)", TABLE)
    assert do(page, "store.read('t')") == TABLE


def test_a_newer_version_of_the_program_is_respected(page: Page) -> None:
    """Its tables are not touched by an older one."""
    page.evaluate(
        "new Promise((end) => indexedDB.open('tabula-rubra', 99).onsuccess = (event) => "
        "end(event.target.result.close()))"
    )
    page.reload()
    work = "import('./store.js').then((one) => one.openStore()).catch((error) => error.reason)"
    assert page.evaluate(work) == "newer"
    expected = page.get_by_role("alert")
    expected.wait_for()
    assert "newer version" in expected.inner_text()


def test_without_a_database_tables_last_as_long_as_the_page(
    visit_site: Visit, host: Host, script: bytes
) -> None:
    """The same calls, the same errors; and it says that they do not last."""
    (host.folder / "store.js").write_bytes(script)
    page = visit_site(None)
    page.add_init_script("delete window.indexedDB; IDBFactory.prototype.open = () => {"
                         "throw new DOMException('no', 'SecurityError') }")  # fmt: skip
    page.goto("./")
    assert do(page, "store.lasting") is False
    do(page, "store.create(given)", TABLE)
    assert do(page, "store.create(given)", TABLE) == "exists"
    assert do(page, "store.append('x', [1], 0)") == "missing"
    do(page, "store.append('t', [1], 'now')")
    assert do(page, "store.read('t')")["log"] == [["made"], 1]
    do(page, "store.replaceLog('t', [2], 'then')")
    assert [one["summary"] for one in do(page, "store.list()")] == ["then"]
    do(page, "store.remove('t')")
    assert do(page, "store.list()") == []


# --- Two tabs ---

TAKE = "lead('t').then((found) => { window.lead = found; return found.leads })"


@pytest.mark.parametrize("locks", [True, False], ids=["locks", "calls"])
def test_one_tab_leads_at_a_table(page: Page, locks: bool) -> None:
    """The other is told; it leads when the first lets go or is closed. Tables are separate."""
    if not locks:  # as where a page came over plain http
        page.context.add_init_script(NO_LOCKS)
        page.reload()
    other = page.context.new_page()
    other.goto("./")
    assert do(page, TAKE) is True
    assert do(other, TAKE) is False
    assert do(other, "lead('another').then((found) => found.leads)") is True
    page.evaluate("window.lead.release()")
    assert do(other, TAKE) is True
    assert do(page, TAKE) is False
    other.close()
    third = page.context.new_page()
    third.goto("./")
    assert do(third, TAKE) is True


def test_of_tabs_that_ask_at_once_one_leads(page: Page) -> None:
    """Also where there are no locks."""
    page.context.add_init_script(NO_LOCKS)
    page.reload()
    asked = page.evaluate(
        """async () => {
            const { lead } = await import('./store.js');
            const all = await Promise.all(Array.from({ length: 5 }, () => lead('t')));
            return all.filter((one) => one.leads).length;
        }"""
    )
    assert asked == 1
