/** SHA-256 for pages that came over plain http, which browsers give none of their own (FIPS 180-4). */
const WORDS = 64; // rounds, and words of the schedule
const BLOCK = 64; // bytes

/** The first bits behind the point of the square (power 2) or cube (power 3) root of each prime. */
function fractions(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) {
    let divisor = 2;
    while (one % divisor) divisor++;
    if (divisor === one) found.push((one ** (1 / power) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const rounds = fractions(WORDS, 3);
  const hash = fractions(8, 2);
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  const schedule = new Uint32Array(WORDS);
  const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let n = 0; n < WORDS; n++) {
      if (n < 16) {
        schedule[n] = view.getUint32(at + 4 * n);
        continue;
      }
      const [early, late] = [schedule[n - 15]!, schedule[n - 2]!];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[n] = schedule[n - 16]! + low + schedule[n - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let n = 0; n < WORDS; n++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + mixed + chosen + rounds[n]! + schedule[n]!) | 0;
      const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + other + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n]! += word));
  }
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => found.setUint32(4 * n, word));
  return new Uint8Array(found.buffer);
}
type Eight = [number, number, number, number, number, number, number, number];
