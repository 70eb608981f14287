/** Where in moves and events the things and points of a game stand, as lab/study.py's Lens has it. */
import type { Description, KindInfo } from '../local/description';
import { FORMAT, type Letter, type RecordInfo } from '../local/description';
import { EngineError, type Box, type Instance, type Rows } from '../local/engine';

/** What a study needs besides the game's description: games/<game>/study.json. */
export interface StudyInfo {
  format: number;
  game: string;
  module: string;
  records: RecordInfo[];
  workspace: number;
  figures: number;
  entries: Record<string, string[]>;
  levels: string[];
  /** by level, one in so many games is looked at closely */
  look_every: Record<string, number>;
  streams: { game: number; choice: number; bot: number };
  sides: string[];
  things: string[];
  ways: { event: string; points: string; by: string | null }[];
  counts: string[];
  way_counts: string[];
  whole_win: number;
  in_parts: number[];
  none: number;
}

/** A game's description with what a study adds to it. Raises EngineError. */
export function withStudy(game: Description, study: StudyInfo): Description {
  if (study.format !== FORMAT || study.module !== game.module) {
    throw new EngineError(`the study of ${game.game} does not fit its module`);
  }
  return {
    ...game,
    records: [...game.records, ...study.records],
    entries: { ...game.entries, ...study.entries },
  };
}

/** A card, a tile, a kind of move: the domain it is of, and its name there. */
export type Thing = [family: string, name: string];

export class Lens {
  /** kinds of moves first, then the words of each domain */
  readonly things: Thing[];
  readonly ways: string[] = [];
  private readonly first = new Map<string, number>();
  private readonly wayOf = new Map<string, { first: number; by: number; points: number }>();

  constructor(
    private readonly game: Description,
    private readonly study: StudyInfo,
    box: Pick<Box, 'names'>,
  ) {
    this.things = game.moves.map(({ name }) => ['move', name]);
    for (const { parts } of [...game.moves, ...game.events]) {
      for (const number of Object.values(parts)) {
        const domain = game.domains[number]!;
        if (!study.things.includes(domain.name) || this.first.has(domain.name)) continue;
        this.first.set(domain.name, this.things.length);
        const names = Array.isArray(domain.values) ? domain.values : box.names[domain.name]!;
        for (const name of names) this.things.push([domain.name, name]);
      }
    }
    for (const kind of game.events) {
      const names = Object.keys(kind.parts);
      for (const { event, points, by } of study.ways.filter((way) => way.event === kind.name)) {
        const way = { first: this.ways.length, by: study.none, points: names.indexOf(points) };
        if (by === null) this.ways.push(event);
        else {
          way.by = names.indexOf(by);
          this.ways.push(...(game.domains[kind.parts[by]!]!.values as string[]));
        }
        this.wayOf.set(kind.name, way);
      }
    }
  }

  /** Tell a workspace what to count. */
  prepare(instance: Instance, work: Rows): void {
    const { workspace, none } = this.study;
    const set = (name: string, value: number) => instance.set(work, workspace, [name], value);
    set('thing_count', this.things.length);
    set('way_count', this.ways.length);
    this.fill(instance, work, 'in_moves', this.game.moves);
    this.fill(instance, work, 'in_events', this.game.events, (kind) => {
      const way = this.wayOf.get(kind.name);
      const seat = Object.keys(kind.parts).indexOf('seat');
      return {
        seat_part: seat < 0 ? none : seat,
        way_first: way?.first ?? none,
        way_by: way?.by ?? none,
        way_points: way?.points ?? none,
      };
    });
  }

  private fill(
    instance: Instance,
    work: Rows,
    name: string,
    kinds: KindInfo[],
    more: (kind: KindInfo) => Record<string, number> = () => ({}),
  ): void {
    const { at, kind: record, size } = instance.field(this.study.workspace, name);
    const first = instance.field(record as number, 'first');
    kinds.forEach((kind, number) => {
      const start = work.address + at + number * size;
      const domains = Object.values(kind.parts).map((one) => this.game.domains[one]!.name);
      for (let part = 0; part < first.count; part++) {
        const value = this.first.get(domains[part] ?? '') ?? this.study.none;
        instance.write(first.kind as Letter, start + first.at + part * first.size, value);
      }
      for (const [field, value] of Object.entries(more(kind))) {
        const place = instance.field(record as number, field);
        instance.write(place.kind as Letter, start + place.at, value);
      }
    });
  }
}
