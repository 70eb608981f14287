/** What one has taken into the hand and not yet put anywhere, and what one looks at. */
import type { Colour } from './view';
import type { Pick } from './picks';

export class Desk {
  /** chosen first: a die, a section, something from the bench */
  pick = $state.raw<Pick | null>(null);
  /** a die that is only pointed at */
  pointed = $state<Colour | null>(null);
  /** how much further than its value the die would go */
  extra = $state<number | null>(null);
  /** a section that is only pointed at, as its name */
  looked = $state<string | null>(null);
  /** what is shown on a narrow screen */
  tab = $state<'market' | 'site' | 'builders'>('market');

  take(pick: Pick | null): void {
    this.pick = pick;
    this.extra = null;
  }
}
