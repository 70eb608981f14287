/** The state of a workbench: the box that is being changed, what is to be played, and what was found. */
import { api } from '../core/api';
import { Refused } from '../core/connection';
import { host } from '../core/host.svelte';
import { router } from '../core/router.svelte';
import { tablesHere } from '../core/tables';
import { loadSamples } from '../games';
import type { Samples } from '../games/client';
import { BoxError } from '../local/boxes/box-file';
import { openBox, type BoxReader } from '../local/boxes/open';
import type { Shape } from '../local/boxes/shape';
import { loads, type Data } from '../local/boxes/toml';
import type { Description } from '../local/description';
import { rungOf } from '../local/bots';
import { standardBox, type Box } from '../local/engine';
import { settle } from '../local/options';
import type { GameInfo, GameWords, TableInfo } from '../wire';
import {
  at,
  beginning,
  changes,
  copyOf,
  insert,
  newCards,
  pathOf,
  put,
  same,
  slotAt,
  toToml,
  wordsBySlot,
  type Change,
  type Path,
  type Table,
} from './box-model';
import {
  ExperimentError,
  type Experiment,
  type Sweep,
  type Value,
  type Variant,
} from './experiment';
import { fitOf, type Found, type Made, type Unfit } from './found';
import { Lens, type StudyInfo } from './lens';
import type { Order, Stuck } from './playing';
import type { Result } from './result';
import { isUnnoticed } from './findings';
import { askOnce, isNoticed, measured, Runner, type Progress } from './runner';
import type { Say } from './say';
import { Figures } from './sums';

type Reader = BoxReader & { sheet: Shape[] };
const readers = import.meta.glob<Reader>('../games/*/box-reader.ts');

/** What is wrong with a box: where, and the sentence. */
export interface Problem {
  path: Path;
  text: string;
  /** the whole sentence, with the line of the file */
  said: string;
}

/** Games after which a change that nobody has noticed is tried elsewhere, games of each try, and finds. */
const UNNOTICED = 100;
const UNNOTICED_FOR_LONG = 2000; // and then the run stops, if it is noticed elsewhere
const TRIED = 32;
const MOST_ELSEWHERE = 3;
const LOOKED_THROUGH = 4000; // games, for one that shows something
const NAME = 'box'; // how sentences call the file
const PATIENCE = 150; // ms after the last key before a box is checked
const SHOWN_EVERY = 150; // ms between two pictures of the figures

