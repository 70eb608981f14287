/**
 * TOML 1.0, read as Python's tomllib reads it: what it takes, in which order, and what it says against
 * the rest. Integers are bigints, so that they are told from floats; tables are Maps, so that their
 * keys stay in order. After tomllib's own parser (MIT, 2021 Taneli Hukkinen).
 */
import { repr, ValueError } from './python';

export type Data = string | bigint | number | boolean | Data[] | Table | Moment;
export type Table = Map<string, Data>;

/** A date or a time: no box has one, but a file may. */
export class Moment {
  constructor(readonly kind: 'datetime' | 'date' | 'time') {}
}

export type Kind = 'str' | 'int' | 'float' | 'bool' | 'array' | 'object' | Moment['kind'];

/** What something in a file is, in the words of msgspec. */
export function kindOf(data: Data): Kind {
  if (data instanceof Moment) return data.kind;
  if (data instanceof Map) return 'object';
  if (Array.isArray(data)) return 'array';
  if (typeof data === 'bigint') return 'int';
  if (typeof data === 'number') return 'float';
  return typeof data === 'boolean' ? 'bool' : 'str';
}

/** The whole file. Raises ValueError. */
export function loads(text: string): Table {
  return new Parser(text.replaceAll('\r\n', '\n')).parse();
}

type Key = readonly string[];
type Mark = 'frozen' | 'explicit'; // may not be changed; may not be opened by [table] again

interface Marked {
  marks: Set<Mark>;
  recursive: Set<Mark>; // those of everything inside too
  nested: Map<string, Marked>;
}

/** What is known of keys besides their values. */
class Marks {
  private all = new Map<string, Marked>();
  private pending: [Key, Mark][] = [];

  addPending(key: Key, mark: Mark): void {
    this.pending.push([key, mark]);
  }

  finalizePending(): void {
    for (const [key, mark] of this.pending) this.set(key, mark, false);
    this.pending = [];
  }

  unsetAll(key: Key): void {
    let inside: Map<string, Marked> | undefined = this.all;
    for (const part of key.slice(0, -1)) inside = inside?.get(part)?.nested;
    inside?.delete(key.at(-1)!);
  }

  set(key: Key, mark: Mark, recursive: boolean): void {
    let inside = this.all;
    let found!: Marked;
    for (const part of key) {
      found = inside.get(part) ?? { marks: new Set(), recursive: new Set(), nested: new Map() };
      inside.set(part, found);
      inside = found.nested;
    }
    (recursive ? found.recursive : found.marks).add(mark);
  }

  is(key: Key, mark: Mark): boolean {
    let inside = this.all;
    for (const [n, part] of key.entries()) {
      const found = inside.get(part);
      if (!found) return false;
      if (found.recursive.has(mark)) return true;
      if (n === key.length - 1) return found.marks.has(mark);
      inside = found.nested;
    }
    return false;
  }
}

class NoNest extends Error {}

/** The table behind a key, made if it is not there yet. Raises NoNest. */
function nestOf(root: Table, key: Key, accessLists = true): Table {
  let inside: Data = root;
  for (const part of key) {
    const table = inside as Table;
    if (!table.has(part)) table.set(part, new Map());
    inside = table.get(part)!;
    if (accessLists && Array.isArray(inside)) inside = inside.at(-1)!;
    if (!(inside instanceof Map)) throw new NoNest();
  }
  return inside as Table;
}

function appendNest(root: Table, key: Key): void {
  const inside = nestOf(root, key.slice(0, -1));
  const last = key.at(-1)!;
  const found = inside.get(last);
  if (found === undefined) inside.set(last, [new Map()]);
  else if (Array.isArray(found)) found.push(new Map());
  else throw new NoNest();
}

const said = (key: Key): string => repr(Object.freeze([...key]));

