/** A recommended move, shown on the board and in the game's own terms. */
import type { Of } from '../../core/choices';
import type { HintHelp } from '../client';
import type { Desk } from './desk.svelte';
import { same } from './ledger';
import type { Move } from './moves';
import { cardsOf, countsOf, type Kind, type View } from './view';

const claimOf = (move: Of<Move, 'declare'>) => ({
  red: move[1],
  blue: move[2],
  janus: move[3],
  pompey: move[4],
});

const help: HintHelp<View, Move> = {
  drawn: ['lay', 'declare', 'say_nothing', 'take'],
  marks: (move, view, desk) => {
    switch (move[0]) {
      case 'take':
        return [`[data-row="${move[1]} ${move[2]}"]`];
      case 'summon':
      case 'peek':
        return [`[data-row="${move[2]} ${move[3]}"]`, '.mine .power'];
      case 'shift':
      case 'cover':
      case 'cancel':
      case 'favour':
        return ['.mine .power'];
      // What is recommended lies there as one would have laid it oneself
      case 'lay':
        (desk as Desk).row = move.slice(1).filter((card): card is Kind => card !== 'none');
        return ['.mine [data-slot="0"]', '.mine .act .button.main'];
      case 'declare':
        (desk as Desk).claim = cardsOf(claimOf(move));
        return ['.mine .claim li', '.mine .act .button.main'];
      default:
        return ['.mine .act .pair .button:last-child'];
    }
  },
  reason: (move, view, you, speaker) => {
    switch (move[0]) {
      case 'take': {
        const it = view.seats[move[1]];
        if (!it) return '';
        const seat = speaker.name(move[1]);
        if (!it.claim) return speaker.text('web-hint-silent', { seat });
        const { red, blue, janus, pompey } = it.claim;
        return speaker.event(['declared', move[1], red, blue, janus, pompey]);
      }
      case 'declare': {
        const claim = claimOf(move);
        const row = countsOf(view.seats[you]?.row.map((slot) => slot.card) ?? []);
        return speaker.text(same(claim, row) ? 'web-hint-truth' : 'web-hint-bluff');
      }
      case 'say_nothing':
        return speaker.text('web-hint-silence');
      case 'lay':
        return speaker.text('web-hint-lay', { card: speaker.text(`card-${move[1]}`) });
      case 'pass':
        return speaker.text('web-hint-keep');
      default:
        return speaker.text(`power-${move[1]}-help`);
    }
  },
};
export default help;
