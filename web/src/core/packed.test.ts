import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpacked } from './packed';

test('a packed text is what it was', async () => {
  const text = JSON.stringify({ game: 'rubico', about: 'Ò, àlea?', moves: [[0, 'pass']] }).repeat(
    50,
  );
  const packed = deflateSync(text).toString('base64url');
  expect(await unpacked(packed)).toBe(text);
});

test('what is torn is refused', async () => {
  const packed = deflateSync('some text that is torn').toString('base64url');
  await expect(unpacked(packed.slice(0, 12))).rejects.toThrow();
  await expect(unpacked('no letters!')).rejects.toThrow();
});
