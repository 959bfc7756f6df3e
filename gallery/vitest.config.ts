import { defineConfig } from 'vitest/config';
import { icons } from '../ui/build/icons.ts';
import { componentTests, commonOptions, logicTests } from '../ui/browser-tests.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/gallery',
  plugins: [icons()],
  test: {
    ...commonOptions,
    // A page per file would load React and Mantine 81 times: a quarter of the run time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { ...logicTests, include: ['src/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
