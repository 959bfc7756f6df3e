import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite/scripts',
  test: { include: ['**/*.test.mjs'], isolate: false },
});
