/** Types and small sums for the board of Rubricatus, over what the server tells of a table. */
import { RESOURCE_IDS as RESOURCES, type Move } from './moves';
import type * as told from './view-types';

export {
  COMARCA_IDS as COMARQUES,
  RESOURCE_IDS as RESOURCES,
  SOURCE_IDS as SOURCES,
} from './moves';
export type {
  ActionView as ActionCard,
  EffectView as Effect,
  EraCardView as EraCard,
  EraView as EraInfo,
  EteriaView as Eteria,
  ForSale,
  RegionView as Region,
  SeatView,
} from './view-types';
export type Resource = told.ResourceId;
export type EraId = told.EraId;
export type Comarca = told.ComarcaId;
export type RegionId = told.RegionId;
export type Construction = told.ConstructionView;
export type Amounts = Partial<Record<Resource, number>>;
export type Why = NonNullable<told.ForSale['why_not'][number]>;

export interface View extends told.View {
  /** only on the way from one view to the next */
  stage?: Stage;
}

/** What is watched in the middle of the table for a moment. */
export type Stage =
  | {
      kind: 'bids';
      shown: { seat: number; card: number; points: number }[];
      winner: number | null;
      tied: boolean;
    }
  | { kind: 'era'; card: number; calamity: boolean }
  | { kind: 'check'; card: number; verdicts: { seat: number | null; passed: boolean }[] }
  | { kind: 'built'; seat: number; card: Construction; region: RegionId };

export interface Space {
  round: number;
  era: told.EraView;
  /** first space of its Era */
  first: boolean;
  /** helpers that each player gains here */
  gains: number;
}

/** The construction that a move builds, or puts aside; null: it is about none. */
export function constructionOf(move: Move): number | null {
  switch (move[0]) {
    case 'build':
    case 'build_sparing':
    case 'choose_construction':
      return move[1];
    default:
      return null;
  }
}

/** What is paid for the construction that a move builds, and what it brings. */
export function buildingOf(move: Move, view: View): told.Building | null {
  if (move[0] !== 'build' && move[0] !== 'build_sparing') return null;
  return view.action?.builds.find((one) => one.construction === move[1]) ?? null;
}

/** The Era track, space by space. */
export function spaces(eras: readonly told.EraView[]): Space[] {
  let round = 0;
  return eras.flatMap((era, n) =>
    Array.from({ length: era.rounds }, (_, k) => ({
      round: ++round,
      era,
      first: k === 0,
      gains: k === 0 && n > 0 ? era.helpers - eras[n - 1]!.helpers : 0,
    })),
  );
}

/** The Era after the present one, and in how many rounds it begins. */
export function nextEra(
  view: View,
): { era: told.EraView; before: told.EraView; rounds: number } | null {
  const found = spaces(view.eras).find(({ round, first }) => round > view.round && first);
  if (!found) return null;
  const before = view.eras[view.eras.indexOf(found.era) - 1]!;
  return { era: found.era, before, rounds: found.round - view.round };
}

/** How loud the drawer is: 0 calm, 1 uneasy, 2 it creaks, 3 the next one may be the last. */
export function alarm(drawer: number): 0 | 1 | 2 | 3 {
  if (drawer > 7) return 0;
  if (drawer > 5) return 1;
  return drawer > 2 ? 2 : 3;
}

/** The amounts of a list of resources, in the order of the resources. */
export const listed = (amounts: Amounts): [Resource, number][] =>
  RESOURCES.flatMap((name) => (amounts[name] ? [[name, amounts[name]] as [Resource, number]] : []));

export const total = (amounts: Amounts): number => listed(amounts).reduce((n, [, k]) => n + k, 0);

/** Everybody's constructions with their owner, as they stand in the valley. */
export function standing(view: View): { seat: number; card: Construction }[] {
  return view.seats.flatMap((seat, number) =>
    seat.constructions.map((card) => ({ seat: number, card })),
  );
}
