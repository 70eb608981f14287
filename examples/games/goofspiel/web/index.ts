/** Goofspiel, for the frame. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './view-types';

const client: GameClient<View> = {
  Board,
  Mine,
  desk: () => null,
  progress: (view, speaker) => speaker.text('table-turn', { turn: view.turn }),
  frames: (_, after) => [{ view: after, hold: 0 }],
  clauses: (view) => (view.result ? ['3.1', '3.2'] : ['2.2', '2.4', '2.5']),
};
export default client;
