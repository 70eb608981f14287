/** One table, live: what the server told, what is shown of it now, and what may be done. */
import { highest, numberOf } from '../core/levels';
import { to } from '../core/host.svelte';
import { api, invited } from '../core/api';
import { app, remember, remembered } from '../core/app.svelte';
import { Choices } from '../core/choices';
import { Connection, Refused, type Line, type Outgoing, type SocketLike } from '../core/connection';
import { Projector, type Frame } from '../core/frames';
import { HERE, isHere } from '../core/here';
import { gameNote, notePromise } from '../core/kept';
import { namesOf } from '../core/names';
import type { TableState } from '../core/scene';
import { Speaker, type Asked, type SpokenWords } from '../core/speaker';
import { sound } from '../core/sound';
import { worldOf } from '../core/tables';
import { tip } from '../core/tip.svelte';
import type { Because, GameClient, Place } from '../games/client';
import { loadClient } from '../games';
import type {
  HintTold,
  Line as Said,
  Reply,
  Scene,
  SeatInfo,
  TableInfo,
  ToldEvent,
  Words,
} from '../wire';

const SOON = 120; // ms
const NONE: readonly never[] = [];
const nothing = new Choices(NONE);

/** the line of the table that was left for another */
let handed: SocketLike | null = null;

export class Session {
  state = $state.raw<TableState | null>(null);
  // What of it a board asks for at a hundred places: a change of something else leaves those alone
  viewer = $state<number | null>(null);
  waiting = $state.raw<readonly number[]>([]);
  seats = $state.raw<readonly SeatInfo[]>([]);
  private phase = $state<TableInfo['phase'] | null>(null);
  private moves = $state.raw<readonly Words[]>([]);
  private lines = $state.raw<readonly Said[]>([]);
  line = $state<Line>('connecting');
  words = $state.raw<SpokenWords | null>(null);
  client = $state.raw<GameClient | null>(null);
  desk = $state.raw<unknown>(null);
  /** the view that is drawn: the present one, or one on the way to it */
  shown = $state.raw<unknown>(null);
  playing = $state(false);
  paused = $state(false);
  /** an earlier moment that is looked at, until one comes back to the present */
  past = $state<number | null>(null);
  saying = $state.raw<readonly unknown[] | null>(null);
  /** events already told: those still being played out are not in the log yet */
  told = $state(0);
  /** a move has been on its way for a while: nothing is offered meanwhile, and that is said */
  sending = $state(false);
  private underway: ReturnType<typeof setTimeout> | null = $state.raw(null);
  error = $state<string | null>(null);
  hint = $state.raw<HintTold | 'asking' | null>(null);
  /** of the bot that is asked for hints */
  hintLevel = $state(remembered('hint-level', 'medium'));
  /** the step of my last move: what came after it is news */
  since = $state(0);
  /** the same of my turn before, while nobody else has done anything since */
  private sinceBefore = $state(0);

  /** what lets others in: from the link, or told to whoever belongs here, whatever they see */
  invitation = $state<string | null>(null);

  private connection: Connection | null = null;
  private stopped = false;
  private projector: Projector<unknown>;
  private last: { before: unknown; frames: Frame<unknown>[] } | null = $state.raw(null);

  constructor(
    readonly id: string,
    invitation: string | null,
  ) {
    this.invitation = invitation;
    this.since = remembered(`since:${id}`, 0);
    this.projector = new Projector((frame, playing) => this.show(frame, playing), {
      later: (work, wait) => setTimeout(work, wait),
      cancel: (timer) => clearTimeout(timer as number),
    });
    this.projector.done = () => this.settle();
  }

  // --- What follows from it ---

