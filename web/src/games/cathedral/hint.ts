/** A recommended move, shown on the board and in the game's own terms. */
import type { HintHelp } from '../client';
import type { Desk } from './desk.svelte';
import type { Move } from './moves';
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
} from './words';
import { sectionAt } from './view';

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
        if (!section) return '';
        return [rewardText(section, speaker), penaltyText(view, move[2], move[3], speaker)]
          .filter(Boolean)
          .join(' ');
      }
      case 'move_die': {
        const landing = view.ahead?.[move[1]]?.find((one) => one.price === move[2]);
        return landing ? landingText(landing, view, speaker) : '';
      }
      case 'place':
        return tile ? `${capital(effectText(tile, speaker))}.` : '';
      case 'activate': {
        const bench = view.seats[you]?.workshop.find((one) => one.space === move[1]);
        return bench?.tile ? `${capital(effectText(bench.tile, speaker))}.` : '';
      }
      case 'influence': {
        const effect = influenceOf(move, view);
        if (!effect) return '';
        const gives = effect.gives ? ` (${givesText(effect.gives, speaker)})` : '';
        return `${capital(effectText(effect, speaker))}${gives}.`;
      }
      default:
        return '';
    }
  },
};
export default help;
