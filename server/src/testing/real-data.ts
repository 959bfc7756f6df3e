/**
 * Real files that are too large for the repository: the ministry's whole days, and San Marino's data of OpenStreetMap
 * and Open Charge Map. CONTRIBUTING lists their places. Without them, tests use the slices next to this file.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the real files. */
export const REAL_DATA = path.resolve(
  process.env.REAL_DATA ?? path.join(import.meta.dirname, '../../../../shared/data'),
);

/** End of the title of a test that is skipped without them; `npm test` counts these. */
export const NEEDS_REAL_DATA = '(needs REAL_DATA)';

/** Returns the path of a real file, or undefined without it. @param name below `REAL_DATA` */
export function realData(name: string): string | undefined {
  const file = path.join(REAL_DATA, name);
  return existsSync(file) ? file : undefined;
}

/** Returns the path of a slice of the ministry's files, made by scripts/make/make-slices.mjs. */
export const sliceOf = (name: string): string => path.join(import.meta.dirname, 'slices', name);
