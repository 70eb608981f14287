/**
 * Whether a deal was fair, worked out here from what was told: the promise, what each seat added,
 * the key, and every draw. The same as core/fairness.py and core/stream.py, and tested against them.
 */
import type { Draw, Fairness } from '../wire';

/** What this browser noted itself, before the secret was told. */
export interface Noted {
  /** the promise, as it was when there was no deal yet */
  commitment: string | null;
  /** what this browser added, by seat */
  nonces: ReadonlyMap<number, string>;
}

export type Link = 'promise' | 'before' | 'mine' | 'key' | 'draws' | 'replay';
export interface Finding {
  link: Link;
  /** null: nothing is known that it could be compared with */
  holds: boolean | null;
  /** draws that were worked out again; or the moment of the first that is another */
  count?: number;
}

/** Every link of the chain, in order. */
export async function examine(
  fairness: Fairness,
  draws: readonly Draw[],
  noted: Noted,
): Promise<Finding[]> {
  const secret = bytes(fairness.secret ?? '');
  const nonces = fairness.nonces ?? [];
  const promise = await commitmentTo(secret);
  const key = await keyFrom(secret, nonces);
  const mine = [...noted.nonces];
  const wrong = firstWrong(key, draws);
  return [
    { link: 'promise', holds: promise === fairness.commitment },
    {
      link: 'before',
      holds: noted.commitment === null ? null : noted.commitment === fairness.commitment,
    },
    {
      link: 'mine',
      holds: mine.length ? mine.every(([seat, nonce]) => nonces[seat] === nonce) : null,
    },
    { link: 'key', holds: hex(key) === fairness.key },
    wrong === null
      ? { link: 'draws', holds: draws.length > 0, count: draws.length }
      : { link: 'draws', holds: false, count: wrong[0] },
  ];
}

// --- The key ---

const KEY_BYTES = 16;

/** What is shown before the first nonce is given. */
export async function commitmentTo(secret: Uint8Array): Promise<string> {
  return hex(await sha256(joined(text('rubra commitment\0'), secret)));
}

/** The key of a game. */
export async function keyFrom(
  secret: Uint8Array<ArrayBuffer>,
  nonces: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [text('rubra key\0')];
  for (const nonce of nonces) {
    const raw = text(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, raw.length, true);
    parts.push(length, raw);
  }
  const mixed = await hmac(secret, joined(...parts));
  return mixed.slice(0, KEY_BYTES);
}

const BLOCK = 64; // bytes

/** HMAC with SHA-256 (RFC 2104). */
async function hmac(
  secret: Uint8Array<ArrayBuffer>,
  data: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = new Uint8Array(BLOCK);
  key.set(secret.length > BLOCK ? await sha256(secret) : secret);
  const inner = await sha256(
    joined(
      key.map((one) => one ^ 0x36),
      data,
    ),
  );
  return sha256(
    joined(
      key.map((one) => one ^ 0x5c),
      inner,
    ),
  );
}

/** Browsers have it for pages that came over https, or from this machine. */
export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return (await import('../local/sha256')).sha256(data);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (one) => one.toString(16).padStart(2, '0')).join('');
}

// --- The draws ---

/** The first draw that the key does not lead to; none is left out, for each counts on. */
function firstWrong(key: Uint8Array, draws: readonly Draw[]): Draw | null {
  const stream = new Stream(key);
  for (const draw of draws) {
    const [, purpose, total, wanted, found] = draw;
    if (total < 1 || wanted < 1 || wanted > total) return draw;
    const lots = stream.lots(purpose, total, wanted);
    if (lots.length !== found.length || lots.some((lot, n) => lot !== found[n])) return draw;
  }
  return null;
}

const MASK = (1n << 64n) - 1n;
const PARITY = 0x1bd11bdaa9fc1a22n;
const ROTATIONS = [
  [16n, 42n, 12n, 31n],
  [16n, 32n, 24n, 21n],
];
const WORD = 2 ** 32;
const WIDEST = 2 ** 24;

/** Threefry-2x64-20: 128 bits of counter under a key of 128 bits. */
export function threefry(
  key0: bigint,
  key1: bigint,
  counter0: bigint,
  counter1: bigint,
): [bigint, bigint] {
  const keys = [key0, key1, PARITY ^ key0 ^ key1];
  let x0 = (counter0 + key0) & MASK;
  let x1 = (counter1 + key1) & MASK;
  for (let round = 0; round < 5; round++) {
    for (const bits of ROTATIONS[round % 2]!) {
      x0 = (x0 + x1) & MASK;
      x1 = (((x1 << bits) | (x1 >> (64n - bits))) & MASK) ^ x0;
    }
    x0 = (x0 + keys[(round + 1) % 3]!) & MASK;
    x1 = (x1 + keys[(round + 2) % 3]! + BigInt(round + 1)) & MASK;
  }
  return [x0, x1];
}

/** All chance of a game: a key, and how much of it was used for each purpose. */
export class Stream {
  private readonly key: [bigint, bigint];
  private readonly drawn = new Map<number, number>();

  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
    this.key = [view.getBigUint64(0, true), view.getBigUint64(8, true)];
  }

  /** The next 32 bits for a purpose; four of them are cut from one block. */
  private word(purpose: number): number {
    const number = this.drawn.get(purpose) ?? 0;
    this.drawn.set(purpose, number + 1);
    const block = threefry(...this.key, BigInt(number >>> 2), BigInt(purpose));
    const half = block[number & 2 ? 1 : 0];
    return Number(number & 1 ? half & 0xffffffffn : half >> 32n);
  }

  /** Item i is evenly below total - i, for so many items as are wanted. */
  lots(purpose: number, total: number, wanted: number): number[] {
    const lots: number[] = [];
    while (lots.length < wanted) {
      // How many bounds fit into one word
      const first = lots.length;
      let product = total - first;
      let upto = first + 1;
      while (upto < wanted && product * (total - upto) <= WIDEST) {
        product *= total - upto;
        upto += 1;
      }
      // Cut them from one word; take another where the word would favour some outcome
      for (;;) {
        let rest = this.word(purpose);
        const cuts: number[] = [];
        for (let item = first; item < upto; item++) {
          const cut = BigInt(rest) * BigInt(total - item); // more than a number holds exactly
          cuts.push(Number(cut >> 32n));
          rest = Number(cut & 0xffffffffn);
        }
        if (rest >= product || rest >= WORD % product) {
          lots.push(...cuts);
          break;
        }
      }
    }
    return lots;
  }
}
