import type { Plugin } from 'vite';

/** Screens that must use a part of Mantine before it goes into the chunk that they share. */
const SHARED_BY = 6;

/**
 * Puts the parts of Mantine that many screens use into one chunk. Left alone, the bundler makes a file of
 * every part, some of a hundred bytes, and a demo page fetches thirty of them.
 */
export function mantineChunk(): Plugin {
  return {
    name: 'pieno-mantine-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'mantine',
                  test: /\/node_modules\/@(mantine|floating-ui)\//,
                  minShareCount: SHARED_BY,
                },
              ],
            },
          },
        },
      },
    }),
  };
}
