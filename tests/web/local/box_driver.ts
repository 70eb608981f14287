/** Box files in Node, for tests: one JSON a line, a game and a text, and each is answered with one. */
import { createInterface } from 'node:readline';
import { BoxError, openBox, type BoxReader } from '../../../web/src/local/boxes/open';

async function answer(reader: BoxReader, text: string, name: string): Promise<unknown> {
  try {
    const { bytes, names, digest } = await openBox(reader, text, name);
    return { bytes: Buffer.from(bytes).toString('hex'), names, digest };
  } catch (error) {
    if (error instanceof BoxError) return { refused: error.message };
    return { failed: String((error as Error).stack) };
  }
}

export async function serve(readers: Record<string, BoxReader>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const { game, text, name } = JSON.parse(line) as Record<string, string>;
    console.log(JSON.stringify(await answer(readers[game!]!, text!, name!)));
  }
}
