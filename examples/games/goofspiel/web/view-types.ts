// Made by tools/view_types.py from src/rubra/games/goofspiel/view.py. Do not edit.

import type {
  Reason as ReasonId,
} from './moves';
export type { ReasonId };

/** What the viewer is asked. */
export interface Asked {
  ask: 'bid';
  prize: number;
}

/** A place at the table. */
export interface SeatView {
  hand: number[];
  bid: number | null;
  points: number;
}

/** How the game ended. */
export interface Result {
  reason: ReasonId;
  winners: number[];
}

/** The table as one seat sees it, or somebody who only watches. */
export interface View {
  you: number | null;
  players: number;
  turn: number;
  waiting: number[];
  asked: Asked | null;
  prize: number | null;
  prizes: number[];
  seats: SeatView[];
  result: Result | null;
}
