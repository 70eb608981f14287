/** The pages there are, and their addresses. */
export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; invitation: string | null }
  | {
      name: 'replay';
      id: string;
      at: number | null;
      seat: number | 'open' | null;
      invitation: string | null;
      /** the review is open */
      review: boolean;
    }
  | { name: 'learn'; game: string }
  | { name: 'me' }
  | { name: 'person'; id: string }
  | { name: 'ratings'; game: string }
  | { name: 'gallery'; game: string | null }
  | { name: 'friend'; code: string }
  | { name: 'clubs' }
  | { name: 'club'; id: string }
  | { name: 'join'; code: string }
  | { name: 'tournament'; id: string }
  | { name: 'mail'; what: 'confirm' | 'stop'; code: string }
  | { name: 'watch' }
  | { name: 'workbench'; game: string | null }
  | { name: 'lost' };

/** Pages about clubs, and all that are about people: they have one menu. */
const OF_CLUBS = ['clubs', 'club', 'join', 'tournament'] as const;
const OF_PEOPLE = ['me', 'person', 'ratings', 'gallery', 'friend', 'mail', ...OF_CLUBS] as const;
export type ClubPage = Extract<Page, { name: (typeof OF_CLUBS)[number] }>;
export type PeoplePage = Extract<Page, { name: (typeof OF_PEOPLE)[number] }>;
export const isOfClubs = (page: PeoplePage): page is ClubPage =>
  (OF_CLUBS as readonly string[]).includes(page.name);
export const isOfPeople = (page: Page): page is PeoplePage =>
  (OF_PEOPLE as readonly string[]).includes(page.name);

export function read(path: string, query: string): Page {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const wish = new URLSearchParams(query);
  const number = (key: string) => (wish.get(key) === null ? null : Number(wish.get(key)));
  const [kind, id, more] = parts;
  if (!kind) return { name: 'home' };
  if (kind === 'new' && id && !more) return { name: 'new', game: id };
  if (kind === 'me' && !id) return { name: 'me' };
  if (kind === 'people' && id && !more) return { name: 'person', id };
  if (kind === 'ratings' && id && !more) return { name: 'ratings', game: id };
  if (kind === 'gallery' && !more) return { name: 'gallery', game: id ?? null };
  if (kind === 'friend' && id && !more) return { name: 'friend', code: id };
  if (kind === 'clubs' && !id) return { name: 'clubs' };
  if (kind === 'club' && id && !more) return { name: 'club', id };
  if (kind === 'join' && id && !more) return { name: 'join', code: id };
  if (kind === 'tournament' && id && !more) return { name: 'tournament', id };
  if (kind === 'mail' && (id === 'confirm' || id === 'stop') && more) {
    return { name: 'mail', what: id, code: more };
  }
  if (kind === 'watch' && !id) return { name: 'watch' };
  if (kind === 'workbench' && !more) return { name: 'workbench', game: id ?? null };
  if (kind === 'learn' && id && !more) return { name: 'learn', game: id };
  if (kind === 'table' && id && !more) {
    return { name: 'table', id, invitation: wish.get('invitation') };
  }
  if (kind === 'table' && id && more === 'replay') {
    const invitation = wish.get('invitation');
    const review = wish.has('review');
    const seat = wish.get('seat') === 'open' ? 'open' : number('seat');
    return { name: 'replay', id, at: number('at'), seat, invitation, review };
  }
  return { name: 'lost' };
}

/** Whether the app came as a folder of static files. */
export const isSite =
  typeof document !== 'undefined' && document.documentElement.dataset.host === 'site';

/** What the address bar asks for: a path, and what stands behind its `?` and its `#`. */
export function address(): { path: string; query: string; fragment: string } {
  if (!isSite) {
    const { pathname, search, hash } = location;
    return { path: pathname, query: search, fragment: hash.slice(1) };
  }
  const [, page = '', fragment = ''] = location.hash.split('#');
  const [path = '', query = ''] = page.split('?');
  return { path, query, fragment };
}

/** The page that is asked for. */
export function askedPage(): Page {
  const { path, query } = address();
  return read(path, query);
}
