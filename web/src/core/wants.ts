/** What is reached for and cannot be had now: a tap or a key asks the game why. */
import type { Words } from '../wire';

interface Asking<Move extends Words> {
  why?(move: Move, at: Element): void;
}

/**
 * `{...wants(place, can ? null : ['enter', region])}` on a part of the board makes it a button that
 * says why not; nothing where nobody decides, as in a replay. Put it after `role`, which it replaces.
 */
export function wants<Move extends Words>(place: Asking<Move>, move: Move | null | undefined) {
  if (!place.why || !move) return {};
  const ask = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    place.why?.(move, event.currentTarget as Element);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    'aria-disabled': true,
    onclick: ask,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') ask(event);
    },
  };
}
