/** A recommended move, shown on the board and in the game's own terms. */
import type { HintHelp } from '../client';
import { same } from './ledger';
import type { Move } from './moves';
import { countsOf, type View } from './view';

const help: HintHelp<View, Move> = {
  marks: (move) => {
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
      case 'lay':
        return ['.mine .hand'];
      default:
        return ['.mine .act'];
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
        const claim = { red: move[1], blue: move[2], janus: move[3], pompey: move[4] };
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
