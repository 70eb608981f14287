import { describe, expect, it } from 'vitest';
import {
  bars,
  differences,
  ends,
  gamesToShow,
  isCutShort,
  seatWins,
  thingChanges,
  things,
  zFor,
} from './findings';
import { emptySums, merge, type Gap, type Sums } from './sums';

const FIGURES = { names: ['seat-0', 'winner-0', 'nobody', 'turns'], compared: [1, 2, 3] };
const none = { above: null, below: null };
const gap = (count: number, mean: number, deviation: number): Gap => ({
  count,
  total: count * mean,
  squares: count * (mean * mean + deviation * deviation),
  ...none,
});

function sums(runs: number, gaps: Record<string, Gap>[]): Sums {
  const found = emptySums(FIGURES, runs);
  for (const run of found.runs) {
    for (const figure of Object.values(run.figures)) Object.assign(figure, { count: 1, total: 1 });
  }
  gaps.forEach((one, n) => Object.assign(found.gaps[n]!, one));
  return found;
}

describe('what is different', () => {
  it('is sure only if the interval leaves out nothing', () => {
    const clear = { turns: gap(100, 1, 1), nobody: gap(100, 0.01, 0.3) };
    const found = differences(sums(2, [clear]));
    expect(found.map(({ name, sure }) => [name, sure])).toEqual([
      ['nobody', false],
      ['turns', true],
    ]);
  });

  it('needs more games the more is looked at', () => {
    const one = { turns: gap(100, 0.22, 1) };
    expect(differences(sums(2, [one]))[0]!.sure).toBe(true);
    const many = Array.from({ length: 8 }, () => one);
    expect(differences(sums(9, many))[0]!.sure).toBe(false);
  });

  it('says how many games would show what these do not', () => {
    const few = differences(sums(2, [{ turns: gap(100, 0.1, 1), nobody: gap(100, 0.01, 0.5) }]));
    expect(few.every(({ sure }) => !sure)).toBe(true);
    const enough = gamesToShow(few, 100)!;
    expect(enough.name).toBe('turns');
    const then = { turns: gap(enough.games, 0.1, 1), nobody: gap(enough.games, 0.01, 0.5) };
    const seen = differences(sums(2, [then])).filter(({ sure }) => sure);
    expect(seen.map(({ name }) => name)).toEqual(['turns']);
    expect(gamesToShow(differences(sums(2, [{ turns: gap(100, 1e-6, 1) }])), 100)).toBe(null);
    expect(gamesToShow([], 100)).toBe(null);
  });

  it('knows games that only the changed box does not end', () => {
    const of = (...cut: number[]) => {
      const found = emptySums(FIGURES, cut.length);
      found.runs.forEach((run, n) => {
        run.games = 1000;
        if (cut[n]) run.reasons[0] = [cut[n], 3];
      });
      return (run: number) => isCutShort(found, run);
    };
    expect(of(0, 1)(1)).toBe(true); // none of the box as it comes
    expect(of(0, 0)(1)).toBe(false);
    expect(of(20, 24)(1)).toBe(false); // bots stand still with both
    expect(of(20, 400)(1)).toBe(true); // but clearly more often with the change
    expect(of(990, 995)(1)).toBe(true); // a range of boxes that all cannot end
    expect(of(3)(0)).toBe(true);
  });

  it('leaves out what no game had otherwise', () => {
    expect(differences(sums(2, [{ turns: gap(100, 0, 0) }]))).toEqual([]);
  });

  it('is corrected for both verdicts on every card', () => {
    const of = (took: number) => {
      const run = emptySums(FIGURES, 1).runs[0]!;
      Object.assign(run, { closely: 1000, wonClosely: 500 });
      run.things = [[0, 0, 1000, 500, 0, took, took / 2, 0, 0, 0, 0]];
      return run;
    };
    const names: [string, string][] = [['card', 'one']];
    const [single, both] = [1, 2].map((verdicts) =>
      thingChanges(things(of(300), names, 2, verdicts), things(of(345), names, 2, verdicts)),
    );
    const reach = (found: typeof single) => found![0]!.taken!.high - found![0]!.taken!.low;
    expect(reach(both)).toBeGreaterThan(reach(single));
    expect(reach(both) / reach(single)).toBeCloseTo(zFor(2) / zFor(1), 2);
  });
});

describe('a table of several', () => {
  it('has no figure for a seat that is not there', () => {
    const found = sums(2, [{}]);
    found.runs[0]!.figures = {};
    expect(seatWins(found, 1)[0]![0]).toBeNull();
    expect(seatWins(found, 1)[0]![1]!.n).toBe(1);
  });

  it('compares the run that is asked for with the first', () => {
    const found = sums(3, [{}, {}]);
    found.runs.forEach((run, n) => Object.assign(run, { games: 10, reasons: { 1: [n + 1, n] } }));
    expect(ends(found, 2)[0]!.after.value).toBeCloseTo(0.3);
    expect(ends(found, 2)[0]!.examples).toEqual([0, 2]);
  });
});

it('bars have the first game that each holds', () => {
  const rows = bars([{ 2: [3, 7], 3: [1, 4] }], 1);
  expect(rows.map(({ games, shares }) => [games, shares])).toEqual([[[4], [1]]]);
});

it('sums of parts are put together in any order', () => {
  const part = (game: number) => {
    const one = sums(2, [{ turns: { ...gap(1, game, 0), above: [2, game] } }]);
    one.runs[0]!.turns = { 5: [1, game] };
    return one;
  };
  const [first, second] = [sums(2, [{}]), sums(2, [{}])];
  [3, 8].forEach((game) => merge(first, part(game)));
  [8, 3].forEach((game) => merge(second, part(game)));
  expect(first).toEqual(second);
  expect(first.gaps[0]!.turns!.above).toEqual([2, 3]);
});