  get scene(): Scene | null {
    return this.state?.scene ?? null;
  }
  /** the table lives in this browser, not at a server */
  get isHere(): boolean {
    return isHere(this.id);
  }
  private get me(): string | undefined {
    return this.isHere ? HERE : app.me.person?.id;
  }
  /** the seats that I play, from whichever the table is seen */
  mine: readonly number[] = $derived.by(() => {
    const { me, seats } = this;
    return me ? seats.flatMap((seat, n) => (seat.person === me ? [n] : [])) : [];
  });
  /** a move of mine is on its way */
  get busy(): boolean {
    return this.underway !== null;
  }
  /** whether the seat that the table is seen from is asked */
  get asked(): boolean {
    const here = this.past === null && !this.playing;
    return this.viewer !== null && this.waiting.includes(this.viewer) && here;
  }
  /** this game once more: for all who may look */
  get replayUrl(): string {
    return to(`/table/${this.id}/replay${invited(this.invitation)}`);
  }
  /** the same, with its review open */
  get reviewUrl(): string {
    return to(`/table/${this.id}/replay?review${invited(this.invitation, '&')}`);
  }
  get over(): boolean {
    return this.phase === 'over';
  }
  /** the seat of mine that is asked next, if it is not the one that the table is seen from */
  get next(): number | null {
    if (this.mine.length < 2 || this.over) return null;
    if (this.viewer !== null && this.waiting.includes(this.viewer)) return null;
    return this.mine.find((seat) => this.waiting.includes(seat)) ?? null;
  }
  /** whether the device has to be handed over before anything may be seen */
  get curtain(): boolean {
    if (this.mine.length < 2 || this.phase !== 'playing') return false;
    return this.viewer === null || (this.next !== null && !this.playing);
  }

  names = $derived(namesOf(this.seats));
  /** my seat, if I have one: the others at a device that is handed round read their names */
  reader: number | null = $derived(this.mine.length === 1 ? this.mine[0]! : null);
  speaker = $derived(
    this.words && app.texts ? new Speaker(this.words, app.texts, this.names, this.reader) : null,
  );
  choices = $derived(
    this.playing || this.sending || this.curtain || this.past !== null
      ? nothing
      : new Choices(this.moves),
  );
  private othersSince(since: number): Map<number, Done[]> {
    return this.speaker
      ? doneSince(this.events, this.speaker, since, this.viewer)
      : new Map<number, Done[]>();
  }
  /** After my last move that was told, at a table to which I have come with the game under way. */
  private lastMine(): number {
    const { speaker, viewer } = this;
    const mine = this.events.findLast(([, words]) => speaker && seatOf(speaker, words) === viewer);
    return mine ? mine[0] + 1 : 0;
  }
  /** what the others did since my last turn: it stays until they do something again */
  done = $derived.by(() => {
    const news = this.othersSince(this.since || this.lastMine());
    return news.size || !this.sinceBefore ? news : this.othersSince(this.sinceBefore);
  });
  /** what the log shows */
  events = $derived.by(() => this.state?.events.slice(0, this.told) ?? []);

  /** who acted last, and what they did, as far as it has been told */
  acted = $derived(this.speaker && lastDeed(this.events, this.speaker));
  /** what was said in words of the game, and stands */
  said = $derived(this.lines.filter(({ signal }) => signal === 'statement'));

  /** once there is something to draw and to say; always the same: what is in it changes */
  place = $state.raw<Place | null>(null);

  // --- Coming and going ---

  async start(): Promise<void> {
    if (this.isHere) handed?.close();
    const line = this.isHere ? null : handed;
    handed = null;
    const table = await api.table(this.id, this.invitation).catch(() => null);
    if (!table) {
      line?.close();
      this.line = 'gone';
      return;
    }
    this.invitation ??= table.invitation ?? null;
    notePromise(table);
    remember(gameNote(this.id), table.game);
    const drawing = Promise.all([api.words(table), loadClient(table.game)]);
    // What stands on the table comes while what draws it is being loaded
    const world = await worldOf(this.id);
    if (this.stopped) {
      line?.close();
      return;
    }
    const { me } = this;
    const mine = table.seats.flatMap((seat, n) => (me && seat.person === me ? [n] : []));
    // With several seats of mine nobody's cards are asked for before the curtain is lifted
    const seat = mine.length === 1 ? mine[0]! : null;
    this.connection = new Connection(
      this.id,
      seat,
      { state: (state) => this.take(state), line: (line) => (this.line = line) },
      world,
      this.invitation,
    );
    this.connection.start(line);
    const [words, client] = await drawing;
    this.desk = client?.desk();
    this.words = words;
    this.client = client;
    this.draw(this.shown);
  }

  /** The next session goes on by our line. */
  handOver(): void {
    if (!this.isHere) handed = this.connection?.handOver() ?? null;
  }

