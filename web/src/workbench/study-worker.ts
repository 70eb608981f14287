/** The worker that plays games of an experiment, one of as many as there are cores. */
import { GameFailed, Playing, type Order, type Stuck } from './playing';
import type { Thing } from './lens';
import type { Sums } from './sums';

export type ToWorker =
  | { order: Order }
  | { play: number; count: number }
  | { record: number; run: number; about: string }
  | { find: 'things' | 'ways'; number: number; run: number; most: number }
  | { near: string; value: number; run: number; most: number }
  | { table: number; run: number; count: number };

export type FromWorker =
  | { ready: true; things: Thing[][]; ways: string[]; names: string[]; compared: number[] }
  | { sums: Sums; first: number; count: number; seconds: number }
  | { is: unknown }
  | { stuck: Stuck }
  | { failed: string };

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let playing: Playing;

async function answer(wish: ToWorker): Promise<FromWorker> {
  if ('order' in wish) {
    playing = await Playing.begin(wish.order, () => Promise.resolve());
    const { things, ways, figures } = playing;
    return { ready: true, things, ways, names: figures.names, compared: figures.compared };
  }
  if ('play' in wish) {
    const began = performance.now();
    const sums = await playing.play(wish.play, wish.count);
    const seconds = (performance.now() - began) / 1000;
    return { sums, first: wish.play, count: wish.count, seconds };
  }
  if ('record' in wish) return { is: await playing.record(wish.run, wish.record, wish.about) };
  if ('find' in wish) {
    return { is: await playing.gameWith(wish.run, wish.find, wish.number, wish.most) };
  }
  if ('near' in wish) {
    return { is: await playing.gameNear(wish.run, wish.near, wish.value, wish.most) };
  }
  return { is: await playing.table(wish.run, wish.table, wish.count) };
}

/** One after the other, in the order in which they were asked for. */
let before: Promise<void> = Promise.resolve();
scope.onmessage = ({ data }) => {
  before = before
    .then(() => answer(data))
    .catch((error: unknown): FromWorker => {
      if (error instanceof GameFailed) return { stuck: error.stuck };
      return { failed: error instanceof Error ? error.message : String(error) };
    })
    .then((told) => scope.postMessage(told));
};
