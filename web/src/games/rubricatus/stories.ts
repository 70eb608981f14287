/** Texts that are loaded only with the part that says them. */
import { app } from '../../core/app.svelte';

/** A part of the game, once its texts are there too. */
export async function withStories<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, app.learnWords('rubricatus/stories')]);
  return found;
}
