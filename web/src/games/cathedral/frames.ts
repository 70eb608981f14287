/** From one view to the next in steps: the die moves, then it gives, then it is rolled. */
import type { Frame } from '../../core/frames';
import type { ToldEvent } from '../../wire';
import {
  MATERIALS,
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
const HOLD: Record<string, [number, number]> = {
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
    const kind = String(words[0]);
    if (kind === 'turn_began') {
      actor = Number(words[2]);
      now = { ...now, turn: Number(words[1]), active: actor, ahead: null };
      continue;
    }
    const hold = HOLD[kind];
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
  const [kind, ...parts] = words as [string, ...(string | number)[]];
  const seat = Number(parts[0]);
  switch (kind) {
    case 'moved_die':
      return moved(view, parts[1] as Colour, parts[4] as Resource, seat, Number(parts[3]));
    case 'rolled': {
      const die = parts[0] as Colour;
      const value = Number(parts[1]);
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
      const from = parts[3] === 'inventory' ? 'inventory' : 'beside';
      const place = view.seats[seat]!;
      const banners = { ...place.banners, [from]: place.banners[from] - 1 };
      const slots = from === 'inventory' ? place.slots + 1 : place.slots;
      return edit(
        built(view, parts[1], parts[2], (section) => ({ ...section, owner: seat, tile: null })),
        seat,
        { banners, slots },
      );
    }
    case 'ivan_claimed': {
      const ivan = view.players;
      const banners = { ...view.seats[ivan]!.banners };
      return edit(
        built(view, parts[0], parts[1], (section) => ({ ...section, owner: ivan, tile: null })),
        ivan,
        { banners: { ...banners, beside: banners.beside - 1 } },
      );
    }
    case 'placed':
      return edit(view, seat, {
        workshop: after.seats[seat]!.workshop,
        rubles: view.seats[seat]!.rubles - Number(parts[4]),
      });
    case 'delivered': {
      const kindOf = parts[1] as Material;
      const next = edit(view, seat, { stock: less(view.seats[seat]!.stock, kindOf) });
      return built(next, parts[2], parts[3], (section) => laid(section, kindOf));
    }
    case 'ivan_delivered':
      return built(view, parts[1], parts[2], (section) => {
        let next = section;
        for (const kindOf of MATERIALS) {
          while (next.missing > section.missing - Number(parts[0]) && open(next, kindOf)) {
            next = laid(next, kindOf);
          }
        }
        return next;
      });
    case 'finished': {
      const place = view.seats[seat]!;
      const next = edit(view, seat, {
        recognition: place.recognition + Number(parts[3]),
        rubles: place.rubles + Number(parts[4]),
        finished: place.finished + 1,
      });
      return built(next, parts[1], parts[2], (section) => ({
        ...section,
        finished: true,
        laid: {},
      }));
    }
    case 'decorated': {
      const [, ornament, tower, level] = parts;
      const place = view.seats[seat]!;
      const left = { ...place.ornaments };
      left[ornament as 'door'] -= 1;
      // Ivan pays nothing
      const paid = seat < view.players ? view.ornament_costs[ornament as 'door'] : null;
      const stock = paid ? less(place.stock, paid) : place.stock;
      return built(edit(view, seat, { ornaments: left, stock }), tower, level, (section) => ({
        ...section,
        ornament: seat,
      }));
    }
    case 'added_jewel':
      return edit(view, seat, { stock: less(view.seats[seat]!.stock, parts[1] as Material) });
    case 'gained':
    case 'paid': {
      const sign = kind === 'gained' ? 1 : -1;
      return edit(
        view,
        seat,
        changed(view.seats[seat]!, parts[2] as Resource, sign * Number(parts[1])),
      );
    }
    case 'swapped': {
      const [, give, get] = parts as [unknown, Material, Material];
      const stock = less(view.seats[seat]!.stock, give);
      return edit(view, seat, { stock: { ...stock, [get]: stock[get] + 1 } });
    }
    case 'penalised': {
      const place = view.seats[seat]!;
      return edit(view, seat, { recognition: Math.max(0, place.recognition - Number(parts[3])) });
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

const open = (section: Section, kind: Material): boolean =>
  (section.laid[kind] ?? 0) < (section.cost[kind] ?? 0);

function laid(section: Section, kind: Material): Section {
  const now: Counts = { ...section.laid, [kind]: (section.laid[kind] ?? 0) + 1 };
  return { ...section, laid: now, missing: Math.max(0, section.missing - 1) };
}

function edit(view: View, seat: number, change: Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

function built(
  view: View,
  tower: string | number | undefined,
  level: string | number | undefined,
  change: (section: Section) => Section,
): View {
  const number = TOWERS.indexOf(tower as 'a');
  if (!sectionAt(view, String(tower), Number(level))) return view;
  return {
    ...view,
    towers: view.towers.map((sections, t) =>
      t === number ? sections.map((one, n) => (n === Number(level) ? change(one) : one)) : sections,
    ),
  };
}
