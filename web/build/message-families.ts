import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { messages } from './messages.ts';

const CATALOGUE = path.join(import.meta.dirname, '../messages/it.json');
const ALL = path.join(messages.outdir, 'messages.js');
const FAMILY = /^~messages\/(\w+)$/;

/**
 * Makes each `~messages/<family>` the messages of the catalogue that are called `<family>_<key>`, by their keys: what
 * travels as a code is said without a table that repeats all codes.
 */
export const messageFamilies = (): Plugin => ({
  name: 'pieno-message-families',
  resolveId: { filter: { id: FAMILY }, handler: (id) => id },
  load: {
    filter: { id: FAMILY },
    async handler(id) {
      this.addWatchFile(CATALOGUE);
      const prefix = `${FAMILY.exec(id)![1]}_`;
      const names = Object.keys(JSON.parse(await readFile(CATALOGUE, 'utf8')) as object);
      const family = names.filter((name) => name.startsWith(prefix));
      const entries = family.map((name) => `  ${name.slice(prefix.length)}: m.${name},\n`);
      return `import { m } from ${JSON.stringify(ALL)};\nexport default {\n${entries.join('')}};\n`;
    },
  },
});
