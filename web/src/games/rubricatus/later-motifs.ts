/** The blocks of the woodcuts that only later eras show: loaded when the first is wanted. */
import type { Motif, MotifName } from './motifs';

const needles =
  'M2 44c2-10 4-20 7-20 3 0 3-9 6-9s3 6 5 6 2-15 6-15 4 9 6 9 3-12 7-12 4 14 7 14 3-6 6-6 5 12 10 33z';

export const LATER = {
  // --- What was built ---
  villa: {
    ink: 'M4 44V28l15-9 15 9v16zM36 44V33h24v11zM33 32l15-7 15 7z',
    cut: 'M40 34v10M45 34v10M50 34v10M55 34v10M15 44v-9h8v9M9 29l10-6 10 6',
  },
  tomb: {
    ink: 'M14 44v-4h36v4zM19 40V22h26v18zM17 22h30v-3H17zM23 19v-6h18v6zM20 13h24L32 5z',
    cut: 'M24 23v17M40 23v17M29 40v-8a3 3 0 0 1 6 0v8M27 16h10',
  },
  fort: {
    ink: 'M3 44V23h4v3h4v-3h4v3h4v-9h5v3h5v-3h6v3h5v-3h5v9h4v-3h4v3h4v-3h4v21z',
    cut: 'M27 44V34a5 5 0 0 1 10 0v10M7 32h9M48 32h9M9 38h9M46 38h9M26 24h12',
    line: 'M32 17V4M32 4h10v6H32',
  },
  graves: {
    ink: 'M9 44V31a6 6 0 0 1 12 0v13zM26 44V26a6.500 6.500 0 0 1 13 0v18zM45 44V34a5 5 0 0 1 10 0v10z',
    cut: 'M32.500 25v10M28.500 29h8M15 31v7M12 34h6M50 34v5M47.500 36.500h5',
    line: 'M2 44h60M4 40h4M57 40h4M22 41h3',
  },
  city: {
    ink: 'M3 44V30h10v-6l6-6 6 6v5h5v-9l9-8 9 8v9h5v-5h8v20z',
    cut: 'M34 24h10M35 24v8M39 24v8M43 24v8M8 35v4M19 29v4M19 37v4M52 34v4M57 34v4M30 40h18',
  },
  road: {
    ink: 'M25 44c2-14 5-22 6-33h3c3 11 7 21 18 33zM8 44V31c0-5 7-5 7 0v13z',
    cut: 'M32 15v3M33 22v4M34 30v4M36 38v4M10 34h3M10 37h3',
    line: 'M2 20c8-7 15-7 20 0M42 20c6-8 13-8 20-2M2 44h60',
  },
  romanbridge: {
    ink: 'M2 42V27h46V10h12v32h-5c0-7-8-7-8 0h-4c0-12-13-12-13 0h-4c0-12-13-12-13 0h-4c0-6-4-6-7-4z',
    cut: 'M51 27v-9a3 3 0 0 1 6 0v9M49 13h10M4 30h42',
    line: 'M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0',
  },
  baths: {
    ink: 'M3 44V31a9.500 9.500 0 0 1 19 0 10 10 0 0 1 20 0 9.500 9.500 0 0 1 19 0v13z',
    cut: 'M8 44V33a4.500 4.500 0 0 1 9 0v11M27 44V33a5 5 0 0 1 10 0v11M47 44V33a4.500 4.500 0 0 1 9 0v11',
    line: 'M13 17c-4-4 4-5 0-10M32 16c-4-4 4-5 0-11M51 17c-4-4 4-5 0-10',
  },
  church: {
    ink: 'M6 44V27l11-8 6 4V7l6-5 6 5v17h13l6 5v1c5 1 8 5 8 9v5z',
    cut: 'M26 10v4M32 10v4M26 18v4M32 18v4M13 44v-8a4 4 0 0 1 8 0v8M39 32v4M46 32v4M24 28h28',
  },
  tower: {
    ink: 'M23 44l2-29h-3V8h4v3h3V8h6v3h3V8h4v7h-3l2 29zM3 44c7-6 13-9 18-9v9zM61 44c-5-6-9-9-17-9v9z',
    cut: 'M32 19v5M32 29v4M28 38h8M27 24h3M34 35h3',
  },
  weir: {
    ink: 'M2 19h24l13 25H2z',
    cut: 'M3 25h25M3 31h28M3 37h31M12 19v6M20 25v6M10 31v6M24 37v6M18 37v6',
    line: 'M27 19c11 3 14 13 16 22M31 18c13 3 16 13 18 23M36 17c13 4 16 13 18 24M40 45q5-3 10 0t12 0',
  },
  canal: {
    ink: 'M27 13h10l24 31H3z',
    cut: 'M29 18h6M27 23h10M24 29h16M20 35h24M15 41h34',
    line: 'M8 28V14M8 20l-4-5M8 20l4-5M54 26V12M54 18l-4-5M54 18l4-5M17 22v-9M46 20v-9',
  },
  bridge: {
    ink: 'M2 42V24c20-9 40-9 60 0v18h-5c0-8-3-11-6-11s-6 3-6 11h-4c0-11-5-15-9-15s-9 4-9 15h-4c0-8-3-11-6-11s-6 3-6 11z',
    cut: 'M5 25c18-7 36-7 54 0',
    line: 'M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0',
  },
  needles: {
    ink: needles,
    cut: 'M25 44v-8l6-4 6 4v8M31 37v3M12 21v12M20 24v10M39 12v15M48 18v12M55 26v10',
  },
  needles2: {
    ink: needles,
    cut: 'M14 44V33h9v-6l8-5 8 5v6h11v11M31 27v4M18 37v3M27 36v3M35 36v3M44 37v3M12 21v8M48 16v8M39 10v8',
  },
  castle: {
    ink: 'M2 44l8-8V20h3v3h3v-3h3v3h3v-3h3v10h5V13h3v3h4v-3h4v3h3v-3h3v17h5v-9h3v3h3v-3h3v15l5 8z',
    cut: 'M34 20v5M40 20v5M34 44v-7a4 4 0 0 1 8 0v7M16 28v4M53 28v4M12 38h14M46 38h8',
  },
  bastion: {
    ink: 'M1 44l11-12h8l3-9h18l3 9h8l11 12zM28 23V9h2V6h4v3h2v14z',
    cut: 'M6 40l8-6h8M58 40l-8-6h-8M23 32h18M32 12v4M26 27h12M20 44l4-8h16l4 8',
  },
  baroque: {
    ink: 'M12 44V21q2-8 9-8 3-6 11-10 8 4 11 10 7 0 9 8v23z',
    cut: 'M26 44V33a6 6 0 0 1 12 0v11M32 15a4 4 0 1 0 .01 0M18 27h28M16 34v6M48 34v6',
  },
  masia: {
    ink: 'M4 44V25l28-13 28 13v19z',
    cut: 'M27 44V35a5 5 0 0 1 10 0v9M13 30h6v5h-6zM45 30h6v5h-6zM28 22h8v4h-8zM9 26l23-10 23 10',
  },
  street: {
    ink: 'M2 44V15l8-5 8 5v29zM20 44V19l5-4 5 4v25zM35 44V19l5-4 5 4v25zM47 44V15l8-5 8 5v29z',
    cut: 'M6 21h3v4H6zM12 21h3v4h-3zM8 44v-9h5v9M50 21h3v4h-3zM56 21h3v4h-3zM52 44v-9h5v9M24 25h2M39 25h2M24 32h2M39 32h2',
  },
  papermill: {
    ink: 'M24 44V21l18-11 18 11v23z',
    cut: 'M32 26v5M40 26v5M48 26v5M32 36v5M48 36v5M38 44v-8h5v8M30 22l12-7 12 7',
    line: 'M13 24a10 10 0 1 0 .01 0M13 24v20M3 34h20M6 27l14 14M20 27 6 41M2 45q5-2 10 0t10 0',
  },
  mine: {
    ink: 'M31 4a6 6 0 1 1-.01 0zM46 44V31l7-5 7 5v13z',
    cut: 'M31 7v6M28 10h6M51 44v-7h5v7',
    line: 'M15 44 28 15M34 15l13 29M20 34h22M24 25h14M16 43l23-18M46 43 23 25M2 44h60',
  },
  strata: {
    ink: 'M2 44V35c12-7 20 4 32-2s18-5 28-8v19z',
    cut: 'M3 40c12-6 20 3 31-2s17-5 27-7',
    line: 'M34 20a3 3 0 1 1-4-3 6 6 0 1 1-2 9 9 9 0 1 1 13 0 12 12 0 0 1-20-3',
  },
  colony: {
    ink: 'M2 44V27l8-7v7l8-7v7l8-7v7l8-7v24zM38 44l2-39h4l2 39zM49 44V31l6-4 6 4v13z',
    cut: 'M6 32v4M12 32v4M18 32v4M24 32v4M30 32v4M6 39v3M12 39v3M18 39v3M24 39v3M53 35h4',
    line: 'M43 4c4-4 7 2 11-1s6 0 8-2',
  },
  cement: {
    ink: 'M2 44V12h11v7h11v6h11v6h12v6h14v7zM50 37V10h4l1 27z',
    cut: 'M5 17v5M9 17v5M16 25v4M20 25v4M27 31v4M31 31v4M39 36v3M43 36v3',
    line: 'M52 9c3-4 5 1 9-3',
  },
  dam: {
    ink: 'M3 11c19 8 39 8 58 0l-8 33H11z',
    cut: 'M7 16c17 7 33 7 50 0M10 26c15 5 29 5 44 0M12 36c13 4 27 4 40 0M32 19v25M19 17l3 27M45 17l-3 27',
  },
  cemetery: {
    ink: 'M2 44c0-10 6-15 13-12 2-11 15-13 19-5 6-7 15-2 15 6 7-1 12 4 12 11z',
    cut: 'M24 26v10M20 30h8M44 33v7M41 36h6M10 40c2-3 5-4 8-3',
    line: 'M52 28V8M49 20c-2-6 3-12 3-12s5 6 3 12',
  },
  museum: {
    ink: 'M5 44v-4h54v4zM10 38V22h5v16zM21 38V22h5v16zM38 38V22h5v16zM49 38V22h5v16zM4 20h56L32 6z',
    cut: 'M20 17l12-6 12 6z',
    line: 'M29 38v-9h6v9',
  },
  spa: {
    ink: 'M3 40V22h16v-6h26v6h16v18z',
    cut: 'M7 36v-6a2 2 0 0 1 5 0v6M14 36v-6M24 36V26a2 2 0 0 1 5 0v10M35 36V26a2 2 0 0 1 5 0v10M49 36v-6a2 2 0 0 1 5 0v6M22 20h20',
    line: 'M1 44q5-3 10 0t10 0 10 0 10 0 10 0 10 0M27 12c-3-4 3-4 0-8M37 12c-3-4 3-4 0-8',
  },
  desal: {
    ink: 'M3 40V28h22v12zM29 40V20a4 4 0 0 1 8 0v20zM40 40V20a4 4 0 0 1 8 0v20zM51 40V20a4 4 0 0 1 8 0v20z',
    cut: 'M7 32h4v4H7zM16 32h4v4h-4zM31 26h4M42 26h4M53 26h4M31 33h4M42 33h4M53 33h4',
    line: 'M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0M25 31h4M14 28v-9h15',
  },
  // --- What happens ---
  flames: {
    ink: 'M32 2c4 9 14 12 14 25 0 10-6 17-14 17s-14-6-14-15c0-6 4-8 5-13 4 2 6 5 6 8 4-5 6-12 3-22zM8 44c-5-8 0-12 2-18 5 5 8 10 5 18zM56 44c5-8 0-12-2-18-5 5-8 10-5 18z',
    cut: 'M32 41c-5-1-6-7-2-12 4 4 7 8 2 12z',
  },
  amphora: {
    ink: 'M26 4h12v4l-3 4c8 4 11 10 9 18-1 6-6 10-8 14h-8c-2-4-7-8-8-14-2-8 1-14 9-18l-3-4z',
    cut: 'M23 20h18M22 25h20M25 33h14',
    line: 'M27 9c-8 0-10 6-7 12M37 9c8 0 10 6 7 12M14 44h36',
  },
  flood: {
    ink: 'M14 24l10-9 10 9v6H14zM40 26l8-7 8 7v5H40zM1 33q6-6 12 0t12 0 13 0 13 0 12 0v11H1z',
    cut: 'M2 39q6-5 12 0t12 0 12 0 12 0 12 0M22 25h4',
    line: 'M8 4l-3 9M20 2l-3 8M34 3l-3 8M48 2l-3 9M59 4l-3 9',
  },
  drought: {
    ink: 'M32 4a9 9 0 1 1-.01 0zM2 44V34h60v10z',
    cut: 'M12 34l4 5-3 5M26 34l-3 4 5 6M40 34l3 5-4 5M52 34l-2 4 3 6',
    line: 'M32 26v4M20 22l-4 4M44 22l4 4M14 13H8M56 13h-6',
  },
  scythe: {
    ink: 'M8 14C20 2 40 2 54 14 42 10 24 10 12 17z',
    line: 'M50 10 30 45M36 34l6 3M4 44h56M12 44v-8M18 44v-6M48 44v-8',
  },
  quake: {
    ink: 'M4 44V24l10-8 8 7-2 6 5 6-4 9zM28 44l3-8-4-7 4-9 2-14 6-4 6 5v14l7 4 8 5v14z',
    cut: 'M38 12v4M38 20v4M46 32v4M12 28v4',
  },
  rooster: {
    ink: 'M14 12c-6 8-5 20 6 25 9 4 22 0 24-11 1-7 0-10 3-14l6-1-4-3c0-5-6-6-9-3-4 4-3 12-9 13-8 1-10-6-17-6z',
    cut: 'M20 24c4 6 12 7 18 3M46 8h1.500',
    line: 'M26 38v6M34 38v6M22 45h8M31 45h8M43 4l2-3 2 3 3-2',
  },
  train: {
    ink: 'M4 36V18h14v6h24v-8h5v8c8 0 11 5 11 12zM20 12h8v12h-8zM12 34a6 6 0 1 1-.01 0zM30 34a6 6 0 1 1-.01 0zM48 34a6 6 0 1 1-.01 0z',
    cut: 'M7 22h7v5H7zM12 38v4M30 38v4M48 38v4M24 29h26',
    line: 'M45 14c4-6 8 0 11-6M1 46h62',
  },
  drops: {
    ink: 'M20 6c6 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18zM44 16c5 8 8 11 8 16a8 8 0 0 1-16 0c0-5 3-8 8-16z',
    cut: 'M16 25c0 3 2 5 4 5M41 33c0 2 1 4 3 4',
    line: 'M2 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0',
  },
} satisfies Record<string, Motif>;

