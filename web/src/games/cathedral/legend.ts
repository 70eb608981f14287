/** The signs of the board and what they mean. */
import type { Legend } from '../client';
import LegendSign from './LegendSign.svelte';
import { MATERIALS, ORNAMENTS } from './view';

const legend: Legend = {
  Sign: LegendSign,
  signs: (speaker) => [
    ...(['recognition', 'rubles'] as const).map((id) => ({
      id,
      name: speaker.text(`resource-${id}`),
      text: speaker.text(`resource-${id}-help`),
      clause: '9.2',
    })),
    {
      id: 'prestige',
      name: speaker.text('thing', { what: 'prestige', count: 1 }),
      text: speaker.text('web-prestige-help'),
      clause: '9.2',
    },
    ...MATERIALS.map((id) => ({
      id,
      name: speaker.text(`resource-${id}`),
      text: speaker.text(`resource-${id}-help`),
      clause: '5.1',
    })),
    ...ORNAMENTS.map((id) => ({
      id,
      name: speaker.text(`ornament-${id}`),
      text: speaker.text(`ornament-${id}-help`),
      clause: '5.5',
    })),
  ],
};
export default legend;
