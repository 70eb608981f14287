import { describe, expect, it } from 'vitest';
import { fitOf, type Found, type Wanted } from './found';
import type { Thing } from './lens';
import { emptySums } from './sums';

const names = ['winner-0', 'nobody', 'turns'];
const THINGS: Thing[] = [
  ['card', 'one'],
  ['card', 'two'],
];
const wanted: Wanted = {
  made: { rules: 3, module: 'abc' },
  reasons: 2,
  players: 2,
  names,
  compared: ['nobody', 'turns'],
  things: [THINGS, THINGS],
  counts: 3,
  ways: ['road'],
  wayCounts: 2,
};

/** What a hundred games of two boxes may have given, after four were handed out and did not come back. */
function found(): Found {
  const sums = emptySums({ names, compared: [1, 2] }, 2);
  sums.games = 96;
  for (const run of sums.runs) {
    Object.assign(run, { games: 96, closely: 12, decisions: 900 });
    for (const tally of ['turns', 'margin', 'best'] as const)
      run[tally] = { 7: [90, 0], 8: [6, 3] };
    run.reasons = { 1: [96, 0] };
    run.lead = { 2: [12, 8] };
    run.winners = { 20: [96, 0] };
    run.others = { '-3': [96, 0] };
    for (const one of Object.values(run.figures))
      Object.assign(one, { count: 96, total: 9, squares: 4 });
    run.things = [
      [1, 2, 3],
      [0.5, 0, 0],
    ];
    run.ways = [[1, 2]];
  }
  Object.assign(sums.gaps[0]!.turns!, { count: 96, total: -5, squares: 9, below: [-3, 17] });
  return {
    made: { rules: 3, module: 'abc' },
    sums,
    things: [THINGS, THINGS],
    ways: ['road'],
    next: 100,
    left: [{ first: 96, count: 4 }],
  };
}
const sent = (one: unknown) => JSON.parse(JSON.stringify(one)) as unknown;
/** The same with another value in one place, as JSON carries it. */
function spoiled(place: string, value: unknown): unknown {
  const whole = sent(found()) as Record<string, unknown>;
  const keys = place.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((one, key) => one[key] as Record<string, unknown>, whole);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return sent(whole);
}
const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown;

describe('a result that was sent', () => {
  it('may be as deep as it likes', () => {
    const deepest = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    for (const place of ['things', 'ways', 'left', 'sums']) {
      expect(fitOf({ ...found(), [place]: deepest }, wanted)).toBe('damaged');
    }
  });

  it('is taken as it is if these rules could have found it', () => {
    expect(fitOf(sent(found()), wanted)).toEqual(found());
  });

  it.each([
    ['made.rules', 2],
    ['made.module', 'abd'],
    ['made.module', null],
    ['made', undefined],
  ])('is of other rules with another %s', (place, value) => {
    expect(fitOf(spoiled(place, value), wanted)).toBe('other-rules');
  });

  it.each([
    ['next', -1],
    ['next', 101],
    ['next', 1e300],
    ['next', '100'],
    ['left', [{ first: 96, count: -4 }]],
    ['left', [{ first: 98, count: 4 }]],
    ['left', deep],
    ['sums', null],
    ['sums', []],
    ['sums.games', 0],
    ['sums.games', 97],
    ['sums.runs', []],
    ['sums.runs.1', 'torn'],
    ['sums.runs.0.games', -96],
    ['sums.runs.0.closely', 97],
    ['sums.runs.0.decisions', NaN],
    ['sums.runs.0.decisions', '<img src=x onerror=alert(1)>'],
    ['sums.runs.0.reasons', { 2: [96, 0] }],
    ['sums.runs.0.reasons', { '-1': [96, 0] }],
    ['sums.runs.0.reasons', { '<b>': [96, 0] }],
    ['sums.runs.0.reasons', JSON.parse('{"__proto__": [96, 0]}')],
    ['sums.runs.0.turns', { 7: [95, 0] }],
    ['sums.runs.0.turns', { 7: [97, -1], 8: [-1, 0] }],
    ['sums.runs.0.turns', { 99999999999: [96, 0] }],
    ['sums.runs.0.lead', { 2: [13, 8] }],
    ['sums.runs.0.figures', {}],
    ['sums.runs.0.figures.turns', undefined],
    ['sums.runs.0.figures.more', { count: 1, total: 1, squares: 1 }],
    ['sums.runs.0.figures.turns.squares', -1],
    ['sums.runs.0.figures.turns.total', NaN],
    ['sums.runs.0.figures.turns.count', 97],
    ['sums.runs.0.things', [[1, 2, 3]]],
    ['sums.runs.0.things.1', [1, 2]],
    ['sums.runs.0.things.1', [1, 2, -3]],
    ['sums.runs.0.ways', 'road'],
    ['sums.gaps', []],
    ['sums.gaps.0', {}],
    ['sums.gaps.0.turns.below', [NaN, 17]],
    ['sums.gaps.0.turns.below', [-3, 17, 1]],
    ['things.0.1.1', '<script>alert(1)</script>'],
    ['things', deep],
    ['ways', ['road', 'road']],
  ])('is damaged with another %s', (place, value) => {
    expect(fitOf(spoiled(place, value), wanted)).toBe('damaged');
  });

  it.each([['damaged'], [7], [[]], [deep], [{ made: 3 }], [true]])('is damaged as %#', (data) => {
    expect(fitOf(data, wanted)).toBe('damaged');
  });
});
