/**
 * An experiment as a file: what `rubra lab run` reads, and what was found as a remark at its end. No DOM.
 */
import { loads, type Data } from '../local/boxes/toml';
import { packed, unpacked } from '../core/packed';
import {
  at,
  isTable,
  patchOf,
  pathOf,
  put,
  same,
  stringText,
  toToml,
  valueText,
  type Table,
} from './box-model';
import type { Found } from './found';

export type Value = string | number | boolean;

/** One figure of the box, and the values that it has. */
export interface Sweep {
  place: string;
  values: number[];
}

export interface Variant {
  name: string;
  box: Table;
}

/** What is played. The first variant is what the others are compared with. */
export interface Experiment {
  game: string;
  players: number;
  options: Record<string, Value>;
  /** one for all seats, or one for each */
  bots: string[];
  games: number;
  seed: number;
  variants: Variant[];
  /** figures over a range, one or two: the variants are all their values, row by row */
  sweeps: Sweep[];
  notes: string;
}

/**
 * An experiment that cannot be used: it is not whole, too large, or not what it should be; the reason of that
 * is in English, as those of boxes are.
 */
export class ExperimentError extends Error {
  constructor(
    reason: string,
    readonly kind: 'torn' | 'large' | 'wrong' = 'wrong',
  ) {
    super(reason);
  }
}

const RESULT = '#= ';
const NOTES = '#: ';
const SWEEP = '#~ ';
const WIDTH = 100;
/** Characters of a file and of the result in it: more than a map of all values has. */
export const LONGEST_FILE = 8_000_000;
const LONGEST_RESULT = 24_000_000;
const LONGEST_NOTES = 2000;
const MOST_GAMES = 1e9;
const MOST_VARIANTS = 200;
const DEEPEST = 16; // brackets in brackets
const MOST_PARTS = 8; // of a dotted key

/** The file. Boxes are told by what is different in them, if that can be. */
export async function toFile(
  experiment: Experiment,
  standard: Table,
  found: Found | null,
): Promise<string> {
  const { game, players, options, bots, games, seed, variants, notes } = experiment;
  const head = [
    '# An experiment with Tabula Rubra. The workbench opens it, and a computer with more cores runs it:',
    '#   rubra lab run this-file.toml',
    ...(notes ? notes.split('\n').map((line) => NOTES + line) : []),
    ...experiment.sweeps.map(({ place, values }) => `${SWEEP}${place} = ${values.join()}`),
    '',
    `game = ${stringText(game)}`,
    `players = ${players}`,
    `bots = [${bots.map(stringText).join(', ')}]`,
    `games = ${games}`,
    `seed = ${seed}`,
  ];
  if (Object.keys(options).length) {
    const pairs = Object.entries(options).map(([name, value]) => `${name} = ${plain(value)}`);
    head.push(`options = { ${pairs.join(', ')} }`);
  }
  for (const { name, box } of variants) {
    head.push('', '[[variants]]', `name = ${stringText(name)}`);
    if (same(box, standard)) continue;
    const patch = patchOf(standard, box);
    if (patch) {
      const pairs = patch.map(([place, value]) => `${stringText(place)} = ${valueText(value)}`);
      head.push(`patch = { ${pairs.join(', ')} }`);
    } else head.push("box_text = '''", toToml(box).trimEnd(), "'''");
  }
  if (found) {
    const letters = await packed(JSON.stringify(found));
    head.push('', '# What was found, for the workbench:');
    for (let place = 0; place < letters.length; place += WIDTH) {
      head.push(RESULT + letters.slice(place, place + WIDTH));
    }
  }
  return `${head.join('\n')}\n`;
}

const plain = (value: Value): string =>
  typeof value === 'string' ? stringText(value) : String(value);

/** The file that a link carries. Raises ExperimentError. */
export async function fromLink(letters: string): Promise<string> {
  return opened(letters, LONGEST_FILE);
}

async function opened(letters: string, most: number): Promise<string> {
  try {
    return await unpacked(letters, most);
  } catch (error) {
    if (error instanceof RangeError) throw new ExperimentError('is too large', 'large');
    throw new ExperimentError('is not whole', 'torn');
  }
}

