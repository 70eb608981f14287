/**
 * The line to a table: a socket that comes back by itself, messages that are sent again until they
 * are answered, and polling where sockets do not get through. No DOM.
 */
import type { AnyMessage, AnyUpdate, Go, Refusal, Reply } from '../wire';
import { begun, changed, type TableState } from './scene';

/** `elsewhere`: the table lives in this browser, and another tab plays there */
export type Line = 'connecting' | 'live' | 'polling' | 'lost' | 'gone' | 'elsewhere';

type Sent<M> = M extends { id: string } ? Omit<M, 'id'> : never;
/** A message before it has an id. */
export type Outgoing = Sent<AnyMessage>;

/** What the world outside offers; replaced in tests. */
export interface World {
  open(url: string): SocketLike;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  later(work: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
  now(): number;
  id(): string;
}

export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(data: string): void;
  close(): void;
}

export interface Told {
  state(state: TableState): void;
  line(line: Line): void;
}

/** A refusal, as an error. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const DEAF_AFTER = 10_000;
const POLL_EVERY = 1_500; // after a failure; else the server itself waits for news
const SOCKET_TRIES = 3; // before polling
const OPEN = 1; // a socket's state
const FOR_GOOD = new Set([4401, 4403, 4404]); // not allowed, or no such table
const ELSEWHERE = 4409;

export class Connection {
  state: TableState | null = null;
  line: Line = 'connecting';
  private socket: SocketLike | null = null;
  private tries = 0;
  private opened = false; // ever
  private closed = false;
  private going: string | null = null; // the message by which an open line comes to this table
  private timer: unknown = null;
  private pinger: unknown = null;
  private waiting = new Map<
    string,
    { message: AnyMessage; done: (reply: Reply) => void; failed: (error: Error) => void }
  >();

  constructor(
    readonly table: string,
    public seat: number | null,
    private readonly told: Told,
    private readonly world: World,
    private readonly invitation: string | null = null,
  ) {}

  /** Come to the table: by the line that another has handed over, if it is still open. */
  start(handed: SocketLike | null = null): void {
    if (handed?.readyState === OPEN) this.goBy(handed);
    else this.connect();
  }

  /** Stop here, and leave the line to whoever goes on to another table by it. */
  handOver(): SocketLike | null {
    const socket = this.line === 'live' ? this.socket : null;
    if (socket) {
      this.socket = null;
      socket.onmessage = socket.onclose = null;
    }
    this.stop();
    return socket;
  }

  stop(): void {
    this.closed = true;
    this.world.cancel(this.timer);
    this.world.cancel(this.pinger);
    this.socket?.close();
    for (const { failed } of this.waiting.values()) failed(new Error('closed'));
    this.waiting.clear();
  }

  /** Send a message; it is sent again after a break, with the same id, until it is answered. */
  send(message: Outgoing): Promise<Reply> {
    const whole = { ...message, id: this.world.id() } as AnyMessage & { id: string };
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.id, {
        message: whole,
        failed: reject,
        done: (reply) => (reply.error ? reject(new Refused(reply.error)) : resolve(reply)),
      });
      this.push(whole);
    });
  }

  /** See the table as another seat sees it. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.send(seat == null ? { do: 'look' } : { do: 'look', seat });
  }

  /** Come again as somebody who has just sat down: the open line does not know them yet. */
  rejoin(seat: number): void {
    this.seat = seat;
    this.state = null;
    this.tries = 0;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.world.cancel(this.pinger);
    this.world.cancel(this.timer);
    if (this.line === 'polling') void this.poll();
    else this.connect();
  }

  private push(message: AnyMessage): void {
    if (this.line === 'live') this.socket?.send(JSON.stringify(message));
    else if (this.line === 'polling') void this.post(message);
  }

  // --- The socket ---

  private query(): string {
    const query = new URLSearchParams();
    if (this.seat != null) query.set('seat', String(this.seat));
    if (this.state) {
      query.set('epoch', this.state.epoch);
      query.set('version', String(this.state.version));
    }
    if (this.invitation) query.set('invitation', this.invitation);
    return query.toString();
  }

  private connect(): void {
    this.setLine(this.opened ? 'lost' : 'connecting');
    const socket = this.world.open(`/live/${this.table}?${this.query()}`);
    socket.onopen = () => {
      if (socket === this.socket) this.begin(socket);
    };
    this.listen(socket);
  }

  private goBy(socket: SocketLike): void {
    this.going = this.world.id();
    const go: Go = { do: 'go', id: this.going, table: this.table };
    if (this.seat != null) go.seat = this.seat;
    if (this.invitation) go.invitation = this.invitation;
    socket.send(JSON.stringify(go));
    this.opened = true;
    this.listen(socket);
    this.ping();
  }

  private begin(socket: SocketLike): void {
    this.opened = true;
    this.tries = 0;
    this.setLine('live');
    for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    this.ping();
  }

  private listen(socket: SocketLike): void {
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      const update = JSON.parse(data) as AnyUpdate;
      if (this.going === null) this.take(update);
      else this.arrive(socket, update);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.closed) return;
      this.socket = null;
      this.going = null;
      this.world.cancel(this.pinger);
      if (FOR_GOOD.has(code)) this.setLine('gone');
      else if (code === ELSEWHERE) this.setLine('elsewhere');
      else this.retry();
    };
  }

  private retry(): void {
    this.tries += 1;
    if (!this.opened && this.tries >= SOCKET_TRIES) {
      this.setLine('polling');
      for (const { message } of this.waiting.values()) void this.post(message);
      void this.poll();
      return;
    }
    this.setLine('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    this.timer = this.world.later(() => this.connect(), wait * (0.5 + this.world.random()));
  }

  private ping(): void {
    this.world.cancel(this.pinger);
    this.pinger = this.world.later(() => {
      this.socket?.send(JSON.stringify({ do: 'ping' }));
      // Nothing heard: the line is dead although nobody has said so
      this.pinger = this.world.later(() => this.drop(), DEAF_AFTER);
    }, PING_EVERY);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.going = null;
    this.world.cancel(this.pinger);
    socket?.close();
    if (!this.closed) this.retry();
  }

  /** Try again now: the page is back in sight, or the network is. */
  wake(): void {
    if ((this.line !== 'lost' && this.line !== 'elsewhere') || this.closed) return;
    this.world.cancel(this.timer);
    this.tries = 0;
    this.connect();
  }

  /** The network is away: say so now, not when the next sign of life is missed. */
  lose(): void {
    if (this.line === 'live') this.drop();
  }

  // --- Polling ---

  private async poll(): Promise<void> {
    if (this.closed || this.line !== 'polling') return;
    try {
      const answer = await this.world.fetch(`/api/tables/${this.table}/updates?${this.query()}`);
      if (answer.status === 404 || answer.status === 403) return this.setLine('gone');
      if (answer.ok) {
        const told = (await answer.json()) as AnyUpdate | AnyUpdate[];
        for (const update of Array.isArray(told) ? told : [told]) this.take(update);
      }
      this.timer = this.world.later(() => void this.poll(), answer.ok ? 50 : POLL_EVERY);
    } catch {
      // The network is away: ask again later
      this.timer = this.world.later(() => void this.poll(), POLL_EVERY);
    }
  }

  private async post(message: AnyMessage): Promise<void> {
    try {
      const invited = this.invitation ? `?invitation=${encodeURIComponent(this.invitation)}` : '';
      const answer = await this.world.fetch(`/api/tables/${this.table}/do${invited}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      if (answer.ok) this.take((await answer.json()) as AnyUpdate);
      else if ('id' in message) {
        const error = (await answer.json()) as Refusal;
        this.take({ is: 'reply', id: message.id, error });
      }
    } catch {
      this.world.later(() => void this.post(message), POLL_EVERY);
    }
  }

  // --- What comes in ---

  /** On the way by an open line: what is told of the table before is not for us. */
  private arrive(socket: SocketLike, update: AnyUpdate): void {
    if (update.is === 'reply' && update.id === this.going) {
      this.going = null;
      if (!update.error) return this.begin(socket);
      this.opened = false; // as if it had never been: a new line will be told why
      this.world.cancel(this.pinger);
      this.connect();
      socket.close();
    } else if (this.state || (update.is === 'whole' && update.scene.table.id === this.table)) {
      this.take(update); // we are there, although nobody has said so yet
    }
  }

  private take(update: AnyUpdate): void {
    if (this.line === 'live') this.ping();
    switch (update.is) {
      case 'whole':
        this.setState(begun(update));
        break;
      case 'change': {
        if (!this.state) break;
        const state = changed(this.state, update);
        if (state) this.setState(state);
        else this.again();
        break;
      }
      case 'reply': {
        const sent = this.waiting.get(update.id);
        this.waiting.delete(update.id);
        sent?.done(update);
        break;
      }
      case 'pong':
        break;
      case 'not_done':
        console.warn(update.error.text);
        break;
    }
  }

  /** Something is missing: begin anew with the whole scene. */
  private again(): void {
    this.state = null;
    if (this.line === 'live') this.drop();
  }

  private setState(state: TableState): void {
    if (state === this.state) return;
    this.state = state;
    this.told.state(state);
  }

  private setLine(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.told.line(line);
  }
}

/** The browser as it is. */
export function browserWorld(): World {
  return {
    open(url) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      return new WebSocket(`${scheme}://${location.host}${url}`) as unknown as SocketLike;
    },
    fetch: (url, init) => fetch(url, init),
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
    now: Date.now,
    id: newId,
  };
}

/** A word that nobody else has: ids of messages, and what I add to the chance of a deal. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
