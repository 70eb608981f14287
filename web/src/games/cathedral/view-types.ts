// Made by tools/view_types.py from src/rubra/games/cathedral/shown.py. Do not edit.

import type {
  Bench as BenchId,
  Die as DieId,
  Ivan as IvanId,
  Material as MaterialId,
  Reason as ReasonId,
  Resource as ResourceId,
} from './moves';
export type { BenchId, DieId, IvanId, MaterialId, ReasonId, ResourceId };

/** What the viewer is asked. */
export interface Asked {
  ask: 'choose_action' | 'place_tile' | 'build' | 'add_jewels' | 'market' | 'take_any' | 'swap_one' | 'use_workshop' | 'after_action' | 'send_ivan' | 'over';
  tile?: number;
  left?: number;
}

/** Turns in a row without building, and how many end the game. */
export interface Standstill {
  turns: number;
  most: number;
}

/** An effect in the words of the box file. */
export interface EffectView {
  do: 'gain' | 'gain_any' | 'yield' | 'swap' | 'gather' | 'workshop' | 'deliver' | 'score';
  what?: ResourceId;
  die?: DieId;
  where?: 'here' | 'ahead' | 'behind' | 'across';
  per?: 'finished_sections' | 'ornaments' | 'towers';
  of?: MaterialId[];
  n: number;
  cost: Partial<Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple' | 'rubles' | 'recognition', number>>;
  again: boolean;
}

/** A workshop tile. */
export interface TileView extends EffectView {
  tile: number;
  id: string;
}

/** What somebody would lose if a section were finished now. */
export interface Penalty {
  seat: number;
  level: number;
  count: number;
}

/** A section of a tower. */
export interface SectionView {
  section: 'base' | 'middle' | 'dome';
  cost: Partial<Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>>;
  recognition: number;
  rubles: number;
  tile: TileView | null;
  owner: number | null;
  finished: boolean;
  missing: number;
  laid: Partial<Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>>;
  takes: 'door' | 'arch' | 'cross';
  ornament: number | null;
  penalties: Penalty[];
  risk: number;
}

/** The sections of a tower from the bottom up. */
export type TowerView = SectionView[];

/** What a tower is worth as it stands. */
export interface Standing {
  finished: number;
  ornaments: number;
  worth: number;
  presence: number[];
  shares: number[];
}

/** A die on a space of the market. */
export interface DieHere {
  die: DieId;
  value: number;
}

/** A space of the market. */
export interface SpaceView {
  resource: ResourceId;
  quantity: number;
  dice: DieHere[];
}

/** What something would bring now: so much, of which so much would be taken. */
export interface Gives {
  resource: ResourceId;
  count: number;
  taken: number;
}

/** One of the two actions of an influence card. */
export interface ChoiceView extends EffectView {
  gives: Gives | null;
}

/** An influence card. */
export interface InfluenceView {
  card: number;
  id: string;
  group: 'artisans' | 'carriers' | 'merchants' | 'clergy';
  choices: ChoiceView[];
}

/** Where a die lies. */
export interface DieView {
  space: ResourceId;
  value: number;
}

/** A tile that a die would activate, and what it would give. */
export interface LandingTile extends Partial<Gives> {
  bench: BenchId;
}

/** A space where a die could stop, and what it would find there. */
export interface Landing extends Gives {
  steps: number;
  price: number;
  space: ResourceId;
  full: boolean;
  dice: number;
  tiles: LandingTile[];
}

/** Every space where a die could stop, nearest first. */
export type Landings = Landing[];

/** The spaces of recognition that are spaces of prestige. */
export type PrestigeSpaces = number[];

/** What the end gives: for a section, for an ornament, and how many left-overs for one. */
export interface Scoring {
  section: number;
  ornament: number;
  left_overs: number;
}

/** Banners not placed yet. */
export interface Banners {
  inventory: number;
  beside: number;
}

/** A space of a workshop board. */
export interface BenchView {
  space: BenchId;
  price: number;
  dice: DieId[];
  tile: TileView | null;
  face_up: boolean;
  gives: Gives | null;
}

/** A builder: a player, or Ivan. */
export interface SeatView {
  colour: DieId;
  side: 'basic' | 'advanced' | null;
  recognition: number;
  track_space: number;
  prestige: number;
  next_prestige: number;
  rubles: number;
  stock: Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>;
  slots: number;
  banners: Banners;
  claimed: number;
  finished: number;
  ornaments: Record<'door' | 'arch' | 'cross', number>;
  decorated: number;
  workshop: BenchView[];
}

/** Where prestige that is given up would lead. */
export interface Sale {
  recognition: number;
  prestige: number;
  rubles: number;
}

/** What has been done in this turn, and what is in hand. */
export interface Now {
  may_sell: boolean;
  rerolled: boolean;
  tile: TileView | null;
  gives: Gives | null;
  jewels: Record<'green' | 'purple', number> | null;
  sale: Sale | null;
  deliveries: number;
  delivered: boolean;
  die: DieId | null;
  space: ResourceId | null;
  obtained: boolean;
  obtains: Gives | null;
  activated: boolean;
  card: number | null;
  influence: number | null;
  choices: number;
}

/** One of Ivan's cards. */
export interface IvanCardView {
  card: IvanId;
  die: DieId;
  n: number;
  decorates: boolean;
}

/** Ivan's cards, and what lies on them. */
export interface IvanView {
  turned: IvanId[];
  cards: IvanCardView[];
  inventory: Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>;
  construction: Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>;
}

/** Where the prestige of a builder comes from. */
export interface Score {
  prestige: number;
  track: number;
  pieces: number;
  left_over: number;
  towers: number;
}

/** How the game ended. */
export interface Result {
  reason: ReasonId;
  winners: number[];
  scores: Score[];
}

/** The table. */
export interface View {
  you: number | null;
  players: number;
  builders: number;
  board: 'basic' | 'advanced' | 'own';
  turn: number;
  step: 'choose_action' | 'place_tile' | 'build' | 'add_jewels' | 'market' | 'take_any' | 'swap_one' | 'use_workshop' | 'after_action' | 'send_ivan' | 'over';
  waiting: number[];
  asked: Asked | null;
  active: number;
  finisher: number | null;
  standstill: Standstill | null;
  towers: TowerView[];
  standings: Standing[];
  market: SpaceView[];
  influence: InfluenceView[];
  dice: Record<'red' | 'blue' | 'green' | 'yellow' | 'white', DieView>;
  ahead: Record<'red' | 'blue' | 'green' | 'yellow' | 'white', Landings> | null;
  reserve: Record<'wood' | 'brick' | 'stone' | 'gold' | 'green' | 'purple', number>;
  track: PrestigeSpaces;
  ornament_costs: Record<'door' | 'arch' | 'cross', MaterialId>;
  to_end: number;
  scoring: Scoring;
  seats: SeatView[];
  now: Now;
  ivan: IvanView | null;
  result: Result | null;
}
