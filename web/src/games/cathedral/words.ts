/** Longer sentences of the board, put together from the messages of the game. */
import type { Of } from '../../core/choices';
import type { Speaker } from '../../core/speaker';
import type { Move, Tower } from './moves';
import {
  sectionAt,
  sectionName,
  type Counts,
  type Effect,
  type Gives,
  type Landing,
  type SeatView,
  type Section,
  type View,
} from './view';

/** 2 wood, 1 gold */
export function things(counts: Counts, speaker: Speaker): string {
  return Object.entries(counts)
    .map(([what, count]) => speaker.text('thing', { what, count }))
    .join(', ');
}

/** What a tile or an influence action does. */
export function effectText(effect: Effect, speaker: Speaker): string {
  const values: Record<string, string | number> = { count: effect.n };
  if (effect.of)
    values.things = effect.of.map((kind) => speaker.text(`resource-${kind}`)).join(', ');
  if (effect.do === 'gain' && effect.what) {
    values.things = things({ [effect.what]: effect.n }, speaker);
  }
  if (effect.where) values.where = effect.where;
  if (effect.per) values.per = effect.per;
  if (effect.die) values.die = speaker.text(`die-${effect.die}`);
  let said = speaker.text(`effect-${effect.do}`, values);
  if (Object.keys(effect.cost).length) {
    said = speaker.text('effect-cost', { things: things(effect.cost, speaker), effect: said });
  }
  return effect.again ? speaker.text('effect-again', { effect: said }) : said;
}

/** 4 wood, room for 3 */
export function givesText(gives: Gives, speaker: Speaker): string {
  const all = things({ [gives.resource]: gives.count }, speaker);
  return gives.taken < gives.count
    ? speaker.text('web-gives-part', { things: all, taken: gives.taken })
    : all;
}

/** What a die would find: how many dice, how much of what, what it costs to get there. */
export function landingText(landing: Landing, view: View, speaker: Speaker): string {
  const space = String(speaker.text(`space-${landing.space}`));
  if (landing.full) return speaker.text('web-landing-full', { space, steps: landing.steps });
  const quantity = view.market.find((one) => one.resource === landing.space)?.quantity ?? 0;
  const said = speaker.text('web-landing', {
    steps: landing.steps,
    space,
    dice: landing.dice,
    quantity,
    gives: givesText(landing, speaker),
  });
  return landing.price
    ? `${said} ${speaker.text('web-landing-price', { price: landing.price })}`
    : said;
}

/** Who would lose what if a section were finished now. */
export function penaltyText(view: View, tower: Tower, level: number, speaker: Speaker): string {
  const found = sectionAt(view, tower, level)?.penalties ?? [];
  return found
    .map((one) =>
      speaker.text('web-penalty', {
        ...speaker.who({ seat: one.seat }),
        section: sectionName(tower, one.level),
        count: one.count,
      }),
    )
    .join(' ');
}

/** The effect of an influence action. */
export function influenceOf(move: Of<Move, 'influence'>, view: View): Effect | null {
  const card = view.influence.find((one) => one.card === move[1]);
  return card?.choices[move[2] === 'first' ? 0 : 1] ?? null;
}

/** A legal move as the words on its button. */
export function offerText(move: Move, view: View, seat: SeatView, speaker: Speaker): string {
  switch (move[0]) {
    case 'claim':
      return speaker.text(`web-claim-${move[3]}`, { section: sectionName(move[1], move[2]) });
    case 'place':
      return speaker.text(`web-place-${move[2]}`, {
        price: seat.workshop.find((bench) => bench.space === move[1])?.price ?? 0,
      });
    case 'obtain': {
      const space = view.market.find((one) => one.resource === view.now.space);
      if (!space || !view.now.obtains) return speaker.move(move);
      return speaker.text('web-obtain', {
        dice: space.dice.length,
        quantity: space.quantity,
        things: givesText(view.now.obtains, speaker),
      });
    }
    case 'influence': {
      const effect = influenceOf(move, view);
      return effect ? capital(effectText(effect, speaker)) : speaker.move(move);
    }
    case 'activate': {
      const bench = seat.workshop.find((one) => one.space === move[1]);
      if (!bench?.tile) return speaker.move(move);
      const gives = bench.gives ? `: ${givesText(bench.gives, speaker)}` : '';
      return `${speaker.value('tile', bench.tile.tile)}${gives}`;
    }
    case 'add_jewel': {
      const more = view.now.jewels?.[move[1] as keyof typeof view.now.jewels] ?? 0;
      return `${speaker.move(move)}: ${speaker.text('web-prestige', { count: more })}`;
    }
    case 'decorate': {
      const ornament = sectionAt(view, move[1], move[2])?.takes;
      if (!ornament) return speaker.move(move);
      return speaker.text('web-decorate', {
        ornament: speaker.text(`ornament-${ornament}`),
        price: things({ [view.ornament_costs[ornament]]: 1 }, speaker),
        section: sectionName(move[1], move[2]),
      });
    }
    default:
      return speaker.move(move);
  }
}

/** A section that somebody thinks of claiming or building: its tile, its reward, who would lose. */
export function sectionText(view: View, tower: Tower, level: number, speaker: Speaker): string {
  const section = sectionAt(view, tower, level);
  if (!section) return '';
  const said = [`${sectionName(tower, level)}, ${speaker.text(`section-${section.section}`)}.`];
  if (section.tile) {
    said.push(speaker.text('web-tile-here', { tile: speaker.value('tile', section.tile.tile) }));
    said.push(`${capital(effectText(section.tile, speaker))}.`);
  }
  if (!section.finished) said.push(rewardText(section, speaker));
  said.push(penaltyText(view, tower, level, speaker));
  return said.filter(Boolean).join(' ');
}

/** What finishing a section brings. */
export function rewardText(section: Section, speaker: Speaker): string {
  const { recognition, rubles } = section;
  const brings = { recognition, ...(rubles ? { rubles } : {}) };
  return speaker.text('web-reward', { things: things(brings, speaker) });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
