/**
 * Who somebody plays with who presses Play: few and kind bots at first, more and stronger ones later.
 * How strong they are is a staircase: one level up after a game that was won, one down after one that
 * was lost, which comes to rest where every second game is won. The first steps are twice as long.
 */
import type { GameInfo, SeatInfo, SeatPlan } from '../wire';
import { remember, remembered } from './kept';
import { highest, numberOf } from './levels';

/** How many games of a kind were won in this browser against bots, as far as it grew with them. */
const key = (game: string): string => `grown:${game}`;
const LONGEST = 100; // games that are remembered

/** At which level the bots of Play now play. */
export interface Standing {
  level: number;
  /** whether it changes with the games that are won and lost */
  adapts: boolean;
  /** the games it changed with, the oldest first: the level of the bots, and who won */
  past: { level: number; won: boolean }[];
}

export function standingOf(game: string): Standing {
  // Whoever played before there were levels by number does not begin anew
  const level = 1 + remembered(key(game), 0);
  return { level, adapts: true, past: [], ...remembered<Partial<Standing>>(`level:${game}`, {}) };
}

export function keepStanding(game: string, standing: Standing): void {
  remember(`level:${game}`, standing);
}

/** A level as a game with so many players has it: there may be fewer of them. */
function within(info: GameInfo, players: number, level: number): number {
  return Math.max(1, Math.min(level, highest(info, players)));
}

/** With how many one sits down. */
function playersFor({ name, players }: GameInfo): number {
  const many = players.filter((count) => count > 1);
  return many[Math.min(remembered(key(name), 0) >> 1, many.length - 1)] ?? players[0] ?? 1;
}

/** The level at which the bots of the next game play, and the highest there is; null without any. */
export function levelFor(info: GameInfo): { level: number; most: number } | null {
  const players = playersFor(info);
  const most = highest(info, players);
  if (!most || players < 2) return null;
  return { level: within(info, players, standingOf(info.name).level), most };
}

export function seatsFor(info: GameInfo): SeatPlan[] {
  const found = levelFor(info);
  const level = found ? `level:${found.level}` : 'easy';
  return [
    { who: 'me' },
    ...Array.from({ length: playersFor(info) - 1 }, () => ({ who: 'bot' as const, level })),
  ];
}

/** The easy game at first, where there is one. */
export function optionsFor({ name, options }: GameInfo): Record<string, string> {
  const easy = options.some((one) => one.name === 'difficulty' && one.values.includes('easy'));
  return easy && remembered(key(name), 0) < 2 ? { difficulty: 'easy' } : {};
}

/** The level that all bots at a table have, if it is one by number. */
export function levelAt(seats: readonly Pick<SeatInfo, 'bot'>[]): number | null {
  const levels = new Set(seats.flatMap(({ bot }) => (bot ? [bot] : [])));
  const [level] = levels;
  return levels.size === 1 && level ? numberOf(level) : null;
}

/**
 * A game against bots was won, or not: what comes next is harder, or a little easier. `level`: the
 * one that all bots had, of so many. The level of Play now changes with games at that level only.
 */
export function grow(
  game: string,
  table: string,
  won: boolean,
  level: number | null = null,
  most = 0,
): void {
  if (remembered(`counted:${table}`, false)) return;
  remember(`counted:${table}`, true);
  const standing = standingOf(game);
  remember(key(game), Math.max(0, remembered(key(game), 0) + (won ? 1 : -1)));
  // Kept in any case: from now on it does not follow from the number of games that were won
  if (!standing.adapts || level === null || level !== Math.min(standing.level, most)) {
    keepStanding(game, standing);
    return;
  }
  const { past } = standing;
  const step = past.every((one) => one.won === won) ? 2 : 1;
  keepStanding(game, {
    ...standing,
    level: Math.max(1, Math.min(most, level + (won ? step : -step))),
    past: [...past, { level, won }].slice(-LONGEST),
  });
}

/** Whether the lesson is to be offered before the first game: once. */
export function offersLesson(game: string): boolean {
  if (remembered(`offered:${game}`, false)) return false;
  remember(`offered:${game}`, true);
  return true;
}
