import { describe, expect, it } from 'vitest';
import type { ToldEvent } from '../../wire';
import { frames } from './frames';
import { ledger, story } from './ledger';
import { layStrip } from './strip';
import type { SeatView, View } from './view';

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  role: null,
  has_power: false,
  power: null,
  effect: null,
  row: [
    { card: null, taken: false, why_not: null },
    { card: null, taken: false, why_not: null },
    { card: null, taken: false, why_not: null },
  ],
  covered: null,
  claim: null,
  ...more,
});
const track = ['gallia', 'mutina', 'ravenna', 'rubico', 'roma'].map((id, space) => ({
  space,
  id,
  castrum: id === 'rubico' || id === 'roma',
}));
const view = (more: Partial<View> = {}): View => ({
  you: 0,
  players: 3,
  declarations: true,
  turn: 1,
  step: 'taking',
  waiting: [1],
  asked: null,
  centurion: 1,
  caesar: 0,
  track,
  beside: { forward: 1, back: null },
  to_castrum: 3,
  to_take: 2,
  would_take: null,
  taken: 0,
  row_length: 4,
  most_of_one: 2,
  powers_this_turn: { cancelled: false, favours: 0 },
  senate: {
    turned: [],
    hidden: 8,
    italica: 0,
    apollinaris: 0,
    to_win: 4,
    active: { extra_card: 0, discard_card: 0, one_blue: 0, one_red: 0 },
  },
  seats: [seat(), seat({ row: [] }), seat()],
  reveal: { cards: [], red: 0, blue: 0, pompey: 0 },
  result: null,
  ...more,
});

describe('from view to view', () => {
  const card = {
    card: 'vacant' as const,
    legions: ['italica' as const],
    effect: 'none' as const,
    fresh: true,
  };
  const events: ToldEvent[] = [
    [9, ['took', 1, 2, 0]],
    [9, ['revealed', 'red', 'red']],
    [9, ['revealed', 'janus', 'red']],
    [9, ['senate_added', 'triumph', 'red']],
    [9, ['senate_added', 'veto', 'blue']],
    [9, ['favour_added', 2, 1]],
    [9, ['counted', 5, 1, 1]],
    [9, ['marched', 3, 3]],
    [9, ['turned_senate', 'vacant', 1, 0]],
    [9, ['turn_began', 2, 2]],
  ];
  const after = view({
    turn: 2,
    caesar: 3,
    centurion: 2,
    step: 'suggest',
    to_take: null,
    senate: { ...view().senate, turned: [card], hidden: 7, italica: 1 },
  });
  const made = frames(view(), after, events);
  const told = made.map((frame) => String(frame.said?.[0] ?? ''));

  it('the card is taken before anything is revealed', () => {
    expect(made[0]!.view.seats[2]!.row[0]!.taken).toBe(true);
    expect(made[0]!.view.stage).toBeUndefined();
  });

  it('a Janus turns twice', () => {
    expect(told.filter((kind) => kind === 'revealed')).toHaveLength(3);
    const janus = made.filter((frame) => frame.said?.[1] === 'janus');
    expect(janus.map((frame) => frame.view.stage!.cards[1]!.copied)).toEqual([false, true]);
    expect(janus.map((frame) => frame.view.stage!.red)).toEqual([1, 2]);
  });

  it('what counts without a card is shown as such', () => {
    const counted = made.find((frame) => frame.said?.[0] === 'counted')!;
    expect(counted.view.stage!.more).toEqual({ red: 3, blue: 1, pompey: 1 });
  });

  it('what is added is told one by one, and makes up the sum', () => {
    const added = made.filter((frame) => String(frame.said?.[0]).endsWith('_added'));
    expect(added.map((frame) => frame.view.stage!.more)).toEqual([
      { red: 1, blue: 0, pompey: 0 },
      { red: 1, blue: 1, pompey: 0 },
      { red: 3, blue: 1, pompey: 1 },
    ]);
    expect(told.indexOf('senate_added')).toBeGreaterThan(told.lastIndexOf('revealed'));
  });

  it('Caesar goes step by step, and only then the Senate turns its card', () => {
    const march = made.filter((frame) => frame.said?.[0] === 'marched');
    expect(march.map((frame) => frame.view.caesar)).toEqual([1, 2, 3]);
    expect(march.every((frame) => frame.view.senate.turned.length === 0)).toBe(true);
    expect(told.indexOf('turned_senate')).toBeGreaterThan(told.lastIndexOf('marched'));
  });

  it('ends with the view as it is, at once', () => {
    expect(made.at(-1)).toEqual({ view: after, hold: 0 });
  });

  it('hides what was declared until it is said', () => {
    const laid = view({
      step: 'before_taking',
      seats: [seat(), seat(), seat({ claim: { red: 3, blue: 0, janus: 0, pompey: 0 } })],
    });
    const shown = frames(view({ step: 'suggest' }), laid, [
      [4, ['rows_laid']],
      [4, ['declared', 2, 3, 0, 0, 0]],
    ]);
    expect(shown[0]!.view.seats[2]!.claim).toBeUndefined();
    expect(shown[1]!.view.seats[2]!.claim).toEqual({ red: 3, blue: 0, janus: 0, pompey: 0 });
  });
});

