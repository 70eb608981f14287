import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { remember } from './kept';
import { highest, levelName, levelWithin, numberedLevels, numberOf } from './levels';
import { grow, keepStanding, levelAt, levelFor, seatsFor, standingOf } from './start';

/** What a browser keeps: there is none here. */
function forget(): void {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}
const info = {
  name: 'chess',
  players: [1, 2, 3],
  numbered: [9, 9, 4],
  levels: ['random', 'easy'],
  options: [],
} as unknown as GameInfo;
let tables = 0;
/** A game at the level where Play now stands is over. */
function over(won: boolean): number {
  const { level } = standingOf('chess');
  grow('chess', `table-${(tables += 1)}`, won, Math.min(level, 9), 9);
  return standingOf('chess').level;
}

beforeEach(forget);

describe('the level of Play now', () => {
  it('goes up after a win and down after a defeat, twice as far until it first turns', () => {
    expect(standingOf('chess').level).toBe(1);
    expect([true, true, false, true, false, false].map(over)).toEqual([3, 5, 4, 5, 4, 3]);
    expect(standingOf('chess').past.map(({ level, won }) => (won ? level : -level))).toEqual([
      1, 3, -5, 4, -5, -4,
    ]);
  });
  it('stays within what there is', () => {
    expect([false, false, true].map(over)).toEqual([1, 1, 2]);
    expect(Array.from({ length: 9 }, () => over(true)).at(-1)).toBe(9);
  });
  it('counts a table once', () => {
    grow('chess', 'same', true, 1, 9);
    grow('chess', 'same', true, 3, 9);
    expect(standingOf('chess').level).toBe(3);
  });
  it('stays where it is if somebody wants that', () => {
    keepStanding('chess', { level: 4, adapts: false, past: [] });
    expect(over(true)).toBe(4);
    expect(standingOf('chess').past).toEqual([]);
  });
  it('does not change with games at another level, nor with bots that have a name', () => {
    grow('chess', 'other', true, 7, 9);
    grow('chess', 'named', true, null, 9);
    expect(standingOf('chess')).toEqual({ level: 1, adapts: true, past: [] });
  });
  it('begins where somebody stood before there were levels by number', () => {
    remember('grown:chess', 3);
    expect(standingOf('chess').level).toBe(4);
    expect(over(false)).toBe(2);
  });
  it('is that of the bots one sits down with, of as many as there are with so many players', () => {
    keepStanding('chess', { level: 7, adapts: true, past: [] });
    expect(levelFor(info)).toEqual({ level: 7, most: 9 });
    expect(seatsFor(info)).toEqual([{ who: 'me' }, { who: 'bot', level: 'level:7' }]);
    remember('grown:chess', 2);
    expect(seatsFor(info).map(({ level }) => level)).toEqual([undefined, 'level:4', 'level:4']);
  });
  it('is easy where bots have no levels by number', () => {
    const without = { ...info, numbered: [0, 0, 0] };
    expect(levelFor(without)).toBeNull();
    expect(seatsFor(without)[1]).toEqual({ who: 'bot', level: 'easy' });
  });
  it('is that of a table where all bots have the same', () => {
    const seats = (...bots: (string | null)[]) => bots.map((bot) => ({ bot }));
    expect(levelAt(seats(null, 'level:3', 'level:3'))).toBe(3);
    expect(levelAt(seats(null, 'level:3', 'level:4'))).toBeNull();
    expect(levelAt(seats(null, 'hard'))).toBeNull();
    expect(levelAt(seats(null))).toBeNull();
  });
});

describe('a level', () => {
  const text = (id: string, values = {}) => `${id} ${Object.values(values).join()}`.trim();
  it('has a name or a number', () => {
    expect(levelName('hard:4000', text)).toBe('web-level-hard');
    expect(levelName('level:4', text)).toBe('web-level-number 4');
    expect(levelWithin('level:4', text)).toBe('web-level-in-sentence 4');
    expect(levelWithin('easy', text)).toBe('web-level-easy');
    expect([numberOf('level:12'), numberOf('level'), numberOf('hard')]).toEqual([12, null, null]);
  });
  it('by number is there as often as the game says', () => {
    expect(numberedLevels(info, 3)).toEqual(['level:1', 'level:2', 'level:3', 'level:4']);
    expect(highest(info, 5)).toBe(0);
  });
});
