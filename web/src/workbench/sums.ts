/**
 * What is added up while games are played: sums, so that memory does not grow with the games. Games
 * on the same deal are not independent; they are taken together first (lab/findings.py).
 */
import type { Letter } from '../local/description';
import { readNumber, SIZES, type Field, type Instance } from '../local/engine';
import type { Description } from '../local/description';
import type { StudyInfo } from './lens';
import { seated, type Games } from './study';

/** Sums over deals of one figure and of its square. */
export interface Moments {
  count: number;
  total: number;
  squares: number;
}

/** How many games have each value, and the first that has it. */
export type Tally = Record<string, [games: number, first: number]>;

/** The games of one way to play. */
export interface RunSums {
  games: number;
  closely: number;
  decisions: number;
  forced: number;
  offers: number;
  reasons: Tally;
  turns: Tally;
  margin: Tally;
  lead: Tally;
  /** in which tenth of the game the winner came to lead for good */
  settled: Tally;
  best: Tally;
  /** points of the seats that won, and of the others */
  winners: Tally;
  others: Tally;
  /** wins, winning and other seats of the games that were looked at closely */
  wonClosely: number;
  winnersClosely: number;
  othersClosely: number;
  figures: Record<string, Moments>;
  things: number[][];
  ways: number[][];
}

/** How a figure of one way to play differs from the same in another, game by game. */
export interface Gap extends Moments {
  /** the game in which it is most above, and most below */
  above: [gap: number, game: number] | null;
  below: [gap: number, game: number] | null;
}

export interface Sums {
  games: number;
  runs: RunSums[];
  /** of each run but the first, compared with the first */
  gaps: Record<string, Gap>[];
}

export function noMoments(): Moments {
  return { count: 0, total: 0, squares: 0 };
}

// --- Reading the games ---

interface Read {
  reason: number;
  winners: number;
  first: number;
  turns: number;
  decisions: number;
  forced: number;
  offers: number;
  closely: number;
  lead_changes: number;
  leader: number;
  since: number;
}
const READ: (keyof Read)[] = [
  'reason',
  'winners',
  'first',
  'turns',
  'decisions',
  'forced',
  'offers',
  'closely',
  'lead_changes',
  'leader',
  'since',
];

/** Reads games of a study where they lie. */
export class GameReader {
  readonly game = Object.fromEntries(READ.map((name) => [name, 0])) as unknown as Read;
  readonly points: number[];
  private readonly places: [keyof Read, Field][];
  private readonly pointsAt: Field;

  constructor(instance: Pick<Instance, 'field'>, study: StudyInfo, players: number) {
    this.places = READ.map((name) => [name, instance.field(study.figures, name)]);
    this.pointsAt = instance.field(study.figures, 'points');
    this.points = Array.from({ length: players }, () => 0);
  }

  read({ data, address, size }: Games, place: number): Read {
    const start = address + place * size;
    for (const [name, { at, kind }] of this.places) {
      this.game[name] = readNumber(data, kind as Letter, start + at);
    }
    const { at, kind } = this.pointsAt;
    const wide = SIZES[kind as Letter];
    for (let seat = 0; seat < this.points.length; seat++) {
      this.points[seat] = readNumber(data, kind as Letter, start + at + seat * wide);
    }
    return this.game;
  }
}

// --- Figures of a game ---

/** The figures that have an interval, in the order of a game's vector. */
export class Figures {
  readonly names: string[];
  /** those that are compared between runs, by place */
  readonly compared: number[];
  private readonly sideOf: (string | null)[];

  constructor(
    readonly game: Pick<Description, 'reasons'>,
    readonly sides: readonly string[],
    readonly players: number,
    readonly bots: readonly string[],
  ) {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const levels = new Set(bots).size > 1 ? [...new Set(bots)] : [];
    this.sideOf = game.reasons.map(([, side]) => side);
    this.names = [
      ...sides.map((side) => `side-${side}`),
      ...seats.map((seat) => `seat-${seat}`),
      ...seats.map((seat) => `winner-${seat}`),
      'first',
      ...levels.map((level) => `bot-${level}`),
      ...['nobody', 'turns', 'decisions', 'margin', 'best', 'lead'],
    ];
    const wanted = /^(side|winner|nobody|turns|decisions|margin|best|lead)/;
    this.compared = this.names.flatMap((name, place) =>
      wanted.test(name) && !(sides.length && name.startsWith('winner')) ? [place] : [],
    );
  }

