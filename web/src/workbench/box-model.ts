/**
 * A box as data that can be edited: figures by path, what differs between two boxes, and the file that
 * says the same. What a figure may be, its game's reader decides (src/local/boxes). No DOM.
 */
import type { Shape } from '../local/boxes/shape';
import type { Data, Table } from '../local/boxes/toml';

export type { Table };
export type Path = readonly (string | number)[];

export function isTable(data: Data | undefined): data is Table {
  return data instanceof Map;
}

/** `senate[3].legions`, as sentences and experiments name a place. */
export function placeOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

export function pathOf(place: string): Path {
  return (place.match(/[^.[\]]+|\[\d+\]/g) ?? []).map((key) =>
    key.startsWith('[') ? Number(key.slice(1, -1)) : key,
  );
}

/** The id of the field in which a place is edited. */
export function fieldId(path: Path): string {
  return `box-${path.join('-')}`;
}

export function at(data: Data | undefined, path: Path): Data | undefined {
  let found = data;
  for (const key of path) {
    if (isTable(found)) found = found.get(String(key));
    else if (Array.isArray(found)) found = found[Number(key)];
    else return undefined;
  }
  return found;
}

/** The same data with another value in one place; undefined: without it. */
export function put(data: Data, path: Path, value: Data | undefined): Data {
  const [key, ...rest] = path;
  if (key === undefined) return value!;
  if (isTable(data)) {
    const copy = new Map(data);
    const inner = rest.length ? put(data.get(String(key)) ?? new Map(), rest, value) : value;
    if (inner === undefined) copy.delete(String(key));
    else copy.set(String(key), inner);
    return copy;
  }
  const copy = [...(data as Data[])];
  const number = Number(key);
  if (!rest.length && value === undefined) copy.splice(number, 1);
  else copy[number] = rest.length ? put(copy[number]!, rest, value) : value!;
  return copy;
}

/** The same data with one more item in a list. */
export function insert(data: Data, path: Path, place: number, value: Data): Data {
  const list = at(data, path) as Data[];
  return put(data, path, [...list.slice(0, place), value, ...list.slice(place)]);
}

export function same(a: Data | undefined, b: Data | undefined): boolean {
  if (a === b) return true;
  if (isTable(a) && isTable(b)) {
    return a.size === b.size && [...a].every(([key, value]) => same(value, b.get(key)));
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, n) => same(one, b[n]));
  }
  return false;
}

/** The same as numbers, objects and lists, for those who only look at it. */
export function plain(data: Data): unknown {
  if (isTable(data)) return Object.fromEntries([...data].map(([key, one]) => [key, plain(one)]));
  if (Array.isArray(data)) return data.map(plain);
  return typeof data === 'bigint' ? Number(data) : data;
}

// --- What differs ---

export interface Change {
  /** in the box as it is now; of what is gone, where it was */
  path: Path;
  what: 'figure' | 'added' | 'removed';
  before?: Data;
  after?: Data;
}

const idOf = (data: Data | undefined): string | null => {
  const id = isTable(data) ? data.get('id') : undefined;
  return typeof id === 'string' ? id : null;
};

/** What somebody has changed, figure by figure; cards are told apart by their ids. */
export function changes(before: Data, after: Data, path: Path = []): Change[] {
  if (same(before, after)) return [];
  if (isTable(before) && isTable(after)) {
    const keys = new Set([...before.keys(), ...after.keys()]);
    return [...keys].flatMap((key) => {
      const [old, now] = [before.get(key), after.get(key)];
      if (old !== undefined && now !== undefined) return changes(old, now, [...path, key]);
      return [{ path: [...path, key], what: 'figure' as const, before: old, after: now }];
    });
  }
  if (isCards(before) && isCards(after)) return changedCards(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((one, n) => changes(one, after[n]!, [...path, n]));
  }
  return [{ path, what: 'figure', before, after }];
}

/** A list of things that have ids of their own. */
function isCards(data: Data): data is Table[] {
  return Array.isArray(data) && data.length > 0 && data.every((one) => idOf(one) !== null);
}

function changedCards(before: Table[], after: Table[], path: Path): Change[] {
  const found: Change[] = [];
  before.forEach((card, n) => {
    const now = after.findIndex((one) => idOf(one) === idOf(card));
    if (now >= 0) found.push(...changes(card, after[now]!, [...path, now]));
    else found.push({ path: [...path, n], what: 'removed', before: card });
  });
  after.forEach((card, n) => {
    if (before.some((one) => idOf(one) === idOf(card))) return;
    found.push({ path: [...path, n], what: 'added', after: card });
  });
  return found;
}

/** The changes as an experiment's `patch`; null if more than single figures has changed. */
export function patchOf(before: Data, after: Data): [place: string, value: Data][] | null {
  const found: [string, Data][] = [];
  for (const change of plainChanges(before, after, [])) {
    if (!change || isTable(change[1]) || Array.isArray(change[1])) return null;
    found.push([placeOf(change[0]), change[1]]);
  }
  return found;
}

