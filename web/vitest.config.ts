import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { componentTests, commonOptions } from '../ui/browser-tests.ts';
import { messages } from './build/messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/web',
  plugins: [paraglideVitePlugin(messages)],
  test: {
    ...commonOptions,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['{src,worker,build}/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
