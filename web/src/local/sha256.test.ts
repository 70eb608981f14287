import { expect, it } from 'vitest';
import { hex } from '../core/fairness';
import { sha256 } from './sha256';

it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])(
  'is what browsers say of %i bytes',
  async (length) => {
    const data = Uint8Array.from({ length }, (_, n) => (n * 31 + (n >> 3)) & 0xff);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    expect(hex(sha256(data))).toBe(hex(theirs));
  },
);
