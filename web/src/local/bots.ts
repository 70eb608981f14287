/**
 * Bots, as bots/levels.py, easy.py and search_bot.py have them: with the same key a bot of the same
 * level makes the same moves. What it thinks is the module's; here it is only told what its seat
 * knows. No DOM.
 */
import { Stream, threefry } from '../core/fairness';
import type { HintTold } from '../wire';
import type { ChancesAt, Letter, NumberAt, PlayerInfo, Rung } from './description';
import { SIZES, type Instance, type Rows } from './engine';
import type { Desk, Match } from './match';
import { kindOf } from './words';

/** How long a decision may take: so many iterations, and never more than so many seconds. */
export interface Budget {
  iterations: number;
  seconds: number | null;
}

/** Lets others have their turn between two parts of a long search. */
export type Breathe = () => Promise<void>;

export interface Fear {
  seat: number;
  move: bigint;
  share: number;
  expected: number;
}

export interface Considered {
  move: bigint;
  share: number;
  expected: number | null;
  visits: number;
  fear: Fear | null;
}

/**
 * Where the bots of one table think, one after the other: a workspace takes megabytes. What a bot
 * keeps from one decision to the next is its own, and is put there when it begins.
 */
export class Thinking {
  readonly instance: Instance;
  readonly player: PlayerInfo;
  readonly bot: Rows;
  private searching: Rows | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly desk: Desk,
    readonly breathe: Breathe,
  ) {
    this.instance = desk.instance;
    this.player = desk.game.player;
    this.bot = this.instance.rows(desk.game.bot);
    this.instance.copy(desk.box, this.part('box'));
  }

  /** Have something thought when those before have ended. */
  inTurn<T>(think: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(think);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** The memory of a search, made when the first bot searches. */
  get search(): Rows {
    return (this.searching ??= this.instance.rows(this.desk.game.search));
  }

  part(...path: string[]): Rows {
    return this.instance.part(this.bot, this.desk.game.bot, ...path);
  }

  call(entry: string, ...more: (number | Rows)[]): number {
    return this.instance.call(`thinking.${entry}`, this.bot, ...more);
  }

  setMoves(moves: readonly bigint[]): void {
    const { address } = this.part('moves');
    const data = this.instance.data;
    moves.forEach((move, n) => data.setBigInt64(address + 8 * n, move, true));
  }
}

export interface Bot {
  /** One of the legal moves of the seat. */
  choose(match: Match, seat: number): Promise<bigint>;
  /** What it says now, of its own accord; nothing more often than not. */
  speak?(match: Match, seat: number): Promise<bigint | null>;
}

/** How much of a match was listened to: as bots/talking.py has it. */
export class Listener {
  constructor(
    private steps = 0,
    private said = 0,
    private era: unknown = null,
  ) {}

  /** Whether there is news that is worth a word; it counts as heard from now on. */
  hears_news(match: Match): boolean {
    const { rouses } = match.game;
    if (!rouses.length || match.isOver) return false;
    const back = this.era !== null && this.era !== match.era; // what is past is no news
    const steps = back ? match.steps.length : this.steps;
    const said = back ? match.said.length : this.said;
    [this.steps, this.said, this.era] = [match.steps.length, match.said.length, match.era];
    if (match.said.length > said) return true;
    return match.steps
      .slice(steps)
      .some(({ events }) => events.some(({ words }) => rouses.includes(String(words[0]))));
  }
}

