import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = here('../src/rubra/locales');
const games = here('../src/rubra/games');

/** What the home page says of a game; the rest of its texts is loaded with its table. */
const ON_THE_SHELF = /^\w+-(title|tagline|option|reason)\b/;
const IN_THE_LESSON = /^\w+-lesson-/;
const IN_TALK = /^web-(signal|report|mute|hear|quiet|loud|say|talk-|watcher)/;
/** What only the terminal says, or the server in reminders. */
const IN_THE_TERMINAL =
  /^((mail|reminder)-|\w+-(help|price|note|short|initial|colour|difficulty)-|(ask-number|ask-again|pass-device|undone|saved|nothing-saved|help-\w+|hint-(title|best|alternative|levels)|score-\w+|replay-hint|commitment|bot-failed) =)/;
/** Files of texts that are loaded when they are wanted, of a game or of everybody. */
const WHEN_WANTED = ['clubs', 'people', 'review', 'stories', 'workbench'];
/** The service worker: its address never changes, and the list of files is put before it in Python. */
const WORKER = 'sw.js';

/** The faces of nearly all text: where they come late, lines are broken anew and push others away. */
const AT_ONCE = /alegreya-sans-latin-[47]00-normal.*\.woff2$/;
/** The chunk of src/early.ts and all that it is made of. */
const EARLY = 'early';
const FIRST =
  /src\/(early|pages|core\/(early|here|kept|language|page)|games\/found)\.ts$|^\0virtual:texts$|vite\/preload-helper/;

const languages = readdirSync(locales);
const names = readdirSync(games).filter((name) => existsSync(`${games}/${name}/texts`));
const inside = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => `${folder}/${file}`);
const messages = (file: string) =>
  readFileSync(file, 'utf-8')
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=[a-z][\w-]* =)/);

/**
 * `virtual:texts/ca` is what every page says in Catalan, `virtual:texts/ca/<game>` what is said at a
 * table of that game, `virtual:texts/ca/<game>/lesson` in its lesson, `…/stories` where somebody
 * reads on, `…/workbench` and `virtual:texts/ca/workbench` where somebody changes a game,
 * `virtual:texts/ca/review` where a game is looked back at, `virtual:texts/ca/talk` where people talk,
 * each as one string of Fluent;
 * `virtual:texts` finds them by name.
 */
function texts(): Plugin {
  const prefix = 'virtual:texts';
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, language, ...wanted] = id.split('/');
      if (!language) {
        const later = (folder: string) =>
          WHEN_WANTED.filter((part) => existsSync(`${folder}/${part}.ftl`));
        const parts = languages.flatMap((one) => [
          one,
          `${one}/talk`,
          ...later(`${locales}/${one}`).map((part) => `${one}/${part}`),
          ...names.flatMap((name) =>
            [
              '',
              '/lesson',
              ...later(`${games}/${name}/texts/${one}`).map((part) => `/${part}`),
            ].map((part) => `${one}/${name}${part}`),
          ),
        ]);
        const entries = parts.map((name) => `'${name}': () => import('${prefix}/${name}')`);
        return `export default {${entries.join()}};`;
      }
      const said = (file: string, game: string) => {
        this.addWatchFile(file);
        return messages(file).filter((message) => {
          const text = message.trimStart();
          if (IN_THE_TERMINAL.test(text)) return false;
          const part = ON_THE_SHELF.test(text) ? '' : game;
          const piece =
            WHEN_WANTED.find((one) => file.endsWith(`/${one}.ftl`)) ??
            (IN_THE_LESSON.test(text) ? 'lesson' : IN_TALK.test(text) ? 'talk' : '');
          return [part, piece].filter(Boolean).join('/') === wanted.join('/');
        });
      };
      const found = [
        ...inside(`${locales}/${language}`).flatMap((file) => said(file, '')),
        ...names.flatMap((name) =>
          inside(`${games}/${name}/texts/${language}`).flatMap((file) => said(file, name)),
        ),
      ];
      return `export default ${JSON.stringify(found.join('\n'))};`;
    },
  };
}

