import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameWords, Language } from '../wire';
import { Speaker } from './speaker';
import { LANGUAGES, preferredLanguage } from './language';
import { Texts } from './texts';

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
  moves: [
    { kind: 'take', parts: { seat: 'seat', slot: 'slot' } },
    { kind: 'cover', parts: { power: 'power', slot: 'slot' } },
  ],
  events: [
    { kind: 'took', parts: { centurion: 'seat', owner: 'seat', slot: 'slot' } },
    { kind: 'revealed', parts: { card: 'card', counts_as: 'card' } },
    { kind: 'stayed', parts: { space: 'space' } },
  ],
  statements: [],
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

  it.each([
    ['en', 'You take card 1 of Bea.', 'Bea takes your card 1.', 'Bea takes card 1 of Carla.'],
    ['ca', 'Prens la carta 1 a Bea.', 'Bea et pren la carta 1.', 'Bea pren la carta 1 a Carla.'],
    ['pt', 'Tiras a carta 1 de Bea.', 'Bea tira a tua carta 1.', 'Bea tira a carta 1 de Carla.'],
    [
      'it',
      'Prendi la carta 1 di Bea.',
      'Bea prende la tua carta 1.',
      'Bea prende la carta 1 di Carla.',
    ],
  ] as const)('speaks to whoever reads it, in %s', (language, mine, ofMine, ofOthers) => {
    const anna = new Speaker(words, read(language), ['Anna', 'Bea', 'Carla'], 0);
    expect(anna.event(['took', 0, 1, 0])).toBe(mine);
    expect(anna.event(['took', 1, 0, 0])).toBe(ofMine);
    expect(anna.event(['took', 1, 2, 0])).toBe(ofOthers);
  });

  it('tells a choice of mine from what somebody else does', () => {
    const anna = new Speaker(words, read('en'), ['Anna', 'Bea'], 0);
    expect(anna.move(['cover', 'venus', 1])).toBe('Venus: cover your card 2');
    expect(anna.move(['cover', 'venus', 1], 1)).toBe('Venus: cover their card 2');
    expect(anna.move(['take', 0, 0], 1)).toBe('Take card 1 of yours');
    // Around one device whoever holds it chooses
    expect(speaker.move(['cover', 'venus', 1])).toBe('Venus: cover your card 2');
  });

  it('calls the reader "You" where a name stands alone, and first among several', () => {
    const bea = new Speaker(words, read('en'), ['Anna', 'Bea', 'Carla'], 1);
    expect(bea.called).toEqual(['Anna', 'You', 'Carla']);
    expect(bea.several([0, 1, 2])).toEqual({
      names: 'you, Anna, and Carla',
      count: 3,
      reader: 'names',
    });
    expect(bea.several([0, 2])).toEqual({ names: 'Anna and Carla', count: 2, reader: 'nobody' });
    expect(bea.who({ name: 2 })).toEqual({ name: 'Carla', reader: 'nobody' });
    expect(bea.text('web-card-of', { slot: 1, ...bea.who({ name: 1 }) })).toBe('Your card 1');
  });

  it('names what only a box of one’s own knows', () => {
    expect(speaker.event(['stayed', 0])).toBe('Caesar stays at Gallia.');
    expect(speaker.event(['stayed', 1])).toBe('Caesar stays at Villa Nova.');
  });
});