  /** The figures of one game; NaN: nothing is known. */
  of(reader: GameReader, number: number, out: Float64Array): void {
    const { game, points } = reader;
    const { players, sides } = this;
    let at = 0;
    const side = this.sideOf[game.reason];
    for (const one of sides) out[at++] = side === one ? 1 : 0;
    let winners = 0;
    for (let seat = 0; seat < players; seat++) winners += (game.winners >> seat) & 1;
    const share = sides.length ? 1 : 1 / Math.max(1, winners);
    const seats = at;
    for (let seat = 0; seat < players; seat++) {
      const won = (game.winners >> seat) & 1;
      out[at + players] = won;
      out[at++] = won * share;
    }
    at += players;
    out[at++] = out[seats + game.first]!;
    if (this.names[at]!.startsWith('bot-')) {
      const sitting = seated(this.bots, number);
      for (; this.names[at]!.startsWith('bot-'); at++) {
        let won = 0;
        let count = 0;
        sitting.forEach((level, seat) => {
          if (`bot-${level}` !== this.names[at]) return;
          won += out[seats + seat]!;
          count += 1;
        });
        out[at] = won / count;
      }
    }
    let best = -Infinity;
    let second = -Infinity;
    for (const one of points) {
      if (one > best) {
        second = best;
        best = one;
      } else if (one > second) second = one;
    }
    out[at++] = game.winners === 0 ? 1 : 0;
    out[at++] = game.turns;
    out[at++] = game.decisions;
    out[at++] = players > 1 ? best - second : best;
    out[at++] = best;
    out[at] = game.closely ? game.lead_changes : NaN;
  }
}

// --- Adding up ---

/** Means over the games of a deal, added up. */
class OverDeals {
  readonly moments: Moments[];
  private readonly sum: Float64Array;
  private readonly known: Float64Array;

  constructor(size: number) {
    this.moments = Array.from({ length: size }, noMoments);
    this.sum = new Float64Array(size);
    this.known = new Float64Array(size);
  }

  add(values: Float64Array): void {
    for (let n = 0; n < values.length; n++) {
      const value = values[n]!;
      if (value !== value) continue;
      this.sum[n]! += value;
      this.known[n]! += 1;
    }
  }

  endOfDeal(): void {
    for (let n = 0; n < this.sum.length; n++) {
      if (!this.known[n]) continue;
      const mean = this.sum[n]! / this.known[n]!;
      const into = this.moments[n]!;
      into.count += 1;
      into.total += mean;
      into.squares += mean * mean;
      this.sum[n] = 0;
      this.known[n] = 0;
    }
  }
}

function count(tally: Tally, value: number, game: number, games = 1): void {
  const found = tally[value];
  if (!found) tally[value] = [games, game];
  else {
    found[0] += games;
    if (game < found[1]) found[1] = game;
  }
}

/** Add up the same games of all runs, from number `first` on: whole deals. */
export function addUp(
  figures: Figures,
  readers: GameReader[],
  games: Games[],
  first: number,
  repeats: number,
): Sums {
  const size = figures.names.length;
  const vectors = games.map(() => new Float64Array(size));
  const own = games.map(() => new OverDeals(size));
  const compared = games.slice(1).map(() => new OverDeals(figures.compared.length));
  const gap = new Float64Array(figures.compared.length);
  const sums = emptySums(figures, games.length);
  const total = games[0]!.count;
  for (let place = 0; place < total; place++) {
    const number = first + place;
    for (let run = 0; run < games.length; run++) {
      const reader = readers[run]!;
      reader.read(games[run]!, place);
      figures.of(reader, number, vectors[run]!);
      own[run]!.add(vectors[run]!);
      note(sums.runs[run]!, reader, figures, vectors[run]!, number);
    }
    for (let run = 1; run < games.length; run++) {
      const into = sums.gaps[run - 1]!;
      figures.compared.forEach((from, n) => {
        const value = (gap[n] = vectors[run]![from]! - vectors[0]![from]!);
        const found = into[figures.names[from]!]!;
        if (value > (found.above?.[0] ?? 0)) found.above = [value, number];
        if (value < (found.below?.[0] ?? 0)) found.below = [value, number];
      });
      compared[run - 1]!.add(gap);
    }
    if ((number + 1) % repeats === 0 || place === total - 1) {
      for (const one of [...own, ...compared]) one.endOfDeal();
    }
  }
  sums.games = total;
  own.forEach(({ moments }, run) =>
    figures.names.forEach((name, n) => (sums.runs[run]!.figures[name] = moments[n]!)),
  );
  compared.forEach(({ moments }, run) =>
    figures.compared.forEach((from, n) =>
      Object.assign(sums.gaps[run]![figures.names[from]!]!, moments[n]),
    ),
  );
  return sums;
}

