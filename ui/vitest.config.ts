import { defineConfig } from 'vitest/config';
import { componentTests, commonOptions } from './browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/ui',
  test: {
    ...commonOptions,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['{src,build}/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
