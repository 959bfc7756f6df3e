import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the bytes of a file or folder on disk; links do not count.
 * @param isCounted whether a path below it counts; all by default
 */
export function sizeOnDisk(name, isCounted = () => true) {
  const stat = lstatSync(name);
  const own = (stat.blocks ?? 0) * 512;
  if (!stat.isDirectory()) return own;
  return readdirSync(name)
    .map((inner) => path.join(name, inner))
    .filter(isCounted)
    .reduce((sum, inner) => sum + sizeOnDisk(inner, isCounted), own);
}
