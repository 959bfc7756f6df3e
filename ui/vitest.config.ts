import { defineConfig } from 'vitest/config';
import { componentTests } from './browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/ui',
  test: {
    // The first import of a file compiles what it needs, on machines that do other things too.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
