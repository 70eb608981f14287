/** From what one holds or points at to the moves that go with it. No rules: only what was told. */
import type { Choices } from '../../core/choices';
import type { Words } from '../../wire';
import {
  ornamentOf,
  sectionAt,
  type Colour,
  type Material,
  type Ornament,
  type View,
} from './view';

export type Pick =
  | { kind: 'die'; die: Colour }
  | { kind: 'section'; tower: string; level: number }
  | { kind: 'material'; material: Material }
  | { kind: 'banner'; from: string }
  | { kind: 'ornament'; ornament: Ornament }
  | { kind: 'bench'; bench: string }
  | { kind: 'reroll' }
  | { kind: 'give'; material: Material };

/** The section that a move is about, if it is about one. */
export function targetOf(move: Words): { tower: string; level: number } | null {
  const [kind, first, second, third] = move;
  switch (kind) {
    case 'claim':
    case 'decorate':
    case 'send_ivan':
      return { tower: String(first), level: Number(second) };
    case 'deliver':
      return { tower: String(second), level: Number(third) };
    default:
      return null;
  }
}

/** Every legal move that begins with this. */
export function movesFor(pick: Pick, choices: Choices, view: View): Words[] {
  return choices.all.filter((move) => {
    const target = targetOf(move);
    switch (pick.kind) {
      case 'die':
        return move[0] === 'move_die' && move[1] === pick.die;
      case 'section':
        return target?.tower === pick.tower && target.level === pick.level;
      case 'material':
        return move[0] === 'deliver' && move[1] === pick.material;
      case 'banner':
        return move[0] === 'claim' && move[3] === pick.from;
      case 'ornament': {
        if (move[0] !== 'decorate' || !target) return false;
        const section = sectionAt(view, target.tower, target.level);
        return section !== undefined && ornamentOf[section.section] === pick.ornament;
      }
      case 'bench':
        return (move[0] === 'place' || move[0] === 'activate') && move[1] === pick.bench;
      case 'reroll':
        return move[0] === 'reroll';
      case 'give':
        return move[0] === 'swap' && move[1] === pick.material;
    }
  });
}

/** The move that puts what is held on a section; none, or more than one way: null. */
export function moveOnto(
  pick: Pick,
  tower: string,
  level: number,
  choices: Choices,
  view: View,
): Words | null {
  const found = movesFor(pick, choices, view).filter((move) => {
    const target = targetOf(move);
    return target?.tower === tower && target.level === level;
  });
  return found.length === 1 ? found[0]! : null;
}

/** Steps in which everything that may be done is shown at once. */
export const isOpen = (move: Words): boolean =>
  ![
    'sell_prestige',
    'reroll',
    'claim',
    'deliver',
    'decorate',
    'move_die',
    'place',
    'swap',
    'send_ivan',
  ].includes(String(move[0]));
