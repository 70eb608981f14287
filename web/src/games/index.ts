/** The games on the shelf: pictures at once, the rest when a table is opened. */
import type { Component } from 'svelte';
import CathedralPicture from './cathedral/Picture.svelte';
import RubicoPicture from './rubico/Picture.svelte';
import type { GameClient } from './client';

export const pictures: Record<string, Component> = {
  rubico: RubicoPicture,
  cathedral: CathedralPicture,
};

const clients: Record<string, () => Promise<{ default: GameClient }>> = {
  rubico: () => import('./rubico') as unknown as Promise<{ default: GameClient }>,
  cathedral: () => import('./cathedral') as unknown as Promise<{ default: GameClient }>,
};

/** Games that have an interactive first game. */
export const lessons: Record<string, () => Promise<{ default: Lesson }>> = {
  rubico: () => import('./rubico/lesson') as Promise<{ default: Lesson }>,
};

/** A game that is told and played step by step. */
export interface Lesson {
  names: string[];
  players: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** id of the text, after `<game>-lesson-` */
  text: string;
  view: unknown;
  moves: (string | number)[][];
  events: [number, unknown[]][];
  /** the move that is asked of the reader; none: he only reads on */
  expected?: (string | number)[];
  /** any move of this kind will do, the story goes on as told */
  kind?: string;
}

export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[game];
  return load ? (await load()).default : null;
}
