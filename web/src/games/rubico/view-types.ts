// Made by tools/view_types.py from src/rubra/games/rubico/view.py. Do not edit.

import type {
  Card as CardId,
  Power as PowerId,
  Reason as ReasonId,
  Role as RoleId,
  Senate as SenateId,
  WhyNot as WhyNotId,
} from './moves';
export type { CardId, PowerId, ReasonId, RoleId, SenateId, WhyNotId };

/** What the viewer is asked. */
export interface Asked {
  ask: 'lay' | 'before_taking' | 'taking' | 'after_taking' | 'declare' | 'nothing';
  left?: number;
  most?: number;
}

/** A space that exists with this many players. */
export interface Space {
  space: number;
  id: string;
  castrum: boolean;
}

/** The spaces before and behind Caesar. */
export interface Beside {
  forward: number | null;
  back: number | null;
}

/** What the powers played this turn do. */
export interface PowersThisTurn {
  cancelled: boolean;
  favours: number;
}

/** A Senate card that lies face up. */
export interface SenateCard {
  card: SenateId;
  legions: ('italica' | 'apollinaris')[];
  effect: 'none' | 'extra_card' | 'discard_card' | 'one_blue' | 'one_red';
  fresh: boolean;
}

/** The cards face up, and what they do. */
export interface Senate {
  turned: SenateCard[];
  hidden: number;
  italica: number;
  apollinaris: number;
  to_win: number;
  active: Record<'extra_card' | 'discard_card' | 'one_blue' | 'one_red', number>;
}

/** A card before its owner. */
export interface RowCard {
  card: 'red' | 'blue' | 'janus' | 'pompey' | null;
  taken: boolean;
  why_not: WhyNotId | null;
}

/** A place at the table. */
export interface SeatView {
  role: RoleId | null;
  has_power: boolean;
  power: PowerId | null;
  effect: 'summon' | 'shift' | 'peek' | 'cover' | 'cancel' | 'favour' | null;
  row: RowCard[];
  covered: number | null;
  claim: Record<'red' | 'blue' | 'janus' | 'pompey', number> | null;
  hand?: Record<'red' | 'blue' | 'janus' | 'pompey', number>;
}

/** A card that came up, and what it counted as. */
export interface Shown {
  card: 'red' | 'blue' | 'janus' | 'pompey';
  as: CardId;
}

/** What came up last, and how it was counted. */
export interface Reveal {
  cards: Shown[];
  red: number;
  blue: number;
  pompey: number;
}

/** How the game ended. */
export interface Result {
  reason: ReasonId;
  side: 'caesar' | 'senate';
  winners: number[];
}

/** The table as one seat sees it, or somebody who only watches. */
export interface View {
  you: number | null;
  players: number;
  declarations: boolean;
  turn: number;
  step: 'suggest' | 'before_taking' | 'taking' | 'after_taking' | 'over';
  waiting: number[];
  asked: Asked | null;
  centurion: number;
  caesar: number;
  track: Space[];
  beside: Beside;
  to_castrum: number | null;
  row_length: number;
  to_take: number | null;
  would_take: number | null;
  taken: number;
  most_of_one: number;
  powers_this_turn: PowersThisTurn;
  senate: Senate;
  seats: SeatView[];
  reveal: Reveal;
  result: Result | null;
}
