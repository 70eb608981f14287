/** The signs of the board and what they mean. */
import type { Legend } from '../client';
import LegendSign from './LegendSign.svelte';
import { MATERIALS, ORNAMENTS } from './view';

/** Signs with a message of their own, in the order in which they are met. */
const OTHERS = {
  banner: '4.1',
  tile: '6.8',
  'tile-down': '4.4',
  die: '6.1',
  'die-white': '6.2',
  season: '2.5',
  group: '7.1',
  any: '7.5',
  swap: '7.6',
  gather: '7.7',
  workshop: '7.8',
  deliver: '7.9',
  sections: '7.10',
  ornaments: '7.10',
  towers: '7.10',
  again: '7.3',
} as const;
export type OwnSign = keyof typeof OTHERS;

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
    ...Object.entries(OTHERS).map(([id, clause]) => ({
      id,
      name: speaker.text(`web-sign-${id}`),
      text: speaker.text(`web-sign-${id}-help`),
      clause,
    })),
  ],
};
export default legend;
