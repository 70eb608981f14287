/** The land of the two rivers, drawn: a map of 420 by 560. Only places and lines, no rules. */
import type { Comarca, RegionId } from './view';

export type Point = readonly [number, number];
export const WIDTH = 420;
export const HEIGHT = 560;

/** A number from 0 to 1 that is always the same for the same place: the hand of the cutter. */
export function chance(...seed: number[]): number {
  let hash = 2166136261;
  for (const part of seed) {
    hash ^= Math.round(part * 8) + 0x9e37;
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** A line as a hand would cut it. The same from either end, so that neighbours share a border. */
export function roughly(from: Point, to: Point, wild = 2.6): Point[] {
  const backwards = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = backwards ? [to, from] : [from, to];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const steps = Math.max(1, Math.round(length / 11));
  const points: Point[] = [];
  for (let n = 0; n <= steps; n++) {
    const t = n / steps;
    const off = n === 0 || n === steps ? 0 : (chance(a[0], a[1], b[0], b[1], n) - 0.5) * 2 * wild;
    points.push([a[0] + dx * t - (dy / length) * off, a[1] + dy * t + (dx / length) * off]);
  }
  return backwards ? points.reverse() : points;
}

/** A closed shape through these corners, cut by hand. */
export function shape(corners: readonly Point[], wild?: number): string {
  const all = corners.flatMap((corner, n) =>
    roughly(corner, corners[(n + 1) % corners.length]!, wild).slice(0, -1),
  );
  return `M${all.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const F: Point = [160, 182]; // Berguedà, Bages, Solsonès
const E: Point = [282, 190]; // Berguedà, Bages, Lluçanès
const MEET: Point = [226, 196];
const H: Point = [112, 50];
const G: Point = [138, 112];
const C: Point = [322, 70];
const D: Point = [304, 140];
const K: Point = [350, 232];
const W: Point = [92, 256];

// prettier-ignore
export const COMARQUES: Record<Comarca, Point[]> = {
  bergueda: [[108, -6], [332, -6], C, D, E, MEET, F, G, H],
  solsones: [[-6, 24], H, G, F, [130, 216], W, [40, 266], [-6, 256]],
  llucanes: [C, [374, 66], [426, 84], [426, 214], K, E, D],
  bages: [F, MEET, E, K, [358, 300], [330, 362], [250, 392], [186, 398], [120, 374], [82, 314], W, [130, 216]],
  baix_llobregat: [[186, 398], [250, 392], [330, 362], [392, 416], [426, 470], [426, 494], [372, 510], [318, 522], [300, 520], [240, 524], [192, 510], [176, 452]],
};

export const LLOBREGAT =
  'M258 22C246 40 262 56 248 74S228 104 240 124 222 158 230 178 222 208 234 232 214 262 226 288 206 316 214 338 238 362 234 384 262 412 254 436 284 466 282 488 300 508 306 526';
export const CARDENER =
  'M88 40C100 60 78 74 92 96S112 116 104 140 134 160 122 188 108 212 132 232 134 252 156 264 168 288 182 296 196 320 213 336';
/** smaller waters, by the comarca whose problems they carry */
export const STREAMS: readonly (readonly [Comarca, string])[] = [
  ['bergueda', 'M170 18C182 36 206 34 214 48S236 66 247 74'],
  ['bergueda', 'M136 70C142 100 132 126 140 152S128 178 124 184'],
  ['llucanes', 'M392 92C372 112 366 142 344 158S318 206 290 222 252 252 222 268'],
  ['llucanes', 'M330 84C322 112 306 132 296 152S262 196 233 214'],
  ['baix_llobregat', 'M182 430C204 430 226 420 254 430'],
  ['baix_llobregat', 'M384 412C352 424 330 404 300 420S262 442 256 444'],
];
export const COAST =
  'M-6 528C40 516 90 520 130 514S176 504 192 510 226 522 240 524 282 516 300 520 324 526 340 518 384 506 426 494';

/** Where the cartouche of each region stands: its middle. */
export const SPACES: Record<RegionId, Point> = {
  bergueda: [182, 82],
  solsones: [60, 150],
  bages: [282, 296],
  baix_llobregat: [318, 452],
  bages_bergueda: [214, 198],
  bages_solsones: [82, 246],
  bages_baix_llobregat: [226, 394],
};

/** Where each construction stands; what no list knows stands somewhere in its comarca. */
// prettier-ignore
export const SITES: Record<string, Point> = {
  asland: [276, 26], sant_llorenc_baga: [220, 28], saldes: [150, 28], pedret: [270, 96], pont_pedret: [290, 110],
  baells: [246, 134], sorba: [152, 134], guarnicio_sorba: [158, 158], obiols: [178, 134], necropolis_obiols: [190, 152],
  montdarn: [206, 134], viladomiu_vell: [262, 152], viladomiu_nou: [284, 160],
  masies: [26, 64], llosa_del_cavall: [70, 64], graudescales: [98, 74], olius: [100, 104], cementiri_olius: [124, 122],
  anseresa: [124, 146], castellvell_iber: [24, 198], castellvell: [48, 202], setelsis: [74, 196],
  castell_lluca: [352, 98], santa_maria_lluca: [376, 102], mas_rocaguinarda: [320, 164], espai_rocaguinarda: [344, 168],
  poble_carrer: [396, 172], puig_ciutat: [330, 206], praesidium: [354, 204], via_transversal: [384, 200],
  salines: [150, 210], sant_vicenc_cardona: [152, 236], castell_cardona: [174, 246], torre_minyona: [196, 242],
  sant_ramon_nonat: [152, 274], mina_cardona: [122, 284], resclosa_manresans: [254, 244], resclosa_refeta: [278, 240],
  sequia_manresa: [194, 272], cogullo: [302, 240], geoparc: [328, 256], boades_ibera: [170, 320], boades_romana: [184, 344],
  torre_del_breny: [292, 348], montserrat: [122, 350], montserrat_refet: [104, 330], pont_monistrol: [158, 370],
  pont_del_diable: [204, 444], pont_gotic: [230, 450], eramprunya: [206, 484], la_puda: [304, 394], moli_paperer: [332, 390],
  can_valls: [358, 408], canal_infanta: [252, 478], penya_del_moro: [390, 440], torre_penya_del_moro: [394, 466],
  sant_baldiri: [272, 502], termes_sant_boi: [246, 504], les_sorres: [326, 502], dessaladora: [354, 500],
};

/** Hills: where the foot is, how wide, how high. Tallest in the north, where the springs are. */
// prettier-ignore
export const HILLS: readonly (readonly [number, number, number, number])[] = [
  [128, 22, 34, 24], [166, 14, 44, 30], [196, 22, 30, 20], [304, 22, 40, 28], [244, 12, 38, 22], [322, 46, 30, 22],
  [292, 58, 28, 18], [28, 42, 40, 26], [64, 34, 36, 24], [96, 28, 30, 22], [8, 62, 30, 18], [370, 58, 36, 20],
  [408, 70, 40, 24], [352, 40, 30, 18], [14, 108, 26, 15], [132, 92, 22, 14], [304, 90, 24, 15], [404, 120, 30, 16],
  [410, 150, 26, 13], [20, 236, 24, 12], [388, 236, 34, 18], [362, 268, 26, 13], [404, 262, 30, 15], [340, 330, 24, 12],
  [100, 300, 20, 11], [28, 300, 34, 16], [60, 324, 28, 13], [16, 352, 36, 18], [54, 392, 34, 15], [100, 404, 30, 14],
  [22, 430, 34, 16], [72, 446, 36, 16], [130, 440, 32, 15], [112, 478, 34, 15], [158, 486, 28, 13], [44, 486, 32, 13],
  [382, 330, 34, 16], [404, 366, 30, 14], [372, 374, 26, 12], [180, 470, 22, 12], [396, 300, 26, 12], [246, 316, 18, 9],
];

// prettier-ignore
export const TREES: readonly Point[] = [
  [202, 44], [210, 48], [140, 56], [146, 60], [270, 46], [310, 118], [316, 112], 
  [90, 52], [118, 88], [400, 206], [366, 178], [360, 184], [396, 100], [310, 262], [344, 302], [110, 258], [118, 262],
  [232, 252], [340, 240], [150, 296], [144, 300], [96, 290], [204, 300], [380, 398], [276, 374], [282, 378], [180, 414],
  [190, 420], [36, 330], [70, 360], [30, 400], [90, 430], [50, 460], [390, 280], [360, 350], [410, 330], [140, 420],
];

/** Whether a point lies inside a shape. */
export function inside([x, y]: Point, corners: readonly Point[]): boolean {
  let within = false;
  for (let n = 0, before = corners.length - 1; n < corners.length; before = n++) {
    const [x1, y1] = corners[n]!;
    const [x2, y2] = corners[before]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}

/** Where a construction stands; one without a place of its own, somewhere in its comarca. */
export function siteOf(id: string, number: number, comarca: Comarca): Point {
  const known = SITES[id];
  if (known) return known;
  const corners = COMARQUES[comarca];
  for (let n = 0; n < 40; n++) {
    const point: Point = [chance(number, n, 1) * WIDTH, 20 + chance(number, n, 2) * 480];
    if (inside(point, corners)) return point;
  }
  return corners[0]!;
}

/** How brown the water is: from 0, clear, to 1, with the problems of a region. */
export const mud = (problems: number, most: number): number => Math.min(1, problems / most);
