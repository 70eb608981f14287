import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../local/boxes/shape';
import { loads } from '../local/boxes/toml';
import {
  at,
  beginning,
  changes,
  copyOf,
  insert,
  newCards,
  patchOf,
  pathOf,
  placeOf,
  plain,
  put,
  same,
  slotAt,
  toToml,
  type Table,
  wordsBySlot,
} from './box-model';

const box = () =>
  loads(`
game = "some"
edition = "a \\"first\\" one"

[hand]
cards = 4
kinds = { red = 1, blue = 2 }

[[card]]
id = "one"
cost = [1, 2]

[[card]]
id = "two"
open = true
`) as Table;

const SHAPES: Shape[] = [
  { expected: 'str', str: {} },
  { expected: 'str', str: { values: ['low', 'high'] } },
  { expected: 'int', int: { ge: 1 } },
  {
    expected: 'object',
    fields: [
      ['source', 0],
      ['id', 0],
      ['kind', 1],
      ['cost', 2],
      ['more', 2, [1]],
    ],
  },
  { expected: 'array', array: 3 },
  { expected: 'object', fields: [['card', 4]] },
];

describe('one more card', () => {
  const card = (id: string, kind: string, more: [string, bigint][] = []) =>
    new Map<string, string | bigint>([
      ['source', 'rulebook'],
      ['id', id],
      ['kind', kind],
      ['cost', 3n],
      ...more,
    ]) as Table;
  const known = [card('high_1', 'high', [['more', 5n]]), card('low_1', 'low', [['more', 6n]])];
  const told = (cards: Table[], from = known) =>
    newCards(SHAPES, 'card', cards, from).map((one) => plain(one));

  it('is like the last of each kind, bare and whole, under an id that is free', () => {
    const low = { source: 'reconstructed', id: 'low_2', kind: 'low', cost: 3 };
    const high = { source: 'reconstructed', id: 'high_2', kind: 'high', cost: 3 };
    expect(told(known)).toEqual([low, { ...low, more: 6 }, high, { ...high, more: 5 }]);
    expect(told([card('low_2', 'low')])).toMatchObject([{ id: 'low_3' }, { id: 'low_3' }]);
  });

  it('is like those of the box as it comes where none is left, and else what its shape says', () => {
    expect(told([])[0]).toMatchObject({ id: 'low_2', kind: 'low', cost: 3 });
    expect(told([], [])[0]).toEqual({
      source: 'reconstructed',
      id: 'card_1',
      kind: 'low',
      cost: 1,
    });
  });
});

describe('a box as data', () => {
  it('names places as experiments do', () => {
    expect(placeOf(['card', 1, 'cost', 0])).toBe('card[1].cost[0]');
    expect(pathOf('card[1].cost[0]')).toEqual(['card', 1, 'cost', 0]);
  });

  it('is never changed in place', () => {
    const before = box();
    const after = put(before, ['card', 0, 'cost', 1], 5n);
    expect(at(before, ['card', 0, 'cost', 1])).toBe(2n);
    expect(at(after, ['card', 0, 'cost', 1])).toBe(5n);
    expect(at(after, ['hand'])).toBe(at(before, ['hand']));
  });

  it('says what was changed, and knows cards by their ids', () => {
    const before = box();
    expect(changes(before, box())).toEqual([]);
    const fewer = put(before, ['card', 0], undefined);
    expect(changes(before, fewer).map(({ what, path }) => [what, placeOf(path)])).toEqual([
      ['removed', 'card[0]'],
    ]);
    const more = insert(fewer, ['card'], 1, copyOf(at(fewer, ['card', 0])!, []));
    const renamed = put(more, ['card', 0, 'open'], false);
    expect(changes(before, renamed).map(({ what, path }) => [what, placeOf(path)])).toEqual([
      ['removed', 'card[0]'],
      ['figure', 'card[0].open'],
      ['added', 'card[1]'],
    ]);
  });

  it('is a patch if only single figures have changed', () => {
    const before = box();
    const after = put(put(before, ['hand', 'kinds', 'red'], 3n), ['card', 1, 'open'], false);
    expect(patchOf(before, after)).toEqual([
      ['hand.kinds.red', 3n],
      ['card[1].open', false],
    ]);
    expect(patchOf(before, put(before, ['card', 0], undefined))).toBeNull();
    expect(patchOf(before, put(before, ['card', 1, 'open'], undefined))).toBeNull();
  });

  it('gives every copy an id of its own', () => {
    const [one] = at(box(), ['card']) as Table[];
    const first = copyOf(one!, [one!]) as Table;
    const second = copyOf(first, [one!, first]) as Table;
    expect([first.get('id'), second.get('id')]).toEqual(['one_copy', 'one_copy_2']);
  });

  it('begins with what its shape takes', () => {
    const shapes = [
      { expected: 'int', int: { ge: 3, le: 5 } },
      { expected: 'str', str: { values: ['a', 'b'] } },
      {
        expected: 'object',
        fields: [
          ['n', 0],
          ['word', 1],
          ['more', 0, [null]],
        ],
      },
    ] as never;
    expect(beginning(shapes, 2)).toEqual(
      new Map<string, unknown>([
        ['n', 3n],
        ['word', 'a'],
      ]),
    );
  });
});

const games = `${import.meta.dirname}/../../../src/rubra/games`;
const files = readdirSync(games)
  .map((game) => `${games}/${game}/box.toml`)
  .filter(existsSync);

describe('the file of a box', () => {
  it('says the same when it is read', () => {
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const data = loads(readFileSync(file, 'utf-8'));
      expect(same(loads(toToml(data, 'a remark')), data)).toBe(true);
    }
  });

  it('keeps quotes, and tables inside tables', () => {
    expect(same(loads(toToml(box())), box())).toBe(true);
  });
});

describe('words that can stand somewhere', () => {
  const shapes: Shape[] = [
    { expected: 'str', str: {} },
    { expected: 'object', fields: [['do', 0]] },
    { expected: 'array', array: 1 },
    {
      expected: 'object',
      fields: [
        ['id', 0],
        ['now', 2],
        ['later', 2, []],
      ],
    },
    { expected: 'array', array: 3 },
    { expected: 'object', fields: [['card', 4]] },
  ];
  const box = loads(`
[[card]]
id = "one"
now = [{ do = "gain" }, { do = "lose" }]
[[card]]
id = "two"
now = []
later = [{ do = "swap" }, { do = "gain" }]
`);

  it('are those of all records of a kind, wherever they are', () => {
    const words = wordsBySlot(shapes, box);
    expect(words.get(slotAt(shapes, ['card', 1, 'now', 0, 'do']))).toEqual([
      'gain',
      'lose',
      'swap',
    ]);
    expect(words.get(slotAt(shapes, ['card', 0, 'id']))).toEqual(['one', 'two']);
  });
});

it('plain data has numbers, objects and lists', () => {
  expect(plain(loads('a = 3\nb = [{ c = "d" }]'))).toEqual({ a: 3, b: [{ c: 'd' }] });
});
