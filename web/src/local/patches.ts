/** What changed between two scenes, as patches: the same as server/protocol/patches.py. */
import type { Patch, Path } from '../wire';

const DEEPEST = 3; // ["view", "seats", 2]: what changed at a seat is replaced, not looked into

type Dict = Record<string, unknown>;

const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same as JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, n) => isEqual(item, other[n]))
    );
  }
  if (!isDict(one) || !isDict(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

/** Add to `found` what makes `now` of `old`. */
export function differences(old: unknown, now: unknown, path: Path, found: Patch[]): void {
  if (isDict(now) && isDict(old)) {
    for (const key of Object.keys(old)) if (!(key in now)) found.push([[...path, key]]);
    for (const [key, value] of Object.entries(now)) {
      if (!(key in old)) found.push([[...path, key], value]);
      else if (!isEqual(old[key], value)) {
        if (path.length >= DEEPEST || typeof value !== 'object' || value === null) {
          found.push([[...path, key], value]);
        } else differences(old[key], value, [...path, key], found);
      }
    }
  } else if (
    // Lists of objects are compared place by place: seats are, moves are not
    Array.isArray(now) &&
    isDict(now[0]) &&
    Array.isArray(old) &&
    old.length === now.length
  ) {
    now.forEach((value, n) => {
      if (!isEqual(old[n], value)) differences(old[n], value, [...path, n], found);
    });
  } else found.push([path, now]);
}
