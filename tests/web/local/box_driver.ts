/** Box files in Node, for tests: one JSON a line, a game and a text, and each is answered with one. */
import { createInterface } from 'node:readline';
import { Refused } from '../../../web/src/core/connection';
import { openBox, type BoxReader } from '../../../web/src/local/boxes/open';

const NONE = { box: { digest: '', bytes: '', names: {} } }; // of its own: whatever it is

async function answer(reader: BoxReader, text: string, name: string): Promise<unknown> {
  try {
    const { bytes, names, digest } = await openBox(reader, NONE, text, name);
    return { bytes: Buffer.from(bytes).toString('hex'), names, digest };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal.text };
    return { failed: String((error as Error).stack) };
  }
}

export async function serve(readers: Record<string, BoxReader>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const { game, text, name } = JSON.parse(line) as Record<string, string>;
    console.log(JSON.stringify(await answer(readers[game!]!, text!, name!)));
  }
}
