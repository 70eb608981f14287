/** A recommended move, shown on the board and in the game's own terms. */
import type { HintHelp } from '../client';
import { abilityText, effectsText, worth } from './effects';
import type { Move } from './moves';
import { buildingOf, constructionOf, type View } from './view';

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
        if (!held) return '';
        if (move[0] === 'event') return `${effectsText(held.event, speaker)}.`;
        if (move[0] === 'bid') return speaker.text('web-bid-how', { points: held.points });
        return `${speaker.text('web-vp', { points: held.points })}.`;
      }
      case 'enter':
      case 'choose_region': {
        const region = view.regions.find((one) => one.id === move[1]);
        if (!region) return '';
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
          : '';
      }
      case 'send_eteria':
      case 'choose_eteria': {
        const all = [...view.eteries, ...(view.seats[you]?.eteries ?? [])];
        const eteria = all.find((one) => one.number === move[1]);
        return eteria ? abilityText(eteria, speaker) : '';
      }
      case 'mitigate': {
        const here = view.regions.find((one) => one.id === view.action?.region);
        return here
          ? `${speaker.text('web-problems', { count: here.problems, most: view.limits.problems })}.`
          : '';
      }
      default:
        return '';
    }
  },
};
export default help;
