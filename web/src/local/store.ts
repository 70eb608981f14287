/**
 * Tables that this browser keeps: IndexedDB, in two stores.
 *
 * `tables` has a line for each table, `entries` its log, entry by entry, so that a move writes what
 * is new and nothing else. What a call has written is on the disk when it resolves; if it rejects
 * (StoreError), nothing of it was written. Where the browser keeps nothing, tables are kept in memory
 * while the page is open, and `lasting` is false.
 */
import { StoreError, type StoreReason } from '../core/store-error';

export interface KeptTable {
  id: string;
  game: string;
  /** of the game's rules */
  version: number;
  /** when it was written last, in ms */
  changed: number;
  /** what a list of tables shows */
  summary: unknown;
  /** entries in JSON, only ever appended to; the first says how the table was made */
  log: unknown[];
}
export type TableLine = Omit<KeptTable, 'log'>;

export interface TableStore {
  /** false: all is lost when the page is closed, which is to be said before anything can be */
  readonly lasting: boolean;
  /** All tables, the one that changed last first. */
  list(): Promise<TableLine[]>;
  read(id: string): Promise<KeptTable | null>;
  create(table: KeptTable): Promise<void>;
  append(id: string, entries: unknown[], summary: unknown): Promise<void>;
  replaceLog(id: string, log: unknown[], summary: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'tabula-rubra';
const VERSION = 1;

type Row = TableLine & { length: number };
interface Entry {
  table: string;
  number: number;
  entry: unknown;
}

let opened: Promise<TableStore> | null = null;

/**
 * Where this browser keeps tables, or else this page: the same store for all who ask. Rejects if a
 * newer version of the program has been here ('newer'), and for no other reason.
 */
export function openStore(): Promise<TableStore> {
  opened ??= findStore();
  return opened;
}

async function findStore(): Promise<TableStore> {
  const database = new Database();
  try {
    await database.open();
    return new LastingStore(database);
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'newer') throw error;
    return new PassingStore();
  }
}

// --- In the browser's database ---

const REASONS: Record<string, StoreReason> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden', // private windows of some browsers
  NotAllowedError: 'forbidden',
  VersionError: 'newer',
  ConstraintError: 'exists',
};

function named(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new StoreError(REASONS[name] ?? 'failed', error);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(named(request.error));
  });
}

/** The connection; the browser may end it, and it is opened again when it is needed. */
class Database {
  private opened: Promise<IDBDatabase> | null = null;

  open(): Promise<IDBDatabase> {
    this.opened ??= this.connect().catch((error: unknown) => {
      this.opened = null;
      throw named(error);
    });
    return this.opened;
  }

  private async connect(): Promise<IDBDatabase> {
    // Throws at once in some browsers where it is forbidden, and is missing in others
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
    };
    const database = await done(request);
    const end = () => (this.opened = null);
    database.onclose = end;
    database.onversionchange = () => {
      database.close(); // a newer version of the program waits for this
      end();
    };
    return database;
  }

  /** Do something in one transaction: all of it is written, or nothing. */
  async within<T>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, entries: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.begin(mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(named(transaction.error));
    });
    ended.catch(() => undefined); // it is awaited below, unless the work itself fails first
    try {
      const result = await work(
        transaction.objectStore('tables'),
        transaction.objectStore('entries'),
      );
      await ended;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has ended already
      }
      throw named(error);
    }
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = async () =>
      (await this.open()).transaction(['tables', 'entries'], mode, { durability: 'strict' });
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError'))
        throw named(error);
      this.opened = null; // the connection was ended, and nobody had told us yet
      return await start().catch((again: unknown) => {
        throw named(again);
      });
    }
  }
}

/** Every entry of a table. */
const logOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

class LastingStore implements TableStore {
  readonly lasting = true;

  constructor(private readonly database: Database) {}

  async list(): Promise<TableLine[]> {
    const rows = await this.database.within('readonly', (tables) =>
      done(tables.getAll() as IDBRequest<Row[]>),
    );
    return rows.map(line).sort((one, other) => other.changed - one.changed);
  }

  read(id: string): Promise<KeptTable | null> {
    return this.database.within('readonly', async (tables, entries) => {
      const [row, log] = await Promise.all([
        done(tables.get(id) as IDBRequest<Row | undefined>),
        done(entries.getAll(logOf(id)) as IDBRequest<Entry[]>),
      ]);
      return row ? { ...line(row), log: log.map((one) => one.entry) } : null;
    });
  }

  async create({ log, ...table }: KeptTable): Promise<void> {
    await this.database.within('readwrite', async (tables, entries) => {
      tables.add({ ...table, length: log.length } satisfies Row);
      put(entries, table.id, 0, log);
    });
  }

  append(id: string, more: unknown[], summary: unknown): Promise<void> {
    return this.change(id, summary, (row, entries) => {
      put(entries, id, row.length, more);
      return row.length + more.length;
    });
  }

