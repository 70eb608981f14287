/**
 * Playing out a change step by step. A game turns two views into frames: views in between, each
 * with how long it stays. The board only ever draws one view; moving things is CSS. No DOM.
 */
export interface Frame<View> {
  view: View;
  /** how long it is looked at before the next one, in ms */
  hold: number;
  /** the event that is told with it, to be read beside the board */
  said?: readonly unknown[];
}

export interface Ticking {
  later(work: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
}

/** Shows frames one after another; whoever cannot wait skips to the last. */
export class Projector<View> {
  private queue: Frame<View>[] = [];
  private timer: unknown = null;
  /** multiplies every hold; 0 shows only the end */
  pace = 1;

  constructor(
    private readonly show: (frame: Frame<View>, playing: boolean) => void,
    private readonly ticking: Ticking,
  ) {}

  /** the next frame waits until somebody wants it */
  paused = false;

  get playing(): boolean {
    return this.timer !== null || this.paused;
  }

  /** Stay at what is shown now. */
  pause(): void {
    if (this.timer === null) return;
    this.ticking.cancel(this.timer);
    this.timer = null;
    this.paused = true;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.next();
  }

  /** Play these after those that are under way. */
  play(frames: Frame<View>[]): void {
    if (frames.length === 0) return;
    this.queue.push(...frames);
    if (this.pace === 0) this.skip();
    else if (!this.playing) this.next();
  }

  /** Show the end at once. */
  skip(): void {
    if (this.timer !== null) this.ticking.cancel(this.timer);
    this.timer = null;
    this.paused = false;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last, false);
    else this.done?.();
  }

  /** called when a hold ends with nothing to follow */
  done: (() => void) | null = null;

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) {
      this.timer = null;
      this.done?.();
      return;
    }
    const more = this.queue.length > 0;
    if (!more && frame.hold === 0) {
      this.timer = null;
      this.show(frame, false);
      this.done?.();
      return;
    }
    this.timer = this.ticking.later(() => this.next(), frame.hold * this.pace);
    this.show(frame, true);
  }

  stop(): void {
    if (this.timer !== null) this.ticking.cancel(this.timer);
    this.timer = null;
    this.paused = false;
    this.queue = [];
  }
}
