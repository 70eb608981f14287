/** All tables of this browser: made, found, kept. It answers the same calls as the server. No DOM. */
import { newId, Refused } from '../core/connection';
import { HERE, newIdHere } from '../core/here';
import { StoreError } from '../core/trouble';
import type {
  Branch,
  FromRecord,
  NewTable,
  Rematch,
  SeatPlan,
  SetBot,
  TableInfo,
  TakeSeat,
} from '../wire';
import type { Breathe } from './bots';
import type { Description } from './description';
import { Engine, type Box } from './engine';
import { Desk, type Match } from './match';
import { choose, settle } from './options';
import type { Lead, TableStore } from './store';
import {
  EMPTY,
  LocalTable,
  newSecret,
  records,
  refused,
  STAND_IN,
  type Around,
  type Entry,
  type Seat,
  type Stored,
  type Viewer,
} from './table';

/** What the worker brings: files, a store, a clock. */
export interface Surroundings {
  store(): Promise<TableStore>;
  lead(id: string): Promise<Lead>;
  /** a file below data/ */
  file(path: string): Promise<Response>;
  /** Read a box file; `name`: how sentences call it. Raises Refused. */
  openBox(game: Description, text: string, name: string): Promise<Box>;
  now(): number;
  breathe: Breathe;
  wait(milliseconds: number): Promise<void>;
  pause: number;
}

interface Live {
  table: LocalTable;
  lead: Lead;
}

export class TablesHere {
  private engines = new Map<string, Promise<Engine>>();
  private live = new Map<string, Promise<Live>>();

  private readonly around: Around;

  constructor(private readonly world: Surroundings) {
    this.around = this.surround();
  }

  // --- Calls ---

  /** Raises Refused. `name`: of whoever sits at this device. */
  async call(method: string, path: string, body: unknown, name: string): Promise<unknown> {
    const [where = '', query = ''] = path.split('?');
    const parts = where.split('/').slice(1);
    const asked = new URLSearchParams(query);
    const [first, id, third, fourth, fifth] = parts;
    if (first === 'tables' && method === 'POST' && !id) return this.make(body as NewTable, name);
    if (first === 'records' && method === 'POST') {
      return this.importRecord(body as FromRecord, name);
    }
    if (first !== 'tables' || !id) throw refused('no_such_page', 'There is nothing there.');
    if (method === 'DELETE' && !third) return this.shut(id);
    const { table } = await this.find(id);
    if (method === 'GET' && !third) return table.info();
    if (method === 'GET' && third === 'replay') {
      const seat = asked.get('seat');
      return table.replay(Number(asked.get('at')), seat === null ? null : Number(seat));
    }
    if (method === 'GET' && third === 'record') return { record: await table.recordText() };
    if (method === 'GET' && third === 'verified') return table.verify();
    if (method === 'POST' && third === 'rematch') return this.rematch(table, body as Rematch);
    if (method === 'POST' && third === 'branch') return this.branch(table, body as Branch, name);
    if (third === 'seats') {
      await table.submit(() => {
        if (method === 'POST') return this.sit(table, body as TakeSeat, name);
        const level = fifth === 'bot' ? (body as SetBot).level : null;
        return table.setSeat(Number(fourth), level ? botSeat(table, level, Number(fourth)) : EMPTY);
      });
      return table.info();
    }
    throw refused('no_such_page', 'There is nothing there.');
  }

  private sit(table: LocalTable, wish: TakeSeat, name: string): Promise<Entry[]> {
    const free = table.stored.seats.findIndex((one) => one.person === null && one.bot === null);
    return table.sit(wish.seat ?? free, wish.nonce, wish.name ?? name, wish.choices ?? {});
  }

  // --- Lines ---

  /** Somebody comes to look; null: another tab plays there. Raises Refused. */
  async join(id: string, viewer: Viewer): Promise<LocalTable | null> {
    const { table, lead } = await this.find(id);
    if (!lead.leads) {
      this.live.delete(id); // to be asked again when they come again
      return null;
    }
    table.join(viewer);
    return table;
  }

  /** Somebody goes; a table at which nobody looks is put away. */
  async leave(table: LocalTable, viewer: Viewer): Promise<void> {
    table.leave(viewer);
    await this.world.wait(2000); // the page may only have been loaded again
    if (table.isWatched) return;
    const live = await this.live.get(table.id)?.catch(() => null);
    if (live?.table !== table || table.isWatched) return;
    this.live.delete(table.id);
    table.close();
    live.lead.release();
  }

  // --- Finding ---

  private find(id: string): Promise<Live> {
    let found = this.live.get(id);
    if (!found) {
      found = this.read(id);
      this.live.set(id, found);
      found.catch(() => this.live.delete(id));
    }
    return found;
  }