  replaceLog(id: string, log: unknown[], summary: unknown): Promise<void> {
    return this.change(id, summary, (_, entries) => {
      put(entries, id, 0, log);
      entries.delete(logOf(id, log.length));
      return log.length;
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.within('readwrite', async (tables, entries) => {
      tables.delete(id);
      entries.delete(logOf(id));
    });
    await clearUp();
  }

  /** Write to the log of a table that is there; `work` returns how long it is then. */
  private change(
    id: string,
    summary: unknown,
    work: (row: Row, entries: IDBObjectStore) => number,
  ): Promise<void> {
    return this.database.within('readwrite', async (tables, entries) => {
      const row = await done(tables.get(id) as IDBRequest<Row | undefined>);
      if (!row) throw new StoreError('missing');
      const length = work(row, entries);
      tables.put({ ...row, changed: Date.now(), summary, length } satisfies Row);
    });
  }
}

/**
 * Have the browser give back the room of what was deleted. Chromium writes down that something is
 * gone, which takes more room at first, until it goes through all that it keeps; it does that when a
 * database is deleted.
 */
function clearUp(): Promise<void> {
  const empty = `${NAME}:empty`;
  return new Promise((resolve) => {
    const made = indexedDB.open(empty);
    made.onupgradeneeded = () => made.result.createObjectStore('nothing');
    made.onerror = () => resolve(); // then it does so later
    made.onsuccess = () => {
      made.result.close();
      const deleted = indexedDB.deleteDatabase(empty);
      deleted.onsuccess = deleted.onerror = () => resolve();
    };
  });
}

function line({ length: _, ...table }: Row): TableLine {
  return table;
}

/** Nothing waits for each of them: the transaction ends when all are written, or none. */
function put(entries: IDBObjectStore, table: string, from: number, log: unknown[]): void {
  log.forEach((entry, n) => entries.put({ table, number: from + n, entry } satisfies Entry));
}

// --- In this page only ---

class PassingStore implements TableStore {
  readonly lasting = false;
  private readonly tables = new Map<string, KeptTable>();

  async list(): Promise<TableLine[]> {
    const lines = [...this.tables.values()].map(({ log: _, ...table }) => structuredClone(table));
    return lines.sort((one, other) => other.changed - one.changed);
  }

  async read(id: string): Promise<KeptTable | null> {
    return structuredClone(this.tables.get(id) ?? null);
  }

  async create(table: KeptTable): Promise<void> {
    if (this.tables.has(table.id)) throw new StoreError('exists');
    this.tables.set(table.id, structuredClone(table));
  }

  async append(id: string, entries: unknown[], summary: unknown): Promise<void> {
    const table = this.find(id);
    this.write(table, [...table.log, ...entries], summary);
  }

  async replaceLog(id: string, log: unknown[], summary: unknown): Promise<void> {
    this.write(this.find(id), log, summary);
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }

  private find(id: string): KeptTable {
    const table = this.tables.get(id);
    if (!table) throw new StoreError('missing');
    return table;
  }

  private write(table: KeptTable, log: unknown[], summary: unknown): void {
    this.tables.set(table.id, structuredClone({ ...table, changed: Date.now(), log, summary }));
  }
}

// --- One tab leads ---

export interface Lead {
  /** false: another tab plays at this table; this one may look on, and must not write */
  readonly leads: boolean;
  /** Let another tab lead; closing the tab does so too. */
  release(): void;
}

/** Whether this tab may play at a table: the first that asks, until it lets go or is closed. */
export function lead(id: string): Promise<Lead> {
  const name = `${NAME}:table:${id}`;
  return navigator.locks ? leadByLock(name) : leadByCalling(name);
}

function leadByLock(name: string): Promise<Lead> {
  return new Promise((resolve, reject) => {
    const granted = (lock: Lock | null) => {
      if (!lock) {
        resolve({ leads: false, release: () => undefined });
        return undefined;
      }
      return new Promise<void>((end) => resolve({ leads: true, release: end }));
    };
    navigator.locks.request(name, { ifAvailable: true }, granted).catch(reject);
  });
}

const LONG_ENOUGH = 250; // ms for another tab to answer

/**
 * Locks are for pages that came over https or from this machine. Elsewhere tabs call each other:
 * who leads says so. Of two that ask at the same time, the one with the smaller number leads.
 */
function leadByCalling(name: string): Promise<Lead> {
  const line = new BroadcastChannel(name);
  const mine = Math.random();
  let leads = false;
  return new Promise((resolve) => {
    const end = (won: boolean) => {
      clearTimeout(timer);
      leads = won;
      if (!won) line.close();
      resolve({
        leads: won,
        release: () => {
          leads = false;
          line.close();
        },
      });
    };
    const timer = setTimeout(() => end(true), LONG_ENOUGH);
    line.onmessage = ({ data }: MessageEvent<number>) => {
      if (leads) line.postMessage(-1);
      else if (data < mine) end(false);
      else line.postMessage(mine);
    };
    line.postMessage(mine);
  });
}
