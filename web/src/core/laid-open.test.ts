import { expect, test } from 'vitest';
import { laidOpen } from './laid-open';

test('what one seat sees is added to what all see', () => {
  const all = { you: null, asked: null, seats: [{ card: null, row: [null] }, { row: [null] }] };
  const first = {
    you: 0,
    asked: { ask: 'lay' },
    seats: [{ card: 'red', row: ['a'] }, { row: [null] }],
  };
  const second = {
    you: 1,
    asked: null,
    seats: [
      { card: null, row: [null] },
      { row: ['b'], hand: { red: 1 } },
    ],
  };
  expect(laidOpen<unknown>(all, [first, second])).toEqual({
    you: null,
    asked: null,
    seats: [
      { card: 'red', row: ['a'] },
      { row: ['b'], hand: { red: 1 } },
    ],
  });
});

test('what all see is not changed by what a seat sees', () => {
  const all = { turn: 3, hand: [1, 2], name: 'x' };
  expect(laidOpen<unknown>(all, [{ turn: 4, hand: [1, 2, 3], name: 'y' }])).toEqual(all);
  expect(all.hand).toEqual([1, 2]);
});
