/** A box of somebody's own: read, checked and named as core/game.py does it. */
import { hex, sha256 } from '../../core/fairness';
import { Refused } from '../../core/connection';
import type { Description } from '../description';
import type { Box } from '../engine';
import { BoxError, BoxFile } from './box-file';
import { compare, TranslationError, type Value } from './python';
import { bytesOf } from './records';
import { loads, type Data } from './toml';

/** What tools/box_readers makes of a game's box.py. */
export interface BoxReader {
  read_box(file: BoxFile): Value;
}

/** Check a box file completely. `name`: how sentences call it. Raises Refused. */
export async function openBox(
  reader: BoxReader,
  game: Pick<Description, 'box'>,
  text: string,
  name: string,
): Promise<Box> {
  const [record, names] = read(reader, new BoxFile(text, name));
  const digest = await digestOf(text);
  return {
    bytes: bytesOf(record),
    names: Object.fromEntries([...names].map(([domain, ids]) => [domain, [...ids]])),
    digest,
    text: digest === game.box.digest ? null : text,
  };
}

type Read = [Value, Map<string, string[]>];

function read(reader: BoxReader, file: BoxFile): Read {
  try {
    return reader.read_box(file) as Read;
  } catch (error) {
    if (!(error instanceof BoxError)) throw error;
    throw new Refused({ reason: 'bad_box', text: error.message });
  }
}

/** Names the figures, whatever the layout and comments of the file: BoxFile.digest. */
async function digestOf(text: string): Promise<string> {
  return hex(await sha256(new TextEncoder().encode(json(loads(text)))));
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
