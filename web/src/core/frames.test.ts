import { describe, expect, it } from 'vitest';
import { Choices } from './choices';
import { Projector, type Frame } from './frames';

function make() {
  const timers: (() => void)[] = [];
  const shown: string[] = [];
  let ended = 0;
  const projector = new Projector<string>(
    (frame, playing) => shown.push(`${frame.view}${playing ? '…' : ''}`),
    { later: (work) => timers.push(work), cancel: () => timers.splice(0) },
  );
  projector.done = () => (ended += 1);
  return { projector, shown, tick: () => timers.shift()?.(), ended: () => ended };
}
const frames = (...names: string[]): Frame<string>[] =>
  names.map((view, n) => ({ view, hold: n === names.length - 1 ? 0 : 100 }));

describe('the projector', () => {
  it('shows frame after frame and then rests', () => {
    const { projector, shown, tick, ended } = make();
    projector.play(frames('a', 'b', 'c'));
    tick();
    tick();
    expect(shown).toEqual(['a…', 'b…', 'c']);
    expect(projector.playing).toBe(false);
    expect(ended()).toBe(1);
  });

  it('skips to the end', () => {
    const { projector, shown } = make();
    projector.play(frames('a', 'b', 'c'));
    projector.skip();
    expect(shown).toEqual(['a…', 'c']);
  });

  it('plays what comes meanwhile afterwards', () => {
    const { projector, shown, tick } = make();
    projector.play(frames('a', 'b'));
    projector.play(frames('c'));
    tick();
    tick();
    expect(shown).toEqual(['a…', 'b…', 'c']);
  });
});

describe('choices', () => {
  const choices = new Choices([['take', 1, 0], ['take', 1, 1], ['pass']]);
  it('are found by kind, or exactly', () => {
    expect(choices.of('take')).toEqual([
      ['take', 1, 0],
      ['take', 1, 1],
    ]);
    expect(choices.find('take', 1, 1)).toEqual(['take', 1, 1]);
    expect(choices.find('take', 1)).toBeNull();
    expect(choices.has('pass')).toBe(true);
  });
});
