import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '../../..');

/** The engine's version: another one could not open it. */
function engineVersion(): string {
  const manifest = readFileSync(path.join(SERVER, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return dependencies['@electric-sql/pglite']!;
}

/** Where `pack-database.ts` leaves a new, empty database, packed. */
export const PACKED_DATABASE = path.join(
  SERVER,
  '../node_modules/.cache/pieno',
  `new-database-${engineVersion()}.tar.gz`,
);

/**
 * Finds the packed database, which the build makes: to unpack it takes a first start 250 MB less than to make one
 * (decision 0027).
 * @returns undefined where nothing was built, as with a server that is started by hand
 */
export function findPackedDatabase(): string | undefined {
  return existsSync(PACKED_DATABASE) ? PACKED_DATABASE : undefined;
}
