/** The signs on the cards of the Senate. */
import type { Legion } from './view';

export const LEGION_SIGNS: Record<Legion, string> = { italica: 'I', apollinaris: 'XV' };
/** What a card does for a turn. */
export const SENATE_MARKS: Record<string, string> = {
  extra_card: '+?',
  discard_card: '−?',
  one_blue: '+1',
  one_red: '+1',
  none: '',
};
