/**
 * A table in this browser: who sits there, its log, and what is shown of it. The same as
 * server/table, for one person and those around one device. Changes are made in memory, stored, and
 * only then shown. No DOM.
 */
import { bytes, commitmentTo, hex, keyFrom } from '../core/fairness';
import { Refused } from '../core/connection';
import { type FrozenBy, HERE } from '../core/here';
import type { Offer } from '../core/tables';
import type {
  AnyMessage,
  Because,
  HintTold,
  Line,
  Replay,
  Reply,
  SeatPlan,
  TableInfo,
  Words,
} from '../wire';
import {
  budgetOf,
  Listener,
  inTurn,
  makeBot,
  rungOf,
  SearchBot,
  Thinking,
  type Bot,
  type Breathe,
} from './bots';
import type { Description } from './description';
import { type Box, type Engine, EngineError } from './engine';
import { Desk, Match, NOBODY } from './match';
import { choose } from './options';
import type { GameRecord } from './record';
import { infoOf, type Viewer, Viewers } from './scenes';
import { EMPTY, type Entry, levelOf, type Seat, type Stored, withSeat } from './stored';

/** Loaded when a game is over, or comes from elsewhere. */
export const records = () => import('./record');
const SECOND = 1000;
const SAYING = 0.9; // seconds between what bots say one after the other: server/thinking

/** What a table needs of the world around it. */
export interface Around {
  /** Durable before it resolves; raises Refused if that cannot be. */
  keep(table: LocalTable, entries: Entry[]): Promise<void>;
  /** Everything again, as it was stored. */
  read(id: string): Promise<Entry[]>;
  now(): number;
  breathe: Breathe;
  wait(milliseconds: number): Promise<void>;
  /** a stretch of the time for which answers of bots are held back */
  readonly pause: number;
}

/** What a reply carries beside that it was done. */
type Answer = Pick<Reply, 'hint' | 'because'>;

export class LocalTable {
  stored!: Stored;
  match: Match | null = null;
  lines: Line[] = []; // what was said
  private lastLine = 0; // the number of the last of them, whether it stands or not
  private back: Match | null = null; // to look at earlier moments
  private desk: Desk;
  private workspace: Thinking | null = null;
  private bots = new Map<string, Bot>();
  private advisers = new Map<string, SearchBot>(); // by seat and level
  private busy = new Set<number>(); // seats whose bots think
  private said = new Set<string>(); // ids of messages that were carried out
  private listener: Listener | null = null;
  private hasNews = false;
  private isTalking = false;
  private wentBack = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly viewers = new Viewers(this);
  private closed = false;
  private isLeaving = false; // it is being taken to a server: nothing is played here meanwhile
  private isFromBefore = false; // it was played with another module of the same rules until now

  private constructor(
    engine: Engine,
    private readonly around: Around,
    private readonly box: Box | Refused | null,
  ) {
    this.desk = new Desk(engine.open(), box && !(box instanceof Refused) ? box : undefined);
  }

  /**
   * A table as its log says. One that no longer replays is frozen, and says why. `box`: of its own,
   * if it has one, or why that cannot be used any more.
   */
  static open(
    engine: Engine,
    around: Around,
    log: readonly Entry[],
    box: Box | Refused | null,
  ): LocalTable {
    const table = new LocalTable(engine, around, box);
    table.load(log);
    return table;
  }

  get id(): string {
    return this.stored.id;
  }

  get game(): Description {
    return this.desk.game;
  }

  // --- From the log ---

  private load(log: readonly Entry[]): void {
    this.match = this.back = null;
    this.lines = [];
    this.lastLine = 0;
    this.listener = null;
    this.wentBack = 0;
    for (const entry of log) {
      if (this.stored?.phase === 'frozen') break;
      try {
        this.follow(entry);
      } catch (error) {
        this.freeze(error as Error);
      }
    }
    this.isFromBefore = this.stored.module !== this.desk.game.module;
  }

  private freeze(error: Error): void {
    const by = error instanceof Frozen ? error.by : error instanceof EngineError ? 'rules' : 'log';
    this.match = null;
    this.stored = { ...this.stored, phase: 'frozen', message: error.message, frozen_by: by };
  }

  private follow(entry: Entry): void {
    switch (entry.is) {
      case 'made':
        this.stored = structuredClone(entry.table);
        this.checkVersion();
        if (this.box instanceof Refused) throw new Frozen('box', this.box.refusal.text);
        this.begin();
        return;
      case 'table':
        Object.assign(this.stored, structuredClone(entry.change));
        this.begin();
        return;
      case 'line':
        this.hear(entry.line);
        return;
      default:
        this.carryOut(entry);
    }
  }

