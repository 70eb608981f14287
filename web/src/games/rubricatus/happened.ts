/** Which block shows which Era card: loaded with the first. */
import type { MotifName } from './motifs';

// prettier-ignore
export const HAPPENED: Record<string, MotifName> = {
  plom_escrit: 'scroll', naus_a_les_sorres: 'ship', centres_rivals: 'village', revolta_iberica: 'swords',
  indibil_i_mandoni: 'swords', pont_de_les_legions: 'romanbridge', vi_laieta: 'amphora',
  rubricatus_flumen: 'river', legionaris_a_sorba: 'fort', puig_ciutat_cremat: 'flames', boades_decau: 'villa',
  llim_a_les_termes: 'flood', repoblacio: 'farm', cartes_de_cardona: 'scroll', consagracio_de_lluca: 'church',
  molins_del_rei: 'wheel', fires_i_mercats: 'tents', la_llum: 'rings', cases_saquejades: 'street',
  revolta_d_aisso: 'swords', mal_any_primer: 'sickle', sequera_de_manresa: 'drought', pesta_negra: 'scythe',
  terratremol: 'quake', pacte_dels_capons: 'rooster', bandolers: 'swords', carbo_al_bergueda: 'kiln',
  any_del_diluvi: 'flood', manresa_cremada: 'flames', tren_a_manresa: 'train', colonies: 'colony',
  salmorres: 'drops', geoparc_unesco: 'strata', riuada_1907: 'flood', ponts_volats: 'quake',
  gran_sequera: 'drought',
};
