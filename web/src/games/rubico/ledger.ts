/** The past, turn by turn, read from the events a seat has seen. */
import type { ToldEvent } from '../../wire';
import type { CardWord, Counts, Kind } from './view';

export interface TurnEntry {
  turn: number;
  centurion: number;
  /** what each seat declared; null: it said nothing */
  claims: Map<number, Counts | null>;
  /** which cards were taken from each seat */
  taken: Map<number, number[]>;
  powers: { seat: number; power: string }[];
  revealed: { card: Kind; as: CardWord }[];
  /** what Senate cards and Iuno added to them, as it was told */
  added: ToldEvent[1][];
  counted: { red: number; blue: number; pompey: number } | null;
  /** how far Caesar marched, and where to */
  steps: number | null;
  space: number | null;
  senate: string[];
  /** what the reader drew */
  drew: Counts | null;
}

export function ledger(events: readonly ToldEvent[]): TurnEntry[] {
  const turns: TurnEntry[] = [];
  for (const [, words] of events) {
    const [kind, ...parts] = words as [string, ...never[]];
    if (kind === 'turn_began') {
      turns.push({
        turn: parts[0]!,
        centurion: parts[1]!,
        claims: new Map(),
        taken: new Map(),
        powers: [],
        revealed: [],
        added: [],
        counted: null,
        steps: null,
        space: null,
        senate: [],
        drew: null,
      });
      continue;
    }
    const turn = turns.at(-1);
    if (!turn) continue;
    if (kind === 'drew') turn.drew = counts(parts);
    else if (kind === 'declared') turn.claims.set(parts[0]!, counts(parts.slice(1)));
    else if (kind === 'said_nothing') turn.claims.set(parts[0]!, null);
    else if (kind === 'played_power') turn.powers.push({ seat: parts[0]!, power: parts[1]! });
    else if (kind === 'took' || kind === 'summoned') {
      const owner: number = parts[1]!;
      turn.taken.set(owner, [...(turn.taken.get(owner) ?? []), parts[2]!]);
    } else if (kind === 'revealed') turn.revealed.push({ card: parts[0]!, as: parts[1]! });
    else if (kind === 'senate_added' || kind === 'favour_added') turn.added.push(words);
    else if (kind === 'counted')
      turn.counted = { red: parts[0]!, blue: parts[1]!, pompey: parts[2]! };
    else if (kind === 'marched' || kind === 'shifted') {
      turn.steps = kind === 'marched' ? parts[0]! : turn.steps;
      turn.space = kind === 'marched' ? parts[1]! : parts[2]!;
    } else if (kind === 'stayed') {
      turn.steps = 0;
      turn.space = parts[0]!;
    } else if (kind === 'turned_senate') turn.senate.push(parts[0]!);
  }
  return turns;
}

function counts(parts: readonly number[]): Counts {
  return { red: parts[0]!, blue: parts[1]!, janus: parts[2]!, pompey: parts[3]! };
}

export interface Lie {
  turn: number;
  held: Counts;
  said: Counts;
}

export interface Story {
  /** how often a seat declared something */
  said: number;
  /** what of it was not so; null: what the seat held is not known */
  lies: Lie[] | null;
}

/** What a seat declared and whether it was so, from the events as that seat or anybody saw them. */
export function story(events: readonly ToldEvent[], seat: number): Story {
  const claims = ledger(events).flatMap((turn) => {
    const said = turn.claims.get(seat);
    return said ? [{ turn: turn.turn, said, held: turn.drew }] : [];
  });
  const known = claims.flatMap(({ held, ...claim }) => (held ? [{ ...claim, held }] : []));
  const lies = known.filter(({ said, held }) => !same(said, held));
  return { said: claims.length, lies: known.length === claims.length ? lies : null };
}

export function same(one: Counts, other: Counts): boolean {
  return (
    one.red === other.red &&
    one.blue === other.blue &&
    one.janus === other.janus &&
    one.pompey === other.pompey
  );
}