  private checkVersion(): void {
    const { version, title } = this.desk.game;
    if (this.stored.version !== version) {
      throw new Frozen(
        'version',
        `was played with version ${this.stored.version} of the rules of ${title};` +
          ` this program has version ${version}`,
      );
    }
  }

  /** A match, from the moment that there is a key. */
  private begin(): void {
    if (this.match || this.stored.key === null) return;
    this.match = new Match(this.desk, this.stored.options, bytes(this.stored.key));
  }

  private carryOut(entry: Entry & { digest: string }): void {
    const match = this.match!;
    if (entry.is === 'move') match.playWords(entry.seat, entry.move);
    else if (entry.is === 'undo') match.undo(entry.seat);
    else if (entry.is === 'rewind') {
      match.goBack(match.stepsUntil(entry.to));
      this.wentBack += 1;
    }
    if (entry.is !== 'move') this.unsay();
    // Memory may be laid out otherwise by another version of the program
    if (this.stored.module === this.desk.game.module && match.digest() !== entry.digest) {
      throw new Frozen('log', 'the log leads elsewhere than it did');
    }
  }

  // --- Doing something: in line, stored, then shown ---

  /** Have something done. `apply` changes what is in memory and says what must be stored. */
  submit(apply: () => Entry[] | Promise<Entry[]>): Promise<void> {
    const mine = this.queue.then(async () => {
      if (this.closed) throw refused('closed', 'This table is closed.');
      let isRefused = true; // and then nothing has changed
      try {
        let entries = await apply();
        if (!entries.length) return;
        isRefused = false;
        if (this.isFromBefore) entries = [this.catchUp(), ...entries];
        await this.around.keep(this, entries);
      } catch (error) {
        // What was changed in memory and not stored did not happen
        if (!isRefused || !(error instanceof Refused)) await this.again();
        throw error;
      }
      this.publish();
    });
    this.queue = mine.catch(() => undefined);
    return mine;
  }

  /** From here on the log is checked against the module at hand. */
  private catchUp(): Entry {
    this.isFromBefore = false;
    this.stored.module = this.desk.game.module;
    return { is: 'table', change: { module: this.stored.module } };
  }

  private async again(): Promise<void> {
    this.load(await this.around.read(this.id));
    this.publish();
  }

  private publish(): void {
    this.viewers.tell();
    this.goOn();
  }

  /**
   * Nobody looks any more: bots rest, and what they would do is done by whoever comes next. Resolves
   * when nothing is being stored any more.
   */
  async close(): Promise<void> {
    this.closed = true;
    this.viewers.forgetAll();
    await this.queue;
  }

  // --- Seats ---

  /** Change seats or what else is stored; begins the game when every seat is taken. */
  async change(change: Partial<Stored>): Promise<Entry[]> {
    Object.assign(this.stored, change);
    const entries: Entry[] = [{ is: 'table', change: structuredClone(change) }];
    const begun = await this.beginIfFull();
    if (begun) entries.push({ is: 'table', change: begun });
    return entries;
  }

  private async beginIfFull(): Promise<Partial<Stored> | null> {
    const { stored } = this;
    if (stored.phase !== 'gathering') return null;
    if (stored.seats.some((seat) => seat.person === null && seat.bot === null)) return null;
    const begun: Partial<Stored> = { phase: 'playing', begun: this.around.now() / SECOND };
    if (stored.secret !== null) {
      const nonces = stored.seats.map((seat) => seat.nonce ?? '');
      begun.key = hex(await keyFrom(bytes(stored.secret), nonces));
    }
    Object.assign(stored, begun);
    this.begin();
    return begun;
  }

  async sit(seat: number, nonce: string, name: string, choices: Record<string, string>) {
    this.checkGathering();
    const { stored } = this;
    this.checkSeat(seat);
    const place = stored.seats[seat]!;
    if (place.person !== null || place.bot !== null) {
      throw refused('seat_taken', `Seat ${seat} is taken; choose another.`);
    }
    const taken = new Set(stored.seats.map((one) => one.name));
    let called = name;
    for (let n = 2; taken.has(called); n++) called = `${name} ${n}`;
    const people = stored.seats.flatMap((one, n) => (one.person === null ? [] : [n]));
    const options = choose(this.desk.game, stored.options, seat, choices, people);
    return this.change({
      options,
      seats: withSeat(stored.seats, seat, { ...EMPTY, name: called, person: HERE, nonce }),
    });
  }

