/** The game record, as core/record_file.py writes and reads it. */
import { bytes, commitmentTo, hex, keyFrom } from '../core/fairness';
import { Refused } from '../core/connection';
import type { Words } from '../wire';
import type { Description } from './description';
import { Match, type Desk } from './match';
import { settle } from './options';

const FORMAT = 1;
const LONGEST_TEXT = 5_000_000; // characters
const KEY = /^[0-9a-f]{32}$/i;

export interface SeatRecord {
  name: string;
  bot?: string | null;
}

interface Deal {
  commitment: string;
  secret: string;
  nonces: string[];
  /** all of it was made on the device of somebody who then played online */
  on_device?: boolean;
}

export interface GameRecord {
  format: number;
  game: string;
  version: number;
  options: Record<string, string | number | boolean | null>;
  box: { digest: string; text?: string | null };
  seats: SeatRecord[];
  key: string;
  result: Record<string, unknown>;
  state: string;
  fairness?: Deal | null;
  about?: string | null;
  /** [moves made before, seat, kind, part, …] */
  said?: Words[];
  moves: Words[];
}

export function badRecord(text: string): Refused {
  return new Refused({ reason: 'bad_record', text });
}

/** The record of a match as it stands. */
export async function toRecord(
  match: Match,
  seats: SeatRecord[],
  fairness: GameRecord['fairness'] = null,
  about: string | null = null,
): Promise<GameRecord> {
  const { game, opened } = match.desk;
  return {
    format: FORMAT,
    game: game.game,
    version: game.version,
    options: match.options,
    box: { digest: opened.digest, ...(opened.text === null ? {} : { text: opened.text }) },
    seats: seats.map(({ name, bot }) => (bot ? { name, bot } : { name })),
    key: hex(match.key),
    result: match.result(),
    state: await match.stateHash(),
    ...(fairness ? { fairness } : {}),
    ...(about ? { about } : {}),
    ...(match.said.length
      ? {
          said: match.said.map(({ at, seat, words }) => [
            at,
            seat,
            ...match.desk.talkWords.sayMove(words),
          ]),
        }
      : {}),
    moves: match.steps.map((step) => [step.seat, ...match.say(step.move)]),
  };
}

/** As JSON that a person can read and a diff can show: one move a line, one statement a line. */
export function encodeRecord({ moves, said, ...head }: GameRecord): string {
  let text = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, each] of Object.entries({ said, moves })) {
    if (!each) continue;
    const lines = each.map((one) => `    [${one.map((part) => JSON.stringify(part)).join(', ')}]`);
    text += `,\n  "${name}": [\n${lines.join(',\n')}\n  ]`;
  }
  return `${text}\n}\n`;
}

// --- Reading ---

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isWhole: Check = (value) => Number.isInteger(value);
const isList =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(each);
const isFigure: Check = (value) =>
  value === null || isText(value) || isWhole(value) || typeof value === 'boolean';
const isDict =
  (each: Check): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(each);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** An object with these fields and no others; those whose name ends in `?` may be missing. */
function isObject(fields: Record<string, Check>): Check {
  const known = Object.keys(fields).map((name) => name.replace('?', ''));
  return (value) => {
    if (!isDict(() => true)(value)) return false;
    const given = value as Record<string, unknown>;
    return (
      Object.keys(given).every((name) => known.includes(name)) &&
      Object.entries(fields).every(([name, check]) => {
        const plain = name.replace('?', '');
        return plain in given ? check(given[plain]) : name.endsWith('?');
      })
    );
  };
}

const FIELDS: Record<string, Check> = {
  format: isWhole,
  game: isText,
  version: isWhole,
  options: isDict(isFigure),
  box: isObject({ digest: isText, 'text?': orNull(isText) }),
  seats: isList(isObject({ name: isText, 'bot?': orNull(isText) })),
  key: isText,
  moves: isList(isList((one) => isText(one) || isWhole(one))),
  result: isDict((one) => isFigure(one) || isList(isWhole)(one)),
  state: isText,
  'fairness?': orNull(
    isObject({
      commitment: isText,
      secret: isText,
      nonces: isList(isText),
      'on_device?': (value) => typeof value === 'boolean',
    }),
  ),
  'about?': orNull(isText),
  'said?': isList(isList((one) => isText(one) || isWhole(one))),
};

