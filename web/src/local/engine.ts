/**
 * The engine of a game: its WebAssembly module, and records in the module's memory, laid out as its
 * description says. The same module as the server's (core/engines/wasm.py). No DOM.
 */
import { FORMAT, fromBase64, type Description, type FieldInfo, type Letter } from './description';

const PAGE = 1 << 16;
const ALIGNMENT = 16;
const SECTION = 'rubra'; // of the module: what it says of itself

/** The rules have failed, or module and description do not belong together. */
export class EngineError extends Error {}

/** How many bytes a number takes. */
export const SIZES: Record<Letter, number> = {
  b: 1,
  B: 1,
  h: 2,
  H: 2,
  i: 4,
  I: 4,
  q: 8,
  Q: 8,
  f: 4,
  d: 8,
  bytes: 1,
};

/** Where something lies: so many bytes from the start of its record. */
export interface Field {
  at: number;
  kind: Letter | number;
  /** 1 if it is no array */
  count: number;
  /** of one of them */
  size: number;
}

/** Records side by side in the memory of an instance. */
export interface Rows {
  address: number;
  count: number;
  size: number;
}

export class Engine {
  private constructor(
    readonly module: WebAssembly.Module,
    readonly description: Description,
  ) {}

  /** Raises EngineError if the two do not belong together. */
  static async make(code: BufferSource, description: Description): Promise<Engine> {
    if (description.format !== FORMAT) {
      throw new EngineError(`the description of ${description.game} is of another version`);
    }
    const module = await WebAssembly.compile(code);
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    const said = section
      ? (JSON.parse(new TextDecoder().decode(section)) as { digest?: string })
      : {};
    if (said.digest !== description.module) {
      throw new EngineError(`the module of ${description.game} does not fit its description`);
    }
    return new Engine(module, description);
  }

  open(): Instance {
    return new Instance(this, new WebAssembly.Instance(this.module));
  }
}

/** A module with its memory. */
export class Instance {
  readonly description: Description;
  private readonly memory: WebAssembly.Memory;
  private readonly functions: Record<string, (...values: (number | bigint)[]) => bigint>;
  private end: number;
  private seen: DataView;
  private fields = new Map<string, Field>();
  private broken = false;

  constructor(engine: Engine, instance: WebAssembly.Instance) {
    this.description = engine.description;
    this.functions = instance.exports as typeof this.functions;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.end = aligned((instance.exports.__heap_base as WebAssembly.Global).value as number);
    this.seen = new DataView(this.memory.buffer);
  }

  /** Call an entry of the module with rows and integers. */
  call(entry: string, ...given: (Rows | number | bigint)[]): number {
    return Number(this.callBig(entry, ...given));
  }

  /** The same, where what comes back may be more than a number holds: a move. */
  callBig(entry: string, ...given: (Rows | number | bigint)[]): bigint {
    if (this.broken) throw new EngineError('an earlier error has ended this game');
    const wanted = this.description.entries[entry];
    if (wanted?.length !== given.length) {
      throw new EngineError(`${entry} takes ${wanted?.join(', ')}`);
    }
    const values: (number | bigint)[] = [];
    for (const one of given) {
      if (typeof one === 'object') values.push(one.address, BigInt(one.count));
      else values.push(BigInt(one));
    }
    try {
      return this.functions[entry]!(...values);
    } catch (error) {
      this.broken = true;
      throw new EngineError(
        `the rules of ${this.description.game} have failed in ${entry}: ${(error as Error).message}`,
      );
    }
  }

  // --- Memory ---

  /** So many blank records. */
  rows(record: number, count = 1): Rows {
    const { size } = this.description.records[record]!;
    return this.allocate(size, count);
  }

  allocate(size: number, count: number): Rows {
    const address = this.end;
    this.end = aligned(address + size * count);
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return { address, count, size };
  }