/** The seats in the order in which they are asked: it begins elsewhere each time. */
export function inTurn(seats: readonly number[], match: Match): number[] {
  const first = (match.said.length + match.turn) % Math.max(1, seats.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** What `level:4` means at a table; undefined where there is no such level. */
export function rungOf({ ladder }: PlayerInfo, players: number, level: string): Rung | undefined {
  const [, number] = /^level:([1-9]\d*)$/.exec(level) ?? [];
  return number === undefined ? undefined : ladder[players]?.[Number(number) - 1];
}

/** What the search of a level may spend at a table; undefined if it does not search. */
export function budgetOf(player: PlayerInfo, players: number, level: string): Budget | undefined {
  const iterations = rungOf(player, players, level)?.iterations;
  return iterations ? { iterations, seconds: null } : player.budgets[level];
}

export function makeBot(level: string, key: Uint8Array, thinking: Thinking): Bot {
  if (level.startsWith('level:')) return new LevelBot(key, thinking, level);
  const budget = thinking.player.budgets[level];
  if (budget) return new SearchBot(key, thinking, budget);
  return level === 'easy' ? new EasyBot(key, thinking) : new RandomBot(key, thinking);
}

/** A bot that does not look at the clock, so that it plays the same on any machine. */
export function steadyBot(level: string, key: Uint8Array, thinking: Thinking): Bot {
  const budget = thinking.player.budgets[level];
  if (budget) return new SearchBot(key, thinking, { ...budget, seconds: null });
  return makeBot(level, key, thinking);
}

/** Plays any legal move, each equally likely. */
class RandomBot implements Bot {
  private readonly stream: Stream;

  constructor(
    key: Uint8Array,
    private readonly thinking: Thinking,
  ) {
    this.stream = new Stream(key);
  }

  async choose(match: Match, seat: number): Promise<bigint> {
    const moves = match.moves(seat);
    const [number] = this.stream.lots(this.thinking.player.choice, moves.length, 1);
    return moves[number!]!;
  }
}

/** A seat that remembers what it saw and did. Reads again from the start after an undo. */
abstract class BelievingBot implements Bot {
  protected abstract exact: boolean;
  private place: { era: unknown; seat: number } | null = null;
  private read = 0;
  private readonly kept: Uint8Array[]; // of the parts of the workspace that are this bot's own

  constructor(
    key: Uint8Array,
    protected readonly thinking: Thinking,
  ) {
    const { instance } = thinking;
    this.kept = OWN.map((name) => new Uint8Array(sizeOf(thinking.part(name))));
    const stream = this.kept[OWN.indexOf('stream')]!;
    const { kind } = instance.field(thinking.desk.game.bot, 'stream');
    stream.set(key, instance.field(kind as number, 'key').at);
  }

  async choose(match: Match, seat: number): Promise<bigint> {
    const moves = match.moves(seat);
    if (moves.length === 1) return moves[0]!;
    return this.thinking.inTurn(() => this.atTheDesk(() => this.decide(match, seat, moves)));
  }

  async speak(match: Match, seat: number): Promise<bigint | null> {
    if (!match.statements(seat).length) return null;
    const { thinking } = this;
    const { instance } = thinking;
    return thinking.inTurn(() =>
      this.atTheDesk(() => {
        const statements = match.statements(seat); // as they are when it is this bot's turn
        if (!statements.length) return Promise.resolve(null);
        this.follow(match, seat);
        const rows = {
          ...scratch(instance, 8 * statements.length),
          count: statements.length,
          size: 8,
        };
        statements.forEach((one, n) => instance.data.setBigInt64(rows.address + 8 * n, one, true));
        const number = thinking.call('say_something', rows);
        return Promise.resolve(number < 0 ? null : statements[number]!);
      }),
    );
  }

  protected abstract decide(match: Match, seat: number, moves: bigint[]): Promise<bigint>;

  /** With what is this bot's own in the workspace. */
  protected async atTheDesk<T>(think: () => Promise<T>): Promise<T> {
    const { instance } = this.thinking;
    const places = OWN.map((name) => this.thinking.part(name));
    places.forEach((one, n) => instance.bytes(one.address, sizeOf(one)).set(this.kept[n]!));
    try {
      return await think();
    } finally {
      places.forEach((one, n) => this.kept[n]!.set(instance.bytes(one.address, sizeOf(one))));
    }
  }

  /** One of several moves, as likely as a sensible player makes it. */
  protected byHeuristics(match: Match, seat: number, moves: bigint[]): bigint {
    const { thinking } = this;
    this.follow(match, seat);
    thinking.setMoves(moves);
    match.imagine(seat, thinking.part('state'), thinking.part('stream'));
    return moves[thinking.call('choose', moves.length)]!;
  }

  /** Take in what has happened since the last decision. */
  protected follow(match: Match, seat: number): void {
    const { thinking } = this;
    if (this.place?.era !== match.era || this.place.seat !== seat) {
      this.place = { era: match.era, seat };
      this.read = 0;
      const belief = thinking.part('belief');
      thinking.instance.bytes(belief.address, sizeOf(belief)).fill(0);
      thinking.call('sit_down', seat, match.players, this.exact ? 1 : 0);
    }
    if (thinking.player.believes) {
      const { bytes, count } = match.history(seat, this.read);
      thinking.call('take_in', rowsOf(thinking, bytes, count));
      this.read += count;
    }
  }
}

const OWN = ['belief', 'stream', 'seat', 'players'];

const sizeOf = (rows: Rows): number => rows.size * rows.count;

/** What a seat has seen, in the memory of the module. */
function rowsOf({ instance, desk }: Thinking, bytes: Uint8Array, count: number): Rows {
  const { size } = desk.game.records[desk.game.seen]!;
  const rows = scratch(instance, bytes.length);
  instance.bytes(rows.address, bytes.length).set(bytes);
  return { address: rows.address, count, size };
}

const scratches = new WeakMap<Instance, Rows>();

/** Memory for what is only read by the next call: the same again, unless it is too small. */
function scratch(instance: Instance, length: number): Rows {
  let found = scratches.get(instance);
  if (!found || found.count < length) {
    scratches.set(instance, (found = instance.allocate(1, Math.max(4096, 2 * length))));
  }
  return found;
}

/** Plays as people do who know the game and do not think long. */
class EasyBot extends BelievingBot {
  protected readonly exact = false;

  protected async decide(match: Match, seat: number, moves: bigint[]): Promise<bigint> {
    return this.byHeuristics(match, seat, moves);
  }
}

/** Plays what a search finds best. */
export class SearchBot extends BelievingBot {
  protected exact = true;
  asked = 0;

  constructor(
    key: Uint8Array,
    thinking: Thinking,
    public budget: Budget,
    private readonly now: () => number = () => performance.now(),
  ) {
    super(key, thinking);
  }

  /** The move that the search tried most often; of mixed moves any, as often as tried. */
  protected async decide(match: Match, seat: number, _moves: bigint[]): Promise<bigint> {
    const { thinking } = this;
    const considered = await this.search(match, seat);
    if (!thinking.player.mixed.includes(kindOf(considered[0]!.move))) return considered[0]!.move;
    const { address } = thinking.part('weights');
    const data = thinking.instance.data;
    considered.forEach(({ share }, n) => data.setFloat64(address + 8 * n, share, true));
    return considered[thinking.call('draw', considered.length)]!.move;
  }

  /** What a bot would consider at a seat, from what that seat knows. */
  async advise(match: Match, seat: number): Promise<HintTold> {
    const { found, knowledge } = await this.thinking.inTurn(() =>
      this.atTheDesk(async () => ({
        found: await this.explained(match, seat),
        knowledge: this.knowledge(),
      })),
    );
    const moves = found
      .filter(({ share }) => share > 0)
      .map(({ move, share, expected, fear }) => ({
        move: match.say(move),
        share,
        expected,
        ...(fear ? { fear: { ...fear, move: match.say(fear.move) } } : {}),
      }));
    return { moves, knowledge };
  }

  /** What it makes of a position; `included` is a move that has to be judged. */
  think(match: Match, seat: number, included: bigint): Promise<Considered[]> {
    return this.thinking.inTurn(() => this.atTheDesk(() => this.explained(match, seat, included)));
  }

  /** What each seat can expect, if all follow the heuristics; or with all hands open. */
  outlook(match: Match, seat: number, open = false): Promise<number[]> {
    const { thinking } = this;
    return thinking.inTurn(() =>
      this.atTheDesk(async () => {
        await this.grow(match, seat, thinking.player.no_tree, open);
        const { instance, search } = thinking;
        const tree = (name: string) =>
          instance.part(search, thinking.desk.game.search, 'tree', name).address;
        const iterations = instance.read('q', tree('iterations'));
        return Array.from(
          { length: match.players },
          (_, n) => instance.read('d', tree('chances') + 8 * n) / iterations,
        );
      }),
    );
  }

  private async explained(match: Match, seat: number, included?: bigint): Promise<Considered[]> {
    const found = await this.search(match, seat);
    return found.map((one, number) => {
      if (one.move === included) return this.judged(one);
      if (number < this.thinking.player.explained) return { ...one, fear: this.fear(one) };
      return one;
    });
  }

  /** A move, once it was tried often enough to be judged. */
  private judged(one: Considered): Considered {
    const { instance, player, bot, search, desk } = this.thinking;
    const done = instance.get(search, desk.game.search, 'tree', 'iterations');
    const missing = Math.ceil(done / player.included) - one.visits;
    if (missing > 0) {
      const branch = this.branchOf(one.move);
      const prior = this.get('branches', branch, 'prior');
      this.set('branches', branch, 'prior', player.first);
      instance.call('search.search', bot, search, missing);
      this.set('branches', branch, 'prior', prior);
      const visits = this.get('branches', branch, 'visits');
      one = { ...one, visits, expected: this.get('branches', branch, 'total') / visits };
    }
    return { ...one, fear: this.fear(one) };
  }

  /** The reply that costs a move most, by how likely and how bad it is; null if none does. */
  private fear(one: Considered): Fear | null {
    const { player, instance } = this.thinking;
    const branch = this.branchOf(one.move);
    const { data } = instance;
    const [, visitsAt] = this.at('replies', 0, 'visits');
    const [, branchAt] = this.at('replies', 0, 'branch');
    const { size } = instance.field(this.thinking.desk.game.search, 'replies');
    let worst: Fear | null = null;
    let most = 0;
    for (let slot = 0; slot < player.replies; slot++) {
      const visits = data.getInt32(visitsAt + slot * size, true);
      if (!visits || data.getInt32(branchAt + slot * size, true) !== branch) continue;
      const then = this.get('replies', slot, 'total') / visits;
      const harm = one.expected! - then;
      if (visits * player.seldom < one.visits || harm < player.harm) continue;
      if (visits * harm > most) {
        most = visits * harm;
        worst = {
          seat: this.get('replies', slot, 'seat'),
          move: this.move('replies', slot),
          share: visits / one.visits,
          expected: then,
        };
      }
    }
    return worst;
  }

  /** What the seat believes. */
  private knowledge(): Record<string, number[]> {
    const { knowledge } = this.thinking.player;
    return knowledge ? { [knowledge.name]: this.chances(knowledge) } : {};
  }

  /** The weight of all worlds in which a seat is one of the set, for each seat. */
  private chances({ worlds, sets, weights, seats }: ChancesAt): number[] {
    const { instance } = this.thinking;
    const { address } = this.thinking.part('belief');
    const read = ([at, kind]: NumberAt, number = 0) =>
      instance.read(kind, address + at + number * SIZES[kind]);
    return Array.from({ length: read(seats) }, (_, seat) => {
      let chance = 0;
      for (let world = 0; world < read(worlds); world++) {
        if ((read(sets, world) >> seat) & 1) chance += read(weights, world);
      }
      return chance;
    });
  }

  /** Search, and say what was found, the best move first; none where there is no choice. */
  private async search(match: Match, seat: number): Promise<Considered[]> {
    await this.grow(match, seat, this.thinking.player.reach);
    return this.found();
  }

  /** Search until the budget is spent. */
  private async grow(match: Match, seat: number, reach: number, open = false): Promise<void> {
    const { thinking, budget } = this;
    const { instance, player } = thinking;
    const began = this.now();
    this.follow(match, seat);
    this.prepare(match, seat, reach, open);
    thinking.call('form_belief');
    for (let done = 0; done < budget.iterations;) {
      const wanted = Math.min(player.chunk, budget.iterations - done);
      instance.call('search.search', thinking.bot, thinking.search, wanted);
      done += wanted;
      if (budget.seconds !== null && this.now() - began > 1000 * budget.seconds) break;
      await thinking.breathe();
    }
  }

  private prepare(match: Match, seat: number, reach: number, open: boolean): void {
    const { thinking } = this;
    const { instance, player, search } = thinking;
    const record = thinking.desk.game.search;
    const set = (path: string[], value: number | bigint) =>
      instance.set(search, record, path, value);
    set(['plan', 'reach'], reach);
    set(['plan', 'open_hands'], open ? 1 : 0);
    set(['plan', 'horizon'], player.horizon[match.players]!);
    set(['plan', 'curiosity'], player.curiosity);
    set(['plan', 'even'], player.even);
    set(['plan', 'longest'], player.longest);
    set(['plan', 'excluded'], -1); // nothing
    set(['tree', 'most_nodes'], player.nodes);
    set(['tree', 'most_branches'], player.branches);
    instance.call('search.forget', search);
    this.branch(['key'], player.key_label);
    this.branch(['imagining'], player.imagine_label);
    this.asked += 1;
    const part = (name: string) => instance.part(search, record, name);
    if (open) match.tellTruth(part('root'));
    else match.imagine(seat, part('root'), part('imagining'));
  }

  /** A key for this decision, as core/stream.py's `branch` gives it to a stream. */
  protected keyOf(label: number): [bigint, bigint] {
    const { thinking } = this;
    const own = thinking.part('stream', 'key').address;
    const data = thinking.instance.data;
    return threefry(
      data.getBigUint64(own, true),
      data.getBigUint64(own + 8, true),
      BigInt(this.asked),
      BigInt(thinking.desk.game.constants.purposes + label),
    );
  }

  /** Give a stream of the search a key of its own. */
  private branch(path: string[], label: number): void {
    const { thinking } = this;
    const { instance } = thinking;
    const data = instance.data;
    const [first, second] = this.keyOf(label);
    const target = instance.part(thinking.search, thinking.desk.game.search, ...path, 'key');
    data.setBigUint64(target.address, first, true);
    data.setBigUint64(target.address + 8, second, true);
    const drawn = instance.part(thinking.search, thinking.desk.game.search, ...path, 'drawn');
    instance.bytes(drawn.address, sizeOf(drawn)).fill(0);
  }

  private found(): Considered[] {
    const root = this.root();
    if (root === null) return [];
    const first = this.get('nodes', root, 'first');
    const total = this.get('nodes', root, 'visits');
    return Array.from({ length: this.get('nodes', root, 'branches') }, (_, n) => {
      const number = first + n;
      const visits = this.get('branches', number, 'visits');
      return {
        move: this.move('branches', number),
        prior: this.get('branches', number, 'prior'),
        visits,
        share: visits / total,
        expected: visits ? this.get('branches', number, 'total') / visits : null,
      };
    })
      .sort((a, b) => b.visits - a.visits || b.prior - a.prior)
      .map(({ move, share, expected, visits }) => ({ move, share, expected, visits, fear: null }));
  }

  // --- The tree, as bots/tree.py has it ---

  private root(): number | null {
    const { instance, bot, search, player } = this.thinking;
    const root = instance.call('search.root_of', bot, search);
    return root === player.no_node ? null : root;
  }

  /** The branch of a move at the root. */
  private branchOf(move: bigint): number {
    const root = this.root()!;
    let number = this.get('nodes', root, 'first');
    while (this.move('branches', number) !== move) number += 1;
    return number;
  }

  /** Where a number of the tree lies, and its type. */
  private at(list: Listed, number: number, name: string): [Letter, number] {
    const { instance, search, desk } = this.thinking;
    const rows = instance.field(desk.game.search, list);
    const { at, kind } = instance.field(rows.kind as number, name);
    return [kind as Letter, search.address + rows.at + number * rows.size + at];
  }

  private get(list: Listed, number: number, name: string): number {
    return this.thinking.instance.read(...this.at(list, number, name));
  }

  private set(list: Listed, number: number, name: string, value: number): void {
    this.thinking.instance.write(...this.at(list, number, name), value);
  }

  private move(list: Listed, number: number): bigint {
    const [, address] = this.at(list, number, 'move');
    return this.thinking.instance.data.getBigInt64(address, true);
  }
}

type Listed = 'nodes' | 'branches' | 'replies';

const HUNDRED = 100;

/** A level by number: some decisions as `easy` makes them, the others by a short search. */
class LevelBot extends SearchBot {
  constructor(
    key: Uint8Array,
    thinking: Thinking,
    private readonly level: string,
  ) {
    super(key, thinking, { iterations: 0, seconds: null });
  }

  protected override async decide(match: Match, seat: number, moves: bigint[]): Promise<bigint> {
    const rung = rungOf(this.thinking.player, match.players, this.level);
    if (!rung) throw new Error(`there is no ${this.level} at this table`);
    this.exact = rung.easy < HUNDRED;
    this.budget = { iterations: rung.iterations, seconds: null };
    if (!this.followsHeuristics(rung)) return super.decide(match, seat, moves);
    this.asked += 1;
    return this.byHeuristics(match, seat, moves);
  }

  private followsHeuristics({ easy }: Rung): boolean {
    if (easy === 0 || easy === HUNDRED) return easy === HUNDRED;
    const { player } = this.thinking;
    const key = new DataView(new ArrayBuffer(16));
    this.keyOf(player.lot_label).forEach((half, n) => key.setBigUint64(8 * n, half, true));
    const [lot] = new Stream(new Uint8Array(key.buffer)).lots(player.choice, HUNDRED, 1);
    return lot! < easy;
  }
}
