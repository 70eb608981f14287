/**
 * Where a table lives: at the server, or in this browser. Both answer the same calls and open the same
 * lines, so that the table itself need not know.
 */
import { browserWorld, type World } from './connection';
import type { Refusal } from '../wire';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.text ?? `HTTP ${status}`);
  }
}

export interface Tables {
  /** What a request is answered; raises ApiError. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** What opens a line to a table. */
  readonly world: World;
}

/** The id of whoever sits at this device, at tables that live in this browser. */
export const HERE = 'here';
const PREFIX = 'here-'; // of the ids of tables that live in this browser

export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function newIdHere(id: string): string {
  return PREFIX + id;
}

/** The tables of this browser; loaded when the first is wanted. */
export async function tablesHere(): Promise<Tables> {
  return (await import('../local/client')).tablesHere;
}

/** What opens a line to a table, wherever it lives. */
export async function worldOf(table: string): Promise<World> {
  return isHere(table) ? (await tablesHere()).world : browserWorld();
}