/** Read a record from its text. Raises Refused if it is not one. */
export function decodeRecord(text: string): GameRecord {
  if (text.length > LONGEST_TEXT) {
    throw badRecord(`has ${text.length} characters; at most ${LONGEST_TEXT} are read`);
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw badRecord(`is not a game record: ${(error as Error).message}`);
  }
  if (!isObject(FIELDS)(found)) {
    const given = isDict(() => true)(found) ? (found as Record<string, unknown>) : {};
    const wrong =
      Object.entries(FIELDS).find(([name, check]) => {
        const plain = name.replace('?', '');
        return plain in given ? !check(given[plain]) : !name.endsWith('?');
      })?.[0] ?? Object.keys(given).find((name) => !(name in FIELDS) && !(`${name}?` in FIELDS));
    throw badRecord(`is not a game record: see ${wrong?.replace('?', '') ?? 'its beginning'}`);
  }
  const record = found as GameRecord;
  if (record.format !== FORMAT) {
    throw badRecord(`has format ${record.format}; this program reads format ${FORMAT}`);
  }
  return record;
}

/** The match of a record before its first move; the desk has the record's box. Raises Refused. */
export function beginRecord(record: GameRecord, desk: Desk): Match {
  const { game, opened } = desk;
  checkVersion(record, game);
  if (record.box.digest !== opened.digest) {
    throw badRecord('was played with another box than it names');
  }
  const { players, ...options } = record.options;
  if (record.seats.length !== players) {
    throw badRecord(`names ${record.seats.length} seats for ${String(players)} players`);
  }
  if (!KEY.test(record.key)) throw badRecord('has a key that is not 32 hexadecimal digits');
  return new Match(desk, settle(game, players, options), bytes(record.key));
}

function checkVersion(record: GameRecord, game: Description): void {
  if (record.version === game.version) return;
  throw badRecord(
    `was played with version ${record.version} of the rules of ${game.title};` +
      ` this program has version ${game.version}`,
  );
}

/** Play a record again and check that it leads where it says. Raises Refused. */
export async function replayRecord(record: GameRecord, desk: Desk): Promise<Match> {
  const match = beginRecord(record, desk);
  const said = [...(record.said ?? [])];
  const say = (made: number) => {
    while (said.length && said[0]![0] === made) {
      const [, seat, ...words] = said.shift()!;
      carryOut(`after move ${made}`, () => match.state(seatOf(seat), words));
    }
  };
  say(0);
  record.moves.forEach(([seat, ...words], n) => {
    carryOut(`move ${n + 1}`, () => match.playWords(seatOf(seat), words));
    say(n + 1);
  });
  if (said.length) {
    throw badRecord(
      `${JSON.stringify(said[0])} is no statement in its place: [moves made, seat, …]`,
    );
  }
  if (!isSame(match.result(), record.result)) {
    throw badRecord(
      `says the result is ${JSON.stringify(record.result)}; it is ${JSON.stringify(match.result())}`,
    );
  }
  if ((await match.stateHash()) !== record.state) {
    throw badRecord('replays to another state than the one it names');
  }
  return match;
}

const seatOf = (seat: unknown): number => (typeof seat === 'number' ? seat : -1);

/** Do what a record says. Raises Refused, which says where it was. */
function carryOut(where: string, what: () => void): void {
  try {
    what();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw badRecord(`${where}: ${error.refusal.text}`);
  }
}

function isSame(found: Record<string, unknown>, said: Record<string, unknown>): boolean {
  const names = Object.keys(found);
  return (
    Object.keys(said).length === names.length &&
    names.every((name) => JSON.stringify(found[name]) === JSON.stringify(said[name]))
  );
}

/** Replay a finished game and check that nobody chose the deal. Raises Refused. */
export async function verifyRecord(record: GameRecord, desk: Desk): Promise<Match> {
  const match = await replayRecord(record, desk);
  if (!match.isOver) {
    throw badRecord('is of a game that has not ended; nothing can be verified yet');
  }
  const { fairness } = record;
  if (!fairness) throw badRecord('replays faithfully, but carries no commitment to its deal');
  const secret = bytes(fairness.secret);
  if ((await commitmentTo(secret)) !== fairness.commitment) {
    throw badRecord('has a secret that does not fit the commitment shown before the deal');
  }
  if (hex(await keyFrom(secret, fairness.nonces)) !== record.key) {
    throw badRecord('has a key that is not made of the secret and the nonces');
  }
  return match;
}
