/** Records as Python's rules lay them out, filled by code that reads a box. */
import type { Letter, RecordInfo } from '../description';
import { exact, TranslationError, type Row, type Value } from './python';

type Whole = Exclude<Letter, 'f' | 'd' | 'bytes'>;
const BITS: Record<Whole, number> = { b: 8, B: 8, h: 16, H: 16, i: 32, I: 32, q: 64, Q: 64 };
const isSigned = (kind: Whole): boolean => kind === kind.toLowerCase();

function bitsOf(kind: Letter): number {
  const bits = BITS[kind as Whole];
  if (!bits) throw new TranslationError(`a box holds whole numbers, not ${kind}`);
  return bits;
}

/** A whole number of so many bits, byte by byte from the least. */
function read(data: DataView, kind: Letter, at: number): number | bigint {
  const bits = bitsOf(kind);
  let found = 0n;
  for (let n = bits / 8 - 1; n >= 0; n--) found = (found << 8n) | BigInt(data.getUint8(at + n));
  return exact(isSigned(kind as Whole) ? BigInt.asIntN(bits, found) : found);
}

function write(data: DataView, kind: Letter, at: number, value: Value): void {
  const bits = bitsOf(kind);
  const whole = BigInt(value as number);
  const fits = isSigned(kind as Whole) ? BigInt.asIntN(bits, whole) : BigInt.asUintN(bits, whole);
  if (fits !== whole) throw new TranslationError(`${whole} does not fit into ${kind}`);
  for (let n = 0; n < bits / 8; n++) data.setUint8(at + n, Number((whole >> BigInt(8 * n)) & 255n));
}

/** Where whole records lie. */
const memory = new WeakMap<object, Uint8Array>();

/** A record of zeros: the last of those that are described, with all that is in it. */
export function blank(records: readonly RecordInfo[], number = records.length - 1): Value {
  const bytes = new Uint8Array(records[number]!.size);
  const record = recordAt(records, number, new DataView(bytes.buffer), 0);
  memory.set(record, bytes);
  return record;
}

export function bytesOf(record: Value): Uint8Array {
  return memory.get(record as object)!;
}

function recordAt(
  records: readonly RecordInfo[],
  number: number,
  data: DataView,
  start: number,
): object {
  const record = {};
  for (const [name, offset, kind, count] of records[number]!.fields) {
    const at = start + offset;
    Object.defineProperty(record, name, {
      enumerable: true,
      get: () => {
        if (count !== undefined) return rowAt(records, kind, count, data, at);
        return typeof kind === 'number' ? recordAt(records, kind, data, at) : read(data, kind, at);
      },
      set: (value) => {
        if (count !== undefined || typeof kind === 'number') {
          throw new TranslationError(`${name} is set as a whole`);
        }
        write(data, kind, at, value);
      },
    });
  }
  return Object.preventExtensions(record);
}

function rowAt(
  records: readonly RecordInfo[],
  kind: Letter | number,
  length: number,
  data: DataView,
  start: number,
): Row {
  const size = typeof kind === 'number' ? records[kind]!.size : bitsOf(kind) / 8;
  const item = (index: number): Value =>
    typeof kind === 'number'
      ? recordAt(records, kind, data, start + index * size)
      : read(data, kind, start + index * size);
  return {
    length,
    item,
    setItem: (index, value) => {
      if (typeof kind === 'number') throw new TranslationError('a record is set as a whole');
      write(data, kind, start + index * size, value);
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index++) yield item(index);
    },
  };
}
