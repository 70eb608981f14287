/** From one view to the next in steps: the die moves, then it gives, then it is rolled. */
import type { Frame } from '../../core/frames';
import type { ToldEvent } from '../../wire';
import type { Event, Tower } from './moves';
import {
  sectionAt,
  TOWERS,
  type Colour,
  type Counts,
  type Material,
  type Resource,
  type SeatView,
  type Section,
  type View,
} from './view';

/** How long one looks at an event, in ms: what others do, and what one has just done oneself. */
const HOLD: Partial<Record<Event[0], [number, number]>> = {
  moved_die: [900, 430],
  rolled: [260, 260],
  rerolls: [500, 150],
  claimed: [900, 200],
  placed: [700, 200],
  delivered: [420, 160],
  finished: [1000, 500],
  decorated: [900, 400],
  added_jewel: [500, 200],
  used_influence: [600, 0],
  activated: [500, 0],
  gained: [550, 200],
  paid: [300, 0],
  swapped: [550, 200],
  penalised: [900, 700],
  sold_prestige: [600, 150],
  sixth_finished: [1400, 1200],
  left_over: [900, 900],
  scored_tower: [900, 900],
  total: [800, 800],
  ended: [400, 400],
  ivan_turned: [1300, 1300],
  ivan_stored: [700, 700],
  ivan_loaded: [700, 700],
  ivan_claimed: [900, 900],
  ivan_delivered: [700, 700],
  ivan_skipped: [600, 600],
};

export function frames(before: View, after: View, events: readonly ToldEvent[]): Frame<View>[] {
  const out: Frame<View>[] = [];
  let now: View = before;
  let actor = before.active;
  for (const [, words] of events) {
    const event = words as unknown as Event;
    if (event[0] === 'turn_began') {
      const [, turn, seat] = event;
      actor = seat;
      now = { ...now, turn, active: seat, ahead: null };
      continue;
    }
    const hold = HOLD[event[0]];
    if (!hold) continue;
    now = { ...applied(now, words, after), ahead: null };
    const mine = actor === before.you;
    const time = hold[mine ? 1 : 0];
    if (time) out.push({ view: now, hold: time, said: words });
  }
  // What I did myself and that was only one small thing needs no play
  if (out.length === 1 && actor === before.you && out[0]!.hold <= 200) out.pop();
  out.push({ view: after, hold: 0 });
  return out;
}

