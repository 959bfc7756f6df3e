/**
 * Real files that are too large for the repository: the ministry's whole days, OpenStreetMap's and Open Charge Map's
 * San Marino. CONTRIBUTING names what is expected where. Tests without them run on the slices beside this file.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the real files. */
export const REAL_DATA = path.resolve(
  process.env.REAL_DATA ?? path.join(import.meta.dirname, '../../../../shared/data'),
);

/** End of the title of a test that is skipped without them; the end of `npm test` counts those. */
export const NEEDS_REAL_DATA = '(needs REAL_DATA)';

/** Returns the path of a real file, or undefined where it is not there. @param name below `REAL_DATA` */
export function realData(name: string): string | undefined {
  const file = path.join(REAL_DATA, name);
  return existsSync(file) ? file : undefined;
}

/** Returns the path of a slice of the ministry's files, which scripts/make/make-slices.mjs made. */
export const sliceOf = (name: string): string => path.join(import.meta.dirname, 'slices', name);
