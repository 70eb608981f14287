import { describe, expect, it } from 'vitest';
import { put, type Table } from './box-model';
import { fromFile, toFile, type Experiment } from './experiment';
import type { Found } from './found';

const STANDARD: Table = new Map([
  ['game', 'invented'],
  ['hand', new Map([['cards', 3n]])],
  ['card', [new Map([['id', 'one']]), new Map([['id', 'two']])]],
] as [string, string][]) as unknown as Table;
const standardOf = () => Promise.resolve(STANDARD);

const cards = (count: bigint) => put(STANDARD, ['hand', 'cards'], count) as Table;
const experiment: Experiment = {
  game: 'invented',
  players: 3,
  options: { quick: true, start: 'zero' },
  bots: ['easy'],
  games: 500,
  seed: 9,
  variants: [
    { name: 'as printed', box: STANDARD },
    { name: 'changed', box: cards(4n) },
  ],
  sweeps: [],
  notes: 'Two\nlines',
};
const found = {
  sums: { games: 500 },
  things: [],
  ways: [],
  next: 500,
  left: [],
} as unknown as Found;

describe('an experiment as a file', () => {
  it('is the same when it is read again, with its result', async () => {
    const text = await toFile(experiment, STANDARD, found);
    expect(await fromFile(text, standardOf)).toEqual({ experiment, found });
  });

  it('says what is changed as a patch, and as a whole box where cards come or go', async () => {
    expect(await toFile(experiment, STANDARD, null)).toContain('patch = { "hand.cards" = 4 }');
    const fewer = put(STANDARD, ['card', 0], undefined) as Table;
    const changed = { ...experiment, variants: [{ name: 'fewer', box: fewer }] };
    const text = await toFile(changed, STANDARD, null);
    expect(text).not.toContain('patch');
    expect((await fromFile(text, standardOf)).experiment).toEqual(changed);
  });

  it('keeps what was swept, though nothing was found yet', async () => {
    const swept: Experiment = {
      ...experiment,
      variants: [2n, 3n].map((count) => ({ name: String(count), box: cards(count) })),
      sweeps: [{ place: 'hand.cards', values: [2, 3] }],
    };
    const text = await toFile(swept, STANDARD, null);
    expect((await fromFile(text, standardOf)).experiment).toEqual(swept);
  });

  it('is refused with a reason', async () => {
    await expect(fromFile('game = ', standardOf)).rejects.toThrow('is not TOML');
    await expect(fromFile('game = "invented"', standardOf)).rejects.toThrow('players is missing');
    const other = (await toFile(experiment, STANDARD, null)).replace('hand.cards', 'hand.dice');
    await expect(fromFile(other, standardOf)).rejects.toThrow("no 'hand.dice'");
  });
});
