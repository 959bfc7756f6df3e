import { defineConfig } from 'vitest/config';
import { componentTests, commonOptions } from '../ui/browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/gallery',
  test: {
    ...commonOptions,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
