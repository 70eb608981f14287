/** The tables of this browser, as a page asks for them: all of it is done by a worker. */
import { newId, type SocketLike, type World } from '../core/connection';
import { HERE } from '../core/here';
import { host } from '../core/host.svelte';
import { remembered } from '../core/kept';
import { ApiError, type Tables } from '../core/tables';
import { StoreError, type StoreReason } from '../core/store-error';
import type {
  AnyMessage,
  AnyUpdate,
  Career,
  Refusal,
  SeatInfo,
  TableInfo,
  TableList,
} from '../wire';

/** What the page tells the worker. */
export type FromPage =
  | { data: string; pause: number }
  | { call: number; method: string; path: string; body: unknown; name: string }
  | { line: number; open: string; seat: number | null }
  | { line: number; say: unknown }
  | { line: number; close: true };

/** What the worker tells the page. */
export type ToPage =
  | { call: number; value: unknown }
  | { call: number; refusal: Refusal }
  | { line: number; update: AnyUpdate }
  | { line: number; closed: number };

const NOT_DONE = 409; // the status of whatever is refused here
const OPEN = 1;
const CLOSED = 3;

class TablesOfThisBrowser implements Tables {
  private worker: Worker | null = null;
  private count = 0;
  private calls = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  private lines = new Map<number, LocalLine>();

  private tell(message: FromPage): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
    const data = new URL(host.file('data/'), location.href).href;
    const begin: FromPage = { data, pause: remembered('pause', 1) };
    worker.postMessage(begin);
    return worker;
  }

  private hear(told: ToPage): void {
    if ('line' in told) {
      const line = this.lines.get(told.line);
      if ('update' in told) line?.hear(told.update);
      else {
        this.lines.delete(told.line);
        line?.end(told.closed);
      }
      return;
    }
    const call = this.calls.get(told.call);
    this.calls.delete(told.call);
    if ('refusal' in told) call?.failed(failure(told.refusal));
    else call?.done(told.value);
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (path === '/me/tables') return this.list() as Promise<T>;
    if (path === '/people/here') return this.career() as Promise<T>;
    return this.ask(method, path, body);
  }

  private ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const call = ++this.count;
    const name = remembered<string | null>('name', null) ?? '';
    return new Promise<T>((resolve, failed) => {
      this.calls.set(call, { done: (value) => resolve(value as T), failed });
      this.tell({ call, method, path, body: plain(body), name });
    });
  }

  /** The list needs no rules: it is in the store, or else in the memory of the worker. */
  private async list(): Promise<TableList> {
    const { openStore } = await import('./store');
    const store = await openStore();
    if (!store.lasting) return this.ask('GET', '/me/tables');
    return { tables: (await store.list()).map((one) => one.summary as TableInfo) };
  }

  /** What was played here to the end, by whoever made the table. */
  private async career(): Promise<Career> {
    const { tables } = await this.list();
    const person = { id: HERE, name: remembered<string | null>('name', null) ?? '', guest: true };
    const ratings: Career['ratings'] = {};
    const played = tables.filter(({ phase, seats }) => phase === 'over' && seats.some(isMine));
    for (const { game, seats, result } of played) {
      const won = (result?.winners as number[]).includes(seats.findIndex(isMine));
      // How strong somebody is can only be said among those who are known
      const so = (ratings[game] ??= { person, games: 0, wins: 0, strength: 0, doubt: 0, rank: 0 });
      so.games += 1;
      so.wins += won ? 1 : 0;
    }
    const since = Math.min(...tables.map(({ created }) => created), Date.now() / 1000);
    return { person, since, ratings, tables: played };
  }

  readonly world: World = {
    open: (url) => this.open(url),
    fetch: () => Promise.reject(new Error('nothing is fetched here')),
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
    now: Date.now,
    id: newId,
  };

  private open(url: string): SocketLike {
    const { pathname, searchParams } = new URL(url, location.href);
    const seat = searchParams.get('seat');
    const number = ++this.count;
    const line = new LocalLine(
      (message) => this.tell({ line: number, say: message }),
      () => {
        this.lines.delete(number);
        this.tell({ line: number, close: true });
      },
    );
    this.lines.set(number, line);
    const table = pathname.split('/').at(-1)!;
    this.tell({ line: number, open: table, seat: seat === null ? null : Number(seat) });
    return line;
  }
}

/** As it would be sent: a worker can be told nothing that lives, such as the state of a page. */
function plain(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

function failure(refusal: Refusal): Error {
  const [, reason] = /^store-(.*)$/.exec(refusal.reason) ?? [];
  return reason ? new StoreError(reason as StoreReason) : new ApiError(NOT_DONE, refusal);
}

/** A line to a table in the worker, as connections know lines to the server. */
class LocalLine implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;

  constructor(
    private readonly say: (message: AnyMessage) => void,
    private readonly gone: () => void,
  ) {}

  hear(update: AnyUpdate): void {
    if (this.readyState === 0) {
      this.readyState = OPEN;
      this.onopen?.(undefined as never);
    }
    this.onmessage?.({ data: JSON.stringify(update) });
  }

  end(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }

  send(data: string): void {
    this.say(JSON.parse(data) as AnyMessage);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.gone();
  }
}

const isMine = ({ person }: SeatInfo): boolean => person === HERE;

export const tablesHere: Tables = new TablesOfThisBrowser();
