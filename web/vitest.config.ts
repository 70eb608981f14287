import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config';

export default mergeConfig(
  client,
  defineConfig({
    // Runes as a browser has them, not as a server would: what follows from a state is drawn
    resolve: { conditions: ['browser'] },
    test: {
      include: ['src/**/*.test.ts'],
      server: { deps: { inline: ['svelte'] } },
      environmentMatchGlobs: [['**/*.svelte.test.ts', './vitest.environment.ts']],
    },
  }),
);
