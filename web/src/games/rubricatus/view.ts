/** What the server shows of a game of Rubricatus (src/rubra/games/rubricatus/view.py). */
export type Resource = 'materials' | 'technology' | 'culture' | 'defence';
export const RESOURCES: readonly Resource[] = ['materials', 'technology', 'culture', 'defence'];
export type EraId = 'iberian' | 'ancient' | 'medieval' | 'modern' | 'contemporary';
export type Comarca = 'bergueda' | 'bages' | 'solsones' | 'baix_llobregat' | 'llucanes';
export const COMARCA_NAMES: readonly Comarca[] = [
  'bergueda',
  'llucanes',
  'solsones',
  'bages',
  'baix_llobregat',
];
export type RegionId =
  | 'bergueda'
  | 'bages'
  | 'solsones'
  | 'baix_llobregat'
  | 'bages_bergueda'
  | 'bages_solsones'
  | 'bages_baix_llobregat';
export type Amounts = Partial<Record<Resource, number>>;

export interface Effect {
  do: string;
  what: string | null;
  n: number;
  who: 'holder' | 'each';
}

export interface ActionCard {
  number: number;
  id: string;
  points: number;
  event: Effect[];
  removed: boolean;
}

export interface Construction {
  number: number;
  id: string;
  era: EraId;
  comarca: Comarca;
  cost: Amounts;
  problems: number;
  points: number;
  develop: Amounts;
  income: Amounts;
  partner: number | null;
}

export type Why = 'helpers' | 'cost' | 'taken' | 'problems' | 'elsewhere';

export interface ForSale extends Construction {
  /** open regions that take it */
  regions: RegionId[];
  /** those of them where it could be built now */
  /** where each seat could build it now */
  sites: RegionId[][];
  /** what keeps each seat from it, where it could build it nowhere */
  why_not: (Why | null)[];
  /** what each seat lacks for it */
  short: Amounts[];
  /** seats whose work it would extend */
  extends: number[];
}

export interface EraCard {
  id: string;
  era: EraId;
  calamity: boolean;
  now: Effect[];
  check: { do: string; what: string | null; n: number; passing: number[] | boolean } | null;
  prize: Effect[];
  penalty: Effect[];
}

export interface Eteria {
  number: number;
  id: string;
  ability: string;
  what: Resource | null;
}

export interface Region {
  id: RegionId;
  comarques: Comarca[];
  problems: number;
  calm: boolean;
  standing: number[];
}

export interface SeatView {
  points: number;
  scored: Record<string, number>;
  stock: Record<Resource, number>;
  income: Amounts;
  track: Record<Resource, number>;
  helpers: number;
  at_home: number;
  eteries: Eteria[];
  eteries_out: string[];
  worked: Resource[];
  built_now: number;
  constructions: Construction[];
  cards: number;
  deck: number;
  discards: string[];
  removed: string[];
  hand?: ActionCard[];
  bid?: string | null;
}

export interface EraInfo {
  id: EraId;
  rounds: number;
  draw: number;
  helpers: number;
  leaving: EraId | null;
}

export interface View {
  you: number | null;
  players: number;
  turn: number;
  round: number;
  rounds: number;
  era: EraId;
  step: string;
  waiting: number[];
  holder: number;
  tied: number[];
  actor: number | null;
  turns_left: number;
  drawer: number;
  supply: number;
  limits: { resource: number; problems: number; problems_to_build: number };
  scoring: Record<
    'extension' | 'majority' | 'majority_tied' | 'all_eras' | 'all_comarques' | 'leftovers',
    number
  >;
  eras: EraInfo[];
  difficulty: { name: string; calamities: Record<EraId, number> | null };
  era_card: EraCard | null;
  regions: Region[];
  market: ForSale[];
  decks: Record<EraId, number>;
  tracks: { end: number; points: number[]; tokens: Resource[]; first: number; later: number };
  eteries: Eteria[];
  action: {
    seat: number;
    card: string;
    points: number;
    eteria: string | null;
    region: RegionId | null;
    /** what may be done now in the region */
    deeds: ('mitigate' | 'build' | 'leave')[] | null;
    building: number | null;
    produce: Record<Resource, { points: number; stock: number; steps: number }> | null;
  } | null;
  choice: { seat: number; do: string; what: string | null; n: number } | null;
  seats: SeatView[];
  result: { reason: string; winners: number[]; points: number[] } | null;
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
  era: EraInfo;
  /** first space of its Era */
  first: boolean;
  /** helpers that each player gains here */
  gains: number;
}

/** The Era track, space by space. */
export function spaces(eras: readonly EraInfo[]): Space[] {
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
export function nextEra(view: View): { era: EraInfo; before: EraInfo; rounds: number } | null {
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

/** Where final points come from, in the order in which they are counted. */
// prettier-ignore
export const SOURCES = [
  'building', 'bonus', 'extension', 'development', 'cards',
  'last_card', 'majority', 'all_eras', 'leftovers', 'all_comarques',
] as const;