  async setSeat(seat: number, put: Seat): Promise<Entry[]> {
    this.checkGathering();
    this.checkSeat(seat);
    return this.change({ seats: withSeat(this.stored.seats, seat, put) });
  }

  async shut(): Promise<Entry[]> {
    if (this.stored.phase === 'over') {
      throw refused('already_over', 'The game is over; there is nothing to close.');
    }
    return this.change({ phase: 'closed' });
  }

  /** The level of the bot that plays a seat now, if one does. */
  level(seat: number): string | null {
    return levelOf(this.stored.seats[seat]!);
  }

  // --- What somebody may do ---

  private checkSeat(seat: number): void {
    if (!this.stored.seats[seat]) {
      throw refused('no_such_seat', `This table has ${this.stored.seats.length} seats, from 0 on.`);
    }
  }

  private checkOwn(seat: number): void {
    this.checkSeat(seat);
    if (this.stored.seats[seat]!.person === null) {
      throw refused('not_yours', `Seat ${seat} is not yours.`);
    }
  }

  private checkGathering(): void {
    if (this.stored.phase !== 'gathering') throw refused('already_begun', 'The game has begun.');
  }

  private checkPlaying(): Match {
    const { phase, message } = this.stored;
    if (phase === 'closed') throw refused('closed', 'This table is closed.');
    if (phase === 'frozen') throw refused('frozen', `This table is frozen: ${message}`);
    if (phase === 'over') throw refused('already_over', 'The game is over.');
    return this.running();
  }

  private running(): Match {
    if (this.match) return this.match;
    if (this.stored.phase === 'frozen') {
      throw refused('frozen', `This table is frozen: ${this.stored.message}`);
    }
    throw refused('not_begun', 'The game has not begun; it does when every seat is taken.');
  }

  // --- Messages of a page ---

  /** What a page asks for; the reply is sent to it. */
  async do(viewer: Viewer, message: AnyMessage): Promise<void> {
    if (message.do === 'ping') {
      viewer.send({ is: 'pong', now: this.around.now() / SECOND });
      return;
    }
    try {
      viewer.send({ is: 'reply', id: message.id, ...(await this.answer(viewer, message)) });
    } catch (error) {
      const refusal =
        error instanceof Refused
          ? error.refusal
          : { reason: 'our_mistake', text: (error as Error).message };
      if (!(error instanceof Refused)) console.error(error);
      viewer.send({ is: 'reply', id: message.id, error: refusal });
    }
  }

  private async answer(
    viewer: Viewer,
    message: Exclude<AnyMessage, { do: 'ping' }>,
  ): Promise<Answer> {
    if (message.do === 'hint') {
      return { hint: await this.hint(message.seat, message.level ?? null) };
    }
    if (message.do === 'why_not') return { because: this.whyNot(message.seat, message.move) };
    if (message.do === 'look') {
      if (message.seat != null) this.checkOwn(message.seat);
      await this.submit(() => []);
      viewer.seat = message.seat ?? NOBODY;
      this.viewers.welcome(viewer);
      return {};
    }
    await this.submit(() => {
      if (this.said.has(message.id)) return []; // sent twice, applied once
      const entries = this.apply(message);
      this.said.add(message.id);
      return entries;
    });
    return {};
  }

  private apply(message: AnyMessage): Entry[] | Promise<Entry[]> {
    if (this.isLeaving) throw refused('leaving', 'This game is being taken online.');
    switch (message.do) {
      case 'play':
        return this.play(message.seat, message.at, message.move);
      case 'undo':
        return this.undo(message.seat);
      case 'propose':
        return this.goBack(message.seat, message.to);
      case 'resign':
        return this.resign(message.seat);
      case 'say':
        return this.say(message.seat ?? NOBODY, message.text);
      case 'speak':
        return this.speak(message.seat, message.words);
      default:
        throw refused('not_asked', 'There is nobody here to be asked that.');
    }
  }

  private play(seat: number, at: number, move: Words): Entry[] {
    this.checkOwn(seat);
    const match = this.checkPlaying();
    if (this.level(seat) !== null)
      throw refused('not_asked', 'You have resigned; the bot plays on.');
    const { length } = match.moments;
    if (at !== length) {
      throw refused(
        'stale',
        `The move was chosen at moment ${at}; the table is at ${length}. Look again and choose.`,
      );
    }
    return this.make(seat, this.desk.moveWords.read(move), 'person');
  }

