/** The server's HTTP interface, typed. */
import type {
  Branch,
  Career,
  Credentials,
  GameInfo,
  GameWords,
  Language,
  Me,
  NewTable,
  Rating,
  Refusal,
  Replay,
  SeatPlan,
  TableInfo,
  TableList,
  TakeSeat,
} from '../wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.text ?? `HTTP ${status}`);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as
      | Refusal
      | { error?: Refusal }
      | null;
    const told = refusal && 'error' in refusal ? (refusal.error ?? null) : (refusal as Refusal);
    throw new ApiError(answer.status, told?.text ? told : null);
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const listed = (told: TableList | TableInfo[]) => (Array.isArray(told) ? told : told.tables);

export const api = {
  games: async () => {
    const told = await call<GameInfo[] | { games: GameInfo[] }>('GET', '/games');
    return Array.isArray(told) ? told : told.games;
  },
  game: (game: string) => call<GameWords>('GET', `/games/${game}`),
  me: () => call<Me>('GET', '/me'),
  beGuest: (name: string, language: Language) => call<Me>('POST', '/me', { name, language }),
  rename: (name: string, language: Language) => call<Me>('PATCH', '/me', { name, language }),
  register: (who: Credentials) => call<Me>('POST', '/register', who),
  login: (who: Credentials) => call<Me>('POST', '/login', who),
  logout: () => call<Me>('POST', '/logout'),
  openTables: async () => listed(await call<TableList>('GET', '/tables')),
  watchTables: async () => listed(await call<TableList>('GET', '/tables/watch')),
  myTables: async () => listed(await call<TableList>('GET', '/me/tables')),
  newTable: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  takeSeat: (id: string, wish: TakeSeat) => call<TableInfo>('POST', `/tables/${id}/seats`, wish),
  leaveSeat: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  setBot: (id: string, seat: number, level: string | null) =>
    call<TableInfo>('PUT', `/tables/${id}/seats/${seat}/bot`, { level }),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`),
  branch: (id: string, at: number, seats: SeatPlan[]) =>
    call<TableInfo>('POST', `/tables/${id}/branch`, { at, seats } satisfies Branch),
  replay: (id: string, at: number, seat: number | null) =>
    call<Replay>('GET', `/tables/${id}/replay?at=${at}${seat == null ? '' : `&seat=${seat}`}`),
  recordUrl: (id: string) => `/api/tables/${id}/record`,
  person: (id: string) => call<Career>('GET', `/people/${id}`),
  ratings: (game: string) => call<Rating[]>('GET', `/ratings/${game}`),
};
