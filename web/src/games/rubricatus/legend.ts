/** The signs of the board and what they mean. */
import type { Legend } from '../client';
import LegendSign from './LegendSign.svelte';
import { RESOURCES } from './view';

const OTHERS = {
  problem: '1.3',
  helper: '7.1',
  point: '1.2',
  step: '12.1',
  initiative: '4.2',
  eteria: '13.1',
  pair: '9.4',
  market: '8.4',
  card: '7.1',
  round: '3.1',
  person: '14.7',
  any: '14.4',
} as const;

const legend: Legend = {
  Sign: LegendSign,
  signs: (speaker) => [
    ...RESOURCES.map((id) => ({
      id,
      name: speaker.text(`resource-${id}`),
      text: speaker.text(`resource-${id}-help`),
      clause: '7.8',
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
