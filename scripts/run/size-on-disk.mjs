import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the bytes of a file or folder as the disk counts them; links count as nothing. */
export function sizeOnDisk(name) {
  const stat = lstatSync(name);
  const own = (stat.blocks ?? 0) * 512;
  if (!stat.isDirectory()) return own;
  return readdirSync(name).reduce((sum, inner) => sum + sizeOnDisk(path.join(name, inner)), own);
}
