/**
 * What sums say: every figure with its interval, as report_sections.py, findings.py and statistics.py of lab have it. All
 * intervals of one table hold together with 95 %: the more figures, the wider they are (Šidák).
 */
import type { Gap, Moments, RunSums, Sums, Tally } from './sums';
import type { Thing } from './lens';

const CONFIDENCE = 0.95;

export interface Figure {
  value: number;
  low: number;
  high: number;
  /** how many tries it rests on */
  n: number;
}

/** How many standard errors to either side, if so many intervals are to hold together. */
export function zFor(figures: number): number {
  return quantile((1 + CONFIDENCE ** (1 / Math.max(1, figures))) / 2);
}

/** The quantile of a normal distribution: Wichura's algorithm AS 241, as Python's statistics has it. */
export function quantile(p: number): number {
  const q = p - 0.5;
  const ratio = (r: number, above: number[], below: number[]) =>
    above.reduce((sum, one) => sum * r + one) / below.reduce((sum, one) => sum * r + one);
  if (Math.abs(q) <= 0.425) return q * ratio(0.180625 - q * q, A, B);
  const r = Math.sqrt(-Math.log(q <= 0 ? p : 1 - p));
  const x = r <= 5 ? ratio(r - 1.6, C, D) : ratio(r - 5, E, F);
  return q < 0 ? -x : x;
}
const A = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
  1971.5909503065513, 133.14166789178438, 3.3871328727963665,
];
const B = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
  687.1870074920579, 42.31333070160091, 1,
];
const C = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684,
  3.6478483247632045, 5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const D = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008,
  0.6897673349851, 1.6763848301838038, 2.053191626637759, 1,
];
const E = [
  2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124,
  0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
];
const F = [
  2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133,
  0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
];

/** Wilson's interval of a share. */
export function wilson(hits: number, tries: number, z: number): [low: number, high: number] {
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const reach = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * tries)) / tries);
  const scale = 1 + (z * z) / tries;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** A share with Wilson's interval; null where nothing was tried. */
export function share(hits: number, tries: number, z: number): Figure | null {
  if (tries <= 0) return null;
  const [low, high] = wilson(Math.min(hits, tries), tries, z);
  return { value: hits / tries, low, high, n: tries };
}

/** A mean with its interval. */
export function mean({ total, squares, count }: Moments, z: number): Figure {
  const value = total / count;
  const error = Math.sqrt(Math.max(0, squares / count - value * value) / Math.max(1, count - 1));
  return { value, low: value - z * error, high: value + z * error, n: count };
}

/** One share less another that is independent of it (Newcombe). */
export function difference(one: Figure | null, other: Figure | null): Figure | null {
  if (!one || !other) return null;
  const value = one.value - other.value;
  const below = Math.hypot(one.value - one.low, other.high - other.value);
  const above = Math.hypot(one.high - one.value, other.value - other.low);
  return { value, low: value - below, high: value + above, n: Math.min(one.n, other.n) };
}

/** Whether an interval leaves out what nothing special would give. */
export function isClear(figure: Figure | null, fair = 0): boolean {
  return figure !== null && !(figure.low <= fair && fair <= figure.high);
}

// --- Who wins ---

/** The wins of one of those who may win, by run: a side, a seat, whoever begins, a bot. */
export function wins(sums: Sums, name: string): (Figure | null)[] {
  const of = sums.runs.map((run) => run.figures[name]);
  return winsWith(of, zFor(of.filter(Boolean).length));
}

/** The same of all seats, in one table; null: no such seat is at the table of that run. */
export function seatWins(sums: Sums, players: number): (Figure | null)[][] {
  const rows = Array.from({ length: players }, (_, seat) =>
    sums.runs.map((run) => run.figures[`seat-${seat}`]),
  );
  const z = zFor(rows.flat().filter(Boolean).length);
  return rows.map((of) => winsWith(of, z));
}

function winsWith(of: (Moments | undefined)[], z: number): (Figure | null)[] {
  return of.map((moments) => {
    if (!moments) return null;
    const { value, low, high } = mean(moments, z);
    // A share near none or all: Wilson knows better, with as many tries as the error says
    const spread = (high - low) / (2 * z);
    const tries = spread ? (value * (1 - value)) / spread ** 2 : moments.count;
    return { ...share(value * tries, tries, z)!, n: moments.count };
  });
}

/** The mean of a figure, by run. */
export function means(sums: Sums, name: string): Figure[] {
  return sums.runs.map((run) => mean(run.figures[name]!, zFor(2)));
}

// --- What is different ---

export interface Difference extends Figure {
  name: string;
  /** in shares of games; else in turns, points, decisions */
  inShares: boolean;
  sure: boolean;
  /** what it was without the change, and with it */
  before: number;
  after: number;
}

