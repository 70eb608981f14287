/** The legal moves of a seat, asked in the ways a board needs. No rules: only what was told. */
import type { Words } from '../wire';

export class Choices {
  constructor(readonly all: readonly Words[]) {}

  /** The moves of a kind. */
  of(kind: string): Words[] {
    return this.all.filter((move) => move[0] === kind);
  }

  has(kind: string): boolean {
    return this.all.some((move) => move[0] === kind);
  }

  /** The very move, if it is legal. */
  find(...words: Words): Words | null {
    return (
      this.all.find(
        (move) => move.length === words.length && move.every((part, n) => part === words[n]),
      ) ?? null
    );
  }

  /** The first legal move that begins so. */
  starting(...words: Words): Words | null {
    return this.all.find((move) => words.every((part, n) => move[n] === part)) ?? null;
  }

  get count(): number {
    return this.all.length;
  }
}
