/** The page of `rubra lab report`: one script and one style, which the page holds; its texts come with it. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const noTexts: Plugin = {
  name: 'no-texts',
  resolveId: (id) => (id === 'virtual:texts' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:texts' ? 'export default {};' : undefined),
};

export default defineConfig({
  plugins: [noTexts, svelte()],
  publicDir: false,
  build: {
    outDir: here('../src/rubra/web_client/report'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Infinity,
    cssCodeSplit: false,
    rollupOptions: {
      input: here('src/report/main.ts'),
      output: {
        format: 'iife',
        inlineDynamicImports: true,
        entryFileNames: 'report.js',
        assetFileNames: 'report[extname]',
      },
    },
  },
});
