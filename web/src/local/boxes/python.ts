/**
 * What Python does, for code that was translated from it (tools/box_readers): its numbers, texts,
 * lists, sets and dicts. A tuple is a frozen array, a dict a Map, None is null. An integer is a number
 * as long as that is exact, else a bigint.
 */

export type Value = unknown;

export class ValueError extends Error {}
export const RecursionError = RangeError; // "Maximum call stack size exceeded"

/** Something that translated code did and Python would not: a mistake of ours. */
export class TranslationError extends Error {}

type Int = number | bigint;

/** A row of numbers or records within a record. */
export interface Row extends Iterable<Value> {
  readonly length: number;
  item(index: number): Value;
  setItem(index: number, value: Value): void;
}

function isRow(value: Value): value is Row {
  return typeof value === 'object' && value !== null && 'setItem' in value;
}

const isInt = (value: Value): value is Int | boolean =>
  typeof value === 'bigint' || typeof value === 'boolean' || Number.isInteger(value);

function refuse(what: string, ...values: Value[]): TranslationError {
  return new TranslationError(`${what}: ${values.map((one) => typeof one).join(', ')}`);
}

// --- Numbers ---

/** An integer as a number, if that is exact. */
export function exact(value: bigint): Int {
  const small = Number(value);
  return Number.isSafeInteger(small) ? small : value;
}

function calculate(
  a: Value,
  b: Value,
  quick: (a: number, b: number) => number,
  long: (a: bigint, b: bigint) => bigint,
): Int {
  if (!isInt(a) || !isInt(b)) throw refuse('no integers', a, b);
  if (typeof a !== 'bigint' && typeof b !== 'bigint') {
    const found = quick(Number(a), Number(b));
    if (Number.isSafeInteger(found)) return found;
  }
  return exact(long(BigInt(a), BigInt(b)));
}

const INEXACT = NaN;
const is31 = (value: number) => value >= 0 && value < 2 ** 31;
const bitwise = (
  quick: (a: number, b: number) => number,
  long: (a: bigint, b: bigint) => bigint,
) => {
  return (a: Value, b: Value): Int =>
    calculate(a, b, (x, y) => (is31(x) && is31(y) ? quick(x, y) : INEXACT), long);
};

export const or = bitwise(
  (a, b) => a | b,
  (a, b) => a | b,
);
export const shiftLeft = bitwise(
  () => INEXACT,
  (a, b) => a << b,
);
export const shiftRight = bitwise(
  () => INEXACT,
  (a, b) => a >> b,
);

/** Of integers, or what two sets have in common. */
export function and(a: Value, b: Value): Value {
  if (a instanceof Set && b instanceof Set) return new Set([...a].filter((one) => b.has(one)));
  return calculate(
    a,
    b,
    (x, y) => (is31(x) && is31(y) ? x & y : INEXACT),
    (x, y) => x & y,
  );
}

export function add(a: Value, b: Value): Value {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return like(a, [...a, ...b]);
  return calculate(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );
}

/** Of integers, or what is in one set and not in the other. */
export function subtract(a: Value, b: Value): Value {
  if (a instanceof Set && b instanceof Set) return new Set([...a].filter((one) => !b.has(one)));
  return calculate(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
  );
}

export function multiply(a: Value, b: Value): Value {
  if (Array.isArray(a)) {
    return like(a, Array.from({ length: Math.max(0, Number(b)) }, () => a as Value[]).flat());
  }
  return calculate(
    a,
    b,
    (x, y) => x * y + 0, // never -0
    (x, y) => x * y,
  );
}

export function floorDivide(a: Value, b: Value): Int {
  const divide = (x: bigint, y: bigint) => (x - (((x % y) + y) % y)) / y;
  return calculate(a, b, () => INEXACT, divide);
}

export function modulo(a: Value, b: Value): Int {
  return calculate(
    a,
    b,
    () => INEXACT,
    (x, y) => ((x % y) + y) % y,
  );
}

export function negative(a: Value): Value {
  return subtract(0, a);
}

