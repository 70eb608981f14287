import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices';
import type { ToldEvent } from '../../wire';
import { applied, frames } from './frames';
import lesson from '../../../../src/rubra/games/cathedral/lesson.json';
import type { Move } from './moves';
import { DYES } from './paint';
import { isOpen, moveOnto, movesFor, targetOf } from './picks';
import { at, dieAt, middleOf, sector, way } from './ring';
import { arrange, type Notes, type Spot } from './notes';
import { siteLayout } from './site';
import { markers } from './track';
import { COLOURS, pegsOf, pieces, sectionName, wanted, type Section, type View } from './view';

const steps = lesson.steps as unknown as {
  path: { view: View; events: ToldEvent[] }[];
  move?: (string | number)[];
}[];
const path = steps.flatMap((step) => step.path);
const first = path[0]!.view;

const section: Section = {
  section: 'base',
  cost: { wood: 2, brick: 1 },
  recognition: 3,
  rubles: 1,
  tile: null,
  owner: 0,
  finished: false,
  missing: 2,
  laid: { wood: 1 },
  takes: 'door',
  ornament: null,
  penalties: [],
  risk: 0,
};

describe('what is said of the table', () => {
  it('names sections as people do', () => {
    expect(sectionName('b', 0)).toBe('B1');
  });
  it('lays materials on pegs kind by kind', () => {
    expect(pieces({ gold: 1, wood: 2 })).toEqual(['wood', 'wood', 'gold']);
  });
  it('covers with banners the pegs that are not free yet', () => {
    const stock = { wood: 1, brick: 0, stone: 0, gold: 2, green: 0, purple: 0 };
    const seat = { ...first.seats[0]!, stock, slots: 4, banners: { inventory: 2, beside: 0 } };
    expect(pegsOf(seat)).toEqual(['wood', 'gold', 'gold', null, 'banner', 'banner']);
  });
  it('knows what a section still wants', () => {
    expect(wanted(section)).toEqual([
      { kind: 'wood', laid: true },
      { kind: 'wood', laid: false },
      { kind: 'brick', laid: false },
    ]);
  });
});

describe('the ring', () => {
  it('begins at the top and goes clockwise', () => {
    expect(at(0, 100)).toEqual({ x: 0, y: -100 });
    expect(at(90, 100).x).toBe(100);
    expect(middleOf(1) - middleOf(0)).toBe(45);
  });
  it('has three places for dice in a stall, none over another', () => {
    const [one, two, three] = [0, 1, 2].map((place) => dieAt(3, place));
    const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    expect(far(one!, two!)).toBeGreaterThan(41);
    expect(far(two!, three!)).toBeGreaterThan(41);
  });
  it('draws the way of a die step by step, all the way round', () => {
    expect(way(0, 3).match(/A/g)).toHaveLength(2);
    expect(way(0, 13)).toContain('A');
    expect(sector(0, 45, 10, 20)).toMatch(/^M.*Z$/);
  });
});

describe('the site', () => {
  const tower = (middles: number, pieces = 3) => {
    const cost = { wood: pieces };
    const one = <Kind>(kind: Kind) => ({ section: kind, cost, recognition: 6, rubles: 1 });
    return [
      one('base' as const),
      ...Array.from({ length: middles }, () => one('middle' as const)),
      one('dome' as const),
    ];
  };
  it('keeps every tower within the drawing, whatever its shape', () => {
    for (const plan of [
      [1, 1, 1, 1],
      [3, 5, 5, 3],
      [1, 2, 3, 3, 2, 1],
      [0, 1, 2, 2, 1, 0],
    ]) {
      for (const [wide, high] of [
        [520, 400],
        [374, 420],
        [374, 300],
        [900, 700],
      ] as const) {
        const towers = plan.map((middles) => tower(middles));
        const layout = siteLayout(towers, wide, high);
        expect(layout.width / layout.height).toBeCloseTo(wide / high, 3);
        layout.towers.forEach((one, n) => {
          expect(one.x - layout.section / 2).toBeGreaterThanOrEqual(0);
          expect(one.x + layout.section / 2).toBeLessThanOrEqual(layout.width);
          expect(one.bottoms.at(-1)! - layout.heights.dome).toBeGreaterThanOrEqual(0);
          expect(one.bottoms).toHaveLength(towers[n]!.length);
        });
      }
    }
  });
  it('draws every sign at least 16 px wide and high beside the market of four builders', () => {
    for (const plan of [
      [3, 5, 5, 3],
      [2, 3, 4, 3, 2],
      [1, 2, 3, 3, 2, 1],
    ]) {
      const layout = siteLayout(
        plan.map((middles) => tower(middles, 4)),
        500,
        475,
      );
      const smallest = 17; // of a sign, in the units of its drawing
      expect(smallest * layout.signs * (500 / layout.width)).toBeGreaterThanOrEqual(16);
    }
  });
});

