/** How the cathedral stands in a space of any shape. */
import type { SectionKind } from './view';

export type Heights = Record<SectionKind, number>;

/** Two ways to draw a section: slim, with two lines of signs, or broad, with one. */
export const SLIM: Shape = { section: 86, pitch: 96, heights: { base: 72, middle: 60, dome: 122 } };
export const BROAD: Shape = {
  section: 126,
  pitch: 138,
  heights: { base: 56, middle: 46, dome: 110 },
};
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
  broad: boolean;
  /** where each tower stands, and how high the bottom of each section is */
  towers: { x: number; bottoms: number[] }[];
}

type Towers = readonly (readonly { section: SectionKind }[])[];

function needs(towers: Towers, shape: Shape): { width: number; height: number } {
  const tall = towers.map((tower) =>
    tower.reduce((all, { section }) => all + shape.heights[section], 0),
  );
  return {
    width: towers.length * shape.pitch + 16,
    height: Math.max(...tall) + GROUND + SKY,
  };
}

/** Towers side by side, as large as the space allows; what is left over is sky and meadow. */
export function siteLayout(towers: Towers, wide: number, high: number): SiteLayout {
  const scale = (shape: Shape): number => {
    const { width, height } = needs(towers, shape);
    return Math.min(wide / width, high / height);
  };
  const broad = scale(BROAD) > scale(SLIM);
  const shape = broad ? BROAD : SLIM;
  const size = scale(shape);
  const width = wide / size;
  const height = high / size;
  const pitch = Math.min((width - 16) / towers.length, shape.pitch * 1.25);
  const section = Math.min(pitch - 10, shape.section * 1.12);
  const first = (width - pitch * (towers.length - 1)) / 2;
  return {
    width,
    height,
    broad,
    section,
    pitch,
    heights: shape.heights,
    towers: towers.map((tower, n) => {
      let bottom = height - GROUND;
      const bottoms = tower.map((one) => {
        const here = bottom;
        bottom -= shape.heights[one.section];
        return here;
      });
      return { x: first + n * pitch, bottoms };
    }),
  };
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