  stop(): void {
    this.stopped = true;
    this.connection?.stop();
    this.projector.stop();
  }

  wake(): void {
    this.connection?.wake();
  }

  lose(): void {
    if (!this.isHere) this.connection?.lose();
  }

  private take(state: TableState): void {
    const old = this.state;
    this.state = state;
    const { table, viewer, waiting, moves } = state.scene;
    this.viewer = viewer ?? null;
    this.waiting = waiting ?? NONE;
    this.seats = table.seats;
    this.phase = table.phase;
    this.moves = moves ?? NONE;
    this.lines = state.lines;
    const view = state.scene.view ?? null;
    this.arrived();
    if (old?.scene.moves !== state.scene.moves) this.hint = null;
    if (this.past !== null) return; // it is shown when one comes back
    const seat = state.scene.viewer ?? null;
    const same = old !== null && old.epoch === state.epoch && (old.scene.viewer ?? null) === seat;
    const onward = same && state.events.length >= old.events.length && old.scene.view != null;
    if (!onward || view === null || !this.client || document.hidden) {
      this.projector.stop();
      this.jump(view);
    } else if (view !== old.scene.view || state.events.length > old.events.length) {
      const news = state.events.slice(old.events.length);
      const frames = this.client.frames(old.scene.view!, view, news);
      if (frames.length > 1) this.last = { before: old.scene.view, frames };
      this.projector.pace = app.tempo;
      this.projector.play(frames.length ? frames : [{ view, hold: 0 }]);
      if (!this.playing) this.told = state.events.length;
    }
    // I have just been given a seat here
    if (seat === null && this.mine.length === 1) this.connection?.rejoin(this.mine[0]!);
    this.lower();
  }

  /** The device is to be handed over: forget what the one before could see. */
  private lower(): void {
    if (this.curtain && this.viewer !== null) void this.connection?.look(null);
  }

  private draw(view: unknown): void {
    this.shown = view;
    const known = view && this.speaker;
    this.place = known ? (this.place ?? new LivePlace(this)) : null;
  }

  private jump(view: unknown): void {
    this.draw(view);
    this.playing = false;
    this.paused = false;
    this.saying = null;
    this.told = this.state?.events.length ?? 0;
  }

  private show(frame: Frame<unknown>, playing: boolean): void {
    this.draw(frame.view);
    this.playing = playing;
    this.saying = playing ? (frame.said ?? null) : null;
    if (frame.said && this.past === null) {
      const place = this.state?.events.findIndex(
        ([, words], n) => n >= this.told && words === frame.said,
      );
      if (place !== undefined && place >= 0) this.told = place + 1;
      const name = this.client?.sound?.(frame.said);
      if (name && app.prefs.sound) sound(name);
    }
    if (!playing) this.settle();
  }

  private settle(): void {
    if (this.past !== null) {
      this.playing = this.paused = false;
      this.saying = null;
      return;
    }
    this.jump(this.state?.scene.view ?? null);
    this.lower();
  }

  skip(): void {
    this.projector.skip();
    this.settle();
  }

  pause(): void {
    if (this.paused) this.projector.resume();
    else this.projector.pause();
    this.paused = this.projector.paused;
  }

  /** See what happened at a moment once more, and stay there. */
  async lookBack(moment: number): Promise<void> {
    const { client, viewer, id, invitation } = this;
    if (!client) return;
    const [before, after] = await Promise.all(
      [Math.max(0, moment - 1), moment].map((at) =>
        api.replay(id, at, viewer, invitation).catch(() => null),
      ),
    );
    if (!before || !after || this.stopped || this.curtain || this.viewer !== viewer) return;
    this.projector.stop();
    this.past = moment;
    const news = (after.events ?? []).filter(([at]) => at === moment);
    const frames = moment ? client.frames(before.view, after.view, news) : [];
    this.projector.pace = app.tempo || 1; // whoever asks for it wants to see it
    this.projector.play([
      ...(moment ? [{ view: before.view, hold: 600 }] : []),
      ...frames,
      { view: after.view, hold: 0 },
    ]);
  }

  /** From an earlier moment to the present. */
  comeBack(): void {
    if (this.past === null) return;
    this.projector.stop();
    this.past = null;
    this.settle();
  }

  get canReplay(): boolean {
    return this.last !== null && !this.playing;
  }