/** What a run changes against the first, on the same deals; the verdicts on all runs hold together. */
export function differences(sums: Sums, run = 1): Difference[] {
  const different = (gaps: Record<string, Gap>) =>
    Object.entries(gaps).filter(([, { squares }]) => squares > 0);
  const found = different(sums.gaps[run - 1] ?? {});
  const z = zFor(sums.gaps.reduce((count, gaps) => count + different(gaps).length, 0));
  return found.map(([name, gap]) => {
    const figure = mean(gap, z);
    const of = (sum: RunSums) => sum.figures[name]!.total / sum.figures[name]!.count;
    return {
      name,
      ...figure,
      inShares: /^(side|winner|nobody)/.test(name),
      sure: isClear(figure),
      before: of(sums.runs[0]!),
      after: of(sums.runs[run]!),
    };
  });
}

/** Of verdicts that so many intervals hold together, so much further off than its reach is seen four times in five. */
const SEEN = 1.28;
const MOST_GAMES_TO_SHOW = 2_000_000;

/**
 * How many games would show a difference that these do not show, if it is as large as it seems: of the one that
 * would show first, rounded up; null: none would with as many as anybody plays here.
 */
export function gamesToShow(
  unsure: readonly Difference[],
  games: number,
): { games: number; name: string } | null {
  const wanted = unsure
    .filter(({ value }) => value !== 0)
    .map(({ name, value, low, high }) => {
      const reach = (SEEN * (high - low)) / 2;
      return { name, games: rounded(games * Math.max(1, reach / Math.abs(value)) ** 2) };
    })
    .sort((a, b) => a.games - b.games);
  const [first] = wanted;
  return first && first.games <= MOST_GAMES_TO_SHOW ? first : null;
}

/** The next of 1, 2, 5, 10, 20, … */
function rounded(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count));
  return power * [1, 2, 5, 10].find((one) => one * power >= count)!;
}

/** Figures that no game of one run had otherwise than in the other. */
export function unchanged(sums: Sums, run = 1): string[] {
  return Object.entries(sums.gaps[run - 1] ?? {})
    .filter(([, { squares }]) => squares === 0)
    .map(([name]) => name);
}

/** Whether no game of one run went otherwise than in the other; false: they cannot be compared. */
export function isUnnoticed(sums: Sums, run = 1): boolean {
  const compared = Object.keys(sums.gaps[run - 1] ?? {}).length;
  return compared > 0 && unchanged(sums, run).length === compared;
}

const CUT_SHORT = 0; // the reason of games that did not end

/**
 * Whether games of a changed box do not end that would otherwise: no game of another run was cut short, or
 * clearly fewer, or it is most of them. Bots that play anything may stand still with any box.
 */
export function isCutShort(sums: Sums, run: number): boolean {
  const of = (one: RunSums) => one.reasons[CUT_SHORT]?.[0] ?? 0;
  const own = sums.runs[run]!;
  const cut = of(own);
  if (!cut) return false;
  const others = sums.runs.filter((_, number) => number !== run).map(of);
  const least = others.length ? Math.min(...others) : 0;
  if (least === 0 || 2 * cut > own.games) return true;
  const z = zFor(sums.runs.length);
  const gap = difference(share(cut, own.games, z), share(least, own.games, z))!;
  return gap.low > 0;
}

export interface EndShare {
  reason: number;
  before: Figure;
  after: Figure;
  gap: Figure;
  sure: boolean;
  examples: (number | null)[];
}

/** How games end, in the first run and in another. */
export function ends(sums: Sums, run = 1): EndShare[] {
  const pair = [sums.runs[0]!, sums.runs[run] ?? sums.runs[0]!] as const;
  const reasons = [...new Set(pair.flatMap((one) => Object.keys(one.reasons)))].map(Number);
  const z = zFor(reasons.length);
  return reasons
    .sort((a, b) => a - b)
    .map((reason) => {
      const [before, after] = pair.map((one) =>
        share(one.reasons[reason]?.[0] ?? 0, one.games, z)!,
      ) as [Figure, Figure];
      const gap = difference(after, before)!;
      const examples = pair.map((one) => one.reasons[reason]?.[1] ?? null);
      return { reason, before, after, gap, sure: isClear(gap), examples };
    });
}

// --- Cards, tiles, powers ---

const OFFERED = 0;
const CHOSEN = 1;
const HAD = 2;
const HAD_WON = 3;
export const TOOK = 5;
const TOOK_WON = 6;
export const TOLD = 8;
const APPEARED = 9;

