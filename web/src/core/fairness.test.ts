import { describe, expect, it } from 'vitest';
import type { Draw, Fairness } from '../wire';
import { examine, threefry, type Noted } from './fairness';
import vectors from './fairness.vectors.json';

interface Vector {
  game: string;
  fairness: Fairness & { secret: string; nonces: string[]; key: string };
  draws: Draw[];
}
const games = vectors as unknown as Vector[];

function noted(vector: Vector): Noted {
  return {
    commitment: vector.fairness.commitment,
    nonces: new Map([[1, vector.fairness.nonces[1]!]]),
  };
}
async function broken(fairness: Fairness, draws: readonly Draw[], known: Noted): Promise<string[]> {
  const findings = await examine(fairness, draws, known);
  return findings.filter((one) => one.holds === false).map((one) => one.link);
}
/** with one digit changed */
const forged = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);

it('works out Threefry-2x64-20 as its authors do', () => {
  const ones = (1n << 64n) - 1n;
  expect(threefry(0n, 0n, 0n, 0n)).toEqual([0xc2b6e3a8c2c69865n, 0x6f81ed42f350084dn]);
  expect(threefry(ones, ones, ones, ones)).toEqual([0xe02cb7c4d95d277an, 0xd06633d0893b8b68n]);
});

describe.each(games)('a real game of $game', (vector) => {
  const { fairness, draws } = vector;

  it('holds at every link', async () => {
    const findings = await examine(fairness, draws, noted(vector));
    expect(findings.map((one) => one.holds)).toEqual([true, true, true, true, true]);
    expect(findings.at(-1)!.count).toBe(draws.length);
    expect(draws.length).toBeGreaterThan(5);
  });
  it('says what it cannot know', async () => {
    const findings = await examine(fairness, draws, { commitment: null, nonces: new Map() });
    expect(findings.map((one) => one.holds)).toEqual([true, null, null, true, true]);
  });
  it('breaks at a forged secret', async () => {
    const bad = { ...fairness, secret: forged(fairness.secret) };
    expect(await broken(bad, draws, noted(vector))).toEqual(['promise', 'key', 'draws']);
  });
  it('breaks at a promise that was exchanged together with the secret', async () => {
    const bad = { ...fairness, commitment: forged(fairness.commitment) };
    expect(await broken(bad, draws, noted(vector))).toEqual(['promise', 'before']);
    const known = { ...noted(vector), commitment: forged(fairness.commitment) };
    expect(await broken(fairness, draws, known)).toEqual(['before']);
  });
  it('breaks at another nonce, of mine or of another', async () => {
    const mine = fairness.nonces.map((nonce, n) => (n === 1 ? 'another' : nonce));
    expect(await broken({ ...fairness, nonces: mine }, draws, noted(vector))).toEqual([
      'mine',
      'key',
      'draws',
    ]);
    const theirs = fairness.nonces.map((nonce, n) => (n === 0 ? 'another' : nonce));
    expect(await broken({ ...fairness, nonces: theirs }, draws, noted(vector))).toEqual([
      'key',
      'draws',
    ]);
  });
  it('breaks at a forged key', async () => {
    const bad = { ...fairness, key: forged(fairness.key) };
    expect(await broken(bad, draws, noted(vector))).toEqual(['key']);
  });
  it('breaks at every single draw that is forged', async () => {
    for (let n = 0; n < draws.length; n++) {
      const [moment, purpose, total, wanted, found] = draws[n]!;
      if (total === wanted && total === 1) continue; // there was nothing to choose
      const other = found.map((lot, item) => (item ? lot : (lot + 1) % total));
      const bad = draws.with(n, [moment, purpose, total, wanted, other]);
      const finding = (await examine(fairness, bad, noted(vector))).at(-1)!;
      expect([n, finding.holds, finding.count]).toEqual([n, false, moment]);
    }
  });
  it('breaks if a draw was made again until it suited', async () => {
    const bad = [draws[0]!, ...draws];
    expect(await broken(fairness, bad, noted(vector))).toEqual(['draws']);
  });
});
