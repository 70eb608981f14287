/** How the river was lost, read from what happened. */
import type { Told } from '../../core/told';
import type { Event } from './moves';
import type { Speaker } from '../../core/speaker';
import type { ToldEvent } from '../../wire';
import type { View } from './view';

export interface Tally {
  added: Map<string, number>;
  removed: number;
  /** problems mitigated, by seat */
  mitigated: Map<number, number>;
  /** the Era card of the last round */
  era: number | null;
  /** the region of the last problem */
  last: string | null;
  built: number;
}

export function tally(events: readonly ToldEvent[]): Tally {
  const found: Tally = {
    added: new Map(),
    removed: 0,
    mitigated: new Map(),
    era: null,
    last: null,
    built: 0,
  };
  for (const [, words] of events) {
    const [kind, first] = words as unknown as Told<Event>;
    if (kind === 'problem_added') {
      found.added.set(first, (found.added.get(first) ?? 0) + 1);
      found.last = first;
    } else if (kind === 'problem_removed') found.removed += 1;
    else if (kind === 'mitigated')
      found.mitigated.set(first, (found.mitigated.get(first) ?? 0) + 1);
    else if (kind === 'era_card') found.era = first;
    else if (kind === 'built') found.built += 1;
    else if (kind === 'round_began') found.era = null;
  }
  return found;
}

/** The story in a few sentences. */
export function defeat(view: View, events: readonly ToldEvent[], speaker: Speaker): string[] {
  const told = tally(events);
  const region = (id: string) => speaker.text(`region-${id}`);
  const lines = [
    speaker.text('web-defeat-when', {
      era: speaker.text(`era-${view.era}`),
      round: view.round,
      rounds: view.rounds,
    }),
  ];
  const worst = [...told.added].sort((a, b) => b[1] - a[1])[0];
  if (worst)
    lines.push(speaker.text('web-defeat-worst', { region: region(worst[0]), count: worst[1] }));
  const added = [...told.added.values()].reduce((n, k) => n + k, 0);
  lines.push(
    speaker.text('web-defeat-removed', { added, removed: told.removed, built: told.built }),
  );
  const best = [...told.mitigated].sort((a, b) => b[1] - a[1])[0];
  if (best)
    lines.push(
      speaker.text('web-defeat-best', { ...speaker.who({ name: best[0] }), count: best[1] }),
    );
  if (told.era !== null)
    lines.push(speaker.text('web-defeat-era', { card: speaker.value('era_card', told.era) }));
  if (told.last) lines.push(speaker.text('web-defeat-last', { region: region(told.last) }));
  return lines;
}
