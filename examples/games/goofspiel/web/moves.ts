// Made by tools/word_types.py from src/rubra/games/goofspiel/words.py. Do not edit.

export const REASON_IDS = ['goes_on', 'most_points', 'shared'] as const;
export type Reason = (typeof REASON_IDS)[number];

/** What a seat can do, as it is sent. */
export type Move =
  | [kind: 'bid', card: number];

/** What happens, as it is told. */
export type Event =
  | [kind: 'round_began', turn: number, prize: number]
  | [kind: 'bid_shown', seat: number, card: number]
  | [kind: 'won', seat: number, prize: number]
  | [kind: 'tied', prize: number]
  | [kind: 'ended', reason: Reason];
