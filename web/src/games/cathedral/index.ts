/** The Red Cathedral, for the frame. */
import type { GameClient } from '../client';
import type { Move } from './moves';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { frames } from './frames';
import Mine from './Mine.svelte';
import { TOWERS, type View } from './view';

const client: GameClient<View, Move> = {
  Board,
  Mine,
  Step: () => import('./StepSign.svelte'),
  Ending: () => import('./Ending.svelte'),
  scores: (view, speaker) =>
    (view.result?.scores ?? []).map((score, seat) => ({
      seat,
      total: score.prestige,
      parts: [
        { what: speaker.text('web-count-track'), points: score.track },
        ...view.standings.map((standing, tower) => ({
          what: speaker.text('web-count-tower', { tower: TOWERS[tower]!.toUpperCase() }),
          points: standing.shares[seat] ?? 0,
        })),
        { what: speaker.text('web-count-left'), points: score.left_over },
      ],
    })),
  picture: '.site svg',
  wide: (view) => view.players > 3,
  legend: () => import('./legend'),
  samples: () => import('./Sample.svelte'),
  hint: () => import('./hint'),
  desk: () => new Desk(),
  progress: (view, speaker) =>
    [
      speaker.text('table-turn', { turn: view.turn }),
      ...(view.standstill ? [speaker.text('table-standstill', { ...view.standstill })] : []),
    ].join(' · '),
  frames,
  clauses: (view) =>
    ({
      choose_action: ['3.1', '4.1', '4.2', '5.1', '6.1', '6.2'],
      place_tile: ['4.3', '4.4', '4.5'],
      build: ['5.1', '5.2', '5.3', '5.5', '8.1', '8.2'],
      add_jewels: ['5.7', '5.8'],
      market: ['6.4', '6.5', '6.7', '6.9', '7.1'],
      take_any: ['7.5'],
      swap_one: ['7.6'],
      use_workshop: ['7.8'],
      after_action: ['3.3', '3.4'],
      send_ivan: ['11.7', '11.8'],
      over: ['10.5', '10.6', '10.7', '10.8', '10.9'],
    })[view.step] ?? [],
  sound: (event) => {
    switch (event[0]) {
      case 'moved_die':
      case 'delivered':
      case 'placed':
        return 'card';
      case 'finished':
      case 'decorated':
        return 'bronze';
      case 'ended':
        return 'end';
      default:
        return null;
    }
  },
};
export default client;
