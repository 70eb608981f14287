/** A box of somebody's own: read, checked and named as core/game.py does it. */
import { hex } from '../../core/fairness';
import { BoxFile } from './box-file';
import { compare, TranslationError, type Value } from './python';
import { bytesOf } from './records';
import { loads, type Data } from './toml';

/** A box as a match is played with it. */
export interface OpenBox {
  /** the record that the rules read */
  bytes: Uint8Array;
  /** by domain, the ids of what only the box knows */
  names: Record<string, string[]>;
  digest: string;
  /** the whole file, if it is not the box that comes with the game */
  text: string | null;
}

/** What tools/box_readers makes of a game's box.py. */
export interface BoxReader {
  read_box(file: BoxFile): Value;
}

export { BoxError } from './box-file';

/** Check a box file completely. `name`: how sentences call it. Raises BoxError. */
export async function openBox(reader: BoxReader, text: string, name: string): Promise<OpenBox> {
  const [record, names] = reader.read_box(new BoxFile(text, name)) as [
    Value,
    Map<string, string[]>,
  ];
  return {
    bytes: bytesOf(record),
    names: Object.fromEntries([...names].map(([domain, ids]) => [domain, [...ids]])),
    digest: await digestOf(text),
    text,
  };
}

/** Names the figures, whatever the layout and comments of the file: BoxFile.digest. */
async function digestOf(text: string): Promise<string> {
  const plain = new TextEncoder().encode(json(loads(text)));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', plain)));
}

/** As Python's json.dumps writes it: keys in order, no spaces, all in ASCII. */
function json(data: Data): string {
  if (data instanceof Map) {
    const entries = [...data].sort(([a], [b]) => compare(a, b));
    return `{${entries.map(([key, value]) => `${json(key)}:${json(value)}`).join()}}`;
  }
  if (Array.isArray(data)) return `[${data.map(json).join()}]`;
  if (typeof data === 'string') {
    return JSON.stringify(data).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  }
  if (typeof data === 'bigint' || typeof data === 'boolean') return String(data);
  throw new TranslationError('no box holds such a figure');
}
