/** What the workbench calls the things of a game: the words of its folder, or else the box's own. */
import { levelName } from '../core/levels';
import type { Data } from '../local/boxes/toml';
import type { Texts, Values } from '../core/texts';
import type { GameWords } from '../wire';
import { isTable, type Change, type Path, type Table } from './box-model';
import type { Thing } from './lens';

const NOT_SAID = ['id', 'source'];

/** What must be known of a game's words. */
export interface SpokenWords extends Pick<GameWords, 'spoken'> {
  info: Pick<GameWords['info'], 'name'>;
  domains: Record<string, unknown>;
}

export class Say {
  private readonly domains: string[];
  private readonly percent: Intl.NumberFormat;
  private readonly number: Intl.NumberFormat;

  constructor(
    readonly words: SpokenWords,
    readonly texts: Texts,
  ) {
    const spoken = Object.values(words.spoken);
    this.domains = [...new Set([...Object.keys(words.domains), ...spoken])];
    this.percent = new Intl.NumberFormat(texts.language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 });
  }

  t(id: string, values?: Values): string {
    return this.texts.text(`bench-${id}`, values);
  }

  /** A message of a family: the name of a figure, what is said of it, why a result does not fit. */
  of(family: 'figure' | 'says' | 'unfit', kind: string, values?: Values): string {
    return this.texts.text(`bench-${family}-${kind}`, values);
  }

  /** A message of the game, if there is one. */
  private own(id: string): string | null {
    const whole = `${this.words.info.name}-${id}`;
    return this.texts.has(whole) ? this.texts.text(whole) : null;
  }

  // --- Figures ---

  share(value: number): string {
    return this.percent.format(value);
  }

  figure(value: number): string {
    return this.number.format(value);
  }

  whole(value: number): string {
    return this.number.format(Math.round(value));
  }

  /** A difference, with its sign; of shares in hundredths. */
  gap(value: number, inShares: boolean): string {
    const shown = inShares ? 100 * value : value;
    const text = new Intl.NumberFormat(this.texts.language, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: inShares ? 1 : 2,
    }).format(shown);
    return text.replace('-', '−');
  }

  // --- The box ---

  /** A table of the box: `[march]`, or all `[[card]]`. */
  table(name: string): string {
    return this.own(`box-${name}`) ?? titled(name);
  }

  tableHow(name: string): string | null {
    return this.own(`box-${name}-how`);
  }

  /** What a figure of a table means, where its name does not say it. */
  fieldHow(table: string, key: string): string | null {
    return this.own(`box-${table}-${key}-how`);
  }

  field(table: string, key: string): string {
    return capital(this.own(`box-${table}-${key}`) ?? this.word(key));
  }

  /** A word of the box: a resource, an effect, a colour. */
  word(word: string): string {
    const found = this.own(`box-word-${word}`);
    if (found !== null) return found;
    for (const domain of this.domains) {
      const text = this.own(`${domain}-${word}`);
      if (text !== null) return text;
    }
    // The third of several of a kind: base_3
    const [, kind, number] = /^(\w+)_(\d+)$/.exec(word) ?? [];
    return kind ? `${this.label(kind)} ${number}` : titled(word);
  }

  /** A word of the box as the name of a field. */
  label(word: string): string {
    return capital(this.word(word));
  }

  /** One of several tables of the same name. */
  card(table: string, card: Data | undefined, place: number): string {
    if (!isTable(card)) return String(place + 1);
    const id = card.get('id');
    if (typeof id === 'string') return this.own(`${table}-${id}`) ?? this.word(id);
    const scalars = [...card].filter(([key]) => !NOT_SAID.includes(key));
    const texts = scalars.filter(([, value]) => typeof value === 'string').slice(0, 2);
    if (texts.length) return texts.map(([, value]) => this.word(value as string)).join(', ');
    const [first] = scalars.filter(([, value]) => typeof value === 'bigint');
    return first ? `${this.field(table, first[0])}: ${String(first[1])}` : String(place + 1);
  }

  /** The value of a figure. */
  value(data: Data | undefined): string {
    if (data === undefined) return '–';
    if (isTable(data)) {
      return [...data]
        .filter(([key]) => !NOT_SAID.includes(key))
        .map(([key, value]) => `${this.word(key)} ${this.value(value)}`)
        .join(', ');
    }
    if (Array.isArray(data)) return data.map((one) => this.value(one)).join(', ') || '–';
    if (typeof data === 'string') return this.word(data);
    if (typeof data === 'boolean') return this.t(data ? 'yes' : 'no');
    return String(data);
  }

  /** Where a figure stands: "Era cards, The Great Drought: at once". */
  place(path: Path, box: Table): string {
    const [table, ...rest] = path;
    const name = String(table);
    const parts = [this.table(name)];
    let within: Data | undefined = box.get(name);
    rest.forEach((key, depth) => {
      within = isTable(within)
        ? within.get(String(key))
        : Array.isArray(within)
          ? within[Number(key)]
          : undefined;
      if (typeof key === 'number') {
        const named = depth === 0 ? '' : `${key + 1}. `;
        parts.push(isTable(within) ? named + this.card(name, within, key) : String(key + 1));
      } else {
        const first = depth === 0 || (depth === 1 && typeof rest[0] === 'number');
        parts.push(first ? this.field(name, key) : this.word(key));
      }
    });
    return parts.join(' · ');
  }

  change({ path, what, before, after }: Change, box: Table, standard: Table): string {
    if (what === 'figure') {
      return this.t('changed', {
        place: this.place(path, box),
        before: this.value(before),
        after: this.value(after),
      });
    }
    return this.t(what === 'added' ? 'was-added' : 'was-removed', {
      place: this.place(path, what === 'added' ? box : standard),
    });
  }

  // --- What was found ---

  side(side: string): string {
    return capital(this.own(`side-${side}`) ?? side);
  }

  reason(reason: string): string {
    return this.own(`reason-${reason}`) ?? titled(reason);
  }

  thing([family, name]: Thing): string {
    const spoken = this.words.spoken[family] ?? family;
    return this.own(`${spoken}-${name}`) ?? this.word(name);
  }

  way(name: string): string {
    return this.own(`source-${name}`) ?? this.own(`way-${name}`) ?? titled(name);
  }

  level(level: string): string {
    return levelName(level, (id, values) => this.texts.text(id, values));
  }

  option(name: string): string {
    return this.texts.text(`${this.words.info.name}-option-${name}`);
  }

  /** What is chosen for an option. */
  choice(name: string, value: string | number | boolean): string {
    if (typeof value === 'boolean') return this.t(value ? 'yes' : 'no');
    return typeof value === 'number' ? String(value) : this.option(`${name}-${value}`);
  }

  seat(number: number): string {
    return this.texts.text('seat-name', { number: number + 1 });
  }
}

export function titled(name: string): string {
  return capital(name.replaceAll('_', ' '));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
