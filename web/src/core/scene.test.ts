import { describe, expect, it } from 'vitest';
import type { Change, Scene, Whole } from '../wire';
import { begun, changed, patched } from './scene';

describe('a patch', () => {
  const scene = { view: { seats: [{ claim: null }, { claim: null }] }, proposal: { seat: 1 } };

  it('replaces a value deep inside and leaves the rest as it was', () => {
    const after = patched(scene, [['view', 'seats', 1, 'claim'], { red: 2 }]) as typeof scene;
    expect(after.view.seats[1]).toEqual({ claim: { red: 2 } });
    expect(after.view.seats[0]).toBe(scene.view.seats[0]);
    expect(after.proposal).toBe(scene.proposal);
    expect(scene.view.seats[1]).toEqual({ claim: null });
  });

  it('takes away what is named without a value', () => {
    expect(patched(scene, [['proposal']])).toEqual({ view: scene.view });
  });

  it('adds what was not there', () => {
    expect(patched({}, [['clock'], { left: [1] }])).toEqual({ clock: { left: [1] } });
  });

  it('can put null', () => {
    expect(patched({ a: 1 }, [['a'], null])).toEqual({ a: null });
  });
});

describe('the state of a table', () => {
  const whole = {
    is: 'whole',
    epoch: 'e',
    version: 3,
    scene: { number: 1 } as Scene,
    events: [
      [0, ['began']],
      [1, ['took']],
    ],
    lines: [{ number: 0, name: 'A', at: 0, text: 'hello' }],
  } as Whole;
  const change = (version: number, more: Partial<Change> = {}): Change => ({
    is: 'change',
    version,
    ...more,
  });

  it('grows with each change', () => {
    const state = changed(
      begun(whole),
      change(4, { patches: [[['number'], 2]], events: [[2, ['ended']]] }),
    )!;
    expect(state.scene.number).toBe(2);
    expect(state.events.map(([, words]) => words[0])).toEqual(['began', 'took', 'ended']);
    expect(state.version).toBe(4);
  });

  it('ignores what it knows already', () => {
    const state = begun(whole);
    expect(changed(state, change(3))).toBe(state);
  });

  it('asks for the whole if a change is missing', () => {
    expect(changed(begun(whole), change(5))).toBeNull();
  });

  it('forgets the events of moments that were taken back', () => {
    const state = changed(begun(whole), change(4, { gone_back: 0 }))!;
    expect(state.events).toEqual([[0, ['began']]]);
  });

  it('does not repeat a line that it has heard', () => {
    const line = { number: 0, name: 'A', at: 0, text: 'hello' };
    const next = { number: 1, name: 'A', at: 1, text: 'again' };
    const state = changed(begun(whole), change(4, { lines: [line, next] }))!;
    expect(state.lines.map((one) => one.number)).toEqual([0, 1]);
  });
});
