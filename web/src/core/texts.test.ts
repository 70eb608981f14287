import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameWords, Language } from '../wire';
import { Speaker } from './speaker';
import { LANGUAGES, preferredLanguage, Texts } from './texts';

const read = (language: Language) => {
  const folder = (path: string) => new URL(`../../../src/rubra/${path}/`, import.meta.url);
  const folders = [
    folder(`locales/${language}`),
    ...readdirSync(folder('games'))
      .map((game) => folder(`games/${game}/texts/${language}`))
      .filter((texts) => existsSync(texts)),
  ];
  const files = folders.flatMap((one) => readdirSync(one).map((file) => new URL(file, one)));
  return new Texts(language, files.map((file) => readFileSync(file, 'utf-8')).join('\n'));
};
const words = {
  info: { name: 'rubico' },
  moves: [{ kind: 'take', parts: { seat: 'seat', slot: 'slot' } }],
  events: [
    { kind: 'revealed', parts: { card: 'card', counts_as: 'card' } },
    { kind: 'stayed', parts: { space: 'space' } },
  ],
  names: { space: ['gallia', 'villa_nova'] },
  spoken: { slot: 'ordinal' },
} as unknown as GameWords;

describe('texts', () => {
  it.each(LANGUAGES)('of %s can be read by the browser', (language) => {
    expect(read(language).text('web-play-now')).not.toBe('web-play-now');
  });

  it('choose by number', () => {
    const texts = read('ca');
    expect(texts.text('web-seats-free', { count: 1 })).toBe('1 seient lliure');
    expect(texts.text('web-seats-free', { count: 2 })).toBe('2 seients lliures');
  });

  it.each(LANGUAGES)('of %s write numbers as the language does', (language) => {
    const texts = new Texts(language, 'it-is = { $number }');
    const usual = new Intl.NumberFormat(language);
    for (const number of [-1000, -999, -1, 0, 1, 10, 999, 1000, 12_345, 0.5, 1.25]) {
      expect(texts.text('it-is', { number })).toBe(usual.format(number));
    }
  });

  it.each(LANGUAGES)('of %s put names in a row as the language does', (language) => {
    const texts = read(language);
    const usual = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const names of [[], ['Anna'], ['Anna', 'Bea'], ['Anna', 'Bea', 'Carla', 'Duna']]) {
      expect(texts.listed(names)).toBe(usual.format(names));
    }
  });

  it('are in the first language of the reader that we speak', () => {
    expect(preferredLanguage(['fr', 'pt-BR', 'en'])).toBe('pt');
    expect(preferredLanguage(['de'])).toBe('en');
  });
});

describe('a speaker', () => {
  const speaker = new Speaker(words, read('en'), ['Anna', 'Bea']);

  it('says moves with the names of those who play, and counts slots from 1', () => {
    expect(speaker.move(['take', 1, 0])).toBe('Take card 1 of Bea');
  });

  it('says events by what they are', () => {
    expect(speaker.event(['revealed', 'janus', 'red'])).toBe(
      'Revealed: Janus, which counts as red.',
    );
    expect(speaker.event(['revealed', 'red', 'red'])).toBe('Revealed: red.');
  });

  it('names what only a box of one’s own knows', () => {
    expect(speaker.event(['stayed', 0])).toBe('Caesar stays at Gallia.');
    expect(speaker.event(['stayed', 1])).toBe('Caesar stays at Villa Nova.');
  });
});
