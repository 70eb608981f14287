/** The past, turn by turn, read from the events a seat has seen. */
import type { Told } from '../../core/told';
import type { Event, Statement } from './moves';
import type { Line, ToldEvent, Words } from '../../wire';
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
  /** what was said in words of the game */
  said: { seat: number; words: Words }[];
  /** the moment in which it began */
  from: number;
}

export function ledger(events: readonly ToldEvent[], said: readonly Line[] = []): TurnEntry[] {
  const turns = turnsOf(events);
  for (const { seat, words, about } of said) {
    const turn = turns.findLast(({ from }) => from <= (about ?? 0));
    if (turn && seat != null && words) turn.said.push({ seat, words });
  }
  return turns;
}

/** Whether it was so; null: that depends on what is not known, or it says nothing that can be so. */
export function wasSo(
  seat: number,
  words: Words,
  roles: readonly (string | null | undefined)[],
  drew: Counts | null,
): boolean | null {
  const said = words as unknown as Told<Statement>;
  switch (said[0]) {
    case 'am':
      return roles[seat] ? roles[seat] === said[1] : null;
    case 'trust':
      return roles[said[1]] && roles[seat] ? roles[said[1]] === roles[seat] : null;
    case 'suspect':
    case 'accuse':
      return roles[said[1]] ? roles[said[1]] === 'senator' : null;
    case 'hold':
      return drew && same(counts(said[1], said[2], said[3], said[4]), drew);
    case 'hold_some':
      return drew && drew[said[1]] >= said[2];
    default:
      return null;
  }
}

function turnsOf(events: readonly ToldEvent[]): TurnEntry[] {
  const turns: TurnEntry[] = [];
  for (const [moment, words] of events) {
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
        said: [],
        from: moment,
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