  /** Show the last thing that happened once more. */
  again(): void {
    if (!this.last) return;
    this.projector.pace = app.tempo || 1; // whoever asks for it wants to see it
    this.projector.play([{ view: this.last.before, hold: 500 }, ...this.last.frames]);
  }

  // --- Doing ---

  async play(move: Words): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.underway !== null) return;
    // Nearly always the answer comes sooner: then the table is drawn once, not twice
    const underway = setTimeout(() => (this.sending = true), SOON);
    this.underway = underway;
    const at = this.scene?.number ?? 0;
    if (this.othersSince(this.since).size) this.sinceBefore = this.since;
    this.since = at + 1;
    remember(`since:${this.id}`, this.since);
    this.hint = null;
    await this.send({ do: 'play', seat, at, move });
    if (this.underway === underway) this.arrived();
  }

  /** What was on its way is there, or will not be. */
  private arrived(): void {
    if (this.underway !== null) clearTimeout(this.underway);
    this.underway = null;
    this.sending = false;
  }

  async undo(): Promise<void> {
    if (this.viewer !== null) await this.send({ do: 'undo', seat: this.viewer });
  }

  /** Ask all to go back to where I chose last; if I have not chosen yet, by one move. */
  async propose(): Promise<void> {
    const number = this.scene?.number ?? 0;
    if (this.viewer === null || number === 0) return;
    const to = this.since > 0 && this.since <= number ? this.since - 1 : number - 1;
    await this.send({ do: 'propose', seat: this.viewer, to });
  }

  /** `level`: of the bot that is asked; the one that was asked last, if it is not said. */
  async askHint(level = this.hintLevel): Promise<void> {
    if (this.viewer === null) return;
    const info = this.words?.info;
    const number = numberOf(level);
    // One that was chosen at another table may be above all that there are here
    if (number && number > (info ? highest(info, this.scene!.table.players) : 0)) level = 'hard';
    this.hintLevel = level;
    remember('hint-level', level);
    this.hint = 'asking';
    const reply = await this.send({ do: 'hint', seat: this.viewer, level });
    if (this.hint === 'asking' && this.hintLevel === level) this.hint = reply?.hint ?? null;
  }

  /** Tell beside a part of the board why something cannot be done now: the game's own reason. */
  async whyNot(move: Words, at: Element): Promise<void> {
    const { text, clause } = await this.because(move);
    if (at.isConnected) tip.answer(at, text, clause);
  }

  /** Why something cannot be done now: the game's own reason, or what is asked of whom instead. */
  async because(move: Words): Promise<Because> {
    const { speaker, viewer } = this;
    const reply =
      this.asked && viewer !== null
        ? await this.send({ do: 'why_not', seat: viewer, move })
        : await new Promise<null>((done) => setTimeout(() => done(null)));
    const because = reply?.because;
    if (because && speaker)
      return { text: speaker.text(`why-${because.name}`), clause: because.clause };
    return { text: this.whyNothing(), clause: this.client?.clauses?.(this.scene?.view)[0] ?? null };
  }

  /** Tell why nothing can be taken back. */
  whyNoUndo(at: Element): void {
    const text = app.t(this.since || this.lastMine() > 1 ? 'cannot-undo' : 'web-why-no-undo');
    setTimeout(() => tip.answer(at, text, null)); // when the tap has put the tip away that was there
  }

  /** Tell why no hint can be had now. */
  whyNoHint(at: Element): void {
    const clause = this.client?.clauses?.(this.scene?.view)[0] ?? null;
    setTimeout(() => tip.answer(at, this.whyNothing(), clause));
  }

  /** Why nothing of the kind can be done now: somebody else decides, or something else is asked. */
  private whyNothing(): string {
    if (this.over) return app.t('game-over');
    if (this.playing) return app.t('web-why-watch');
    if (this.past !== null) return app.t('web-past', { moment: this.past });
    if (this.asked) return app.t('web-why-other', { question: this.question });
    const names = this.waiting.map((seat) => this.names[seat] ?? '');
    return app.t('web-why-turn', { names: app.listed(names), count: names.length });
  }

  /** What the seat that the table is seen from is asked. */
  get question(): string {
    const asked = (this.scene?.view as { asked?: Asked } | null)?.asked;
    return asked && this.speaker ? this.speaker.question(asked) : '';
  }

  async lift(): Promise<void> {
    const seat = this.next ?? this.mine[0];
    if (seat !== undefined) await this.connection?.look(seat);
  }

  async send(message: Outgoing): Promise<Reply | null> {
    this.error = null;
    try {
      return (await this.connection?.send(message)) ?? null;
    } catch (error) {
      this.error =
        error instanceof Refused ? this.sayRefusal(error.refusal.reason) : app.t('web-error-line');
      return null;
    }
  }

  private sayRefusal(reason: string): string {
    if (reason === 'cannot_undo') return app.t('cannot-undo');
    const id = reason.startsWith('store-') ? `web-${reason}` : `web-refused-${reason}`;
    return app.t(app.texts?.has(id) ? id : 'web-refused');
  }
}

