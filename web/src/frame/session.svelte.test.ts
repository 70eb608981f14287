import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { app } from '../core/app.svelte';
import type { TableState } from '../core/scene';
import { Texts } from '../core/texts';
import { Session } from './session.svelte';

const state = (version: number, more: object = {}): TableState =>
  ({
    epoch: 'e',
    version,
    events: [],
    lines: NOTHING_SAID,
    scene: { table: { seats: SEATS, phase: 'playing' }, viewer: 0, view: { version }, ...more },
  }) as unknown as TableState;
const SEATS = [{ person: 'a' }, { person: 'b' }];
const NOTHING_SAID: never[] = [];

test('what shows one part of a place is drawn again only when that part has changed', () => {
  app.texts = new Texts('en', 'seat-name = Seat');
  const session = new Session('table', null);
  const take = (next: TableState) => {
    (session as unknown as { take(state: TableState): void }).take(next);
    flushSync();
  };
  session.words = {
    info: { name: 'game' },
    spoken: {},
    moves: [],
    events: [],
    statements: [],
    questions: [],
  } as never;
  take(state(1));
  const { place } = session;
  expect(place?.view).toEqual({ version: 1 });
  const drawn = { view: 0, speaker: 0, seats: 0, you: 0, said: 0, choices: 0 };
  const stop = $effect.root(() => {
    for (const part of Object.keys(drawn) as (keyof typeof drawn)[]) {
      $effect(() => {
        void place![part];
        drawn[part] += 1;
      });
    }
  });
  flushSync();
  take(state(2));
  expect(session.place).toBe(place);
  expect(drawn).toEqual({ view: 2, speaker: 1, seats: 1, you: 1, said: 1, choices: 1 });
  take(state(3, { moves: [['go', 1]] }));
  expect(drawn).toEqual({ view: 3, speaker: 1, seats: 1, you: 1, said: 1, choices: 2 });
  stop();
});
