/** Experiments that this browser keeps: IndexedDB, beside the tables. */

export interface KeptExperiment {
  id: string;
  game: string;
  title: string;
  /** what its owner wrote about it */
  notes: string;
  /** when it was written last, in ms */
  changed: number;
  /** the file, with what was found and with notes */
  text: string;
}

const NAME = 'tabula-rubra-experiments';
const STORE = 'experiments';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be kept'));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(request);
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

class Experiments {
  /** All of them, the one that changed last first; as they were looked at last. */
  list = $state.raw<KeptExperiment[]>([]);

  async look(): Promise<void> {
    const found = await withStore<KeptExperiment[]>('readonly', (store) => store.getAll());
    this.list = found.sort((a, b) => b.changed - a.changed);
  }

  async keep(experiment: KeptExperiment): Promise<void> {
    await withStore('readwrite', (store) => store.put(experiment));
    await this.look();
  }

  async forget(id: string): Promise<void> {
    await withStore('readwrite', (store) => store.delete(id));
    await this.look();
  }
}

export const experiments = new Experiments();