/** TOML that somebody sent: brackets in brackets and long keys would keep its reader busy. */
function tomlOf(text: string): Table {
  const bare = text.replace(/'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*/g, '_');
  let depth = 0;
  for (const bracket of bare.replace(/[^[\]{}]/g, '')) {
    depth += '[{'.includes(bracket) ? 1 : -1;
    if (depth > DEEPEST) throw new ExperimentError(`has brackets more than ${DEEPEST} deep`);
  }
  if (new RegExp(`(?:[\\w-]+\\s*\\.\\s*){${MOST_PARTS}}`).test(bare)) {
    throw new ExperimentError(`has a key of more than ${MOST_PARTS} parts`);
  }
  try {
    return loads(text);
  } catch (error) {
    throw new ExperimentError(`is not TOML: ${(error as Error).message}`);
  }
}

/**
 * Read a file. What was found comes as it is there, and must be looked at: found.ts. Raises ExperimentError.
 */
export async function fromFile(
  text: string,
  standardOf: (game: string) => Promise<Table>,
): Promise<{ experiment: Experiment; found: unknown }> {
  if (text.length > LONGEST_FILE) throw new ExperimentError('is too large', 'large');
  const file = tomlOf(text);
  const get = <T>(name: string, is: (value: Data) => T | null, usual?: T): T => {
    const value = file.get(name);
    if (value === undefined && usual !== undefined) return usual;
    const found = value === undefined ? null : is(value);
    if (found === null)
      throw new ExperimentError(`${name} is missing, or is not what it should be`);
    return found;
  };
  const text_ = (value: Data) => (typeof value === 'string' ? value : null);
  const whole = (value: Data) =>
    typeof value === 'bigint' && value >= 0n && value <= MOST_GAMES ? Number(value) : null;
  const some = (value: Data) => whole(value) || null;
  const list = (value: Data) => (Array.isArray(value) ? value : null);
  const game = get('game', text_);
  const standard = await standardOf(game).catch(() => {
    throw new ExperimentError(`there is no game ${stringText(game.slice(0, 40))} here`);
  });
  const options = get('options', (value) => (isTable(value) ? value : null), new Map());
  const lines = text.split('\n');
  const said = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const result = said(RESULT).join('');
  const found = result ? await resultIn(result) : null;
  const experiment: Experiment = {
    game,
    players: get('players', some),
    options: Object.fromEntries(
      [...options].map(([name, value]) => [
        name,
        typeof value === 'bigint' ? Number(value) : (value as Value),
      ]),
    ),
    bots: get('bots', list, ['easy']).map(String),
    games: get('games', some),
    seed: get('seed', whole, 1),
    variants: get('variants', list, [new Map([['name', 'standard']])])
      .slice(0, MOST_VARIANTS + 1)
      .map((one) => readVariant(one, standard)),
    sweeps: said(SWEEP).map((line) => readSweep(line, standard)),
    notes: said(NOTES).join('\n').slice(0, LONGEST_NOTES),
  };
  const { variants, sweeps } = experiment;
  if (!variants.length || variants.length > MOST_VARIANTS) {
    throw new ExperimentError(`there are 1 to ${MOST_VARIANTS} variants`);
  }
  const pairs = sweeps.reduce((count, { values }) => count * values.length, 1);
  if (sweeps.length > 2 || (sweeps.length && pairs !== variants.length)) {
    throw new ExperimentError('what is tried over a range does not fit the variants');
  }
  return { experiment, found };
}

/** What was found, if that can be read; what cannot is no record, and is called damaged. */
async function resultIn(letters: string): Promise<unknown> {
  try {
    return JSON.parse(await unpacked(letters, LONGEST_RESULT)) as unknown;
  } catch {
    return 'damaged';
  }
}

function readSweep(line: string, standard: Table): Sweep {
  const [place = '', text = ''] = line.split(' = ');
  const values = text.split(',').map(Number);
  if (typeof at(standard, pathOf(place)) !== 'bigint' || !values.every(Number.isSafeInteger)) {
    throw new ExperimentError(`the box has no figure '${place.slice(0, 80)}' with such values`);
  }
  return { place, values };
}

function readVariant(data: Data, standard: Table): Variant {
  if (!isTable(data)) throw new ExperimentError('variants is a list of tables');
  for (const key of data.keys()) {
    if (!['name', 'patch', 'box_text'].includes(key)) {
      throw new ExperimentError(`a variant with ${key} is run by rubra lab run only`);
    }
  }
  const text = data.get('box_text');
  let box: Data = typeof text === 'string' ? tomlOf(text) : standard;
  const patch = data.get('patch');
  if (isTable(patch)) {
    for (const [place, value] of patch) {
      const path = pathOf(place);
      const before = at(box, path);
      if (before === undefined) {
        throw new ExperimentError(`the box has no '${place}' that could be changed`);
      }
      if (isTable(before) || Array.isArray(before)) {
        throw new ExperimentError(`'${place}' is no single figure; name one inside it`);
      }
      box = put(box, path, value);
    }
  }
  return { name: String(data.get('name') ?? ''), box: box as Table };
}
