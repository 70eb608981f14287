/** What is stored of a table: how it was made, and one entry for everything that was done at it. */
import type { FrozenBy } from '../core/here';
import type { Line, TableInfo, Words } from '../wire';
import type { Settled } from './options';

export interface Seat {
  name: string | null;
  person: string | null;
  bot: string | null;
  nonce: string | null;
  /** the level of the bot that plays on for somebody who has given up */
  stand_in: string | null;
  resigned: boolean;
}

/** What is stored of a table beside its moves. */
export interface Stored {
  id: string;
  game: string;
  version: number;
  /** the sources of the module that it was played with last */
  module: string;
  /** one that is not the game's own */
  box: { digest: string; text: string } | null;
  options: Settled;
  host: string;
  phase: TableInfo['phase'];
  seats: Seat[];
  created: number;
  begun: number | null;
  ended: number | null;
  result: Record<string, unknown> | null;
  /** why it is frozen, in English; and for which of four reasons */
  message: string | null;
  frozen_by?: FrozenBy | null;
  /** of the deal; none: its luck may be known already */
  secret: string | null;
  commitment: string | null;
  key: string | null;
  rematch: string | null;
  source: string | null;
  source_at: number | null;
}

/** One entry of the log of a table; the first is of the kind `made`. */
export type Entry =
  | { is: 'made'; table: Stored }
  | { is: 'table'; change: Partial<Stored> }
  | {
      is: 'move';
      seat: number;
      move: Words;
      by: 'person' | 'bot' | 'stand_in';
      at: number;
      digest: string;
    }
  | { is: 'line'; line: Line }
  | { is: 'undo'; seat: number; at: number; digest: string }
  | { is: 'rewind'; seat: number; to: number; at: number; digest: string };

export const EMPTY: Seat = {
  name: null,
  person: null,
  bot: null,
  nonce: null,
  stand_in: null,
  resigned: false,
};

export function withSeat(seats: readonly Seat[], seat: number, put: Seat): Seat[] {
  return seats.map((one, n) => (n === seat ? put : one));
}

/** The level of the bot that plays a seat now, if one does. */
export function levelOf({ bot, stand_in }: Seat): string | null {
  return bot ?? stand_in;
}