  /** Make a legal move, for whomever. */
  private make(seat: number, move: bigint, by: 'person' | 'bot' | 'stand_in'): Entry[] {
    const match = this.running();
    match.play(seat, move);
    const at = this.around.now() / SECOND;
    const entries: Entry[] = [
      { is: 'move', seat, move: match.say(move), by, at, digest: match.digest() },
    ];
    if (match.isOver) {
      const change = { phase: 'over' as const, ended: at, result: match.result() };
      Object.assign(this.stored, change);
      entries.push({ is: 'table', change });
    }
    return entries;
  }

  private undo(seat: number): Entry[] {
    this.checkOwn(seat);
    const match = this.checkPlaying();
    match.undo(seat);
    this.unsay();
    return [{ is: 'undo', seat, at: this.around.now() / SECOND, digest: match.digest() }];
  }

  /** Go back to a moment: all people are here, so nobody else has to be asked. */
  private goBack(seat: number, to: number): Entry[] {
    this.checkOwn(seat);
    const match = this.checkPlaying();
    const { length } = match.moments;
    if (!(to >= 0 && to < length))
      throw refused('cannot_undo', `Choose a moment before ${length}.`);
    const at = this.around.now() / SECOND;
    if (match.isFree(seat, to)) {
      const entries: Entry[] = [];
      while (match.moments.length > to) entries.push(...this.undo(seat));
      return entries;
    }
    match.goBack(match.stepsUntil(to));
    this.wentBack += 1;
    this.unsay();
    return [{ is: 'rewind', seat, to, at, digest: match.digest() }];
  }

  private resign(seat: number): Promise<Entry[]> {
    this.checkOwn(seat);
    this.checkPlaying();
    const put = {
      ...this.stored.seats[seat]!,
      stand_in: this.game.player.stand_in,
      resigned: true,
    };
    return this.change({ seats: withSeat(this.stored.seats, seat, put) });
  }

  // --- Talk: as server/table/chat.py ---

  private say(seat: number, text: string): Entry[] {
    this.checkOwn(seat);
    if (this.stored.phase === 'closed') throw refused('closed', 'This table is closed.');
    return this.addLine({ seat, text });
  }

  /** Somebody says something in words of the game. It is checked like a move. */
  private speak(seat: number, words: Words): Entry[] {
    this.checkOwn(seat);
    const match = this.checkPlaying();
    if (this.level(seat) !== null)
      throw refused('not_asked', 'You have resigned; the bot plays on.');
    match.checkSayable(seat, words);
    return this.state(seat, words);
  }

  private state(seat: number, words: Words): Entry[] {
    const { length } = this.running().moments;
    return this.addLine({ seat, signal: 'statement', about: length, words });
  }

  private addLine(said: Partial<Line> & { seat: number }): Entry[] {
    const number = this.lastLine + 1;
    const name = this.stored.seats[said.seat]!.name ?? '';
    const line = { number, name, at: this.around.now() / SECOND, ...said };
    this.hear(line);
    return [{ is: 'line', line }];
  }

  /** A line was said; a statement enters the match, where bots hear it. */
  private hear(line: Line): void {
    this.lastLine = line.number;
    if (line.signal === 'statement') this.running().state(line.seat ?? NOBODY, line.words);
    this.lines.push(line);
  }

  /** What was said in later moments than there are is unsaid. */
  private unsay(): void {
    const { length } = this.running().moments;
    this.lines = this.lines.filter(
      ({ signal, about }) => signal !== 'statement' || (about ?? 0) <= length,
    );
  }

  // --- Bots ---

  private get thinking(): Thinking {
    return (this.workspace ??= new Thinking(this.desk, this.around.breathe));
  }

  /** See to it that bots think, as long as somebody looks. */
  goOn(): void {
    const { match } = this;
    if (
      this.closed ||
      this.isLeaving ||
      !this.viewers.some ||
      !match ||
      this.stored.phase !== 'playing'
    )
      return;
    for (const seat of match.waiting) {
      const level = this.level(seat);
      if (level !== null && !this.busy.has(seat)) void this.playBot(seat, level, match);
    }
    this.listen(match);
  }

  /** Have the bots say something if there is news that is worth a word. */
  private listen(match: Match): void {
    // What happened before somebody came is no news
    if (!this.listener)
      this.listener = new Listener(match.steps.length, match.said.length, match.era);
    else if (this.listener.hears_news(match)) this.hasNews = true;
    if (this.hasNews && !this.isTalking) void this.talk();
  }

