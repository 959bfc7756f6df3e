import type { Plugin } from 'vite';

/** Number of pages that must use a Mantine module before it goes into the shared chunk. */
const SHARED_BY = 14;

/**
 * Puts the Mantine modules that nearly every demo page uses into one chunk, and Floating UI, which positions
 * popovers, into a second. By default the bundler emits one file per module, some of a hundred bytes, and a
 * page fetches thirty of them.
 */
export function mantineChunks(): Plugin {
  const groups = [
    { name: 'mantine', test: /\/node_modules\/@mantine\//, minShareCount: SHARED_BY },
    { name: 'floating', test: /\/node_modules\/@floating-ui\// },
  ];
  return {
    name: 'pieno-mantine-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}
