import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite/contract',
  // A process for each file would take ten times as long as the tests, which leave nothing behind.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
