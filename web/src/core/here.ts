/** What tables that live in this browser are called. */

/** The id of whoever sits at this device, at tables that live in this browser. */
export const HERE = 'here';
const PREFIX = 'here-'; // of the ids of tables that live in this browser

export function isHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

export function newIdHere(id: string): string {
  return PREFIX + id;
}