/** The view after an event, as far as the eye goes. */
export function applied(view: View, words: readonly unknown[], after: View): View {
  const event = words as unknown as Event;
  switch (event[0]) {
    case 'moved_die': {
      const [, seat, die, , price, space] = event;
      return moved(view, die, space, seat, price);
    }
    case 'rolled': {
      const [, die, value] = event;
      return {
        ...view,
        dice: { ...view.dice, [die]: { ...view.dice[die], value } },
        market: view.market.map((space) => ({
          ...space,
          dice: space.dice.map((one) => (one.die === die ? { ...one, value } : one)),
        })),
      };
    }
    case 'claimed': {
      const [, seat, tower, level, from] = event;
      const place = view.seats[seat]!;
      const banners = { ...place.banners, [from]: place.banners[from] - 1 };
      const slots = from === 'inventory' ? place.slots + 1 : place.slots;
      return edit(
        built(view, tower, level, (section) => ({ ...section, owner: seat, tile: null })),
        seat,
        { banners, slots },
      );
    }
    case 'ivan_claimed': {
      const [, tower, level] = event;
      const ivan = view.players;
      const banners = { ...view.seats[ivan]!.banners };
      return edit(
        built(view, tower, level, (section) => ({ ...section, owner: ivan, tile: null })),
        ivan,
        { banners: { ...banners, beside: banners.beside - 1 } },
      );
    }
    case 'placed': {
      const [, seat, , , , price] = event;
      return edit(view, seat, {
        workshop: after.seats[seat]!.workshop,
        rubles: view.seats[seat]!.rubles - price,
      });
    }
    case 'delivered': {
      const [, seat, material, tower, level] = event;
      const next = edit(view, seat, { stock: less(view.seats[seat]!.stock, material) });
      return built(next, tower, level, (section) => laid(section, material));
    }
    case 'ivan_delivered': {
      const [, count, tower, level] = event;
      const there = sectionAt(after, tower, level);
      return built(view, tower, level, (section) => ({
        ...section,
        missing: section.missing - count,
        laid: there && !there.finished ? there.laid : section.cost,
      }));
    }
    case 'finished': {
      const [, seat, tower, level, recognition, rubles] = event;
      const place = view.seats[seat]!;
      const next = edit(view, seat, {
        recognition: place.recognition + recognition,
        rubles: place.rubles + rubles,
        finished: place.finished + 1,
      });
      return built(next, tower, level, (section) => ({ ...section, finished: true, laid: {} }));
    }
    case 'decorated': {
      const [, seat, ornament, tower, level] = event;
      const place = view.seats[seat]!;
      const left = { ...place.ornaments };
      left[ornament] -= 1;
      const stock = less(place.stock, view.ornament_costs[ornament]);
      return built(edit(view, seat, { ornaments: left, stock }), tower, level, (section) => ({
        ...section,
        ornament: seat,
      }));
    }
    case 'added_jewel': {
      const [, seat, jewel] = event;
      return edit(view, seat, { stock: less(view.seats[seat]!.stock, jewel) });
    }
    case 'gained':
    case 'paid': {
      const [kind, seat, count, resource] = event;
      const sign = kind === 'gained' ? 1 : -1;
      return edit(view, seat, changed(view.seats[seat]!, resource, sign * count));
    }
    case 'swapped': {
      const [, seat, give, get] = event;
      const stock = less(view.seats[seat]!.stock, give);
      return edit(view, seat, { stock: { ...stock, [get]: stock[get] + 1 } });
    }
    case 'penalised': {
      const [, seat, , , count] = event;
      const place = view.seats[seat]!;
      return edit(view, seat, { recognition: Math.max(0, place.recognition - count) });
    }
    default:
      return view;
  }
}

function moved(view: View, die: Colour, space: Resource, seat: number, price: number): View {
  const value = view.dice[die].value;
  const next = {
    ...view,
    dice: { ...view.dice, [die]: { space, value } },
    market: view.market.map((one) => {
      const dice = one.dice.filter((other) => other.die !== die);
      return { ...one, dice: one.resource === space ? [...dice, { die, value }] : dice };
    }),
    now: { ...view.now, die, space },
  };
  return price ? edit(next, seat, { rubles: view.seats[seat]!.rubles - price }) : next;
}

function changed(place: SeatView, resource: Resource, count: number): Partial<SeatView> {
  if (resource === 'rubles') return { rubles: place.rubles + count };
  if (resource === 'recognition') return { recognition: place.recognition + count };
  return { stock: { ...place.stock, [resource]: place.stock[resource] + count } };
}

const less = (stock: Record<Material, number>, kind: Material): Record<Material, number> => ({
  ...stock,
  [kind]: Math.max(0, stock[kind] - 1),
});

function laid(section: Section, kind: Material): Section {
  const now: Counts = { ...section.laid, [kind]: (section.laid[kind] ?? 0) + 1 };
  return { ...section, laid: now, missing: Math.max(0, section.missing - 1) };
}

function edit(view: View, seat: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

function built(
  view: View,
  tower: Tower,
  level: number,
  change: (section: Section) => Section,
): View {
  const number = TOWERS.indexOf(tower);
  if (!sectionAt(view, tower, level)) return view;
  return {
    ...view,
    towers: view.towers.map((sections, t) =>
      t === number ? sections.map((one, n) => (n === level ? change(one) : one)) : sections,
    ),
  };
}
