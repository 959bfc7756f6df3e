// Tests rule report-person.
import { once } from 'node:events';
import { connect } from 'node:net';
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import type { Executor } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { findKnown, vouchFor } from './modules/accounts/known-drivers.ts';
import { readPersonHash } from './modules/accounts/person-hash.ts';
import { addUser } from './modules/accounts/repository.ts';
import { findSocketPath } from './control/socket-path.ts';
import { serve } from './serve.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// Generous, as the start creates a database, perhaps on a busy machine; but shorter than the keep-alive timeout (72 s),
// for which closing must not wait.
vi.setConfig({ testTimeout: 60_000 });

test('a known driver whose mailbox now has another hash is still known after the server has started', async () => {
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };
  const config = readConfig(env);
  const withDatabase = async <T>(work: (db: Executor) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ ...config, logger: silentLogger });
    try {
      await migrate(database);
      return await work(database.kysely);
    } finally {
      await database.close();
    }
  };
  const now = new Date();
  const user = { name: 'Anna', full_name: null, email: 'anna@pm.me', notifications: false };
  const personHash = await withDatabase(async (db) => {
    const hash = await readPersonHash(db, undefined);
    await addUser(db, { ...user, agree_privacy_at: now }, now);
    await vouchFor(db, hash.before(user.email)[0], now);
    return hash;
  });
  await (await serve(config)).close();
  const known = await withDatabase(async (db) => await findKnown(db, [personHash(user.email)]));
  expect([...known.values()]).toEqual([now]);
});

test('closing aborts commands while a last request still arrives, and that one is answered', async () => {
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };
  const server = await serve(readConfig(env));
  const { hostname, port } = new URL(server.address);
  const slow = connect(Number(port), hostname);
  // A read: a busy server may refuse writes.
  slow.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
  await (await fetch(`${server.address}/api/health`)).text();

  const closed = server.close();
  await vi.waitFor(() => expect(existsSync(findSocketPath(dataDir))).toBe(false), {
    timeout: 15_000,
  });
  slow.write('\r\n');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
