/**
 * A match: one game being played, move by move, with everything that follows from its moves. The
 * same as core/match.py, on the same module: rules, views and legal moves are the module's.
 */
import { Refused } from '../core/connection';
import { hex, sha256 } from '../core/fairness';
import type { ToldEvent, Words } from '../wire';
import { type Description, fromBase64 } from './description';
import { EngineError, standardBox, members, type Box, type Instance, type Rows } from './engine';
import { optionsRecord, type Settled } from './options';
import { viewReader } from './views';
import { Vocabulary } from './words';

export const NOBODY = -1; // the "seat" of somebody who only watches

export interface Event {
  words: Words;
  audience: number;
  reveals: boolean;
}

/** One move that was made, and what it caused. */
export interface Step {
  seat: number;
  move: bigint;
  events: Event[];
  /** nobody else notices it: an answer under seal, while others are still asked */
  silent: boolean;
  /** somebody learned something by it: what came before is settled */
  informs: boolean;
}

/** What is the same for all matches of an instance. */
export class Desk {
  readonly game: Description;
  readonly box: Rows;
  readonly moveWords: Vocabulary;
  readonly eventWords: Vocabulary;
  readonly moves: Rows;
  readonly out: Rows;
  readonly readView: (data: DataView, start: number) => Record<string, unknown>;
  readonly blankView: Uint8Array;

  constructor(
    readonly instance: Instance,
    readonly opened: Box = standardBox(instance.description),
  ) {
    const game = (this.game = instance.description);
    this.box = instance.allocate(opened.bytes.length, 1);
    instance.bytes(this.box.address, this.box.size).set(opened.bytes);
    this.moveWords = new Vocabulary(game, game.moves);
    this.eventWords = new Vocabulary(game, game.events);
    this.moves = instance.allocate(8, game.most_moves);
    this.blankView = fromBase64(game.view.blank);
    this.out = instance.allocate(this.blankView.length, 1);
    this.readView = viewReader(game, opened.names);
  }
}

export class Match {
  steps: Step[] = [];
  opening: Event[] = [];
  /** another one whenever the past changes */
  era = {};
  private told: Uint8Array[] = []; // the journal's entries of the opening and of each step
  private readonly instance: Instance;
  private readonly game: Description;
  private readonly work: Rows;
  private readonly optionRows: Rows;

  constructor(
    readonly desk: Desk,
    readonly options: Settled,
    readonly key: Uint8Array,
  ) {
    this.instance = desk.instance;
    this.game = desk.game;
    this.work = this.instance.rows(this.game.match);
    this.optionRows = optionsRecord(this.instance, options);
    this.start();
  }

  private start(): void {
    const { instance, work } = this;
    instance.bytes(work.address, work.size).fill(0);
    const stream = instance.field(this.game.match, 'stream', 'key');
    instance.bytes(work.address + stream.at, this.key.length).set(this.key);
    this.steps = [];
    this.told = [];
    this.era = {};
    instance.call('turn.lay_out', this.desk.box, this.optionRows, work);
    this.opening = this.look();
  }

  /** Read what has just been told, and keep it. */
  private look(): Event[] {
    const { instance, work, game } = this;
    const count = instance.get(work, game.match, 'journal', 'count');
    const entries = instance.field(game.match, 'journal', 'entries');
    const start = work.address + entries.at;
    this.told.push(instance.bytes(start, count * entries.size).slice());
    if (instance.get(work, game.match, 'journal', 'overfull')) {
      throw new EngineError(`a move told more than ${game.constants.capacity} events`);
    }
    const entry = entries.kind as number;
    const kindAt = instance.field(entry, 'kind').at;
    const audienceAt = instance.field(entry, 'audience').at;
    const partsAt = instance.field(entry, 'parts').at;
    const data = instance.data;
    return Array.from({ length: count }, (_, n) => {
      const at = start + n * entries.size;
      const kind = data.getUint8(at + kindAt);
      return {
        words: this.desk.eventWords.say(kind, (index) =>
          data.getInt16(at + partsAt + 2 * index, true),
        ),
        audience: data.getUint16(at + audienceAt, true),
        reveals: !!game.events[kind]!.reveals,
      };
    });
  }

