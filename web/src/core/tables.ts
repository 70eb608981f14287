/**
 * Where a table lives: at the server, or in this browser. Both answer the same calls and open the same
 * lines, so that the table itself need not know.
 */
import { browserWorld, type World } from './connection';
import { isHere } from './here';
import type { Refusal, SeatPlan } from '../wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.text ?? `HTTP ${status}`);
  }
}

/** A game of this browser that a server is to go on with. */
export interface Offer {
  /** all secrets of the game are in it */
  record: string;
  seats: SeatPlan[];
}

export interface Tables {
  /** Make a request; returns what is sent back. Raises ApiError. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** What opens a line to a table. */
  readonly world: World;
}

/** The tables of this browser; loaded when the first is wanted. */
export async function tablesHere(): Promise<Tables> {
  return (await import('../local/client')).tablesHere;
}

/** What opens a line to a table, wherever it lives. */
export async function worldOf(table: string): Promise<World> {
  return isHere(table) ? (await tablesHere()).world : browserWorld();
}