  private async read(id: string): Promise<Live> {
    const kept = await (await this.world.store()).read(id);
    if (!kept) throw refused('no_such_table', 'There is no such table here.');
    const [engine, lead] = await Promise.all([this.engine(kept.game), this.world.lead(id)]);
    const log = kept.log as Entry[];
    const [first] = log;
    const text = first?.is === 'made' ? first.table.box : null;
    const box = await this.box(engine, text, 'the box of this table').catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    return { table: LocalTable.open(engine, this.around, log, box), lead };
  }

  /** A box of somebody's own; null: the one that comes with the game. Raises Refused. */
  private async box({ description }: Engine, text: string | null | undefined, name: string) {
    return text == null ? null : this.world.openBox(description, text, name);
  }

  private engine(game: string): Promise<Engine> {
    let found = this.engines.get(game);
    if (!found) {
      found = this.loadEngine(game);
      this.engines.set(game, found);
      found.catch(() => this.engines.delete(game));
    }
    return found;
  }

  private async loadEngine(game: string): Promise<Engine> {
    const fetched = async (file: string) => {
      const answer = await this.world.file(`${game}/${file}`).catch(() => null);
      if (!answer?.ok) throw refused('no_such_game', `The rules of ${game} cannot be loaded.`);
      return answer;
    };
    const [code, description] = await Promise.all([
      fetched('engine.wasm').then((answer) => answer.arrayBuffer()),
      fetched('engine.json').then((answer) => answer.json() as Promise<Description>),
    ]);
    return Engine.make(code, description);
  }

  private surround(): Around {
    const { world } = this;
    return {
      keep: async (table, entries) => {
        const live = await this.live.get(table.id);
        if (live && !live.lead.leads) {
          throw refused('elsewhere', 'Another tab plays at this table.');
        }
        const store = await world.store();
        await stored(store.append(table.id, entries, table.info()));
      },
      read: async (id) => ((await (await world.store()).read(id))?.log ?? []) as Entry[],
      now: () => world.now(),
      breathe: () => world.breathe(),
      wait: (milliseconds) => world.wait(milliseconds),
      pause: world.pause,
    };
  }

  // --- Making ---

  private async make(wanted: NewTable, name: string): Promise<TableInfo> {
    const engine = await this.engine(wanted.game);
    const { description } = engine;
    const box = await this.box(engine, wanted.box, 'your box');
    let options = settle(description, wanted.seats.length, wanted.options ?? {});
    wanted.seats.forEach((plan, seat) => {
      const chosen = wanted.seats.slice(0, seat).flatMap((one, n) => (one.choices ? [n] : []));
      options = choose(description, options, seat, plan.choices ?? {}, chosen);
    });
    return this.setUp(
      {
        ...this.blank(description),
        ...(await newSecret()),
        box: box?.text ?? null,
        options,
        seats: planSeats(description, wanted.seats, wanted.nonce, name),
      },
      box,
    );
  }

  private blank(game: Description): Stored {
    return {
      id: newIdHere(newId()),
      game: game.game,
      version: game.version,
      module: game.module,
      box: null,
      options: { players: 0 },
      host: HERE,
      phase: 'gathering',
      seats: [],
      created: this.world.now() / 1000,
      begun: null,
      ended: null,
      result: null,
      message: null,
      secret: null,
      commitment: null,
      key: null,
      rematch: null,
      source: null,
      source_at: null,
    };
  }

  /** Store a new table, with its log if it has one already; it begins if it is full. */
  private async setUp(made: Stored, box: Box | null, log: Entry[] = []): Promise<TableInfo> {
    const engine = await this.engine(made.game);
    const whole: Entry[] = [{ is: 'made', table: structuredClone(made) }];
    const table = LocalTable.open(engine, this.around, whole, box);
    if (made.phase === 'gathering') {
      const [, ...begun] = await table.change({});
      whole.push(...begun);
    }
    whole.push(...log);
    const info = LocalTable.open(engine, this.around, whole, box).info();
    const kept = {
      id: made.id,
      game: made.game,
      version: made.version,
      changed: this.world.now(),
      summary: info,
      log: whole,
    };
    await stored((await this.world.store()).create(kept));
    return info;
  }

  private async shut(id: string): Promise<TableInfo> {
    const { table } = await this.find(id);
    await table.submit(() => table.shut());
    return table.info();
  }

  /** A table like this one, with the same bots and the same people. */
  private async rematch(table: LocalTable, { nonce }: Rematch): Promise<TableInfo> {
    const { stored } = table;
    if (stored.phase !== 'over') throw refused('not_over', 'The game is not over yet.');
    if (stored.rematch !== null) return (await this.find(stored.rematch)).table.info();
    const engine = await this.engine(stored.game);
    const box = await this.box(engine, stored.box, 'the box of this table');
    const seats = stored.seats.map((seat): Seat => ({
      ...EMPTY,
      name: seat.name,
      person: seat.person,
      bot: seat.bot,
      nonce: seat.bot ? newId() : nonce,
    }));
    const again = await this.setUp(
      {
        ...this.blank(engine.description),
        ...(await newSecret()),
        box: stored.box,
        options: stored.options,
        seats,
      },
      box,
    );
    await table.submit(() => table.change({ rematch: again.id }));
    return again;
  }

