/**
 * The local table in Node, for tests: reads what is to be done from its input, one JSON a line, and
 * answers each with one line.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openBox, type BoxReader } from '../../../web/src/local/boxes/open';
import { makeBot, SearchBot, Thinking, type Bot } from '../../../web/src/local/bots';
import type { Description } from '../../../web/src/local/description';
import { Engine } from '../../../web/src/local/engine';
import { Desk, Match, NOBODY } from '../../../web/src/local/match';
import { settle } from '../../../web/src/local/options';
import {
  decodeRecord,
  encodeRecord,
  type GameRecord,
  replayRecord,
  toRecord,
  verifyRecord,
} from '../../../web/src/local/record';
import { LookingBack } from '../../../web/src/local/review';
import { wordsOf } from '../../../web/src/local/words';

interface Wish {
  do: string;
  game?: string;
  folder?: string;
  players?: number;
  options?: Record<string, unknown>;
  key?: string;
  seat?: number;
  move?: unknown;
  to?: number;
  level?: string;
  iterations?: number;
  /** as many iterations as the level has, however long they take */
  unhurried?: boolean;
  record?: string;
  verify?: boolean;
  seats?: number[];
}

const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
let readers: Record<string, BoxReader>;
const engines = new Map<string, Engine>();
let match: Match;
let thinking: Thinking | null = null;
const bots = new Map<number, Bot>();

async function engineOf(folder: string): Promise<Engine> {
  let engine = engines.get(folder);
  if (!engine) {
    const description = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf-8')) as Description;
    engine = await Engine.make(readFileSync(`${folder}/engine.wasm`), description);
    engines.set(folder, engine);
  }
  return engine;
}

/** A record, read and played again. */
async function replayed(wish: Wish): Promise<{ record: GameRecord; played: Match }> {
  const record = decodeRecord(wish.record!);
  const engine = await engineOf(wish.folder!);
  const { text } = record.box;
  const reader = readers[record.game]!;
  const box = text && (await openBox(reader, engine.description, text, 'the box inside the record'));
  const desk = new Desk(engine.open(), box || undefined);
  const played = await (wish.verify ? verifyRecord : replayRecord)(record, desk);
  return { record, played };
}

/** The same, as it is written here. */
async function rewritten(wish: Wish): Promise<string> {
  const { record, played } = await replayed(wish);
  return encodeRecord(await toRecord(played, record.seats, record.fairness, record.about));
}

async function review(wish: Wish): Promise<unknown> {
  const { played } = await replayed(wish);
  const { seats, iterations, level } = wish;
  const back = new LookingBack(played, { seats: seats!, level, iterations }, () =>
    Promise.resolve(),
  );
  let done = 0;
  for await (done of back.work()) if (done > back.tasks) throw new Error('more than was said');
  if (done !== back.tasks) throw new Error('less than was said');
  return back.found();
}

async function open({ folder, players, options, key }: Wish): Promise<unknown> {
  const engine = await engineOf(folder!);
  match = new Match(
    new Desk(engine.open()),
    settle(engine.description, players!, options ?? {}),
    hex(key!),
  );
  thinking = null;
  bots.clear();
  return match.options;
}

function told() {
  const seats = [NOBODY, ...Array.from({ length: match.players }, (_, seat) => seat)];
  return {
    waiting: match.waiting,
    views: seats.map((seat) => match.view(seat)),
    moves: seats.map((seat) => match.moves(seat).map((move) => match.say(move))),
    sayable: seats.map((seat) =>
      match.statements(seat).map((one) => match.desk.talkWords.sayMove(one)),
    ),
    said: match.said.map(({ at, seat, turn, words }) => [
      at,
      seat,
      turn,
      ...match.desk.talkWords.sayMove(words),
    ]),
    undo: seats.map((seat) => match.mayUndo(seat)),
    steps: match.steps.map(({ silent, informs }) => [silent, informs]),
    events: seats.map((seat) => match.eventsSeen(seat, match.steps.length)),
    result: match.result(),
  };
}

async function doIt(wish: Wish): Promise<unknown> {
  switch (wish.do) {
    case 'open':
      return open(wish);
    case 'sit': {
      thinking ??= new Thinking(match.desk, () => Promise.resolve());
      const key = hex(wish.key!);
      const usual = thinking.player.budgets[wish.level!];
      const iterations = wish.iterations ?? (wish.unhurried ? usual?.iterations : undefined);
      const bot = iterations
        ? new SearchBot(key, thinking, { iterations, seconds: null })
        : makeBot(wish.level!, key, thinking);
      bots.set(wish.seat!, bot);
      return null;
    }
    case 'choose':
      return match.say(await bots.get(wish.seat!)!.choose(match, wish.seat!));
    case 'advise':
      return (bots.get(wish.seat!) as SearchBot).advise(match, wish.seat!);
    case 'speak': {
      const said = await bots.get(wish.seat!)!.speak!(match, wish.seat!);
      return said === null ? null : match.desk.talkWords.sayMove(said);
    }
    case 'state':
      match.state(wish.seat!, wish.move);
      return null;
    case 'play':
      match.playWords(wish.seat!, wish.move);
      return null;
    case 'undo':
      match.undo(wish.seat!);
      return null;
    case 'back':
      match.goBack(wish.to!);
      return null;
    case 'told':
      return told();
    case 'record':
      return rewritten(wish);
    case 'review':
      return review(wish);
    case 'words':
      return wordsOf(match.desk.game);
    case 'hash':
      return match.stateHash();
    default:
      throw new Error(`what is ${wish.do}?`);
  }
}

export async function serve(given: Record<string, BoxReader>): Promise<void> {
  readers = given;
  for await (const line of createInterface({ input: process.stdin })) {
    let answer: unknown;
    try {
      answer = { is: await doIt(JSON.parse(line) as Wish) };
    } catch (error) {
      answer = { error: (error as Error).message };
    }
    console.log(JSON.stringify(answer));
  }
}