describe('the signs of a section', () => {
  const noted = { pieces: 4, tile: true, recognition: 6, rubles: 2 };
  const all = ({ pieces, tile, recognition, rubles }: Notes): Spot[] => [
    ...pieces,
    ...(tile ? [tile] : []),
    recognition,
    ...(rubles ? [rubles] : []),
  ];
  it('stay within its space, and none lies on another', () => {
    for (const [wide, high] of [
      [112, 44],
      [76, 66],
      [62, 84],
      [40, 120],
    ] as const) {
      const notes = arrange(noted, wide, high);
      const spots = all(notes);
      expect(spots).toHaveLength(7);
      for (const [n, { x, y }] of spots.entries()) {
        expect(Math.abs(x) * notes.scale).toBeLessThanOrEqual(wide / 2);
        expect(Math.abs(y) * notes.scale).toBeLessThanOrEqual(high / 2);
        for (const other of spots.slice(n + 1)) {
          expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(17);
        }
      }
    }
  });
  it('leave out what is not there, and are no larger than the others need be', () => {
    const notes = arrange({ pieces: 2, tile: false, recognition: 12, rubles: 0 }, 200, 200, 0.5);
    expect(notes.tile).toBeNull();
    expect(notes.rubles).toBeNull();
    expect(notes.scale).toBeLessThan(0.6);
  });
});

