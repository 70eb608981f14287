/** Moves and events in words and as numbers, as core/vocabulary.py has them. */
import { Refused } from '../core/connection';
import type { SpokenWords } from '../core/speaker';
import type { Words } from '../wire';
import type { Description, DomainInfo, KindInfo } from './description';

function unreadable(text: string): Refused {
  return new Refused({ reason: 'unreadable', text });
}

function word({ name, values }: DomainInfo, number: number): string | number {
  const size = typeof values === 'number' ? values : values.length;
  if (!(number >= 0 && number < size)) throw new Error(`${number} is no ${name}`);
  return typeof values === 'number' ? number : values[number]!;
}

function number({ name, values }: DomainInfo, said: unknown): number {
  if (typeof values !== 'number') {
    const found = typeof said === 'string' ? values.indexOf(said) : -1;
    if (found >= 0) return found;
    throw unreadable(`${JSON.stringify(said)} is no ${name}; it is one of ${values.join(', ')}`);
  }
  if (Number.isInteger(said) && (said as number) >= 0 && (said as number) < values) {
    return said as number;
  }
  throw unreadable(`${JSON.stringify(said)} is no ${name}; it is a number from 0 to ${values - 1}`);
}

export class Vocabulary {
  private readonly kinds: { name: string; domains: DomainInfo[]; parts: string[] }[];

  constructor(
    description: Description,
    readonly infos: readonly KindInfo[],
    private readonly called = 'move',
  ) {
    this.kinds = infos.map(({ name, parts }) => ({
      name,
      parts: Object.keys(parts),
      domains: Object.values(parts).map((domain) => description.domains[domain]!),
    }));
  }

  /** A kind and its parts in words. */
  say(kind: number, parts: (index: number) => number): Words {
    const { name, domains } = this.kinds[kind]!;
    return [name, ...domains.map((domain, index) => word(domain, parts(index)))];
  }

  /** A packed move in words. */
  sayMove(move: bigint): Words {
    return this.say(kindOf(move), (index) => Number((move >> BigInt(8 + 8 * index)) & 0xffn));
  }

  /** A move given as a list, packed. Raises Refused. */
  read(words: unknown): bigint {
    if (!Array.isArray(words) || typeof words[0] !== 'string') {
      throw unreadable(
        `${JSON.stringify(words)} is no ${this.called};` +
          ` a ${this.called} is a list like ["kind", part, part]`,
      );
    }
    const [name, ...said] = words as [string, ...unknown[]];
    const kind = this.kinds.findIndex((one) => one.name === name);
    if (kind < 0) {
      const known = this.kinds.map((one) => one.name).join(', ');
      throw unreadable(`there is no ${this.called} '${name}'; the ${this.called}s are ${known}`);
    }
    const { parts, domains } = this.kinds[kind]!;
    if (said.length !== domains.length) {
      const wanted = parts.join(', ') || 'nothing';
      throw unreadable(`'${name}' takes ${domains.length} parts (${wanted}), not ${said.length}`);
    }
    return domains.reduce(
      (move, domain, index) =>
        move | (BigInt(number(domain, said[index])) << BigInt(8 + 8 * index)),
      BigInt(kind),
    );
  }
}

/** What sentences of a game are made of: as a server tells it. */
export function wordsOf(game: Description): SpokenWords {
  const named = (kinds: readonly KindInfo[]) =>
    kinds.map(({ name, parts }) => ({
      kind: name,
      parts: Object.fromEntries(
        Object.entries(parts).map(([part, domain]) => [part, game.domains[domain]!.name]),
      ),
    }));
  return {
    info: {
      name: game.game,
      options: game.options,
      seat_options: game.seat_options,
      levels: game.player.levels,
      players: Object.keys(game.player.ladder).map(Number),
      numbered: Object.values(game.player.ladder).map(({ length }) => length),
    },
    moves: named(game.moves),
    events: named(game.events),
    statements: named(game.statements),
    domains: Object.fromEntries(game.domains.map(({ name, values }) => [name, values])),
    names: game.box.names,
    spoken: Object.fromEntries(
      game.domains.flatMap(({ name, spoken }) => (spoken ? [[name, spoken]] : [])),
    ),
    reasons: game.reasons.map(([reason]) => reason),
  };
}

/** The kind of a packed move. */
export function kindOf(move: bigint): number {
  return Number(move & 0xffn);
}
