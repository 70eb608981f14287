import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyUpdate } from '../wire';
import { Connection, Refused, type Line, type SocketLike, type World } from './connection';
import type { TableState } from './scene';

class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;
  constructor(readonly url: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(undefined as never);
  }
  tell(update: AnyUpdate) {
    this.onmessage?.({ data: JSON.stringify(update) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: { work: () => void; wait: number }[];
let lines: Line[];
let states: TableState[];
let answers: { url: string; body: unknown }[];
let count: number;

const world: World = {
  open(url) {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket;
  },
  async fetch(url, init) {
    answers.push({ url, body: init?.body ? JSON.parse(init.body as string) : null });
    if (url.includes('/do'))
      return Response.json({ reason: 'stale', text: 'Too late.' }, { status: 409 });
    return Response.json([{ is: 'whole', epoch: 'p', version: 1, scene: { table: {} } }]);
  },
  later(work, wait) {
    const timer = { work, wait };
    timers.push(timer);
    return timer;
  },
  cancel(timer) {
    timers = timers.filter((one) => one !== timer);
  },
  random: () => 0.5,
  now: () => 0,
  id: () => `m${(count += 1)}`,
};

const start = (seat: number | null = 0, table = 't', handed: SocketLike | null = null) => {
  const connection = new Connection(
    table,
    seat,
    { state: (state) => states.push(state), line: (line) => lines.push(line) },
    world,
    'word',
  );
  connection.start(handed);
  return connection;
};
const run = () => timers.shift()!.work();
const whole = (version: number, table = 't'): AnyUpdate => ({
  is: 'whole',
  epoch: 'e',
  version,
  scene: { table: { id: table } } as never,
});

beforeEach(() => {
  sockets = [];
  timers = [];
  lines = [];
  states = [];
  answers = [];
  count = 0;
});

describe('the line to a table', () => {
  it('names seat and invitation, and after a break where it was', () => {
    start(2);
    expect(sockets[0]!.url).toBe('/live/t?seat=2&invitation=word');
    sockets[0]!.open();
    sockets[0]!.tell(whole(7));
    sockets[0]!.break();
    expect(lines).toEqual(['live', 'lost']);
    run();
    expect(sockets[1]!.url).toBe('/live/t?seat=2&epoch=e&version=7&invitation=word');
  });

  it('waits longer after each failure', () => {
    start();
    sockets[0]!.open();
    sockets[0]!.break();
    const first = timers.at(-1)!.wait;
    run();
    sockets[1]!.break();
    expect(timers.at(-1)!.wait).toBeGreaterThan(first);
  });

  it('sends what was not answered again, with the same id', async () => {
    const connection = start();
    sockets[0]!.open();
    const done = connection.send({ do: 'undo', seat: 0 });
    sockets[0]!.break();
    run();
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([{ do: 'undo', seat: 0, id: 'm1' }]);
    sockets[1]!.tell({ is: 'reply', id: 'm1' });
    await expect(done).resolves.toEqual({ is: 'reply', id: 'm1' });
    sockets[1]!.break();
    run();
    sockets[2]!.open();
    expect(sockets[2]!.sent).toEqual([]);
  });

  it('gives a refusal to whoever asked', async () => {
    const connection = start();
    sockets[0]!.open();
    const done = connection.send({ do: 'undo', seat: 0 });
    sockets[0]!.tell({ is: 'reply', id: 'm1', error: { reason: 'cannot_undo', text: 'No.' } });
    await expect(done).rejects.toBeInstanceOf(Refused);
  });

  it('asks for the whole when a change is missing', () => {
    start();
    sockets[0]!.open();
    sockets[0]!.tell(whole(1));
    sockets[0]!.tell({ is: 'change', version: 9 });
    expect(sockets[0]!.closed).toBe(true);
    run();
    expect(sockets[1]!.url).not.toContain('version');
  });

  it('notices a dead line by itself', () => {
    start();
    sockets[0]!.open();
    run(); // the ping
    expect(sockets[0]!.sent).toEqual([{ do: 'ping' }]);
    run(); // no answer
    expect(lines.at(-1)).toBe('lost');
  });

  it('comes again as the one who has sat down', () => {
    const connection = start(null);
    sockets[0]!.open();
    sockets[0]!.tell(whole(3));
    connection.rejoin(1);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets[1]!.url).toBe('/live/t?seat=1&invitation=word');
    sockets[0]!.break(); // of the old line nothing is heard any more
    expect(sockets).toHaveLength(2);
  });

  /** Somebody who was at table t goes on to u. */
  const goOn = () => {
    const before = start(0);
    sockets[0]!.open();
    sockets[0]!.tell(whole(3));
    return start(1, 'u', before.handOver());
  };

  it('goes on to the next table without a new one', async () => {
    const connection = goOn();
    const go = { do: 'go', id: 'm1', table: 'u', seat: 1, invitation: 'word' };
    expect(sockets[0]!.sent).toEqual([go]);
    const done = connection.send({ do: 'undo', seat: 1 });
    expect(sockets[0]!.sent).toHaveLength(1); // nothing before it is there
    sockets[0]!.tell(whole(6, 'u'));
    sockets[0]!.tell({ is: 'change', version: 7 }); // somebody else has come, too
    sockets[0]!.tell({ is: 'reply', id: 'm1' });
    expect(sockets[0]!.sent[1]).toEqual({ do: 'undo', seat: 1, id: 'm2' });
    sockets[0]!.tell({ is: 'reply', id: 'm2' });
    await expect(done).resolves.toEqual({ is: 'reply', id: 'm2' });
    expect(sockets).toHaveLength(1);
    sockets[0]!.break();
    run();
    expect(sockets[1]!.url).toBe('/live/u?seat=1&epoch=e&version=7&invitation=word');
  });

  it('hears nothing of the table before', () => {
    goOn();
    states = [];
    sockets[0]!.tell({ is: 'change', version: 4 });
    sockets[0]!.tell(whole(9));
    sockets[0]!.tell({ is: 'reply', id: 'old' });
    expect(states).toEqual([]);
    sockets[0]!.tell(whole(1, 'u'));
    expect(states).toHaveLength(1);
  });

  it('comes anew when it may not go on', () => {
    goOn();
    sockets[0]!.tell({ is: 'reply', id: 'm1', error: { reason: 'not_yours', text: 'No.' } });
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets[1]!.url).toBe('/live/u?seat=1&invitation=word');
    sockets[0]!.break(); // of the old line nothing is heard any more
    expect(sockets).toHaveLength(2);
    sockets[1]!.break(4403);
    expect(lines.at(-1)).toBe('gone');
  });

  it('comes anew when the line breaks on the way', () => {
    goOn();
    sockets[0]!.break();
    run();
    expect(sockets[1]!.url).toBe('/live/u?seat=1&invitation=word');
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([]);
  });

  it('comes anew when the line was closed meanwhile', () => {
    const before = start(0);
    sockets[0]!.open();
    const handed = before.handOver();
    sockets[0]!.readyState = 3;
    start(1, 'u', handed);
    expect(sockets[1]!.url).toBe('/live/u?seat=1&invitation=word');
  });

  it('has no line to hand over that is not open', () => {
    const before = start(0);
    expect(before.handOver()).toBeNull();
    expect(sockets[0]!.closed).toBe(true);
  });

  it('gives up where there is no such table', () => {
    start();
    sockets[0]!.break(4404);
    expect(lines).toEqual(['gone']);
  });

  it('polls where sockets never open, and says there too why not', async () => {
    const connection = start();
    sockets[0]!.break();
    run();
    sockets[1]!.break();
    run();
    sockets[2]!.break();
    expect(connection.line).toBe('polling');
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers[0]!.url).toContain('/api/tables/t/updates?seat=0');
    expect(states.at(-1)!.epoch).toBe('p');
    await expect(connection.send({ do: 'undo', seat: 0 })).rejects.toBeInstanceOf(Refused);
    expect(answers.at(-1)!.url).toBe('/api/tables/t/do?invitation=word');
  });
});