describe('the ribbon', () => {
  it('puts markers on one space beside each other', () => {
    const found = markers([2, 2, 7]);
    expect(found.map((one) => one.shift)).toEqual([-0.5, 0.5, 0]);
  });
  it('counts rounds: beyond the end the marker begins again', () => {
    expect(markers([80, 81, 0]).map((one) => [one.space, one.rounds])).toEqual([
      [80, 0],
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('what is in the hand', () => {
  const choices = new Choices<Move>([
    ['claim', 'a', 0, 'inventory'],
    ['claim', 'a', 0, 'beside'],
    ['deliver', 'wood', 'b', 0],
    ['deliver', 'brick', 'b', 0],
    ['decorate', 'b', 0],
    ['move_die', 'white', 0, 'wood'],
    ['move_die', 'white', 1, 'brick'],
    ['obtain'],
    ['reroll', 'wood'],
  ]);
  it('finds the moves that begin with it', () => {
    const find = (pick: Parameters<typeof movesFor>[0]) => movesFor(pick, choices, first).length;
    expect(find({ kind: 'die', die: 'white' })).toBe(2);
    expect(find({ kind: 'section', tower: 'b', level: 0 })).toBe(3);
    expect(find({ kind: 'material', material: 'wood' })).toBe(1);
    expect(find({ kind: 'banner', from: 'beside' })).toBe(1);
    expect(find({ kind: 'ornament', ornament: 'door' })).toBe(1);
    expect(find({ kind: 'ornament', ornament: 'cross' })).toBe(0);
    expect(find({ kind: 'reroll' })).toBe(1);
  });
  it('is put on a section only if there is one way', () => {
    const wood = { kind: 'material', material: 'wood' } as const;
    expect(moveOnto(wood, 'b', 0, choices, first)).toEqual(['deliver', 'wood', 'b', 0]);
    expect(moveOnto(wood, 'a', 0, choices, first)).toBeNull();
    expect(moveOnto({ kind: 'section', tower: 'a', level: 0 }, 'a', 0, choices, first)).toBeNull();
  });
  it('leaves the rest in the open', () => {
    expect(choices.all.filter(isOpen)).toEqual([['obtain']]);
    expect(targetOf(['deliver', 'wood', 'b', 2])).toEqual({ tower: 'b', level: 2 });
    expect(targetOf(['obtain'])).toBeNull();
  });
});

describe('from one view to the next', () => {
  it('ends with what the server said, and tells every event on the way', () => {
    let before = first;
    for (const { view, events } of path) {
      const shown = frames(before, view, events);
      expect(shown.at(-1)).toEqual({ view, hold: 0 });
      before = view;
    }
  });
  it('guesses what the server then says: stock, dice, sections, markers', () => {
    let before = first;
    for (const { view, events } of path.slice(1)) {
      let guess = before;
      for (const [, words] of events) guess = applied(guess, words, view);
      expect(guess.dice).toEqual(view.dice);
      expect(guess.seats.map((seat) => [seat.stock, seat.rubles, seat.recognition])).toEqual(
        view.seats.map((seat) => [seat.stock, seat.rubles, seat.recognition]),
      );
      const sections = (one: View) =>
        one.towers.flat().map(({ owner, finished, laid, ornament }) => ({
          owner,
          finished,
          laid: finished ? {} : laid,
          ornament,
        }));
      expect(sections(guess)).toEqual(sections(view));
      before = view;
    }
  });
});

describe('colours', () => {
  it('are the same on the board and in the frame', () => {
    const face = readFileSync(new URL('./face.css', import.meta.url), 'utf-8');
    COLOURS.forEach((colour, seat) => {
      if (colour === 'white') return; // nobody's
      expect(face).toContain(`--seat-${seat}: ${DYES[colour].main};`);
      expect(face).toContain(`--on-seat-${seat}: ${DYES[colour].on};`);
    });
  });
});

describe('what happens, step by step', () => {
  it('a swap returns one material and takes another', () => {
    const stock = { wood: 1, brick: 0, stone: 0, gold: 0, green: 0, purple: 0 };
    const before: View = { ...first, seats: first.seats.map((seat) => ({ ...seat, stock })) };
    const after = applied(before, ['swapped', 1, 'wood', 'gold'], before);
    expect(after.seats[1]!.stock).toEqual({ ...stock, wood: 0, gold: 1 });
    expect(after.seats[0]!.stock).toEqual(stock);
  });
  it('what Ivan delivers lies there as the view after it says, whatever it asked for', () => {
    const change = (one: Partial<Section>): View => ({
      ...first,
      towers: [[{ ...first.towers[0]![0]!, ...one }], ...first.towers.slice(1)],
    });
    const open = change({ cost: { wood: 2, brick: 1 }, missing: 3, laid: {} });
    const words = ['ivan_delivered', 2, 'a', 0];
    const part = applied(open, words, change({ missing: 1, laid: { gold: 2 } }));
    expect(part.towers[0]![0]).toMatchObject({ missing: 1, laid: { gold: 2 } });
    const full = applied(open, ['ivan_delivered', 3, 'a', 0], change({ finished: true, laid: {} }));
    expect(full.towers[0]![0]).toMatchObject({ missing: 0, laid: { wood: 2, brick: 1 } });
  });
  it("Ivan's banner lies on the section that he claims", () => {
    const alone: View = { ...first, players: 1 };
    const after = applied(alone, ['ivan_claimed', 'b', 0], alone);
    expect(after.towers[1]![0]!.owner).toBe(1);
    expect(after.towers[1]![0]!.tile).toBeNull();
    expect(after.seats[1]!.banners.beside).toBe(alone.seats[1]!.banners.beside - 1);
  });
});
