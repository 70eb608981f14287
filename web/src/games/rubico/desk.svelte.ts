/** What one is about to do: the order of my cards, my claim, a card I point at. */
import type { Move } from './moves';
import { cardsOf, type Counts, type Kind } from './view';

export class Desk {
  /** my cards, in the order in which I would lay them */
  row = $state<Kind[]>([]);
  /** what I would declare */
  claim = $state<Kind[]>([]);
  /** a card of the row that was picked up, to change places with another */
  picked = $state<number | null>(null);
  /** my power is out: its targets are shown on the board */
  armed = $state(false);
  /** chosen, and waiting for a second look */
  pending = $state.raw<Move | null>(null);
  private hand = '';

  /** A new hand: begin with the order of the kinds, and with the truth. */
  deal(turn: number, hand: Counts): void {
    const cards = cardsOf(hand);
    const key = `${turn} ${cards.join()}`;
    if (key === this.hand) return;
    this.hand = key;
    this.row = cards;
    this.claim = [...cards];
    this.picked = null;
  }

  /** The row is laid: a claim begins with the truth about it. */
  begin(turn: number, row: readonly (Kind | null)[]): void {
    const cards = row.filter((card) => card !== null);
    const key = `${turn} laid ${cards.join()}`;
    if (key === this.hand) return;
    this.hand = key;
    this.claim = cards;
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= this.row.length || from === to) return;
    const row = [...this.row];
    const [card] = row.splice(from, 1);
    row.splice(to, 0, card!);
    this.row = row;
  }

  swap(one: number, other: number): void {
    const row = [...this.row];
    [row[one], row[other]] = [row[other]!, row[one]!];
    this.row = row;
  }

  clear(): void {
    this.armed = false;
    this.pending = null;
    this.picked = null;
  }
}