export function int(value: Value): Int {
  if (typeof value === 'bigint') return value;
  if (isInt(value)) return Number(value);
  throw refuse('no integer', value);
}

// --- Comparing ---

/** Below, at or above 0, as Python orders texts (by code points), numbers and rows of them. */
export function compare(a: Value, b: Value): number {
  if (isInt(a) && isInt(b)) return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && typeof b === 'string')
    return compareRows([...a].map(code), [...b].map(code));
  if (Array.isArray(a) && Array.isArray(b) && isTuple(a) === isTuple(b)) return compareRows(a, b);
  throw refuse('in no order', a, b);
}

const code = (letter: string): number => letter.codePointAt(0)!;

function compareRows(a: Value[], b: Value[]): number {
  for (let n = 0; n < Math.min(a.length, b.length); n++) {
    if (!equal(a[n], b[n])) return compare(a[n], b[n]);
  }
  return a.length - b.length;
}

export const less = (a: Value, b: Value): boolean => compare(a, b) < 0;
export const atMost = (a: Value, b: Value): boolean => compare(a, b) <= 0;

export function equal(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (isInt(a) && isInt(b)) return typeof a !== typeof b && Number(a) === Number(b); // True == 1
  if (Array.isArray(a) && Array.isArray(b)) {
    return (
      isTuple(a) === isTuple(b) && a.length === b.length && a.every((one, n) => equal(one, b[n]))
    );
  }
  if (a instanceof Set && b instanceof Set) {
    return a.size === b.size && [...a].every((one) => b.has(one));
  }
  if (isObject(a) && isObject(b)) throw refuse('not to be compared', a, b);
  return false;
}

const isObject = (value: Value): boolean => typeof value === 'object' && value !== null;

/** x in container */
export function isIn(value: Value, container: Value): boolean {
  if (container instanceof Map || container instanceof Set) return container.has(key(value));
  if (typeof container === 'string') return container.includes(value as string);
  return iterate(container).some((one) => equal(one, value));
}

/** Whether something counts as true. */
export function truth(value: Value): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  return !!value;
}

/** a or b, a and b: as values. */
export const either = (a: Value, b: () => Value): Value => (truth(a) ? a : b());
export const both = (a: Value, b: () => Value): Value => (truth(a) ? b() : a);

// --- Lists, tuples, sets, dicts ---

export const isTuple = (value: Value): boolean => Array.isArray(value) && Object.isFrozen(value);
export const tuple = (items: Value = []): readonly Value[] => Object.freeze([...iterate(items)]);
export const list = (items: Value = []): Value[] => [...iterate(items)];

const like = (model: readonly Value[], items: Value[]): Value =>
  isTuple(model) ? Object.freeze(items) : items;

/** What a set or a dict can find: Maps and Sets tell arrays apart by where they lie. */
function key(value: Value): Value {
  if (isObject(value)) throw refuse('no key', value);
  return typeof value === 'boolean' ? Number(value) : value;
}

export function set(items: Value = []): Set<Value> {
  return new Set(iterate(items).map(key));
}

export function dict(entries: readonly (readonly [Value, Value])[] = []): Map<Value, Value> {
  return new Map(entries.map(([name, value]) => [key(name), value]));
}

/** Everything in a list, a row, a set, or the keys of a dict. */
export function iterate(items: Value): readonly Value[] {
  if (Array.isArray(items)) return items as Value[];
  if (items instanceof Map) return [...(items as Map<Value, Value>).keys()];
  if (items instanceof Set || isRow(items)) return [...(items as Iterable<Value>)];
  if (typeof items === 'string') return [...items];
  throw refuse('nothing to go through', items);
}

/** Where an index leads: from the end if it is negative. */
function place(length: number, index: Value): number {
  const number = Number(index);
  const found = number < 0 ? length + number : number;
  if (!Number.isInteger(found) || found < 0 || found >= length) {
    throw new TranslationError(`the index ${String(index)} is out of range`);
  }
  return found;
}

