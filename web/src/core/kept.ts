/** What this browser remembers. */
import type { Noted } from './fairness';
import type { TableInfo } from '../wire';

const KEY = 'tabula-rubra';

/** What this browser remembers; nothing if it may not. */
export function remembered<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`${KEY}:${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`${KEY}:${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse: then it is only for now
  }
}

/** Where the game of a table is noted, so that a page that comes back to it need not ask first. */
export const gameNote = (table: string): string => `game:${table}`;

// --- For the deal to be checked when the game is over ---

/** What this browser added to the chance of a deal, at these seats. */
export function noteNonces(table: string, seats: readonly number[], nonce: string): void {
  const key = `nonces:${table}`;
  const kept = remembered<Record<string, string>>(key, {});
  remember(key, { ...kept, ...Object.fromEntries(seats.map((seat) => [seat, nonce])) });
}

/** The promise as it is seen first, while nothing of the deal is known yet. */
export function notePromise(table: TableInfo): void {
  const key = `promise:${table.id}`;
  const open = table.phase === 'gathering' || table.phase === 'playing';
  if (open && table.commitment && remembered<string | null>(key, null) === null) {
    remember(key, table.commitment);
  }
}

export function notedOf(table: string): Noted {
  const nonces = Object.entries(remembered<Record<string, string>>(`nonces:${table}`, {}));
  return {
    commitment: remembered<string | null>(`promise:${table}`, null),
    nonces: new Map(nonces.map(([seat, nonce]) => [Number(seat), nonce])),
  };
}

// --- Tables that live in this browser ---

/** What was noted at a table is noted at another too, where its game goes on. */
export function copyNotes(from: string, to: string): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const parts = name.split(':');
      if (parts[0] !== KEY || parts[2] !== from) continue;
      parts[2] = to;
      localStorage.setItem(parts.join(':'), localStorage.getItem(name)!);
    }
  } catch {
    // Private windows may refuse: then there are no notes
  }
}

/** What was noted at a table is of no use any more. */
export function forgetNotes(table: string): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const parts = name.split(':');
      if (parts[0] === KEY && parts[2] === table) localStorage.removeItem(name);
    }
  } catch {
    // Private windows may refuse: then there are no notes
  }
}

let asked = false;

/**
 * Ask the browser not to clear tables away when it needs room; it may ask the person, so it is asked
 * when there is something to keep. Only pages can: workers cannot.
 */
export function askToKeep(): void {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  void navigator.storage
    .persisted()
    .then((kept) => kept || navigator.storage.persist())
    .catch(() => undefined); // then they are kept as long as there is room
}
