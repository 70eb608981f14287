/** What those who look at a table are shown: a whole scene, then what changes in it. */
import { newId } from '../core/connection';
import { HERE, type TableHere } from '../core/here';
import type { AnyUpdate, Fairness, Line, Patch, Scene, ToldEvent, Words } from '../wire';
import { type Match, NOBODY } from './match';
import { differences } from './patches';
import { levelOf, type Stored } from './stored';

/** What a scene is made of. */
export interface Played {
  readonly stored: Stored;
  readonly match: Match | null;
  readonly lines: readonly Line[];
}

/** Somebody who looks at the table: a line to a page. */
export interface Viewer {
  seat: number;
  send(update: AnyUpdate): void;
}

interface Shown {
  epoch: string;
  version: number;
  scene: Scene;
  events: number;
  lines: number;
}

export class Viewers {
  private readonly shown = new Map<Viewer, Shown>();

  constructor(private readonly table: Played) {}

  get some(): boolean {
    return this.shown.size > 0;
  }

  forget(viewer: Viewer): void {
    this.shown.delete(viewer);
  }

  forgetAll(): void {
    this.shown.clear();
  }

  /** Send the whole scene. */
  welcome(viewer: Viewer): void {
    const scene = sceneOf(this.table, viewer.seat);
    const events = eventsOf(this.table, viewer.seat);
    const lines = [...this.table.lines];
    const shown = {
      epoch: newId(),
      version: 0,
      scene,
      events: events.length,
      lines: lines.length,
    };
    this.shown.set(viewer, shown);
    const { epoch, version } = shown;
    viewer.send({ is: 'whole', epoch, version, scene, events, lines });
  }

  /** Tell all what has changed. */
  tell(): void {
    for (const viewer of this.shown.keys()) this.show(viewer);
  }

  /** What has changed since a viewer was told last. */
  private show(viewer: Viewer): void {
    const shown = this.shown.get(viewer)!;
    const scene = sceneOf(this.table, viewer.seat);
    const patches: Patch[] = [];
    differences(shown.scene, scene, [], patches);
    const events = eventsOf(this.table, viewer.seat);
    const before = shown.scene.number ?? 0;
    const now = scene.number ?? 0;
    // Events of moments that are no more are taken back
    const gone = events.length < shown.events || now < before ? now : null;
    const kept = gone === null ? shown.events : events.filter(([at]) => at <= gone).length;
    const told = gone === null ? events.slice(kept) : [];
    const lines = this.table.lines.slice(shown.lines);
    if (!patches.length && !told.length && gone === null && !lines.length) return;
    shown.scene = scene;
    shown.version += 1;
    shown.events = events.length;
    shown.lines += lines.length;
    viewer.send({
      is: 'change',
      version: shown.version,
      patches,
      events: told,
      ...(gone === null ? {} : { gone_back: gone }),
      ...(lines.length ? { lines } : {}),
    });
  }
}

function eventsOf({ match }: Played, seat: number): ToldEvent[] {
  return match?.eventsSeen(seat, match.steps.length) ?? [];
}

/** All that is seen from a seat now. */
export function sceneOf(table: Played, seat: number): Scene {
  const { match, stored } = table;
  const scene: Scene = {
    table: infoOf(table),
    mine: seat === NOBODY ? [] : mineOf(stored),
    number: match?.moments.length ?? 0,
    waiting: match?.waiting ?? [],
    rated: false,
    fairness: fairnessOf(stored),
  };
  if (seat !== NOBODY) scene.viewer = seat;
  if (match) {
    scene.view = match.view(seat);
    scene.moves = movesOf(stored, seat, match);
    scene.undo = seat !== NOBODY && stored.phase === 'playing' && match.mayUndo(seat);
  }
  return scene;
}

function movesOf(stored: Stored, seat: number, match: Match): Words[] {
  if (seat === NOBODY || stored.phase !== 'playing' || levelOf(stored.seats[seat]!)) return [];
  return match.moves(seat).map((move) => match.say(move));
}

function mineOf({ seats }: Stored): number[] {
  return seats.flatMap((seat, n) => (seat.person === HERE ? [n] : []));
}

function fairnessOf(stored: Stored): Fairness | null {
  const { commitment, secret, key, phase, seats } = stored;
  if (commitment === null) return null;
  if (phase !== 'over') return { commitment };
  return { commitment, secret, key, nonces: seats.map((seat) => seat.nonce ?? '') };
}

/** A table, as lists show it. */
export function infoOf({ stored, match }: Played): TableHere {
  return {
    id: stored.id,
    game: stored.game,
    version: stored.version,
    options: stored.options,
    players: stored.seats.length,
    own_box: stored.box?.digest ?? null,
    access: 'invited',
    pace: {},
    phase: stored.phase,
    seats: stored.seats.map(({ name, person, bot, stand_in, resigned }) => ({
      name,
      person,
      bot,
      stand_in,
      resigned,
      here: person !== null,
    })),
    host: stored.host,
    created: stored.created,
    begun: stored.begun,
    ended: stored.ended,
    result: stored.result,
    message: stored.message,
    frozen_by: stored.frozen_by ?? null,
    commitment: stored.commitment,
    rematch: stored.rematch,
    source: stored.source,
    source_at: stored.source_at,
    waiting: match?.waiting ?? [],
    number: match?.moments.length ?? 0,
  };
}
