/** The part of an experiment that one worker plays: all ways to play, on the same deals. No DOM. */
import type { Description } from '../local/description';
import { Engine, EngineError, type Box } from '../local/engine';
import { settle, type Settled } from '../local/options';
import { encodeRecord, toRecord } from '../local/record';
import type { Breathe } from '../local/bots';
import { botName } from '../core/levels';
import { withStudy, type StudyInfo, type Thing } from './lens';
import { keyOfSeed, seated, Study } from './study';
import { TOLD, TOOK } from './findings';
import { addUp, Figures, GameReader, type Sums } from './sums';

/** Games that are looked through at once for one that is wanted. */
const NEAR_PART = 64;
/** Figures of a game are whole numbers, those that are looked for are means. */
const NEAR = 0.5;

/** What is played; the first run is what the others are compared with. */
export interface Order {
  game: Description;
  study: StudyInfo;
  code: ArrayBuffer;
  boxes: Box[];
  players: number;
  options: Record<string, unknown>;
  /** by seat */
  bots: string[];
  seed: number;
}

/** A game in which the rules failed, or that did not end. */
export interface Stuck {
  run: number;
  game: number;
  text: string;
}

/** The rules have failed in a game of an experiment. */
export class GameFailed extends Error {
  constructor(readonly stuck: Stuck) {
    super(stuck.text);
  }
}

/** Games on each deal: bots that differ have every seat of it once. */
export function repeatsOf({ bots, players }: Pick<Order, 'bots' | 'players'>): number {
  return new Set(bots).size > 1 ? players : 1;
}

export class Playing {
  readonly studies: Study[];
  readonly figures: Figures;
  readonly repeats: number;
  private readonly readers: GameReader[];

  private constructor(
    private readonly engine: Engine,
    private readonly order: Order,
    private readonly settled: Settled,
    private readonly key: Uint8Array,
    private readonly breathe: Breathe,
  ) {
    const { players, bots, study } = order;
    this.repeats = repeatsOf(order);
    this.studies = order.boxes.map((_, run) => this.study(run));
    this.figures = new Figures(engine.description, study.sides, players, bots);
    const shape = engine.open();
    this.readers = order.boxes.map(() => new GameReader(shape, study, players));
  }

  static async begin(order: Order, breathe: Breathe): Promise<Playing> {
    const game = withStudy(order.game, order.study);
    const engine = await Engine.make(order.code, game);
    const settled = settle(game, order.players, order.options);
    return new Playing(engine, order, settled, await keyOfSeed(order.seed), breathe);
  }

  private study(run: number): Study {
    const { study, boxes, bots } = this.order;
    const plan = {
      box: boxes[run]!,
      settled: this.settled,
      bots,
      key: this.key,
      repeats: this.repeats,
    };
    return new Study(this.engine, study, plan, this.breathe);
  }

  /** The things that are counted, by run. */
  get things(): Thing[][] {
    return this.studies.map(({ lens }) => lens.things);
  }

  get ways(): string[] {
    return this.studies[0]!.lens.ways;
  }

  /** Play these games of all runs. Raises GameFailed. */
  async play(first: number, count: number): Promise<Sums> {
    const games = [];
    for (const [run, study] of this.studies.entries()) {
      try {
        games.push(await study.play(first, count));
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        throw await this.failure(run, first, count, error.message);
      }
    }
    const sums = addUp(this.figures, this.readers, games, first, this.repeats);
    this.studies.forEach((study, run) => Object.assign(sums.runs[run]!, study.counted()));
    return sums;
  }

  /** Which of these games the rules fail in: each is played alone. */
  private async failure(
    run: number,
    first: number,
    count: number,
    text: string,
  ): Promise<GameFailed> {
    for (let game = first; game < first + count; game++) {
      try {
        await this.study(run).play(game, 1);
      } catch (error) {
        if (error instanceof EngineError) return new GameFailed({ run, game, text: error.message });
        throw error;
      }
    }
    return new GameFailed({ run, game: first, text });
  }

  /** A game as a record, to be watched. */
  async record(run: number, number: number, about: string): Promise<string> {
    const match = await this.study(run).match(number);
    const levels = seated(this.order.bots, number);
    const seats = levels.map((level, seat) => ({ name: botName(level, seat), bot: level }));
    return encodeRecord(await toRecord(match, seats, null, about));
  }

  /** A game in which a thing is taken, or points are made in a way; null: none of so many. */
  async gameWith(
    run: number,
    what: 'things' | 'ways',
    number: number,
    most: number,
  ): Promise<number | null> {
    const columns = what === 'things' ? [TOOK, TOLD] : [0, 1];
    return this.study(run).gameWith(what, number, columns, most);
  }

  /** A game in which a figure is as near to a value as may be expected; null: in none is it known. */
  async gameNear(run: number, name: string, value: number, most: number): Promise<number | null> {
    const study = this.study(run);
    const place = this.figures.names.indexOf(name);
    const reader = new GameReader(this.engine.open(), this.order.study, this.order.players);
    const figures = new Float64Array(this.figures.names.length);
    let best: number | null = null;
    let nearest = Infinity;
    for (let first = 0; first < most && nearest > NEAR; first += NEAR_PART) {
      const games = await study.play(first, Math.min(NEAR_PART, most - first));
      for (let at = 0; at < games.count && nearest > NEAR; at++) {
        reader.read(games, at);
        this.figures.of(reader, first + at, figures);
        const off = Math.abs(figures[place]! - value);
        if (off < nearest) [nearest, best] = [off, first + at];
      }
    }
    return best;
  }

  /** Games as lines of a table, for other programs. */
  async table(run: number, first: number, count: number): Promise<string[]> {
    const study = this.study(run);
    const games = await study.play(first, count);
    const { players } = this.order;
    const reader = new GameReader(this.engine.open(), this.order.study, players);
    return Array.from({ length: count }, (_, place) => {
      const game = reader.read(games, place);
      const [reason] = this.engine.description.reasons[game.reason]!;
      const { winners, turns, decisions, forced, offers, closely, lead_changes } = game;
      const row = [run, first + place, reason, winners, game.first, turns, decisions, forced];
      return [...row, offers, closely ? lead_changes : '', ...reader.points].join();
    });
  }
}

export function tableHead(players: number): string {
  const points = Array.from({ length: players }, (_, seat) => `points_${seat}`);
  const row = 'run,game,reason,winners,first,turns,decisions,forced,offers,lead_changes';
  return [row, ...points].join();
}
