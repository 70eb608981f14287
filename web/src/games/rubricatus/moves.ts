// Made by tools/word_types.py from src/rubra/games/rubricatus/words.py. Do not edit.

export const RESOURCE_IDS = ['materials', 'technology', 'culture', 'defence'] as const;
export type Resource = (typeof RESOURCE_IDS)[number];

export const REGION_IDS = ['bergueda', 'bages', 'solsones', 'baix_llobregat', 'bages_bergueda', 'bages_solsones', 'bages_baix_llobregat'] as const;
export type Region = (typeof REGION_IDS)[number];

export const ERA_IDS = ['iberian', 'ancient', 'medieval', 'modern', 'contemporary'] as const;
export type Era = (typeof ERA_IDS)[number];

export const SOURCE_IDS = ['building', 'bonus', 'extension', 'development', 'cards', 'last_card', 'majority', 'all_eras', 'leftovers', 'all_comarques'] as const;
export type Source = (typeof SOURCE_IDS)[number];

export const REASON_IDS = ['goes_on', 'most_points', 'shared_victory', 'common_defeat'] as const;
export type Reason = (typeof REASON_IDS)[number];

export const COMARCA_IDS = ['bergueda', 'bages', 'solsones', 'baix_llobregat', 'llucanes'] as const;
export type Comarca = (typeof COMARCA_IDS)[number];

/** What a seat can do, as it is sent. */
export type Move =
  | [kind: 'bid', card: number]
  | [kind: 'favour', seat: number]
  | [kind: 'points', card: number]
  | [kind: 'event', card: number]
  | [kind: 'send_helper']
  | [kind: 'send_eteria', eteria: number]
  | [kind: 'produce', resource: Resource]
  | [kind: 'enter', region: Region]
  | [kind: 'mitigate']
  | [kind: 'build', construction: number]
  | [kind: 'build_sparing', construction: number, resource: Resource]
  | [kind: 'leave']
  | [kind: 'choose_region', region: Region]
  | [kind: 'choose_resource', resource: Resource]
  | [kind: 'choose_eteria', eteria: number]
  | [kind: 'choose_construction', construction: number]
  | [kind: 'take', seat: number, resource: Resource];

/** What happens, as it is told. */
export type Event =
  | [kind: 'round_began', round: number, era: Era]
  | [kind: 'helper_gained']
  | [kind: 'reshuffled', seat: number]
  | [kind: 'drew', card: number]
  | [kind: 'bid_shown', seat: number, card: number, points: number]
  | [kind: 'tied']
  | [kind: 'initiative', seat: number]
  | [kind: 'era_card', card: number]
  | [kind: 'checked', card: number]
  | [kind: 'passed', seat: number]
  | [kind: 'failed', seat: number]
  | [kind: 'table_passed']
  | [kind: 'table_failed']
  | [kind: 'played_points', seat: number, card: number, points: number]
  | [kind: 'played_event', seat: number, card: number]
  | [kind: 'removed_card', seat: number, card: number]
  | [kind: 'sent_eteria', seat: number, eteria: number]
  | [kind: 'idle', seat: number]
  | [kind: 'produced', seat: number, resource: Resource, count: number]
  | [kind: 'entered', seat: number, region: Region]
  | [kind: 'soothed', seat: number, region: Region]
  | [kind: 'mitigated', seat: number, region: Region]
  | [kind: 'built', seat: number, construction: number, region: Region]
  | [kind: 'extended', seat: number, construction: number, partner: number]
  | [kind: 'income', seat: number, resource: Resource, count: number]
  | [kind: 'gained', seat: number, resource: Resource, count: number]
  | [kind: 'lost', seat: number, resource: Resource, count: number]
  | [kind: 'took', seat: number, other: number, resource: Resource]
  | [kind: 'developed', seat: number, resource: Resource, space: number]
  | [kind: 'first_developer', seat: number, resource: Resource]
  | [kind: 'scored', seat: number, points: number, source: Source]
  | [kind: 'majority', seat: number, points: number, era: Era]
  | [kind: 'forfeited', seat: number, points: number]
  | [kind: 'recruited', seat: number, eteria: number]
  | [kind: 'problem_added', region: Region, count: number, left: number]
  | [kind: 'problem_removed', region: Region, count: number, left: number]
  | [kind: 'left_market', construction: number]
  | [kind: 'came_to_market', construction: number]
  | [kind: 'last_card', seat: number, card: number]
  | [kind: 'final_score', seat: number, points: number]
  | [kind: 'ended', reason: Reason];
