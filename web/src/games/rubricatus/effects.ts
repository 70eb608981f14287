/** The words of the cards (chapter 14 of the rules): as sentences and as signs. */
import type { Speaker } from '../../core/speaker';
import type { GlyphName } from './Glyph.svelte';
import {
  RESOURCES,
  type Amounts,
  type Construction,
  type Effect,
  type EraCard,
  type Eteria,
  type ForSale,
  listed,
} from './view';

export interface Sign {
  /** what stands before the signs, such as +2 */
  count: string;
  glyphs: GlyphName[];
  /** for each player */
  each: boolean;
  /** a region that is meant */
  region: string | null;
  bad: boolean;
}

export function signOf(effect: Effect): Sign {
  const { n } = effect;
  const what = effect.what as GlyphName;
  const [count, glyphs, bad] = ((): [string, GlyphName[], boolean] => {
    switch (effect.do) {
      case 'gain':
        return [`+${n}`, [what], false];
      case 'gain_any':
        return [`+${n}`, ['any'], false];
      case 'lose':
        return [`−${n}`, [what], true];
      case 'lose_any':
        return [`−${n}`, ['any'], true];
      case 'score':
        return [`+${n}`, ['point'], false];
      case 'forfeit':
        return [`−${n}`, ['point'], true];
      case 'take':
        return [`${n}`, ['person', 'any'], false];
      case 'recruit':
        return ['+1', ['eteria'], false];
      case 'replace':
        return [`${n}`, ['market', 'round'], false];
      case 'add':
      case 'add_any':
      case 'add_everywhere':
        return [`+${n}`, ['problem'], true];
      case 'remove':
      case 'remove_any':
        return [`−${n}`, ['problem'], false];
      default:
        return ['', ['market'], true];
    }
  })();
  const region = effect.do === 'add' || effect.do === 'remove' ? effect.what : null;
  return { count, glyphs, bad, region, each: effect.who === 'each' };
}

function what(words: { what: string | null }, speaker: Speaker): string {
  if (words.what === null) return '';
  const resource = (RESOURCES as readonly string[]).includes(words.what);
  return speaker.text(`${resource ? 'resource' : 'region'}-${words.what}`);
}

/** So much of a resource: 1 material, 2 defence. */
export const amountText = (n: number, resource: string, speaker: Speaker): string =>
  speaker.text('amount', { n, resource, what: speaker.text(`resource-${resource}`) });

export const amountsText = (amounts: Amounts, speaker: Speaker): string =>
  listed(amounts)
    .map(([name, n]) => amountText(n, name, speaker))
    .join(', ');

/** What the message of an effect or a check may mention. */
function values(words: { what: string | null; n: number }, speaker: Speaker) {
  const name = what(words, speaker);
  const amount = speaker.text('amount', { n: words.n, resource: words.what ?? '', what: name });
  return { n: words.n, what: name, amount };
}

export function effectText(effect: Effect, speaker: Speaker): string {
  const said = speaker.text(`effect-${effect.do}`, values(effect, speaker));
  return effect.who === 'each' ? speaker.text('effect-each', { effect: said }) : said;
}

export const effectsText = (effects: readonly Effect[], speaker: Speaker): string =>
  effects.map((effect) => effectText(effect, speaker)).join('; ');

/** Whom the prize is for, or the penalty. */
export function checkText(
  check: NonNullable<EraCard['check']>,
  part: 'prize' | 'penalty',
  speaker: Speaker,
): string {
  const message = part === 'prize' ? `met-${check.do}` : `missed-${check.do}`;
  return speaker.text(message, values(check, speaker));
}

/** Where a seat could build a card now, or why it cannot. */
export function sitesText(card: ForSale, seat: number, speaker: Speaker): string {
  const why = card.why_not[seat];
  if (why)
    return speaker.text(`why-${why}`, { what: amountsText(card.short[seat] ?? {}, speaker) });
  const regions = (card.sites[seat] ?? []).map((id) => speaker.text(`region-${id}`)).join(', ');
  return speaker.text('why-sites', { regions });
}

export function abilityText(eteria: Eteria, speaker: Speaker): string {
  const amount = eteria.what === null ? '' : amountsText({ [eteria.what]: 1 }, speaker);
  return speaker.text(`ability-${eteria.ability}`, { what: what(eteria, speaker), amount });
}

/** What a construction gives and takes, as one line. */
export function worth(card: Construction, speaker: Speaker): string {
  const parts: string[] = [];
  parts.push(`${speaker.text('table-cost')}: ${amountsText(card.cost, speaker)}`);
  if (card.problems) parts.push(`${speaker.text('table-problems')}: ${card.problems}`);
  if (card.points) parts.push(speaker.text('effect-score', { n: card.points }));
  for (const [name, n] of listed(card.develop))
    parts.push(speaker.text('bonus-develop', { n, what: speaker.text(`resource-${name}`) }));
  if (listed(card.income).length)
    parts.push(`+${amountsText(card.income, speaker)} ${speaker.text('table-each-round')}`);
  return parts.join('; ');
}
