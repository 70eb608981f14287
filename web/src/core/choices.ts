/** The legal moves of a seat, asked in the ways a board needs. No rules: only what was told. */
import type { Words } from '../wire';

/** The moves of a kind, of all that a game has. */
export type Of<Move extends Words, Kind extends Move[0]> = Extract<Move, { 0: Kind }>;

/** `Move`: every kind of move that a game has, as its generated moves.ts lists them. */
export class Choices<Move extends Words = Words> {
  constructor(readonly all: readonly Move[]) {}

  /** The moves of a kind. */
  of<Kind extends Move[0]>(kind: Kind): Of<Move, Kind>[] {
    return this.all.filter((move): move is Of<Move, Kind> => move[0] === kind);
  }

  has(kind: Move[0]): boolean {
    return this.all.some((move) => move[0] === kind);
  }

  /** The very move, if it is legal. */
  find<One extends Move>(...words: One): One | null {
    const same = (move: Move): move is One =>
      move.length === words.length && move.every((part, n) => part === words[n]);
    return this.all.find(same) ?? null;
  }

  get count(): number {
    return this.all.length;
  }
}
