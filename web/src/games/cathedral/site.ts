/** How the cathedral stands in a space of any shape. */
import { arrange, type Noted } from './notes';
import type { Section, SectionKind } from './view';

export type Heights = Record<SectionKind, number>;

/** Ways to draw a section: which is best depends on the space and on how many towers stand in it. */
const BROAD = shape(126, 138, { base: 56, middle: 46, dome: 110 });
const EVEN = shape(104, 114, { base: 66, middle: 60, dome: 112 });
export const SLIM = shape(86, 96, { base: 72, middle: 60, dome: 122 });
const UPRIGHT = shape(80, 88, { base: 86, middle: 81, dome: 124 });
const SHAPES = [BROAD, EVEN, SLIM, UPRIGHT];
/** than that at most, where there is room to spare */
const TALLER = 1.25;
const WIDER = 1.12;
const APART = 1.25;
export const GROUND = 30;
export const SKY = 22;

export interface Shape {
  /** how wide a section is, and how far the towers are apart */
  section: number;
  pitch: number;
  heights: Heights;
}

export interface SiteLayout extends Shape {
  width: number;
  height: number;
  /** how large the signs of every section can be, in units of the sections */
  signs: number;
  /** where each tower stands, and how high the bottom of each section is */
  towers: { x: number; bottoms: number[] }[];
}

/** What is to be written on a section, now or as long as it was not claimed. */
type Planned = Pick<Section, 'section' | 'cost' | 'recognition' | 'rubles'>;
type Towers = readonly (readonly Planned[])[];

function shape(section: number, pitch: number, heights: Heights): Shape {
  return { section, pitch, heights };
}

/** How wide the stone of a section is. */
export const stoneOf = (kind: SectionKind, width: number): number =>
  kind === 'base' ? width : kind === 'middle' ? width - 8 : Math.min(width - 16, 92);

/** How high the drum is on which a dome stands. */
export const drumOf = (high: number): number => Math.min(34, high * 0.29);

/** The part of a section on which signs can stand: how wide and high it is, and where its bottom is. */
export function roomOn(
  kind: SectionKind,
  width: number,
  high: number,
): { wide: number; high: number; bottom: number } {
  const wide = stoneOf(kind, width);
  if (kind === 'base') return { wide: wide - 4, high: high - 11, bottom: 7 };
  if (kind === 'middle') return { wide: wide - 2, high: high - 6, bottom: 1 };
  // an onion is as wide as its drum beyond the middle of its height
  const drum = drumOf(high);
  return { wide: wide + 6, high: drum + (high - drum - 14) * 0.58, bottom: 2 };
}

/** A cathedral drawn with sections of one shape, as large as the space allows. */
function drawn(towers: Towers, shape: Shape, wide: number, high: number): SiteLayout {
  const tall = (tower: readonly Planned[]): number =>
    tower.reduce((all, { section }) => all + shape.heights[section], 0);
  const tallest = Math.max(...towers.map(tall));
  const size = Math.min(wide / (towers.length * shape.pitch + 16), high / (tallest + GROUND + SKY));
  const width = wide / size;
  const height = high / size;
  const pitch = Math.min((width - 16) / towers.length, shape.pitch * APART);
  const stretch = Math.min((height - GROUND - SKY) / tallest, TALLER);
  const { base, middle, dome } = shape.heights;
  const heights = { base: base * stretch, middle: middle * stretch, dome: dome * stretch };
  const first = (width - pitch * (towers.length - 1)) / 2;
  const stretched = { pitch, section: Math.min(pitch - 10, shape.section * WIDER), heights };
  return {
    ...stretched,
    width,
    height,
    signs: smallest(towers, stretched),
    towers: towers.map((tower, n) => {
      let bottom = height - GROUND;
      const bottoms = tower.map((one) => {
        const here = bottom;
        bottom -= heights[one.section];
        return here;
      });
      return { x: first + n * pitch, bottoms };
    }),
  };
}

/** How large the smallest signs are: every section may have a tile, so that nothing changes later. */
function smallest(towers: Towers, layout: Shape): number {
  const scales = towers.flat().map((one) => {
    const room = roomOn(one.section, layout.section, layout.heights[one.section]);
    return arrange(notedOn(one, true), room.wide, room.high).scale;
  });
  return Math.min(...scales);
}

/** What is written on a section, with its tile or without. */
export function notedOn(section: Planned, tile: boolean): Noted {
  const pieces = Object.values(section.cost).reduce((all, count) => all + count, 0);
  return { pieces, tile, recognition: section.recognition, rubles: section.rubles };
}

/** Towers side by side, their signs as large as the space allows; what is left is sky and meadow. */
export function siteLayout(towers: Towers, wide: number, high: number): SiteLayout {
  const ways = SHAPES.map((one) => drawn(towers, one, wide, high));
  const size = (one: SiteLayout): number => one.signs / one.width;
  return ways.reduce((best, one) => (size(one) > size(best) ? one : best));
}

/** The outline of an onion dome, its foot in the middle of the bottom. */
export function onion(width: number, height: number): string {
  const w = width / 2;
  const h = height;
  const n = (x: number) => Math.round(x * 10) / 10;
  return [
    `M${n(-w * 0.66)} 0`,
    `C${n(-w * 1.12)} ${n(-h * 0.16)} ${n(-w * 1.16)} ${n(-h * 0.44)} ${n(-w * 0.62)} ${n(-h * 0.64)}`,
    `C${n(-w * 0.3)} ${n(-h * 0.76)} ${n(-w * 0.08)} ${n(-h * 0.84)} 0 ${n(-h)}`,
    `C${n(w * 0.08)} ${n(-h * 0.84)} ${n(w * 0.3)} ${n(-h * 0.76)} ${n(w * 0.62)} ${n(-h * 0.64)}`,
    `C${n(w * 1.16)} ${n(-h * 0.44)} ${n(w * 1.12)} ${n(-h * 0.16)} ${n(w * 0.66)} 0Z`,
  ].join('');
}