/** By place and not by id; null where something is there in one box only. */
function plainChanges(before: Data, after: Data, path: Path): ([Path, Data] | null)[] {
  if (same(before, after)) return [];
  if (isTable(before) && isTable(after)) {
    if (before.size !== after.size) return [null];
    return [...before].flatMap(([key, value]) => {
      const now = after.get(key);
      // A key that an experiment could not name
      if (now === undefined || !/^\w+$/.test(key)) return [null];
      return plainChanges(value, now, [...path, key]);
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [null];
    return before.flatMap((one, n) => plainChanges(one, after[n]!, [...path, n]));
  }
  return [[path, after]];
}

// --- The file ---

/** A box file. */
export function toToml(box: Table, head = ''): string {
  const lines: string[] = head ? [...head.split('\n').map((line) => `# ${line}`), ''] : [];
  const tables: string[] = [];
  for (const [key, value] of box) {
    if (isTable(value)) tables.push('', `[${key}]`, ...pairs(value));
    else if (Array.isArray(value) && value.length && value.every(isTable)) {
      for (const one of value as Table[]) tables.push('', `[[${key}]]`, ...pairs(one));
    } else lines.push(`${keyText(key)} = ${valueText(value)}`);
  }
  return [...lines, ...tables, ''].join('\n');
}

const pairs = (table: Table): string[] =>
  [...table].map(([key, value]) => `${keyText(key)} = ${valueText(value)}`);

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

/** A value on one line. */
export function valueText(value: Data): string {
  if (isTable(value)) return value.size ? `{ ${pairs(value).join(', ')} }` : '{}';
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value === 'string') return stringText(value);
  return String(value);
}

/** As JSON writes it, which TOML reads; but not the signs that TOML wants escaped and JSON does not. */
export function stringText(value: string): string {
  return JSON.stringify(value).replace(/\x7f/g, '\\u007f');
}

// --- What could be there ---

/** A value that a shape takes: to begin with, when something is added. */
export function beginning(shapes: readonly Shape[], number: number): Data {
  const shape = shapes[number]!;
  if (shape.bool) return false;
  if (shape.int) return BigInt(shape.int.values?.[0] ?? shape.int.ge ?? 0);
  if (shape.str) return shape.str.values?.[0] ?? '';
  if (shape.tuple) return shape.tuple.map((one) => beginning(shapes, one));
  if (shape.array !== undefined) return [];
  if (shape.dict) return new Map();
  const table: Table = new Map();
  for (const [name, type, missing] of shape.fields ?? []) {
    if (!missing) table.set(name, beginning(shapes, type));
  }
  return table;
}

/** Where words stand: a record and its field, on whatever card that is. */
function slotOf(number: number, field: string): string {
  return `${number}.${field}`;
}

/** The words that a box has in each slot, in the order in which they come. */
export function wordsBySlot(shapes: readonly Shape[], box: Data): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const walk = (data: Data | undefined, number: number, slot: string): void => {
    const shape = shapes[number]!;
    if (typeof data === 'string') {
      const words = found.get(slot) ?? [];
      found.set(slot, words.includes(data) ? words : [...words, data]);
    } else if (Array.isArray(data)) {
      data.forEach((one, n) => walk(one, shape.tuple?.[n] ?? shape.array ?? number, slot));
    } else if (isTable(data)) {
      for (const [name, type] of shape.fields ?? []) {
        walk(data.get(name), type, slotOf(number, name));
      }
    }
  };
  walk(box, shapes.length - 1, '');
  return found;
}

/** The slot of a place of the box. */
export function slotAt(shapes: readonly Shape[], path: Path): string {
  let number = shapes.length - 1;
  let slot = '';
  for (const key of path) {
    const shape = shapes[number]!;
    if (typeof key === 'number') number = shape.tuple?.[key] ?? shape.array ?? number;
    else {
      slot = slotOf(number, key);
      number = shape.fields?.find(([name]) => name === key)?.[1] ?? shape.dict?.[1] ?? number;
    }
  }
  return slot;
}

/**
 * Cards that could stand at the end of a list, the likeliest first: like the last of every kind that
 * there is, bare or with all that stands on it, under an id that no card has.
 */
export function newCards(
  shapes: readonly Shape[],
  name: string,
  cards: readonly Data[],
  known: readonly Data[],
): Data[] {
  const list = shapes.at(-1)!.fields!.find(([one]) => one === name)![1];
  const type = shapes[list]!.array!;
  const fields = shapes[type]!.fields ?? [];
  const ofKind = fields.filter(
    ([, number]) => shapes[number]!.str?.values ?? shapes[number]!.int?.values,
  );
  const kinds = new Map<string, Table>();
  for (const card of [...(cards.length ? cards : known)].reverse()) {
    if (!isTable(card)) continue;
    const kind = ofKind.map(([key]) => String(card.get(key))).join();
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  const taken = new Set([...cards, ...known].map(idOf));
  const patterns = kinds.size ? [...kinds.values()] : [beginning(shapes, type) as Table];
  return patterns.flatMap((pattern) => {
    const bare = new Map(
      fields
        .filter(([, , missing]) => !missing)
        .map(([key, number]) => [key, pattern.get(key) ?? beginning(shapes, number)]),
    );
    return [bare, new Map(pattern)].map((card) => {
      if (card.has('source')) card.set('source', 'reconstructed');
      const id = idOf(card);
      if (id !== null) card.set('id', freeId(/^(.*)_\d+$/.exec(id)?.[1] ?? name, taken));
      return card;
    });
  });
}

function freeId(stem: string, taken: ReadonlySet<string | null>): string {
  let number = 1;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

/** A copy of a card under an id of its own. */
export function copyOf(card: Data, others: readonly Data[]): Data {
  const id = idOf(card);
  if (id === null) return card;
  const taken = new Set(others.map(idOf));
  const [, stem = id] = /^(.*?)(_copy(_\d+)?)?$/.exec(id) ?? [];
  let name = `${stem}_copy`;
  for (let n = 2; taken.has(name); n++) name = `${stem}_copy_${n}`;
  return put(card, ['id'], name);
}
