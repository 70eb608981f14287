/** Studies in Node, for tests: reads one JSON a line, and answers each with one line. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openBox, type BoxReader } from '../../../web/src/local/boxes/open';
import type { Description } from '../../../web/src/local/description';
import { standardBox } from '../../../web/src/local/engine';
import { differences, wins, seatWins, means, things, quantile } from '../../../web/src/workbench/findings';
import type { StudyInfo } from '../../../web/src/workbench/lens';
import { Playing } from '../../../web/src/workbench/playing';
import { emptySums, merge } from '../../../web/src/workbench/sums';

interface Wish {
  do: 'study' | 'record' | 'quantile';
  folder: string;
  game: string;
  boxes: (string | null)[];
  players: number;
  options: Record<string, unknown>;
  bots: string[];
  seed: number;
  games: number;
  /** games of each part */
  part: number;
  run?: number;
  number?: number;
  p?: number;
}

let readers: Record<string, BoxReader>;

async function begin(wish: Wish): Promise<Playing> {
  const json = <T>(name: string) =>
    JSON.parse(readFileSync(`${wish.folder}/${name}.json`, 'utf-8')) as T;
  const game = json<Description>('engine');
  const boxes = wish.boxes.map((text) =>
    text === null ? standardBox(game) : openBox(readers[wish.game]!, game, text, 'box'),
  );
  const code = new Uint8Array(readFileSync(`${wish.folder}/study.wasm`)).buffer;
  const order = { ...wish, game, study: json<StudyInfo>('study'), code };
  return Playing.begin({ ...order, boxes: await Promise.all(boxes) }, () => Promise.resolve());
}

async function study(wish: Wish): Promise<unknown> {
  const playing = await begin(wish);
  const sums = emptySums(playing.figures, wish.boxes.length);
  const began = performance.now();
  for (let first = 0; first < wish.games; first += wish.part) {
    merge(sums, await playing.play(first, Math.min(wish.part, wish.games - first)));
  }
  const seconds = (performance.now() - began) / 1000;
  const rows = [];
  for (let run = 0; run < wish.boxes.length; run++) {
    rows.push(...(await playing.table(run, 0, Math.min(wish.games, 2000))));
  }
  return {
    rows,
    seconds,
    sums,
    differences: differences(sums),
    sides: playing.figures.sides.map((side) => wins(sums, `side-${side}`)),
    seats: seatWins(sums, wish.players),
    began: wins(sums, 'first'),
    turns: means(sums, 'turns'),
    names: playing.things,
    counted: sums.runs.map((run) => run.things),
    ways: sums.runs.map((run) => run.ways),
    things: sums.runs.map((run, n) => things(run, playing.things[n]!, wish.players)),
  };
}

async function answer(wish: Wish): Promise<unknown> {
  if (wish.do === 'study') return study(wish);
  if (wish.do === 'quantile') return quantile(wish.p!);
  return (await begin(wish)).record(wish.run!, wish.number!, 'for a test');
}

export async function serve(found: Record<string, BoxReader>): Promise<void> {
  readers = found;
  for await (const line of createInterface({ input: process.stdin })) {
    let told: unknown;
    try {
      told = { is: await answer(JSON.parse(line) as Wish) };
    } catch (error) {
      told = { error: String(error) };
    }
    process.stdout.write(`${JSON.stringify(told)}\n`);
  }
}