  // --- Games that were played before ---

  /** Continue a finished game from a moment of it, with the same luck. */
  private async branch(table: LocalTable, wanted: Branch, name: string): Promise<TableInfo> {
    if (table.stored.phase !== 'over' || !table.match) {
      throw refused('not_over', 'A game can be continued elsewhere when it is over.');
    }
    return this.goOn(table.match, wanted.at, wanted.seats, table.id, name);
  }

  private async importRecord(given: FromRecord, name: string): Promise<TableInfo> {
    const { decodeRecord, replayRecord } = await records();
    const record = decodeRecord(given.record);
    const engine = await this.engine(record.game);
    const box = await this.box(engine, record.box.text, 'the box inside the record');
    const match = await replayRecord(record, new Desk(engine.open(), box ?? undefined));
    const at = given.at ?? (match.isOver ? null : match.moments.length);
    if (at !== null) {
      const seats = given.seats?.length ? given.seats : firstMine(match.players);
      return this.goOn(match, at, seats, null, name);
    }
    const now = this.world.now() / 1000;
    const shown: Stored = {
      ...this.knownLuck(match),
      phase: 'over',
      begun: now,
      ended: now,
      result: match.result(),
      seats: record.seats.map((seat, n) => ({
        ...EMPTY,
        name: seat.name || `Seat ${n + 1}`,
        bot: seat.bot ?? null,
      })),
    };
    return this.setUp(shown, match.desk.opened, this.logUntil(match, match.steps.length));
  }

  /** A table for a game whose luck somebody may know already: it proves nothing. */
  private knownLuck(match: Match): Stored {
    const key = Array.from(match.key, (one) => one.toString(16).padStart(2, '0')).join('');
    const { game, opened } = match.desk;
    return { ...this.blank(game), box: opened.text, options: match.options, key };
  }

  private async goOn(
    match: Match,
    at: number,
    plans: SeatPlan[],
    source: string | null,
    name: string,
  ): Promise<TableInfo> {
    const { length } = match.moments;
    if (!(at >= 0 && at <= length)) {
      throw refused('bad_option', `The game has moments 0 to ${length}, not ${at}.`);
    }
    if (plans.length !== match.players) {
      throw refused('bad_option', `The game has ${match.players} seats, not ${plans.length}.`);
    }
    const steps = match.stepsUntil(at);
    if (match.isOver && steps === match.steps.length) {
      throw refused('already_over', 'There is nothing to continue at the end of the game.');
    }
    const stored: Stored = {
      ...this.knownLuck(match),
      source,
      source_at: at,
      seats: planSeats(match.desk.game, plans, newId(), name),
    };
    return this.setUp(stored, match.desk.opened, this.logUntil(match, steps));
  }

  /** The log of a game that was played elsewhere, up to a step. */
  private logUntil(match: Match, steps: number): Entry[] {
    const twin = match.twin();
    const at = this.world.now() / 1000;
    return match.steps.slice(0, steps).map(({ seat, move }) => {
      twin.play(seat, move);
      return { is: 'move', seat, move: twin.say(move), by: 'person', at, digest: twin.digest() };
    });
  }
}

/** What could not be stored, as a refusal: `web-store-<reason>` says it. */
async function stored(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof StoreError) throw refused(`store-${error.reason}`, error.message);
    throw error;
  }
}

/** The seats as whoever makes the table wants them. Raises Refused. */
function planSeats(game: Description, plans: SeatPlan[], nonce: string, name: string): Seat[] {
  return plans.map((plan, number) => {
    if (plan.who === 'bot') return newBot(game, plan.level ?? STAND_IN, number);
    if (plan.who === 'me') return { ...EMPTY, name: plan.name ?? name, person: HERE, nonce };
    return EMPTY;
  });
}

function botSeat(table: LocalTable, level: string, number: number): Seat {
  return newBot(table.game, level, number);
}

function newBot({ player }: Description, level: string, number: number): Seat {
  if (!player.levels.includes(level)) {
    throw refused(
      'bad_option',
      `there is no bot '${level}'; the bots are ${player.levels.join(', ')}`,
    );
  }
  const name = `${level[0]!.toUpperCase()}${level.slice(1)} ${number + 1}`;
  return { ...EMPTY, name, bot: level, nonce: newId() };
}

/** The first seat for whoever makes the table, bots at the others. */
function firstMine(players: number): SeatPlan[] {
  const bots = Array.from({ length: players - 1 }, () => ({
    who: 'bot' as const,
    level: STAND_IN,
  }));
  return [{ who: 'me' }, ...bots];
}
