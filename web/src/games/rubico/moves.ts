// Made by tools/word_types.py from src/rubra/games/rubico/words.py. Do not edit.

export const CARD_IDS = ['red', 'blue', 'janus', 'pompey', 'none'] as const;
export type Card = (typeof CARD_IDS)[number];

export const POWER_IDS = ['minerva', 'cibelis', 'fortuna', 'roma', 'venus', 'eris', 'vesta', 'iuno'] as const;
export type Power = (typeof POWER_IDS)[number];

export const WAY_IDS = ['forward', 'back'] as const;
export type Way = (typeof WAY_IDS)[number];

export const ROLE_IDS = ['legionary', 'senator'] as const;
export type Role = (typeof ROLE_IDS)[number];

export const SENATE_IDS = ['vacant', 'muster', 'veto', 'acclamation', 'desertion', 'surrender', 'triumph', 'joker'] as const;
export type Senate = (typeof SENATE_IDS)[number];

export const REASON_IDS = ['goes_on', 'rome_by_march', 'rome_by_fortuna', 'four_italica', 'four_apollinaris', 'four_of_both'] as const;
export type Reason = (typeof REASON_IDS)[number];

export const WHY_NOT_IDS = ['other_cards', 'unheard_of', 'other_power', 'other_moment', 'own_card', 'no_way_back', 'all_taken', 'empty', 'taken', 'covered', 'two'] as const;
export type WhyNot = (typeof WHY_NOT_IDS)[number];

/** What a seat can do, as it is sent. */
export type Move =
  | [kind: 'lay', first: Card, second: Card, third: Card, fourth: Card]
  | [kind: 'declare', red: number, blue: number, janus: number, pompey: number]
  | [kind: 'say_nothing']
  | [kind: 'pass']
  | [kind: 'summon', power: Power, seat: number, slot: number]
  | [kind: 'shift', power: Power, way: Way]
  | [kind: 'peek', power: Power, seat: number, slot: number]
  | [kind: 'cover', power: Power, slot: number]
  | [kind: 'cancel', power: Power]
  | [kind: 'favour', power: Power]
  | [kind: 'take', seat: number, slot: number];

/** What happens, as it is told. */
export type Event =
  | [kind: 'got_role', role: Role]
  | [kind: 'recognised', seat: number]
  | [kind: 'got_power', power: Power]
  | [kind: 'turn_began', turn: number, centurion: number]
  | [kind: 'drew', red: number, blue: number, janus: number, pompey: number]
  | [kind: 'rows_laid']
  | [kind: 'declared', seat: number, red: number, blue: number, janus: number, pompey: number]
  | [kind: 'said_nothing', seat: number]
  | [kind: 'played_power', seat: number, power: Power]
  | [kind: 'summoned', seat: number, owner: number, slot: number]
  | [kind: 'shifted', seat: number, way: Way, space: number]
  | [kind: 'peeked', seat: number, owner: number, slot: number]
  | [kind: 'saw', owner: number, slot: number, card: Card]
  | [kind: 'covered', seat: number, slot: number]
  | [kind: 'cancelled', seat: number]
  | [kind: 'favoured', seat: number]
  | [kind: 'asked_to_take', centurion: number, count: number]
  | [kind: 'took', centurion: number, owner: number, slot: number]
  | [kind: 'extra_card']
  | [kind: 'discarded_unseen']
  | [kind: 'revealed', card: Card, counts_as: Card]
  | [kind: 'senate_added', card: Senate, counts_as: Card]
  | [kind: 'favour_added', red: number, pompey: number]
  | [kind: 'counted', red: number, blue: number, pompey: number]
  | [kind: 'marched', steps: number, space: number]
  | [kind: 'stayed', space: number]
  | [kind: 'turned_senate', card: Senate, italica: number, apollinaris: number]
  | [kind: 'ended', reason: Reason]
  | [kind: 'role_shown', seat: number, role: Role];