export function item(container: Value, index: Value): Value {
  if (container instanceof Map) {
    const found = key(index);
    if (!container.has(found)) throw new TranslationError(`no key ${String(index)}`);
    return container.get(found);
  }
  if (isRow(container)) return container.item(place(container.length, index));
  const items = iterate(container);
  return items[place(items.length, index)] ?? null; // a group that took no part in a match
}

export function setItem(container: Value, index: Value, value: Value): void {
  if (container instanceof Map) container.set(key(index), value);
  else if (isRow(container)) container.setItem(place(container.length, index), value);
  else if (Array.isArray(container) && !isTuple(container)) {
    container[place(container.length, index)] = value;
  } else throw refuse('cannot be set', container);
}

/** container[start:end] */
export function slice(container: Value, start: Value, end: Value): Value {
  const from = start === null ? undefined : Number(start);
  const to = end === null ? undefined : Number(end);
  if (typeof container === 'string') return [...container].slice(from, to).join('');
  if (Array.isArray(container)) return like(container, container.slice(from, to));
  throw refuse('cannot be sliced', container);
}

/** A field of a struct or of a record. */
export function getattr(value: Value, name: Value): Value {
  const fields = value as Record<string, Value>;
  if (!isObject(value) || !(String(name) in fields)) {
    throw new TranslationError(`no field ${String(name)}`);
  }
  return fields[String(name)];
}

/** All fields of a struct, in order. */
export function astuple(value: Value): readonly Value[] {
  return Object.freeze(Object.values(value as object));
}

export function len(value: Value): number {
  if (value instanceof Map || value instanceof Set) return value.size;
  return isRow(value) ? value.length : iterate(value).length;
}

export function range(first: Value, end: Value = null): readonly Value[] {
  const [from, to] = end === null ? [0, Number(first)] : [Number(first), Number(end)];
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}

export function enumerate(items: Value, start: Value = 0): readonly (readonly Value[])[] {
  return iterate(items).map((one, n) => Object.freeze([add(start, n), one]));
}

export function zip(...rows: Value[]): readonly (readonly Value[])[] {
  const all = rows.map(iterate);
  const length = Math.min(...all.map((row) => row.length));
  return Array.from({ length }, (_, n) => Object.freeze(all.map((row) => row[n])));
}

/** itertools.product: the last changes first. */
export function product(items: Value, repeat: Value): readonly (readonly Value[])[] {
  let found: Value[][] = [[]];
  for (let n = 0; n < Number(repeat); n++) {
    found = found.flatMap((row) => iterate(items).map((one) => [...row, one]));
  }
  return found.map((row) => Object.freeze(row));
}

export function sum(items: Value): Value {
  return iterate(items).reduce<Value>((total, one) => add(total, one), 0);
}

const extreme =
  (sign: number) =>
  (...given: Value[]): Value => {
    const items = given.length === 1 ? iterate(given[0]) : given;
    if (!items.length) throw new ValueError('of nothing there is no least and no greatest');
    return items.reduce((best, one) => (sign * compare(one, best) > 0 ? one : best));
  };
export const max = extreme(1);
export const min = extreme(-1);

export const any = (items: Value): boolean => iterate(items).some(truth);
export const all = (items: Value): boolean => iterate(items).every(truth);
export const sorted = (items: Value): Value[] => [...iterate(items)].sort(compare);

// --- Methods ---

const asMap = (value: Value): Map<Value, Value> => {
  if (value instanceof Map) return value as Map<Value, Value>;
  throw refuse('no dict', value);
};
const asText = (value: Value): string => {
  if (typeof value === 'string') return value;
  throw refuse('no text', value);
};
const asList = (value: Value): Value[] => {
  if (Array.isArray(value) && !isTuple(value)) return value as Value[];
  throw refuse('no list', value);
};

export const items = (value: Value) => [...asMap(value)].map((one) => Object.freeze(one));
export const values = (value: Value) => [...asMap(value).values()];
export const keys = (value: Value) => [...asMap(value).keys()];

export function get(value: Value, name: Value, otherwise: Value = null): Value {
  return asMap(value).has(key(name)) ? asMap(value).get(key(name)) : otherwise;
}