async function file(game: string, name: string): Promise<Response> {
  const answer = await fetch(host.file(`data/${game}/${name}`));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** The games that can be changed here: those with a reader of boxes. */
export const benches = Object.keys(readers).map((path) => path.split('/').at(-2)!);

/** The box of a game as it comes, as data. */
export async function standardOf(game: string): Promise<Table> {
  if (!benches.includes(game)) throw new Error(game);
  return loads(await (await file(game, 'box.toml')).text());
}

interface Parts {
  samples: Samples | null;
  words: GameWords;
  description: Description;
  study: StudyInfo;
  code: ArrayBuffer;
  reader: Reader;
  standard: Table;
}

/** Another number of players, or another choice for one option. */
type Elsewhere = { players: number } | { option: string; value: Value };

export class Bench {
  readonly info: GameInfo;
  readonly words: GameWords;
  readonly shapes: Shape[];
  readonly standard: Table;
  private readonly slots: Map<string, string[]>;

  // The box
  data = $state.raw<Table>(new Map());
  private past = $state.raw<Table[]>([]);
  /** the field in which somebody types: what they type there can be undone in one step */
  typing = $state<string | null>(null);
  private future = $state.raw<Table[]>([]);
  problem = $state.raw<Problem | null>(null);
  checking = $state(false);
  readonly changes: Change[] = $derived.by(() => changes(this.standard, this.data));
  readonly text = $derived.by(() => toToml(this.data));

  // What is to be played
  players = $state(0);
  options = $state<Record<string, Value>>({});
  /** one for all seats, or one for each */
  bots = $state<string[]>(['easy']);
  games = $state(20_000);
  seed = $state(1);
  /** one figure over a range, or two */
  sweeps = $state.raw<Sweep[]>([]);
  /** games a second of all cores, each with and without the change */
  expected = $state<number | null>(null);

  // What was found
  progress = $state.raw<Progress | null>(null);
  /** what it was found with */
  shown = $state.raw<Experiment | null>(null);
  running = $state(false);
  target = $state(0);
  stuck = $state.raw<Stuck | null>(null);
  failure = $state<string | null>(null);
  /** values of a range that the box does not take */
  leftOut = $state.raw<{ value: number; why: string }[]>([]);
  /** tables at which a change is noticed that is not noticed at this one */
  elsewhere = $state.raw<Elsewhere[]>([]);

  /** why what came with an experiment is not shown, and its games are played again */
  unfit = $state<Unfit | null>(null);

  notes = $state('');
  /** the id under which it is kept */
  kept = $state<string | null>(null);

  private runner: Runner | null = null;
  private order: Order | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private checked: { data: Table; box: Promise<Box> } | null = null;
  private lately = 0;
  /** what has been tried elsewhere */
  private tried: Order | null = null;

  private constructor(private readonly parts: Parts) {
    this.words = parts.words;
    this.info = parts.words.info;
    this.shapes = parts.reader.sheet;
    this.standard = parts.standard;
    this.data = parts.standard;
    this.slots = wordsBySlot(this.shapes, this.standard);
    const { players, options } = this.info;
    this.players = players.includes(5) ? 5 : players.at(-1)!;
    this.options = Object.fromEntries(options.map((one) => [one.name, one.default]));
  }

  static async load(game: string): Promise<Bench> {
    const reader = readers[`../games/${game}/box-reader.ts`]!;
    const [words, description, study, code, standard, found, samples] = await Promise.all([
      api.game(game),
      file(game, 'engine.json').then((answer) => answer.json() as Promise<Description>),
      file(game, 'study.json').then((answer) => answer.json() as Promise<StudyInfo>),
      file(game, 'study.wasm').then((answer) => answer.arrayBuffer()),
      standardOf(game),
      reader(),
      loadSamples(game),
    ]);
    return new Bench({ words, description, study, code, standard, reader: found, samples });
  }

  /** What draws the things of this box. */
  get samples(): Samples | null {
    return this.parts.samples;
  }

  /** Whether a thing cannot be drawn, because something in it is not as it should be. */
  misfit(table: string, place: number | null): boolean {
    if (this.checking) return false;
    const [name, number] = this.problem?.path ?? [];
    return name === table && (place === null || typeof number !== 'number' || number === place);
  }

  get study(): StudyInfo {
    return this.parts.study;
  }

  get reasons(): Description['reasons'] {
    return this.parts.description.reasons;
  }

  /** The rules that games are played by here. */
  get made(): Made {
    const { version, module } = this.parts.description;
    return { rules: version, module };
  }

  get longest(): number {
    return this.parts.description.player.longest;
  }

  // --- The box ---

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  private become(data: Table): void {
    this.data = data;
    this.check();
  }

  /** Another box: what was there can be had again. All that is typed in one field is one step. */
  edit(data: Data, field: string | null = null): void {
    if (same(data, this.data)) return;
    if (field === null || field !== this.typing) this.past = [...this.past, this.data];
    this.typing = field;
    this.future = [];
    this.become(data as Table);
  }

  /** Whoever typed has left the field. */
  typed(): void {
    this.typing = null;
  }

  set(path: Path, value: Data | undefined, field: string | null = null): void {
    this.edit(put(this.data, path, value), field);
  }

  /** Put something in that was not said. */
  add(path: Path, type: number): void {
    this.set(path, beginning(this.shapes, type));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.typed();
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.data];
    this.become(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.typed();
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.data];
    this.become(after);
  }

  /** The words that the box as it comes has in places like this one. */
  wordsAt(path: Path): string[] {
    return this.slots.get(slotAt(this.shapes, path)) ?? [];
  }

  /**
   * One more card at the end of a list: one that the box takes, if it takes any, and else one like the
   * last, so that the box says why not. Returns its place; null: something else has been changed meanwhile.
   */
  async oneMore(name: string): Promise<number | null> {
    const { data } = this;
    const cards = [...((at(data, [name]) as Data[] | undefined) ?? [])];
    const known = at(this.standard, [name]) as Data[];
    const drafts = newCards(this.shapes, name, cards, known);
    let wanted = drafts[0]!;
    for (const draft of drafts) {
      const taken = await this.boxOf(put(data, [name], [...cards, draft]) as Table).catch(
        () => null,
      );
      if (!taken) continue;
      wanted = draft;
      break;
    }
    if (this.data !== data) return null;
    this.edit(put(data, [name], [...cards, wanted]));
    return cards.length;
  }

  /** Whether a card is none of the box as it comes. */
  isAdded(name: string, place: number): boolean {
    const id = at(this.data, [name, place, 'id']);
    if (typeof id !== 'string') return this.counterpart([name, place]) === undefined;
    const cards = at(this.data, [name]) as Data[];
    const first = cards.findIndex((one) => at(one, ['id']) === id);
    return first !== place || this.counterpart([name, place]) === undefined;
  }

  /** A copy of a card behind it. */
  copy(list: Path, place: number): void {
    const cards = at(this.data, list) as Data[];
    this.edit(insert(this.data, list, place + 1, copyOf(cards[place]!, cards)));
  }

  /** The same place in the box as it comes; cards are found by their ids. */
  counterpart(path: Path): Data | undefined {
    const [table, place, ...rest] = path;
    const list = at(this.standard, [table!]);
    if (typeof place !== 'number' || !Array.isArray(list)) return at(this.standard, path);
    const id = at(this.data, [table!, place, 'id']);
    if (typeof id !== 'string') return at(this.standard, path);
    return at(
      list.find((one) => at(one, ['id']) === id),
      rest,
    );
  }

  /** One change back to what it was. */
  revert({ path, what, before }: Change): void {
    if (what === 'removed') {
      const place = path.at(-1) as number;
      const list = path.slice(0, -1);
      const length = (at(this.data, list) as Data[]).length;
      this.edit(insert(this.data, list, Math.min(place, length), before!));
    } else this.set(path, what === 'added' ? undefined : before);
  }

  /** Read a file that somebody has typed. Returns what is wrong with it, if it is no TOML. */
  read(text: string): string | null {
    try {
      this.edit(loads(text), 'file');
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  private check(): void {
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open().catch(() => undefined), PATIENCE);
  }

  /** The box as games are played with it. Raises Refused, and says what is wrong. */
  private async open(): Promise<Box> {
    const { data } = this;
    clearTimeout(this.timer);
    if (this.checked?.data !== data) this.checked = { data, box: this.boxOf(data) };
    try {
      const box = await this.checked.box;
      if (data === this.data) this.problem = null;
      return box;
    } catch (error) {
      if (data === this.data) this.problem = problemOf(error);
      throw error;
    } finally {
      if (data === this.data) this.checking = false;
    }
  }

  private async boxOf(data: Table): Promise<Box> {
    const { description, reader, standard } = this.parts;
    if (same(data, standard)) return standardBox(description);
    return openBox(reader, description, toToml(data), NAME);
  }

  // --- Playing ---

  private get botsBySeat(): string[] {
    return this.bots.length === this.players
      ? [...this.bots]
      : Array.from({ length: this.players }, () => this.bots[0]!);
  }

  /** What would be played now: the box as it comes, and as it is; or every value of what is swept. */
  experiment(): Experiment {
    const { sweeps } = this;
    const variants = sweeps.length
      ? swept(this.data, sweeps)
      : [
          { name: 'as printed', box: this.standard },
          ...(this.changes.length ? [{ name: 'changed', box: this.data }] : []),
        ];
    return {
      game: this.info.name,
      players: this.players,
      options: $state.snapshot(this.options),
      bots: new Set(this.bots).size > 1 ? this.botsBySeat : [this.bots[0]!],
      games: this.games,
      seed: this.seed,
      variants,
      sweeps,
      notes: this.notes,
    };
  }

  private async orderOf(experiment: Experiment): Promise<Order> {
    const { description, study, code } = this.parts;
    const boxes: Box[] = [];
    for (const { box } of experiment.variants) {
      boxes.push(same(box, this.data) ? await this.open() : await this.boxOf(box));
    }
    const { players, options, bots, seed } = experiment;
    return {
      game: description,
      study,
      code,
      boxes,
      players,
      options,
      bots: bots.length === players ? bots : Array.from({ length: players }, () => bots[0]!),
      seed,
    };
  }

  /** Play. Whatever was found before is put away. */
  async run(): Promise<void> {
    this.end();
    this.forgetFound();
    this.unfit = null;
    await this.playAll();
  }

  /** Play an experiment, or what is to be played now. */
  async playAll(given: Experiment | null = null): Promise<void> {
    let order: Order;
    let experiment: Experiment;
    try {
      if (!given) this.sweeps = await this.accepted(this.sweeps);
      experiment = given ?? this.experiment();
      order = await this.orderOf(experiment);
    } catch (error) {
      if (this.sweeps.length) this.failure = problemOf(error).text;
      return; // the box says what is wrong with it
    }
    this.shown = experiment;
    this.kept = given ? this.kept : null;
    this.start(order);
    this.goOn(experiment.games);
  }

  /** Figures over those values that the box takes; why others are left out, is said. */
  private async accepted(sweeps: readonly Sweep[]): Promise<Sweep[]> {
    const found: Sweep[] = [];
    for (const { place, values } of sweeps) {
      const good: number[] = [];
      for (const value of values) {
        try {
          await this.boxOf(put(this.data, pathOf(place), BigInt(value)) as Table);
          good.push(value);
        } catch (error) {
          this.leftOut = [...this.leftOut, { value, why: problemOf(error).text }];
        }
      }
      found.push({ place, values: good.length ? good : values });
    }
    return found;
  }

  private forgetFound(): void {
    this.leftOut = [];
    this.elsewhere = [];
    this.progress = null;
    this.stuck = null;
    this.failure = null;
  }

  private start(order: Order, found: Found | null = null): void {
    this.order = order;
    this.runner = new Runner(order, {
      more: () => this.show(),
      done: () => {
        this.running = false;
        if (this.runner?.sums) this.progress = this.runner.progress;
        void this.lookElsewhere();
      },
      stuck: (stuck) => (this.stuck = stuck),
      failed: (text) => (this.failure = text),
    });
    if (found) this.runner.resume(found);
  }

  /** Figures grow a few times a second, however many parts come in. */
  private show(): void {
    const now = performance.now();
    if (now - this.lately < SHOWN_EVERY) return;
    this.lately = now;
    this.progress = this.runner!.progress;
    if (this.found >= UNNOTICED) void this.lookElsewhere();
    // Who is told where it is noticed need not wait for as many games in which it is not
    if (this.found >= UNNOTICED_FOR_LONG && this.elsewhere.length && this.isUnnoticed) this.stop();
  }

  private get isUnnoticed(): boolean {
    const sums = this.progress?.sums;
    return sums !== undefined && sums.runs.length > 1 && isUnnoticed(sums, sums.runs.length - 1);
  }

  /** A card may come up with other options only, a space of the board for more players. */
  private async lookElsewhere(): Promise<void> {
    const { order, info } = this;
    if (!order || this.tried === order || !this.progress || this.shown?.sweeps.length) return;
    this.tried = order;
    if (order.boxes.length < 2 || !isUnnoticed(this.progress.sums, order.boxes.length - 1)) return;
    const options: Elsewhere[] = info.options.flatMap(({ name, values }) =>
      values.filter((one) => one !== order.options[name]).map((value) => ({ option: name, value })),
    );
    const tables = info.players.filter((one) => one !== order.players);
    for (const one of [...options, ...tables.map((players) => ({ players }))]) {
      const players = 'players' in one ? one.players : order.players;
      const more = 'option' in one ? { [one.option]: one.value } : {};
      const bot = this.study.levels.includes(order.bots[0]!) ? order.bots[0]! : 'easy';
      const bots = Array.from({ length: players }, () => bot);
      const other = { ...order, players, bots, options: { ...order.options, ...more } };
      // A table that cannot be, or at which the rules fail, is none to play at
      const found = await isNoticed(other, TRIED).catch(() => false);
      if (this.order !== order) return;
      if (found) this.elsewhere = [...this.elsewhere, one];
      if (this.elsewhere.length === MOST_ELSEWHERE) return;
    }
  }

  /** The same change at another table. */
  private playElsewhere(one: Elsewhere): void {
    if ('players' in one) {
      this.players = one.players;
      this.bots = [this.bots[0]!];
    } else this.options = { ...this.options, [one.option]: one.value };
    void this.run();
  }

  stop(): void {
    this.runner?.stop();
  }

  /** Play until there are so many games. */
  goOn(games: number): void {
    if (!this.runner) return;
    this.stuck = null;
    this.running = true;
    this.target = games;
    if (this.shown) this.shown = { ...this.shown, games };
    this.runner.play(games);
  }

  get found(): number {
    return this.progress?.sums.games ?? 0;
  }

  end(): void {
    this.runner?.end();
    this.runner = null;
    this.running = false;
  }

  /** How many games a second there will be; null while that is not known. */
  async estimate(): Promise<void> {
    this.expected = null;
    if (this.running) return;
    const experiment = this.experiment();
    const stamp = JSON.stringify([experiment.players, experiment.options, experiment.bots]);
    try {
      const order = await this.orderOf(experiment);
      const rate = await measured(order);
      const now = this.experiment();
      if (stamp !== JSON.stringify([now.players, now.options, now.bots])) return;
      this.expected = rate * Math.max(1, navigator.hardwareConcurrency || 1);
    } catch {
      this.expected = null; // the box says what is wrong with it
    }
  }

  // --- One game ---

  /** Put a game at a table of this browser; returns the address of its replay. */
  async watch(run: number, game: number): Promise<string> {
    const about = `${this.shown?.variants[run]?.name ?? ''}, ${game}`;
    const record = await askOnce<string>(this.order!, { record: game, run, about });
    const here = await tablesHere();
    const table = await here.call<TableInfo>('POST', '/records', { record });
    return `/table/${table.id}/replay?at=0`;
  }

  /** What was found, as it is shown. */
  result(say: Say): Result {
    const { sums, things, ways } = this.progress!;
    const { variants, players, bots, sweeps } = this.shown!;
    const box = variants[0]!.box;
    const most = Math.min(this.found, LOOKED_THROUGH);
    return {
      sums,
      things,
      ways,
      names: variants.map(({ name }) => name),
      players: variants.map(() => players),
      bots,
      axes: sweeps.map(({ place, values }) => ({ label: say.place(pathOf(place), box), values })),
      sides: this.study.sides,
      reasons: this.reasons,
      watching: {
        has: () => true,
        show: async (run, game) => router.go(await this.watch(run, game)),
        near: (run, near, value) => askOnce(this.order!, { near, value, run, most }),
        using: (run, find, number) => askOnce(this.order!, { find, number, run, most }),
      },
      ...(this.running ? {} : { playTo: (games: number) => this.goOn(games) }),
      elsewhere: this.elsewhere.map((one) => ({
        text:
          'players' in one
            ? `${say.t('players')}: ${one.players}`
            : `${say.option(one.option)}: ${say.choice(one.option, one.value)}`,
        play: () => this.playElsewhere(one),
      })),
    };
  }

  /** The games of all runs, as lines of a table. */
  async table(most: number): Promise<string[]> {
    const lines: string[] = [];
    for (let run = 0; run < this.order!.boxes.length; run++) {
      const count = Math.min(this.found, most);
      lines.push(...(await askOnce<string[]>(this.order!, { table: 0, run, count })));
    }
    return lines;
  }

  // --- Experiments that are kept or were sent ---

  /** What was found, as it is at this moment. */
  get foundNow(): Found | null {
    const progress = this.runner?.sums ? this.runner.progress : this.progress;
    if (!progress || !this.shown) return null;
    const { sums, things, ways, next, left } = progress;
    return { made: this.made, sums, things, ways, next, left };
  }

  /** Whether an experiment can be played here at all. Raises Refused or ExperimentError. */
  private accept({ players, options, bots }: Experiment): void {
    const { description } = this.parts;
    settle(description, players, options);
    if (bots.length !== 1 && bots.length !== players) {
      throw new ExperimentError(`bots are one for all seats, or ${players}`);
    }
    for (const bot of bots) {
      if (this.info.levels.includes(bot) || rungOf(description.player, players, bot)) continue;
      throw new ExperimentError(`there is no bot '${bot.slice(0, 40)}' here`);
    }
  }

  /** What was found, if these rules would have found it; else why not. */
  private fit(order: Order, found: unknown): Found | Unfit {
    const { study, game } = order;
    const { names, compared } = new Figures(game, study.sides, order.players, order.bots);
    const lenses = order.boxes.map((box) => new Lens(game, study, box));
    return fitOf(found, {
      made: this.made,
      reasons: game.reasons.length,
      players: order.players,
      names,
      compared: compared.map((place) => names[place]!),
      things: lenses.map(({ things }) => things),
      counts: study.counts.length,
      ways: lenses[0]!.ways,
      wayCounts: study.way_counts.length,
    });
  }

  /**
   * Take up an experiment. What was found in it is shown; if it is of other rules or damaged, that is said, and
   * its games are played again. Raises Refused or ExperimentError.
   */
  async take(experiment: Experiment, data: unknown): Promise<void> {
    this.accept(experiment);
    this.end();
    this.forgetFound();
    this.players = experiment.players;
    this.options = { ...this.options, ...experiment.options };
    this.bots = [...experiment.bots];
    this.games = experiment.games;
    this.seed = experiment.seed;
    this.notes = experiment.notes;
    this.sweeps = experiment.sweeps;
    this.edit(boxOf(experiment, this.standard));
    this.unfit = null;
    const order = await this.orderOf(experiment);
    const found = data === null ? null : this.fit(order, data);
    if (found === null || typeof found === 'string') {
      this.unfit = found;
      if (found) void this.playAll(experiment);
      return;
    }
    this.shown = experiment;
    this.start(order, found);
    this.progress = { ...found, rate: 0 };
  }
}

/** The box that somebody has changed in an experiment; what was swept is as it comes. */
function boxOf({ variants, sweeps }: Experiment, standard: Table): Table {
  return sweeps.reduce<Data>(
    (box, { place }) => put(box, pathOf(place), at(standard, pathOf(place))),
    variants.at(-1)!.box,
  ) as Table;
}

/** A box for every value, or for every pair of values. */
function swept(box: Table, [sweep, ...more]: readonly Sweep[]): Variant[] {
  if (!sweep) return [{ name: '', box }];
  return sweep.values.flatMap((value) =>
    swept(put(box, pathOf(sweep.place), BigInt(value)) as Table, more).map((one) => ({
      name: one.name ? `${value}, ${one.name}` : String(value),
      box: one.box,
    })),
  );
}

/** `box, line 12: march: the March cards are …` as place and reason. */
function problemOf(error: unknown): Problem {
  const said =
    error instanceof Refused
      ? error.refusal.text
      : error instanceof BoxError || error instanceof Error
        ? error.message
        : String(error);
  const [, rest = said] = /^box(?:, line \d+)?: ([^]*)$/.exec(said) ?? [];
  const [, place, reason] = /^(\w+(?:\.\w+|\[[\d.]+\])*): ([^]*)$/.exec(rest) ?? [];
  return { path: place ? pathOf(place) : [], text: reason ?? rest, said };
}
