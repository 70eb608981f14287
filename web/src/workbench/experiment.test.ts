import { describe, expect, it } from 'vitest';
import { put, type Table } from './box-model';
import { packed } from '../core/packed';
import { ExperimentError, fromFile, fromLink, toFile, type Experiment } from './experiment';
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
  made: { rules: 1, module: 'some' },
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

  it.each([
    ['players', 'players = 3', 'players = -3'],
    ['players', 'players = 3', 'players = 3.5'],
    ['games', 'games = 500', 'games = 0'],
    ['games', 'games = 500', 'games = 10000000000'],
    ['seed', 'seed = 9', 'seed = -1'],
    ['seed', 'seed = 9', 'seed = nan'],
    ['bots', 'bots = ["easy"]', 'bots = "easy"'],
    ['there is no game', '"invented"', '"<b>other</b>"'],
    ['no single figure', '"hand.cards" = 4', '"hand" = 4'],
    ['more than 16 deep', '"hand.cards" = 4', `"hand.cards" = ${'['.repeat(4000)}`],
    ['more than 8 parts', 'seed = 9', `${'a.'.repeat(5000)}b = 9`],
    ['run by rubra lab run only', 'patch =', 'box ='],
    ["no figure 'hand.dice'", '# An', '#~ hand.dice = 1,2\n# An'],
    ["no figure 'hand.cards'", '# An', '#~ hand.cards = 1,NaN\n# An'],
    ['does not fit the variants', '# An', '#~ hand.cards = 1,2,3\n# An'],
  ])('is refused: %s', async (reason, from, to) => {
    const standard = (game: string) =>
      game === 'invented' ? standardOf() : Promise.reject(new Error('404'));
    const text = (await toFile(experiment, STANDARD, null)).replace(from, to);
    const refused = fromFile(text, standard);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toBeInstanceOf(ExperimentError);
  });

  it('calls a result damaged that cannot be read', async () => {
    const text = await toFile(experiment, STANDARD, found);
    for (const torn of [text.slice(0, -20), text.replace('#= eJ', '#= !!')]) {
      expect((await fromFile(torn, standardOf)).found).toBe('damaged');
    }
  });

  it('is refused as a link that is cut off, and as one that holds too much', async () => {
    const whole = await packed(await toFile(experiment, STANDARD, found));
    expect(await fromLink(whole)).toContain('game = "invented"');
    for (const torn of [whole.slice(0, 40), `${whole.slice(0, -9)}`, 'no letters!', '']) {
      await expect(fromLink(torn)).rejects.toMatchObject({ kind: 'torn' });
    }
    const bomb = await packed('#'.repeat(9_000_000));
    expect(bomb.length).toBeLessThan(30_000);
    await expect(fromLink(bomb)).rejects.toMatchObject({ kind: 'large' });
    await expect(fromFile('#'.repeat(9_000_000), standardOf)).rejects.toMatchObject({
      kind: 'large',
    });
  });
});
