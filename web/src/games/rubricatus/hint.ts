/** A recommended move, shown on the board and in the game's own terms. */
import type { Speaker } from '../../core/speaker';
import type { HintHelp } from '../client';
import { abilityText, effectsText, worth } from './effects';
import type { Move, Resource } from './moves';
import { buildingOf, constructionOf, type View } from './view';

const stockText = (what: Resource, view: View, you: number, speaker: Speaker): string =>
  speaker.text('web-hint-stock', {
    count: view.seats[you]?.stock[what] ?? 0,
    most: view.limits.resource,
  });

const help: HintHelp<View, Move> = {
  marks: (move) => {
    const card = constructionOf(move);
    if (card !== null) return [`[data-card="${card}"]`];
    switch (move[0]) {
      case 'enter':
      case 'choose_region':
        return [`[data-space="${move[1]}"]`];
      case 'produce':
      case 'choose_resource':
        return [`.self .gauge.${move[1]}`];
      case 'bid':
      case 'points':
      case 'event':
        return [`[data-action="${move[1]}"]`];
      case 'send_eteria':
      case 'choose_eteria':
        return [`[data-eteria="${move[1]}"]`];
      default:
        return [`[data-move="${move.join(' ')}"]`];
    }
  },
  reason: (move, view, you, speaker) => {
    const number = constructionOf(move);
    const card = view.market.find((one) => one.number === number);
    if (card) {
      const building = buildingOf(move, view);
      const all = building && building.points + (building.bonus ?? 0) + (building.extension ?? 0);
      const total = all ? ` ${speaker.text('web-vp', { points: all })}.` : '';
      return `${worth(card, speaker)}.${total}`;
    }
    switch (move[0]) {
      case 'bid':
      case 'points':
      case 'event': {
        const held = view.seats[you]?.hand?.find((one) => one.number === move[1]);
        if (!held) return speaker.text('web-hint-bid');
        if (move[0] === 'event') return `${effectsText(held.event, speaker)}.`;
        if (move[0] === 'bid') return speaker.text('web-bid-how', { points: held.points });
        return `${speaker.text('web-vp', { points: held.points })}.`;
      }
      case 'enter':
      case 'choose_region': {
        const region = view.regions.find((one) => one.id === move[1]);
        if (!region) return speaker.text('web-hint-gone');
        const fit = view.market.filter((one) => one.sites[you]?.includes(region.id)).length;
        const said = [
          speaker.text('web-problems', { count: region.problems, most: view.limits.problems }),
          speaker.text('web-fits', { count: fit }),
        ];
        return `${said.join('. ')}.`;
      }
      case 'produce': {
        const would = view.action?.produce?.[move[1]];
        return would
          ? `${speaker.text('web-would', { points: would.points, stock: would.stock, steps: would.steps })}.`
          : stockText(move[1], view, you, speaker);
      }
      case 'send_eteria':
      case 'choose_eteria': {
        const all = [...view.eteries, ...(view.seats[you]?.eteries ?? [])];
        const eteria = all.find((one) => one.number === move[1]);
        return eteria ? abilityText(eteria, speaker) : speaker.text('web-hint-gone');
      }
      case 'mitigate': {
        const here = view.regions.find((one) => one.id === view.action?.region);
        return here
          ? `${speaker.text('web-problems', { count: here.problems, most: view.limits.problems })}.`
          : speaker.text('web-hint-gone');
      }
      case 'favour':
        return speaker.text('web-hint-favour', {
          ...speaker.who({ seat: move[1] }),
          count: view.seats[move[1]]?.points ?? 0,
        });
      case 'take':
        return speaker.text('web-hint-take', {
          seat: speaker.name(move[1]),
          count: view.seats[move[1]]?.stock[move[2]] ?? 0,
          own: view.seats[you]?.stock[move[2]] ?? 0,
        });
      case 'choose_resource':
        return stockText(move[1], view, you, speaker);
      case 'send_helper':
        return speaker.text('web-hint-helper');
      case 'leave':
        return speaker.text('web-hint-leave');
      default:
        return speaker.text('web-hint-gone');
    }
  },
};
export default help;
