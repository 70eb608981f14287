/** Levels of bots: some have a name, the others a number, as bots/levels.py has them. */
import type { GameInfo, SeatInfo } from '../wire';
import type { Texts } from './texts';

type Text = Texts['text'];

/** The number in `level:4`; null for all other levels. */
export function numberOf(level: string): number | null {
  const [, number] = /^level:(\d+)$/.exec(level) ?? [];
  return number === undefined ? null : Number(number);
}

/** Whether a bot that searches plays a seat; level 1 plays as `easy` does. */
export function thinks({ bot, stand_in }: Pick<SeatInfo, 'bot' | 'stand_in'>): boolean {
  const level = bot ?? stand_in ?? '';
  return level === 'medium' || level === 'hard' || (numberOf(level) ?? 0) > 1;
}

/** How many levels by number there are with so many players. */
export function highest({ players, numbered }: Pick<GameInfo, 'players' | 'numbered'>, of: number) {
  return numbered[players.indexOf(of)] ?? 0;
}

/** The levels by number, the weakest first. */
export function numberedLevels(info: Pick<GameInfo, 'players' | 'numbered'>, of: number): string[] {
  return Array.from({ length: highest(info, of) }, (_, n) => `level:${n + 1}`);
}

/** What a bot of a level is called at a seat: "Easy 2"; "Level 3, 2" of a level by number. */
export function botName(level: string, seat: number): string {
  const [named = '', number] = level.split(':');
  return `${named.slice(0, 1).toUpperCase()}${named.slice(1)} ${number ? `${number}, ` : ''}${seat + 1}`;
}

/** A level by itself: "hard", "level 4". */
export function levelName(level: string, text: Text): string {
  const number = numberOf(level);
  return number === null
    ? text(`web-level-${level.replace(/:.*/, '')}`)
    : text('web-level-number', { number });
}

/** A level as it stands in a sentence that speaks of a level. */
export function levelWithin(level: string, text: Text): string {
  const number = numberOf(level);
  return number === null ? levelName(level, text) : text('web-level-in-sentence', { number });
}
