/**
 * Plays an experiment on all cores: hands out games to workers, adds up what they send back. What was
 * handed out and did not come back is played again, so that the games are always the first so many.
 */
import { isCutShort, isUnnoticed } from './findings';
import type { Thing } from './lens';
import { repeatsOf, type Order, type Stuck } from './playing';
import type { FromWorker, ToWorker } from './study-worker';
import { emptySums, merge, type Sums } from './sums';

/** How long a worker should be busy with one part, so that figures grow smoothly. */
const PART_SECONDS = 0.2;
const MOST_IN_A_PART = 16384;
/** Games of bots that are played in the module take milliseconds: after this one does not end at all. */
const PATIENCE = 30_000;

export interface Part {
  first: number;
  count: number;
}

export interface Progress {
  sums: Sums;
  things: Thing[][];
  ways: string[];
  /** what is to be played next, and what was handed out before and is not there */
  next: number;
  left: Part[];
  /** games that are there, and a second, of each run */
  rate: number;
}

export interface Events {
  /** more games are there */
  more(): void;
  /** all are there, or it was stopped */
  done(): void;
  stuck(stuck: Stuck): void;
  failed(text: string): void;
}

class Player {
  readonly worker: Worker;
  ready = false;
  part: Part | null = null;
  timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    order: Order,
    readonly hear: (player: Player, told: FromWorker) => void,
  ) {
    this.worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(this, data);
    this.worker.onerror = (event) =>
      hear(this, { failed: event.message || 'the worker has failed' });
    this.tell({ order });
  }

  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  end(): void {
    clearTimeout(this.timer);
    this.worker.terminate();
  }
}

export class Runner {
  sums: Sums | null = null;
  private things: Thing[][] = [];
  private ways: string[] = [];
  private players: Player[] = [];
  private todo: Part[] = []; // that came back unplayed
  private next = 0;
  private target = 0;
  /** seconds that one game of all runs takes one worker */
  private cost = 0;
  private began = 0;
  private before = 0; // games that were there when it began
  private running = false;
  /** runs of which it is known that games do not end */
  private readonly toldOf = new Set<number>();
  private readonly unit: number;
  private readonly patient: boolean;

  constructor(
    readonly order: Order,
    private readonly events: Events,
    readonly cores = Math.max(1, navigator.hardwareConcurrency || 1),
  ) {
    this.unit = repeatsOf(order);
    const { levels } = order.study;
    this.patient = !(new Set(order.bots).size === 1 && levels.includes(order.bots[0]!));
  }

  get isRunning(): boolean {
    return this.running;
  }

  get games(): number {
    return this.sums?.games ?? 0;
  }

  /** Go on from what was found before. */
  resume({ sums, things, ways, next, left }: Omit<Progress, 'rate'>): void {
    this.sums = sums;
    this.things = things;
    this.ways = ways;
    this.next = next;
    this.todo = [...left];
    while (this.cutShort()); // whoever goes on knows of these
  }

  /** How far it is. */
  get progress(): Progress {
    const seconds = (performance.now() - this.began) / 1000;
    const out = this.players.flatMap(({ part }) => (part ? [part] : []));
    return {
      sums: { ...this.sums! }, // another one, so that whoever shows it notices
      things: this.things,
      ways: this.ways,
      next: this.next,
      left: [...this.todo, ...out],
      rate: (this.games - this.before) / seconds,
    };
  }

  /** Play until there are so many games: whole deals. */
  play(games: number): void {
    this.target = Math.ceil(games / this.unit) * this.unit;
    if (this.running) return;
    this.running = true;
    this.began = performance.now();
    this.before = this.games;
    while (this.players.length < this.cores) {
      this.players.push(new Player(this.order, (player, told) => this.hear(player, told)));
    }
    for (const player of this.players) if (player.ready) this.handOut(player);
  }

  /** Stop; games that are being played are forgotten, and played when it goes on. */
  stop(): void {
    if (!this.running) return;
    this.running = false;
    for (const player of this.players) {
      if (player.part) this.todo.push(player.part);
      player.end();
    }
    this.players = [];
    this.events.done();
  }

  end(): void {
    this.running = false;
    for (const player of this.players) player.end();
    this.players = [];
  }

