/** The seats' colours (Okabe and Ito's) and emblems: always together, so that neither is needed. */
export interface SeatSign {
  emblem: 'sun' | 'wave' | 'tower' | 'bee' | 'vine' | 'moon' | 'key';
  colour: string;
  /** what is legible on the colour */
  on: string;
}

export const SEATS: readonly SeatSign[] = [
  { emblem: 'sun', colour: '#e69f00', on: '#2a1a08' },
  { emblem: 'wave', colour: '#56b4e9', on: '#0d2231' },
  { emblem: 'vine', colour: '#009e73', on: '#04150f' },
  { emblem: 'bee', colour: '#f0e442', on: '#2b2704' },
  { emblem: 'moon', colour: '#0072b2', on: '#ffffff' },
  { emblem: 'tower', colour: '#d55e00', on: '#1d0c00' },
  { emblem: 'key', colour: '#cc79a7', on: '#2b0d1d' },
];

export const seatSign = (seat: number): SeatSign => SEATS[seat % SEATS.length]!;
