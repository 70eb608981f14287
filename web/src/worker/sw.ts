/**
 * The service worker: after one visit everything works without a network.
 *
 * A version is all files of a build with their digests; Python puts that list before this script. A
 * version is kept whole or not at all, in a cache of its own. A new one is fetched beside the old
 * one and waits until no page is open, or until somebody says that they want it now.
 *
 * A folder of static files answers from what is kept. With a server, what the server says now goes
 * before what is kept, so that its pages and its protocol fit together; what is kept serves when it
 * does not answer.
 */
interface Version {
  /** a folder of static files, and no server */
  site: boolean;
  name: string;
  /** by path below the scope: the SHA-256 of the file, in base64 */
  files: Record<string, string>;
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const version = (self as unknown as { rubraVersion: Version }).rubraVersion;
const { site, files } = version;

const PREFIX = 'tabula-rubra:';
const CACHE = PREFIX + version.name;
const FRAME = ''; // the path of the one page
const PATIENCE = 5000; // ms for the server to begin an answer, where there is another one
const AT_ONCE = 6;

const scope = worker.registration.scope;
/** Named by path and content, so that what has not changed is taken from an older version. */
const keyOf = (path: string) => `${scope}${path}?${encodeURIComponent(files[path]!)}`;
/** The language that a file is for; null: for all. */
const languageOf = (path: string) =>
  /(?:^assets\/texts-|\/rules-)([a-z]{2})[-.]/.exec(path)?.[1] ?? null;

// --- Keeping a version ---

async function keep(language: (found: string | null) => boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const wanted = Object.keys(files).filter(
    (path) => language(languageOf(path)) && !kept.has(keyOf(path)),
  );
  const next = async (): Promise<void> => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
      await cache.put(keyOf(path), (await caches.match(keyOf(path))) ?? (await download(path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** A file as this version has it. Fails if the host has another one, which may be older. */
async function download(path: string): Promise<Response> {
  const answer = await fetch(scope + path, {
    integrity: `sha256-${files[path]}`,
    // What has its digest in its name cannot have changed
    cache: path.startsWith('assets/') ? 'default' : 'no-cache',
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The languages that were read here before, or else those of the browser. */
async function languages(): Promise<Set<string | null>> {
  const urls: string[] = [];
  for (const one of await ourCaches()) {
    for (const request of await (await caches.open(one)).keys()) urls.push(request.url);
  }
  const read = new Set<string | null>(urls.map((url) => languageOf(url.slice(scope.length))));
  read.delete(null);
  if (!read.size) {
    const known = new Set(Object.keys(files).map(languageOf));
    const wished = worker.navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
    read.add(wished.find((one) => known.has(one)) ?? 'en');
  }
  return read.add(null);
}

const ourCaches = async () => (await caches.keys()).filter((one) => one.startsWith(PREFIX));

let tidied = false;

/** Forget older versions once no page of theirs can be open. */
async function tidy(): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (tidied || installing || waiting) return;
  if ((await worker.clients.matchAll({ type: 'window' })).length > 1) return;
  for (const one of await ourCaches()) if (one !== CACHE) await caches.delete(one);
  tidied = true;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(languages().then((read) => keep((found) => read.has(found))));
});

worker.addEventListener('activate', (event) => {
  // The first version serves the page that asked for it; a later one waits, so it has none to take
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (event) => {
  const said = event.data as { do: 'take-over' } | { do: 'keep'; language: string };
  if (said.do === 'take-over') void worker.skipWaiting();
  if (said.do === 'keep') {
    event.waitUntil(
      keep((found) => found === said.language || found === null).catch(() => undefined),
    );
  }
});

// --- Answering ---

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (request.mode === 'navigate') {
    if (!isPage(path)) return;
    event.respondWith(site ? keptOr(FRAME, request) : serverOr(FRAME, request));
    event.waitUntil(tidy().catch(() => undefined));
  } else if (path.startsWith('assets/') || (site && path in files)) {
    event.respondWith(keptOr(path, request));
  } else if (path in files) {
    event.respondWith(serverOr(path, request));
  }
});

/** Whether an address shows the one page. */
const isPage = (path: string) =>
  site
    ? path === '' || path === 'index.html'
    : !/^(api|live)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/** What is kept of this version, or of an older one, whose page is still open. */
async function kept(path: string, request: Request): Promise<Response | undefined> {
  if (path in files) return (await caches.open(CACHE)).match(keyOf(path));
  return caches.match(request, { ignoreSearch: true });
}

async function keptOr(path: string, request: Request): Promise<Response> {
  const found = await kept(path, request).catch(() => undefined);
  if (found) return found;
  const answer = await fetch(request);
  // A file that is not kept yet is of a language that was not read before
  if (answer.ok && path in files && path !== FRAME) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(keyOf(path), copy));
  }
  return answer;
}

async function serverOr(path: string, request: Request): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const first = await Promise.race([answer, late]).catch(() => null);
  if (first && first.status < 500) return first;
  return (await kept(path, request).catch(() => undefined)) ?? answer;
}

// --- Told by the server that a table waits: say so, and open it when it is clicked ---

worker.addEventListener('push', (event) => {
  const told = event.data!.json() as { text: string; tables: { id: string }[] };
  event.waitUntil(
    worker.registration.showNotification('Tabula Rubra', {
      body: told.text,
      icon: `${scope}icons/icon-192.png`,
      tag: 'turn',
      data: told.tables[0] && `${scope}table/${told.tables[0].id}`,
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow((event.notification.data as string | null) ?? scope));
});

export {};
