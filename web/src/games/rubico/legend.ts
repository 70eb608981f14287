/** The signs of the board and what they mean. */
import type { Legend } from '../client';
import LegendSign from './LegendSign.svelte';
import { KINDS } from './view';

const CLAUSES = { red: '7.5', blue: '7.5', janus: '7.2', pompey: '7.9' } as const;

const legend: Legend = {
  Sign: LegendSign,
  signs: (speaker) => [
    ...KINDS.map((id) => ({
      id,
      name: speaker.text(`card-${id}`),
      text: speaker.text(`card-${id}-help`),
      clause: CLAUSES[id],
    })),
    {
      id: 'staff',
      name: speaker.text('table-centurion'),
      text: speaker.text('web-centurion-help'),
      clause: '6.1',
    },
  ],
};
export default legend;