  private handOut(player: Player): void {
    const part = this.running ? this.nextPart() : null;
    player.part = part;
    if (!part) {
      if (this.running && this.players.every((one) => one.ready && !one.part)) {
        this.running = false;
        this.end();
        this.events.done();
      }
      return;
    }
    if (!this.patient) player.timer = setTimeout(() => this.giveUp(player), PATIENCE);
    player.tell({ play: part.first, count: part.count });
  }

  private nextPart(): Part | null {
    const waiting = this.todo.pop();
    if (waiting) return waiting;
    const left = this.target - this.next;
    if (left <= 0) return null;
    // The first parts are small: nobody knows yet how long a game takes
    const wanted = this.cost ? PART_SECONDS / this.cost : 32;
    const share = left / this.players.length;
    const units = Math.max(1, Math.round(Math.min(wanted, share, MOST_IN_A_PART) / this.unit));
    const part = { first: this.next, count: Math.min(units * this.unit, left) };
    this.next += part.count;
    return part;
  }

  private giveUp(player: Player): void {
    const { first } = player.part!;
    this.stop();
    this.events.stuck({ run: this.order.boxes.length - 1, game: first, text: '' });
  }

  private hear(player: Player, told: FromWorker): void {
    if ('ready' in told) {
      player.ready = true;
      this.things = told.things;
      this.ways = told.ways;
      this.sums ??= emptySums(told, this.order.boxes.length);
      this.handOut(player);
    } else if ('sums' in told) {
      clearTimeout(player.timer);
      this.cost = told.seconds / told.count;
      merge(this.sums!, told.sums);
      player.part = null;
      const stuck = this.cutShort();
      this.events.more();
      if (stuck) {
        this.stop();
        this.events.stuck(stuck);
      } else this.handOut(player);
    } else if ('stuck' in told) {
      this.stop();
      this.events.stuck(told.stuck);
    } else if ('failed' in told) {
      this.stop();
      this.events.failed(told.failed);
    }
  }

  /** A game that does not end with a box of somebody's own, the first time that this is known of the box. */
  private cutShort(): Stuck | null {
    for (const [run, { text }] of this.order.boxes.entries()) {
      if (text === null || this.toldOf.has(run) || !isCutShort(this.sums!, run)) continue;
      this.toldOf.add(run);
      return { run, game: this.sums!.runs[run]!.reasons[0]![1], text: '' };
    }
    return null;
  }
}

/** One wish of a worker that is made for it, and ended then. */
export function askOnce<T>(order: Order, wish: ToWorker): Promise<T> {
  return new Promise((done, failed) => {
    const player = new Player(order, (_, told) => {
      if ('ready' in told) return;
      player.end();
      if ('is' in told) done(told.is as T);
      else if ('failed' in told) failed(new Error(told.failed));
      else failed(new Error('nothing was found'));
    });
    player.tell(wish);
  });
}

/** Whether any of so many games goes otherwise in the last run than in the first. */
export function isNoticed(order: Order, count: number): Promise<boolean> {
  return new Promise((done, failed) => {
    const player = new Player(order, (_, told) => {
      if ('ready' in told) return player.tell({ play: 0, count });
      player.end();
      if ('sums' in told) done(!isUnnoticed(told.sums, order.boxes.length - 1));
      else failed(new Error('failed' in told ? told.failed : 'stuck'));
    });
  });
}

/** How many games a second one core plays, of all runs: from a few, in a worker of its own. */
export async function measured(order: Order): Promise<number> {
  const unit = repeatsOf(order);
  return new Promise((done, failed) => {
    let count = unit;
    const player = new Player(order, (_, told) => {
      if ('ready' in told) player.tell({ play: 0, count });
      else if ('sums' in told) {
        // The first games are slow: the module is being compiled while they are played
        if ((told.seconds < 0.1 || count === unit) && told.seconds < 2 && count < 16384) {
          count *= 4;
          player.tell({ play: 0, count });
          return;
        }
        player.end();
        done(told.count / told.seconds);
      } else {
        player.end();
        failed(new Error('failed' in told ? told.failed : 'stuck'));
      }
    });
  });
}
