import path from 'node:path';

/** Replacements of modules in the pages' build for the server. */
export const serverAliases = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  // On the server nothing is opened, and there is no history.
  {
    find: /^\.\/layers\.ts$/,
    replacement: path.join(import.meta.dirname, '../src/prerender/no-layers.ts'),
  },
];
