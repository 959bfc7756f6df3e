import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite/scripts',
  test: { include: ['{scripts,bench}/**/*.test.mjs'], isolate: false },
});
