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
import type { Progress } from './runner';

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

/** What was found, without what can be worked out again. */
export type Found = Omit<Progress, 'rate'>;

/** The file cannot be used; the reason, in English. */
export class ExperimentError extends Error {}

const RESULT = '#= ';
const NOTES = '#: ';
const SWEEP = '#~ ';
const WIDTH = 100;

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

/** Read a file. Raises ExperimentError. */
export async function fromFile(
  text: string,
  standardOf: (game: string) => Promise<Table>,
): Promise<{ experiment: Experiment; found: Found | null }> {
  let file: Table;
  try {
    file = loads(text);
  } catch (error) {
    throw new ExperimentError(`is not TOML: ${(error as Error).message}`);
  }
  const get = <T>(name: string, is: (value: Data) => T | null, usual?: T): T => {
    const value = file.get(name);
    if (value === undefined && usual !== undefined) return usual;
    const found = value === undefined ? null : is(value);
    if (found === null)
      throw new ExperimentError(`${name} is missing, or is not what it should be`);
    return found;
  };
  const text_ = (value: Data) => (typeof value === 'string' ? value : null);
  const whole = (value: Data) => (typeof value === 'bigint' ? Number(value) : null);
  const list = (value: Data) => (Array.isArray(value) ? value : null);
  const game = get('game', text_);
  const standard = await standardOf(game);
  const options = get('options', (value) => (isTable(value) ? value : null), new Map());
  const lines = text.split('\n');
  const said = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const result = said(RESULT).join('');
  const found = result ? (JSON.parse(await unpacked(result)) as Found) : null;
  const experiment: Experiment = {
    game,
    players: get('players', whole),
    options: Object.fromEntries(
      [...options].map(([name, value]) => [
        name,
        typeof value === 'bigint' ? Number(value) : (value as Value),
      ]),
    ),
    bots: get('bots', list, ['easy']).map(String),
    games: get('games', whole),
    seed: get('seed', whole, 1),
    variants: get('variants', list, [new Map([['name', 'standard']])]).map((one) =>
      readVariant(one, standard),
    ),
    sweeps: said(SWEEP).map(readSweep),
    notes: said(NOTES).join('\n'),
  };
  return { experiment, found };
}

function readSweep(line: string): Sweep {
  const [place = '', values = ''] = line.split(' = ');
  return { place, values: values.split(',').map(Number) };
}

function readVariant(data: Data, standard: Table): Variant {
  if (!isTable(data)) throw new ExperimentError('variants is a list of tables');
  for (const key of data.keys()) {
    if (!['name', 'patch', 'box_text'].includes(key)) {
      throw new ExperimentError(`a variant with ${key} is run by rubra lab run only`);
    }
  }
  const text = data.get('box_text');
  let box: Data = typeof text === 'string' ? loads(text) : standard;
  const patch = data.get('patch');
  if (isTable(patch)) {
    for (const [place, value] of patch) {
      const path = pathOf(place);
      if (at(box, path) === undefined) {
        throw new ExperimentError(`the box has no '${place}' that could be changed`);
      }
      box = put(box, path, value);
    }
  }
  return { name: String(data.get('name') ?? ''), box: box as Table };
}
