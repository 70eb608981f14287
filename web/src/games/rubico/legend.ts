/** The signs of the board and what they mean. */
import type { Legend } from '../client';
import LegendSign from './LegendSign.svelte';
import { POWER_SIGNS } from './powers';
import { KINDS } from './view';

const CARDS = { red: '7.5', blue: '7.5', janus: '7.2', pompey: '7.9' } as const;
const ROAD = { castrum: '7.7', rome: '3.3', caesar: '7.5' } as const;
export const LEGIONS = ['italica', 'apollinaris'] as const;
/** What Senate cards do, each with one that does it. */
export const EFFECTS = {
  extra_card: 'muster',
  discard_card: 'desertion',
  one_red: 'acclamation',
  one_blue: 'veto',
} as const;

const legend: Legend = {
  Sign: LegendSign,
  signs: (speaker) => [
    ...KINDS.map((id) => ({
      id,
      name: speaker.text(`card-${id}`),
      text: speaker.text(`card-${id}-help`),
      clause: CARDS[id],
    })),
    {
      id: 'staff',
      name: speaker.text('table-centurion'),
      text: speaker.text('web-centurion-help'),
      clause: '6.1',
    },
    ...Object.entries(ROAD).map(([id, clause]) => ({
      id,
      name: speaker.text(`web-sign-${id}`),
      text: speaker.text(`web-sign-${id}-help`),
      clause,
    })),
    ...LEGIONS.map((id) => ({
      id,
      name: speaker.text(`legion-${id}`),
      text: speaker.text('web-sign-legion-help'),
      clause: '1.3',
    })),
    ...Object.entries(EFFECTS).map(([id, card]) => ({
      id,
      name: speaker.text(`web-effect-${id}`, { count: 1 }),
      text: speaker.text(`senate-${card}-help`),
      clause: '8.3',
    })),
    ...Object.keys(POWER_SIGNS).map((id) => ({
      id,
      name: speaker.text(`power-${id}`),
      text: speaker.text(`power-${id}-help`),
      clause: '9.1',
    })),
  ],
};
export default legend;
