/** What tables that live in this browser are called, and what is told of them alone. */
import type { TableInfo } from '../wire';

/** The id of whoever sits at this device, at tables that live in this browser. */
export const HERE = 'here';
const PREFIX = 'here-'; // of the ids of tables that live in this browser

/** Why a game cannot go on: other rules, its own box, its log, or a fault of the program. */
export type FrozenBy = 'version' | 'box' | 'log' | 'rules';

export interface TableHere extends TableInfo {
  frozen_by?: FrozenBy | null;
}

export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function newIdHere(id: string): string {
  return PREFIX + id;
}
