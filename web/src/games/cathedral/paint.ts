/** The colours of the painted things: the same by day and by candlelight. */
import { getContext, setContext } from 'svelte';
import { COLOURS, type Colour, type Resource } from './view';

export const OUTLINE = '#2a1712';
export const CREAM = '#f9eed6';

export const DYES: Record<Colour, { main: string; deep: string; on: string }> = {
  red: { main: '#c3272f', deep: '#8c151f', on: '#fff2dc' },
  blue: { main: '#2a4fa8', deep: '#182f70', on: '#f3f0e4' },
  green: { main: '#2c8455', deep: '#175436', on: '#f6f4de' },
  yellow: { main: '#efb42c', deep: '#a8730f', on: '#33200a' },
  white: { main: '#fbf3df', deep: '#c7b28a', on: '#2a1712' },
};

type Dye = (typeof DYES)[Colour];
const KEY = Symbol('the colours of the seats');

/** For all that is drawn within: the colour that each seat has chosen. */
export function tellColours(colours: () => readonly Colour[]): void {
  setContext(KEY, colours);
}

/** The dye of each seat; where no table is, as they sit. */
export function seatDyes(): (seat: number) => Dye {
  const colours = getContext<(() => readonly Colour[]) | undefined>(KEY);
  return (seat) => DYES[(colours?.() ?? COLOURS)[seat] ?? 'white'];
}

export const THINGS: Record<Resource, { main: string; deep: string; light: string }> = {
  wood: { main: '#b06f2f', deep: '#7a4517', light: '#dba35c' },
  brick: { main: '#cf5632', deep: '#8e3119', light: '#eb8a63' },
  stone: { main: '#a3abb1', deep: '#6b747c', light: '#d5dade' },
  gold: { main: '#f0b92c', deep: '#a8730f', light: '#fde39a' },
  green: { main: '#2fae72', deep: '#176742', light: '#8fe0b6' },
  purple: { main: '#9350bf', deep: '#5c2a82', light: '#d1a3ec' },
  rubles: { main: '#d8d2c2', deep: '#7d7564', light: '#f7f3e8' },
  recognition: { main: '#c3272f', deep: '#7c131c', light: '#f9eed6' },
};

/** Each tower has its own walls and its own dome. */
export const TOWER_PAINT = [
  { wall: '#b8322f', dark: '#8c1f22', trim: '#fbf0d9', dome: ['#2c8455', '#f2c14e'] },
  { wall: '#d8643a', dark: '#a8431f', trim: '#fbf0d9', dome: ['#2a4fa8', '#fbf0d9'] },
  { wall: '#a8272f', dark: '#7c131c', trim: '#f6dfb0', dome: ['#efb42c', '#c3272f'] },
  { wall: '#c7483a', dark: '#972c24', trim: '#fbf0d9', dome: ['#177a78', '#fbf0d9'] },
  { wall: '#b33b2a', dark: '#842618', trim: '#f6dfb0', dome: ['#7a3aa0', '#f2c14e'] },
  { wall: '#cc5340', dark: '#9a3426', trim: '#fbf0d9', dome: ['#c3272f', '#fbf0d9'] },
] as const;
