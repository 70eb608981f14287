/**
 * Games of a study in this browser: the same games, and the same counts, as `rubra lab run` has with
 * the same seed (lab/study.py, lab/running.py). No DOM.
 */
import { sha256, threefry } from '../core/fairness';
import { steadyBot, Thinking, type Breathe } from '../local/bots';
import type { Letter } from '../local/description';
import { EngineError, type Box, type Engine, type Instance, type Rows } from '../local/engine';
import { Desk, Match } from '../local/match';
import { optionsRecord, type Settled } from '../local/options';
import { Lens, type StudyInfo } from './lens';

const KEY_BYTES = 16;
/** Games of bots that think, after which memory is begun anew. */
const GAMES_OF_A_MEMORY = 25;

/** The key of a seed, as `stream_from_seed` makes it. */
export async function keyOfSeed(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const said = new TextEncoder().encode(`rubra seed ${seed}`);
  return (await sha256(said)).slice(0, KEY_BYTES);
}

/** A key of its own, derived from another and two numbers: `branch` of core/stream.py. */
export function branch(
  key: Uint8Array,
  label: number,
  number: number,
  purposes: number,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const halves = threefry(
    view.getBigUint64(0, true),
    view.getBigUint64(8, true),
    BigInt(number),
    BigInt(purposes + label),
  );
  const found = new Uint8Array(KEY_BYTES);
  halves.forEach((half, n) => new DataView(found.buffer).setBigUint64(8 * n, half, true));
  return found;
}

/** One way to play: what a run of an experiment is. */
export interface Plan {
  box: Box;
  settled: Settled;
  /** by seat, before they move on with every game */
  bots: string[];
  key: Uint8Array;
  /** games on each deal */
  repeats: number;
}

/** Whether whole games run in the module, without a bot for each seat. */
export function isCompiled(bots: readonly string[], study: StudyInfo): boolean {
  return new Set(bots).size === 1 && study.levels.includes(bots[0]!);
}

/** The level at each seat of one game. */
export function seated(bots: readonly string[], number: number): string[] {
  return bots.map((_, seat) => bots[(seat + number) % bots.length]!);
}

/** What is kept of one game: GameFigures, where it lies. */
export interface Games {
  data: DataView;
  address: number;
  size: number;
  count: number;
}

export class Study {
  readonly lens: Lens;
  readonly compiled: boolean;
  readonly lookEvery: number;
  private readonly memory: Uint8Array;
  private instance!: Instance;
  private work!: Rows;
  private room!: Rows;
  private table: { desk: Desk; thinking: Thinking; played: number } | null = null;

  constructor(
    private readonly engine: Engine,
    readonly info: StudyInfo,
    readonly plan: Plan,
    private readonly breathe: Breathe,
  ) {
    this.lens = new Lens(engine.description, info, plan.box);
    this.compiled = isCompiled(plan.bots, info);
    this.lookEvery = this.compiled ? info.look_every[plan.bots[0]!]! : 1;
    this.memory = memoryBefore(engine, plan);
    this.begin();
  }

  /** A new memory, with nothing counted in it. */
  private begin(): void {
    const { engine, info, plan } = this;
    const instance = (this.instance = engine.open());
    const work = (this.work = instance.rows(info.workspace));
    this.room = instance.rows(info.figures, 1);
    this.table = null;
    const part = (...path: string[]) => instance.part(work, info.workspace, ...path);
    const put = (place: Rows, bytes: Uint8Array) =>
      instance.bytes(place.address, bytes.length).set(bytes);
    const set = (name: string, value: number) => instance.set(work, info.workspace, [name], value);
    put(part('box'), plan.box.bytes);
    instance.copy(optionsRecord(instance, plan.settled), part('options'));
    put(part('memory'), this.memory);
    put(part('episode', 'memory'), this.memory);
    put(part('series', 'key'), plan.key);
    instance.set(work, info.workspace, ['journal', 'closed'], 1);
    set('level', this.compiled ? info.levels.indexOf(plan.bots[0]!) : 0);
    set('draws_if_forced', 1);
    set('players', plan.settled.players);
    set('longest', engine.description.player.longest);
    set('repeats', plan.repeats);
    set('observe_every', this.lookEvery);
    set('excluded', info.none);
    this.lens.prepare(instance, work);
  }

  private part(...path: string[]): Rows {
    return this.instance.part(this.work, this.info.workspace, ...path);
  }

  /** Play the games from number `first` on. Raises EngineError if the rules fail. */
  async play(first: number, count: number): Promise<Games> {
    if (this.compiled) {
      const rows = this.rows(count);
      this.instance.call('play_study.play_series', this.work, rows, first);
    } else {
      if (this.table && this.table.played >= GAMES_OF_A_MEMORY) this.begin();
      const rows = this.rows(count);
      for (let place = 0; place < count; place++) {
        await this.playWithBots(first + place, rows, place);
      }
    }
    const { address, size } = this.room;
    return { data: this.instance.data, address, size, count };
  }

  private rows(count: number): Rows {
    if (count > this.room.count) this.room = this.instance.rows(this.info.figures, count);
    return { ...this.room, count };
  }

  /** What was counted of things and of ways to score since it was last asked. */
  counted(): { things: number[][]; ways: number[][] } {
    const { whole_win, in_parts } = this.info;
    const things = this.sums('things', this.lens.things.length);
    for (const row of things) for (const column of in_parts) row[column]! /= whole_win;
    return { things, ways: this.sums('ways', this.lens.ways.length) };
  }

