import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { icons, isIcon } from '../ui/build/icons.ts';
import { mantineStyles } from '../ui/build/mantine-styles.ts';
import { bareClasses } from './build/bare-classes.ts';
import { callSummaries } from './build/call-summaries.ts';
import { generateScopedName } from './build/class-names.ts';
import { compressAssets } from './build/compress-assets.ts';
import { entryChunk } from './build/entry-chunk.ts';
import { firstVisit } from './build/first-visit.ts';
import { inAdvance } from './build/in-advance.ts';
import { mantineChunks } from './build/mantine-chunks.ts';
import { messages } from './build/messages.ts';
import { oneLanguage } from './build/one-language.ts';
import { nextScreens } from './build/next-screens.ts';
import { precacheScreens } from './build/precache.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { routeTree } from './build/route-tree.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { manifest } from './src/pwa/manifest.ts';

/** Where the API answers during development. */
const API_ORIGIN = `http://localhost:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  define: { ON_SERVER: 'false' },
  build: {
    target: 'baseline-widely-available',
    // The Content Security Policy forbids data: URLs for scripts, styles and fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A dynamic import preloads only the screen's CSS; its shared chunks load through its own imports.
      // Preload lists with the chunks of every screen would add 1 kB to the first visit.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    manifest: true,
    rolldownOptions: {
      // A number or a sentence of the contract goes with whoever uses it, not into the entry that exports it.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // By default an icon's chunk is called like the icon: map-pin has nothing to do with the map.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.every(isIcon) ? 'icon' : '[name]'}-[hash].js`,
      },
    },
  },
  resolve: {
    // React exports useSyncExternalStore itself; the router's store still imports the shim for older Reacts.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { modules: { generateScopedName } },
  server: { proxy: { '/api': API_ORIGIN } },
  plugins: [
    bareClasses(),
    tanstackRouter(routeTree),
    // The React Compiler is worth its size only where components re-render often: the live map, rankings, demo pages.
    // Elsewhere it would only add 5 kB to the first visit.
    react({
      compiler: {
        sources: ['/src/features/map/live-', '/screens/ranking/ranking-', '/gallery/src/'],
      },
    }),
    icons(),
    paraglideVitePlugin(messages),
    oneLanguage(),
    callSummaries(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        globPatterns: ['assets/*.{js,css,woff2}', 'icon.svg'],
        manifestTransforms: [precacheScreens],
      },
    }),
    mantineStyles(),
    inlineScripts(),
    entryChunk(),
    mantineChunks(),
    sharedChunks(),
    compressAssets(),
    firstVisit(),
    nextScreens(),
    inAdvance(),
  ],
});
