/** From one view to the next in steps: bids turned up together, Era cards, problems one by one. */
import type { Told } from '../../core/told';
import type { Event } from './moves';
import type { Frame } from '../../core/frames';
import type { ToldEvent } from '../../wire';
import type { Region, RegionId, Resource, SeatView, Stage, View } from './view';

const BID = 520;
const WON = 1500;
const ERA = 2200;
const PROBLEM = 420;
const SMALL = 320;
const BUILT = 1700;
const CHECK = 1500;

type Said = readonly unknown[];

export function frames(before: View, after: View, events: readonly ToldEvent[]): Frame<View>[] {
  const out: Frame<View>[] = [];
  let now: View = before;
  let stage: Stage | undefined;
  const show = (view: View, hold: number, said?: Said) => {
    now = { ...view, stage };
    out.push({ view: now, hold, said });
  };
  const seat = (number: number, change: (place: SeatView) => Partial<SeatView>): View => ({
    ...now,
    seats: now.seats.map((one, n) => (n === number ? { ...one, ...change(one) } : one)),
  });

  for (const [, words] of events) {
    const [kind, first, second, third] = words as unknown as Told<Event>;
    // What is staged stays until something else happens on the table
    if (stage?.kind === 'bids' && !['bid_shown', 'tied', 'initiative'].includes(kind))
      stage = undefined;
    if (stage?.kind === 'era' && kind !== 'era_card') stage = undefined;
    if (
      stage?.kind === 'check' &&
      !['passed', 'failed', 'table_passed', 'table_failed'].includes(kind)
    )
      stage = undefined;
    if (stage?.kind === 'built' && kind !== 'built') stage = undefined;
    switch (kind) {
      case 'bid_shown': {
        const shown = stage?.kind === 'bids' ? stage.shown : [];
        const bid = { seat: first as number, card: second as number, points: third as number };
        stage = { kind: 'bids', shown: [...shown, bid], winner: null, tied: false };
        show(now, BID, words);
        break;
      }
      case 'tied':
        if (stage?.kind === 'bids') stage = { ...stage, tied: true };
        show(now, 900, words);
        break;
      case 'initiative':
        if (stage?.kind === 'bids') stage = { ...stage, winner: first };
        show({ ...now, holder: first }, stage ? WON : 600, words);
        break;
      case 'round_began':
        show(
          {
            ...now,
            round: first,
            era: second,
            era_card: null,
            regions: now.regions.map((region) => ({ ...region, standing: [] })),
          },
          900,
          words,
        );
        break;
      case 'era_card': {
        stage = { kind: 'era', card: first, calamity: after.era_card?.calamity ?? false };
        show({ ...now, era_card: after.era_card }, ERA, words);
        break;
      }
      case 'checked':
        stage = { kind: 'check', card: first, verdicts: [] };
        show(now, 700, words);
        break;
      case 'passed':
      case 'failed':
      case 'table_passed':
      case 'table_failed': {
        const one = {
          seat: kind.startsWith('table') ? null : (first as number),
          passed: kind.endsWith('passed'),
        };
        if (stage?.kind === 'check') stage = { ...stage, verdicts: [...stage.verdicts, one] };
        show(now, kind.startsWith('table') ? CHECK : 500, words);
        break;
      }
      case 'problem_added':
      case 'problem_removed':
        show(
          {
            ...now,
            drawer: third,
            regions: now.regions.map((region) =>
              region.id === (first as RegionId)
                ? { ...region, problems: second, calm: calmWith(second, region, after) }
                : region,
            ),
          },
          PROBLEM,
          words,
        );
        break;
      case 'played_points':
      case 'played_event':
        show(now, 600, words);
        break;
      case 'entered':
        show(
          {
            ...now,
            regions: now.regions.map((region) =>
              // whoever comes a second time stands there already
              region.id === (second as RegionId)
                ? { ...region, standing: [...new Set([...region.standing, first])] }
                : region,
            ),
          },
          SMALL,
          words,
        );
        break;
      case 'produced':
      case 'gained':
      case 'income':
      case 'lost':
      case 'took':
      case 'developed':
      case 'scored':
      case 'majority':
      case 'forfeited':
        show(changed(seat, kind, words), SMALL, words);
        break;
      case 'built': {
        const found = now.market.find((one) => one.number === second);
        if (!found) break;
        stage = { kind: 'built', seat: first, card: found, region: third };
        show({ ...now, market: now.market.filter((one) => one !== found) }, BUILT, words);
        break;
      }
      case 'came_to_market':
      case 'left_market': {
        const found = after.market.filter(
          (one) => now.market.some((old) => old.number === one.number) || one.number === first,
        );
        show(
          {
            ...now,
            market:
              kind === 'left_market' ? now.market.filter((one) => one.number !== first) : found,
          },
          260,
          words,
        );
        break;
      }
      case 'mitigated': // what it cost is seen in the end
      case 'recruited':
      case 'helper_gained':
      case 'idle':
      case 'last_card':
      case 'extended':
        show(now, 600, words);
        break;
      case 'ended':
        show({ ...now, drawer: after.drawer }, 900, words);
        break;
    }
  }
  out.push({ view: after, hold: 0 });
  return out;
}

/** Whether one may build in a region with so many problems, where a view has said so. */
function calmWith(problems: number, region: Region, after: View): boolean {
  const then = after.regions.find((one) => one.id === region.id);
  return (then?.problems === problems ? then : region).calm;
}

/** What a told change makes of a seat; where the event does not say it all, the view does in the end. */
function changed(
  seat: (number: number, change: (place: SeatView) => Partial<SeatView>) => View,
  kind: string,
  words: Said,
): View {
  const who = words[1] as number;
  const what = words[2] as Resource;
  switch (kind) {
    case 'lost':
      return seat(who, (place) => ({
        stock: { ...place.stock, [what]: place.stock[what] - (words[3] as number) },
      }));
    case 'developed':
      return seat(who, (place) => ({ track: { ...place.track, [what]: words[3] as number } }));
    case 'scored':
    case 'majority':
      return seat(who, (place) => ({ points: place.points + (words[2] as number) }));
    case 'forfeited':
      return seat(who, (place) => ({ points: place.points - (words[2] as number) }));
    default:
      return seat(who, () => ({}));
  }
}
