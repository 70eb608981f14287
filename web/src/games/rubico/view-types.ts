// Made by tools/view_types.py from src/rubra/games/rubico/view.py. Do not edit.

export type SenateId = 'vacant' | 'muster' | 'veto' | 'acclamation' | 'desertion' | 'surrender' | 'triumph' | 'joker';

export type RoleId = 'legionary' | 'senator';

export type PowerId = 'minerva' | 'cibelis' | 'fortuna' | 'roma' | 'venus' | 'eris' | 'vesta' | 'iuno';

export type WhyNotId = 'other_cards' | 'unheard_of' | 'other_power' | 'other_moment' | 'own_card' | 'no_way_back' | 'all_taken' | 'empty' | 'taken' | 'covered' | 'two';

export type CardId = 'red' | 'blue' | 'janus' | 'pompey' | 'none';

export type ReasonId = 'goes_on' | 'rome_by_march' | 'rome_by_fortuna' | 'four_italica' | 'four_apollinaris' | 'four_of_both';

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
  row_length: number;
  to_take: number | null;
  taken: number;
  most_of_one: number;
  powers_this_turn: PowersThisTurn;
  senate: Senate;
  seats: SeatView[];
  reveal: Reveal;
  result: Result | null;
}
