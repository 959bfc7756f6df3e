import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { browserTests } from '../ui/browser-tests.ts';
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
      {
        extends: true,
        plugins: [react({ compiler: true })],
        // Found before the first test, lazy ones too: a late one would bring a second React.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
        test: { name: 'components', include: ['src/**/*.test.tsx'], ...browserTests },
      },
    ],
  },
});
