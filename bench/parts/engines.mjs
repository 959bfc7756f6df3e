// The database engines to measure: always the embedded one, and PostgreSQL where it is installed.
import { findPostgres } from '../../scripts/run/machine.mjs';
import { startPostgres } from '../../scripts/run/postgres.mjs';

export const EMBEDDED = 'embedded database';
const embedded = {
  engine: EMBEDDED,
  start: async () => ({ options: {}, stop: async () => undefined }),
};
const postgres = {
  engine: 'PostgreSQL',
  start: async () => {
    const { url, stop } = await startPostgres();
    return { options: { databaseUrl: url }, stop };
  },
};

export const enginesHere = findPostgres() ? [embedded, postgres] : [embedded];
