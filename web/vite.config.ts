import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = here('../src/rubra/locales');

/**
 * `virtual:texts/ca` is every Fluent file of Catalan as one string, without comments. Each language
 * is a chunk of its own, so a reader loads one.
 */
function texts(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = `${locales}/${id.slice(prefix.length + 1)}`;
      const parts = readdirSync(folder)
        .filter((file) => file.endsWith('.ftl'))
        .sort()
        .map((file) => {
          this.addWatchFile(`${folder}/${file}`);
          return readFileSync(`${folder}/${file}`, 'utf-8').replace(/^#.*\n/gm, '');
        });
      return `export default ${JSON.stringify(parts.join('\n'))};`;
    },
  };
}

/** Fonts with the letters of our languages only: half the size. */
function smallFonts(): Plugin {
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));
  const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŀĿœŒ–—‘’“”„…•−×→←·№';
  return {
    name: 'small-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source as Uint8Array);
        file.source = await subsetFont(font, letters, {
          targetFormat: 'woff2',
          noLayoutClosure: true,
        });
      }
    },
  };
}

const server = process.env.RUBRA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [texts(), svelte(), smallFonts()],
  base: '/',
  build: {
    outDir: here('../src/rubra/web_client'),
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/live': { target: server.replace('http', 'ws'), ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
