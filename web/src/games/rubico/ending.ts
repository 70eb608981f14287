/** What decided the game, in a few sentences. */
import type { Speaker } from '../../core/speaker';
import type { Legion, View } from './view';

const BOTH: readonly Legion[] = ['italica', 'apollinaris'];

export function factsOf(view: View, speaker: Speaker): string[] {
  const { result, reveal, senate } = view;
  if (!result) return [];
  const name = speaker.names[view.centurion] ?? '';
  const lines = [speaker.text('web-end-turn', { turn: view.turn, name })];
  const { red, blue } = reveal;
  if (reveal.cards.length) lines.push(speaker.text('web-end-cards', { red, blue }));
  const most = Math.max(...BOTH.map((legion) => senate[legion]));
  if (result.side === 'caesar') {
    lines.push(speaker.text('web-end-lacked', { count: Math.max(0, senate.to_win - most) }));
  } else {
    const here = view.track.findIndex((one) => one.space === view.caesar);
    const steps = view.track.length - 1 - here;
    lines.push(speaker.text('web-end-steps', { steps }));
  }
  return lines;
}