describe('the ledger', () => {
  const events: ToldEvent[] = [
    [0, ['turn_began', 1, 2]],
    [0, ['drew', 1, 2, 0, 0]],
    [1, ['declared', 0, 2, 1, 0, 0]],
    [1, ['said_nothing', 1]],
    [2, ['took', 2, 0, 1]],
    [3, ['summoned', 1, 0, 2]],
    [4, ['revealed', 'blue', 'blue']],
    [4, ['senate_added', 'veto', 'blue']],
    [4, ['counted', 0, 2, 0]],
    [4, ['stayed', 0]],
    [4, ['turned_senate', 'vacant', 1, 0]],
  ];

  it('has a row per turn: who led, who said what, what was taken and came up', () => {
    const [turn] = ledger(events);
    expect(turn!.centurion).toBe(2);
    expect(turn!.claims.get(0)).toEqual({ red: 2, blue: 1, janus: 0, pompey: 0 });
    expect(turn!.claims.get(1)).toBeNull();
    expect(turn!.taken.get(0)).toEqual([1, 2]);
    expect(turn!.revealed).toEqual([{ card: 'blue', as: 'blue' }]);
    expect(turn!.added).toEqual([['senate_added', 'veto', 'blue']]);
    expect(turn!.steps).toBe(0);
    expect(turn!.senate).toEqual(['vacant']);
  });

  it('finds lies where somebody drew something else than they said', () => {
    expect(story(events, 0)).toMatchObject({ said: 1, lies: [{ turn: 1 }] });
    expect(story(events, 1)).toEqual({ said: 0, lies: [] });
  });

  it('counts what everybody heard, where nobody knows what a seat held', () => {
    const heard = events.filter(([, words]) => words[0] !== 'drew');
    expect(story(heard, 0)).toEqual({ said: 1, lies: null });
    expect(story(heard, 1)).toEqual({ said: 0, lies: [] });
  });
});

describe('the map', () => {
  it.each(['long', 'folded'] as const)('%s: every space lies on the sheet, in order', (shape) => {
    const strip = layStrip(
      track,
      track.map((one) => one.id),
      shape,
    );
    for (const station of strip.stations) {
      expect(station.x).toBeGreaterThan(20);
      expect(station.x).toBeLessThan(strip.width - 20);
      expect(station.y).toBeGreaterThan(40);
      expect(station.y).toBeLessThan(strip.height - 30);
    }
    expect(strip.stations.at(-1)!.rome).toBe(true);
    expect(layStrip(track, [], shape)).toEqual(layStrip(track, [], shape));
  });
});
