// The database engines to measure: always the embedded one, and PostgreSQL where it is installed.
import { findPostgres } from '../../scripts/run/machine.mjs';
import { startPostgres } from '../../scripts/run/postgres.mjs';
import { temporaryFolder } from './data/data-folder.mjs';

export const EMBEDDED = 'embedded database';

/** Does work with a new, empty PostgreSQL. @param work is given `dataDir` and `databaseUrl` */
export async function withPostgres(work) {
  const { url, stop } = await startPostgres();
  try {
    return await work({ dataDir: temporaryFolder(), databaseUrl: url });
  } finally {
    await stop();
  }
}

/** `withDatabase` does work with a new, empty database. */
export const engines = [
  { engine: EMBEDDED, withDatabase: (work) => work({ dataDir: temporaryFolder() }) },
  ...(findPostgres() ? [{ engine: 'PostgreSQL', withDatabase: withPostgres }] : []),
];