  // --- Asking ---

  get players(): number {
    return this.options.players;
  }

  /** A bit for each seat that owes a decision. */
  private get asked(): number {
    return this.instance.get(this.work, this.game.match, 'state', 'waiting');
  }

  get waiting(): number[] {
    return members(this.asked);
  }

  get isOver(): boolean {
    return this.asked === 0;
  }

  /** After how many steps everybody could see that something had happened. */
  get moments(): number[] {
    return this.steps.flatMap((step, number) => (step.silent ? [] : [number + 1]));
  }

  /** How many steps there were when so many moments had been. */
  stepsUntil(moment: number): number {
    return moment ? this.moments[moment - 1]! : 0;
  }

  /** Every move this seat may make now; none if it is not asked. */
  moves(seat: number): bigint[] {
    if (seat < 0 || !((this.asked >> seat) & 1)) return [];
    const { instance, desk } = this;
    const count = instance.call('turn.list_moves', desk.box, this.work, seat, desk.moves);
    const data = instance.data;
    return Array.from({ length: count }, (_, n) =>
      data.getBigInt64(desk.moves.address + 8 * n, true),
    );
  }

  say(move: bigint): Words {
    return this.desk.moveWords.sayMove(move);
  }

  /** What this seat, or somebody who only watches, may know now. */
  view(seat = NOBODY): Record<string, unknown> {
    const { instance, desk } = this;
    instance.bytes(desk.out.address, desk.out.size).set(desk.blankView);
    instance.call('turn.write_view', desk.box, this.work, seat, desk.moves, desk.out);
    return desk.readView(instance.data, desk.out.address);
  }

  private isSeen(audience: number, seat: number): boolean {
    return !!((audience >> (seat === NOBODY ? this.game.constants.watching : seat)) & 1);
  }

  /** Everything that was seen to happen from a seat, up to a moment. */
  eventsSeen(seat: number | null, until: number): ToldEvent[] {
    const visible = (events: Event[], moment: number): ToldEvent[] =>
      events.flatMap(({ words, audience }): ToldEvent[] =>
        seat === null || this.isSeen(audience, seat) ? [[moment, words]] : [],
      );
    const found = visible(this.opening, 0);
    let moment = 0;
    for (const step of this.steps) {
      if (!step.silent) moment += 1;
      if (moment > until) break;
      found.push(...visible(step.events, moment));
    }
    return found;
  }

  /** What a seat saw and did, in order, from number `since` on: records of Seen, and how many. */
  history(seat: number, since: number): { bytes: Uint8Array; count: number } {
    const { instance, game } = this;
    const entries = instance.field(game.match, 'journal', 'entries');
    const entry = entries.kind as number;
    const [kindAt, audienceAt, partsAt] = ['kind', 'audience', 'parts'].map(
      (name) => instance.field(entry, name).at,
    ) as [number, number, number];
    const parts = instance.field(entry, 'parts');
    const partsSize = parts.size * parts.count;
    const { size } = game.records[game.seen]!;
    const seen = { kind: instance.field(game.seen, 'kind').at } as Record<string, number>;
    seen.parts = instance.field(game.seen, 'parts').at;
    seen.move = instance.field(game.seen, 'move').at;
    const found: Uint8Array[] = [];
    let number = 0;
    const add = (fill: (bytes: Uint8Array, data: DataView) => void) => {
      if (number++ < since) return;
      const bytes = new Uint8Array(size);
      fill(bytes, new DataView(bytes.buffer));
      found.push(bytes);
    };
    this.told.forEach((raw, place) => {
      const step = place ? this.steps[place - 1]! : null;
      if (step?.seat === seat) {
        add((bytes, data) => {
          bytes[seen.kind!] = game.constants.own_move;
          data.setBigInt64(seen.move!, step.move, true);
        });
      }
      const data = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
      for (let at = 0; at < raw.length; at += entries.size) {
        if (!this.isSeen(data.getUint16(at + audienceAt, true), seat)) continue;
        add((bytes) => {
          bytes[seen.kind!] = raw[at + kindAt]!;
          bytes.set(raw.subarray(at + partsAt, at + partsAt + partsSize), seen.parts!);
        });
      }
    });
    const bytes = new Uint8Array(found.length * size);
    found.forEach((one, n) => bytes.set(one, n * size));
    return { bytes, count: found.length };
  }