function note(
  run: RunSums,
  { game, points }: GameReader,
  figures: Figures,
  vector: Float64Array,
  number: number,
): void {
  const { players, names } = figures;
  run.games += 1;
  run.decisions += game.decisions;
  run.forced += game.forced;
  run.offers += game.offers;
  count(run.reasons, game.reason, number);
  count(run.turns, game.turns, number);
  count(run.margin, vector[names.length - 3]!, number);
  count(run.best, vector[names.length - 2]!, number);
  for (let seat = 0; seat < players; seat++) {
    count((game.winners >> seat) & 1 ? run.winners : run.others, points[seat]!, number);
  }
  if (!game.closely) return;
  run.closely += 1;
  count(run.lead, game.lead_changes, number);
  if (game.winners) count(run.settled, tenthOf(game), number);
  const seats = figures.sides.length;
  for (let seat = 0; seat < players; seat++) {
    run.wonClosely += vector[seats + seat]!;
    if ((game.winners >> seat) & 1) run.winnersClosely += 1;
    else run.othersClosely += 1;
  }
}

/** When it was settled: since when whoever has won was ahead, or else at the end. */
function tenthOf({ winners, leader, since, turns }: Read): number {
  const settled = (winners >> leader) & 1 ? since : turns;
  return Math.max(0, Math.min(9, Math.floor((settled * 10) / Math.max(1, turns)))) + 1;
}

export function emptySums(figures: Pick<Figures, 'names' | 'compared'>, runs: number): Sums {
  return {
    games: 0,
    runs: Array.from({ length: runs }, () => ({
      games: 0,
      closely: 0,
      decisions: 0,
      forced: 0,
      offers: 0,
      reasons: {},
      turns: {},
      margin: {},
      lead: {},
      settled: {},
      best: {},
      winners: {},
      others: {},
      wonClosely: 0,
      winnersClosely: 0,
      othersClosely: 0,
      figures: Object.fromEntries(figures.names.map((name) => [name, noMoments()])),
      things: [],
      ways: [],
    })),
    gaps: Array.from({ length: runs - 1 }, () =>
      Object.fromEntries(
        figures.compared.map((place): [string, Gap] => [
          figures.names[place]!,
          { ...noMoments(), above: null, below: null },
        ]),
      ),
    ),
  };
}

// --- Putting together ---

const TALLIES = [
  'reasons',
  'turns',
  'margin',
  'lead',
  'settled',
  'best',
  'winners',
  'others',
] as const satisfies (keyof RunSums)[];
const NUMBERS = [
  'games',
  'closely',
  'decisions',
  'forced',
  'offers',
  'wonClosely',
  'winnersClosely',
  'othersClosely',
] as const satisfies (keyof RunSums)[];

/** Add to sums those of other games. */
export function merge(into: Sums, more: Sums): void {
  into.games += more.games;
  more.runs.forEach((run, n) => {
    const own = into.runs[n]!;
    for (const name of NUMBERS) own[name] += run[name];
    for (const name of TALLIES) {
      for (const [value, [games, first]] of Object.entries(run[name])) {
        count(own[name], Number(value), first, games);
      }
    }
    for (const [name, one] of Object.entries(run.figures)) addMoments(own.figures[name]!, one);
    own.things = addRows(own.things, run.things);
    own.ways = addRows(own.ways, run.ways);
  });
  more.gaps.forEach((gaps, n) => {
    for (const [name, one] of Object.entries(gaps)) {
      const own = into.gaps[n]![name]!;
      addMoments(own, one);
      own.above = further(own.above, one.above, 1);
      own.below = further(own.below, one.below, -1);
    }
  });
}

function addMoments(into: Moments, more: Moments): void {
  into.count += more.count;
  into.total += more.total;
  into.squares += more.squares;
}

function addRows(into: number[][], more: number[][]): number[][] {
  if (!into.length) return more;
  more.forEach((row, n) => row.forEach((value, column) => (into[n]![column]! += value)));
  return into;
}

/** The gap that is further off; of those that are equal the one of the earlier game. */
function further(a: Gap['above'], b: Gap['above'], sign: number): Gap['above'] {
  if (!a || !b) return a ?? b;
  const ahead = sign * (b[0] - a[0]) || a[1] - b[1];
  return ahead > 0 ? b : a;
}
