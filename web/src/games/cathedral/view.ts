/** Types and small sums for the board of The Red Cathedral, over what the server tells of a table. */
import { MATERIAL_IDS as MATERIALS, TOWER_IDS as TOWERS, type Tower } from './moves';
import type * as told from './view-types';

export {
  DIE_IDS as COLOURS,
  MATERIAL_IDS as MATERIALS,
  ORNAMENT_IDS as ORNAMENTS,
  TOWER_IDS as TOWERS,
} from './moves';
export type {
  BenchView,
  Gives,
  InfluenceView as InfluenceCard,
  IvanView,
  Landing,
  SeatView,
  SectionView as Section,
  SpaceView as Space,
  Standing,
  TileView as Tile,
  View,
} from './view-types';
export type Resource = told.ResourceId;
export type Material = told.MaterialId;
export type Colour = told.DieId;
export type Bench = told.BenchId;
export type SectionKind = told.SectionView['section'];
export type Ornament = told.SectionView['takes'];
export type Counts = Partial<Record<Resource, number>>;

/** An effect; of an influence action with what it would give now. */
export type Effect = told.EffectView & { gives?: told.Gives | null };

export const sum = (counts: Counts): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** The materials of a stock one by one, as they lie on the pegs. */
export function pieces(counts: Counts): Material[] {
  return MATERIALS.flatMap((kind) => Array<Material>(counts[kind] ?? 0).fill(kind));
}

/** The pegs of a bench: materials, free ones, and those that a banner still covers. */
export function pegsOf(seat: told.SeatView): (Material | 'banner' | null)[] {
  const held = pieces(seat.stock);
  return Array.from({ length: seat.slots + seat.banners.inventory }, (_, n) =>
    n < seat.slots ? (held[n] ?? null) : 'banner',
  );
}

/** What a section asks for, piece by piece: first of each kind what lies there already. */
export function wanted(section: told.SectionView): { kind: Material; laid: boolean }[] {
  return MATERIALS.flatMap((kind) =>
    Array.from({ length: section.cost[kind] ?? 0 }, (_, n) => ({
      kind,
      laid: n < (section.laid[kind] ?? 0),
    })),
  );
}

/** The place of a stall in the ring. */
export const placeOf = (view: told.View, space: Resource): number =>
  view.market.findIndex((one) => one.resource === space);

/** The landing that is looked at: at the chosen price, else the first where there is room. */
export const landingOf = (
  landings: readonly told.Landing[],
  price: number | null,
): told.Landing | null =>
  landings.find((one) => one.price === price) ??
  landings.find((one) => !one.full) ??
  landings[0] ??
  null;

export const sectionAt = (
  view: told.View,
  tower: Tower,
  level: number,
): told.SectionView | undefined => view.towers[TOWERS.indexOf(tower)]?.[level];

/** The name of a section as people say it: A1 is the lowest of the first tower. */
export const sectionName = (tower: string, level: number): string =>
  `${tower.toUpperCase()}${level + 1}`;

export const benchColour = (bench: Bench): Colour => (bench === 'white_2' ? 'white' : bench);
