/** What draws the tables of each game, by folder; loaded when it is wanted. */
import type { GameClient } from './client';

/** What was found, by the name of the game: the folder that the file lies in. */
export const byGame = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(found).map(([path, part]) => [path.split('/').at(-2) ?? '', part]),
  );

export const clients = byGame(import.meta.glob<{ default: GameClient }>('./*/index.ts'));
