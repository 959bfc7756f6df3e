// The database engines to measure: the embedded one, and PostgreSQL where it is installed.
import { findPostgres } from '../../scripts/run/machine.mjs';
import { startPostgres } from '../../scripts/run/postgres.mjs';
import { temporaryFolder } from './data/data-folder.mjs';

/** Does work with a new, empty PostgreSQL. @param work takes `dataDir` and `databaseUrl` */
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
  { engine: 'embedded database', withDatabase: (work) => work({ dataDir: temporaryFolder() }) },
  ...(findPostgres() ? [{ engine: 'PostgreSQL', withDatabase: withPostgres }] : []),
];
