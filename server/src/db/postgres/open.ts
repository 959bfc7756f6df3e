import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import {
  ANSWER_LIMIT_MS,
  LOCK_LIMIT_MS,
  STATEMENT_LIMIT_MS,
  TRANSACTION_LIMIT_MS,
  TURN_LIMIT_MS,
  type Database,
  type DatabaseLogger,
  type Pool,
} from '../database.ts';
import { RequestPool } from '../request-pool.ts';
import { refuseInsideTransaction } from '../open-transaction.ts';
import { OutageWatch } from '../outage-watch.ts';
import { Client, type Connection } from './client.ts';
import { tryLock } from './advisory-lock.ts';
import { idleClients } from './idle-clients.ts';
import { PostgresListener } from './listener.ts';
import type { DB } from '../schema.gen.ts';

/** Connections for requests; all other work has its own, so that many requests do not delay the board's refresh. */
const REQUESTS = 10;
const OTHERS = 6;
/** Slightly more than a request waits for a connection: node-postgres applies it to both waiting and connecting. */
const CONNECT_LIMIT_MS = TURN_LIMIT_MS + 1_000;
/** Slightly more than the server's own limit: reached only when the server cannot report that its own has passed. */
const SILENCE_LIMIT_MS = STATEMENT_LIMIT_MS + 1_000;
/** Idle milliseconds after which the kernel checks that the other side still exists. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection pool to a PostgreSQL server. The server may be unreachable, now or later: then statements fail,
 * but the process continues (limits: decision 0016).
 * @param databaseUrl postgres://…
 */
export async function openPostgres(databaseUrl: string, logger: DatabaseLogger): Promise<Database> {
  const address = {
    // A name in it would replace ours, by which other processes see that a server runs.
    connectionString: databaseUrl.replace(/(?<=[?&])application_name=[^&]*/giu, ''),
    options: '-c TimeZone=UTC',
    Client,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const limited = { ...address, query_timeout: SILENCE_LIMIT_MS };
  const poolOf = (own: pg.PoolConfig) => {
    const pool = new pg.Pool({
      ...limited,
      application_name: 'pieno',
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: TRANSACTION_LIMIT_MS,
      ...own,
    });
    survive(pool, logger);
    return pool;
  };
  const pool = poolOf({ max: OTHERS });
  const requests = poolOf({
    max: REQUESTS,
    lock_timeout: LOCK_LIMIT_MS,
    // Locks held by a process that has gone silent delay the writes of all others.
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
  });
  const idle = [pool, requests].map(idleClients);
  const watch = new OutageWatch(() => {
    for (const clients of idle) for (const client of clients) client.lose();
    return reach(limited);
  });
  const open = (from: PostgresPool) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: from }), log: watch.hears });
  const listener = new PostgresListener(address, logger);
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    kysely: open(guarded(pool)),
    requestKysely: open(new RequestPool(guarded(requests), watch)),
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
    pools: () => [sizeOf('requests', requests), sizeOf('background', pool)],
    isLost: () => false,
    close: () => {
      watch.close();
      return (closing ??= Promise.all([listener.close(), pool.end(), requests.end()]).then(
        () => undefined,
      ));
    },
  };
}

const sizeOf = (name: Pool['name'], { totalCount, idleCount, waitingCount }: pg.Pool): Pool => ({
  name,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Without these listeners the error of a lost connection, idle or in use, would end the process. */
function survive(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  });
}

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
