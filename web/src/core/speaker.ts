/** Says what happens in one game, in one language, with the names of those who play. */
import type { GameInfo, GameWords, WordInfo, Words } from '../wire';
import type { Texts, Values } from './texts';

/** What sentences are made of, and what is asked of whoever sits down. */
export type SpokenWords = Omit<GameWords, 'info'> & {
  info: Pick<GameInfo, 'name' | 'players' | 'options' | 'seat_options' | 'levels' | 'numbered'>;
};

/** What a seat is asked, as its view says it: an id, and what the sentence tells of. */
export type Asked = { ask: string } & Partial<Record<string, string | number>>;

export class Speaker {
  private readonly moves: Map<string, WordInfo>;
  private readonly events: Map<string, WordInfo>;
  private readonly statements: Map<string, WordInfo>;

  constructor(
    readonly words: SpokenWords,
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {
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

  /** A move, as a label. */
  move(said: Words): string {
    return this.say('move', said, this.moves);
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
      if (spoken === 'seat') return this.names[value] ?? this.automaton(value);
      if (spoken === 'ordinal') return value + 1;
      const named = this.words.names[domain]?.[value];
      if (named === undefined) return value;
      // A box of one's own may hold things that no message names
      if (!this.has(`${spoken}-${named}`)) return titled(named);
      return this.text(`${spoken}-${named}`);
    }
    return this.text(`${spoken}-${value}`);
  }

  /** A seat that nobody has is the automaton's, in a game played alone. */
  private automaton(seat: number): string {
    return this.has('automaton') ? this.text('automaton') : `${seat + 1}`;
  }

  private say(family: string, said: Words, kinds: Map<string, WordInfo>): string {
    const [kind, ...parts] = said;
    const values: Values = {};
    Object.entries(kinds.get(String(kind))?.parts ?? {}).forEach(([name, domain], number) => {
      const value = parts[number]!;
      values[name] = this.value(domain, value);
      values[`${name}_id`] = value; // the bare word, for messages that choose by it
    });
    return this.text(`${family}-${kind}`, values);
  }
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
