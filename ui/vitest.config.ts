import { defineConfig } from 'vitest/config';
import { componentTests, patience } from './browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/ui',
  test: {
    ...patience,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
