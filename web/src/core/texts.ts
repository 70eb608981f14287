/** Texts: Fluent messages by id, in the reader's language. The same files as everywhere else. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import sources from 'virtual:texts';
import type { Language } from '../wire';

export type Values = Record<string, string | number>;

/**
 * A number that is written alike in all our languages. Nearly all are, and the first formatter that
 * a page makes takes longer than drawing the page.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (value: string | number): string | number | Small =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000
    ? new Small(value)
    : value;

const MOST_SAID = 2000; // sentences that are remembered: a move changes few of those on a board

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly said = new Map<string, string>();

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** More messages. */
  add(source: string): void {
    for (const error of this.bundle.addResource(new FluentResource(source))) throw error;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** One message. A missing one, or a missing value, is a mistake of ours: it is said aloud. */
  text(id: string, values: Values = {}): string {
    const key = `${id} ${JSON.stringify(values)}`;
    const said = this.said.get(key);
    if (said !== undefined) return said;
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message '${id}' in '${this.language}'`);
      return id;
    }
    const errors: Error[] = [];
    const told = Object.fromEntries(
      Object.entries(values).map(([name, one]) => [name, small(one)]),
    );
    const text = this.bundle.formatPattern(pattern, told, errors);
    if (errors[0]) console.error(`message '${id}' in '${this.language}': ${errors[0].message}`);
    else {
      if (this.said.size === MOST_SAID) this.said.clear();
      this.said.set(key, text);
    }
    return text;
  }

  /** Names in a row, as one says them. */
  listed(names: readonly string[]): string {
    if (names.length < 2) return names.join();
    const id = names.length === 2 ? 'web-list-two' : 'web-list-more';
    return this.text(id, { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  }
}

/** What every page says, or what is said in one part: `<game>`, `<game>/lesson`. */
export async function loadSource(language: Language, part?: string): Promise<string> {
  const found = sources[part ? `${language}/${part}` : language];
  return found ? (await found()).default : '';
}

/** What every page says, and what is said in these parts. */
export async function loadTexts(language: Language, parts: Iterable<string>): Promise<Texts> {
  const [first = '', ...more] = await Promise.all(
    [undefined, ...parts].map((part) => loadSource(language, part)),
  );
  const texts = new Texts(language, first);
  for (const source of more) texts.add(source);
  return texts;
}
