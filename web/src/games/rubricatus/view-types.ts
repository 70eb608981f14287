// Made by tools/view_types.py from src/rubra/games/rubricatus/shown.py. Do not edit.

import type {
  Comarca as ComarcaId,
  Era as EraId,
  Reason as ReasonId,
  Region as RegionId,
  Resource as ResourceId,
} from './moves';
export type { ComarcaId, EraId, ReasonId, RegionId, ResourceId };

/** What the viewer is asked. */
export interface Asked {
  ask: 'bidding' | 'breaking_tie' | 'turning_era_card' | 'gathering' | 'acting' | 'choosing_card' | 'sending' | 'choosing_place' | 'in_region' | 'checking' | 'ending_round' | 'over' | 'nothing' | 'gain' | 'gain_any' | 'lose' | 'lose_any' | 'score' | 'forfeit' | 'take' | 'recruit' | 'replace' | 'add' | 'add_any' | 'add_everywhere' | 'remove' | 'remove_any' | 'purge';
  points?: number;
  region?: RegionId;
  choices?: 'mitigate' | 'build' | 'mitigate-build' | 'leave' | 'mitigate-leave' | 'build-leave' | 'mitigate-build-leave';
}

/** How far things go: a resource, the problems of a region, and those one may build among. */
export interface Limits {
  resource: number;
  problems: number;
  problems_to_build: number;
}

/** What the end gives, and an extension. */
export interface Scoring {
  extension: number;
  majority: number;
  majority_tied: number;
  all_eras: number;
  all_comarques: number;
  leftovers: number;
}

/** An Era of the track; the cards of another leave the market when it begins. */
export interface EraView {
  id: EraId;
  rounds: number;
  draw: number;
  helpers: number;
  leaving: EraId | null;
}

/** How the Era deck was made, and the calamities still in it where that is known. */
export interface Difficulty {
  name: 'standard' | 'easy' | 'hard' | 'calamities' | 'random';
  calamities: Record<'iberian' | 'ancient' | 'medieval' | 'modern' | 'contemporary', number> | null;
}

/** One word of a card, with what it is about. */
export interface EffectView {
  do: 'nothing' | 'gain' | 'gain_any' | 'lose' | 'lose_any' | 'score' | 'forfeit' | 'take' | 'recruit' | 'replace' | 'add' | 'add_any' | 'add_everywhere' | 'remove' | 'remove_any' | 'purge';
  what: 'bergueda' | 'bages' | 'solsones' | 'baix_llobregat' | 'bages_bergueda' | 'bages_solsones' | 'bages_baix_llobregat' | 'materials' | 'technology' | 'culture' | 'defence' | null;
  n: number;
  who: 'holder' | 'each';
}

/** What is looked at when the round ends, and who would pass as things stand. */
export interface Check {
  do: 'none' | 'calm' | 'all_calm' | 'has' | 'built' | 'leads';
  what: 'bergueda' | 'bages' | 'solsones' | 'baix_llobregat' | 'bages_bergueda' | 'bages_solsones' | 'bages_baix_llobregat' | 'materials' | 'technology' | 'culture' | 'defence' | null;
  n: number;
  passing: number[] | boolean;
}

/** The Era card of the round. */
export interface EraCardView {
  id: string;
  era: EraId;
  calamity: boolean;
  now: EffectView[];
  check: Check | null;
  prize: EffectView[];
  penalty: EffectView[];
}

/** An open region. */
export interface RegionView {
  id: RegionId;
  comarques: ComarcaId[];
  problems: number;
  calm: boolean;
  standing: number[];
}

/** A construction card. */
export interface ConstructionView {
  number: number;
  id: string;
  era: EraId;
  comarca: ComarcaId;
  cost: Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;
  problems: number;
  points: number;
  develop: Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;
  income: Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;
  partner: number | null;
}

/** So much of some resources. */
export type Amounts = Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;

