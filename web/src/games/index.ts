/** The games on the shelf: pictures at once, the rest when a table is opened. */
import type { Component } from 'svelte';
import { app } from '../core/app.svelte';
import CathedralPicture from './cathedral/Picture.svelte';
import RubicoPicture from './rubico/Picture.svelte';
import RubricatusPicture from './rubricatus/Picture.svelte';
import type { ToldEvent, Words } from '../wire';
import type { GameClient } from './client';

export const pictures: Record<string, Component> = {
  cathedral: CathedralPicture,
  rubico: RubicoPicture,
  rubricatus: RubricatusPicture,
};

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  cathedral: () => import('./cathedral') as unknown as Promise<{ default: GameClient }>,
  rubico: () => import('./rubico') as unknown as Promise<{ default: GameClient }>,
  rubricatus: () => import('./rubricatus') as unknown as Promise<{ default: GameClient }>,
};

/** Games that have an interactive first game. */
export const lessons: Record<string, () => Promise<{ default: Lesson }>> = {
  cathedral: () => import('./cathedral/lesson.json') as unknown as Promise<{ default: Lesson }>,
  rubico: () => import('./rubico/lesson.json') as unknown as Promise<{ default: Lesson }>,
  rubricatus: () => import('./rubricatus/lesson.json') as unknown as Promise<{ default: Lesson }>,
};

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
  /** the move that the reader makes; none: he only reads on */
  move?: Words;
}

/** All that a table of a game needs: what it draws, and its words. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[game];
  if (!load) return null;
  const [client] = await Promise.all([load(), app.learnWords(game)]);
  return client.default;
}
