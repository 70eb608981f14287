/** The server's HTTP interface, typed. */
import type {
  Branch,
  Career,
  ChangePassword,
  Credentials,
  DrawList,
  Farewell,
  FriendList,
  FromRecord,
  GalleryOfferList,
  GalleryState,
  GameList,
  GameRules,
  GameWords,
  Language,
  MailAnswer,
  Me,
  NewTable,
  Person,
  PushKey,
  RatingList,
  Refusal,
  Rematch,
  Reminders,
  Replay,
  ReportLine,
  Reported,
  SeatPlan,
  SessionList,
  Sign,
  TableInfo,
  TableList,
  TakeSeat,
  Tally,
  TallyList,
} from '../wire';

import type { ReviewAsked, ReviewStep } from '../local/tables';
import { ask } from './early';
import { HERE, isHere } from './here';
import { host } from './host.svelte';
import { askToKeep, copyNotes, forgetNotes, noteNonces } from './kept';
import type { SpokenWords } from './speaker';
import { ApiError, type Offer, tablesHere } from './tables';

export { ApiError } from './tables';

/** There is nobody to be asked: the app came without a server, or the server does not answer. */
export class NoServer extends Error {}

/** A proxy answers for a server that is gone. */
const FROM_A_PROXY = [502, 503, 504];

/** What is asked of a table, wherever it lives; of the server everything else. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [, table] = /^\/tables\/([^/?]+)/.exec(path) ?? [];
  if (table && isHere(table)) return (await tablesHere()).call<T>(method, path, body);
  return askServer<T>(method, path, body);
}

/** What makes a table: at the server, or in this browser if there is none. */
async function make<T>(path: string, body: unknown): Promise<T> {
  if (!host.hasServer) return (await tablesHere()).call<T>('POST', path, body);
  return askServer<T>('POST', path, body);
}

/** My tables at the server, if there is one, and those in this browser. */
async function myTables(): Promise<TableInfo[]> {
  const here = (await tablesHere()).call<TableList>('GET', '/me/tables').catch(() => null);
  const there = host.hasServer ? askServer<TableList>('GET', '/me/tables').catch(() => null) : null;
  const [found, others] = await Promise.all([here, there]);
  return [...(found?.tables ?? []), ...(others?.tables ?? [])];
}

export async function askServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (host.isSite) throw new NoServer();
  const answer = await ask(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    host.answers = false;
    throw new NoServer(String(error));
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Refusal | null;
    host.answers = refusal !== null || !FROM_A_PROXY.includes(answer.status);
    if (!host.answers) throw new NoServer();
    throw new ApiError(answer.status, refusal);
  }
  host.answers = true;
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

/**
 * Go on with a game of this browser at the server, these seats free for friends. If the server does
 * not take it, it stays as it was.
 */
async function takeOnline(id: string, open: number[]): Promise<TableInfo> {
  const { record, seats } = await call<Offer>('POST', `/tables/${id}/offer`, { open });
  let there: TableInfo | null = null;
  try {
    there = await askServer<TableInfo>('POST', '/records', { record, seats } satisfies FromRecord);
    copyNotes(id, there.id);
    return there;
  } finally {
    await call('POST', `/tables/${id}/online`, { table: there?.id ?? null });
  }
}

/** What is the same for everybody: from the server, or else from the files that came with the app. */
async function told<T>(path: string, file: string): Promise<T> {
  try {
    return await call<T>('GET', path);
  } catch (error) {
    if (!(error instanceof NoServer)) throw error;
    const answer = await ask(host.file(`data/${file}`)).catch(() => null);
    if (!answer?.ok) throw error;
    return (await answer.json()) as T;
  }
}

/** What an address needs at a table that is not open. */
export function invited(invitation: string | null | undefined, sign: '?' | '&' = '?'): string {
  return invitation ? `${sign}invitation=${encodeURIComponent(invitation)}` : '';
}

