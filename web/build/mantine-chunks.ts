import type { Plugin } from 'vite';

/** Screens that must use a part of Mantine before it goes into the chunk that they share. */
const SHARED_BY = 14;

/**
 * Puts what nearly every demo page uses of Mantine into one chunk, and what places a box beside another one
 * into a second. Left alone, the bundler makes a file of every part, some of a hundred bytes, and a page
 * fetches thirty of them.
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
