import type { GameInfo } from '../wire';
import { api } from './api';

const AGAIN = 1000; // ms

/** The games that are offered, now and again until the server has all of them ready. */
export function watchGames(
  tell: (games: GameInfo[]) => void,
  lost: () => void = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async () => {
    try {
      const games = await api.games();
      if (stopped) return;
      tell(games);
      if (games.some((game) => game.ready < 1)) timer = setTimeout(look, AGAIN);
    } catch {
      if (!stopped) lost();
    }
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
