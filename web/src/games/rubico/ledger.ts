/** The past, turn by turn, read from the events a seat has seen. */
import type { Told } from '../../core/told';
import type { Event } from './moves';
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
    const [kind, first, second, third, fourth, fifth] = words as unknown as Told<Event>;
    if (kind === 'turn_began') {
      turns.push({
        turn: first,
        centurion: second,
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
    if (kind === 'drew') turn.drew = counts(first, second, third, fourth);
    else if (kind === 'declared') turn.claims.set(first, counts(second, third, fourth, fifth));
    else if (kind === 'said_nothing') turn.claims.set(first, null);
    else if (kind === 'played_power') turn.powers.push({ seat: first, power: second });
    else if (kind === 'took' || kind === 'summoned')
      turn.taken.set(second, [...(turn.taken.get(second) ?? []), third]);
    else if (kind === 'revealed') turn.revealed.push({ card: first as Kind, as: second });
    else if (kind === 'senate_added' || kind === 'favour_added') turn.added.push(words);
    else if (kind === 'counted') turn.counted = { red: first, blue: second, pompey: third };
    else if (kind === 'marched') {
      turn.steps = first;
      turn.space = second;
    } else if (kind === 'shifted') turn.space = third;
    else if (kind === 'stayed') {
      turn.steps = 0;
      turn.space = first;
    } else if (kind === 'turned_senate') turn.senate.push(first);
  }
  return turns;
}

function counts(red: number, blue: number, janus: number, pompey: number): Counts {
  return { red, blue, janus, pompey };
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
