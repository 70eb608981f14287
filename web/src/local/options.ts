/** What is chosen before a game, complete and checked, as core/about.py does it. */
import { Refused } from '../core/connection';
import type { OptionInfo, SeatOptionInfo } from '../wire';
import type { Description } from './description';
import type { Instance, Rows } from './engine';

export type Value = string | number | boolean;
/** The options of one game; `players` is among them. */
export type Settled = Record<string, Value> & { players: number };

function bad(text: string): Refused {
  return new Refused({ reason: 'bad_option', text });
}

/** Raises Refused. */
export function settle(
  game: Description,
  players: number,
  chosen: Record<string, unknown>,
): Settled {
  if (!game.players.includes(players)) {
    throw bad(`${game.title} is for ${game.players.join(', ')} players, not ${players}`);
  }
  for (const name of Object.keys(chosen)) optionOf(game, name);
  const settled: Settled = { players };
  for (const option of game.options) {
    const value = (chosen[option.name] ?? option.default) as Value;
    numberOf(option, value);
    settled[option.name] = value;
  }
  for (const option of game.seat_options) {
    if (isChosen(option, settled)) {
      settled[option.name] = settleSeats(option, players, chosen[option.name] ?? '');
    } else if (chosen[option.name]) throw notChosen(option);
  }
  return settled;
}

/** Once a seat has chosen what is its own to choose; `people` keep what they have. Raises Refused. */
export function choose(
  game: Description,
  settled: Settled,
  seat: number,
  wishes: Record<string, string>,
  people: readonly number[],
): Settled {
  const changed = { ...settled };
  for (const [name, value] of Object.entries(wishes)) {
    const option = optionOf(game, name);
    if ('default' in option) {
      throw bad(`option '${name}' is for the whole table, not for one seat`);
    }
    if (!isChosen(option, settled)) throw notChosen(option);
    changed[name] = chooseValue(option, String(changed[name]), seat, value, people);
  }
  return changed;
}

function optionOf(game: Description, name: string): OptionInfo | SeatOptionInfo {
  const known = [...game.options, ...game.seat_options];
  const found = known.find((one) => one.name === name);
  if (found) return found;
  const has = known.map((one) => one.name).join(', ') || 'none';
  throw bad(`${game.title} has no option '${name}'; its options: ${has}`);
}

/** The value as the rules see it: its place in the list. */
function numberOf(option: OptionInfo, value: unknown): number {
  const found = option.values.findIndex((known) => known === value);
  if (found >= 0) return found;
  throw bad(`option '${option.name}' is ${option.values.join(' or ')}, not ${String(value)}`);
}

const isChosen = ({ only }: SeatOptionInfo, settled: Settled): boolean =>
  only === null || settled[only[0]] === only[1];

function notChosen({ name, only }: SeatOptionInfo): Refused {
  return bad(`option '${name}' can be chosen only with ${only?.join('=')}`);
}

function unknown({ name, values }: SeatOptionInfo, value: unknown): Refused {
  const known = values.join(', ');
  return bad(
    `option '${name}' has a value for each seat, as a,b, of ${known}, not ${String(value)}`,
  );
}

/** A value for each seat: "blue,red". */
function settleSeats(option: SeatOptionInfo, players: number, written: unknown): string {
  if (typeof written !== 'string') throw unknown(option, written);
  const wished = written ? written.split(',').map((wish) => wish.trim()) : [];
  if (wished.length > players) {
    throw bad(`option '${option.name}' is for ${players} seats, not ${wished.length}: ${written}`);
  }
  while (wished.length < players) wished.push('');
  const named = wished.filter(Boolean);
  if (!named.every((wish) => option.values.includes(wish))) throw unknown(option, written);
  if (option.different && new Set(named).size < named.length) {
    throw bad(`option '${option.name}': no two seats have the same, as in ${written}`);
  }
  const free = option.values.filter((value) => !option.different || !named.includes(value));
  return wished.map((wish) => wish || (option.different ? free.shift() : free[0])).join();
}

function chooseValue(
  option: SeatOptionInfo,
  settled: string,
  seat: number,
  value: string,
  people: readonly number[],
): string {
  if (!option.values.includes(value)) throw unknown(option, value);
  const values = settled.split(',');
  const holder = values.indexOf(value);
  if (option.different && holder >= 0) {
    if (holder !== seat && people.includes(holder)) {
      const taken = people.filter((person) => person !== seat).map((person) => values[person]);
      const free = option.values.filter((one) => !taken.includes(one)).join(', ');
      throw bad(`somebody has ${value} already; free are ${free}`);
    }
    values[holder] = values[seat]!;
  }
  values[seat] = value;
  return values.join();
}

/** Settled options as the rules see them. */
export function optionsRecord(instance: Instance, settled: Settled): Rows {
  const game = instance.description;
  const record = game.options_record;
  const rows = instance.rows(record);
  instance.set(rows, record, ['players'], settled.players);
  for (const option of game.options) {
    instance.set(rows, record, [option.name], numberOf(option, settled[option.name]));
  }
  for (const option of game.seat_options) {
    const values = settled[option.name];
    if (typeof values !== 'string') continue;
    const place = instance.field(record, option.name);
    values.split(',').forEach((value, seat) => {
      const at = rows.address + place.at + seat * place.size;
      instance.write(place.kind as 'B', at, option.values.indexOf(value));
    });
  }
  return rows;
}