/** Which block shows which construction. */
// prettier-ignore
export const BUILT_LATER: Record<string, MotifName> = {
  boades_romana: 'villa', torre_del_breny: 'tomb', guarnicio_sorba: 'fort', necropolis_obiols: 'graves',
  setelsis: 'city', praesidium: 'fort', via_transversal: 'road', pont_del_diable: 'romanbridge',
  termes_sant_boi: 'baths', can_valls: 'villa',
  sant_vicenc_cardona: 'church', torre_minyona: 'tower', resclosa_manresans: 'weir', sequia_manresa: 'canal',
  pont_monistrol: 'bridge', montserrat: 'needles', pedret: 'church', pont_pedret: 'bridge',
  sant_llorenc_baga: 'church', obiols: 'church', castellvell: 'castle', olius: 'church', graudescales: 'church',
  castell_lluca: 'castle', santa_maria_lluca: 'church', pont_gotic: 'devilsbridge', eramprunya: 'castle',
  torre_penya_del_moro: 'tower',
  castell_cardona: 'bastion', resclosa_refeta: 'weir', sant_ramon_nonat: 'baroque', saldes: 'baroque',
  montdarn: 'church', masies: 'masia', mas_rocaguinarda: 'masia', poble_carrer: 'street',
  moli_paperer: 'papermill', sant_baldiri: 'baroque',
  montserrat_refet: 'needles2', mina_cardona: 'mine', geoparc: 'strata', viladomiu_vell: 'colony',
  viladomiu_nou: 'colony', asland: 'cement', baells: 'dam', cementiri_olius: 'cemetery',
  llosa_del_cavall: 'dam', espai_rocaguinarda: 'museum', canal_infanta: 'canal', la_puda: 'spa',
  dessaladora: 'desal',
};
