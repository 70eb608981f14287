/** How the river was lost or saved, read from what happened. */
import type { Told } from '../../core/told';
import type { Event } from './moves';
import type { Speaker } from '../../core/speaker';
import type { ToldEvent } from '../../wire';
import { SOURCES, type View } from './view';

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

/** What came over the river, and who fought it. */
function fight(told: Tally, speaker: Speaker): string[] {
  const lines: string[] = [];
  const worst = [...told.added].sort((a, b) => b[1] - a[1])[0];
  if (worst) {
    const region = speaker.text(`region-${worst[0]}`);
    lines.push(speaker.text('web-defeat-worst', { region, count: worst[1] }));
  }
  const added = [...told.added.values()].reduce((n, k) => n + k, 0);
  lines.push(
    speaker.text('web-defeat-removed', { added, removed: told.removed, built: told.built }),
  );
  const best = [...told.mitigated].sort((a, b) => b[1] - a[1])[0];
  if (best)
    lines.push(
      speaker.text('web-defeat-best', { ...speaker.who({ name: best[0] }), count: best[1] }),
    );
  return lines;
}

/** How the river was saved, and what told in the end. */
export function victory(view: View, events: readonly ToldEvent[], speaker: Speaker): string[] {
  const lines = [speaker.text('web-victory-river', { left: view.drawer })];
  lines.push(...fight(tally(events), speaker));
  const [first, second] = view.seats
    .map((seat, n) => ({ ...seat, n }))
    .sort((a, b) => b.points - a.points);
  if (!first || !second || view.result?.winners.length !== 1) return lines;
  const winner = view.result.winners[0]!;
  const [best, other] = first.n === winner ? [first, second] : [second, first];
  // Where the lead over the next is largest
  const ahead = (name: (typeof SOURCES)[number]) => best.scored[name] - other.scored[name];
  const source = [...SOURCES].sort((a, b) => ahead(b) - ahead(a))[0]!;
  if (ahead(source) > 0)
    lines.push(
      speaker.text('web-victory-lead', {
        ...speaker.who({ name: best.n, rival: other.n }),
        source: speaker.text(`source-${source}`),
        count: ahead(source),
      }),
    );
  return lines;
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
  lines.push(...fight(told, speaker));
  if (told.era !== null)
    lines.push(speaker.text('web-defeat-era', { card: speaker.value('era_card', told.era) }));
  if (told.last) lines.push(speaker.text('web-defeat-last', { region: region(told.last) }));
  return lines;
}