/** A card of the market: where each seat could build it now, or why it cannot. */
export interface ForSale extends ConstructionView {
  regions: RegionId[];
  sites: RegionId[][];
  why_not: ('helpers' | 'cost' | 'taken' | 'problems' | 'elsewhere' | null)[];
  short: Amounts[];
  extends: number[];
}

/** The development tracks. */
export interface Tracks {
  end: number;
  points: number[];
  tokens: ResourceId[];
  first: number;
  later: number;
}

/** An etèria. */
export interface EteriaView {
  number: number;
  id: string;
  ability: 'soothe' | 'gather' | 'endure' | 'spare';
  what: ResourceId | null;
}

/** A construction that the actor may build now: what is paid, and the points it brings. */
export interface Building {
  construction: number;
  spared: ResourceId | null;
  cost: Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;
  points: number;
  bonus: number;
  extension: number;
}

/** What a resource would come to, and the steps of development on the way. */
export interface Production {
  points: number;
  stock: number;
  steps: number;
}

/** The action card being played, and what has been decided about it. */
export interface ActionNow {
  seat: number;
  card: string;
  points: number;
  eteria: string | null;
  region: RegionId | null;
  choices: ('mitigate' | 'build' | 'leave')[] | null;
  builds: Building[];
  building: number | null;
  produce: Record<'materials' | 'technology' | 'culture' | 'defence', Production> | null;
}

/** The effect that somebody has to decide about. */
export interface Choice {
  seat: number;
  do: 'nothing' | 'gain' | 'gain_any' | 'lose' | 'lose_any' | 'score' | 'forfeit' | 'take' | 'recruit' | 'replace' | 'add' | 'add_any' | 'add_everywhere' | 'remove' | 'remove_any' | 'purge';
  what: RegionId | null;
  n: number;
}

/** An action card. */
export interface ActionView {
  number: number;
  id: string;
  points: number;
  event: EffectView[];
  removed: boolean;
}

/** A player. */
export interface SeatView {
  points: number;
  scored: Record<'building' | 'bonus' | 'extension' | 'development' | 'cards' | 'last_card' | 'majority' | 'all_eras' | 'leftovers' | 'all_comarques', number>;
  stock: Record<'materials' | 'technology' | 'culture' | 'defence', number>;
  income: Partial<Record<'materials' | 'technology' | 'culture' | 'defence', number>>;
  track: Record<'materials' | 'technology' | 'culture' | 'defence', number>;
  helpers: number;
  at_home: number;
  eteries: EteriaView[];
  eteries_out: string[];
  worked: ResourceId[];
  built_now: number;
  constructions: ConstructionView[];
  cards: number;
  deck: number;
  discards: string[];
  removed: string[];
  hand?: ActionView[];
  bid: string | null;
}

/** How the game ended. */
export interface Result {
  reason: ReasonId;
  winners: number[];
  points: number[];
}

/** The table as one seat sees it, or somebody who only watches. */
export interface View {
  you: number | null;
  players: number;
  turn: number;
  round: number;
  rounds: number;
  era: EraId;
  step: 'bidding' | 'breaking_tie' | 'turning_era_card' | 'gathering' | 'acting' | 'choosing_card' | 'sending' | 'choosing_place' | 'in_region' | 'checking' | 'ending_round' | 'over';
  waiting: number[];
  asked: Asked | null;
  holder: number;
  order: number[];
  tied: number[];
  actor: number | null;
  turns_left: number;
  drawer: number;
  supply: number;
  limits: Limits;
  scoring: Scoring;
  eras: EraView[];
  difficulty: Difficulty;
  era_card: EraCardView | null;
  regions: RegionView[];
  market: ForSale[];
  decks: Record<'iberian' | 'ancient' | 'medieval' | 'modern' | 'contemporary', number>;
  tracks: Tracks;
  eteries: EteriaView[];
  action: ActionNow | null;
  choice: Choice | null;
  seats: SeatView[];
  result: Result | null;
}
