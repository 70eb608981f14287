/** Rubricatus, for the frame. */
import type { GameClient } from '../client';
import type { Move } from './moves';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { frames } from './frames';
import Mine from './Mine.svelte';
import './rubricatus.css';
import { withStories } from './stories';
import { SOURCES, type View } from './view';

const CLAUSES: Record<string, string[]> = {
  bidding: ['4.1', '4.2', '4.4'],
  breaking_tie: ['4.3'],
  choosing_card: ['7.1', '7.3', '7.4', '7.5'],
  sending: ['13.4', '7.6'],
  choosing_place: ['7.8', '7.9', '8.1', '8.2'],
  in_region: ['8.2', '8.3', '8.4', '8.5', '9.2', '9.3', '9.4', '9.5'],
  over: ['1.2', '1.3', '15.1', '15.2', '15.3', '15.4', '15.5'],
};

const client: GameClient<View, Move> = {
  Board,
  Mine,
  Step: () => import('./StepSign.svelte'),
  Ending: () => withStories(import('./Ending.svelte')),
  scores: (view, speaker) =>
    view.result?.reason === 'common_defeat'
      ? []
      : view.seats.map((it, seat) => ({
          seat,
          total: it.points,
          parts: SOURCES.map((name) => ({
            what: speaker.text(`source-${name}`),
            points: it.scored[name] ?? 0,
          })),
        })),
  picture: 'svg.valley',
  legend: () => import('./legend'),
  samples: () => import('./Sample.svelte'),
  hint: () => import('./hint'),
  desk: () => new Desk(),
  progress: (view, speaker) =>
    speaker.text('table-round', {
      era: speaker.text(`era-${view.era}`),
      round: view.round,
      rounds: view.rounds,
    }),
  frames,
  clauses: (view) => (view.choice ? ['14.1', '10.2', '7.6'] : (CLAUSES[view.step] ?? [])),
  sound: (event) => {
    switch (event[0]) {
      case 'bid_shown':
      case 'played_points':
      case 'played_event':
      case 'came_to_market':
        return 'card';
      case 'built':
      case 'era_card':
        return 'bronze';
      case 'problem_added':
        return 'hooves';
      case 'ended':
        return 'end';
      default:
        return null;
    }
  },
};
export default client;
