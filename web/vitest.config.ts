import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { componentTests, commonOptions, logicTests } from '../ui/browser-tests.ts';
import { icons } from '../ui/build/icons.ts';
import { messages } from './build/messages.ts';
import { serverAliases } from './build/server-aliases.ts';

export default defineConfig({
  root: import.meta.dirname,
  define: { ON_SERVER: 'false' },
  cacheDir: '../node_modules/.vite/web',
  plugins: [icons(), paraglideVitePlugin(messages)],
  test: {
    ...commonOptions,
    projects: [
      {
        extends: true,
        test: {
          ...logicTests,
          include: ['{src,worker,build}/**/*.test.ts'],
          exclude: ['src/prerender/**'],
        },
      },
      {
        extends: true,
        define: { ON_SERVER: 'true' },
        resolve: { alias: serverAliases },
        test: { name: 'prerender', include: ['src/prerender/**/*.test.ts'] },
      },
      componentTests,
    ],
  },
});