  private sums(name: string, length: number): number[][] {
    const { instance } = this;
    const { at, kind, size } = instance.field(this.info.workspace, name);
    const counts = instance.field(kind as number, 'counts');
    return Array.from({ length }, (_, number) => {
      const start = this.work.address + at + number * size + counts.at;
      return Array.from({ length: counts.count }, (_, column) => {
        const address = start + column * counts.size;
        const found = instance.read(counts.kind as Letter, address);
        instance.write(counts.kind as Letter, address, 0);
        return found;
      });
    });
  }

  // --- With a bot at each seat ---

  private sit(): { desk: Desk; thinking: Thinking; played: number } {
    if (!this.table) {
      const desk = new Desk(this.instance, this.plan.box);
      this.table = { desk, thinking: new Thinking(desk, this.breathe), played: 0 };
    }
    return this.table;
  }

  private async playWithBots(number: number, rows: Rows, place: number): Promise<Match> {
    const { instance, work } = this;
    const table = this.sit();
    table.played += 1;
    const match = new Match(table.desk, this.plan.settled, this.dealKey(number));
    const bots = this.bots(number, table.thinking);
    const state = this.part('episode', 'state');
    const journal = this.part('journal');
    match.tellTruth(state, journal);
    instance.set(work, this.info.workspace, ['episode', 'observed'], 1);
    instance.call('observing.start', work);
    const moves = this.part('moves').address;
    while (!match.isOver && match.steps.length < this.longest) {
      const seat = match.waiting[0]!;
      const move = await bots[seat]!.choose(match, seat);
      const { turn } = match;
      const legal = match.moves(seat);
      legal.forEach((one, n) => instance.data.setBigInt64(moves + 8 * n, one, true));
      instance.call('observing.choice', work, seat, move, legal.length);
      match.play(seat, move);
      match.tellTruth(state, journal);
      instance.call('observing.result', work, turn);
    }
    instance.set(work, this.info.workspace, ['episode', 'decisions'], match.steps.length);
    instance.call('observing.end', work, rows, place);
    return match;
  }

  private get longest(): number {
    return this.engine.description.player.longest;
  }

  private derived(label: 'game' | 'choice' | 'bot', number: number): Uint8Array<ArrayBuffer> {
    const { purposes } = this.engine.description.constants;
    return branch(this.plan.key, this.info.streams[label], number, purposes);
  }

  private dealKey(number: number): Uint8Array<ArrayBuffer> {
    return this.derived('game', Math.floor(number / this.plan.repeats));
  }

  private bots(number: number, thinking: Thinking) {
    const { purposes } = this.engine.description.constants;
    const ofGame = this.derived('bot', number);
    return seated(this.plan.bots, number).map((level, seat) =>
      steadyBot(level, branch(ofGame, 0, seat, purposes), thinking),
    );
  }

  // --- One game again, to be looked at ---

  /**
   * A game of the study, move by move. If the rules fail in it, it is told up to the move that
   * they fail at.
   */
  async match(number: number): Promise<Match> {
    this.begin();
    const { desk, thinking } = this.sit();
    const match = new Match(desk, this.plan.settled, this.dealKey(number));
    const choose = this.chooser(number, match, thinking);
    try {
      while (!match.isOver && match.steps.length < this.longest) {
        const seat = match.waiting[0]!;
        match.play(seat, await choose(seat));
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const again = new Match(
        new Desk(this.engine.open(), this.plan.box),
        match.options,
        match.key,
      );
      for (const { seat, move } of match.steps) again.play(seat, move);
      return again;
    }
    return match;
  }

  private chooser(
    number: number,
    match: Match,
    thinking: Thinking,
  ): (seat: number) => Promise<bigint> {
    if (!this.compiled) {
      const bots = this.bots(number, thinking);
      return (seat) => bots[seat]!.choose(match, seat);
    }
    const key = this.derived('choice', number);
    if (this.plan.bots[0] === 'random') {
      const bot = steadyBot('random', key, thinking);
      return (seat) => bot.choose(match, seat);
    }
    const { instance, work } = this;
    const choices = this.part('episode', 'choices');
    instance.bytes(choices.address, choices.size).fill(0);
    const own = this.part('episode', 'choices', 'key');
    instance.bytes(own.address, key.length).set(key);
    const state = this.part('episode', 'state');
    return (seat) => {
      match.tellTruth(state);
      const move = instance.callBig('play_study.choose_move', work, seat);
      instance.call('play_study.take_note', work, move);
      return Promise.resolve(move);
    };
  }

  /** The first game that was looked at and counts of something; null: none of so many does. */
  async gameWith(
    what: 'things' | 'ways',
    number: number,
    columns: readonly number[],
    most: number,
  ): Promise<number | null> {
    this.begin();
    for (let game = 0; game < most; game += this.lookEvery) {
      await this.play(game, 1);
      const row = this.counted()[what][number]!;
      if (columns.some((column) => row[column]! > 0)) return game;
    }
    return null;
  }
}

/** What those who are played in the module remember before a game: seat 0 has seen as little as any. */
function memoryBefore(engine: Engine, { box, settled }: Plan): Uint8Array {
  const instance = engine.open();
  const desk = new Desk(instance, box);
  const thinking = new Thinking(desk, () => Promise.resolve());
  thinking.call('sit_down', 0, settled.players, 0);
  instance.call('search.search', thinking.bot, thinking.search, 0);
  const place = instance.part(thinking.search, desk.game.search, 'remembered');
  return instance.bytes(place.address, place.size * place.count).slice();
}
