/** Where everything lies on the map: worked out from the track, the same every time. No DOM. */
export interface Station {
  space: number;
  id: string;
  x: number;
  y: number;
  castrum: boolean;
  rome: boolean;
  label: { x: number; y: number; lines: string[] };
}

export interface Peaks {
  path: string;
  shade: string;
}

export interface Strip {
  width: number;
  height: number;
  stations: Station[];
  road: string;
  edge: string;
  north: string;
  south: string;
  peaks: Peaks[];
  rivers: string[];
  rubicon: { path: string; x: number; y: number };
  trees: { x: number; y: number; size: number }[];
  regions: { x: number; y: number; text: string; size: number }[];
}

export type Shape = 'long' | 'folded';

/** A stream of numbers between 0 and 1 that is the same every time: the map does not flicker. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0xffffff;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;

export function layStrip(
  track: readonly { space: number; id: string; castrum: boolean }[],
  names: readonly string[],
  shape: Shape,
): Strip {
  const long = shape === 'long';
  const width = long ? 1000 : 520;
  const height = long ? 206 : 330;
  const points = long ? alongOne(track.length, width) : alongTwo(track.length, width);
  const last = track.length - 1;
  const stations = track.map((space, number): Station => {
    const { x, y } = points[number]!;
    const rome = number === last;
    const below = rome ? 42 : space.castrum ? 27 : 22;
    const lines = labelLines(names[number] ?? space.id);
    return { ...space, x, y, rome, label: { x, y: y + below, lines } };
  });
  const random = chance(49);
  const edge = tornEdge(width, height, random);
  const crossing =
    stations.find((one) => one.id === 'rubico') ?? stations.find((one) => one.castrum);
  const rubiconX = (crossing?.x ?? width / 2) - 26;
  const rubicon = long
    ? { path: river(rubiconX + 18, 24, rubiconX - 16, height - 22, random), x: rubiconX - 6, y: 52 }
    : { path: river(rubiconX + 8, 22, rubiconX - 14, 168, random), x: rubiconX - 6, y: 46 };
  const rivers = long
    ? [
        river(120, 70, 190, 28, random),
        river(210, 182, 300, 120, random),
        river(560, 64, 600, 28, random),
        river(690, 180, 735, 128, random),
        river(860, 62, 880, 28, random),
      ]
    : [river(60, 92, 100, 26, random), river(330, 300, 380, 236, random)];
  const bands = long
    ? [{ from: 40, to: width - 90, y: 78 }]
    : [
        { from: 30, to: width - 60, y: 62 },
        { from: 90, to: width - 40, y: 196 },
      ];
  const peaks = bands.flatMap((band) => ranges(band, stations, rubiconX, random, long));
  const trees = scatter(stations, width, height, random, long ? 16 : 12, rubiconX);
  const regions = long
    ? [
        { x: 118, y: 178, text: 'GALLIA CISALPINA', size: 10 },
        { x: width * 0.52, y: 180, text: 'PICENVM', size: 10 },
        { x: width * 0.79, y: 180, text: 'LATIVM', size: 10 },
      ]
    : [
        { x: 110, y: 160, text: 'GALLIA CISALPINA', size: 10 },
        { x: 380, y: 306, text: 'PICENVM', size: 10 },
      ];
  return {
    width,
    height,
    stations,
    road: road(stations),
    edge,
    north: sea(width, long ? 22 : 20, random),
    south: sea(width, height - (long ? 18 : 18), random),
    peaks,
    rivers,
    rubicon,
    trees,
    regions,
  };
}

/** Long names stand on two lines. */
function labelLines(name: string): string[] {
  return name.length > 9 && name.includes(' ') ? name.split(' ') : [name];
}

/** One line from left to right, rising and falling a little. */
function alongOne(count: number, width: number): { x: number; y: number }[] {
  const from = 58;
  const to = width - 66;
  return Array.from({ length: count }, (_, k) => {
    const share = count === 1 ? 0 : k / (count - 1);
    const lift = k === count - 1 ? -4 : k % 2 ? 14 : -10;
    return { x: n(from + (to - from) * share), y: n(114 + lift) };
  });
}

/** Two lines: to the right above, back to the left below; Rome at the end on the left. */
function alongTwo(count: number, width: number): { x: number; y: number }[] {
  const above = Math.ceil((count - 1) / 2);
  const below = count - above;
  const left = 50;
  const right = width - 54;
  return Array.from({ length: count }, (_, k) => {
    if (k < above) {
      const share = above === 1 ? 0 : k / (above - 1);
      return { x: n(left + (right - left) * share), y: n(108 + (k % 2 ? 10 : -8)) };
    }
    const step = k - above;
    const share = below === 1 ? 1 : step / (below - 1);
    const y = 246 + (k === count - 1 ? -4 : k % 2 ? 10 : -8);
    return { x: n(right - 6 - (right - 6 - left - 14) * share), y: n(y) };
  });
}

