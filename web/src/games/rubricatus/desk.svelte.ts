/** What one is about to do: a card in hand, a construction looked at, somebody's board opened. */
import type { Move } from './moves';
import type { RegionId } from './view';

export class Desk {
  /** the card of my hand that is lifted */
  card = $state<number | null>(null);
  /** chosen, and waiting for a second look */
  pending = $state.raw<Move | null>(null);
  /** the construction that is read */
  read = $state<number | null>(null);
  /** the seat whose board is looked at */
  board = $state<number | null>(null);
  /** the construction that is pointed at, and where it could stand */
  pointed = $state<number | null>(null);
  where = $state.raw<readonly RegionId[]>([]);

  clear(): void {
    this.card = null;
    this.pending = null;
  }
}