export function setdefault(value: Value, name: Value, otherwise: Value): Value {
  if (!asMap(value).has(key(name))) asMap(value).set(key(name), otherwise);
  return asMap(value).get(key(name));
}

export function append(value: Value, one: Value): null {
  asList(value).push(one);
  return null;
}

export function addTo(value: Value, one: Value): null {
  if (!(value instanceof Set)) throw refuse('no set', value);
  value.add(key(one));
  return null;
}

export function pop(value: Value): Value {
  const items = asList(value);
  if (!items.length) throw new TranslationError('pop from an empty list');
  return items.pop();
}

export function index(value: Value, wanted: Value): number {
  const found = iterate(value).findIndex((one) => equal(one, wanted));
  if (found < 0) throw new ValueError(`${repr(wanted)} is not in it`);
  return found;
}

export function count(value: Value, wanted: Value): number {
  if (typeof value === 'string') return value.split(asText(wanted)).length - 1;
  return iterate(value).filter((one) => equal(one, wanted)).length;
}

export const join = (between: Value, parts: Value): string =>
  iterate(parts).map(asText).join(asText(between));
export const split = (text: Value, between: Value): Value[] => asText(text).split(asText(between));
export const lower = (text: Value): string => asText(text).toLowerCase();

export function removesuffix(text: Value, end: Value): string {
  const whole = asText(text);
  return end && whole.endsWith(asText(end)) ? whole.slice(0, -asText(end).length) : whole;
}

/** Without any of some letters at its end. */
export function rstrip(text: Value, letters: Value): string {
  let found = asText(text);
  while (found && asText(letters).includes(found.at(-1)!)) found = found.slice(0, -1);
  return found;
}

export function partition(text: Value, between: Value): readonly Value[] {
  const whole = asText(text);
  const at = whole.indexOf(asText(between));
  if (at < 0) return Object.freeze([whole, '', '']);
  return Object.freeze([whole.slice(0, at), between, whole.slice(at + asText(between).length)]);
}

export function splitlines(text: Value): Value[] {
  // eslint-disable-next-line no-control-regex -- these end a line in Python
  const lines = asText(text).split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

// --- Regular expressions ---

/** re.match: only at the beginning. */
export function match(pattern: RegExp, text: Value): Value {
  const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
  return sticky.exec(asText(text));
}

export const search = (pattern: RegExp, text: Value): Value => pattern.exec(asText(text));

export function findall(pattern: RegExp, text: Value): Value[] {
  const every = new RegExp(pattern.source, `${pattern.flags}g`);
  return [...asText(text).matchAll(every)].map(([whole]) => whole);
}

/** All matches; `lastgroup` names the group that took part. Those that begin with _ are ours. */
export function finditer(pattern: RegExp, text: Value): Value[] {
  const every = new RegExp(pattern.source, `${pattern.flags}g`);
  return [...asText(text).matchAll(every)].map((found) => {
    const groups = Object.entries(found.groups ?? {});
    const named = groups.filter(([name, part]) => part !== undefined && !name.startsWith('_'));
    return Object.assign(found, { lastgroup: named.at(-1)?.[0] ?? null });
  });
}

// --- As text ---

export function str(value: Value): string {
  if (typeof value === 'string') return value;
  return value instanceof Error ? value.message : repr(value);
}

export function repr(value: Value): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (isInt(value)) return String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    const inside = value.map(repr).join(', ');
    if (!isTuple(value)) return `[${inside}]`;
    return value.length === 1 ? `(${inside},)` : `(${inside})`;
  }
  throw refuse('cannot be written', value);
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = [...text].map((letter) => {
    if (letter === quote) return `\\${letter}`;
    if (ESCAPES[letter]) return ESCAPES[letter];
    if (letter === ' ' || !/[\p{C}\p{Z}]/u.test(letter)) return letter;
    const number = code(letter);
    const digits = number.toString(16);
    if (number < 0x100) return `\\x${digits.padStart(2, '0')}`;
    return number < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`;
  });
  return quote + inside.join('') + quote;
}
