/** Where the signs stand on a section that is not finished: what it wants, its tile, what it brings. */

const SIGN = 18.5; // as wide and as high as a sign is drawn, nearly
const DIGIT = 9;
const TILE = 30;
const GAP = 2;
const LARGEST = 1.15;
const LARGER = 1.12; // than enough at most, so that all look alike

export interface Spot {
  x: number;
  y: number;
}

export interface Notes {
  /** how large the signs are, in units of the section */
  scale: number;
  /** the middle of each sign, in units of the signs; 0 0 is the middle of all */
  pieces: Spot[];
  tile: Spot | null;
  recognition: Spot;
  rubles: Spot | null;
}

export interface Noted {
  pieces: number;
  tile: boolean;
  recognition: number;
  rubles: number;
}

/** Something so wide and high, whose top left corner can be put anywhere. */
interface Block {
  wide: number;
  high: number;
  put: (x: number, y: number) => void;
}

/** Blocks side by side, their middles on one line. */
function row(...blocks: readonly Block[]): Block {
  const shown = blocks.filter(({ wide }) => wide);
  const high = Math.max(0, ...shown.map((one) => one.high));
  const wide = shown.reduce((all, one) => all + one.wide + GAP, shown.length ? -GAP : 0);
  const put = (x: number, y: number): void => {
    for (const one of shown) {
      one.put(x, y + (high - one.high) / 2);
      x += one.wide + GAP;
    }
  };
  return { wide, high, put };
}

/** Blocks beneath each other. */
function column(...blocks: readonly Block[]): Block {
  const wide = Math.max(...blocks.map((one) => one.wide));
  const high = blocks.reduce((all, one) => all + one.high, 0);
  const put = (x: number, y: number): void => {
    for (const one of blocks) {
      one.put(x + (wide - one.wide) / 2, y);
      y += one.high;
    }
  };
  return { wide, high, put };
}

/** The signs of a section in a space so wide and high: in the first way that makes them large enough. */
export function arrange(noted: Noted, wide: number, high: number, enough = Infinity): Notes {
  const spots: Spot[] = [];
  const sign = (n: number, size: number, more = 0): Block => ({
    wide: size + more,
    high: size,
    put: (x, y) => (spots[n] = { x: x + size / 2, y: y + size / 2 }),
  });
  const none: Block = { wide: 0, high: 0, put: () => undefined };
  const digits = (n: number): number => 1 + DIGIT * String(n).length;
  const count = noted.pieces;
  const pieces = Array.from({ length: count }, (_, n) => sign(n, SIGN));
  // one wide block of pieces, whose signs touch
  const line = (from: number, to: number): Block => ({
    wide: (to - from) * SIGN,
    high: to > from ? SIGN : 0,
    put: (x, y) => pieces.slice(from, to).forEach((one, n) => one.put(x + n * SIGN, y)),
  });
  const tile = noted.tile ? sign(count, TILE) : none;
  const recognition = sign(count + 1, SIGN, digits(noted.recognition));
  const rubles = noted.rubles ? sign(count + 2, SIGN, digits(noted.rubles)) : none;
  const all = line(0, count);
  const half = Math.ceil(count / 2);
  const ways = [
    row(tile, all, column(recognition, rubles)),
    row(tile, column(all, row(recognition, rubles))),
    column(all, row(tile, recognition, rubles)),
    column(all, row(tile, column(recognition, rubles))),
    column(line(0, half), line(half, count), row(tile, column(recognition, rubles))),
  ];
  const scaleOf = (way: Block): number => Math.min(LARGEST, wide / way.wide, high / way.high);
  const most = Math.max(...ways.map(scaleOf));
  const best = ways.find((way) => scaleOf(way) >= Math.min(enough, most))!;
  best.put(-best.wide / 2, -best.high / 2);
  return {
    scale: Math.min(scaleOf(best), enough * LARGER),
    pieces: spots.slice(0, count),
    tile: spots[count] ?? null,
    recognition: spots[count + 1]!,
    rubles: spots[count + 2] ?? null,
  };
}
