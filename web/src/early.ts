/**
 * The first script of a page: small, and run as soon as it is there. What the page will want is asked for
 * all at once, instead of one thing after the other: what draws it, its words, what a server knows.
 */
import sources from 'virtual:texts';
import { askEarly } from './core/early';
import { isHere } from './core/here';
import { gameNote, remembered } from './core/kept';
import { readersLanguage } from './core/language';
import { address, askedPage, isOfPeople, isSite, type Page } from './core/page';
import { clients } from './games/found';
import { pages } from './pages';
import type { TableInfo } from './wire';

/** Whatever fails is asked for again, and then it is said. */
const begin = (load: (() => Promise<unknown>) | undefined) => load?.().catch(() => undefined);

function drawing(page: Page): keyof typeof pages | null {
  if (page.name === 'new') return 'home';
  if (isOfPeople(page)) return 'people';
  return page.name === 'lost' ? null : page.name;
}

/** What draws the tables of a game, and its words. */
function loadGame(game: string): void {
  begin(clients[game]);
  begin(sources[`${readersLanguage()}/${game}`]);
  if (!isSite) askEarly(`/api/games/${game}`);
}

/** Its game is noted here by whoever has been at a table; else the server tells of it first. */
async function askForTable(id: string): Promise<void> {
  const noted = remembered<string | null>(gameNote(id), null);
  if (noted) loadGame(noted);
  if (isHere(id)) return;
  const answer = await askEarly(`/api/tables/${id}${address().query}`);
  if (noted || !answer.ok) return;
  const { game } = (await answer.clone().json()) as TableInfo;
  loadGame(game);
}

const page = askedPage();
const name = drawing(page);
begin(sources[readersLanguage()]);
begin(name ? pages[name] : undefined);
if (isSite) {
  if (name === 'home') askEarly(new URL('data/games.json', location.href).href);
} else {
  askEarly('/api/me');
  if (page.name === 'home') {
    for (const path of ['games', 'tables', 'tables/watch']) askEarly(`/api/${path}`);
  }
}
if (page.name === 'table') askForTable(page.id).catch(() => undefined);
