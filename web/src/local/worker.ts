/** The worker in which the tables of this browser live: rules and bots never block the page. */
import { Refused } from '../core/connection';
import { StoreError } from '../core/store-error';
import type { AnyMessage } from '../wire';
import type { FromPage, ToPage } from './client';
import type { BoxReader } from './boxes/open';
import { breathe } from './breathe';
import { NOBODY } from './match';
import type { Description } from './description';
import type { Box } from './engine';
import { lead, openStore } from './store';
import type { Viewer } from './scenes';
import type { LocalTable } from './table';
import { TablesHere } from './tables';

const NO_SUCH_TABLE = 4404; // as the server closes a line
const ELSEWHERE = 4409;

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
  postMessage(message: ToPage): void;
};
const tell = (message: ToPage) => scope.postMessage(message);

/** Loaded when somebody plays with a box of their own. */
const readers = import.meta.glob<BoxReader>('../games/*/box-reader.ts');

async function openBox(game: Description, text: string, name: string): Promise<Box> {
  const reader = readers[`../games/${game.game}/box-reader.ts`]!;
  const [boxes, found] = await Promise.all([import('./boxes/open'), reader()]);
  return boxes.openBox(found, game, text, name);
}

let tables: TablesHere;
const lines = new Map<number, { viewer: Viewer; table: Promise<LocalTable | null> }>();

function open(line: number, id: string, seat: number | null): void {
  const viewer: Viewer = {
    seat: seat ?? NOBODY,
    send: (update) => tell({ line, update }),
  };
  const table = tables.join(id, viewer).catch((error: unknown) => {
    if (!(error instanceof Refused)) console.error(error);
    tell({ line, closed: NO_SUCH_TABLE });
    return undefined;
  });
  lines.set(line, { viewer, table: table.then((found) => found ?? null) });
  void table.then((found) => found === null && tell({ line, closed: ELSEWHERE }));
}

async function answer(call: number, { method, path, body, name }: Asked): Promise<void> {
  try {
    tell({ call, value: await tables.call(method, path, body, name) });
  } catch (error) {
    if (error instanceof Refused) return tell({ call, refusal: error.refusal });
    if (error instanceof StoreError) {
      return tell({ call, refusal: { reason: `store-${error.reason}`, text: error.message } });
    }
    console.error(error);
    const text = error instanceof Error ? error.message : String(error);
    tell({ call, refusal: { reason: 'our_mistake', text } });
  }
}
type Asked = Extract<FromPage, { method: string }>;

scope.onmessage = ({ data }) => {
  if ('data' in data) {
    tables = new TablesHere({
      store: openStore,
      lead,
      file: (path) => fetch(new URL(path, data.data)),
      openBox,
      now: Date.now,
      breathe,
      wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
      pause: data.pause,
    });
  } else if ('method' in data) void answer(data.call, data);
  else if ('open' in data) open(data.line, data.open, data.seat);
  else {
    const line = lines.get(data.line);
    if ('say' in data) {
      const message = data.say as AnyMessage;
      void line?.table.then((table) => table?.do(line.viewer, message));
    } else if (line) {
      lines.delete(data.line);
      void line.table.then((table) => table && tables.leave(table, line.viewer));
    }
  }
};
