/** What is known of a game and its module: games/<game>/engine.json (tools/engine_descriptions.py). */
import type { OptionInfo, SeatOptionInfo } from '../wire';

/** A type of number, in the letters of Python's module `struct`; or bytes that only rules read. */
export type Letter = 'b' | 'B' | 'h' | 'H' | 'i' | 'I' | 'q' | 'Q' | 'f' | 'd' | 'bytes';

/** Name, offset, kind (a letter, or the number of a record), and how many in an array. */
export type FieldInfo =
  [string, number, Letter | number] | [string, number, Letter | number, number];

export interface RecordInfo {
  size: number;
  fields: FieldInfo[];
}

/** Where a number of a view lies, and its type. */
export type NumberAt = [number, Letter];

/** How one number is written. */
export interface ScalarInfo {
  /** null where it is absent */
  null?: true;
  /** the number of a list of names, or a domain of which the box knows the ids */
  word?: number | string;
  members?: number | string | null;
  flag?: true;
}

export interface ViewFieldInfo {
  name: string;
  at: number;
  type?: Letter;
  record?: number;
  told_by?: NumberAt;
  absent?: 'null' | 'left_out';
  alone?: true;
  list?: number;
  count?: NumberAt;
  each?: ScalarInfo;
  by_name?: number;
  some?: true;
  merged?: true;
}

export interface ViewRecordInfo {
  size: number;
  fields: ViewFieldInfo[];
}

export interface KindInfo {
  name: string;
  /** by name of the part, the number of its domain */
  parts: Record<string, number>;
  reveals?: true;
}

export interface DomainInfo {
  name: string;
  values: string[] | number;
  /** by which messages, if not by those of its own name */
  spoken?: string;
}

/** Where in the belief of a bot lies what makes a chance for each seat. */
export interface ChancesAt {
  worlds: NumberAt;
  sets: NumberAt;
  weights: NumberAt;
  seats: NumberAt;
}

/** How a level by number plays: of a hundred decisions, so many as `easy`; the others by a search. */
export interface Rung {
  easy: number;
  iterations: number;
  /** as `pauses` */
  pause: number;
}

export interface PlayerInfo {
  levels: string[];
  /** the level that is asked for a hint, and the one that plays on for whoever has given up */
  adviser: string;
  stand_in: string;
  /** by level, for how many seconds an answer is held back: it would tell how long it was thought */
  pauses: Record<string, number>;
  budgets: Record<string, { iterations: number; seconds: number | null }>;
  /** levels by number, for each number of players: bots/ladder.py */
  ladder: Record<string, Rung[]>;
  believes: boolean;
  /** what a hint tells of the others: bots/chances.py */
  knowledge: ({ name: string } & ChancesAt) | null;
  mixed: number[];
  horizon: Record<string, number>;
  longest: number;
  reach: number;
  /** the reach of a search in which all follow the heuristics */
  no_tree: number;
  curiosity: number;
  even: number;
  nodes: number;
  branches: number;
  chunk: number;
  no_node: number;
  choice: number;
  key_label: number;
  imagine_label: number;
  lot_label: number;
  /** how a search explains itself: bots/search_bot.py */
  included: number;
  first: number;
  explained: number;
  seldom: number;
  harm: number;
  replies: number;
  review: ReviewInfo;
}

/** By which figures a game is looked back at: `How` in lab/review.py. */
export interface ReviewInfo {
  /** the level that is asked, and the key of its luck */
  level: string;
  key: string;
  inaccuracy: number;
  mistake: number;
  blunder: number;
  varied: number;
  least_points: number;
  most_points: number;
  point_part: number;
  point_least: number;
  turning_points: number;
  turning_change: number;
}

export interface Description {
  format: number;
  game: string;
  title: string;
  version: number;
  /** names the sources of the module; the module says the same of itself */
  module: string;
  players: number[];
  options: OptionInfo[];
  seat_options: SeatOptionInfo[];
  most_moves: number;
  moves: KindInfo[];
  events: KindInfo[];
  /** what may be said; empty in a game without talk */
  statements: KindInfo[];
  most_statements: number;
  /** kinds of events after which bots consider saying something */
  rouses: string[];
  domains: DomainInfo[];
  reasons: [string, string | null][];
  refusals: [string, string][];
  box: { digest: string; bytes: string; names: Record<string, string[]> };
  options_record: number;
  match: number;
  seen: number;
  bot: number;
  search: number;
  records: RecordInfo[];
  view: { root: number; blank: string; records: ViewRecordInfo[]; names: string[][] };
  entries: Record<string, string[]>;
  constants: {
    illegal: number;
    drew: number;
    capacity: number;
    everyone: number;
    watching: number;
    own_move: number;
    statement: number;
    /** statements of one seat in one turn */
    each_turn: number;
    purposes: number;
  };
  player: PlayerInfo;
}

export const FORMAT = 1;

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let at = 0; at < raw.length; at++) bytes[at] = raw.charCodeAt(at);
  return bytes;
}
