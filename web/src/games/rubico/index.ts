/** Rubico, for the frame. */
import type { GameClient } from '../client';
import type { Move } from './moves';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { frames } from './frames';
import Ledger from './Ledger.svelte';
import Mine from './Mine.svelte';
import type { View } from './view';

/** A chance in whole percent: 0 and 100 are only said of what is certain. */
function percent(chance: number): number {
  if (chance < 1e-12) return 0;
  return chance > 1 - 1e-12 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)));
}

const client: GameClient<View, Move> = {
  Board,
  Mine,
  Step: () => import('./StepSign.svelte'),
  Ledger,
  Ending: () => import('./Ending.svelte'),
  picture: '.map svg',
  legend: () => import('./legend'),
  samples: () => import('./Sample.svelte'),
  hint: () => import('./hint'),
  desk: () => new Desk(),
  progress: (view, speaker) => speaker.text('table-turn', { turn: view.turn }),
  frames,
  beliefs: (knowledge, you, speaker) =>
    ((knowledge.senator as number[] | undefined) ?? []).flatMap((chance, seat) =>
      seat === you
        ? []
        : [
            speaker.text('believes-senator', {
              seat: speaker.name(seat),
              chance: percent(chance),
            }),
          ],
    ),
  clauses: (view) =>
    ({
      suggest: ['5.1', '5.2', '5.4', '5.5'],
      before_taking: ['9.2', '9.3', '9.4', '9.6', '9.7'],
      taking: ['6.1', '6.2', '6.3', '6.4'],
      after_taking: ['9.2', '9.10', '9.11', '9.13'],
      over: ['10.1', '10.3'],
    })[view.step],
  sound: (event) => {
    switch (event[0]) {
      case 'took':
      case 'revealed':
      case 'rows_laid':
        return 'card';
      case 'marched':
      case 'shifted':
        return 'hooves';
      case 'turned_senate':
        return 'bronze';
      case 'ended':
        return 'end';
      default:
        return null;
    }
  },
};
export default client;