export const api = {
  games: async () => (await told<GameList>('/games', 'games.json')).games,
  game: (game: string) => told<GameWords>(`/games/${game}`, `${game}/words.json`),
  /** What is said at a table; the browser's own tables know it already. */
  words: (table: TableInfo): Promise<SpokenWords> =>
    isHere(table.id) ? call('GET', `/tables/${table.id}/words`) : api.game(table.game),
  rules: async (game: string, language: Language) =>
    (
      await told<GameRules>(
        `/games/${game}/rules?language=${language}`,
        `${game}/rules-${language}.json`,
      )
    ).rules,
  me: () => call<Me>('GET', '/me'),
  beGuest: (name: string, language: Language) => call<Me>('POST', '/me', { name, language }),
  rename: (name: string, language: Language) => call<Me>('PATCH', '/me', { name, language }),
  register: (who: Credentials) => call<Me>('POST', '/register', who),
  login: (who: Credentials) => call<Me>('POST', '/login', who),
  logout: () => call<Me>('POST', '/logout'),
  changePassword: (how: ChangePassword) => call<Me>('PUT', '/me/password', how),
  sessions: async () => (await call<SessionList>('GET', '/me/sessions')).sessions,
  endSession: async (id: string) =>
    (await call<SessionList>('DELETE', `/me/sessions/${id}`)).sessions,
  endOtherSessions: async () => (await call<SessionList>('DELETE', '/me/sessions')).sessions,
  exportUrl: '/api/me/export',
  deleteMe: (how: Farewell) => call<Me>('POST', '/me/delete', how),
  remind: (how: Reminders) => call<Me>('PUT', '/me/reminders', how),
  reachable: () => call<PushKey>('GET', '/push-key'),
  setEmail: (address: string | null) => call<Me>('PUT', '/me/email', { address }),
  answerMail: (what: 'confirm' | 'stop', code: string) =>
    call<MailAnswer>('POST', `/mail/${what}`, { code }),
  setSign: (sign: Sign | null) => call<Me>('PUT', '/me/sign', { sign }),
  friends: () => call<FriendList>('GET', '/me/friends'),
  newFriendCode: () => call<FriendList>('POST', '/me/friend-code'),
  inviter: (code: string) => call<Person>('GET', `/friend-codes/${code}`),
  acceptFriend: (code: string) => call<FriendList>('POST', '/me/friends', { code }),
  dropFriend: (id: string) => call<FriendList>('DELETE', `/me/friends/${id}`),
  /** Games that are shown: all, or of one game; those that ended before then. */
  gallery: async (game: string, before: number | null) => {
    const asked = new URLSearchParams(game ? { game } : {});
    if (before !== null) asked.set('before', String(before));
    return (await call<TableList>('GET', `/gallery?${asked}`)).tables;
  },
  galleryOffers: async () => (await call<GalleryOfferList>('GET', '/me/gallery')).offers,
  galleryState: (id: string) => call<GalleryState>('GET', `/tables/${id}/gallery`),
  showGame: (id: string) => call<GalleryState>('PUT', `/tables/${id}/gallery`),
  withdrawGame: (id: string) => call<GalleryState>('DELETE', `/tables/${id}/gallery`),
  /** How often I have played each game at the server, and won. */
  tallies: async (): Promise<Tally[]> =>
    host.hasServer ? (await call<TallyList>('GET', '/me/tallies')).tallies : [],
  openTables: async () => (await call<TableList>('GET', '/tables')).tables,
  watchTables: async () => (await call<TableList>('GET', '/tables/watch')).tables,
  myTables,
  /** My tables at the server that were made before then. */
  olderTables: async (before: number) =>
    (await askServer<TableList>('GET', `/me/tables?before=${before}`)).tables,
  newTable: async (table: NewTable) => {
    const made = await make<TableInfo>('/tables', table);
    const mine = table.seats.flatMap((seat, n) => (seat.who === 'me' ? [n] : []));
    noteNonces(made.id, mine, table.nonce);
    if (isHere(made.id)) askToKeep();
    return made;
  },
  table: (id: string, invitation: string | null = null) =>
    call<TableInfo>('GET', `/tables/${id}${invited(invitation)}`),
  takeSeat: async (id: string, wish: TakeSeat & { seat: number }) => {
    const table = await call<TableInfo>('POST', `/tables/${id}/seats`, wish);
    if (!table.on_device) noteNonces(id, [wish.seat], wish.nonce); // else it is dealt already
    return table;
  },
  leaveSeat: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  closeTable: (id: string) => call<TableInfo>('DELETE', `/tables/${id}`),
  setReady: (id: string, yes: boolean) => call<TableInfo>('PUT', `/tables/${id}/ready`, { yes }),
  keepSeat: (id: string, seat: number, friend: string) =>
    call<TableInfo>('PUT', `/tables/${id}/seats/${seat}/kept`, { friend }),
  setBot: (id: string, seat: number, level: string | null) =>
    call<TableInfo>('PUT', `/tables/${id}/seats/${seat}/bot`, { level }),
  rematch: (id: string, nonce: string) =>
    call<TableInfo>('POST', `/tables/${id}/rematch`, { nonce } satisfies Rematch),
  takeOnline,
  importRecord: (record: string) => make<TableInfo>('/records', { record }),
  branch: (id: string, at: number, seats: SeatPlan[], invitation: string | null) =>
    call<TableInfo>('POST', `/tables/${id}/branch`, { at, seats, invitation } satisfies Branch),
  /** `seat`: a number, null for what all saw, or 'open' for all that there was */
  replay: (id: string, at: number, seat: number | 'open' | null, invitation: string | null) => {
    const from = seat === null ? '' : seat === 'open' ? '&open=true' : `&seat=${seat}`;
    return call<Replay>('GET', `/tables/${id}/replay?at=${at}${from}${invited(invitation, '&')}`);
  },
  draws: async (id: string, invitation: string | null) =>
    (await call<DrawList>('GET', `/tables/${id}/draws${invited(invitation)}`)).draws,
  /** Whether a game of this browser follows from its key, played again here. */
  verified: (id: string) => call<{ moves: number }>('GET', `/tables/${id}/verified`),
  /** The record of a game of this browser, to be saved or shared. */
  record: async (id: string) =>
    (await call<{ record: string }>('GET', `/tables/${id}/record`)).record,
  /** A running game of this browser as a file to go on with; all that is hidden is in it. */
  recordSoFar: async (id: string) =>
    (await call<{ record: string }>('GET', `/tables/${id}/so-far`)).record,
  /** Delete a table of this browser for good. */
  deleteTable: async (id: string): Promise<void> => {
    await call('DELETE', `/tables/${id}/kept`);
    forgetNotes(id);
  },
  /** The record of a finished game, wherever it was played, as it is written. */
  recordText: async (id: string, invitation: string | null) => {
    if (isHere(id)) return api.record(id);
    const answer = await fetch(api.recordUrl(id, invitation));
    if (!answer.ok) throw new ApiError(answer.status, null);
    return answer.text();
  },
  // A review is made by the worker, whoever dealt the game; a server has no part in it
  beginReview: async (wish: ReviewAsked) =>
    (await tablesHere()).call<ReviewStep>('POST', '/reviews', wish),
  goOnReviewing: async (id: string) =>
    (await tablesHere()).call<ReviewStep>('POST', `/reviews/${id}`),
  leaveReview: async (id: string) => (await tablesHere()).call('DELETE', `/reviews/${id}`),
  recordUrl: (id: string, invitation: string | null) =>
    `/api/tables/${id}/record${invited(invitation)}`,
  report: (id: string, invitation: string | null, line: ReportLine) =>
    call<Reported>('POST', `/tables/${id}/reports${invited(invitation)}`, line),
  person: async (id: string) =>
    id === HERE
      ? (await tablesHere()).call<Career>('GET', '/people/here')
      : call<Career>('GET', `/people/${id}`),
  ratings: async (game: string) => (await call<RatingList>('GET', `/ratings/${game}`)).ratings,
};
