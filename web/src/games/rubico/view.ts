/** What the board adds to a view of Rubico, and small sums over it. */
import type * as told from './view-types';

export type Shown = told.Shown;
export type CardWord = told.CardId;
export type Legion = told.SenateCard['legions'][number];
export type Counts = NonNullable<told.SeatView['claim']>;
export type Kind = keyof Counts;
export const KINDS: readonly Kind[] = ['red', 'blue', 'janus', 'pompey'];

export interface SeatView extends Omit<told.SeatView, 'claim'> {
  /** missing only on the way from one view to the next, before it is heard */
  claim?: Counts | null;
}

export interface View extends Omit<told.View, 'seats'> {
  seats: SeatView[];
  /** only on the way from one view to the next */
  stage?: Stage;
}

/** The reveal, while it is played out in the middle of the table. */
export interface Stage {
  cards: (Shown & { up: boolean; copied: boolean })[];
  red: number;
  blue: number;
  pompey: number;
  /** counted although no card shows it: Senate effects and Iuno */
  more: { red: number; blue: number; pompey: number };
  counted: boolean;
  power?: { seat: number; power: string };
  /** what follows from the count */
  steps: number | null;
}

/** The cards of a hand one by one, in the order of the kinds. */
export function cardsOf(counts: Counts): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind]).fill(kind));
}

export function countsOf(cards: readonly (Kind | null)[]): Counts {
  const counts: Counts = { red: 0, blue: 0, janus: 0, pompey: 0 };
  for (const card of cards) if (card) counts[card] += 1;
  return counts;
}

export const sum = (counts: Counts): number => KINDS.reduce((n, kind) => n + counts[kind], 0);

/** How many cards were taken from a seat. */
export const takenFrom = (seat: SeatView): number => seat.row.filter((slot) => slot.taken).length;
