import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ToldEvent } from '../../wire';
import { chance, COMARQUES, inside, mud, roughly, SITES, siteOf, SPACES } from './country';
import type { Speaker } from '../../core/speaker';
import { checkText, signOf, sitesText } from './effects';
import { frames } from './frames';
import { BUILT_LATER, LATER } from './later-motifs';
import { HAPPENED } from './happened';
import { BUILT, DONE, MOTIFS } from './motifs';
import { tally } from './story';
import {
  alarm,
  listed,
  nextEra,
  spaces,
  total,
  type Comarca,
  type EraInfo,
  type ForSale,
  type View,
} from './view';

const box = readFileSync(
  new URL('../../../../src/rubra/games/rubricatus/box.toml', import.meta.url),
  'utf-8',
);
const tables = (kind: string) =>
  box
    .split(`[[${kind}]]`)
    .slice(1)
    .map((text) => text.split('[[')[0]!);
const ids = (kind: string) => tables(kind).map((text) => /^id = "(\w+)"/m.exec(text)![1]!);
const constructions = tables('construction').map((text) => ({
  id: /^id = "(\w+)"/m.exec(text)![1]!,
  comarca: /^comarca = "(\w+)"/m.exec(text)![1] as Comarca,
}));

const eras: EraInfo[] = [
  { id: 'iberian', rounds: 1, draw: 5, helpers: 3, leaving: null },
  { id: 'ancient', rounds: 2, draw: 4, helpers: 3, leaving: null },
  { id: 'medieval', rounds: 4, draw: 5, helpers: 4, leaving: 'iberian' },
  { id: 'modern', rounds: 1, draw: 6, helpers: 5, leaving: 'ancient' },
  { id: 'contemporary', rounds: 2, draw: 6, helpers: 5, leaving: 'medieval' },
];

describe('the pictures', () => {
  const all = { ...MOTIFS, ...LATER };
  it('show every card of the box', () => {
    expect(constructions).toHaveLength(60);
    for (const { id } of constructions)
      expect(all, id).toHaveProperty(BUILT[id] ?? BUILT_LATER[id] ?? 'none');
    for (const id of ids('action')) expect(all, id).toHaveProperty(DONE[id] ?? 'none');
    for (const id of ids('era_card')) expect(all, id).toHaveProperty(HAPPENED[id] ?? 'none');
  });
});

describe('the map', () => {
  it('has a place for every construction, in its own comarca', () => {
    for (const { id, comarca } of constructions) {
      expect(SITES, id).toHaveProperty(id);
      expect(inside(SITES[id]!, COMARQUES[comarca]), id).toBe(true);
    }
  });

  it('keeps constructions apart from each other and from the names of the regions', () => {
    const all = Object.entries(SITES);
    for (const [id, [x, y]] of all) {
      for (const [other, [a, b]] of all)
        if (id !== other)
          expect(Math.hypot(x - a, y - b), `${id} and ${other}`).toBeGreaterThan(16);
      for (const [region, [a, b]] of Object.entries(SPACES)) {
        const high = region.startsWith('bages_') ? 31 : 24;
        expect(Math.abs(x - a) > 54 || Math.abs(y - b) > high, `${id} in ${region}`).toBe(true);
      }
    }
  });

  it('finds a place for a card of another box', () => {
    for (let number = 60; number < 70; number++)
      expect(inside(siteOf('unheard_of', number, 'bages'), COMARQUES.bages)).toBe(true);
  });

  it('draws a border the same from both sides', () => {
    expect(roughly([0, 0], [100, 30])).toEqual(roughly([100, 30], [0, 0]).reverse());
    expect(chance(1, 2, 3)).toBe(chance(1, 2, 3));
  });

  it('browns the water with the problems', () => {
    expect(mud(0, 5)).toBe(0);
    expect(mud(5, 5)).toBe(1);
  });
});

