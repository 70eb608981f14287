/** Who somebody plays with who presses Play: few and kind bots at first, more and stronger ones later. */
import type { GameInfo, SeatPlan } from '../wire';
import { remember, remembered } from './kept';

const PLACES = ['easy', 'medium', 'hard'];

/** How many games of a kind were won in this browser against bots, as far as it grew with them. */
const key = (game: string): string => `grown:${game}`;

export function seatsFor({ name, players, levels }: GameInfo): SeatPlan[] {
  const grown = remembered(key(name), 0);
  const many = players.filter((count) => count > 1);
  const count = many[Math.min(grown >> 1, many.length - 1)] ?? players[0] ?? 1;
  const kinds = PLACES.filter((level) => levels.includes(level));
  const level = kinds[Math.min(grown >> 1, kinds.length - 1)] ?? 'easy';
  return [
    { who: 'me' },
    ...Array.from({ length: count - 1 }, () => ({ who: 'bot' as const, level })),
  ];
}

/** The easy game at first, where there is one. */
export function optionsFor({ name, options }: GameInfo): Record<string, string> {
  const easy = options.some((one) => one.name === 'difficulty' && one.values.includes('easy'));
  return easy && remembered(key(name), 0) < 2 ? { difficulty: 'easy' } : {};
}

/** A game against bots was won, or not: what comes next is harder, or a little easier. */
export function grow(game: string, table: string, won: boolean): void {
  if (remembered(`counted:${table}`, false)) return;
  remember(`counted:${table}`, true);
  remember(key(game), Math.max(0, remembered(key(game), 0) + (won ? 1 : -1)));
}

/** Whether the lesson is to be offered before the first game: once. */
export function offersLesson(game: string): boolean {
  if (remembered(`offered:${game}`, false)) return false;
  remember(`offered:${game}`, true);
  return true;
}
