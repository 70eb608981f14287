import { describe, expect, it } from 'vitest';
import { span } from './time';

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
