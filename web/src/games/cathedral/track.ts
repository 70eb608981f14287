/** The score track: where the markers stand on it. */
export const TRACK = 80;

export interface Marker {
  seat: number;
  /** of the track; 0 is before the first one */
  space: number;
  /** whole rounds before that */
  rounds: number;
  /** to the side, where several stand on one space or nearly */
  shift: number;
}

/** Markers that would cover each other step aside, the higher seat to the right. */
export function markers(recognition: readonly number[]): Marker[] {
  const found = recognition.map((points, seat) => ({
    seat,
    space: points ? ((points - 1) % TRACK) + 1 : 0,
    rounds: points ? Math.floor((points - 1) / TRACK) : 0,
    shift: 0,
  }));
  for (const one of found) {
    const same = found.filter((other) => other.space === one.space);
    one.shift = same.indexOf(one) - (same.length - 1) / 2;
  }
  return found;
}
