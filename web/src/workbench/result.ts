/** What games have shown, as the page of findings wants it: of the workbench, or of `rubra lab report`. */
import type { Thing } from './lens';
import type { Sums } from './sums';

/** A figure of the box that is another from run to run. */
export interface Axis {
  label: string;
  values: number[];
}

/** How a game of a run is watched; what is not there cannot be asked for. */
export interface Watching {
  /** whether a game can be shown */
  has(run: number, game: number): boolean;
  show(run: number, game: number): Promise<void>;
  /** a game in which a figure is as near to a value as can be */
  near?(run: number, figure: string, value: number): Promise<number | null>;
  /** whether the workbench, which can open this, shows a game for every figure */
  inWorkbench?: boolean;
  /** a game in which a thing is taken, or points are made in a way */
  using?(run: number, what: 'things' | 'ways', number: number): Promise<number | null>;
}

export interface Result {
  sums: Sums;
  /** what was counted, by run */
  things: Thing[][];
  ways: string[];
  /** of the runs; the first is what the others are compared with */
  names: string[];
  /** at the table of each run */
  players: number[];
  bots: string[];
  /** one: a curve; two: a map, whose runs go row by row; none: the runs are variants */
  axes: Axis[];
  sides: string[];
  /** how a game can end, and which side has won then */
  reasons: readonly (readonly [name: string, side: string | null])[];
  watching: Watching;
  /** play until there are so many games; what cannot go on, or is at it, does not say how */
  playTo?: (games: number) => void;
  /** tables at which a change is noticed that is not noticed at this one */
  elsewhere?: { text: string; play: () => void }[];
}
