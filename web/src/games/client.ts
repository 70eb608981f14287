/**
 * What a game brings to the frame. The frame knows no game: it hands over the view, the legal
 * moves and a speaker, and gets one move back.
 */
import type { Component } from 'svelte';
import type { Choices } from '../core/choices';
import type { Frame } from '../core/frames';
import type { Speaker } from '../core/speaker';
import type { SeatInfo, ToldEvent, Words } from '../wire';

/** What every part of a game's table is given; `Move` is the game's own, from its moves.ts. */
export interface Place<View = unknown, Move extends Words = Words> {
  /** what to draw: of the present, or of a moment on the way to it */
  view: View;
  /** the seat that the table is seen from */
  you: number | null;
  /** what may be done now; empty while something is still being played out */
  choices: Choices<Move>;
  speaker: Speaker;
  seats: readonly SeatInfo[];
  events: readonly ToldEvent[];
  /** the seats that owe a decision, as all may know */
  waiting: readonly number[];
  /** what the parts of one table share while somebody decides */
  desk: unknown;
  /** where private marks are kept; differs for each table and seat */
  notes: string;
  /** event that is being played out now */
  saying: readonly unknown[] | null;
  /** the part of the table that a lesson tells of */
  point?: string | null;
  play(move: Move): void;
  /** ask the game why this cannot be done now; it is told beside that part of the page */
  why?(move: Move, at: Element): void;
  /** the same, for a part that has room for it */
  because?(move: Move): Promise<Because>;
}

/** Why something cannot be done now, in words, with the clause of the rules. */
export interface Because {
  text: string;
  clause: string | null;
}

/** How a game shows and explains a move that a bot recommends. */
export interface HintHelp<View = unknown, Move extends Words = Words> {
  /** the parts of the board that the move is about, as selectors; turns to where they are */
  marks(move: Move, view: View, desk: unknown): string[];
  /** why, in the game's own terms: what it brings, what it is about */
  reason(move: Move, view: View, you: number, speaker: Speaker): string;
  /** kinds of moves that bots draw by lot, so that nobody can read them */
  drawn?: readonly Move[0][];
}

/** The signs of a game's board. */
export interface Legend {
  Sign: Component<{ id: string; size: number }>;
  /** in the order in which a newcomer needs them */
  signs(speaker: Speaker): { id: string; name: string; text: string; clause: string }[];
}

/** What a seat has at the end, and where it comes from. */
export interface Score {
  seat: number;
  total: number;
  parts: { what: string; points: number }[];
}

export interface GameClient<View = unknown, Move extends Words = Words> {
  /** the table, seen by all */
  Board: Component<{ place: Place<View, Move> }>;
  /** beneath the question: my hand, my board, the buttons of the choice */
  Mine: Component<{ place: Place<View, Move> }>;
  /** the past, as a table; a tab beside the log */
  Ledger?: Component<{ place: Place<View, Move> }>;
  /** beneath the result, at the end: why, and what was hidden; loaded when it is wanted */
  Ending?: () => Promise<{
    default: Component<{ place: Place<View, Move>; table: string; invitation?: string | null }>;
  }>;
  /** something that happened, as a small picture: for the strip of what the others did */
  Step?(): Promise<{ default: Component<{ words: readonly unknown[]; size: number }> }>;
  /** the points at the end, for a picture of them; a game without points has none */
  scores?(view: View, speaker: Speaker): Score[];
  /** what draws the things of the box in the workbench; a game without it shows figures only */
  samples?(): Promise<Samples>;
  /** what the signs of the board mean; loaded when somebody asks, or is new here */
  legend?(): Promise<{ default: Legend }>;
  /** on a screen that is not wide the board needs the room more than the log does */
  wide?(view: View): boolean;
  /** a drawing of the board that is worth keeping, as a selector */
  picture?: string;
  /** a new desk; its fields are the game's own business */
  desk(): unknown;
  /** how far the game is, for the bar */
  progress(view: View, speaker: Speaker): string;
  /** from one view to the next, in steps that can be watched */
  frames(before: View, after: View, events: readonly ToldEvent[]): Frame<View>[];
  /** shows and explains a recommended move; loaded when a hint is wanted */
  hint?(): Promise<{ default: HintHelp<View, Move> }>;
  /** what a bot believes, from the knowledge in a hint */
  beliefs?(knowledge: Record<string, unknown>, you: number, speaker: Speaker): string[];
  /** the clauses that matter now, for the rules panel */
  clauses?(view: View): string[];
  /** the name of a sound for an event, if it has one */
  sound?(event: readonly unknown[]): string | null;
}

/**
 * What a game's Sample.svelte is given: it draws a thing of the box as it lies on the table, while
 * somebody changes it. The module also exports `draws(table, whole)`.
 */
export interface SampleProps {
  /** the table of the box */
  table: string;
  /** the whole box, as plain data */
  box: Record<string, unknown>;
  /** which of several of that name; null: all of the table in one drawing */
  place: number | null;
  players: number;
  speaker: Speaker;
  /** what the thing is called */
  title: string;
}

/** What draws the things of a game's box. */
export interface Samples {
  default: Component<SampleProps>;
  /** What can be drawn of a table of the box: all of it, or one thing. */
  draws(table: string, whole: boolean): boolean;
}