  /** One bot after the other, until nobody adds anything. */
  private async talk(): Promise<void> {
    this.isTalking = true;
    try {
      while (this.hasNews && this.match && !this.closed) {
        this.hasNews = false;
        const seats = this.stored.seats.flatMap((_, n) => (this.level(n) === null ? [] : [n]));
        for (const seat of inTurn(seats, this.match)) await this.haveSaid(seat);
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isTalking = false;
    }
  }

  /** What a bot has to say, if anything. */
  private async haveSaid(seat: number): Promise<void> {
    const { match } = this;
    const level = this.level(seat);
    if (!match || level === null || this.closed || this.isLeaving) return;
    const { era } = match;
    const statement = await this.botAt(seat, level).speak?.(match, seat);
    if (statement == null) return;
    await this.around.wait(this.around.pause * SECOND * SAYING);
    await this.submit(() => {
      if (this.isLeaving || this.match !== match || match.era !== era) return [];
      if (this.level(seat) !== level || !match.statements(seat).includes(statement)) return [];
      return this.state(seat, this.desk.talkWords.sayMove(statement));
    });
  }

  private botAt(seat: number, level: string): Bot {
    const name = `${seat} ${level}`;
    let bot = this.bots.get(name);
    if (!bot) this.bots.set(name, (bot = makeBot(level, newKey(), this.thinking)));
    return bot;
  }

  private async playBot(seat: number, level: string, match: Match): Promise<void> {
    this.busy.add(seat);
    try {
      const { era } = match;
      const moment = match.moments.length;
      const [move] = await Promise.all([
        this.botAt(seat, level).choose(match, seat),
        this.around.wait(this.around.pause * SECOND * this.pauseOf(level)),
      ]);
      await this.submit(() => {
        // If it still makes sense: the table may have gone back meanwhile
        if (
          this.isLeaving ||
          this.match !== match ||
          match.era !== era ||
          match.moments.length !== moment
        )
          return [];
        if (this.level(seat) !== level || !match.moves(seat).includes(move)) return [];
        return this.make(seat, move, this.stored.seats[seat]!.bot ? 'bot' : 'stand_in');
      });
    } catch (error) {
      if (this.fail(error)) return;
      await this.around.wait(SECOND); // it cannot be stored: do not ask again at once
    } finally {
      this.busy.delete(seat);
    }
    this.goOn();
  }

  /** For how many seconds the answer of a bot is held back. */
  private pauseOf(level: string): number {
    const { player } = this.game;
    return rungOf(player, this.stored.seats.length, level)?.pause ?? player.pauses[level]!;
  }

  /** What a bot does has failed. Returns whether nothing more is to be done here. */
  private fail(error: unknown): boolean {
    if (this.closed) return true;
    if (error instanceof EngineError) {
      this.freeze(error);
      this.viewers.tell();
      return true;
    }
    if (!(error instanceof Refused)) console.error(error);
    return false;
  }

  private async hint(seat: number, wanted: string | null): Promise<HintTold> {
    this.checkOwn(seat);
    const match = this.checkPlaying();
    if (!match.waiting.includes(seat)) {
      throw refused('not_asked', 'There is nothing to decide at your seat now.');
    }
    const level = wanted ?? this.game.player.adviser;
    const budget = budgetOf(this.thinking.player, match.players, level);
    if (!budget) throw refused('bad_option', `There is no bot ${level} that gives hints.`);
    const name = `${seat} ${level}`;
    let adviser = this.advisers.get(name);
    if (!adviser) {
      this.advisers.set(name, (adviser = new SearchBot(newKey(), this.thinking, budget)));
    }
    return adviser.advise(match, seat);
  }

  /** Which rule keeps a seat from a move; none if no rule is named. */
  private whyNot(seat: number, move: Words): Because | null {
    this.checkOwn(seat);
    const found = this.checkPlaying().refusal(seat, this.desk.moveWords.read(move));
    return found && { name: found[0], clause: found[1] };
  }

  // --- Who looks ---

  /** Somebody comes to look; they are sent the whole scene, and bots go on. */
  join(viewer: Viewer): void {
    this.viewers.welcome(viewer);
    this.goOn();
  }

  leave(viewer: Viewer): void {
    this.viewers.forget(viewer);
  }

  get isWatched(): boolean {
    return this.viewers.some;
  }

  info(): TableInfo {
    return infoOf(this);
  }

  // --- After the game ---

  /** A moment of the game, as a seat may know it; `open`: when it is over, also what each saw. */
  replay(at: number, seat: number | null, open = false): Replay {
    const match = this.running();
    if (open && this.stored.phase !== 'over') {
      throw refused('hidden', 'Everything lies open when the game ends, not before.');
    }
    if (seat !== null) {
      this.checkSeat(seat);
      if (this.stored.phase !== 'over') this.checkOwn(seat);
    }
    const { length } = match.moments;
    if (!(at >= 0 && at <= length)) {
      throw refused('bad_option', `The game has moments 0 to ${length}, not ${at}.`);
    }
    const from = seat ?? NOBODY;
    const then = (this.back ??= match.twin());
    then.follow(match, match.stepsUntil(at));
    return {
      table: this.info(),
      at,
      moments: length,
      viewer: seat,
      view: then.view(from),
      waiting: then.waiting,
      events: match.eventsSeen(from, at),
      ...(open ? { seats: this.stored.seats.map((_, n) => then.view(n)) } : {}),
      said: this.lines.filter(({ signal, about }) => signal === 'statement' && (about ?? 0) <= at),
    };
  }

  private async record(): Promise<GameRecord> {
    if (this.stored.phase !== 'over') {
      throw refused('hidden', 'The record holds all secrets; it is given when the game ends.');
    }
    return this.recordSoFar();
  }

  private async recordSoFar(): Promise<GameRecord> {
    const { stored } = this;
    const seats = stored.seats.map(({ name, bot, stand_in, resigned }) => ({
      name: name ?? '',
      bot: bot ?? (resigned ? stand_in : null),
    }));
    const { secret, commitment } = stored;
    const fairness =
      secret !== null && commitment !== null
        ? { commitment, secret, nonces: stored.seats.map((seat) => seat.nonce ?? '') }
        : null;
    const { toRecord } = await records();
    return toRecord(this.running(), seats, fairness, this.about());
  }

  private about(): string | null {
    if (!this.wentBack) return null;
    const times = this.wentBack === 1 ? 'once' : `${this.wentBack} times`;
    return `The table went back ${times} by consent, so the game was not rated.`;
  }

  async recordText(): Promise<string> {
    const { encodeRecord } = await records();
    return encodeRecord(await this.record());
  }

  /** A game to go on with elsewhere; whoever has it holds everything that is hidden. */
  async recordTextSoFar(): Promise<string> {
    const { encodeRecord } = await records();
    return encodeRecord(await this.recordSoFar());
  }

  // --- Going online ---

  /**
   * The game as it stands, for a server to go on with; the seats in `open` are left free for friends.
   * Until `leave` says what became of it nothing is played here.
   */
  async offer(open: readonly number[]): Promise<Offer> {
    await this.submit(() => []); // whatever is on its way
    this.checkPlaying();
    open.forEach((seat) => this.checkSeat(seat));
    const seats = this.stored.seats.map((seat, n): SeatPlan => {
      if (open.includes(n)) return { who: 'open' };
      const level = levelOf(seat);
      return level ? { who: 'bot', level } : { who: 'me', name: seat.name };
    });
    const mine = seats.filter(({ who }) => who === 'me');
    if (!open.length) throw refused('bad_option', 'Choose the seat for your friend.');
    if (!mine.length) throw refused('bad_option', 'Keep a seat for yourself.');
    if (mine.length === 1) delete mine[0]!.name; // as they are called there
    this.isLeaving = true;
    return { record: await this.recordTextSoFar(), seats };
  }

  /** The game goes on at a table of a server; null: it stays here. */
  async leaveFor(table: string | null): Promise<void> {
    this.isLeaving = false;
    if (table === null) this.goOn();
    else await this.submit(() => this.change({ phase: 'closed', rematch: table }));
  }

  /** Whether the game follows from its key, played again from the beginning. Raises Refused. */
  async verify(): Promise<{ moves: number }> {
    const { verifyRecord } = await records();
    const match = await verifyRecord(await this.record(), this.desk);
    return { moves: match.steps.length };
  }
}

/** Why a game cannot go on from its log. */
class Frozen extends Error {
  constructor(
    readonly by: FrozenBy,
    text: string,
  ) {
    super(text);
  }
}

export function refused(reason: string, text: string): Refused {
  return new Refused({ reason, text });
}

export function newKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** A secret for one game, and what is shown of it before the deal. */
export async function newSecret(): Promise<{ secret: string; commitment: string }> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  return { secret: hex(secret), commitment: await commitmentTo(secret) };
}
