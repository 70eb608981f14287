// Made by tools/word_types.py from src/rubra/games/cathedral/words.py. Do not edit.

export const SPACE_IDS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple', 'rubles', 'recognition'] as const;
export type Space = (typeof SPACE_IDS)[number];

export const TOWER_IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Tower = (typeof TOWER_IDS)[number];

export const BANNER_IDS = ['inventory', 'beside'] as const;
export type Banner = (typeof BANNER_IDS)[number];

export const BENCH_IDS = ['red', 'blue', 'green', 'yellow', 'white', 'white_2'] as const;
export type Bench = (typeof BENCH_IDS)[number];

export const FACE_IDS = ['down', 'up'] as const;
export type Face = (typeof FACE_IDS)[number];

export const MATERIAL_IDS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const;
export type Material = (typeof MATERIAL_IDS)[number];

export const JEWEL_IDS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const;
export type Jewel = (typeof JEWEL_IDS)[number];

export const DIE_IDS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
export type Die = (typeof DIE_IDS)[number];

export const CHOICE_IDS = ['first', 'second'] as const;
export type Choice = (typeof CHOICE_IDS)[number];

export const ORNAMENT_IDS = ['door', 'arch', 'cross'] as const;
export type Ornament = (typeof ORNAMENT_IDS)[number];

export const RESOURCE_IDS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple', 'rubles', 'recognition'] as const;
export type Resource = (typeof RESOURCE_IDS)[number];

export const REASON_IDS = ['goes_on', 'most_prestige', 'most_finished', 'most_ornaments', 'shared', 'standstill', 'ivan_beaten', 'ivan_won', 'ivan_won_tie'] as const;
export type Reason = (typeof REASON_IDS)[number];

export const IVAN_IDS = ['points', 'inventory', 'transport', 'claim', 'construction'] as const;
export type Ivan = (typeof IVAN_IDS)[number];

/** What a seat can do, as it is sent. */
export type Move =
  | [kind: 'sell_prestige']
  | [kind: 'reroll', space: Space]
  | [kind: 'end_turn']
  | [kind: 'claim', tower: Tower, level: number, banner: Banner]
  | [kind: 'place', bench: Bench, face: Face]
  | [kind: 'deliver', material: Material, tower: Tower, level: number]
  | [kind: 'decorate', tower: Tower, level: number]
  | [kind: 'add_jewel', jewel: Jewel]
  | [kind: 'no_jewel']
  | [kind: 'stop_building']
  | [kind: 'move_die', die: Die, extra: number, space: Space]
  | [kind: 'obtain']
  | [kind: 'influence', card: number, choice: Choice]
  | [kind: 'activate', bench: Bench]
  | [kind: 'roll']
  | [kind: 'take', material: Material]
  | [kind: 'swap', give: Material, get: Material]
  | [kind: 'send_ivan', tower: Tower, level: number];

/** What happens, as it is told. */
export type Event =
  | [kind: 'begins', seat: number]
  | [kind: 'turn_began', turn: number, seat: number]
  | [kind: 'sold_prestige', seat: number, rubles: number, prestige: number]
  | [kind: 'rerolls', seat: number, space: Space]
  | [kind: 'rolled', die: Die, value: number]
  | [kind: 'claimed', seat: number, tower: Tower, level: number, banner: Banner]
  | [kind: 'placed', seat: number, tile: number, bench: Bench, face: Face, price: number]
  | [kind: 'delivered', seat: number, material: Material, tower: Tower, level: number]
  | [kind: 'finished', seat: number, tower: Tower, level: number, recognition: number, rubles: number]
  | [kind: 'decorated', seat: number, ornament: Ornament, tower: Tower, level: number]
  | [kind: 'added_jewel', seat: number, jewel: Jewel, prestige: number]
  | [kind: 'moved_die', seat: number, die: Die, steps: number, price: number, space: Space]
  | [kind: 'used_influence', seat: number, card: number, choice: Choice]
  | [kind: 'activated', seat: number, tile: number, bench: Bench]
  | [kind: 'paid', seat: number, count: number, resource: Resource]
  | [kind: 'gained', seat: number, count: number, resource: Resource]
  | [kind: 'swapped', seat: number, give: Material, get: Material]
  | [kind: 'penalised', seat: number, tower: Tower, level: number, count: number]
  | [kind: 'sixth_finished', seat: number, sections: number, prestige: number, others: number]
  | [kind: 'left_over', seat: number, count: number, prestige: number]
  | [kind: 'scored_tower', seat: number, tower: Tower, presence: number, prestige: number]
  | [kind: 'total', seat: number, prestige: number]
  | [kind: 'ended', reason: Reason]
  | [kind: 'ivan_turned', card: Ivan]
  | [kind: 'ivan_skipped']
  | [kind: 'ivan_stored', count: number]
  | [kind: 'ivan_loaded', count: number]
  | [kind: 'ivan_claimed', tower: Tower, level: number]
  | [kind: 'ivan_delivered', count: number, tower: Tower, level: number]
  | [kind: 'ivan_discarded', tile: number];
