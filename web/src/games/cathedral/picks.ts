/** From what one holds or points at to the moves that go with it. No rules: only what was told. */
import type { Choices } from '../../core/choices';
import type { Banner, Bench, Die, Material, Move, Ornament, Tower } from './moves';
import { sectionAt, type View } from './view';

export type Pick =
  | { kind: 'die'; die: Die }
  | { kind: 'section'; tower: Tower; level: number }
  | { kind: 'material'; material: Material }
  | { kind: 'banner'; from: Banner }
  | { kind: 'ornament'; ornament: Ornament }
  | { kind: 'bench'; bench: Bench }
  | { kind: 'reroll' }
  | { kind: 'give'; material: Material };

/** The section that a move is about, if it is about one. */
export function targetOf(move: Move): { tower: Tower; level: number } | null {
  switch (move[0]) {
    case 'claim':
    case 'decorate':
    case 'send_ivan':
      return { tower: move[1], level: move[2] };
    case 'deliver':
      return { tower: move[2], level: move[3] };
    default:
      return null;
  }
}

/** Every legal move that begins with this. */
export function movesFor(pick: Pick, choices: Choices<Move>, view: View): Move[] {
  switch (pick.kind) {
    case 'die':
      return choices.of('move_die').filter(([, die]) => die === pick.die);
    case 'section':
      return choices.all.filter((move) => isAt(move, pick.tower, pick.level));
    case 'material':
      return choices.of('deliver').filter(([, material]) => material === pick.material);
    case 'banner':
      return choices.of('claim').filter(([, , , from]) => from === pick.from);
    case 'ornament':
      return choices
        .of('decorate')
        .filter(([, tower, level]) => sectionAt(view, tower, level)?.takes === pick.ornament);
    case 'bench':
      return [...choices.of('place'), ...choices.of('activate')].filter(
        ([, bench]) => bench === pick.bench,
      );
    case 'reroll':
      return choices.of('reroll');
    case 'give':
      return choices.of('swap').filter(([, give]) => give === pick.material);
  }
}

function isAt(move: Move, tower: Tower, level: number): boolean {
  const target = targetOf(move);
  return target?.tower === tower && target.level === level;
}

/** The move that puts what is held on a section; none, or more than one way: null. */
export function moveOnto(
  pick: Pick,
  tower: Tower,
  level: number,
  choices: Choices<Move>,
  view: View,
): Move | null {
  const found = movesFor(pick, choices, view).filter((move) => isAt(move, tower, level));
  return found.length === 1 ? found[0]! : null;
}

/** What is shown as a button only once something has been picked for it. */
const PICKED_FIRST: readonly Move[0][] = [
  'sell_prestige',
  'reroll',
  'claim',
  'deliver',
  'decorate',
  'move_die',
  'place',
  'swap',
  'send_ivan',
];

/** Moves that are shown at once. */
export const isOpen = (move: Move): boolean => !PICKED_FIRST.includes(move[0]);
