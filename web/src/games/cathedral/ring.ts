/** The market as a round tray: where things lie on it. Clockwise from the top; units of the drawing. */
export const OUTER = 300;
export const AWNING = 292;
export const INNER = 168;
export const DICE_AT = 193;
export const TILE_AT = 245;
export const PATH_AT = 218;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 100) / 100;

/** A point at an angle (0 is the top, clockwise) and a distance from the middle. */
export function at(angle: number, distance: number): { x: number; y: number } {
  return { x: round(distance * Math.sin(rad(angle))), y: round(-distance * Math.cos(rad(angle))) };
}

const say = (point: { x: number; y: number }): string => `${point.x} ${point.y}`;

/** The middle of a stall, as an angle. */
export const middleOf = (space: number): number => space * 45 + 22.5;

/** A piece of a ring between two angles and two distances. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${say(at(from, outer))}`,
    `A${outer} ${outer} 0 ${large} 1 ${say(at(to, outer))}`,
    `L${say(at(to, inner))}`,
    `A${inner} ${inner} 0 ${large} 0 ${say(at(from, inner))}Z`,
  ].join('');
}

/** Where a die lies: each stall has three places. */
export function dieAt(space: number, place: number): { x: number; y: number; turn: number } {
  const angle = middleOf(space) + (place - 1) * 13.2;
  return { ...at(angle, DICE_AT), turn: angle };
}

/** The way of a die along the ring: an arc of so many steps. */
export function way(space: number, steps: number, distance = PATH_AT): string {
  const from = middleOf(space);
  const parts = [`M${say(at(from, distance))}`];
  for (let done = 0; done < steps; done += 2) {
    const next = Math.min(steps, done + 2);
    parts.push(`A${distance} ${distance} 0 0 1 ${say(at(from + next * 45, distance))}`);
  }
  return parts.join('');
}

/** The stripes of the awning over a stall: pointed tongues towards the middle. */
export function tongues(space: number, count: number): string[] {
  const width = 45 / count;
  return Array.from({ length: count }, (_, n) => {
    const from = space * 45 + n * width;
    const to = from + width;
    return [
      `M${say(at(from, AWNING))}`,
      `A${AWNING} ${AWNING} 0 0 1 ${say(at(to, AWNING))}`,
      `L${say(at(to, AWNING - 20))}`,
      `Q${say(at((from + to) / 2, AWNING - 36))} ${say(at(from, AWNING - 20))}Z`,
    ].join('');
  });
}
