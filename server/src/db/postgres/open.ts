import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import {
  ANSWER_LIMIT_MS,
  STATEMENT_LIMIT_MS,
  TRANSACTION_LIMIT_MS,
  type Database,
  type DatabaseLogger,
} from '../database.ts';
import { RequestPool } from '../request-pool.ts';
import { refuseInsideTransaction } from '../open-transaction.ts';
import { OutageWatch } from '../outage-watch.ts';
import { Client, type Connection } from './client.ts';
import { tryLock } from './advisory-lock.ts';
import { idleClients } from './idle-clients.ts';
import { PostgresListener } from './listener.ts';
import type { DB } from '../schema.gen.ts';

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 5_000;
/** A little more than the server's own limit: it passes only when the server cannot say that its own has passed. */
const SILENCE_LIMIT_MS = STATEMENT_LIMIT_MS + 1_000;
/** The kernel asks after this time whether the other side of an idle connection is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection pool to a PostgreSQL server. The server may be unreachable, now or later: then statements fail,
 * but the process continues (limits: decision 0016).
 * @param databaseUrl postgres://…
 */
export async function openPostgres(databaseUrl: string, logger: DatabaseLogger): Promise<Database> {
  const address = {
    connectionString: databaseUrl,
    options: '-c TimeZone=UTC',
    Client,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const limited = { ...address, query_timeout: SILENCE_LIMIT_MS };
  const pool = new pg.Pool({
    ...limited,
    application_name: 'pieno',
    max: POOL_SIZE,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_LIMIT_MS,
  });
  survive(pool, logger);
  const idle = idleClients(pool);
  const watch = new OutageWatch(() => {
    for (const client of idle) client.lose();
    return reach(limited);
  });
  const open = (from: PostgresPool) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: from }) });
  const listener = new PostgresListener(address, logger);
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    kysely: open(guarded(pool)),
    requestKysely: open(new RequestPool(guarded(pool), watch, ANSWER_LIMIT_MS)),
    jobs: { ...limited, application_name: 'pieno-jobs', max: 3 },
    listen: (channel, onNotice, onReconnect) => listener.listen(channel, { onNotice, onReconnect }),
    withoutTimeouts: async (work) => {
      const own = new pg.Pool({ ...address, application_name: 'pieno', max: 1 });
      survive(own, logger);
      const session = open(guarded(own));
      try {
        return await work(session);
      } finally {
        await session.destroy();
      }
    },
    tryLock: (name) => tryLock(pool, name),
    isLost: () => false,
    close: () => {
      watch.close();
      return (closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined));
    },
  };
}

/** Without these listeners the error of a lost connection, idle or in use, would end the process. */
function survive(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  });
}

/** Asks the server anything, on a new connection. */
async function reach(config: pg.ClientConfig): Promise<void> {
  const client: Connection = new Client({ ...config, query_timeout: ANSWER_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    client.abandon();
  }
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
