/** What the whole page shares: texts, preferences, who I am. */
import { untrack } from 'svelte';
import type { Language, Me } from '../wire';
import { api, ApiError } from './api';
import { newId } from './connection';
import { HERE } from './here';
import { host } from './host.svelte';
import { remember, remembered } from './kept';
import { readersLanguage } from './language';
import { StoreError } from './store-error';
import { upkeep } from './upkeep.svelte';
import { loadSource, loadTexts, type Texts, type Values } from './texts';

export { remember, remembered } from './kept';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  /** what must be done is done without being asked */
  passes: boolean;
  /** a sign is explained when it is met for the first time */
  explain: boolean;
  pace: number; // of animations: 0 none, 1 as drawn, 2 slow
}

const usual: Kept = {
  language: null,
  theme: 'system',
  sound: false,
  passes: false,
  explain: true,
  pace: 1,
};

class App {
  texts = $state.raw<Texts | null>(null);
  me = $state.raw<Me>({});
  /** something to be said once, whatever the page */
  notice = $state<string | null>(null);
  prefs = $state<Kept>({ ...usual, ...remembered<Partial<Kept>>('prefs', {}) });
  /** games, and lessons of games, whose words are known by now */
  private known = new Set<string>();
  /** the words of every page are there */
  private first: Promise<void> | null = null;

  get language(): Language {
    return this.texts?.language ?? 'en';
  }

  /** A text of the frame, in the reader's language. */
  t = (id: string, values?: Values): string => this.texts?.text(id, values) ?? '';

  /** Names in a row, as one says them. */
  listed(names: readonly string[]): string {
    return this.texts?.listed(names) ?? '';
  }

  async start(): Promise<void> {
    this.dress();
    const language = readersLanguage();
    this.first = this.speak(language);
    await Promise.all([this.first, this.whoAmI()]);
    void upkeep.start(language);
  }

  async whoAmI(): Promise<void> {
    this.me = await api.me().catch(() => this.meHere());
  }

  /** Without a server: whoever sits at this device, under the name they gave last. */
  private meHere(): Me {
    const name = remembered<string | null>('name', null);
    return name && !host.hasServer ? { person: { id: HERE, name, guest: true } } : {};
  }

  async speak(language: Language): Promise<void> {
    this.texts = await loadTexts(language, this.known);
    document.documentElement.lang = language;
  }

  /** Know what is said at the tables of a game, or in its lesson. */
  async learnWords(part: string): Promise<void> {
    await this.first;
    const texts = this.texts;
    if (!texts || this.known.has(part)) return;
    const source = await loadSource(texts.language, part);
    if (this.known.has(part)) return;
    this.known.add(part);
    // In another language by now, which was loaded without it: once more, with it
    if (texts !== this.texts) await this.speak(this.language);
    else texts.add(source);
  }

  /** What is loaded when it is wanted, once the words that it needs are known. */
  withWords = async <T>(part: string, loaded: Promise<T>): Promise<T> => {
    const [found] = await Promise.all([loaded, untrack(() => this.learnWords(part))]);
    return found;
  };

  async setLanguage(language: Language): Promise<void> {
    try {
      await this.speak(language);
    } catch {
      this.notice = this.t('web-language-away');
      return;
    }
    this.notice = null;
    this.prefs.language = language;
    this.keep();
    upkeep.keep(language);
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.prefs[key] = value;
    this.keep();
    this.dress();
  }

  /** Whether nothing should move: sequences are still told step by step, unless that is not wanted. */
  get still(): boolean {
    return this.prefs.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** how long each step of a sequence is looked at; 0: only its end is shown */
  get tempo(): number {
    return this.still ? Math.min(this.prefs.pace, 0.45) : this.prefs.pace;
  }

  private keep(): void {
    remember('prefs', $state.snapshot(this.prefs));
  }

  private dress(): void {
    const root = document.documentElement;
    if (this.prefs.theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = this.prefs.theme;
    if (this.prefs.pace === 0) root.dataset.motion = 'less';
    else root.removeAttribute('data-motion');
  }

  /** Why something was not possible, in words that say what to do next. */
  why(problem: unknown): string {
    if (problem instanceof StoreError) return this.t(`web-store-${problem.reason}`);
    const refusal = problem instanceof ApiError ? problem.refusal : null;
    if (!refusal) return this.t('web-error-line');
    const id = `web-refused-${refusal.reason}`;
    return this.t(this.texts?.has(id) ? id : 'web-refused-other');
  }

  /** Be somebody: whoever plays without a name gets one, which can be changed. */
  /** A guest who has not said a name; somebody may have an account of the usual one. */
  private async beAnyGuest(name: string): Promise<Me> {
    try {
      return await api.beGuest(name, this.language);
    } catch (error) {
      if (!(error instanceof ApiError) || error.refusal?.reason !== 'name_taken') throw error;
      return api.beGuest(`${name} ${newId().slice(0, 4)}`, this.language);
    }
  }

  async beSomebody(name?: string): Promise<void> {
    const wanted = name?.trim() || this.me.person?.name || this.t('web-guest-name');
    if (this.me.person && (!name || this.me.person.name === wanted)) return;
    if (!host.hasServer) {
      remember('name', wanted);
      this.me = this.meHere();
      return;
    }
    if (this.me.person) this.me = await api.rename(wanted, this.language);
    else if (name?.trim()) this.me = await api.beGuest(wanted, this.language);
    else this.me = await this.beAnyGuest(wanted);
  }
}

export const app = new App();
export const t = app.t;