/**
 * What is named by its content: addresses in scripts and styles are relative, so that the same files
 * work below any path. Those in index.html begin with a slash, because a server sends it for deep
 * paths too; `rubra site` makes them relative.
 */
const addresses = (file: string, { hostType }: { hostType: string }) =>
  hostType === 'html' ? `/${file}` : { relative: true };

/** Beside each file the same one packed, for browsers that can unpack it. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const worth = (one: string) => /\.(js|css|html|svg)$/.test(one) && one !== WORKER;
      for (const name of Object.keys(bundle).filter(worth)) {
        const source = readFileSync(`${dir}/${name}`);
        if (source.length >= 1000) writeFileSync(`${dir}/${name}.br`, brotliCompressSync(source));
      }
    },
  };
}

/** Fonts with the letters of our languages only: half the size. */
function smallFonts(): Plugin {
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));
  const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŀĿœŒ–—‘’“”„…•−×→←·№';
  // Faces that write what games call things, and nothing that a person has typed
  const forTitles = /cardo|ruslan/;
  const said = languages
    .flatMap((one) => names.flatMap((name) => inside(`${games}/${name}/texts/${one}`)))
    .flatMap((file) => messages(file).map((text) => text.replace(/^[\w-]+ =|\{[^}]*\}/g, '')));
  const titles =
    range(0x30, 0x39) + [...new Set(said.join('').match(/[\p{L}·’'(),.:–-]/gu))].join('');
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        const needed = forTitles.test(file.fileName) ? titles : letters;
        file.source = await subsetFont(font, needed, {
          targetFormat: 'woff2',
          noLayoutClosure: true,
          noHinting: true,
        });
      }
    },
  };
}

/** A script of its own, which waits for no other; and faces before any text is drawn in others. */
function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const first = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === EARLY,
        );
        const tag = `<script type="module" async crossorigin src="/${first?.fileName}"></script>`;
        const faces = Object.keys(bundle ?? {})
          .filter((file) => AT_ONCE.test(file))
          .map((file) => `<link rel="preload" as="font" crossorigin href="/${file}">`);
        return html.replace('<script type="module" ', [tag, ...faces, '$&'].join('\n    '));
      },
    },
  };
}

const server = process.env.RUBRA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [texts(), svelte(), smallFonts(), firstScript(), packed()],
  base: '/',
  experimental: { renderBuiltUrl: addresses },
  worker: { format: 'es' },
  build: {
    outDir: here('../src/rubra/web_client'),
    emptyOutDir: true,
    target: 'es2022',
    // Slower to build than esbuild, and six kilobytes less over the wire
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 1 } },
    // Everything is a file of its own: the content security policy allows nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sw: here('src/worker/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // texts-ca-….js, texts-ca-<game>-….js: the service worker keeps the languages that are read
        chunkFileNames: ({ name, facadeModuleId }) => {
          const texts = /^\0virtual:texts\/(.+)$/.exec(facadeModuleId ?? '')?.[1];
          const game = /src\/games\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
          const file = texts ? `texts-${texts.replaceAll('/', '-')}` : (game ?? name);
          return `assets/${file}-[hash].js`;
        },
        // What is run first, and then what every page needs: two files, not twenty small ones
        manualChunks: (id) =>
          FIRST.test(id)
            ? EARLY
            : /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/core\/|src\/frame\/(Alone|Dialog|Emblem|Icon|Log|Lost|Mark|Opening|Preparing|Waiting|settings|zoom)|src\/(App|styles\/base)|src\/home\/TableLine/.test(
                  id,
                )
              ? 'base'
              : undefined,
      },
    },
  },
  server: {
    proxy: { '/api': server, '/live': { target: server.replace('http', 'ws'), ws: true } },
  },
});
