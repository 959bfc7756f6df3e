import path from 'node:path';

/** What the pages' build for the server takes instead of a module. */
export const serverAliases = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  // Nothing is opened there, and there is no history to follow.
  {
    find: /^\.\/layers\.ts$/,
    replacement: path.join(import.meta.dirname, '../src/prerender/no-layers.ts'),
  },
];