export interface ThingFigures {
  thing: Thing;
  number: number;
  /** of the seats that could take it, those that did */
  taken: Figure | null;
  wonIfTaken: Figure | null;
  wonIfLeft: Figure | null;
  /** how much more often those win who took it */
  worth: Figure | null;
  appeared: Figure | null;
  used: boolean;
}

/**
 * Each card, tile, power of a run; kinds of moves are left out. `verdicts`: how many times as many
 * intervals are to hold together.
 */
export function things(
  run: RunSums,
  names: readonly Thing[],
  players: number,
  verdicts = 1,
): ThingFigures[] {
  const shown = names.flatMap((thing, number) => (thing[0] === 'move' ? [] : [{ thing, number }]));
  const z = zFor(shown.length * verdicts);
  const seats = run.closely * players;
  return shown.map(({ thing, number }) => {
    const row = run.things[number] ?? [];
    const at = (column: number) => row[column] ?? 0;
    const from = at(HAD) || seats;
    const wonIfTaken = share(at(TOOK_WON), at(TOOK), z);
    const won = at(HAD) ? at(HAD_WON) : run.wonClosely;
    const wonIfLeft = share(won - at(TOOK_WON), from - at(TOOK), z);
    return {
      thing,
      number,
      taken: share(at(TOOK), from, z),
      wonIfTaken,
      wonIfLeft,
      worth: difference(wonIfTaken, wonIfLeft),
      appeared: share(at(APPEARED), run.closely, z),
      used: at(TOOK) > 0 || at(TOLD) > 0 || at(CHOSEN) > 0 || at(OFFERED) > 0,
    };
  });
}

export interface ThingChange {
  thing: Thing;
  before: ThingFigures | null;
  after: ThingFigures | null;
  taken: Figure | null;
  worth: Figure | null;
  sure: boolean;
}

/** What a change makes of each thing; those that exist in one box only are there too. */
export function thingChanges(before: ThingFigures[], after: ThingFigures[]): ThingChange[] {
  const key = ({ thing }: ThingFigures) => thing.join('.');
  const old = new Map(before.map((one) => [key(one), one]));
  const now = new Map(after.map((one) => [key(one), one]));
  return [...new Set([...old.keys(), ...now.keys()])].map((name) => {
    const one = old.get(name) ?? null;
    const other = now.get(name) ?? null;
    const taken = difference(other?.taken ?? null, one?.taken ?? null);
    const worth = difference(other?.worth ?? null, one?.worth ?? null);
    return {
      thing: (one ?? other)!.thing,
      before: one,
      after: other,
      taken,
      worth,
      sure: isClear(taken) || isClear(worth),
    };
  });
}

export interface WayFigures {
  name: string;
  /** points of a winning seat, and of another */
  winners: number;
  others: number;
}

export function ways(run: RunSums, names: readonly string[]): WayFigures[] {
  return names.map((name, n) => ({
    name,
    winners: (run.ways[n]?.[0] ?? 0) / Math.max(1, run.winnersClosely),
    others: (run.ways[n]?.[1] ?? 0) / Math.max(1, run.othersClosely),
  }));
}

// --- Spreads ---

/** A tally as a row of bars, by value; wide ones are put together so that there are at most so many. */
export function bars(
  tallies: readonly Tally[],
  most = 40,
): { from: number; to: number; shares: number[]; games: (number | null)[] }[] {
  const values = tallies.flatMap((tally) => Object.keys(tally).map(Number));
  if (!values.length) return [];
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const wide = Math.max(1, Math.ceil((greatest - least + 1) / most));
  const first = Math.floor(least / wide) * wide;
  const totals = tallies.map((tally) => Object.values(tally).reduce((sum, [n]) => sum + n, 0));
  const found = Array.from({ length: Math.floor((greatest - first) / wide) + 1 }, (_, n) => ({
    from: first + n * wide,
    to: first + n * wide + wide - 1,
    shares: tallies.map(() => 0),
    games: tallies.map((): number | null => null),
  }));
  tallies.forEach((tally, of) => {
    for (const [value, [games, game]] of Object.entries(tally)) {
      const bar = found[Math.floor((Number(value) - first) / wide)]!;
      bar.shares[of]! += games / totals[of]!;
      bar.games[of] = Math.min(bar.games[of] ?? Infinity, game);
    }
  });
  return found;
}

/** The value below which such a part of the games lies. */
export function quantileOf(tally: Tally, part: number): number {
  const rows = Object.entries(tally)
    .map(([value, [games]]): [number, number] => [Number(value), games])
    .sort(([a], [b]) => a - b);
  let left = part * rows.reduce((sum, [, games]) => sum + games, 0);
  for (const [value, games] of rows) {
    left -= games;
    if (left <= 0) return value;
  }
  return rows.at(-1)?.[0] ?? NaN;
}
