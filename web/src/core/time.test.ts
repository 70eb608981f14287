import { describe, expect, it } from 'vitest';
import { day, span } from './time';

describe('a span of time', () => {
  it('is said in the largest unit that says enough', () => {
    expect(span(1, 'en')).toBe('1 second');
    expect(span(89, 'en')).toBe('89 seconds');
    expect(span(180, 'en')).toBe('3 minutes');
    expect(span(7200, 'en')).toBe('2 hours');
    expect(span(3 * 86_400, 'en')).toBe('3 days');
  });
  it('is never negative, and in the language of the reader', () => {
    expect(span(-5, 'ca')).toBe('0 segons');
    expect(span(120, 'it')).toBe('2 minuti');
    expect(span(120, 'pt')).toBe('2 minutos');
  });
});

describe('the day of something', () => {
  it('is near in words, far as a date', () => {
    const noon = new Date(2026, 4, 10, 12).getTime();
    const hours = (count: number) => (noon - count * 3_600_000) / 1000;
    expect(day(hours(1), 'en', noon)).toBe('today');
    expect(day(hours(13), 'en', noon)).toBe('yesterday');
    expect(day(hours(13), 'pt', noon)).toBe('ontem');
    expect(day(hours(72), 'en', noon)).toBe('May 7, 2026');
  });
});
