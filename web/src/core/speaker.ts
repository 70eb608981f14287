/**
 * Says what happens in one game, in one language, with the names of those who play. Whoever reads it at
 * a seat of their own is spoken to: `$reader` tells a message which of its parts is the reader's seat.
 */
import type { GameInfo, GameWords, WordInfo, Words } from '../wire';
import type { Texts, Values } from './texts';

/** What sentences are made of, and what is asked of whoever sits down. */
export type SpokenWords = Omit<GameWords, 'info'> & {
  info: Pick<GameInfo, 'name' | 'players' | 'options' | 'seat_options' | 'levels' | 'numbered'>;
};

/** What a seat is asked, as its view says it: an id, and what the sentence tells of. */
export type Asked = { ask: string } & Partial<Record<string, string | number>>;

/** what `$reader` is where a message does not tell of the reader */
const NOT_NAMED = 'nobody';

export class Speaker {
  private readonly moves: Map<string, WordInfo>;
  private readonly events: Map<string, WordInfo>;
  private readonly statements: Map<string, WordInfo>;
  /** what each is called where a name stands alone */
  readonly called: readonly string[];

  constructor(
    readonly words: SpokenWords,
    readonly texts: Texts,
    readonly names: readonly string[],
    /** the seat of the one person who reads this; none where several people or strangers do */
    readonly reader: number | null = null,
  ) {
    this.called = names.map((name, seat) => (seat === reader ? texts.text('you') : name));
    this.moves = new Map(words.moves.map((word) => [word.kind, word]));
    this.events = new Map(words.events.map((word) => [word.kind, word]));
    this.statements = new Map(words.statements.map((word) => [word.kind, word]));
  }

  /** A message of this game: `text('ask-lay')` returns `<game>-ask-lay`. */
  text(id: string, values: Values = {}): string {
    return this.texts.text(`${this.words.info.name}-${id}`, values);
  }

  has(id: string): boolean {
    return this.texts.has(`${this.words.info.name}-${id}`);
  }

  /** A move, as a label: of a choice that the reader has, or of what somebody does. */
  move(said: Words, seat = this.reader): string {
    return this.say('move', said, this.moves, {
      mover: seat === this.reader ? 'reader' : NOT_NAMED,
    });
  }

  /** An event, as a line of the log. */
  event(said: readonly unknown[]): string {
    return this.say('event', said as Words, this.events);
  }

  /** A statement, in the words of whoever makes it. */
  statement(said: Words): string {
    return this.say('say', said, this.statements);
  }

  /** The domain of each part of a statement, in order. */
  domainsOfStatement(said: Words): string[] {
    return Object.values(this.statements.get(String(said[0]))?.parts ?? {});
  }

  /** The parts of a statement by name, in order. */
  partsOfStatement(said: Words): string[] {
    return Object.keys(this.statements.get(String(said[0]))?.parts ?? {});
  }

  /** What a seat is asked, in one sentence. */
  question({ ask, ...told }: Asked): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(told) as [string, string | number][]) {
      // A word without a text stays as it is, for messages to choose by
      const plain = typeof value === 'string' && !this.has(`${name}-${value}`);
      values[name] = plain ? value : this.value(name, value);
    }
    return this.text(`ask-${ask}`, values);
  }

  /** The parts of a move or event by name. */
  parts(said: readonly unknown[], family: 'move' | 'event' = 'event'): Record<string, unknown> {
    const word = (family === 'move' ? this.moves : this.events).get(String(said[0]));
    return Object.fromEntries(Object.keys(word?.parts ?? {}).map((name, n) => [name, said[n + 1]]));
  }

  /** The domain of each part of an event, in order. */
  domains(said: readonly unknown[]): string[] {
    return Object.values(this.events.get(String(said[0]))?.parts ?? {});
  }

  /** One value of a domain, as people say it. */
  value(domain: string, value: string | number): string | number {
    const spoken = this.words.spoken[domain] ?? domain;
    if (typeof value === 'number') {
      if (spoken === 'seat') return this.name(value);
      if (spoken === 'ordinal') return value + 1;
      const named = this.words.names[domain]?.[value];
      if (named === undefined) return value;
      // A box of one's own may hold things that no message names
      if (!this.has(`${spoken}-${named}`)) return titled(named);
      return this.text(`${spoken}-${named}`);
    }
    return this.text(`${spoken}-${value}`);
  }

  /** Who sits there, as it stands alone; a seat that nobody has is the automaton's. */
  name(seat: number): string {
    return this.called[seat] ?? (this.has('automaton') ? this.text('automaton') : `${seat + 1}`);
  }

  /** Those of whom a message tells, and which of them reads it: `who({ name: 2 })`. */
  who<Part extends string>(seats: Record<Part, number>): Record<Part | 'reader', string> {
    const parts = Object.entries<number>(seats);
    const told = Object.fromEntries(parts.map(([part, seat]) => [part, this.name(seat)]));
    return { ...told, reader: this.readerAmong(parts) } as Record<Part | 'reader', string>;
  }

  /** Several of whom a message tells together, within a sentence: the reader is named first. */
  several(seats: readonly number[]): { names: string; count: number; reader: string } {
    const others = seats.filter((seat) => seat !== this.reader).map((seat) => this.name(seat));
    const mine = others.length < seats.length;
    const names = mine ? [this.texts.text('you-in-list'), ...others] : others;
    return {
      names: this.texts.listed(names),
      count: seats.length,
      reader: mine ? 'names' : NOT_NAMED,
    };
  }

  /** The part of a message that is the reader's seat. */
  private readerAmong(parts: readonly (readonly [string, unknown])[]): string {
    return parts.find(([, seat]) => seat === this.reader)?.[0] ?? NOT_NAMED;
  }

  private say(
    family: string,
    said: Words,
    kinds: Map<string, WordInfo>,
    values: Values = {},
  ): string {
    const [kind, ...parts] = said;
    const seats: [string, unknown][] = [];
    Object.entries(kinds.get(String(kind))?.parts ?? {}).forEach(([name, domain], number) => {
      const value = parts[number]!;
      values[name] = this.value(domain, value);
      values[`${name}_id`] = value; // the bare word, for messages that choose by it
      if ((this.words.spoken[domain] ?? domain) === 'seat') seats.push([name, value]);
    });
    values.reader = this.readerAmong(seats);
    return this.text(`${family}-${kind}`, values);
  }
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
