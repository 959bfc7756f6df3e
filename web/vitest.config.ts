import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { componentTests } from '../ui/browser-tests.ts';
import { messages } from './build/messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/web',
  plugins: [paraglideVitePlugin(messages)],
  test: {
    // The first import of a file compiles what it needs, on machines that do other things too.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['{src,worker}/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
