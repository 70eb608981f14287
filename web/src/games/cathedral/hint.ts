/** A recommended move, shown on the board and in the game's own terms. */
import type { Speaker } from '../../core/speaker';
import type { HintHelp } from '../client';
import type { Desk } from './desk.svelte';
import type { Material, Move } from './moves';
import { targetOf } from './picks';
import type { View } from './view';
import {
  capital,
  effectText,
  givesText,
  influenceOf,
  landingText,
  penaltyText,
  rewardText,
  sectionText,
  things,
} from './words';
import { sectionAt } from './view';

/** How much of a material my sections still ask for. */
function needText(material: Material, view: View, you: number, speaker: Speaker): string {
  const count = view.towers
    .flat()
    .filter((section) => section.owner === you && !section.finished)
    .map((section) => (section.cost[material] ?? 0) - (section.laid[material] ?? 0))
    .reduce((all, one) => all + one, 0);
  return count > 0
    ? speaker.text('web-hint-need', { count, material: speaker.text(`resource-${material}`) })
    : speaker.text(`resource-${material}-help`);
}

const help: HintHelp<View, Move> = {
  marks: (move, view, desk) => {
    const target = targetOf(move);
    const found = [`[data-move="${move.join(' ')}"]`];
    (desk as Desk).tab = target ? 'site' : 'market';
    if (target) found.push(`[data-section="${target.tower}${target.level}"]`);
    if (move[0] === 'deliver') found.push(`[data-peg="${move[1]}"]`);
    if (move[0] === 'move_die') found.push(`[data-die="${move[1]}"]`, `[data-stall="${move[3]}"]`);
    if (move[0] === 'reroll') found.push(`[data-stall="${move[1]}"]`);
    if (move[0] === 'obtain') found.push(`[data-stall="${view.now.space}"]`);
    if (move[0] === 'influence') found.push(`[data-action="${move[1]} ${move[2]}"]`);
    if (move[0] === 'place' || move[0] === 'activate') found.push(`[data-bench="${move[1]}"]`);
    return found;
  },
  reason: (move, view, you, speaker) => {
    const tile = view.now.tile;
    switch (move[0]) {
      case 'claim':
        return sectionText(view, move[1], move[2], speaker);
      case 'deliver': {
        const section = sectionAt(view, move[2], move[3]);
        if (!section) return speaker.text('web-hint-deliver');
        return [rewardText(section, speaker), penaltyText(view, move[2], move[3], speaker)]
          .filter(Boolean)
          .join(' ');
      }
      case 'move_die': {
        const landing = view.ahead?.[move[1]]?.find((one) => one.price === move[2]);
        return landing ? landingText(landing, view, speaker) : speaker.text('web-hint-move_die');
      }
      case 'place':
        return move[2] === 'up' && tile
          ? `${capital(effectText(tile, speaker))}.`
          : speaker.text('web-hint-place');
      case 'activate': {
        const bench = view.seats[you]?.workshop.find((one) => one.space === move[1]);
        return bench?.tile
          ? `${capital(effectText(bench.tile, speaker))}.`
          : speaker.text('web-hint-activate');
      }
      case 'influence': {
        const effect = influenceOf(move, view);
        if (!effect) return speaker.text('web-hint-influence');
        const gives = effect.gives ? ` (${givesText(effect.gives, speaker)})` : '';
        return `${capital(effectText(effect, speaker))}${gives}.`;
      }
      case 'obtain': {
        const gives = view.now.obtains;
        return gives ? `${capital(givesText(gives, speaker))}.` : speaker.text('web-hint-room');
      }
      case 'decorate': {
        const takes = sectionAt(view, move[1], move[2])?.takes;
        const price = takes ? things({ [view.ornament_costs[takes]]: 1 }, speaker) : '';
        return speaker.text('web-hint-decorate', { price });
      }
      case 'add_jewel': {
        const count = view.now.jewels?.[move[1] as 'green' | 'purple'] ?? 0;
        return speaker.text('web-hint-jewel', { count });
      }
      case 'sell_prestige': {
        const count = view.now.sale?.rubles ?? 0;
        return speaker.text('web-hint-sell', { things: things({ rubles: count }, speaker) });
      }
      case 'take':
        return needText(move[1], view, you, speaker);
      case 'swap':
        return needText(move[2], view, you, speaker);
      case 'send_ivan':
        return sectionText(view, move[1], move[2], speaker);
      default:
        return speaker.text(`web-hint-${move[0]}`);
    }
  },
};
export default help;
