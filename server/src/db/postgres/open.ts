import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import {
  STATEMENT_LIMIT_MS,
  TRANSACTION_LIMIT_MS,
  type Database,
  type DatabaseLogger,
} from '../database.ts';
import { refuseInsideTransaction } from '../open-transaction.ts';
import { PostgresListener } from './listener.ts';
import type { DB } from '../schema.gen.ts';

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Opens a connection pool to a PostgreSQL server. The server may be unreachable, now or later: then statements fail,
 * but the process continues.
 * @param databaseUrl postgres://…
 */
export async function openPostgres(databaseUrl: string, logger: DatabaseLogger): Promise<Database> {
  const connection = { connectionString: databaseUrl, options: '-c TimeZone=UTC' };
  const pool = new pg.Pool({
    ...connection,
    Client,
    application_name: 'pieno',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_LIMIT_MS,
  });
  // Without these listeners the error of a lost connection, idle or in use, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  const listener = new PostgresListener(connection, logger);
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    kysely,
    jobs: { ...connection, application_name: 'pieno-jobs', max: 3 },
    listen: (channel, onNotice, onReconnect) => listener.listen(channel, { onNotice, onReconnect }),
    unhurried: (work) =>
      kysely.connection().execute(async (session) => {
        await sql`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`.execute(
          session,
        );
        try {
          return await work(session);
        } finally {
          await sql`reset statement_timeout; reset idle_in_transaction_session_timeout`.execute(
            session,
          );
        }
      }),
    tryHold: (name) => tryHold(pool, name),
    checkpoint: async () => undefined,
    close: () => (closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined)),
  };
}

/** Destroys the socket after a connection error: node-postgres may leave it open, which keeps the process alive. */
class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.once('error', () => this.connection.stream.destroy());
  }
}

/** Takes an advisory lock. It belongs to its connection, which stays out of the pool until the lock is released. */
async function tryHold(pool: pg.Pool, name: string): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ held: boolean }>('select pg_try_advisory_lock(hashtext($1)) as held', [name])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (!rows[0]?.held) {
    client.release();
    return undefined;
  }
  return async () => {
    const lost = await client
      .query('select pg_advisory_unlock_all()')
      .catch((error: Error) => error);
    client.release(lost instanceof Error);
  };
}

/** Wraps the pool for Kysely, so that connecting inside an open transaction throws. */
function guarded(pool: pg.Pool) {
  return {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction();
      return await pool.connect();
    },
    end: () => pool.end(),
  };
}