  /** How the game ended, or that it goes on. */
  result(): { reason: string; side: string | null; winners: number[]; turns: number } {
    const state = (name: string) => this.instance.get(this.work, this.game.match, 'state', name);
    const [reason, side] = this.game.reasons[state('reason')]!;
    return { reason, side, winners: members(state('winners')), turns: state('turn') };
  }

  /** The whole state, hidden parts too, as Python writes it before it makes the hash. */
  stateText(): string {
    const { at, kind } = this.instance.field(this.game.match, 'state');
    return this.instance.json(kind, this.work.address + at);
  }

  /** Names the whole state: the same after every faithful replay, here and elsewhere. */
  async stateHash(): Promise<string> {
    return hex(await sha256(new TextEncoder().encode(this.stateText())));
  }

  /** Names the state and all luck so far, quickly: to notice a log that leads elsewhere. */
  digest(): string {
    const { instance, work, game } = this;
    let hash = 0x811c9dc5; // FNV-1a
    for (const path of [['state'], ['stream', 'drawn']]) {
      const { at, size, count } = instance.field(game.match, ...path);
      for (const byte of instance.bytes(work.address + at, size * count)) {
        hash = Math.imul(hash ^ byte, 0x01000193);
      }
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }

  /** Write into `state` a world that this seat cannot tell from the true one, drawn with `stream`. */
  imagine(seat: number, state: Rows, stream: Rows): void {
    const { instance, desk } = this;
    instance.copy(instance.part(this.work, this.game.match, 'state'), state);
    instance.call('turn.redraw', desk.box, state, seat, stream, desk.moves);
  }

  /** Copy the state as it is, with all hands open, and what was told last if that is wanted: for looking
   *  back at a game that is over, and for studies. */
  tellTruth(state: Rows, journal: Rows | null = null): void {
    const part = (name: string) => this.instance.part(this.work, this.game.match, name);
    this.instance.copy(part('state'), state);
    if (journal) this.instance.copy(part('journal'), journal);
  }

  get turn(): number {
    return this.instance.get(this.work, this.game.match, 'state', 'turn');
  }

  // --- Playing ---

  /** Make a move. Raises Refused, and then nothing has changed. */
  play(seat: number, move: bigint): Step {
    const before = this.asked;
    if (!before) throw notAsked('the game is over; no more moves can be made');
    if (seat < 0 || !((before >> seat) & 1)) {
      const asked = this.waiting.join(', ');
      throw notAsked(`seat ${seat} is not asked for a move now; asked: ${asked}`);
    }
    const made = this.instance.call('turn.make_move', this.desk.box, this.work, seat, move);
    if (made === this.game.constants.illegal) {
      throw new Refused({ reason: 'illegal_move', text: this.whyNot(seat, move) });
    }
    const events = this.look();
    const silent = !events.length && !(this.asked & ~before) && this.underSeal(before);
    const informs =
      made === this.game.constants.drew ||
      events.some((event) => event.reveals || !this.isSeen(event.audience, NOBODY)) ||
      (!silent && this.breaksSeals(seat));
    const step = { seat, move, events, silent, informs };
    this.steps.push(step);
    return step;
  }

  /** The rule that keeps a seat from a move, as its name and clause; none if none is named. */
  refusal(seat: number, move: bigint): [string, string] | null {
    if (!this.waiting.includes(seat) || this.moves(seat).includes(move)) return null;
    const number = this.instance.call('turn.find_refusal', this.desk.box, this.work, seat, move);
    return this.game.refusals[number] ?? null;
  }

  /** Why a move is not legal: the clause that forbids it, or else what may be done. */
  private whyNot(seat: number, move: bigint): string {
    const refused = `seat ${seat} may not play '${this.say(move).join(' ')}' now`;
    const refusal = this.refusal(seat, move);
    if (refusal) return `${refused}: ${refusal[1]} (${refusal[0]})`;
    const legal = this.moves(seat);
    const kinds = [...new Set(legal.map((one) => String(this.say(one)[0])))].sort();
    return `${refused}; it has ${legal.length} legal moves of the kinds ${kinds.join(', ')}`;
  }

  /** Make a move given as a list of words. Raises Refused, and then nothing has changed. */
  playWords(seat: number, words: unknown): Step {
    return this.play(seat, this.desk.moveWords.read(words));
  }

  /** Whether several seats answer at once, so that each answer waits for the others. */
  private underSeal(asked: number): boolean {
    return members(asked).length > 1 || !!this.steps.at(-1)?.silent;
  }

  /** Whether other seats have answered under seal since the last move that all could see. */
  private breaksSeals(seat: number): boolean {
    for (let n = this.steps.length - 1; n >= 0 && this.steps[n]!.silent; n--) {
      if (this.steps[n]!.seat !== seat) return true;
    }
    return false;
  }

  // --- Undo ---

  /** The number of this seat's last move, if it may take it back alone; else why not. */
  undoable(seat: number): number | string {
    let answered = false;
    for (let number = this.steps.length - 1; number >= 0; number--) {
      const step = this.steps[number]!;
      if (step.informs) return 'something was drawn or shown since; ask the table to go back';
      // A move that could be seen led to what the others answered since
      if (!step.silent && (answered || step.seat !== seat)) {
        return 'another seat has decided since; ask the table to go back';
      }
      if (step.seat === seat) return number;
      answered = true;
    }
    return 'there is no move to take back';
  }

  mayUndo(seat: number): boolean {
    return typeof this.undoable(seat) === 'number';
  }

  /** Take back this seat's last move. Raises Refused, and then nothing has changed. */
  undo(seat: number): Step {
    const number = this.undoable(seat);
    if (typeof number === 'string') throw new Refused({ reason: 'cannot_undo', text: number });
    const { steps } = this;
    this.goBack(number);
    this.playAll(steps.slice(number + 1));
    return steps[number]!;
  }

  /** To where only so many steps had been made. */
  goBack(count: number): void {
    const { steps } = this;
    this.start();
    this.playAll(steps.slice(0, count));
  }

  /** Whether a seat could go back to a moment alone: only its own moves, and nothing learned. */
  isFree(seat: number, moment: number): boolean {
    if (this.waiting.length > 1) return false;
    const since = this.steps.slice(this.stepsUntil(moment));
    return since.every((step) => step.seat === seat && !step.informs && !step.silent);
  }

  private playAll(steps: readonly Step[]): void {
    for (const step of steps) this.play(step.seat, step.move);
  }

  /** A match of the same deal before its first move. */
  twin(): Match {
    return new Match(this.desk, this.options, this.key);
  }

  /** Become like another match of the same game was after so many steps. */
  follow(other: Match, steps: number): void {
    let common = 0;
    const mine = this.steps;
    while (
      common < Math.min(steps, mine.length) &&
      mine[common]!.move === other.steps[common]!.move &&
      mine[common]!.seat === other.steps[common]!.seat
    ) {
      common += 1;
    }
    if (common < mine.length) this.goBack(common);
    this.playAll(other.steps.slice(common, steps));
  }
}

function notAsked(text: string): Refused {
  return new Refused({ reason: 'not_asked', text });
}
