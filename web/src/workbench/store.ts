/** Experiments that this browser keeps: IndexedDB, beside the tables. */

export interface KeptExperiment {
  id: string;
  game: string;
  title: string;
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

export const experiments = {
  /** All of them, the one that changed last first. */
  list: async (): Promise<KeptExperiment[]> =>
    (await withStore<KeptExperiment[]>('readonly', (store) => store.getAll())).sort(
      (a, b) => b.changed - a.changed,
    ),
  keep: (experiment: KeptExperiment) =>
    withStore('readwrite', (store) => store.put(experiment)).then(() => undefined),
  forget: (id: string) => withStore('readwrite', (store) => store.delete(id)).then(() => undefined),
};
