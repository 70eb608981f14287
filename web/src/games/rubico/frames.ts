/** From one view to the next in steps: the reveal card by card, the march, the Senate. */
import type { Told } from '../../core/told';
import type { Event } from './moves';
import type { Frame } from '../../core/frames';
import type { ToldEvent } from '../../wire';
import type { CardWord, Kind, SeatView, Stage, View } from './view';

const TURN_CARD = 850;
const TURN_JANUS = 900;
const ADD = 1000;
const COUNT = 1500;
const STEP = 420;
const REST = 1000;
const TABLET = 1500;
const POWER = 1500;
const ROWS = 700;

export function frames(before: View, after: View, events: readonly ToldEvent[]): Frame<View>[] {
  const told = events.map(([, words]) => words);
  const out: Frame<View>[] = [];
  let now: View = before;
  const show = (view: View, hold: number, said?: readonly unknown[]) => {
    now = view;
    out.push({ view, hold, said });
  };
  const revealed = told.filter((words) => words[0] === 'revealed');

  for (const words of told) {
    const [kind, first, second, third] = words as unknown as Told<Event>;
    switch (kind) {
      case 'rows_laid':
        // The rows appear face down, then one after another what was said of them
        if (after.turn === now.turn) {
          const seats = after.seats.map((seat) => ({ ...seat, claim: undefined }));
          show({ ...now, seats: fresh(seats), step: 'before_taking' }, ROWS, words);
        }
        break;
      case 'declared':
      case 'said_nothing':
        if (after.turn === now.turn && now.step === 'before_taking' && now !== before) {
          const claim = after.seats[first]!.claim;
          show({ ...now, seats: edit(now.seats, first, { claim }) }, 380, words);
        }
        break;
      case 'played_power': {
        const stage = { ...(now.stage ?? empty()), power: { seat: first, power: second } };
        const seats = edit(now.seats, first, { has_power: false, power: second });
        show({ ...now, stage, seats }, POWER, words);
        break;
      }
      case 'summoned':
        show(taken({ ...now, stage: undefined }, second, third), 700, words);
        break;
      case 'covered':
        show(
          { ...now, stage: undefined, seats: edit(now.seats, first, { covered: second }) },
          700,
          words,
        );
        break;
      case 'cancelled':
      case 'favoured':
      case 'peeked':
        show({ ...now, stage: undefined }, 500, words);
        break;
      case 'shifted':
        show({ ...now, stage: undefined, caesar: third }, REST, words);
        break;
      case 'took':
        show(taken(now, second, third), revealed.length ? 500 : 0, words);
        break;
      case 'revealed': {
        const stage = now.stage?.cards.length ? now.stage : laidOut(revealed);
        const from = now.stage?.cards.length
          ? now
          : { ...now, seats: now.seats.map((seat) => ({ ...seat, row: seat.row })), stage };
        if (!now.stage?.cards.length) show(from, 900);
        const turned = upcoming(stage);
        const card = first as Kind;
        const as = second as CardWord;
        if (card === 'janus' && as !== 'janus') {
          show({ ...from, stage: turn(stage, turned, false) }, TURN_JANUS, words);
          show({ ...from, stage: turn(stage, turned, true) }, TURN_JANUS, words);
        } else {
          show({ ...from, stage: turn(stage, turned, true) }, TURN_CARD, words);
        }
        break;
      }
      case 'senate_added':
      case 'favour_added': {
        if (!now.stage) break;
        const [red, blue, pompey] =
          kind === 'favour_added' ? [first, 0, second] : second === 'red' ? [1, 0, 0] : [0, 1, 0];
        const { more } = now.stage;
        const added = {
          red: more.red + red,
          blue: more.blue + blue,
          pompey: more.pompey + pompey,
        };
        show({ ...now, stage: { ...now.stage, more: added } }, ADD, words);
        break;
      }
      case 'counted': {
        if (!now.stage) break;
        const more = {
          red: first - now.stage.red,
          blue: second - now.stage.blue,
          pompey: third - now.stage.pompey,
        };
        show({ ...now, stage: { ...now.stage, more, counted: true } }, COUNT, words);
        break;
      }
      case 'marched': {
        const stage = now.stage && { ...now.stage, steps: Number(first) };
        for (const space of between(now, second))
          show({ ...now, stage, caesar: space }, STEP, words);
        out.at(-1)!.hold = REST;
        break;
      }
      case 'stayed':
        show({ ...now, stage: now.stage && { ...now.stage, steps: 0 } }, REST, words);
        break;
      case 'turned_senate': {
        const number = now.senate.turned.length;
        const card = after.senate.turned[number];
        if (!card) break;
        const senate = {
          ...now.senate,
          turned: [
            ...now.senate.turned.map(
              (one) => after.senate.turned.find((other) => other.card === one.card) ?? one,
            ),
            card,
          ],
          hidden: now.senate.hidden - 1,
          italica: second as number,
          apollinaris: third as number,
        };
        show({ ...now, senate }, TABLET, words);
        break;
      }
      case 'ended':
        show({ ...now }, REST, words);
        break;
    }
  }
  out.push({ view: after, hold: 0 });
  return out;
}

function empty(): Stage {
  return {
    cards: [],
    red: 0,
    blue: 0,
    pompey: 0,
    more: { red: 0, blue: 0, pompey: 0 },
    counted: false,
    steps: null,
  };
}

/** Rows as they first lie there: nothing taken, nothing covered. */
function fresh(seats: SeatView[]): SeatView[] {
  return seats.map((seat) => ({
    ...seat,
    covered: null,
    row: seat.row.map((slot) => ({ ...slot, taken: false })),
  }));
}

function laidOut(revealed: readonly (readonly unknown[])[]): Stage {
  const cards = revealed.map(([, card, as]) => ({
    card: card as Kind,
    as: as as CardWord,
    up: false,
    copied: false,
  }));
  return { ...empty(), cards };
}

const upcoming = (stage: Stage): number => {
  const next = stage.cards.findIndex((card) => !card.up);
  return next < 0 ? stage.cards.length - 1 : next;
};

/** The stage with a card turned up; `settled`: it counts as what it has become. */
function turn(stage: Stage, number: number, settled: boolean): Stage {
  const cards = stage.cards.map((card, n) =>
    n === number ? { ...card, up: true, copied: settled && card.as !== card.card } : card,
  );
  const count = (kind: CardWord) => cards.filter((card) => card.up && card.as === kind).length;
  const settledStage = { ...stage, cards };
  if (!settled) return settledStage;
  return { ...settledStage, red: count('red'), blue: count('blue'), pompey: count('pompey') };
}

function edit(seats: SeatView[], seat: number, change: Partial<SeatView>): SeatView[] {
  return seats.map((one, n) => (n === seat ? { ...one, ...change } : one));
}

function taken(view: View, owner: number, slot: number): View {
  const row = view.seats[owner]!.row.map((one, n) => (n === slot ? { ...one, taken: true } : one));
  return { ...view, taken: view.taken + 1, seats: edit(view.seats, owner, { row }) };
}

/** The spaces from where Caesar stands to where he goes, one by one. */
function between(view: View, space: number): number[] {
  const spaces = view.track.map((one) => one.space);
  const from = spaces.indexOf(view.caesar);
  const to = spaces.indexOf(space);
  return to > from ? spaces.slice(from + 1, to + 1) : [space];
}
