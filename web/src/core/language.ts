/** The languages that the app speaks. */
import type { Language } from '../wire';
import { remembered } from './kept';

export const LANGUAGES: Language[] = ['en', 'ca', 'pt', 'it'];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ca: 'Català',
  pt: 'Português',
  it: 'Italiano',
};

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

/** The language that was chosen, or else the one that is preferred. */
export const readersLanguage = (): Language =>
  remembered<{ language?: Language | null }>('prefs', {}).language ??
  preferredLanguage(navigator.languages);
