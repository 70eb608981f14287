/** Longer sentences of the board, put together from the messages of the game. */
import type { Speaker } from '../../core/speaker';
import { sectionName, type Counts, type Effect, type Gives, type Landing, type View } from './view';

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
export function penaltyText(view: View, tower: string, level: number, speaker: Speaker): string {
  const found = view.towers['abcdef'.indexOf(tower)]?.[level]?.penalties ?? [];
  return found
    .map((one) =>
      speaker.text('web-penalty', {
        seat: speaker.value('seat', one.seat),
        section: sectionName(tower, one.level),
        count: one.count,
      }),
    )
    .join(' ');
}