describe('the Era track', () => {
  it('has ten spaces and two with a helper', () => {
    const track = spaces(eras);
    expect(track.map((space) => space.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(track.filter((space) => space.gains).map((space) => space.round)).toEqual([4, 8]);
  });

  it('says what comes next', () => {
    expect(nextEra({ eras, round: 2 } as View)).toMatchObject({
      era: { id: 'medieval' },
      rounds: 2,
    });
    expect(nextEra({ eras, round: 9 } as View)).toBeNull();
  });
});

describe('the drawer', () => {
  it('grows louder as it empties', () => {
    const levels = Array.from({ length: 15 }, (_, n) => alarm(14 - n));
    expect(levels).toEqual([...levels].sort());
    expect([alarm(14), alarm(5), alarm(1)]).toEqual([0, 2, 3]);
  });
});

describe('the words of the cards', () => {
  it('become signs', () => {
    expect(signOf({ do: 'gain', what: 'defence', n: 3, who: 'holder' })).toMatchObject({
      count: '+3',
      glyphs: ['defence'],
      bad: false,
    });
    expect(signOf({ do: 'add', what: 'bages', n: 2, who: 'holder' })).toMatchObject({
      region: 'bages',
      bad: true,
    });
    expect(signOf({ do: 'score', what: null, n: 1, who: 'each' }).each).toBe(true);
  });

  it('lists amounts in the order of the resources', () => {
    expect(listed({ defence: 1, materials: 2 })).toEqual([
      ['materials', 2],
      ['defence', 1],
    ]);
    expect(total({ defence: 1, materials: 2 })).toBe(3);
  });
});

/** Says which message it was asked for, and for what. */
const speaker = {
  text: (id: string, values: Record<string, unknown> = {}) =>
    'regions' in values ? `${id}(${String(values.regions)})` : id,
} as unknown as Speaker;

describe('the end of an Era card', () => {
  it('says whom the prize is for, and whom the penalty', () => {
    const check = { do: 'built' as const, what: null, n: 1, passing: [] };
    expect(checkText(check, 'prize', speaker)).toBe('met-built');
    expect(checkText(check, 'penalty', speaker)).toBe('missed-built');
  });
});

describe('a card of the market', () => {
  const card = (sites: string[], why: string | null) =>
    ({ sites: [sites], why_not: [why], short: [{}] }) as unknown as ForSale;

  it('says where it can be built, or the reason that the rules give', () => {
    expect(sitesText(card(['bages'], null), 0, speaker)).toBe('why-sites(region-bages)');
    for (const why of ['helpers', 'cost', 'taken', 'problems', 'elsewhere'])
      expect(sitesText(card([], why), 0, speaker)).toBe(`why-${why}`);
  });
});

const seat = {
  points: 3,
  stock: { materials: 0, technology: 0, culture: 0, defence: 2 },
  track: {},
};
const view = {
  round: 1,
  drawer: 11,
  holder: 0,
  limits: { problems_to_build: 2 },
  regions: [{ id: 'bages', problems: 2, calm: true, standing: [] }],
  market: [{ number: 4 }],
  seats: [seat, seat],
  era_card: null,
} as unknown as View;
const told = (...words: unknown[]): ToldEvent => [1, words] as unknown as ToldEvent;

describe('playing out', () => {
  it('turns up the bids together and shows who has won', () => {
    const found = frames(view, view, [
      told('bid_shown', 0, 4, 2),
      told('bid_shown', 1, 7, 3),
      told('initiative', 1),
    ]);
    expect(found.at(-2)!.view.stage).toMatchObject({
      kind: 'bids',
      winner: 1,
      shown: [{ seat: 0 }, { seat: 1 }],
    });
    expect(found.at(-1)!.view).toBe(view);
  });

  it('puts problems down one by one', () => {
    const [bages, ...others] = view.regions;
    const after: View = { ...view, regions: [{ ...bages!, problems: 4, calm: false }, ...others] };
    const found = frames(view, after, [
      told('problem_added', 'bages', 3, 10),
      told('problem_added', 'bages', 4, 9),
    ]);
    expect(found.map((frame) => frame.view.drawer)).toEqual([10, 9, 11]);
    // Whether one may build among so many, only a view knows
    expect(found[0]!.view.regions[0]).toMatchObject({ problems: 3, calm: true });
    expect(found[1]!.view.regions[0]).toMatchObject({ problems: 4, calm: false });
  });

  it('shows whoever comes a second time once, and nobody when a round begins', () => {
    const found = frames(view, view, [
      told('entered', 1, 'bages'),
      told('entered', 1, 'bages'),
      told('entered', 0, 'bages'),
      told('round_began', 2, 'ancient'),
    ]);
    expect(found.map((frame) => frame.view.regions[0]!.standing)).toEqual([
      [1],
      [1],
      [1, 0],
      [],
      [],
    ]);
  });

  it('takes a built card from the market', () => {
    const found = frames(view, view, [
      told('built', 1, 4, 'bages'),
      told('scored', 1, 2, 'building'),
    ]);
    expect(found[0]!.view.market).toEqual([]);
    expect(found[0]!.view.stage).toMatchObject({ kind: 'built', seat: 1 });
    expect(found[1]!.view.seats[1]!.points).toBe(5);
    expect(found[1]!.view.stage).toBeUndefined();
  });

  it('counts what a majority gives', () => {
    const found = frames(view, view, [told('majority', 1, 2, 'iberian')]);
    expect(found[0]!.view.seats[1]!.points).toBe(5);
  });
});

describe('the story of a defeat', () => {
  it('counts what came and what was taken away', () => {
    const found = tally([
      told('problem_added', 'bages', 2, 3),
      told('mitigated', 1, 'bages'),
      told('problem_removed', 'bages', 1, 4),
      told('problem_added', 'solsones', 2, 3),
      told('problem_added', 'solsones', 3, 2),
    ]);
    expect(found.added.get('solsones')).toBe(2);
    expect(found.removed).toBe(1);
    expect(found.mitigated.get(1)).toBe(1);
    expect(found.last).toBe('solsones');
  });
});
