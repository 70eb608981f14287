/** What all seats saw, put together: for a finished game with everything open. */

type Json = unknown;
const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is told of the viewer, not of the table. */
const OF_VIEWER = new Set(['you', 'asked']);

/**
 * What everybody sees, and where that tells nothing, what one of the seats sees there. Views of a
 * game differ in that only: a field of the one says what is null, empty or missing in the other.
 */
export function laidOpen<View>(all: View, seats: readonly View[]): View {
  let found: Json = all;
  for (const seat of seats) found = merged(found, seat, OF_VIEWER);
  return found as View;
}

function merged(told: Json, more: Json, without: ReadonlySet<string>): Json {
  if (told === null || told === undefined) return more;
  if (Array.isArray(told) && Array.isArray(more)) {
    if (told.length === 0) return more;
    return told.length === more.length
      ? told.map((one, n) => merged(one, more[n], new Set()))
      : told;
  }
  if (!isRecord(told) || !isRecord(more)) return told;
  const found = { ...told };
  for (const [name, value] of Object.entries(more))
    if (!without.has(name)) found[name] = merged(told[name], value, new Set());
  return found;
}
