import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed';

test('a packed text is what it was', async () => {
  const text = JSON.stringify({ game: 'rubico', about: 'Ò, àlea?', moves: [[0, 'pass']] }).repeat(
    50,
  );
  expect(await unpacked(deflateSync(text).toString('base64url'))).toBe(text);
  expect(await unpacked(await packed(text))).toBe(text);
});

test('what is torn is refused', async () => {
  const whole = deflateSync('some text that is torn').toString('base64url');
  await expect(unpacked(whole.slice(0, 12))).rejects.toThrow();
  await expect(unpacked('no letters!')).rejects.toThrow();
});
