/** A worker that plays `hard` at a table and says how long each decision took (bench/local.py). */
import { SearchBot, Thinking, type Bot } from '../web/src/local/bots';
import { breathe } from '../web/src/local/breathe';
import type { Description } from '../web/src/local/description';
import { Engine } from '../web/src/local/engine';
import { Desk, Match } from '../web/src/local/match';
import { settle } from '../web/src/local/options';

interface Begin {
  data: string;
  players: number;
  key: string;
}

const scope = self as unknown as {
  onmessage: ((event: { data: Begin | { seat: number } }) => void) | null;
  postMessage(message: unknown): void;
};
const hex = (text: string) => new Uint8Array(text.match(/../g)!.map((one) => parseInt(one, 16)));
const bots = new Map<number, Bot>();
let match: Match;
let thinking: Thinking;
let key: Uint8Array;

async function begin(wish: Begin): Promise<unknown> {
  const fetched = (file: string) => fetch(`${wish.data}/${file}`);
  const description = (await (await fetched('engine.json')).json()) as Description;
  const code = await (await fetched('engine.wasm')).arrayBuffer();
  const engine = await Engine.make(code, description);
  key = hex(wish.key);
  match = new Match(new Desk(engine.open()), settle(description, wish.players, {}), key);
  thinking = new Thinking(match.desk, breathe);
  return {};
}

async function choose(seat: number): Promise<unknown> {
  let bot = bots.get(seat);
  if (!bot) {
    const { iterations } = thinking.player.budgets.hard!;
    bots.set(seat, (bot = new SearchBot(key, thinking, { iterations, seconds: null })));
  }
  const began = performance.now();
  const move = await bot.choose(match, seat);
  const seconds = (performance.now() - began) / 1000;
  match.play(seat, move);
  return { move: match.say(move), seconds };
}

scope.onmessage = ({ data }) => {
  const answer = 'seat' in data ? choose(data.seat) : begin(data);
  answer.then(
    (found) => scope.postMessage(found),
    (error: unknown) => scope.postMessage({ error: String(error) }),
  );
};
