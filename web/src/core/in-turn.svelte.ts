/** Parts of a page are drawn one after the other, so that a tap in between is not kept waiting. */
import { untrack } from 'svelte';

let waiting = $state(0); // of all on the page: those that have parts to draw

export class InTurn {
  /** how many parts may be drawn by now */
  drawn = $state(0);

  /** While a component is made; `count`: how many parts it has by now. */
  constructor(count: () => number) {
    const isWaiting = $derived(this.drawn < count());
    $effect(() => {
      if (!isWaiting) return;
      untrack(() => (waiting += 1));
      return () => void (waiting -= 1);
    });
    $effect(() => {
      if (this.drawn >= count()) return;
      const timer = setTimeout(() => (this.drawn += 1));
      return () => clearTimeout(timer);
    });
  }

  /** Whether anything on the page is still to be drawn. */
  static get underway(): boolean {
    return waiting > 0;
  }
}
