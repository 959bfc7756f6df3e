import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressAssets } from './build/compress-assets.ts';
import { entryChunk } from './build/entry-chunk.ts';
import { mantineChunks } from './build/mantine-chunks.ts';
import { messages } from './build/messages.ts';
import { keepScreens } from './build/precache.ts';
import { manifest } from './src/pwa/manifest.ts';

/** Where the API answers during development. */
const API_ORIGIN = `http://localhost:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'baseline-widely-available',
    // The content policy allows no data: in scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen's styles are fetched beside it, its shared chunks after it: a list of them all for every
      // screen there is would cost the first visit 1 kB.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    manifest: true,
  },
  resolve: {
    // React has the hook itself; the router's store still asks for the one for older Reacts.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: { proxy: { '/api': API_ORIGIN } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    // The compiler pays where much is drawn again: maps, rankings, demos. On the rest of the first visit
    // it only costs 3 kB.
    react({ compiler: { sources: ['/src/map/', '/screens/ranking/', '/gallery/src/'] } }),
    paraglideVitePlugin(messages),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        globPatterns: ['assets/*.{js,css,woff2}', 'icon.svg', 'icons/icon-192.png'],
        manifestTransforms: [keepScreens],
      },
    }),
    entryChunk(),
    mantineChunks(),
    compressAssets(),
  ],
});