  /** The bytes of some rows: only to be used at once, for memory that grows moves. */
  bytes(address: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer as ArrayBuffer, address, length);
  }

  /** The memory as numbers. */
  get data(): DataView {
    if (this.seen.buffer !== this.memory.buffer) this.seen = new DataView(this.memory.buffer);
    return this.seen;
  }

  /** Where a part of a record lies, by the names that lead to it. */
  field(record: number, ...path: string[]): Field {
    const key = `${record} ${path.join(' ')}`;
    let found = this.fields.get(key);
    if (!found) this.fields.set(key, (found = this.find(record, path)));
    return found;
  }

  private find(record: number, path: string[]): Field {
    let at = 0;
    let kind: Letter | number = record;
    let count = 1;
    for (const name of path) {
      const fields: FieldInfo[] =
        typeof kind === 'number' ? this.description.records[kind]!.fields : [];
      const field: FieldInfo | undefined = fields.find((one) => one[0] === name);
      if (!field) throw new EngineError(`there is no ${path.join('.')} in ${record}`);
      at += field[1];
      kind = field[2];
      count = field[3] ?? 1;
    }
    const size = typeof kind === 'number' ? this.description.records[kind]!.size : SIZES[kind];
    return { at, kind, count, size };
  }

  /** One number at an address. */
  read(kind: Letter, address: number): number {
    return readNumber(this.data, kind, address);
  }

  write(kind: Letter, address: number, value: number | bigint): void {
    const data = this.data;
    switch (kind) {
      case 'b':
      case 'B':
        return data.setUint8(address, Number(value));
      case 'h':
      case 'H':
        return data.setUint16(address, Number(value), true);
      case 'i':
      case 'I':
        return data.setUint32(address, Number(value), true);
      case 'q':
      case 'Q':
        return data.setBigUint64(address, BigInt.asUintN(64, BigInt(value)), true);
      case 'f':
        return data.setFloat32(address, Number(value), true);
      case 'd':
        return data.setFloat64(address, Number(value), true);
      case 'bytes':
        throw new EngineError('bytes are no number');
    }
  }

  /** A number of a record, by the names that lead to it. */
  get(rows: Rows, record: number, ...path: string[]): number {
    const { at, kind } = this.field(record, ...path);
    return this.read(kind as Letter, rows.address + at);
  }

  set(rows: Rows, record: number, path: string[], value: number | bigint): void {
    const { at, kind } = this.field(record, ...path);
    this.write(kind as Letter, rows.address + at, value);
  }

  /** A part of a record as rows of its own, for entries that work on it. */
  part(rows: Rows, record: number, ...path: string[]): Rows {
    const { at, count, size } = this.field(record, ...path);
    return { address: rows.address + at, count, size };
  }

  copy(from: Rows, to: Rows): void {
    this.bytes(to.address, to.size * to.count).set(
      this.bytes(from.address, from.size * from.count),
    );
  }

  /** A record in plain JSON with its keys in order, as Python writes it for `state_hash`. */
  json(kind: Letter | number, address: number, count: number | null = null): string {
    if (count !== null) {
      const size = typeof kind === 'number' ? this.description.records[kind]!.size : SIZES[kind];
      const items = Array.from({ length: count }, (_, n) => this.json(kind, address + n * size));
      return `[${items.join()}]`;
    }
    if (typeof kind !== 'number') return this.numberText(kind, address);
    const fields = [...this.description.records[kind]!.fields].sort(([a], [b]) => (a < b ? -1 : 1));
    const entries = fields.map(
      ([name, at, inner, length]) =>
        `${JSON.stringify(name)}:${this.json(inner, address + at, length ?? null)}`,
    );
    return `{${entries.join()}}`;
  }

  private numberText(kind: Letter, address: number): string {
    if (kind === 'q') return String(this.data.getBigInt64(address, true));
    if (kind === 'Q') return String(this.data.getBigUint64(address, true));
    if (kind === 'f' || kind === 'd' || kind === 'bytes') {
      throw new EngineError('only whole numbers are written in the same way everywhere');
    }
    return String(this.read(kind, address));
  }
}

export function readNumber(data: DataView, kind: Letter, address: number): number {
  switch (kind) {
    case 'b':
      return data.getInt8(address);
    case 'B':
      return data.getUint8(address);
    case 'h':
      return data.getInt16(address, true);
    case 'H':
      return data.getUint16(address, true);
    case 'i':
      return data.getInt32(address, true);
    case 'I':
      return data.getUint32(address, true);
    case 'q':
      return Number(data.getBigInt64(address, true));
    case 'Q':
      return Number(data.getBigUint64(address, true));
    case 'f':
      return data.getFloat32(address, true);
    case 'd':
      return data.getFloat64(address, true);
    case 'bytes':
      throw new EngineError('bytes are no number');
  }
}

/** The members of a set in bits, in ascending order. */
export function members(bits: number): number[] {
  const found: number[] = [];
  for (let rest = BigInt(bits), n = 0; rest > 0n; rest >>= 1n, n++) if (rest & 1n) found.push(n);
  return found;
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}

/** A box as a match is played with it. */
export interface Box {
  /** the record that the rules read */
  bytes: Uint8Array;
  /** by domain, the ids of what only the box knows */
  names: Record<string, string[]>;
  digest: string;
  /** the whole file, if it is not the box that comes with the game */
  text: string | null;
}

/** The box that comes with a game. */
export function standardBox({ box }: Description): Box {
  return { bytes: fromBase64(box.bytes), names: box.names, digest: box.digest, text: null };
}
