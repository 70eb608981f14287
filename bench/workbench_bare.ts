/** A worker that plays games of a study and looks at nothing: what the module can do in a browser. */
import { settle } from '../web/src/local/options';
import { Engine, standardBox } from '../web/src/local/engine';
import type { Description } from '../web/src/local/description';
import { withStudy, type StudyInfo } from '../web/src/workbench/lens';
import { keyOfSeed, Study } from '../web/src/workbench/study';

const scope = self as unknown as { onmessage: unknown; postMessage(told: unknown): void };
const PART = 256;

interface Wish {
  game: string;
  players: number;
  bot: string;
  seconds: number;
}

scope.onmessage = async ({ data }: MessageEvent<Wish>) => {
  const file = (name: string) => fetch(`/data/${data.game}/${name}`);
  const described = (await (await file('engine.json')).json()) as Description;
  const info = (await (await file('study.json')).json()) as StudyInfo;
  const game = withStudy(described, info);
  const engine = await Engine.make(await (await file('study.wasm')).arrayBuffer(), game);
  const plan = {
    box: await standardBox(described),
    settled: settle(game, data.players, {}),
    bots: Array.from({ length: data.players }, () => data.bot),
    key: await keyOfSeed(1),
    repeats: 1,
  };
  const study = new Study(engine, info, plan, () => Promise.resolve());
  await study.play(0, PART); // while it is being compiled
  scope.postMessage('ready');
  let games = 0;
  const began = performance.now();
  let seconds = 0;
  while (seconds < data.seconds) {
    await study.play(games, PART);
    games += PART;
    seconds = (performance.now() - began) / 1000;
  }
  scope.postMessage(games / seconds);
};
