/** All tables of this browser: made, found, kept. It answers the same calls as the server. No DOM. */
import { newId, Refused } from '../core/connection';
import { HERE, newIdHere } from '../core/here';
import { botName } from '../core/levels';
import { StoreError } from '../core/store-error';
import type {
  Branch,
  FromRecord,
  NewTable,
  Rematch,
  SeatPlan,
  SetBot,
  TableInfo,
  TableList,
  TakeSeat,
} from '../wire';
import { rungOf, type Breathe } from './bots';
import type { Description, PlayerInfo } from './description';
import { Engine, type Box } from './engine';
import { Desk, type Match } from './match';
import { choose, settle } from './options';
import type { GameRecord } from './record';
import type { LookingBack, Review, ReviewWish } from './review';
import type { Lead, TableStore } from './store';
import type { Viewer } from './scenes';
import { EMPTY, type Entry, type Seat, type Stored } from './stored';
import { type Around, LocalTable, newSecret, records, refused } from './table';
import { wordsOf } from './words';

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

/** A table that this tab leads. */
interface Led {
  table: LocalTable;
  lead: Lead;
}

const SLICE = 120; // ms that a review goes on before it says how far it is
const LINGER = 2000; // ms: a page that was left may only have been loaded again

/** A review that is being made. */
interface Looking {
  id: string;
  back: LookingBack;
  work: AsyncGenerator<number>;
  done: number;
}

export interface ReviewAsked extends ReviewWish {
  record: string;
}

/** How far a review is; at last, the review. */
export interface ReviewStep {
  id: string;
  done: number;
  tasks: number;
  review?: Review;
}

