/**
 * What was found, as it comes with a file or a link: somebody may have cut or changed it, and it may be of
 * other rules than these. No DOM.
 */
import type { Thing } from './lens';
import type { Progress } from './runner';
import type { Sums } from './sums';

/** Which rules games were played by. */
export interface Made {
  /** the version of the rules */
  rules: number;
  /** names the sources that games are played with; null where that was not known */
  module: string | null;
}

/** What was found, without what can be worked out again. */
export interface Found extends Omit<Progress, 'rate'> {
  made: Made;
}

/** What an experiment must have found, if it was played with these rules. */
export interface Wanted {
  made: Made;
  reasons: number;
  players: number;
  /** of figures, and of those that are compared */
  names: readonly string[];
  compared: readonly string[];
  /** what is counted, by run; how many columns it has */
  things: readonly (readonly Thing[])[];
  counts: number;
  ways: readonly string[];
  wayCounts: number;
}

const MOST_GAMES = 1e9;
const MOST_VALUES = 20_000; // of a tally
const MOST_PARTS = 10_000;

/** Of other rules: `older` or newer ones; `damaged`: it cannot be what these games would give. */
export type Unfit = 'other-rules' | 'damaged';

/** Whether what came can be shown, and gone on from. */
export function fitOf(data: unknown, wanted: Wanted): Found | Unfit {
  const made = isRecord(data) ? data.made : null;
  if (!isRecord(data) || (made !== undefined && !isRecord(made))) return 'damaged';
  if (made?.rules !== wanted.made.rules || made.module !== wanted.made.module) return 'other-rules';
  return isFound(data, wanted) ? (data as unknown as Found) : 'damaged';
}

type Data = Record<string, unknown>;

function isRecord(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

const isCount = (data: unknown, most = MOST_GAMES): data is number =>
  Number.isInteger(data) && (data as number) >= 0 && (data as number) <= most;

const isNumber = (data: unknown): data is number => Number.isFinite(data);

const isSum = (data: unknown): data is number => isNumber(data) && data >= 0;

function isListOf(data: unknown, is: (one: unknown) => boolean, most = MOST_PARTS): boolean {
  return Array.isArray(data) && data.length <= most && data.every(is);
}

/** The same lists of words; as deep as what is wanted, however deep the other is. */
function same(data: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return data === wanted;
  return (
    Array.isArray(data) &&
    data.length === wanted.length &&
    wanted.every((one, n) => same(data[n], one))
  );
}

function isFound({ sums, things, ways, next, left }: Data, wanted: Wanted): boolean {
  if (!isCount(next) || !isSums(sums, wanted)) return false;
  if (!same(things, wanted.things) || !same(ways, wanted.ways)) return false;
  const isPart = (one: unknown) =>
    isRecord(one) &&
    isCount(one.first) &&
    isCount(one.count) &&
    one.count > 0 &&
    one.first + one.count <= next;
  if (!isListOf(left, isPart)) return false;
  // What was handed out is there, or is to be played again
  const away = (left as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
  return sums.games > 0 && sums.games + away === next;
}

function isSums(data: unknown, wanted: Wanted): data is Sums {
  if (!isRecord(data) || !isCount(data.games)) return false;
  const { games, runs, gaps } = data;
  const count = wanted.things.length;
  const are = (list: unknown, length: number, is: (one: unknown, n: number) => boolean) =>
    Array.isArray(list) && list.length === length && list.every((one, n) => is(one, n));
  return (
    are(runs, count, (run, n) => isRun(run, games, wanted, wanted.things[n]!.length)) &&
    are(gaps, count - 1, (one) => isGaps(one, games, wanted))
  );
}

function isRun(run: unknown, games: number, wanted: Wanted, things: number): boolean {
  if (!isRecord(run) || run.games !== games || !isCount(run.closely, games)) return false;
  const { closely } = run;
  const seats = games * wanted.players;
  const numbers = [
    'decisions',
    'forced',
    'offers',
    'wonClosely',
    'winnersClosely',
    'othersClosely',
  ];
  return (
    numbers.every((name) => isSum(run[name])) &&
    ['turns', 'margin', 'best'].every((name) => isTally(run[name], games)) &&
    isTally(run.reasons, games) &&
    Object.keys(run.reasons as Data).every((reason) =>
      isCount(Number(reason), wanted.reasons - 1),
    ) &&
    isTally(run.lead, closely) &&
    isTally(run.settled, closely, false) &&
    isTally(run.winners, seats, false) &&
    isTally(run.others, seats, false) &&
    isNamed(run.figures, wanted.names, (one) => isMoments(one, games)) &&
    isTable(run.things, things, wanted.counts) &&
    isTable(run.ways, wanted.ways.length, wanted.wayCounts)
  );
}

/** How many have each value; together as many as there are, or `whole`: at most so many. */
function isTally(data: unknown, games: number, whole = true): boolean {
  if (!isRecord(data)) return false;
  const rows = Object.entries(data);
  if (rows.length > MOST_VALUES) return false;
  let sum = 0;
  for (const [value, row] of rows) {
    if (!/^-?\d{1,6}$/.test(value) || !Array.isArray(row) || row.length !== 2) return false;
    if (!isCount(row[0]) || !isCount(row[1])) return false;
    sum += row[0];
  }
  return whole ? sum === games : sum <= games;
}

function isNamed(
  data: unknown,
  names: readonly string[],
  is: (one: unknown) => boolean,
): data is Data {
  return (
    isRecord(data) &&
    Object.keys(data).length === names.length &&
    names.every((name) => Object.hasOwn(data, name) && is(data[name]))
  );
}

function isMoments(data: unknown, games: number): boolean {
  return (
    isRecord(data) && isCount(data.count, games) && isNumber(data.total) && isSum(data.squares)
  );
}

function isGaps(data: unknown, games: number, wanted: Wanted): boolean {
  const isFurthest = (one: unknown) =>
    one === null || (Array.isArray(one) && one.length === 2 && isNumber(one[0]) && isCount(one[1]));
  return isNamed(
    data,
    wanted.compared,
    (one) =>
      isMoments(one, games) && isFurthest((one as Data).above) && isFurthest((one as Data).below),
  );
}

/** A row for each, or none before anything was counted. */
function isTable(data: unknown, rows: number, columns: number): boolean {
  return (
    Array.isArray(data) &&
    (data.length === rows || data.length === 0) &&
    data.every((row) => isListOf(row, isSum) && (row as unknown[]).length === columns)
  );
}
