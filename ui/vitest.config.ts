import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { componentTests, commonOptions, logicTests } from './browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/ui',
  plugins: [icons()],
  test: {
    ...commonOptions,
    projects: [
      {
        extends: true,
        test: { ...logicTests, include: ['{src,build}/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