const BARE = /[A-Za-z0-9_-]/;
const TIME = '([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\\.([0-9]{1,6})[0-9]*)?';
const LOCAL_TIME = new RegExp(TIME, 'y');
const DATE_TIME = new RegExp(
  '([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])' +
    `(?:[Tt ]${TIME}(?:([Zz])|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?`,
  'y',
);
const NUMBER =
  /0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)|[+-]?(?:0|[1-9](?:_?[0-9])*)(?<float>(?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?)/y;
const SPECIAL = /[+-]?(?:inf|nan)/y;
const ESCAPES: Record<string, string> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};

/* eslint-disable no-control-regex -- these may not be in a file */
const ILLEGAL = /[\x00-\x08\x0a-\x1f\x7f]/;
const ILLEGAL_IN_LINES = /[\x00-\x08\x0b-\x1f\x7f]/;
/* eslint-enable no-control-regex */

class Parser {
  private at = 0;
  private root: Table = new Map();
  private marks = new Marks();

  constructor(private readonly source: string) {}

  parse(): Table {
    const { source } = this;
    let header: Key = [];
    for (;;) {
      this.skip(' \t');
      const letter = source[this.at];
      if (letter === undefined) break;
      if (letter === '\n') {
        this.at += 1;
        continue;
      }
      if (BARE.test(letter) || letter === '"' || letter === "'") {
        this.keyValue(header);
        this.skip(' \t');
      } else if (letter === '[') {
        this.marks.finalizePending();
        header = source[this.at + 1] === '[' ? this.listHeader() : this.tableHeader();
        this.skip(' \t');
      } else if (letter !== '#') throw this.error('Invalid statement');
      this.skipComment();
      if (source[this.at] === undefined) break;
      if (source[this.at] !== '\n') {
        throw this.error('Expected newline or end of document after a statement');
      }
      this.at += 1;
    }
    return this.root;
  }

  private error(sentence: string, at = this.at): ValueError {
    const { source } = this;
    if (at >= source.length) return new ValueError(`${sentence} (at end of document)`);
    const lines = source.slice(0, at).split('\n');
    const column = [...lines.at(-1)!].length + 1;
    return new ValueError(`${sentence} (at line ${lines.length}, column ${column})`);
  }

  private skip(letters: string): void {
    while (this.at < this.source.length && letters.includes(this.source[this.at]!)) this.at += 1;
  }

  /** To where something is found; what is not allowed before it is an error. */
  private skipUntil(expected: string, illegal: RegExp, needed: boolean): void {
    let end = this.source.indexOf(expected, this.at);
    if (end < 0) {
      end = this.source.length;
      if (needed) throw this.error(`Expected ${repr(expected)}`, end);
    }
    const wrong = this.source.slice(this.at, end).search(illegal);
    if (wrong >= 0) {
      const found = repr(this.source[this.at + wrong]);
      throw this.error(`Found invalid character ${found}`, this.at + wrong);
    }
    this.at = end;
  }

  private skipComment(): void {
    if (this.source[this.at] !== '#') return;
    this.at += 1;
    this.skipUntil('\n', ILLEGAL, false);
  }

  private skipInArray(): void {
    let before: number;
    do {
      before = this.at;
      this.skip(' \t\n');
      this.skipComment();
    } while (this.at !== before);
  }

