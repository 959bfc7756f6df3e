import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Returns the name of a class of a CSS module in the build: its own and four letters that stand for the file. Shorter
 * than Vite's, which also has a line, and the same wherever the project lies.
 */
export function generateScopedName(name: string, file: string): string {
  const [bare] = path.relative(root, file).split('?');
  const letters = createHash('sha256').update(bare!).digest('base64url').slice(0, 4);
  return `${name}_${letters}`;
}
