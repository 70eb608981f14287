/** What those who sit at a table are called: people by their names, bots by the emblem of the seat. */
import type { SeatInfo } from '../wire';
import { app } from './app.svelte';
import { seatSign } from './seats';

export function nameOf(seat: SeatInfo | undefined, number: number): string {
  if (seat?.bot) return app.t(`web-emblem-${seatSign(number).emblem}`);
  // Whoever has deleted their account has left no name
  return seat?.name || app.t('seat-name', { number: number + 1 });
}

export const namesOf = (seats: readonly SeatInfo[]): string[] => seats.map(nameOf);
