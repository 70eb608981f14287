/** What the server tells of a table of The Red Cathedral. */
export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const;
export type Material = (typeof MATERIALS)[number];
export type Resource = Material | 'rubles' | 'recognition';
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'white';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'white'];
export type Bench = Colour | 'white_2';
export type SectionKind = 'base' | 'middle' | 'dome';
export type Ornament = 'door' | 'arch' | 'cross';
export const ORNAMENTS: readonly Ornament[] = ['door', 'arch', 'cross'];
export const TOWERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type TowerName = (typeof TOWERS)[number];

export type Counts = Partial<Record<Resource, number>>;

/** What something would bring now: so much, of which so much would be taken. */
export interface Gives {
  resource: Resource;
  count: number;
  taken: number;
}

export interface Effect {
  do: 'gain' | 'gain_any' | 'yield' | 'swap' | 'gather' | 'workshop' | 'deliver' | 'score';
  what?: Resource;
  of?: Material[];
  die?: Colour;
  where?: 'here' | 'ahead' | 'behind' | 'across';
  per?: 'finished_sections' | 'ornaments' | 'towers';
  n: number;
  cost: Counts;
  again: boolean;
  gives?: Gives | null;
}

export interface Tile extends Effect {
  tile: number;
  id: string;
}

export interface Section {
  section: SectionKind;
  cost: Counts;
  recognition: number;
  rubles: number;
  tile: Tile | null;
  owner: number | null;
  finished: boolean;
  missing: number;
  laid: Counts;
  ornament: number | null;
  penalties: { seat: number; level: number; count: number }[];
}

export interface Space {
  resource: Resource;
  quantity: number;
  dice: { die: Colour; value: number }[];
}

export interface InfluenceCard {
  card: number;
  id: string;
  group: 'artisans' | 'carriers' | 'merchants' | 'clergy';
  choices: Effect[];
}

/** A space where a die could stop, and what it would find there. */
export interface Landing extends Gives {
  steps: number;
  price: number;
  space: Resource;
  full: boolean;
  dice: number;
  tiles: (Partial<Gives> & { bench: Bench })[];
}

export interface BenchView {
  space: Bench;
  price: number;
  dice: Colour[];
  tile: Tile | null;
  face_up: boolean;
  gives: Gives | null;
}

export interface SeatView {
  colour: Colour;
  side: 'basic' | 'advanced' | null;
  recognition: number;
  track_space: number;
  prestige: number;
  rubles: number;
  stock: Record<Material, number>;
  slots: number;
  banners: { inventory: number; beside: number };
  claimed: number;
  finished: number;
  ornaments: Record<Ornament, number>;
  decorated: number;
  workshop: BenchView[];
}

export interface Standing {
  finished: number;
  ornaments: number;
  worth: number;
  presence: number[];
  shares: number[];
}

export interface IvanView {
  turned: string[];
  cards: { card: string; die: Colour; n: number; decorates: boolean }[];
  inventory: Record<Material, number>;
  construction: Record<Material, number>;
}

export interface View {
  you: number | null;
  players: number;
  builders: number;
  board: 'basic' | 'advanced' | 'own';
  turn: number;
  step: string;
  waiting: number[];
  active: number;
  finisher: number | null;
  standstill: { turns: number; most: number } | null;
  towers: Section[][];
  standings: Standing[];
  market: Space[];
  influence: InfluenceCard[];
  dice: Record<Colour, { space: Resource; value: number }>;
  ahead: Record<Colour, Landing[]> | null;
  reserve: Record<Material, number>;
  track: number[];
  ornament_costs: Record<Ornament, Material>;
  to_end: number;
  seats: SeatView[];
  now: {
    may_sell: boolean;
    rerolled: boolean;
    tile: Tile | null;
    gives: Gives | null;
    jewels: Record<'green' | 'purple', number> | null;
    sale: { recognition: number; prestige: number; rubles: number } | null;
    deliveries: number;
    delivered: boolean;
    die: Colour | null;
    space: Resource | null;
    obtained: boolean;
    activated: boolean;
    influence: number | null;
    choices: number;
  };
  ivan: IvanView | null;
  result: {
    reason: string;
    winners: number[];
    scores: {
      prestige: number;
      track: number;
      pieces: number;
      left_over: number;
      towers: number;
    }[];
  } | null;
}

export const sum = (counts: Counts): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** The materials of a stock one by one, as they lie on the pegs. */
export function pieces(counts: Counts): Material[] {
  return MATERIALS.flatMap((kind) => Array<Material>(counts[kind] ?? 0).fill(kind));
}

/** What a section asks for, piece by piece: first of each kind what lies there already. */
export function wanted(section: Section): { kind: Material; laid: boolean }[] {
  return MATERIALS.flatMap((kind) =>
    Array.from({ length: section.cost[kind] ?? 0 }, (_, n) => ({
      kind,
      laid: n < (section.laid[kind] ?? 0),
    })),
  );
}

/** The place of a stall in the ring. */
export const placeOf = (view: View, space: Resource): number =>
  view.market.findIndex((one) => one.resource === space);

export const sectionAt = (view: View, tower: string, level: number): Section | undefined =>
  view.towers[TOWERS.indexOf(tower as TowerName)]?.[level];

/** The name of a section as people say it: A1 is the lowest of the first tower. */
export const sectionName = (tower: string, level: number): string =>
  `${tower.toUpperCase()}${level + 1}`;

export const benchColour = (bench: Bench): Colour => (bench === 'white_2' ? 'white' : bench);
export const ornamentOf: Record<SectionKind, Ornament> = {
  base: 'door',
  middle: 'arch',
  dome: 'cross',
};
