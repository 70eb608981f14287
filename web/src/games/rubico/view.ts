/** What the server shows of a game of Rubico (src/rubra/games/rubico/view.py), and what the board adds. */
export type Kind = 'red' | 'blue' | 'janus' | 'pompey';
export type CardWord = Kind | 'none';
export const KINDS: readonly Kind[] = ['red', 'blue', 'janus', 'pompey'];
export type Counts = Record<Kind, number>;
export type Legion = 'italica' | 'apollinaris';

export interface Slot {
  card: Kind | null;
  taken: boolean;
}

export interface SeatView {
  role: 'legionary' | 'senator' | null;
  has_power: boolean;
  power: string | null;
  row: Slot[];
  covered: number | null;
  /** null: it said nothing; missing: it has not been told yet */
  claim?: Counts | null;
  hand?: Counts;
}

export interface SenateCard {
  card: string;
  legions: Legion[];
  effect: string;
  fresh: boolean;
}

export interface Shown {
  card: Kind;
  as: CardWord;
}

export interface View {
  you: number | null;
  players: number;
  /** whether seats are asked to declare what they hold */
  declarations: boolean;
  turn: number;
  step: 'suggest' | 'before_taking' | 'taking' | 'after_taking' | 'over';
  waiting: number[];
  centurion: number;
  caesar: number;
  track: { space: number; id: string; castrum: boolean }[];
  to_take: number | null;
  taken: number;
  most_of_one: number;
  powers_this_turn: { cancelled: boolean; favours: number };
  senate: {
    turned: SenateCard[];
    hidden: number;
    italica: number;
    apollinaris: number;
    to_win: number;
    active: Record<string, number>;
  };
  seats: SeatView[];
  reveal: { cards: Shown[]; red: number; blue: number; pompey: number };
  result: { reason: string; side: string; winners: number[] } | null;
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

/** Why a card cannot be taken, as the id of a text; null if nothing speaks against it. */
export function whyNotTake(view: View, seat: number, slot: number): string | null {
  const place = view.seats[seat]!;
  if (place.row[slot]?.taken) return 'why-taken';
  if (place.covered === slot) return 'why-covered';
  if (takenFrom(place) >= view.most_of_one) return 'why-two';
  return null;
}
