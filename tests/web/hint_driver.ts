/** Why a move is recommended, in words, as the table says it: asked line by line. */
import { createInterface } from 'node:readline';
import { FluentBundle, FluentResource } from '../../web/node_modules/@fluent/bundle';
import { Speaker, type SpokenWords } from '../../web/src/core/speaker';
import type { Texts } from '../../web/src/core/texts';
import type { HintHelp } from '../../web/src/games/client';
import type { Words } from '../../web/src/wire';

interface Asked {
  game: string;
  language: string;
  source: string;
  words: SpokenWords;
  names: string[];
  view: unknown;
  you: number;
  move: Words;
}

/** The messages, strictly: whatever is missing is an error. */
function textsOf({ language, source }: Asked): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) throw error;
  return {
    has: (id: string) => bundle.hasMessage(id),
    text: (id: string, values = {}) => {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`no message ${id}`);
      return bundle.formatPattern(pattern, values);
    },
  } as unknown as Texts;
}

export async function serve(games: Record<string, { default: HintHelp }>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line) as Asked;
    const { words, names, move, view, you } = asked;
    try {
      const speaker = new Speaker(words, textsOf(asked), names);
      const help = games[asked.game]!.default;
      const reason = help.reason(move, view, you, speaker);
      const marks = help.marks(move, view, {});
      console.log(JSON.stringify({ is: { reason, marks } }));
    } catch (error) {
      console.log(JSON.stringify({ error: String(error) }));
    }
  }
}
