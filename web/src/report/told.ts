/** What `rubra lab report` puts into its page: src/rubra/lab/report.py. */
import type { SpokenWords } from '../workbench/say';
import type { Figure } from '../workbench/findings';
import type { Result } from '../workbench/result';
import type { Sweep } from '../workbench/experiment';
import type { Language } from '../wire';

export interface Told {
  language: Language;
  /** Fluent, by language */
  texts: Record<Language, string>;
  results: ToldResult[];
}

interface Variant {
  name: string;
  players: number;
  bots: string[];
  options: Record<string, string | number | boolean>;
}

export interface ToldResult extends Pick<Result, 'sums' | 'things' | 'ways' | 'sides' | 'reasons'> {
  game: string;
  title: string;
  name: string;
  seed: number;
  rubra: string;
  /** the version of the rules it was played by, and whether these are still those of whoever wrote the page */
  rules: number;
  of_these_rules: boolean;
  variants: Variant[];
  sweeps: Sweep[];
  words: SpokenWords;
  /** how much the deal decides, by variant */
  luck: (Figure & { variant: string })[];
  /** what it costs a seat to leave a thing */
  bans: (Figure & { family: string; name: string; sure: boolean })[];
  /** by variant, the kinds of moves that were never legal, and those that nobody made */
  moves: [never: string[], left: string[]][];
  unusual: {
    what: string;
    run: number;
    game: number;
    turns: number;
    reason: string;
    /** none if these rules would play another game */
    link: string | null;
  }[];
  /** addresses of games, by run and game */
  links: Record<string, string>;
  /** the experiment and its result as a file of the workbench, if that can open it */
  workbench: string | null;
  server: string;
}
