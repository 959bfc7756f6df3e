import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Returns the built name of a CSS module's class: its own and four letters for the file. Shorter than Vite's, which
 * adds a line number, and independent of the project's folder.
 */
export function generateScopedName(name: string, file: string): string {
  const [bare] = path.relative(root, file).split('?');
  const letters = createHash('sha256').update(bare!).digest('base64url').slice(0, 4);
  return `${name}_${letters}`;
}