  private starts(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private orOverwrites<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof NoNest) throw this.error('Cannot overwrite a value');
      throw error;
    }
  }

  // --- Tables ---

  private tableHeader(): Key {
    this.at += 1;
    this.skip(' \t');
    const key = this.key();
    if (this.marks.is(key, 'explicit') || this.marks.is(key, 'frozen')) {
      throw this.error(`Cannot declare ${said(key)} twice`);
    }
    this.marks.set(key, 'explicit', false);
    this.orOverwrites(() => nestOf(this.root, key));
    if (!this.starts(']')) throw this.error("Expected ']' at the end of a table declaration");
    this.at += 1;
    return key;
  }

  private listHeader(): Key {
    this.at += 2;
    this.skip(' \t');
    const key = this.key();
    if (this.marks.is(key, 'frozen')) {
      throw this.error(`Cannot mutate immutable namespace ${said(key)}`);
    }
    this.marks.unsetAll(key);
    this.marks.set(key, 'explicit', false);
    this.orOverwrites(() => appendNest(this.root, key));
    if (!this.starts(']]')) throw this.error("Expected ']]' at the end of an array declaration");
    this.at += 2;
    return key;
  }

  private keyValue(header: Key): void {
    const [key, value] = this.pair();
    const parent = [...header, ...key.slice(0, -1)];
    const last = key.at(-1)!;
    for (let length = 1; length < key.length; length++) {
      const inner = [...header, ...key.slice(0, length)];
      if (this.marks.is(inner, 'explicit')) {
        throw this.error(`Cannot redefine namespace ${said(inner)}`);
      }
      this.marks.addPending(inner, 'explicit');
    }
    if (this.marks.is(parent, 'frozen')) {
      throw this.error(`Cannot mutate immutable namespace ${said(parent)}`);
    }
    const nest = this.orOverwrites(() => nestOf(this.root, parent));
    if (nest.has(last)) throw this.error('Cannot overwrite a value');
    if (value instanceof Map || Array.isArray(value)) {
      this.marks.set([...header, ...key], 'frozen', true);
    }
    nest.set(last, value);
  }

  private pair(): [Key, Data] {
    const key = this.key();
    if (this.source[this.at] !== '=') {
      throw this.error("Expected '=' after a key in a key/value pair");
    }
    this.at += 1;
    this.skip(' \t');
    return [key, this.value()];
  }

  private key(): Key {
    const parts = [this.keyPart()];
    for (;;) {
      this.skip(' \t');
      if (this.source[this.at] !== '.') return parts;
      this.at += 1;
      this.skip(' \t');
      parts.push(this.keyPart());
    }
  }

  private keyPart(): string {
    const letter = this.source[this.at] ?? '';
    if (letter === "'") return this.literal();
    if (letter === '"') return this.basic(false);
    if (!BARE.test(letter)) throw this.error('Invalid initial character for a key part');
    const start = this.at;
    while (BARE.test(this.source[this.at] ?? '')) this.at += 1;
    return this.source.slice(start, this.at);
  }

  // --- Values ---

  private value(): Data {
    const letter = this.source[this.at];
    if (letter === '"') return this.starts('"""') ? this.lines('"') : this.basic(false);
    if (letter === "'") return this.starts("'''") ? this.lines("'") : this.literal();
    if (this.starts('true')) {
      this.at += 4;
      return true;
    }
    if (this.starts('false')) {
      this.at += 5;
      return false;
    }
    if (letter === '[') return this.array();
    if (letter === '{') return this.inlineTable();
    return this.moment() ?? this.number();
  }

  private matched(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source);
  }

  private moment(): Moment | null {
    const day = this.matched(DATE_TIME);
    if (day) {
      const [year, month, date] = [Number(day[1]), Number(day[2]), Number(day[3])];
      const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
      if (!year || date > last) throw this.error('Invalid date or datetime');
      this.at += day[0].length;
      return new Moment(day[4] === undefined ? 'date' : 'datetime');
    }
    const time = this.matched(LOCAL_TIME);
    if (!time) return null;
    this.at += time[0].length;
    return new Moment('time');
  }

  private number(): bigint | number {
    const found = this.matched(NUMBER);
    if (found) {
      this.at += found[0].length;
      const plain = found[0].replaceAll('_', '').replace(/^\+/, '');
      return found.groups?.float ? Number(plain) : BigInt(plain);
    }
    const special = this.matched(SPECIAL)?.[0];
    if (!special) throw this.error('Invalid value');
    this.at += special.length;
    if (special.endsWith('nan')) return NaN;
    return special.startsWith('-') ? -Infinity : Infinity;
  }

  private array(): Data[] {
    this.at += 1;
    const found: Data[] = [];
    for (;;) {
      this.skipInArray();
      if (this.starts(']')) break;
      found.push(this.value());
      this.skipInArray();
      if (this.starts(']')) break;
      if (!this.starts(',')) throw this.error('Unclosed array');
      this.at += 1;
    }
    this.at += 1;
    return found;
  }

  private inlineTable(): Table {
    this.at += 1;
    const table: Table = new Map();
    const marks = new Marks();
    this.skip(' \t');
    if (this.starts('}')) {
      this.at += 1;
      return table;
    }
    for (;;) {
      const [key, value] = this.pair();
      if (marks.is(key, 'frozen')) {
        throw this.error(`Cannot mutate immutable namespace ${said(key)}`);
      }
      const nest = this.orOverwrites(() => nestOf(table, key.slice(0, -1), false));
      const last = key.at(-1)!;
      if (nest.has(last)) throw this.error(`Duplicate inline table key ${repr(last)}`);
      nest.set(last, value);
      this.skip(' \t');
      const closed = this.starts('}');
      if (!closed && !this.starts(',')) throw this.error('Unclosed inline table');
      this.at += 1;
      if (closed) return table;
      if (value instanceof Map || Array.isArray(value)) marks.set(key, 'frozen', true);
      this.skip(' \t');
    }
  }

  // --- Strings ---

  private literal(): string {
    this.at += 1;
    const start = this.at;
    this.skipUntil("'", ILLEGAL, true);
    this.at += 1;
    return this.source.slice(start, this.at - 1);
  }

  /** A string of several lines; before its end there may be one or two quotes more. */
  private lines(quote: string): string {
    this.at += 3;
    if (this.starts('\n')) this.at += 1;
    let found: string;
    if (quote === "'") {
      const start = this.at;
      this.skipUntil("'''", ILLEGAL_IN_LINES, true);
      found = this.source.slice(start, this.at);
      this.at += 3;
    } else {
      this.at -= 1; // as if it were behind its quote
      found = this.basic(true);
    }
    for (let more = 0; more < 2 && this.starts(quote); more++) {
      this.at += 1;
      found += quote;
    }
    return found;
  }

  private basic(multiline: boolean): string {
    this.at += 1;
    const illegal = multiline ? ILLEGAL_IN_LINES : ILLEGAL;
    let found = '';
    for (;;) {
      const letter = this.source[this.at];
      if (letter === undefined) throw this.error('Unterminated string');
      if (letter === '\\') {
        found += this.escape(multiline);
        continue;
      }
      if (letter === '"' && (!multiline || this.starts('"""'))) break;
      if (illegal.test(letter)) throw this.error(`Illegal character ${repr(letter)}`);
      found += letter;
      this.at += 1;
    }
    this.at += multiline ? 3 : 1;
    return found;
  }

  private escape(multiline: boolean): string {
    const letter = this.source[this.at + 1] ?? '';
    this.at = Math.min(this.at + 2, this.source.length + 2);
    if (multiline && letter && ' \t\n'.includes(letter)) {
      if (letter !== '\n') {
        this.skip(' \t');
        if (this.source[this.at] === undefined) return '';
        if (this.source[this.at] !== '\n') throw this.error("Unescaped '\\' in a string");
        this.at += 1;
      }
      this.skip(' \t\n');
      return '';
    }
    if (letter === 'u') return this.hexadecimal(4);
    if (letter === 'U') return this.hexadecimal(8);
    const found = ESCAPES[letter];
    if (found === undefined) throw this.error("Unescaped '\\' in a string");
    return found;
  }

  private hexadecimal(length: number): string {
    const digits = this.source.slice(this.at, this.at + length);
    if (digits.length !== length || !/^[0-9a-fA-F]*$/.test(digits)) {
      throw this.error('Invalid hex value');
    }
    this.at += length;
    const number = parseInt(digits, 16);
    if (number > 0x10ffff || (number >= 0xd800 && number < 0xe000)) {
      throw this.error('Escaped character is not a Unicode scalar value');
    }
    return String.fromCodePoint(number);
  }
}
