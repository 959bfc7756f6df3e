import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from '../ui/build/icons.ts';
import { callSummaries } from './build/call-summaries.ts';
import { generateScopedName } from './build/class-names.ts';
import { messages } from './build/messages.ts';
import { oneLanguage } from './build/one-language.ts';
import { serverAliases } from './build/server-aliases.ts';

/** The pages as a module for the server, which makes their content with it (decision 0039): one file, with React in it. */
export default defineConfig({
  root: import.meta.dirname,
  define: { ON_SERVER: 'true', 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/prerender/render-page.tsx',
    outDir: 'dist/server',
    target: 'node24',
    copyPublicDir: false,
    ssrEmitAssets: false,
    // The same addresses of files as in the pages' own build.
    assetsInlineLimit: 0,
    minify: false,
  },
  ssr: { noExternal: true },
  resolve: { alias: serverAliases },
  css: { modules: { generateScopedName } },
  plugins: [react(), icons(), paraglideVitePlugin(messages), oneLanguage(), callSummaries()],
});