export class TablesHere {
  private engines = new Map<string, Promise<Engine>>();
  private led = new Map<string, Promise<Led | null>>();
  private finished: LocalTable | null = null; // the one that was looked at last
  private looking: Looking | null = null; // one review at a time

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
    if (path === '/me/tables') return this.list();
    if (first === 'reviews') return this.review(method, id, body as ReviewAsked);
    if (first !== 'tables' || !id) throw refused('no_such_page', 'There is nothing there.');
    if (method === 'GET') return this.tell(await this.look(id), third, asked);
    if (third === 'kept' && method === 'DELETE') return this.remove(id);
    if (third === 'branch') return this.branch(await this.look(id), body as Branch, name);
    return this.change(id, async (table) => {
      if (third === 'offer') return table.offer((body as { open: number[] }).open);
      if (third === 'online') {
        await table.leaveFor((body as { table: string | null }).table);
        return table.info();
      }
      if (third === 'rematch') return this.rematch(table, body as Rematch);
      if (third === 'seats') {
        await table.submit(() => {
          if (method === 'POST') return this.sit(table, body as TakeSeat, name);
          const level = fifth === 'bot' ? (body as SetBot).level : null;
          const seat = Number(fourth);
          return table.setSeat(
            seat,
            level ? newBot(table.game, table.stored.seats.length, level, seat) : EMPTY,
          );
        });
      } else if (method === 'DELETE' && !third) await table.submit(() => table.shut());
      else throw refused('no_such_page', 'There is nothing there.');
      return table.info();
    });
  }

  private tell(table: LocalTable, what: string | undefined, asked: URLSearchParams): unknown {
    if (!what) return table.info();
    if (what === 'words') return wordsOf(table.game);
    if (what === 'replay') {
      const seat = asked.get('seat');
      return table.replay(
        Number(asked.get('at')),
        seat === null ? null : Number(seat),
        asked.has('open'),
      );
    }
    if (what === 'record') return table.recordText().then((record) => ({ record }));
    if (what === 'so-far') return table.recordTextSoFar().then((record) => ({ record }));
    if (what === 'verified') return table.verify();
    throw refused('no_such_page', 'There is nothing there.');
  }

  private sit(table: LocalTable, wish: TakeSeat, name: string): Promise<Entry[]> {
    const free = table.stored.seats.findIndex((one) => one.person === null && one.bot === null);
    return table.sit(wish.seat ?? free, wish.nonce, wish.name ?? name, wish.choices ?? {});
  }

  // --- Lines ---

  /** Somebody comes to look; null: another tab plays there. Raises Refused. */
  async join(id: string, viewer: Viewer): Promise<LocalTable | null> {
    const led = await this.lead(id);
    led?.table.join(viewer);
    return led?.table ?? null;
  }

  /** Somebody goes; a table at which nobody looks is put away. */
  async leave(table: LocalTable, viewer: Viewer): Promise<void> {
    table.leave(viewer);
    await this.world.wait(LINGER);
    await this.putAway(table.id);
  }

  private async putAway(id: string): Promise<void> {
    const led = await this.led.get(id);
    if (!led || led.table.isWatched) return;
    this.led.delete(id);
    void led.table.close();
    led.lead.release();
  }

  /** All tables, without their logs. */
  private async list(): Promise<TableList> {
    const found = await (await this.world.store()).list();
    return { tables: found.map((one) => one.summary as TableInfo) };
  }

  /** Forget a table, whether or not it can be read, unless another tab plays at it. Raises Refused. */
  private async remove(id: string): Promise<object> {
    const led = await this.led.get(id);
    const lead = led?.lead ?? (await this.world.lead(id));
    if (!lead.leads) throw refused('elsewhere', 'Another tab plays at this table.');
    this.led.delete(id);
    if (this.finished?.id === id) this.finished = null;
    try {
      await led?.table.close();
      await stored((await this.world.store()).remove(id));
    } finally {
      lead.release();
    }
    return {};
  }

  // --- Finding ---

  /** A table to be changed by this tab alone; null: another tab has it. */
  private lead(id: string): Promise<Led | null> {
    let found = this.led.get(id);
    if (!found) {
      found = this.takeLead(id);
      this.led.set(id, found);
      const forget = () => this.led.delete(id);
      found.then((led) => led ?? forget(), forget);
    }
    return found;
  }

  private async takeLead(id: string): Promise<Led | null> {
    const lead = await this.world.lead(id);
    if (!lead.leads) return null;
    try {
      return { table: await this.read(id), lead }; // as the tab before has left it
    } catch (error) {
      lead.release();
      throw error;
    }
  }

  /** A table to be looked at, as it is stored now. */
  private async look(id: string): Promise<LocalTable> {
    const led = await this.led.get(id);
    if (led) return led.table;
    if (this.finished?.id !== id) {
      const table = await this.read(id);
      if (table.stored.phase !== 'over') return table;
      this.finished = table;
    }
    return this.finished;
  }

  /** Have something done at a table. Raises Refused. */
  private async change<T>(id: string, work: (table: LocalTable) => Promise<T>): Promise<T> {
    const led = await this.lead(id);
    if (!led) throw refused('elsewhere', 'Another tab plays at this table.');
    try {
      return await work(led.table);
    } finally {
      this.finished = null;
      await this.putAway(id);
    }
  }

  private async read(id: string): Promise<LocalTable> {
    const kept = await (await this.world.store()).read(id);
    if (!kept) throw refused('no_such_table', 'There is no such table here.');
    const engine = await this.engine(kept.game);
    const log = kept.log as Entry[];
    const [first] = log;
    const text = first?.is === 'made' ? first.table.box?.text : null;
    const box = await this.box(engine, text, 'the box of this table').catch((error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    });
    return LocalTable.open(engine, this.around, log, box);
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
        box: ownBox(box),
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

  /** A table like this one, with the same bots and the same people. */
  private async rematch(table: LocalTable, { nonce }: Rematch): Promise<TableInfo> {
    const { stored } = table;
    if (stored.phase !== 'over') throw refused('not_over', 'The game is not over yet.');
    const next = stored.rematch && (await (await this.world.store()).read(stored.rematch));
    if (next) return next.summary as TableInfo; // unless it was deleted
    const engine = await this.engine(stored.game);
    const box = await this.box(engine, stored.box?.text, 'the box of this table');
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
    const { record, match } = await this.readRecord(given.record);
    const at = given.at ?? (match.isOver ? null : match.moments.length);
    if (at !== null) {
      const seats = given.seats?.length ? given.seats : asRecorded(record, match);
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

  // --- Looking back ---

  /** Begin a review of a record; go on with it for a moment; or leave it. */
  private async review(method: string, id: string | undefined, asked: ReviewAsked) {
    if (method === 'DELETE') {
      if (this.looking?.id === id) this.looking = null;
      return { id };
    }
    if (id === undefined) return this.beginReview(asked);
    const { looking } = this;
    if (looking?.id !== id) throw refused('no_such_page', 'This review was left.');
    const until = this.world.now() + SLICE;
    let ended: boolean | undefined = false;
    while (!ended && this.world.now() < until) {
      const step = await looking.work.next();
      ended = step.done;
      if (!step.done) looking.done = step.value;
    }
    const { done, back } = looking;
    if (!ended) return { id, done, tasks: back.tasks };
    this.looking = null;
    return { id, done, tasks: back.tasks, review: back.found() };
  }

  private async beginReview(asked: ReviewAsked): Promise<ReviewStep> {
    const [{ LookingBack }, { match }] = await Promise.all([
      import('./review'),
      this.readRecord(asked.record),
    ]);
    const back = new LookingBack(match, asked, this.world.breathe);
    const id = newId();
    this.looking = { id, back, work: back.work(), done: 0 };
    return { id, done: 0, tasks: back.tasks };
  }

  /** The match of a record, played again to its end. Raises Refused. */
  private async readRecord(text: string): Promise<{ record: GameRecord; match: Match }> {
    const { decodeRecord, replayRecord } = await records();
    const record = decodeRecord(text);
    const engine = await this.engine(record.game);
    const box = await this.box(engine, record.box.text, 'the box inside the record');
    const desk = new Desk(engine.open(), box ?? undefined);
    return { record, match: await replayRecord(record, desk) };
  }

  /** A table for a game whose luck somebody may know already: it proves nothing. */
  private knownLuck(match: Match): Stored {
    const key = Array.from(match.key, (one) => one.toString(16).padStart(2, '0')).join('');
    const { game, opened } = match.desk;
    return { ...this.blank(game), box: ownBox(opened), options: match.options, key };
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
    // What nobody could see since the last moment was played too
    const steps = at === length ? match.steps.length : match.stepsUntil(at);
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

/** What is stored of a box; nothing of the one that comes with the game. */
function ownBox(box: Box | null): Stored['box'] {
  return box?.text == null ? null : { digest: box.digest, text: box.text };
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
    if (plan.who === 'bot')
      return newBot(game, plans.length, plan.level ?? game.player.stand_in, number);
    if (plan.who === 'me') return { ...EMPTY, name: plan.name ?? name, person: HERE, nonce };
    return EMPTY;
  });
}

function newBot({ player }: Description, players: number, level: string, number: number): Seat {
  if (!isLevel(player, players, level)) {
    const most = player.ladder[players]?.length ?? 0;
    const numbered = most ? `, and level:1 to level:${most}` : '';
    throw refused(
      'bad_option',
      `there is no bot '${level}'; the bots are ${player.levels.join(', ')}${numbered}`,
    );
  }
  return { ...EMPTY, name: botName(level, number), bot: level, nonce: newId() };
}

function isLevel(player: PlayerInfo, players: number, level: string): boolean {
  return player.levels.includes(level) || rungOf(player, players, level) !== undefined;
}

/** People at this device and bots as they sat; where only bots did, the first seat is mine. */
function asRecorded({ seats }: GameRecord, { players, desk }: Match): SeatPlan[] {
  const { player } = desk.game;
  const plans = seats.map(({ name, bot }): SeatPlan => {
    if (!bot) return { who: 'me', name };
    return { who: 'bot', level: isLevel(player, players, bot) ? bot : player.stand_in };
  });
  const mine = plans.filter(({ who }) => who === 'me');
  if (!mine.length) plans[0] = { who: 'me' };
  if (mine.length === 1) delete mine[0]!.name; // as they are called here
  return plans;
}