/** A road of the old maps: straight stretches, and a hook where a stage ends. */
function road(stations: readonly Station[]): string {
  const parts: string[] = [];
  stations.forEach((to, k) => {
    const from = stations[k - 1];
    if (!from) {
      parts.push(`M${to.x} ${to.y}`);
      return;
    }
    const turn = Math.abs(to.y - from.y) > 60;
    if (turn) {
      // down the right side, from one line to the next
      const far = Math.max(from.x, to.x) + 34;
      parts.push(
        `C${far} ${from.y} ${far + 6} ${n((from.y + to.y) / 2)} ${far - 4} ${n((from.y + to.y) / 2 + 16)}`,
      );
      parts.push(`S${n(to.x + 26)} ${to.y} ${to.x} ${to.y}`);
      return;
    }
    const way = Math.sign(to.x - from.x);
    const hook = to.x - way * 15;
    parts.push(
      `L${n(hook - way * 7)} ${n(to.y - 7)}L${n(hook)} ${n(to.y - 7)}L${n(hook)} ${to.y}L${to.x} ${to.y}`,
    );
  });
  return parts.join('');
}

function tornEdge(width: number, height: number, random: () => number): string {
  const points: string[] = [];
  const jag = (base: number, depth: number) => n(base + (random() - 0.5) * depth);
  for (let x = 4; x <= width - 4; x += 9) points.push(`${n(x)} ${jag(6, 4)}`);
  for (let y = 10; y <= height - 10; y += 7) points.push(`${jag(width - 6, 9)} ${n(y)}`);
  for (let x = width - 4; x >= 4; x -= 9) points.push(`${n(x)} ${jag(height - 6, 4)}`);
  for (let y = height - 10; y >= 10; y -= 7) points.push(`${jag(6, 9)} ${n(y)}`);
  return `M${points.join('L')}Z`;
}

/** A coast: a line of small bays. */
function sea(width: number, y: number, random: () => number): string {
  let path = `M-4 ${y}`;
  for (let x = -4; x < width;) {
    const step = 16 + random() * 22;
    path += `q${n(step / 2)} ${n((random() - 0.5) * 11)} ${n(step)} ${n((random() - 0.5) * 1.2)}`;
    x += step;
  }
  return path;
}

function river(x1: number, y1: number, x2: number, y2: number, random: () => number): string {
  const steps = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / 18));
  let path = `M${n(x1)} ${n(y1)}`;
  for (let k = 1; k <= steps; k++) {
    const x = x1 + ((x2 - x1) * k) / steps;
    const y = y1 + ((y2 - y1) * k) / steps;
    const bend = (k % 2 ? 1 : -1) * (6 + random() * 4);
    path += `Q${n(x - (x2 - x1) / steps / 2 + bend)} ${n(y - (y2 - y1) / steps / 2)} ${n(x)} ${n(y)}`;
  }
  return path;
}

/** Mountains as saw teeth, in chains above the road, with room for the horse. */
function ranges(
  band: { from: number; to: number; y: number },
  stations: readonly Station[],
  rubiconX: number,
  random: () => number,
  long: boolean,
): Peaks[] {
  const chains: Peaks[] = [];
  let x = band.from;
  while (x < band.to) {
    const teeth = 3 + Math.floor(random() * 4);
    const wide = teeth * 13;
    const clearOfRiver = x > rubiconX + 26 || x + wide < rubiconX - 30;
    if (x + wide < band.to && clearOfRiver)
      chains.push(chain(x, band.y + random() * 8, teeth, random));
    x += wide + 26 + random() * 50;
  }
  // and some smaller ones below the road
  if (long) {
    for (const at of [250, 430, 640, 800]) {
      const free = stations.every((one) => Math.abs(one.x - at - 20) > 34);
      if (free && Math.abs(at + 20 - rubiconX) > 50) {
        chains.push(chain(at, 178 + random() * 4, 3, random));
      }
    }
  }
  return chains;
}

function chain(x: number, y: number, teeth: number, random: () => number): Peaks {
  let path = `M${n(x)} ${n(y)}`;
  let shade = '';
  for (let k = 0; k < teeth; k++) {
    const left = x + k * 13;
    const high = 11 + random() * 9;
    path += `L${n(left + 5)} ${n(y - high)}Q${n(left + 8)} ${n(y - high - 1)} ${n(left + 13)} ${n(y - (k === teeth - 1 ? 0 : 3))}`;
    shade += `M${n(left + 5)} ${n(y - high)}L${n(left + 7)} ${n(y - high * 0.35)}`;
  }
  return { path: `${path}Z`, shade };
}

function scatter(
  stations: readonly Station[],
  width: number,
  height: number,
  random: () => number,
  count: number,
  rubiconX: number,
): { x: number; y: number; size: number }[] {
  const trees: { x: number; y: number; size: number }[] = [];
  for (let k = 0; k < count * 3 && trees.length < count; k++) {
    const x = 30 + random() * (width - 60);
    const y = 96 + random() * (height - 130);
    const free =
      stations.every((one) => Math.abs(one.x - x) > 36 || y > one.y + 62 || y < one.y - 60) &&
      stations.every((one) => Math.abs(one.y - y) > 18) &&
      Math.abs(x - rubiconX) > 24;
    if (free) trees.push({ x: n(x), y: n(y), size: n(5 + random() * 3) });
  }
  return trees;
}
