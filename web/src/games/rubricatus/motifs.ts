import { devilsbridge } from './bridge';
import type { LATER } from './later-motifs';

/**
 * The blocks of the woodcuts that the first era and the cards of a hand show; later-motifs.ts has the
 * others. Each stands on a ground line at 44 in a frame of 64 by 48. `ink` is
 * printed solid, `cut` is what the knife took out of it, `line` is drawn in ink beside it.
 */
export interface Motif {
  ink?: string;
  cut?: string;
  line?: string;
}

export const MOTIFS = {
  // --- What was built ---
  village: {
    ink: 'M3 44c5-8 11-12 18-14v-8l4-5 4 5v6h4v-9l5-6 5 6v9h4v-5l4-4 4 4v8c3 3 6 7 7 13z',
    cut: 'M24 30h3M37 25h3M50 31h3M12 39h8M26 36h12M42 39h10M20 42h9M44 34h6',
  },
  farm: {
    ink: 'M6 40V29l12-11 12 11v11z',
    cut: 'M15 40v-7h6v7M9 29l9-8 9 8',
    line: 'M34 40c8-6 16-8 28-8M32 44c10-6 18-7 30-7M3 44h27M44 30v-8M41 25l3-3 3 3M52 29v-7M49 25l3-3 3 3',
  },
  salt: {
    ink: 'M3 44 19 18l7 6 8-15 10 17 5-5 12 23z',
    cut: 'M19 18l3 13-7 13M34 9l-2 17 6 18M49 21l-4 12 4 11M26 24l2 10M44 26l-4 8',
  },
  ship: {
    ink: 'M6 31h46c-2 8-7 11-14 11H20c-7 0-12-4-14-11zM28 7h3v24h-3zM33 9c10 3 15 9 15 18H33z',
    cut: 'M12 35h34M36 14v12M41 17v9',
    line: 'M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0M28 10 12 28',
  },
  devilsbridge,
  // --- What is done ---
  rings: {
    ink: 'M32 12a5 5 0 1 1-.01 0zM29 22h6l3 10-6 5-6-5z',
    line: 'M32 7a10 10 0 1 1-.01 0M10 40q11-5 22 0t22 0M4 45q14-5 28 0t28 0M14 12l5 3M50 12l-5 3M32 1v3M12 24h5M47 24h5',
  },
  moon: {
    ink: 'M34 4a13 13 0 1 1-.01 0z',
    cut: 'M30 12a2 2 0 1 0 .01 0M38 19a3 3 0 1 0 .01 0',
    line: 'M4 34c18 4 38 4 56 0M12 35v8h6v-7M26 37v7h9v-7M44 36v7h6v-8M4 30v14M60 30v14',
  },
  otter: {
    ink: 'M3 37c5-9 11-13 21-13 6 0 10-2 13-7 2-5 8-7 13-5l7 3c3 2 3 5 0 6l-8 2c-2 10-8 15-18 15H12c-4 0-7 0-9-1z',
    cut: 'M50 16h1.500M12 33c6-4 12-5 18-5M35 31c3-1 6-3 7-6',
    line: 'M1 42q5-3 10 0t10 0 10 0 10 0 10 0 10 0M54 20l7 1M54 19l7-2',
  },
  bell: {
    ink: 'M15 36c5-4 4-14 6-21 2-6 6-8 11-8s9 2 11 8c2 7 1 17 6 21zM27 38a5 5 0 0 0 10 0z',
    cut: 'M20 31h24M25 15c-1 4-1 8-2 12',
    line: 'M32 7V2M8 14c-3 5-3 11 0 16M56 14c3 5 3 11 0 16M3 11c-4 7-4 15 0 22',
  },
  tents: {
    ink: 'M2 44l11-25 11 25zM21 44 35 12l14 32zM45 44l8-18 9 18z',
    cut: 'M13 22v22M9 44l4-20 4 20M35 16v28M28 44l7-26 7 26M53 30v14',
    line: 'M35 12V4M35 4h8v4h-8M13 19v-6M13 13h6',
  },
  castell: {
    ink: 'M32 4a3 3 0 1 1-.01 0zM29 11h6v6h-6zM27 17a3 3 0 1 1-.01 0zM37 17a3 3 0 1 1-.01 0zM23 24h8v7h-8zM33 24h8v7h-8zM20 31a3 3 0 1 1-.01 0zM32 31a3 3 0 1 1-.01 0zM44 31a3 3 0 1 1-.01 0zM15 38h10v6H15zM27 38h10v6H27zM39 38h10v6H39z',
    line: 'M2 12q8 8 18 0M44 12q10 8 18 0M6 14l2 5 2-5M50 15l2 5 3-6',
  },
  mice: {
    ink: 'M6 40c0-11 8-16 16-16 6 0 11 4 13 9l4 4c0 2-2 3-4 3zM35 44c0-7 5-11 11-11 4 0 8 3 9 6l4 3c0 1-1 2-3 2zM30 25a4 4 0 1 1-.01 0zM51 33a3 3 0 1 1-.01 0z',
    cut: 'M32 34h1.500M54 40h1',
    line: 'M6 40C0 40 1 32 5 30M35 44c-4 0-5-3-3-5M39 36l6-2M39 37l6 1',
  },
  heron: {
    ink: 'M10 27c8-7 16-9 24-8 4-3 5-6 4-9-2-5 4-8 7-5l15 4-14 2c1 8-1 14-7 18-7 4-17 5-29-2z',
    cut: 'M45 7h1M16 26c6-3 12-4 18-3M20 29c5-1 10-2 15-4',
    line: 'M32 31v13M28 31l-4 7 6 1M27 45h10M2 45h20M42 45q5-3 10 0t10 0',
  },
  shell: {
    ink: 'M32 42c-4-1-6-3-6-3C14 36 8 28 8 20 14 8 24 6 32 6s18 2 24 14c0 8-6 16-18 19 0 0-2 2-6 3z',
    cut: 'M32 10v28M24 11l5 27M40 11l-5 27M16 15l10 22M48 15 38 37M11 22l13 14M53 22 40 36',
  },
  council: {
    ink: 'M8 32h48l4 6H4zM14 18a4 4 0 1 1-.01 0zM26 14a4 4 0 1 1-.01 0zM38 14a4 4 0 1 1-.01 0zM50 18a4 4 0 1 1-.01 0zM9 30c0-6 10-6 10 0zM21 28c0-7 10-7 10 0v2H21zM33 28c0-7 10-7 10 0v2H33zM45 30c0-6 10-6 10 0z',
    cut: 'M12 35h40M30 34h5',
    line: 'M8 38v6M56 38v6M32 38v6',
  },
  boat: {
    ink: 'M3 31l8 1c14 3 30 3 44-2l6-2c-4 9-10 13-18 13H18C10 41 6 38 3 31zM28 14a4 4 0 1 1-.01 0zM24 31c-1-8 1-11 4-11s6 3 6 11z',
    cut: 'M12 36c14 2 26 2 38-1',
    line: 'M40 6 26 44M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0',
  },
  sheep: {
    ink: 'M12 30c-4-6 1-11 6-10 2-5 9-6 12-2 4-4 11-2 12 2 5-1 9 3 7 8l6-1c4 0 6 2 6 5s-4 5-8 4l-4-1c-1 3-5 4-8 2-4 3-10 3-13 0-4 2-9 1-10-3-3 0-6-2-6-4z',
    cut: 'M20 26c2-2 4-2 6 0M30 24c2-2 4-2 6 0M26 32c2-2 4-2 6 0M54 30h1.500',
    line: 'M20 36v8M25 37v7M38 37v7M43 36v8M2 44h58',
  },
  sickle: {
    ink: 'M40 6c14 4 19 18 11 28-5 6-13 8-20 5 11 0 19-7 19-17 0-7-4-12-10-16zM30 37l3 3-8 7-4-4z',
    line: 'M8 44c4-12 4-22 2-34M16 44c0-12-2-22-4-32M4 44c0-10 0-18 0-28M10 10l-3-4M10 10l3-4M4 16l-3-3M4 16l3-3M2 32h16',
  },
  kiln: {
    ink: 'M4 44C6 26 18 18 30 18s22 8 26 26z',
    cut: 'M26 44v-7a4 4 0 0 1 8 0v7M12 36h8M40 34h9M18 28h8M36 27h6',
    line: 'M28 16c-6-5 4-6-1-13M36 16c-5-5 5-5 1-11M20 19c-5-4 2-6-2-11',
  },
  river: {
    ink: 'M26 10c8 0 10 4 4 7s-12 6-2 10 20 5 14 11-22 4-24 6h36c6-8 6-13-6-17s-14-6-8-9 2-8-14-8z',
    cut: 'M30 25c6 3 14 4 15 8M40 41h6',
    line: 'M2 20l8-10 7 8 4-5M44 14l7-9 9 12M4 34h12M50 26h10M6 40h8M2 27h10',
  },
  compass: {
    ink: 'M32 3a4 4 0 1 1-.01 0zM29 10l-15 34 3-1 15-30 15 30 3 1-15-34z',
    cut: 'M32 5v3',
    line: 'M18 30c9 5 19 5 28 0M4 44h56M52 24v16h8',
  },
  mule: {
    ink: 'M8 24c2-4 8-5 14-5h14c6-2 8-8 10-12l2-5 2 5 5-4-2 7 6 5c2 2 0 5-3 4l-7-1c-3 6-5 11-9 12v14h-4V33H20v11h-4V33c-4-2-6-4-8-9zM18 12h18v9H18z',
    cut: 'M22 12v9M30 12v9M18 16h18M50 10h1.500',
    line: 'M8 24c-4 2-5 6-4 10M2 44h58',
  },
  wheel: {
    ink: 'M32 5a19 19 0 1 1-.01 0zm0 5a14 14 0 1 0 .01 0z',
    line: 'M32 10v28M18 24h28M22 14l20 20M42 14 22 34M2 46q5-3 10 0t10 0 10 0 10 0 10 0 10 0',
    cut: 'M32 6v3M32 39v3M14 24h3M47 24h3',
  },
  loom: {
    ink: 'M6 6h52v5H6zM8 11h4v33H8zM52 11h4v33h-4zM14 30h36v4H14z',
    line: 'M16 11v19M20 11v19M24 11v19M28 11v19M32 11v19M36 11v19M40 11v19M44 11v19M48 11v19M14 37h36M14 40h36M14 43h36',
  },
  shears: {
    ink: 'M30 24 46 4c3 3 3 7 0 11L35 27zM34 24 18 4c-3 3-3 7 0 11l11 12zM22 30a7 7 0 1 1-.01 0zm0 4a3 3 0 1 0 .01 0zM42 30a7 7 0 1 1-.01 0zm0 4a3 3 0 1 0 .01 0z',
  },
  // --- What happens ---
  scroll: {
    ink: 'M10 8h40a5 5 0 0 1 0 10h-2v20a5 5 0 0 0 4 4H16a5 5 0 0 1-5-5V16a5 5 0 0 1-1-8z',
    cut: 'M17 14h25M17 20h25M17 25h20M17 30h25M17 35h14',
  },
  swords: {
    ink: 'M6 4l26 26-4 4zM58 4 32 30l4 4zM22 30l4 4-10 10-4-4zM42 30l-4 4 10 10 4-4z',
    cut: 'M12 10l14 14M52 10 38 24',
    line: 'M16 28l12 12M48 28 36 40',
  },
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS | keyof typeof LATER;

/** Which block shows which construction of the first era. */
// prettier-ignore
export const BUILT: Record<string, MotifName> = {
  cogullo: 'village', boades_ibera: 'farm', salines: 'salt', sorba: 'village', castellvell_iber: 'village',
  anseresa: 'farm', puig_ciutat: 'village', penya_del_moro: 'village', les_sorres: 'ship',
};

// prettier-ignore
export const DONE: Record<string, MotifName> = {
  crida_de_les_eteries: 'rings', lluna_plena: 'moon', lludriga: 'otter', sometent: 'bell', fira: 'tents',
  festa_major: 'castell', ratolins: 'mice', bernat_pescaire: 'heron', pelegrins: 'shell', consell: 'council',
  barquers: 'boat', pastors: 'sheep', segadors: 'sickle', carboners: 'kiln', rubricatus: 'river',
  mestres_de_cases: 'compass', traginers: 'mule', moliners: 'wheel', teixidores: 'loom', paraires: 'shears',
};