/**
 * The place of a session. It asks the session for each part of itself, so that what draws one part is
 * drawn again when that one has changed, and not with every step of a move.
 */
class LivePlace implements Place {
  constructor(private readonly session: Session) {}

  get view(): unknown {
    return this.session.shown;
  }
  get you(): number | null {
    return this.session.viewer;
  }
  get choices(): Choices {
    return this.session.choices;
  }
  get speaker(): Speaker {
    return this.session.speaker!;
  }
  get seats(): readonly SeatInfo[] {
    return this.session.seats;
  }
  get events(): readonly ToldEvent[] {
    return this.session.events;
  }
  get said(): readonly Said[] {
    return this.session.said;
  }
  get waiting(): readonly number[] {
    return this.session.waiting;
  }
  get desk(): unknown {
    return this.session.desk;
  }
  get notes(): string {
    return `notes:${this.session.id}:${this.you ?? 'w'}`;
  }
  get saying(): readonly unknown[] | null {
    return this.session.saying;
  }
  play = (move: Words): void => void this.session.play(move);
  private whyNot = (move: Words, at: Element): void => void this.session.whyNot(move, at);
  private reason = (move: Words): Promise<Because> => this.session.because(move);
  /** whoever watches is asked nothing, and asks nothing */
  get why(): Place['why'] {
    return this.you === null ? undefined : this.whyNot;
  }
  get because(): Place['because'] {
    return this.you === null ? undefined : this.reason;
  }
}

/** What somebody did: an event, told with the moment in which it happened. */
export interface Done {
  moment: number;
  words: unknown[];
}

/** What each of the others did since my last move, in order; things that happened by it, too. */
export function doneSince(
  events: readonly ToldEvent[],
  speaker: Speaker,
  since: number,
  me: number | null,
): Map<number, Done[]> {
  const found = new Map<number, Done[]>();
  let actor: number | null = null;
  let at = -1;
  for (const [moment, words] of events) {
    if (moment < since) continue;
    const seat = seatOf(speaker, words);
    if (moment !== at || seat !== null) actor = seat;
    at = moment;
    if (nobodys(words)) actor = null;
    if (actor === null || actor === me) continue;
    const done = found.get(actor) ?? [];
    done.push({ moment, words });
    found.set(actor, done);
  }
  return found;
}

/** The last deed that was told: of whoever acted, what they did first. */
export function lastDeed(
  events: readonly ToldEvent[],
  speaker: Speaker,
): { seat: number; words: readonly unknown[] } | null {
  let found: { at: number; seat: number; words: readonly unknown[] } | null = null;
  for (let n = events.length - 1; n >= 0; n--) {
    const [at, words] = events[n]!;
    if (found && at !== found.at) break;
    const seat = nobodys(words) ? null : seatOf(speaker, words);
    if (seat !== null) found = { at, seat, words };
  }
  return found;
}

/** A turn or a round begins, say: nobody does that. */
const nobodys = (words: readonly unknown[]): boolean => /^(turn|round)_/.test(String(words[0]));

/** The seat that an event is about. */
export function seatOf(speaker: Speaker, words: readonly unknown[]): number | null {
  const at = speaker.domains(words).indexOf('seat');
  return at < 0 ? null : Number(words[at + 1]);
}

/** The events that are news to me: those after my last move. */
export function isNews(event: ToldEvent, since: number): boolean {
  return since > 0 && event[0] >= since;
}
