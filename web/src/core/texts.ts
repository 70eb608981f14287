/** Texts: Fluent messages by id, in the reader's language. The same files as everywhere else. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../wire';

export type Values = Record<string, string | number>;

export const LANGUAGES: Language[] = ['en', 'ca', 'pt', 'it'];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ca: 'Català',
  pt: 'Português',
  it: 'Italiano',
};

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const error of this.bundle.addResource(new FluentResource(source))) throw error;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** One message. A missing one, or a missing value, is a mistake of ours: it is said aloud. */
  text(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message '${id}' in '${this.language}'`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) console.error(`message '${id}' in '${this.language}': ${errors[0].message}`);
    return text;
  }
}

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  ca: () => import('virtual:texts/ca'),
  pt: () => import('virtual:texts/pt'),
  it: () => import('virtual:texts/it'),
};

export async function loadTexts(language: Language): Promise<Texts> {
  return new Texts(language, (await sources[language]()).default);
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}
