/** The games, found by folder: pictures at once, the rest when a table is opened. */
import type { Component } from 'svelte';
import { app } from '../core/app.svelte';
import type { ToldEvent, Words } from '../wire';
import type { GameClient, Samples } from './client';
import { byGame, clients } from './found';

export const pictures = byGame(
  import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' }),
);

/** The game whose ratings are shown first. */
export const firstGame = Object.keys(pictures)[0] ?? '';

/** Games that have an interactive first game. */
export const lessons = byGame(
  import.meta.glob<{ default: Lesson }>('../../../src/rubra/games/*/lesson.json'),
);

/** A game that is told and played step by step. */
export interface Lesson {
  /** the seat of the reader */
  reader: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** id of the text, after `<game>-lesson-` */
  text: string;
  /** the part of the table that it tells of: what has this `data-region` */
  point?: string;
  /** what happens before it is read: views and the events that lead to them */
  path: { view: unknown; events: ToldEvent[] }[];
  /** the move that the reader makes; none: they only read on */
  move?: Words;
}

/** What draws the things of a game's box, or null. */
export const loadSamples = async (game: string): Promise<Samples | null> =>
  (await clients[game]?.())?.default.samples?.() ?? null;

/** All that a table of a game needs: what it draws, and its words. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[game];
  if (!load) return null;
  const [client] = await Promise.all([load(), app.learnWords(game)]);
  return client.default;
}
